"""Cards drawn with box characters: a seal with the value, dots for copies, an emblem."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from textual.content import Content
from textual.widgets import Static

from amletero.locales import Speaker
from amletero.rules.cards import Cards, Character
from amletero.rules.editions import Edition
from amletero.terminal.screens.colors import (
    FAINT_INK,
    INK,
    ON_PAPER,
    ON_TABLE,
    PAPER,
    PAPER_SHADE,
    WAX,
)

EMBLEMS: Final[Mapping[Character, tuple[str, str, str]]] = MappingProxyType(
    {
        Character.SPY: ("╭───────╮", "│ ◉ ▾ ◉ │", "╰──╯ ╰──╯"),
        Character.GUARD: ("  ▄██▄ ╱", "▄██████▄", "  █▪▪█  "),
        Character.PRIEST: ("  ╱▔╲  ", " │ ◆ │ ", " │ ┃ │ "),
        Character.BARON: ("╲     ╱", "  ╲ ╱  ", "═══╳═══"),
        Character.HANDMAID: ("╭──┴──╮", "│  ✦  │", "╰─╲ ╱─╯"),
        Character.PRINCE: ("▲  ▲  ▲", "█▄▄█▄▄█", "  ❀ ❀  "),
        Character.CHANCELLOR: ("╭─○┬○┬○", "│ ┆╎ ╎ ", "╰══════"),
        Character.KING: ("♦  ♦  ♦", "█▙▟█▙▟█", "◂━━━━━▸"),
        Character.COUNTESS: ("╲╲ │ ╱╱", " ╲╲│╱╱ ", "   ▼   "),
        Character.PRINCESS: ("  ▴ ▲ ▴  ", "│╲  ♥  ╱│", "╰───────╯"),
    }
)
"""A small picture of each character, three lines of the same width."""

SMALL_WIDTH: Final = 17
LARGE_WIDTH: Final = 24


def chip(card: Character, edition: Edition) -> Content:
    """Return a card as a small seal: its value in its color."""
    return Content.assemble((f" {edition.values[card]} ", f"bold {PAPER} on {ON_PAPER[card]}"))


def chips(cards: Cards, edition: Edition, room: int = 99) -> Content:
    """Return cards as small seals side by side, close together if space is short."""
    if 4 * len(cards) - 1 <= room:
        return Content(" ").join([chip(card, edition) for card in cards])
    tight = [(str(edition.values[card]), f"bold {PAPER} on {ON_PAPER[card]}") for card in cards]
    gap = " " if 2 * len(cards) - 1 <= room else ""
    return Content(gap).join([Content.assemble(part) for part in tight])


def named(card: Character, speaker: Speaker) -> Content:
    """Return a card as its seal and its name, on the table."""
    value = chip(card, speaker.edition)
    return Content.assemble(value, (f" {speaker.card(card)}", ON_TABLE[card]))


def face(card: Character, speaker: Speaker, *, large: bool, mark: str = "") -> Content:
    """Return a card face up; its lower edge can show a mark, such as its key."""
    width = LARGE_WIDTH if large else SMALL_WIDTH
    inner = width - 2
    lines = [
        _frame(f"╭{'─' * inner}╮", card),
        _seal_line(card, speaker.edition, inner, card),
        *(_line(line, inner, card, ON_PAPER[card]) for line in EMBLEMS[card]),
        _line("", inner, card),
        _line(speaker.card(card), inner, card, f"bold {ON_PAPER[card]}"),
    ]
    if large:
        text = _wrapped(speaker.say(f"card-{card}.line"), inner - 2)
        lines += [_line("", inner, card), *(_line(part, inner, card, INK) for part in text)]
        lines += [_line("", inner, card)] * (5 - len(text))
    lines.append(_lower_edge(inner, card, mark))
    return Content("\n").join(lines)


def back(*, large: bool) -> Content:
    """Return a card face down: an envelope's flap with a seal."""
    width = LARGE_WIDTH if large else SMALL_WIDTH
    inner, height = width - 2, 12 if large else 6
    paper = f"{FAINT_INK} on {PAPER_SHADE}"
    middle = height // 2
    return Content("\n").join(
        [
            Content.assemble((f"╭{'─' * inner}╮", paper)),
            *(
                Content.assemble(("│", paper), _flap(row, middle, inner), ("│", paper))
                for row in range(height)
            ),
            Content.assemble((f"╰{'─' * inner}╯", paper)),
        ]
    )


def _flap(row: int, middle: int, inner: int) -> Content:
    paper = f"{FAINT_INK} on {PAPER_SHADE}"
    if row < middle:
        edge = round((row + 1) * (inner / 2 - 2) / (middle + 1))
        text = " " * edge + "╲" + " " * (inner - 2 * edge - 2) + "╱" + " " * edge
        return Content.assemble((text, paper))
    if row == middle:
        side = (inner - 3) // 2
        text = " " * (inner - 3 - side)
        return Content.assemble(
            (" " * side, paper), (" ♥ ", f"bold {PAPER} on {WAX}"), (text, paper)
        )
    return Content.assemble((" " * inner, paper))


def _frame(text: str, card: Character) -> Content:
    return Content.assemble((text, f"{ON_PAPER[card]} on {PAPER}"))


def _line(text: str, inner: int, card: Character, style: str = INK) -> Content:
    border = f"{ON_PAPER[card]} on {PAPER}"
    return Content.assemble(
        ("│", border), (f"{text:^{inner}}", f"{style} on {PAPER}"), ("│", border)
    )


def _seal_line(card: Character, edition: Edition, inner: int, color: Character) -> Content:
    """Return the top line: the value in a seal, and one dot per copy in the deck."""
    border = f"{ON_PAPER[color]} on {PAPER}"
    dots = "●" * edition.copies[card]
    seal = f" {edition.values[card]} "
    return Content.assemble(
        ("│", border),
        (seal, f"bold {PAPER} on {ON_PAPER[card]}"),
        (f"{dots:>{inner - 4}} ", border),
        ("│", border),
    )


def _lower_edge(inner: int, card: Character, mark: str) -> Content:
    if not mark:
        return _frame(f"╰{'─' * inner}╯", card)
    label = f"[{mark}]"
    side = (inner - len(label)) // 2
    return _frame(f"╰{'─' * side}{label}{'─' * (inner - side - len(label))}╯", card)


def _wrapped(text: str, width: int) -> list[str]:
    from textwrap import wrap  # noqa: PLC0415 (only large windows need it)

    return wrap(text, width)[:5]


class HandCard(Static):
    """A card of the hand."""

    def __init__(self, card: Character | None) -> None:
        super().__init__(classes="card")
        self.card = card
