"""The rules of an edition as text: the reference card, and the sections of the rulebook."""

from collections.abc import Iterator
from dataclasses import dataclass

from amletero.locales.speaker import Speaker
from amletero.rules.cards import Character


@dataclass(frozen=True)
class ReferenceLine:
    """A character's line on the reference card."""

    character: Character
    value: int
    name: str
    copies: int
    line: str


@dataclass(frozen=True)
class Section:
    """A part of the rulebook: a title and short paragraphs."""

    key: str
    """Stable name for links, the same in every language."""
    title: str
    paragraphs: tuple[str, ...]
    character: Character | None = None
    """The character whose rule the section explains, if any."""


def reference_card(speaker: Speaker) -> tuple[ReferenceLine, ...]:
    """Return the reference card, the highest value first."""
    return tuple(
        ReferenceLine(
            row.character,
            row.value,
            speaker.card(row.character),
            row.copies,
            speaker.say(f"card-{row.character}.line"),
        )
        for row in reversed(speaker.edition.rows)
    )


def rulebook(speaker: Speaker) -> tuple[Section, ...]:
    """Return the full rules of the speaker's edition."""
    return tuple(_sections(speaker))


def _sections(speaker: Speaker) -> Iterator[Section]:
    for key in ("aim", "set-up", "turn", "choosing"):
        yield _section(speaker, key)
    yield from _characters(speaker)
    for key in ("out", "round-end", f"tie-{speaker.edition.tie_rule}"):
        yield _section(speaker, key)
    if Character.SPY in speaker.edition.characters:
        yield _section(speaker, "spy-bonus")
    for key in ("next-round", "game-end", "secrets"):
        yield _section(speaker, key)


def _section(speaker: Speaker, key: str) -> Section:
    text = speaker.say(
        f"rules-{key}",
        cards=len(speaker.edition.deck),
        tokens=[
            speaker.say("rules-tokens", players=players, tokens=tokens)
            for players, tokens in speaker.edition.tokens_to_win
        ],
    )
    return Section(key, speaker.say(f"rules-{key}.title"), _paragraphs(text))


def _characters(speaker: Speaker) -> Iterator[Section]:
    for row in reversed(speaker.edition.rows):
        name = speaker.card(row.character)
        yield Section(
            key=str(row.character),
            title=speaker.say("rules-card", value=row.value, name=name, copies=row.copies),
            paragraphs=_paragraphs(speaker.say(f"rules-card-{row.character}")),
            character=row.character,
        )


def _paragraphs(text: str) -> tuple[str, ...]:
    """Return the paragraphs of a text, separated by blank lines; other line breaks are ignored."""
    return tuple(" ".join(part.split()) for part in text.split("\n\n"))
