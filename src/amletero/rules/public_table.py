"""The table: what lies face up, for everyone to see."""

from dataclasses import dataclass

from amletero.rules.cards import Cards, Character, Seat
from amletero.rules.editions import Edition
from amletero.rules.facts import (
    Discarded,
    Drew,
    DrewToChoose,
    Fact,
    GameBegan,
    GameEnded,
    Holds,
    Played,
    Protected,
    PutUnder,
    RoundBegan,
    RoundEnded,
    TurnBegan,
    WentOut,
)
from amletero.rules.immutable import at, changed


@dataclass(frozen=True)
class Table:
    """What everyone may know at this moment. It changes by public facts only."""

    edition: Edition
    players: int
    goal: int
    tokens: tuple[int, ...]
    rounds: int = 0
    """How many rounds have begun."""
    turn: Seat | None = None
    """The seat to move; None before, between and after rounds."""
    choosing: bool = False
    """Whether that player must make a Chancellor's choice instead of playing a card."""
    deck_count: int = 0
    face_up: Cards = ()
    """The three cards that are set aside face up with two players."""
    still_in: tuple[Seat, ...] = ()
    protected: frozenset[Seat] = frozenset()
    discards: tuple[Cards, ...] = ()
    """By seat: the cards in front of the player, played or discarded, in order."""
    result: RoundEnded | None = None
    """The result of the latest round, until the next one begins."""
    winners: tuple[Seat, ...] = ()
    """The winners of the game; empty until it is over."""

    @staticmethod
    def opening(began: GameBegan) -> "Table":
        """Return the table at the beginning of a game, before the first deal."""
        return Table(
            began.edition,
            began.players,
            began.goal,
            tokens=(0,) * began.players,
            discards=((),) * began.players,
        )

    @property
    def seats(self) -> range:
        """Return all seats of the game."""
        return range(self.players)

    @property
    def game_over(self) -> bool:
        """Whether the game has been decided."""
        return bool(self.winners)

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats this player may choose as *another* player: in and not protected."""
        return tuple(
            other for other in self.still_in if other != seat and other not in self.protected
        )

    def after_seat(self, seat: Seat) -> Seat:
        """Return the next seat, clockwise, among those still in."""
        return next((other for other in self.still_in if other > seat), self.still_in[0])

    def faces(self, seat: Seat, *cards: Character) -> tuple[Cards, ...]:
        """Return the discards with these cards added in front of this player."""
        return at(self.discards, seat, self.discards[seat] + cards)

    def after(self, fact: Fact) -> "Table":
        """Return the table after a fact; secret facts do not change it."""
        match fact:
            case Holds():  # the most frequent fact comes first
                return self
            case Drew():
                return changed(self, deck_count=self.deck_count - 1)
            case TurnBegan(seat):
                return changed(self, turn=seat, protected=self.protected - {seat})
            case Played(seat, card) | Discarded(seat, card):
                return changed(self, discards=self.faces(seat, card))
            case WentOut(seat, hand):
                still_in = tuple(other for other in self.still_in if other != seat)
                return changed(self, still_in=still_in, discards=self.faces(seat, *hand))
            case Protected(seat):
                return changed(self, protected=self.protected | {seat})
            case DrewToChoose(_, count):
                return changed(self, deck_count=self.deck_count - count, choosing=True)
            case PutUnder(_, count):
                return changed(self, deck_count=self.deck_count + count, choosing=False)
            case RoundBegan():
                return self._dealt(fact)
            case RoundEnded(_, winners, spy):
                tokens = tuple(
                    count + (seat in winners) + (seat == spy)
                    for seat, count in enumerate(self.tokens)
                )
                return changed(self, tokens=tokens, turn=None, result=fact)
            case GameEnded(winners):
                return changed(self, winners=winners)
            case _:
                return self

    def _dealt(self, began: RoundBegan) -> "Table":
        set_aside = 1 + len(began.face_up)
        return changed(
            self,
            rounds=self.rounds + 1,
            turn=None,
            choosing=False,
            deck_count=len(self.edition.deck) - set_aside - self.players,
            face_up=began.face_up,
            still_in=tuple(self.seats),
            protected=frozenset(),
            discards=((),) * self.players,
            result=None,
        )
