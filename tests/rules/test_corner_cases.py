"""The numbered corner cases of the rules, each a row that names its rule.

A row sets up a position, plays moves, and says what must be true afterwards. The letters are
those of `positions`: S G P B H R C K T X.
"""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from amletero.record.notation import move_text, read_move
from amletero.rules.cards import Cards, Seat
from amletero.rules.editions import CLASSIC, ORIGINAL, STANDARD, Edition
from amletero.rules.facts import Ending, Event, Revealed
from amletero.rules.moves import IllegalMove, Play, Refusal, Rule, legal
from amletero.rules.play import begin, deal, may_start, step
from amletero.rules.round import Round
from tests.rules.positions import B, C, G, H, K, P, R, S, T, X, position


class After(NamedTuple):
    """What a row can look at once its moves are played."""

    round: Round
    events: tuple[Event, ...]

    @property
    def out(self) -> set[Seat]:
        return set(self.round.table.seats) - set(self.round.table.still_in)

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.round.table.result.winners if self.round.table.result else ()

    @property
    def spy(self) -> Seat | None:
        return self.round.table.result.spy if self.round.table.result else None

    @property
    def ending(self) -> Ending | None:
        return self.round.table.result.ending if self.round.table.result else None

    @property
    def revealed(self) -> list[Seat]:
        return [event.fact.seat for event in self.events if isinstance(event.fact, Revealed)]

    @property
    def tokens(self) -> tuple[int, ...]:
        return self.round.table.tokens

    @property
    def legal(self) -> list[str]:
        table = self.round.table
        return [move_text(move, table.edition) for move in legal(table, self.round.hand)]

    def hand(self, seat: Seat) -> Cards:
        return self.round.hands[seat]


class Row(NamedTuple):
    case: int
    rule: str
    position: Round
    moves: str
    holds: Callable[[After], bool]


ROWS = [
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


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.case}: {row.rule}")
def test_corner_case(row: Row) -> None:
    round = row.position
    happened: list[Event] = []
    for text in row.moves.split():
        round, events = step(round, read_move(text, round.table.edition))
        happened.extend(events)
    assert row.holds(After(round, tuple(happened)))


@pytest.mark.parametrize(("edition", "draw_pile"), [(STANDARD, 15), (CLASSIC, 10), (ORIGINAL, 10)])
def test_13_two_players_see_three_cards_face_up(edition: Edition, draw_pile: int) -> None:
    began, _ = begin(edition, 2)
    round, _ = deal(began, edition.deck, first=1)
    assert round.table.face_up == edition.deck[1:4]
    assert round.set_aside == edition.deck[:1]
    assert round.hands[0] == (edition.deck[4],)
    assert round.hands[1] == (edition.deck[5], edition.deck[6])
    assert len(round.deck) == draw_pile - 1


class Refused(NamedTuple):
    rule: Rule
    position: Round
    move: str


REFUSED = [
    Refused(Rule.COUNTESS, position((T, K), G, B), "7>1"),
    Refused(Rule.NOT_IN_HAND, position((T, G), G, B), "7>1"),
    Refused(Rule.TARGET_NEEDED, position((G, P), G, B), "1"),
    Refused(Rule.TARGET_SELF, position((G, P), G, B), "1>0=5"),
    Refused(Rule.TARGET_SELF, position((P, G), G, B), "2>0"),
    Refused(Rule.TARGET_OUT, position((P, G), (), B), "2>1"),
    Refused(Rule.TARGET_PROTECTED, position((K, G), P, B, protected=(1,)), "7>1"),
    Refused(Rule.TARGET_PROTECTED, position((K, G), P, B, protected=(1, 2)), "7>1"),
    Refused(Rule.NO_SUCH_SEAT, position((P, G), G, B), "2>3"),
    Refused(Rule.NO_TARGET_ASKED, position((H, G), G, B), "4>1"),
    Refused(Rule.GUESS_NEEDED, position((G, P), G, B), "1>1"),
    Refused(Rule.GUESS_GUARD, position((G, P), G, B), "1>1=1"),
    Refused(Rule.NO_GUESS_ASKED, position((B, P), G, B), "3>1=4"),
    Refused(Rule.NO_CHOICE_DUE, position((C, P), G, B), "2/6"),
]


@pytest.mark.parametrize("row", REFUSED, ids=lambda row: f"{row.move}: {row.rule}")
def test_a_refused_move_says_which_rule_it_breaks(row: Refused) -> None:
    with pytest.raises(IllegalMove) as refused:
        step(row.position, read_move(row.move, row.position.table.edition))
    assert refused.value.refusal.rule is row.rule


def test_the_chancellor_choice_comes_first_and_is_of_the_cards_in_hand() -> None:
    round, _ = step(position((C, P), G, B), read_move("6", STANDARD))
    for text, rule in (
        ("2", Rule.CHOICE_DUE),
        ("9/1,1", Rule.WRONG_CHOICE),
        ("2/1", Rule.WRONG_CHOICE),
    ):
        with pytest.raises(IllegalMove) as refused:
            step(round, read_move(text, STANDARD))
        assert refused.value.refusal.rule is rule


def test_a_guess_of_a_character_from_another_edition_is_refused() -> None:
    with pytest.raises(IllegalMove) as refused:
        step(position((G, P), G, B, edition=CLASSIC), Play(G, 1, C))
    assert refused.value.refusal == Refusal(Rule.GUESS_UNKNOWN, C)


def test_the_refusal_of_a_forced_countess_names_both_cards() -> None:
    with pytest.raises(IllegalMove) as refused:
        step(position((T, K), G, B), read_move("7>1", STANDARD))
    assert refused.value.refusal == Refusal(Rule.COUNTESS, K, K)
