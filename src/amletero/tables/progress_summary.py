"""The progress of a table, for lists of games."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from amletero.history.played_game import PlayedGame, cards_played, played_game
from amletero.rules.cards import Character, Seat
from amletero.tables.settings import Settings
from amletero.tables.state import Chair, Phase, State


@dataclass(frozen=True, slots=True)
class TableProgress:
    """The progress of a table, as its log stood at one length."""

    seq: int
    phase: Phase
    settings: Settings
    chairs: tuple[Chair, ...]
    host_seat: Seat | None
    turn: Seat | None
    tokens: tuple[int, ...]
    winners: tuple[Seat, ...]
    cards: tuple[Mapping[Character, int], ...]
    """By seat: how often each card was played; empty until the game is decided."""

    @staticmethod
    def of(state: State) -> "TableProgress":
        """Return the progress of a table from its state."""
        game = state.game
        return TableProgress(
            state.seq,
            state.phase,
            state.settings,
            tuple(state.chairs),
            state.host_seat,
            state.turn,
            () if game is None else tuple(game.table.tokens),
            () if game is None else tuple(game.table.winners),
            tuple(cards_played(game.events, len(state.chairs))) if game and state.decided else (),
        )

    @property
    def bots(self) -> list[str | None]:
        """Return the bots by seat; None where a person sits."""
        return [None if chair.guest else chair.bot for chair in self.chairs]

    def side_of(self, guest: str) -> PlayedGame | None:
        """Return a decided game from a guest's side; None unless they played exactly one seat."""
        seats = [seat for seat, chair in enumerate(self.chairs) if chair.guest == guest]
        if not self.winners or len(seats) != 1:
            return None
        (seat,) = seats
        return played_game(self.settings.edition, self.bots, seat, self.winners, self.cards[seat])

    def names_of_people(self, names: Mapping[tuple[int, str], str]) -> list[str]:
        """Return the names by seat; empty for bots, free seats and forgotten guests."""
        return [
            "" if chair.guest is None else names.get((seat, chair.guest), "")
            for seat, chair in enumerate(self.chairs)
        ]

    def summary(self, guest: str) -> dict[str, Any]:
        """Return the progress as a JSON object for the list of a guest's games."""
        own = [seat for seat, chair in enumerate(self.chairs) if chair.guest == guest]
        return {
            "phase": self.phase,
            "edition": self.settings.edition,
            "bots": self.bots,
            "host": self.host_seat,
            "seats": own,
            "tokens": list(self.tokens),
            "winners": list(self.winners),
            "turn": self.turn,
            "your_turn": self.turn in own,
            "private": self.settings.private,
        }
