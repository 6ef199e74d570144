"""What a screen shows: the game from somebody's eyes, and how it is told."""

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
from amletero.terminal.screens.palette import FAINT, GOLD, ON_TABLE, TEXT, drawn


@dataclass(frozen=True)
class ShownGame:
    """The table from one seat, a spectator's place, or with all cards open."""

    view: View
    names: tuple[str, ...]
    language: Language
    truth: Round | None = None
    """All cards, where they lie open: in a record that is looked at."""
    away: frozenset[Seat] = field(default_factory=frozenset)
    """Who has lost the connection to a table of a server."""
    sat_in: frozenset[Seat] = field(default_factory=frozenset)
    """For whom a bot sits in there."""

    @property
    def speaker(self) -> Speaker:
        """Who speaks about this game."""
        return Speaker(self.language, self.view.table.edition)

    @property
    def opponents(self) -> tuple[Seat, ...]:
        """Those who have a plate at the top, in the order of turns after one's own seat."""
        seats, own = self.view.table.seats, self.view.seat
        if own is None:
            return tuple(seats)
        return tuple((own + step) % len(seats) for step in range(1, len(seats)))

    @property
    def hand(self) -> Cards:
        """The cards that are shown large: one's own, or of whose turn it is where all is open."""
        return self.view.hand if self.truth is None else self.truth.hand

    def name(self, seat: Seat) -> str:
        """Return what a player is called."""
        return self.speaker.player(seat, self.names)


def story_text(sentences: Iterable[Sentence], app: App[Any]) -> Table:
    """Sentences of the log, each after the mark of its character; lines that wrap stay indented."""
    rows = Table.grid(padding=0)
    rows.add_column(width=2)
    rows.add_column(ratio=1)
    for sentence in sentences:
        mark, text, styles = _story_row(sentence)
        rows.add_row(Text(mark, drawn(styles[0], app)), Text(text, drawn(styles[1], app)))
    return rows


def _story_row(sentence: Sentence) -> tuple[str, str, tuple[str, str]]:
    """Return the mark, the sentence, and their styles; what only some know is slanted."""
    if isinstance(sentence.fact, RoundBegan | RoundEnded | GameEnded):
        return "❧", sentence.text, (GOLD, f"bold {GOLD}")
    style = f"italic {FAINT}" if sentence.secret else TEXT
    if sentence.character is None:
        return "", sentence.text, (style, style)
    return "●", sentence.text, (ON_TABLE[sentence.character], style)
