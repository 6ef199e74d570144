"""Corner cases 14 to 19 of the rules, and some without a number (0)."""

from amletero.rules.editions import CLASSIC, ORIGINAL
from amletero.rules.facts import Ending
from tests.rules.corner_case import Row
from tests.rules.positions import B, G, H, K, P, R, S, T, X, position

CASES_14_TO_19 = [
    Row(
        14,
        "original: a showdown tie goes to the highest sum face up; the hand is no part of it",
        position(
            (G, B), G, B, deck=(), edition=ORIGINAL, discards={0: (K,), 2: (K, P)}, protected=(1, 2)
        ),
        "1",
        lambda end: end.winners == (2,),
    ),
    Row(
        14,
        "original: a double tie, and both win",
        position(
            (G, B), G, B, deck=(), edition=ORIGINAL, discards={0: (K,), 2: (K, G)}, protected=(1, 2)
        ),
        "1",
        lambda end: end.winners == (0, 2),
    ),
    Row(
        14,
        "original: cards that a Prince made one discard are part of the sum",
        position((R, B), B, deck=(B,), edition=ORIGINAL, discards={1: (P, G)}),
        "5>1",
        lambda end: end.winners == (1,),
    ),
    Row(
        14,
        "classic: the same tie is shared, whatever lies face up",
        position(
            (G, B), G, B, deck=(), edition=CLASSIC, discards={0: (K,), 2: (K, P)}, protected=(1, 2)
        ),
        "1",
        lambda end: end.winners == (0, 2),
    ),
    Row(
        15,
        "original: a Guard that names 6 names the King",
        position((G, P), K, B, edition=ORIGINAL),
        "1>1=6",
        lambda end: end.out == {1},
    ),
    Row(
        15,
        "original: a Guard that names 8 names the Princess",
        position((G, P), X, B, edition=ORIGINAL),
        "1>1=8",
        lambda end: end.out == {1},
    ),
    Row(
        16,
        "a Guard cannot name the Guard",
        position((G, P), G, B),
        "",
        lambda end: "1>1=1" not in end.legal and len(end.legal) == 2 * 9 + 2,
    ),
    Row(
        16,
        "a Baron against an equal card puts nobody out",
        position((B, P), P, B),
        "3>1",
        lambda end: not end.out and end.round.table.turn == 1,
    ),
    Row(
        16,
        "a Baron puts the lower card out, be it its own player's",
        position((B, G), P, B),
        "3>1",
        lambda end: end.out == {0} and end.round.table.discards[0] == (B, G),
    ),
    Row(
        17,
        "a Spy in hand at the showdown gives no bonus",
        position((H, P), S, B, deck=()),
        "4",
        lambda end: end.spy is None and end.tokens == (0, 0, 1),
    ),
    Row(
        18,
        "a lone survivor's hand stays hidden",
        position((G, P), X, deck=(G,)),
        "1>1=9",
        lambda end: end.ending is Ending.LAST_PLAYER and end.revealed == [] and end.winners == (0,),
    ),
    Row(
        19,
        "a Prince on oneself may draw the Countess or the other Prince: nothing is forced yet",
        position((R, P), G, B, deck=(T, R, G, G, H)),
        "5>0",
        lambda end: end.hand(0) == (T,) and end.round.table.turn == 1,
    ),
    Row(
        0,
        "the Princess is legal to play, and foolish",
        position((X, P), G, B),
        "9",
        lambda end: end.out == {0} and end.round.table.discards[0] == (X, P),
    ),
    Row(
        0,
        "the last effect that leaves one player ends the round, though cards are left",
        position((B, K), P, deck=(G, G, G)),
        "3>1",
        lambda end: end.winners == (0,) and len(end.round.deck) == 3,
    ),
    Row(
        0,
        "a Guard may name a character that its player holds or that lies face up",
        position((G, X), P, B, discards={2: (K,)}),
        "",
        lambda end: {"1>1=9", "1>1=7"} <= set(end.legal),
    ),
]
