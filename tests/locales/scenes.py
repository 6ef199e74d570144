"""Short scenes of a game. The folder `expected` has the sentences for them in each language."""

from dataclasses import dataclass
from typing import Final

from amletero.rules.cards import Character, Seat
from amletero.rules.editions import ORIGINAL, STANDARD, Edition
from amletero.rules.facts import (
    Compared,
    Discarded,
    Drew,
    DrewSetAside,
    DrewToChoose,
    Ending,
    Fact,
    GameBegan,
    GameEnded,
    Guessed,
    Holds,
    Played,
    Protected,
    PutUnder,
    Returned,
    Revealed,
    RoundBegan,
    RoundEnded,
    Shuffled,
    Traded,
    TurnBegan,
    WentOut,
)

S, G, P, B, H, R, C, K, T, X = Character
"""The ten characters by a letter: Spy, Guard, Priest, Baron, Handmaid, pRince, Chancellor, King,
counTess, princess (X)."""

NAMES: Final = ("Ana", "Beto", "Ĉiela")


@dataclass(frozen=True)
class Scene:
    """What happens after the first deal, and who reads of it."""

    facts: tuple[Fact, ...]
    reader: Seat | None = None
    edition: Edition = STANDARD
    players: int = 3

    @property
    def beginning(self) -> tuple[Fact, ...]:
        return GameBegan(self.edition, self.players, 4), RoundBegan(0, ())


def _emptied(*facts: Fact) -> tuple[Fact, ...]:
    """The same when the deck is empty: 17 cards of it have been drawn."""
    return (*[Drew(0)] * 17, *facts)


_MISS = (Played(0, G, 1), Guessed(0, 1, P, hit=False))
_LOOK = (Played(0, P, 1), Holds(1, (K,)))
_COMPARE = (
    Played(0, B, 1),
    Holds(0, (P,)),
    Holds(1, (T,)),
    Compared(0, 1, lower=0),
    WentOut(0, (P,)),
)
_CHOICE = (
    Played(0, C),
    DrewToChoose(0, 2),
    Holds(0, (X, G, S)),
    Returned(0, (G, S)),
    PutUnder(0, 2),
)
_TRADE = (Played(0, K, 1), Traded(0, 1), Holds(0, (H,)), Holds(1, (G,)))
_TIE = (
    Revealed(0, P),
    Revealed(1, P),
    Revealed(2, G),
    RoundEnded(Ending.SHOWDOWN, (0, 1), spy=2),
)

SCENES: Final[dict[str, Scene]] = {
    "a Guard misses": Scene(_MISS),
    "your Guard misses": Scene(_MISS, reader=0),
    "a Guard misses you": Scene(_MISS, reader=1),
    "a Guard hits": Scene((Played(0, G, 1), Guessed(0, 1, T, hit=True), WentOut(1, (T,)))),
    "a Guard finds nobody": Scene((Played(0, G),)),
    "you draw": Scene((TurnBegan(0), Drew(0), Holds(0, (R, B))), reader=0),
    "you draw the same": Scene((TurnBegan(0), Drew(0), Holds(0, (G, G))), reader=0),
    "a Priest, told in full": Scene(_LOOK),
    "your Priest": Scene(_LOOK, reader=0),
    "a Priest on you, told in full": Scene(_LOOK, reader=1),
    "a Priest in the original": Scene(_LOOK, edition=ORIGINAL),
    "a Baron, told in full": Scene(_COMPARE),
    "a Baron ends in a tie": Scene((Played(0, B, 1), Compared(0, 1, lower=None)), reader=1),
    "a Handmaid": Scene((Played(0, H), Protected(0))),
    "your Handmaid": Scene((Played(0, H), Protected(0)), reader=0),
    "a Prince on you": Scene((Played(0, R, 1), Discarded(1, S), Drew(1), Holds(1, (H,))), reader=1),
    "a Prince on oneself": Scene((Played(0, R, 0), Discarded(0, X), WentOut(0, ()))),
    "a Prince on an empty deck": Scene(_emptied(Played(0, R, 1), Discarded(1, G), DrewSetAside(1))),
    "your Chancellor": Scene(_CHOICE, reader=0),
    "a Chancellor, seen by others": Scene(
        (Played(0, C), DrewToChoose(0, 1), PutUnder(0, 1)), reader=1
    ),
    "a Chancellor on an empty deck": Scene(_emptied(Played(0, C))),
    "a King, told in full": Scene(_TRADE),
    "a King on you": Scene(_TRADE, reader=1),
    "a tie and a Spy": Scene(_TIE),
    "your tie": Scene(_TIE, reader=0),
    "one player is left": Scene((RoundEnded(Ending.LAST_PLAYER, (1,), None), GameEnded((1,)))),
    "the sum decides": Scene(
        (
            Played(1, T),
            Revealed(0, P),
            Revealed(1, P),
            RoundEnded(Ending.SHOWDOWN, (1,), None),
        ),
        edition=ORIGINAL,
    ),
    "your sum decides": Scene(
        (Played(1, T), Revealed(0, P), Revealed(1, P), RoundEnded(Ending.SHOWDOWN, (1,), None)),
        reader=1,
        edition=ORIGINAL,
    ),
    "even the sums are tied": Scene(
        (Revealed(0, P), Revealed(1, P), RoundEnded(Ending.SHOWDOWN, (0, 1), None)),
        reader=1,
        edition=ORIGINAL,
    ),
    "several win": Scene((GameEnded((0, 2)),)),
    "you win with another": Scene((GameEnded((0, 2)),), reader=2),
    "two players sit down": Scene((Shuffled((K, G, R, X)), RoundBegan(1, (G, R, X))), players=2),
}
