"""What happens in a game, as facts, each created with the list of seats that may know it.

A fact is never redacted. What everyone may know is one fact, what only some may know is another,
and an `Event` says whom it reaches. A forgotten address hides a fact; it cannot leak one.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from amletero.rules.cards import Cards, Character, Seat
from amletero.rules.editions import Edition

# --- Told to everyone -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GameBegan:
    """A game of some edition begins; nobody has a token yet."""

    edition: Edition
    players: int
    goal: int


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """The deck is shuffled, cards are set aside and everyone is dealt one card."""

    first: Seat
    face_up: Cards


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A player's turn begins; a Handmaid's protection ends."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Drew:
    """A player draws the top card of the deck."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DrewSetAside:
    """A player draws the card that was set aside face down, because the deck is empty."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DrewToChoose:
    """The player of a Chancellor draws, and must then choose the card to keep."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class PutUnder:
    """The player of a Chancellor puts a number of cards under the deck."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class Played:
    """A player plays a card face up, choosing a player where the card asks for one."""

    seat: Seat
    card: Character
    target: Seat | None = None


@dataclass(frozen=True, slots=True)
class Guessed:
    """The player of a Guard names a character, and everyone sees whether it was right."""

    seat: Seat
    target: Seat
    named: Character
    hit: bool


@dataclass(frozen=True, slots=True)
class Compared:
    """The player of a Baron and another compare hands; everyone sees who had the lower one."""

    seat: Seat
    target: Seat
    lower: Seat | None


@dataclass(frozen=True, slots=True)
class Protected:
    """A Handmaid protects a player until their next turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Discarded:
    """A Prince makes a player discard the hand face up, without its effect."""

    seat: Seat
    card: Character


@dataclass(frozen=True, slots=True)
class Traded:
    """The player of a King and another trade hands."""

    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class WentOut:
    """A player is out of the round and discards what they still hold face up."""

    seat: Seat
    hand: Cards


@dataclass(frozen=True, slots=True)
class Revealed:
    """At the showdown a player reveals the hand; it is not discarded."""

    seat: Seat
    card: Character


class Ending(StrEnum):
    """How a round came to its end."""

    LAST_PLAYER = "last-player"
    SHOWDOWN = "showdown"


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The round is over: each winner gains a token, and so does the owner of the Spy bonus."""

    ending: Ending
    winners: tuple[Seat, ...]
    spy: Seat | None


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over; everyone who has the tokens to win has won it."""

    winners: tuple[Seat, ...]


# --- Told to some seats ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Holds:
    """This is a player's whole hand at this moment; cards just drawn come last."""

    seat: Seat
    hand: Cards


@dataclass(frozen=True, slots=True)
class Returned:
    """These cards went from the hand under the deck; the last one is the bottom card."""

    seat: Seat
    cards: Cards


# --- Told to nobody: the record keeps it -------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Shuffled:
    """The order of the whole deck, top card first, before anything is set aside."""

    deck: Cards


Fact: TypeAlias = (
    GameBegan
    | RoundBegan
    | TurnBegan
    | Drew
    | DrewSetAside
    | DrewToChoose
    | PutUnder
    | Played
    | Guessed
    | Compared
    | Protected
    | Discarded
    | Traded
    | WentOut
    | Revealed
    | RoundEnded
    | GameEnded
    | Holds
    | Returned
    | Shuffled
)


@dataclass(frozen=True, slots=True)
class Event:
    """A fact and whom it reaches: everyone, some seats, or nobody but the record."""

    fact: Fact
    seats: frozenset[Seat] = frozenset()
    public: bool = False

    def reaches(self, seat: Seat | None) -> bool:
        """Return whether this seat learns the fact; None, a spectator, learns public facts."""
        return self.public or seat in self.seats


Events: TypeAlias = Iterator[Event]


def tell_all(fact: Fact) -> Event:
    """Return an event for everyone, including spectators."""
    return Event(fact, public=True)


def tell(fact: Fact, *seats: Seat) -> Event:
    """Return an event for these seats only; without a seat, only for the record."""
    return Event(fact, frozenset(seats))
