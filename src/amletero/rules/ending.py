"""The end of a round: its winners, the Spy bonus, and whether it decides the game."""

from amletero.rules.cards import Character, Seat
from amletero.rules.editions import TieRule
from amletero.rules.facts import Ending, Events, GameEnded, Revealed, RoundEnded, tell_all
from amletero.rules.public_table import Table
from amletero.rules.round import Round


def last_player(round: Round) -> Events:
    """One player is left and wins; that player's hand is not revealed."""
    yield from _ended(round.table, Ending.LAST_PLAYER, round.table.still_in)


def showdown(round: Round) -> Events:
    """The deck is empty: everyone still in reveals, and the highest value wins."""
    for seat in round.table.still_in:
        yield tell_all(Revealed(seat, round.card(seat)))
    yield from _ended(round.table, Ending.SHOWDOWN, highest(round))


def highest(round: Round) -> tuple[Seat, ...]:
    """Return the winners of a showdown: the highest value; in a tie, by the edition's tie rule."""
    values = round.table.edition.values
    best = _best(round.table.still_in, [values[round.card(s)] for s in round.table.still_in])
    if round.table.edition.tie_rule is TieRule.HIGHEST_SUM:
        return _best(best, [face_up_sum(round.table, seat) for seat in best])
    return best


def face_up_sum(table: Table, seat: Seat) -> int:
    """Return the sum of the cards face up in front of a player, without the hand."""
    return sum(table.edition.values[card] for card in table.discards[seat])


def spy_bonus(table: Table) -> Seat | None:
    """Return the player still in who has played or discarded a Spy; None if not exactly one."""
    spies = [seat for seat in table.still_in if Character.SPY in table.discards[seat]]
    return spies[0] if len(spies) == 1 else None


def _best(seats: tuple[Seat, ...], scores: list[int]) -> tuple[Seat, ...]:
    top = max(scores)
    return tuple(seat for seat, score in zip(seats, scores, strict=True) if score == top)


def _ended(table: Table, ending: Ending, winners: tuple[Seat, ...]) -> Events:
    """Return the events of the end; everyone who now has the tokens to win has won the game."""
    result = RoundEnded(ending, winners, spy_bonus(table))
    yield tell_all(result)
    tokens = table.after(result).tokens
    reached = tuple(seat for seat, count in enumerate(tokens) if count >= table.goal)
    if reached:
        yield tell_all(GameEnded(reached))
