"""Rules of the game as other implementations get them wrong; each replaces one of ours."""

from collections.abc import Iterator
from contextlib import AbstractContextManager
from unittest.mock import patch

from amletero.rules import effects, ending, moves
from amletero.rules.cards import Cards, Character, Seat
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
from amletero.rules.public_table import Table
from amletero.rules.round import Round

_lower = Round.lower


_choices = moves.choices


_after = Round.after


_table_after = Table.after


_effect = effects.effect


_prince = effects.prince


def tie_loses(self: Round, seat: Seat, other: Seat) -> Seat | None:
    """Compare for a Baron; on a tie the target loses."""
    lower = _lower(self, seat, other)
    return other if lower is None else lower


def through_handmaid(table: Table, card: Character) -> tuple[Seat, ...]:
    """Return whom a card may be played on; a King ignores protection."""
    if card is Character.KING and table.turn is not None:
        return tuple(seat for seat in table.still_in if seat != table.turn)
    return _choices(table, card)


def never_on_oneself(table: Table, card: Character) -> tuple[Seat, ...]:
    """Return whom a card may be played on; a Prince never falls on its own player."""
    chosen = _choices(table, card)
    return () if card is Character.PRINCE and chosen == (table.turn,) else chosen


def empty_deck_kills(round: Round, target: Seat) -> Events:
    """Play a Prince; on an empty deck the target is out."""
    if round.deck:
        yield from _prince(round, target)
    else:
        yield tell_all(WentOut(target, round.hands[target]))


def redraw_after_princess(round: Round, target: Seat) -> Events:
    """Play a Prince; a player who discards the Princess draws before going out."""
    if round.card(target) is Character.PRINCESS and round.deck:
        yield tell_all(Discarded(target, Character.PRINCESS))
        yield tell_all(Drew(target))
        yield tell_all(WentOut(target, round.deck[:1]))
    else:
        yield from _prince(round, target)


def harmless_discard(round: Round, target: Seat) -> Events:
    """Play a Prince; a player who discards the Princess stays in."""
    if round.card(target) is Character.PRINCESS and round.deck:
        yield tell_all(Discarded(target, Character.PRINCESS))
        yield tell_all(Drew(target))
        yield tell(Holds(target, round.deck[:1]), target)
    else:
        yield from _prince(round, target)


def harmless_play(round: Round, by: Seat, move: Play) -> Events:
    """Apply a card's effect; the Princess has none."""
    return iter(()) if move.card is Character.PRINCESS else _effect(round, by, move)


def to_the_top(self: Round, fact: Fact) -> Round:
    """Apply a fact; the Chancellor's cards go to the top of the deck."""
    after = _after(self, fact)
    return changed(after, deck=fact.cards + self.deck) if isinstance(fact, Returned) else after


def sum_decides(round: Round) -> tuple[Seat, ...]:
    """Return the winners of a showdown; the sum of discards breaks ties."""
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


def ties_are_shared(round: Round) -> tuple[Seat, ...]:
    """Return the winners of a showdown; all who tie win."""
    values = round.table.edition.values
    best = max(values[round.card(seat)] for seat in round.table.still_in)
    return tuple(s for s in round.table.still_in if values[round.card(s)] == best)


def first_of_the_tied(round: Round) -> tuple[Seat, ...]:
    """Return the winners of a showdown; of those who tie the first seat wins."""
    return ties_are_shared(round)[:1]


def only_round_winners(table: Table, how: Ending, winners: tuple[Seat, ...]) -> Iterator[object]:
    """End a round; a game is won by winners of its last round only."""
    result = RoundEnded(how, winners, ending.spy_bonus(table))
    yield tell_all(result)
    tokens = table.after(result).tokens
    if reached := tuple(seat for seat in winners if tokens[seat] >= table.goal):
        yield tell_all(GameEnded(reached))


def one_game_winner(table: Table, how: Ending, winners: tuple[Seat, ...]) -> Iterator[object]:
    """End a round; a game has one winner."""
    result = RoundEnded(how, winners, ending.spy_bonus(table))
    yield tell_all(result)
    tokens = table.after(result).tokens
    reached = [seat for seat, count in enumerate(tokens) if count >= table.goal]
    if reached:
        yield tell_all(GameEnded((max(reached, key=lambda seat: tokens[seat]),)))


def every_spy_gains(table: Table) -> Seat | None:
    """Return the seat with the Spy's bonus; several Spies give it to the first."""
    spies = [seat for seat in table.still_in if Character.SPY in table.discards[seat]]
    return spies[0] if spies else None


def fallen_spies_count(table: Table) -> Seat | None:
    """Return the seat with the Spy's bonus; Spies of players who are out count."""
    spies = [seat for seat in table.seats if Character.SPY in table.discards[seat]]
    return spies[0] if len(spies) == 1 and spies[0] in table.still_in else None


def nothing_face_up(table: Table, deck: Cards, first: Seat) -> Events:
    """Deal a round; no cards lie face up with two players."""
    yield tell(Shuffled(deck))
    yield tell_all(RoundBegan(first, ()))
    for seat in table.seats:
        yield tell(Holds(seat, (deck[1 + seat],)), seat)


def lasting_protection(self: Table, fact: Fact) -> Table:
    """Apply a fact; a Handmaid's protection never ends."""
    after = _table_after(self, fact)
    return changed(after, protected=self.protected) if isinstance(fact, TurnBegan) else after


def short_protection(self: Table, fact: Fact) -> Table:
    """Apply a fact; a Handmaid protects until the next turn only."""
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


def guess_anything() -> AbstractContextManager[object]:
    """Return a patch that lets a Guard name the Guard."""
    return patch.multiple(moves, _plays=_any_guess, _guess_refusal=_no_guess_refused)
