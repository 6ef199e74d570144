"""The middle of the table: the deck, the set-aside card, and known cards of the deck."""

from collections.abc import Callable
from typing import Final

from textual.content import Content
from textual.widgets import Static

from amletero.rules.round import Round
from amletero.terminal.screens.cards import chips, named
from amletero.terminal.screens.colors import FAINT, FAINT_INK, GOLD, PAPER_SHADE, TEXT
from amletero.terminal.screens.shown_game import ShownGame

CHIPS_A_LINE: Final = 4


class Pile(Static):
    """The deck and what lies next to it."""

    def __init__(self) -> None:
        super().__init__(id="pile")

    def show(self, scene: ShownGame) -> None:
        """Show the middle of the table."""
        view, say = scene.view, scene.speaker.say
        lines = [*_deck(view.table.deck_count, say("terminal-deck", count=view.table.deck_count))]
        if view.table.face_up:
            lines.append(Content.assemble((say("terminal-face-up"), FAINT)))
            lines.append(chips(view.table.face_up, view.table.edition))
        lines += _known(scene) if scene.truth is None else _open(scene.truth, say)
        self.update(Content("\n").join(lines))


def _deck(count: int, label: str) -> list[Content]:
    """Return a stack whose height shows the number of cards left."""
    paper = f"{FAINT_INK} on {PAPER_SHADE}"
    if not count:
        return [Content.assemble(("╭╌╌╌╌╮", FAINT)), Content.assemble((f"╰╌╌╌╌╯ {label}", FAINT))]
    layers = (count + 5) // 6
    edge = Content.assemble(("▔" * 6, paper))
    top = Content.assemble(("╭─♥♥─╮", paper), (f" {label}", f"bold {TEXT}"))
    return [top, *([edge] * layers)]


def _known(scene: ShownGame) -> list[Content]:
    """Return the cards of the deck that the reader put there, counted from the top."""
    known = [(place, card) for place, card in enumerate(scene.view.deck, start=1) if card]
    return [
        Content.assemble(("▸", GOLD), (f"{place}. ", FAINT), named(card, scene.speaker))
        for place, card in known
    ]


def _open(truth: Round, say: Callable[[str], str]) -> list[Content]:
    """Return the whole deck from the top, and the set-aside card, all face up."""
    edition, deck = truth.table.edition, truth.deck
    rows = [deck[start : start + CHIPS_A_LINE] for start in range(0, len(deck), CHIPS_A_LINE)]
    lines = [chips(row, edition) for row in rows]
    if truth.set_aside:
        label = Content.assemble((f"{say('terminal-set-aside')} ", FAINT))
        lines.append(label + chips(truth.set_aside, edition))
    return lines
