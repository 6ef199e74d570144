"""Lies of a server in what it draws: other decks, starters and contributions."""

from collections.abc import Callable

from amletero.record.verifiable_deals import FAIR_2, Contribution
from amletero.tables.entries import RoundDealt
from amletero.tables.state import State
from tools.lies.victim import OTHER, VICTIM

Draw = Callable[[State, RoundDealt], RoundDealt]


def rigged(_: State, honest: RoundDealt) -> RoundDealt:
    """Give the victim the last card of the deck, or one that differs."""
    deck = list(honest.deck)
    mine = 1 + VICTIM
    other = next(at for at in range(len(deck) - 1, 0, -1) if deck[at] != deck[mine])
    deck[mine], deck[other] = deck[other], deck[mine]
    return RoundDealt(deck=deck, first=honest.first)


def other_starter(state: State, honest: RoundDealt) -> RoundDealt:
    """Let the next seat begin the first round."""
    if state.rounds:
        return honest
    return RoundDealt(deck=honest.deck, first=(honest.first + 1) % state.settings.players)


def drawn_from(change: Callable[[State, list[Contribution]], list[Contribution]]) -> Draw:
    """Draw from other contributions than those that were given."""

    def draw(state: State, honest: RoundDealt) -> RoundDealt:
        deal, scheme = state.open_deal, state.scheme
        if deal is None or not deal.commitments:
            return honest
        secret = scheme.round_secret(state.secret, deal.number, deal.attempt)
        given = change(state, deal.contributions)
        key = scheme.deal_key(state.id, deal.number, secret, given, deal.attempt)
        first = honest.first
        deck, _ = scheme.drawn_deal(key, honest.deck, [first])
        starters = range(state.settings.players) if state.rounds == 0 else [first]
        if state.settings.first is None and state.rounds == 0:
            _, first = scheme.drawn_deal(key, honest.deck, list(starters))
        return RoundDealt(deck=deck, first=first)

    return draw


def added(seat: int) -> Callable[[State, list[Contribution]], list[Contribution]]:
    """Return a change that adds a contribution of a seat."""

    def add(state: State, given: list[Contribution]) -> list[Contribution]:
        assert state.open_deal is not None
        number, attempt = state.open_deal.number, state.open_deal.attempt
        commitment = FAIR_2.seat_commitment(state.id, number, seat, OTHER, attempt)
        return [*given, Contribution(seat, commitment, OTHER)]

    return add
