"""Corner cases 1 to 12 of the rules; the letters are those of `positions`."""

from amletero.rules.facts import Ending
from amletero.rules.play import may_start
from tests.rules.corner_case import Row
from tests.rules.positions import B, C, G, H, K, P, R, S, T, X, position

CASES_1_TO_12 = [
    Row(
        1,
        "a Prince on an empty deck makes the target draw the set-aside card, then comes a showdown",
        position((R, P), G, B, deck=(), set_aside=X),
        "5>1",
        lambda end: (
            end.hand(1) == (X,)
            and end.winners == (1,)
            and end.ending is Ending.SHOWDOWN
            and end.round.set_aside == ()
        ),
    ),
    Row(
        2,
        "a Prince on the Princess: out, and nothing is drawn",
        position((R, P), X, B, deck=(K, G)),
        "5>1",
        lambda end: (
            end.out == {1} and end.round.table.discards[1] == (X,) and end.hand(2) == (B, K)
        ),
    ),
    Row(
        2,
        "a Prince on the Princess on an empty deck: the set-aside card stays where it is",
        position((R, P), X, B, deck=(), set_aside=K),
        "5>1",
        lambda end: end.out == {1} and end.round.set_aside == (K,) and end.winners == (2,),
    ),
    Row(
        3,
        "a Guard with everybody protected is played without effect",
        position((G, P), X, B, protected=(1, 2)),
        "1",
        lambda end: not end.out and end.round.table.turn == 1,
    ),
    Row(
        3,
        "with everybody protected, Priest, Baron, and King take no target",
        position((K, B), X, P, protected=(1, 2)),
        "",
        lambda end: end.legal == ["3", "7"],
    ),
    Row(
        3,
        "with everybody protected, a Prince falls on its player",
        position((R, P), X, B, protected=(1, 2)),
        "",
        lambda end: end.legal == ["2", "5>0"],
    ),
    Row(
        3,
        "with everybody protected, Prince and Princess put their player out",
        position((R, X), G, B, protected=(1, 2)),
        "5>0",
        lambda end: end.out == {0} and end.round.table.discards[0] == (R, X),
    ),
    Row(
        4,
        "a Chancellor with one card in the deck: one is drawn, one goes back, play goes on",
        position((C, P), G, B, deck=(X,)),
        "6 9/2",
        lambda end: end.hand(0) == (X,) and end.hand(1) == (G, P) and not end.round.over,
    ),
    Row(
        5,
        "a Chancellor on an empty deck does nothing, and the round ends by showdown",
        position((C, P), G, B, deck=()),
        "6",
        lambda end: end.ending is Ending.SHOWDOWN and end.winners == (2,),
    ),
    Row(
        6,
        "the Chancellor's choice is free, whatever royal company the Countess keeps",
        position((C, T), G, deck=(K, X, G)),
        "6",
        lambda end: end.legal == ["7/8,9", "7/9,8", "8/7,9", "8/9,7", "9/7,8", "9/8,7"],
    ),
    Row(
        6,
        "what goes under the deck comes up last, the last one named at the very bottom",
        position((C, T), G, deck=(K, X, G)),
        "6 8/9,7",
        lambda end: end.hand(0) == (T,) and end.round.deck == (X, K),
    ),
    Row(
        7,
        "Countess with the King: she is the only card to play",
        position((T, K), G, B),
        "",
        lambda end: end.legal == ["8"],
    ),
    Row(
        7,
        "Countess with a Prince: she is the only card to play",
        position((R, T), G, B),
        "",
        lambda end: end.legal == ["8"],
    ),
    Row(
        7,
        "Countess with anything else: free, either way",
        position((T, X), G, B),
        "",
        lambda end: end.legal == ["8", "9"],
    ),
    Row(
        8,
        "two surviving spy players: nobody gains",
        position((H, P), G, B, deck=(), discards={0: (S,), 1: (S,)}),
        "4",
        lambda end: end.spy is None and end.tokens == (0, 0, 1),
    ),
    Row(
        8,
        "one survivor who discarded both Spies gains one token",
        position((H, P), G, B, deck=(), discards={1: (S, S)}),
        "4",
        lambda end: end.spy == 1 and end.tokens == (0, 1, 1),
    ),
    Row(
        8,
        "a spy player who is out and one who is in: the one still in gains",
        position((H, P), (), B, deck=(), discards={0: (S,), 1: (S, G)}),
        "4",
        lambda end: end.spy == 0 and end.tokens == (1, 0, 1),
    ),
    Row(
        8,
        "the winner may gain both tokens",
        position((H, X), G, B, deck=(), discards={0: (S,)}),
        "4",
        lambda end: end.winners == (0,) and end.tokens == (2, 0, 0),
    ),
    Row(
        8,
        "a Spy discarded by a Prince counts",
        position((R, P), S, B, deck=(K,), set_aside=G),
        "5>1",
        lambda end: end.spy == 1 and end.winners == (1,),
    ),
    Row(
        8,
        "a Spy discarded on falling out is of no use",
        position((G, X), S, P, deck=()),
        "1>1=0",
        lambda end: end.out == {1} and end.spy is None,
    ),
    Row(
        9,
        "the game ends with two winners, one of them through the Spy bonus alone",
        position((H, P), G, B, deck=(), discards={1: (S,)}, tokens=(0, 4, 4)),
        "4",
        lambda end: end.winners == (2,) and end.round.table.winners == (1, 2),
    ),
    Row(
        10,
        "a tied showdown has several winners; one of them begins the next round, never the Spy",
        position((H, B), G, B, deck=(), discards={1: (S,)}),
        "4",
        lambda end: (
            end.winners == (0, 2)
            and end.tokens == (1, 1, 1)
            and may_start(end.round.table) == (0, 2)
        ),
    ),
    Row(
        11,
        "a King's trade: both hands change places",
        position((K, P), X, B, deck=(G, G)),
        "7>1",
        lambda end: end.hand(0) == (X,) and end.hand(1) == (P, G),
    ),
    Row(
        12,
        "a Handmaid protects until the start of one's own next turn",
        position((H, P), G, B, deck=(G, G, H, G)),
        "4",
        lambda end: end.round.table.protected == {0} and "1>0=2" not in end.legal,
    ),
    Row(
        12,
        "protection ends when the own turn begins, however many players are out in between",
        position((), P, (H, G), (), turn=2, deck=(G, G, H, G)),
        "4 1",
        lambda end: end.round.table.protected == set() and end.round.table.turn == 2,
    ),
]
