"""What a narrator keeps in mind between one fact and the next."""

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
from amletero.rules.table import Table


class Memory:
    """The table before the next fact, and why and by which card it will be told."""

    def __init__(self, table: Table | None = None) -> None:
        self._table = table
        self.latest: Fact | None = None
        self.cause: Fact | None = None
        """The latest fact that lets somebody know a hand: it says what a `Holds` is about."""
        self.played: Played | None = None
        """The card whose effect is being told."""
        self.hands: dict[Seat, Cards] = {}
        """The hands as they were last told."""
        self.revealed: dict[Seat, int] = {}
        """The values shown at the showdown."""
        self.shuffled: Shuffled | None = None

    @property
    def table(self) -> Table:
        """What lies face up."""
        if self._table is None:
            raise ValueError("a story starts with the beginning of the game")
        return self._table

    def remember(self, fact: Fact) -> None:
        """Keep in mind that this has been told."""
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
        """Who revealed the highest card."""
        top = max(self.revealed.values())
        return [seat for seat, value in self.revealed.items() if value == top]

    def character(self, fact: Fact) -> Character | None:
        """The character on whose rule a fact rests."""
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
