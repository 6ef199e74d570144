"""The state that a narrator keeps between one fact and the next."""

from amletero.rules.cards import Cards, Character, Seat
from amletero.rules.facts import (
    Discarded,
    DrewSetAside,
    DrewToChoose,
    Fact,
    GameEnded,
    Holds,
    Played,
    Revealed,
    RoundBegan,
    RoundEnded,
    Shuffled,
    Traded,
    TurnBegan,
    WentOut,
)
from amletero.rules.public_table import Table


class NarratorState:
    """The table before the next fact, and the cause and the card that the sentence depends on."""

    def __init__(self, table: Table | None = None) -> None:
        self._table = table
        self.latest: Fact | None = None
        self.cause: Fact | None = None
        """The latest fact that lets a player see a hand; it explains the next `Holds`."""
        self.played: Played | None = None
        """The card whose effect is being narrated."""
        self.hands: dict[Seat, Cards] = {}
        """By seat: the hand as last narrated."""
        self.revealed: dict[Seat, int] = {}
        """By seat: the value shown at the showdown."""
        self.shuffled: Shuffled | None = None

    @property
    def table(self) -> Table:
        """Return the table: everything that lies face up."""
        if self._table is None:
            raise ValueError("a story starts with the beginning of the game")
        return self._table

    def remember(self, fact: Fact) -> None:
        """Update the state with a fact that has been narrated."""
        self._table = self.table.after(fact)
        self.latest = fact
        match fact:
            case Shuffled():
                self.shuffled = fact
            case RoundBegan():
                self.cause, self.played, self.shuffled, self.revealed = fact, None, None, {}
            case TurnBegan():
                self.cause, self.played = fact, None
            case Played():
                self.cause = self.played = fact
            case Discarded() | DrewSetAside() | DrewToChoose() | Traded():
                self.cause = fact
            case Holds(seat, hand):
                self.hands[seat] = hand
            case Revealed(seat, card):
                self.revealed[seat] = self.table.edition.values[card]

    def highest(self) -> list[Seat]:
        """Return the seats that revealed the highest card."""
        top = max(self.revealed.values())
        return [seat for seat, value in self.revealed.items() if value == top]

    def character(self, fact: Fact) -> Character | None:
        """Return the character whose rule caused a fact, if any."""
        match fact:
            case Played(_, card):
                return card
            case Revealed() | RoundEnded() | GameEnded() | RoundBegan():
                return None
            case WentOut() if self._discarded_princess():
                return Character.PRINCESS
            case _:
                return None if self.played is None else self.played.card

    def _discarded_princess(self) -> bool:
        return isinstance(self.latest, Discarded) and self.latest.card is Character.PRINCESS
