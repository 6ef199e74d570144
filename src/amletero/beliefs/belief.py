"""What is believed of every hidden card, as chances."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from amletero.beliefs.assumed_policy import Policy, network_policy, uniform
from amletero.beliefs.world import NoWorldLeft, World
from amletero.beliefs.world_tracker import WorldTracker
from amletero.rules.cards import Character, Seat
from amletero.rules.view import View

CardChances: TypeAlias = Mapping[Character, float]
"""The chances of cards that can be, the likeliest first."""


@dataclass(frozen=True)
class Belief:
    """The chance of every hidden card.

    A player who has drawn and not yet played, or owes a Chancellor's choice, is counted with the
    card held before, and what they drew as if it still lay in the draw pile.
    """

    hands: Mapping[Seat, CardChances]
    """By seat, for the other players still in the round."""
    set_aside: CardChances
    deck: tuple[CardChances, ...]
    """The draw pile, top card first."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Return the other players still in the round."""
        return tuple(self.hands)


def believe(view: View, seed: int, policy: Policy = network_policy) -> Belief:
    """Return what a view of a round says of the hidden cards, if others play by a policy.

    In the rare case that no world is found, cards are only counted.
    """
    worlds = believed_worlds(view, seed, policy)
    return belief_of(view, worlds) if worlds else counting_belief(view)


def believed_worlds(view: View, seed: int, policy: Policy = network_policy) -> tuple[World, ...]:
    """Return the worlds that agree with a view; none if they are too rare to be found.

    If none is found in which the others play by the policy, they are assumed to play anything.
    """
    for each in (policy, uniform):
        try:
            return WorldTracker(seed, each).worlds(view)
        except NoWorldLeft:
            continue
    return ()


def belief_of(view: View, worlds: Iterable[World]) -> Belief:
    """Return the chances of cards in weighted worlds that agree with a view."""
    table = view.table
    seats = [seat for seat in table.still_in if seat != view.seat]
    choosing = table.turn if table.choosing and table.turn != view.seat else None
    hands: dict[Seat, Counter[Character]] = {seat: Counter() for seat in seats}
    loose: Counter[Character] = Counter()
    piles: dict[int, Counter[Character]] = {}
    drawn = 0
    for world in worlds:
        round, weight = world.round, world.weight
        for seat in seats:
            _add(hands[seat], round.hands[seat][0], weight)
        unseen = world.unseen
        over = round.hands[choosing][1:] if choosing is not None else ()
        drawn = len(over)
        for place, card in enumerate(over):
            _add(piles.setdefault(place, Counter()), card, weight)
        for card in unseen:
            _add(loose, card, weight / len(unseen))
        first = drawn + len(round.deck) - world.placed
        for place, card in enumerate(round.deck[len(round.deck) - world.placed :], start=first):
            _add(piles.setdefault(place, Counter()), card, weight)
    anywhere = _sorted(loose)
    count = table.deck_count + drawn
    return Belief(
        {seat: _sorted(chances) for seat, chances in hands.items()},
        anywhere,
        tuple(_sorted(piles[place]) if place in piles else anywhere for place in range(count)),
    )


def counted(view: View) -> Mapping[Seat, CardChances]:
    """Return what counting alone says of each hand: unseen cards, and hands that were shown."""
    unseen = _unseen(view)
    return {
        seat: unseen if (known := view.known[seat]) is None else {known: 1.0}
        for seat in view.table.still_in
        if seat != view.seat
    }


def counting_belief(view: View) -> Belief:
    """Return what counting alone says of every hidden card."""
    unseen = _unseen(view)
    deck = tuple(unseen if card is None else {card: 1.0} for card in view.deck)
    return Belief(counted(view), unseen, deck)


def _unseen(view: View) -> CardChances:
    unseen = view.unseen
    total = sum(unseen.values())
    return _sorted({card: count / total for card, count in unseen.items()})


def _add(chances: Counter[Character], card: Character, weight: float) -> None:
    chances[card] += weight  # type: ignore[assignment]


def _sorted(chances: Mapping[Character, float]) -> CardChances:
    order = sorted(chances.items(), key=lambda entry: (-entry[1], entry[0]))
    return {card: chance for card, chance in order if chance > 0}
