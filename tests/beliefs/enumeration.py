"""Brute force: every way the cards can lie and everyone can have chosen that a view allows.

Each deck is dealt and played again with the readable rules; what the observer is told must be
what the view was told. Others play uniformly at random, so a world weighs one over the number of
legal moves at each of their decisions.
"""

from collections import Counter
from collections.abc import Iterator

from amletero.rules.cards import Cards, Character
from amletero.rules.facts import Fact, GameBegan, Holds, Played, PutUnder, Returned, RoundBegan
from amletero.rules.moves import Move, Play, legal
from amletero.rules.play import begin, deal, step
from amletero.rules.round import Round
from amletero.rules.view import View


def worlds(view: View) -> Counter[Round]:
    """The weight of every truth that this view of a first round allows, uniform play assumed."""
    began, *facts = view.facts
    assert isinstance(began, GameBegan)
    first = next(fact for fact in facts if isinstance(fact, RoundBegan)).first
    found: Counter[Round] = Counter()
    for deck in orders(Counter(began.edition.deck), dealt_to(view)):
        opening, _ = begin(began.edition, began.players, began.goal)
        round, events = deal(opening, deck, first)
        told = [event.fact for event in events if event.reaches(view.seat)]
        if told == facts[: len(told)]:
            _follow(view, facts, round, len(told), 1.0, found)
    return found


def dealt_to(view: View) -> dict[int, Character]:
    """The places of the deck that the observer saw at the deal: face-up cards and the own hand."""
    seen = dict(enumerate(view.table.face_up, start=1))
    own = next(fact for fact in view.facts if isinstance(fact, Holds))
    return seen | {1 + len(view.table.face_up) + own.seat: own.hand[0]}


def orders(
    cards: Counter[Character], seen: dict[int, Character], place: int = 0
) -> Iterator[Cards]:
    """Every different order of some cards with what was seen in its place."""
    if not cards:
        yield ()
    for card in [seen[place]] if place in seen else list(cards):
        if cards[card]:
            for rest in orders(cards - Counter([card]), seen, place + 1):
                yield (card, *rest)


def _follow(  # noqa: PLR0917
    view: View, facts: list[Fact], round: Round, at: int, weight: float, found: Counter[Round]
) -> None:
    if at == len(facts):
        found[round] += weight  # type: ignore[assignment]
        return
    moves = legal(round.table, round.hand)
    mine = round.table.turn == view.seat
    for move in moves:
        if not _agrees(facts, at, move):
            continue
        after, events = step(round, move)
        told = [event.fact for event in events if event.reaches(view.seat)]
        if told == facts[at : at + len(told)]:
            share = 1.0 if mine else 1.0 / len(moves)
            _follow(view, facts, after, at + len(told), weight * share, found)


def _agrees(facts: list[Fact], at: int, move: Move) -> bool:
    """A quick look at whether a move can be what was told next."""
    fact = facts[at]
    if isinstance(move, Play):
        return isinstance(fact, Played) and (fact.card, fact.target) == (move.card, move.target)
    return isinstance(fact, PutUnder | Returned)
