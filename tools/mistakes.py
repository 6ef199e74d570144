"""Mistakes that other implementations of this game make, as patches of ours.

The conformance suite holds, for each of them, records that an engine with the mistake would
write, and records that it would wrongly refuse.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from typing import NamedTuple
from unittest.mock import patch

from amletero.rules import effects, ending, moves, play
from amletero.rules.cards import Cards, Character, Seat
from amletero.rules.editions import EDITIONS
from amletero.rules.facts import (
    Discarded,
    Drew,
    Ending,
    Events,
    Fact,
    GameEnded,
    Holds,
    Returned,
    RoundBegan,
    RoundEnded,
    Shuffled,
    TurnBegan,
    WentOut,
    tell,
    tell_all,
)
from amletero.rules.immutable import changed
from amletero.rules.moves import Play
from amletero.rules.round import Round
from amletero.rules.table import Table

ALL = tuple(EDITIONS)


class Mistake(NamedTuple):
    """A mistake: what it is, which rule it breaks, how an engine gets it, where it can show."""

    name: str
    rule: str
    patched: Callable[[], AbstractContextManager[object]]
    editions: tuple[str, ...] = ALL
    players: tuple[int, ...] = (2, 3, 4, 5, 6)


_lower = Round.lower
_choices = moves.choices
_after = Round.after
_table_after = Table.after
_effect = effects.effect
_prince = effects.prince


def _tie_loses(self: Round, seat: Seat, other: Seat) -> Seat | None:
    lower = _lower(self, seat, other)
    return other if lower is None else lower


def _through_handmaid(table: Table, card: Character) -> tuple[Seat, ...]:
    if card is Character.KING and table.turn is not None:
        return tuple(seat for seat in table.still_in if seat != table.turn)
    return _choices(table, card)


def _never_on_oneself(table: Table, card: Character) -> tuple[Seat, ...]:
    chosen = _choices(table, card)
    return () if card is Character.PRINCE and chosen == (table.turn,) else chosen


def _empty_deck_kills(round: Round, target: Seat) -> Events:
    if round.deck:
        yield from _prince(round, target)
    else:
        yield tell_all(WentOut(target, round.hands[target]))


def _redraw_after_princess(round: Round, target: Seat) -> Events:
    if round.card(target) is Character.PRINCESS and round.deck:
        yield tell_all(Discarded(target, Character.PRINCESS))
        yield tell_all(Drew(target))
        yield tell_all(WentOut(target, round.deck[:1]))
    else:
        yield from _prince(round, target)


def _harmless_discard(round: Round, target: Seat) -> Events:
    if round.card(target) is Character.PRINCESS and round.deck:
        yield tell_all(Discarded(target, Character.PRINCESS))
        yield tell_all(Drew(target))
        yield tell(Holds(target, round.deck[:1]), target)
    else:
        yield from _prince(round, target)


def _harmless_play(round: Round, by: Seat, move: Play) -> Events:
    return iter(()) if move.card is Character.PRINCESS else _effect(round, by, move)


def _to_the_top(self: Round, fact: Fact) -> Round:
    after = _after(self, fact)
    return changed(after, deck=fact.cards + self.deck) if isinstance(fact, Returned) else after


def _sum_decides(round: Round) -> tuple[Seat, ...]:
    values = round.table.edition.values
    best = max(
        (values[round.card(seat)], ending.face_up_sum(round.table, seat))
        for seat in round.table.still_in
    )
    return tuple(
        seat
        for seat in round.table.still_in
        if (values[round.card(seat)], ending.face_up_sum(round.table, seat)) == best
    )


def _ties_are_shared(round: Round) -> tuple[Seat, ...]:
    values = round.table.edition.values
    best = max(values[round.card(seat)] for seat in round.table.still_in)
    return tuple(s for s in round.table.still_in if values[round.card(s)] == best)


def _first_of_the_tied(round: Round) -> tuple[Seat, ...]:
    return _ties_are_shared(round)[:1]


def _only_round_winners(table: Table, how: Ending, winners: tuple[Seat, ...]) -> Iterator[object]:
    result = RoundEnded(how, winners, ending.spy_bonus(table))
    yield tell_all(result)
    tokens = table.after(result).tokens
    if reached := tuple(seat for seat in winners if tokens[seat] >= table.goal):
        yield tell_all(GameEnded(reached))


def _one_game_winner(table: Table, how: Ending, winners: tuple[Seat, ...]) -> Iterator[object]:
    result = RoundEnded(how, winners, ending.spy_bonus(table))
    yield tell_all(result)
    tokens = table.after(result).tokens
    reached = [seat for seat, count in enumerate(tokens) if count >= table.goal]
    if reached:
        yield tell_all(GameEnded((max(reached, key=lambda seat: tokens[seat]),)))


def _every_spy_gains(table: Table) -> Seat | None:
    spies = [seat for seat in table.still_in if Character.SPY in table.discards[seat]]
    return spies[0] if spies else None


def _fallen_spies_count(table: Table) -> Seat | None:
    spies = [seat for seat in table.seats if Character.SPY in table.discards[seat]]
    return spies[0] if len(spies) == 1 and spies[0] in table.still_in else None


def _nothing_face_up(table: Table, deck: Cards, first: Seat) -> Events:
    yield tell(Shuffled(deck))
    yield tell_all(RoundBegan(first, ()))
    for seat in table.seats:
        yield tell(Holds(seat, (deck[1 + seat],)), seat)


def _lasting_protection(self: Table, fact: Fact) -> Table:
    after = _table_after(self, fact)
    return changed(after, protected=self.protected) if isinstance(fact, TurnBegan) else after


def _short_protection(self: Table, fact: Fact) -> Table:
    after = _table_after(self, fact)
    if isinstance(fact, TurnBegan) and len(self.still_in) > 2:
        before = max(
            (seat for seat in self.still_in if seat < fact.seat), default=self.still_in[-1]
        )
        return changed(after, protected=after.protected & {before})
    return after


_plays = moves._plays


def _any_guess(table: Table, card: Character) -> Iterator[Play]:
    for one in _plays(table, card):
        yield one
        if one.named is table.edition.characters[-1]:
            yield Play(card, one.target, Character.GUARD)


def _no_guess_refused(table: Table, move: Play) -> None:
    """Nothing is asked of a guess."""


def _guess_anything() -> AbstractContextManager[object]:
    return patch.multiple(moves, _plays=_any_guess, _guess_refusal=_no_guess_refused)


def _patch(target: object, name: str, new: object) -> Callable[[], AbstractContextManager[object]]:
    return lambda: patch.object(target, name, new)


MISTAKES = [
    Mistake(
        "baron-tie-eliminates",
        "A Baron against an equal card puts nobody out.",
        _patch(Round, "lower", _tie_loses),
    ),
    Mistake(
        "king-through-handmaid",
        "A King cannot choose a player whom a Handmaid protects.",
        _patch(moves, "choices", _through_handmaid),
    ),
    Mistake(
        "prince-never-on-oneself",
        "With all others protected, a Prince falls on its own player.",
        _patch(moves, "choices", _never_on_oneself),
    ),
    Mistake(
        "prince-eliminates-on-empty-deck",
        "A Prince on an empty deck makes the target draw the card set aside face down.",
        _patch(effects, "prince", _empty_deck_kills),
    ),
    Mistake(
        "princess-redraws",
        "Whoever discards the Princess is out and draws nothing.",
        _patch(effects, "prince", _redraw_after_princess),
    ),
    Mistake(
        "princess-harmless-when-discarded",
        "Whoever discards the Princess is out.",
        _patch(effects, "prince", _harmless_discard),
    ),
    Mistake(
        "princess-harmless-when-played",
        "Whoever plays the Princess is out.",
        _patch(play, "effect", _harmless_play),
    ),
    Mistake(
        "chancellor-returns-to-the-top",
        "The Chancellor's cards go under the deck.",
        _patch(Round, "after", _to_the_top),
        ("standard",),
    ),
    Mistake(
        "guard-names-guard",
        "A Guard cannot name the Guard.",
        _guess_anything,
    ),
    Mistake(
        "countess-free-beside-prince",
        "The Countess must be played beside a Prince.",
        _patch(moves, "COUNTESS_YIELDS_TO", frozenset({Character.KING})),
    ),
    Mistake(
        "countess-free-beside-king",
        "The Countess must be played beside the King.",
        _patch(moves, "COUNTESS_YIELDS_TO", frozenset({Character.PRINCE})),
    ),
    Mistake(
        "tie-break-of-2012-on-2019",
        "In the games of 2019 all who are tied at the showdown win.",
        _patch(ending, "highest", _sum_decides),
        ("standard", "classic"),
    ),
    Mistake(
        "tie-rule-of-2019-on-2012",
        "In the game of 2012 the highest sum of cards face up breaks a tie.",
        _patch(ending, "highest", _ties_are_shared),
        ("original",),
    ),
    Mistake(
        "first-of-the-tied-wins",
        "In the games of 2019 all who are tied at the showdown win.",
        _patch(ending, "highest", _first_of_the_tied),
        ("standard", "classic"),
    ),
    Mistake(
        "spy-token-does-not-end-the-game",
        "Whoever reaches the goal through the Spy bonus has won the game.",
        _patch(ending, "_ended", _only_round_winners),
        ("standard",),
    ),
    Mistake(
        "one-game-winner-only",
        "Everyone who has the tokens to win has won the game.",
        _patch(ending, "_ended", _one_game_winner),
    ),
    Mistake(
        "two-spies-gain",
        "Two players still in who have played a Spy: nobody gains the bonus.",
        _patch(ending, "spy_bonus", _every_spy_gains),
        ("standard",),
    ),
    Mistake(
        "fallen-spy-counts",
        "A Spy of a player who is out neither gains nor prevents the bonus.",
        _patch(ending, "spy_bonus", _fallen_spies_count),
        ("standard",),
    ),
    Mistake(
        "no-cards-face-up-with-two",
        "With two players three cards are set aside face up.",
        _patch(play, "_set_up", _nothing_face_up),
        players=(2,),
    ),
    Mistake(
        "protection-never-ends",
        "Protection ends at the start of one's own next turn.",
        _patch(Table, "after", _lasting_protection),
    ),
    Mistake(
        "protection-for-one-turn-only",
        "Protection lasts until one's own next turn, however many turns lie between.",
        _patch(Table, "after", _short_protection),
        players=(3, 4),
    ),
    Mistake(
        "spy-owner-begins",
        "A winner of the round before begins, never the owner of the Spy bonus alone.",
        _patch(play, "may_start", lambda table: tuple(table.seats)),
    ),
]
