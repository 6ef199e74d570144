"""The game as a screen shows it to one viewer, and its story as text."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from rich.table import Table
from rich.text import Text
from textual.app import App

from amletero.locales import Language, Sentence, Speaker
from amletero.rules.cards import Cards, Seat
from amletero.rules.facts import GameEnded, RoundBegan, RoundEnded
from amletero.rules.round import Round
from amletero.rules.view import View
from amletero.terminal.screens.colors import FAINT, GOLD, ON_TABLE, TEXT, drawn


@dataclass(frozen=True)
class ShownGame:
    """The game from a seat, for a spectator, or with all cards face up."""

    view: View
    names: tuple[str, ...]
    language: Language
    truth: Round | None = None
    """All cards, if they are face up: in a record."""
    away: frozenset[Seat] = field(default_factory=frozenset)
    """The seats whose players lost their connection to the server."""
    sat_in: frozenset[Seat] = field(default_factory=frozenset)
    """The seats where a bot sits in."""

    @property
    def speaker(self) -> Speaker:
        """The speaker for this game's language and edition."""
        return Speaker(self.language, self.view.table.edition)

    @property
    def opponents(self) -> tuple[Seat, ...]:
        """The seats with a plate, in the order of turns after the own seat."""
        seats, own = self.view.table.seats, self.view.seat
        if own is None:
            return tuple(seats)
        return tuple((own + step) % len(seats) for step in range(1, len(seats)))

    @property
    def hand(self) -> Cards:
        """The cards that are shown large: the viewer's, or with all cards face up, the mover's."""
        return self.view.hand if self.truth is None else self.truth.hand

    def name(self, seat: Seat) -> str:
        """Return a player's name."""
        return self.speaker.player(seat, self.names)


def story_text(sentences: Iterable[Sentence], app: App[Any]) -> Table:
    """Return sentences as rows, each with its character's mark; wrapped lines are indented."""
    rows = Table.grid(padding=0)
    rows.add_column(width=2)
    rows.add_column(ratio=1)
    for sentence in sentences:
        mark, text, styles = _story_row(sentence)
        rows.add_row(Text(mark, drawn(styles[0], app)), Text(text, drawn(styles[1], app)))
    return rows


def _story_row(sentence: Sentence) -> tuple[str, str, tuple[str, str]]:
    """Return the mark, the sentence and their styles; secret sentences are in italics."""
    if isinstance(sentence.fact, RoundBegan | RoundEnded | GameEnded):
        return "❧", sentence.text, (GOLD, f"bold {GOLD}")
    style = f"italic {FAINT}" if sentence.secret else TEXT
    if sentence.character is None:
        return "", sentence.text, (style, style)
    return "●", sentence.text, (ON_TABLE[sentence.character], style)
