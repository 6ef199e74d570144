"""Rounds with the cards that a test needs."""

from amletero.record.referee import Referee
from amletero.rules.cards import Cards, Character, without
from amletero.rules.editions import Edition


def dealt(edition: Edition, players: int, *top: Character, goal: int | None = None) -> Referee:
    """A round that seat 0 begins: a card aside, a hand each, then the cards that are drawn."""
    rest: Cards = tuple(row.character for row in edition.rows for _ in range(row.copies))
    for card in top:
        rest = without(rest, card)
    referee = Referee(edition, players, goal)
    referee.deal((*top, *rest), 0)
    return referee
