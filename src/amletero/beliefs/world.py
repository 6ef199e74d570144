"""A world: one way in which all cards of a round can lie; and the worlds that a seat has left.

A world is a whole `Round`, with what every seat was told in it. Cards that nobody has seen, in the
draw pile and set aside, are in no special order there: until one is drawn, any of them may lie
anywhere, equally likely. Which card is drawn is decided at the draw, by `dealt`.
"""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import fsum
from typing import Final, NamedTuple, TypeAlias

from amletero.beliefs.shared_views import ViewNode
from amletero.beliefs.step_effects import StepEffect, StepEffects
from amletero.rules.cards import Cards, Character, Seat
from amletero.rules.immutable import changed
from amletero.rules.moves import Keep, Move
from amletero.rules.round import Round

Draws: TypeAlias = tuple[tuple[Cards, float], ...]
"""Cards that can be drawn, and how likely each are."""
MOST_DRAWS: Final = 1 << 12
"""Sets of unseen cards whose draws are remembered."""


class World(NamedTuple):
    """A round that can be the true one, and its weight among others."""

    round: Round
    told: tuple[ViewNode, ...]
    """By seat: what it was told."""
    weight: float
    steps: StepEffects
    """The steps that were made in this world or in another of the same round."""
    placed: int = 0
    """How many cards at the bottom of the draw pile were put there by Chancellors."""

    @property
    def unseen(self) -> Cards:
        """The cards that nobody has seen: the draw pile above those put there, and set aside."""
        deck = self.round.deck
        return deck[: len(deck) - self.placed] + self.round.set_aside

    def draws(self, count: int) -> Draws:
        """Return what the top cards of the draw pile can be, in any order, and how likely."""
        deck = self.round.deck
        loose = len(deck) - self.placed
        return _draws(self.unseen, deck[loose : max(loose, count)], min(count, loose))

    def chance_of(self, cards: Cards) -> float:
        """Return how likely these are the top cards of the draw pile, in this order."""
        deck = self.round.deck
        loose = len(deck) - self.placed
        unseen, chance = list(self.unseen), 1.0
        for place, card in enumerate(cards):
            if place >= loose:
                chance *= deck[place] is card
            elif card in unseen:
                chance *= unseen.count(card) / len(unseen)
                unseen.remove(card)
            else:
                return 0.0
        return chance

    def dealt(self, cards: Cards) -> "World":
        """Return the world in which these are the top cards, in this order, if they can be."""
        deck, set_aside = self._arranged(cards)
        arranged = changed(self.round, deck=deck, set_aside=set_aside)
        return World(arranged, self.told, self.weight, self.steps, self.placed)

    def _arranged(self, cards: Cards) -> tuple[Cards, Cards]:
        """Return the draw pile with these cards on top, and what is set aside then."""
        deck = self.round.deck
        loose = len(deck) - self.placed
        top, rest = cards[:loose], list(self.unseen)
        for card in top:
            rest.remove(card)
        left = loose - len(top)
        return (*top, *rest[:left], *deck[loose:]), tuple(rest[left:])

    def weighing(self, weight: float) -> "World":
        """Return the world with another weight."""
        return World(self.round, self.told, weight, self.steps, self.placed)

    def with_turn(self, seat: Seat, drawn: Cards, weight: float) -> tuple["World", StepEffect]:
        """Return the world, with another weight, after a player drew a card to move next.

        And what happened.
        """
        effect = self.steps.turn(self.round, seat, drawn[0])
        return self._after(effect, *self._arranged(drawn), weight), effect

    def with_move(self, move: Move) -> tuple["World", StepEffect]:
        """Return the world after a legal move, before what follows it, and what happened."""
        return self._with(self.steps.move(self.round, move))

    def going_on(self) -> tuple["World", StepEffect]:
        """Return the world at its next decision or at the end of its round, and what happened."""
        return self._with(self.steps.going_on(self.round))

    def after(self, effect: StepEffect) -> "World":
        """Return the world after a step that was worked out for it."""
        return self._after(effect, self.round.deck, self.round.set_aside, self.weight)

    def _with(self, effect: StepEffect) -> tuple["World", StepEffect]:
        return self.after(effect), effect

    def _after(self, effect: StepEffect, deck: Cards, set_aside: Cards, weight: float) -> "World":
        """Return the same with these cards face down, and another weight."""
        hands = list(self.round.hands)
        for seat, hand in effect.hands:
            hands[seat] = hand
        deck = deck[effect.drawn :] + effect.under
        round = changed(
            self.round,
            table=effect.table,
            hands=tuple(hands),
            deck=deck,
            set_aside=() if effect.draws_set_aside else set_aside,
        )
        after = self.steps.views.after
        told = tuple(
            [
                after(node, facts) if facts else node
                for node, facts in zip(self.told, effect.told, strict=False)  # not the spectator's
            ]
        )
        placed = min(self.placed + len(effect.under), len(deck))
        return World(round, told, weight, self.steps, placed)


@lru_cache(MOST_DRAWS)
def _draws(unseen: Cards, fixed: Cards, loose: int) -> Draws:
    """Return what some unseen cards can be, drawn before fixed ones, and how likely."""
    copies, total = Counter(unseen), len(unseen)
    if loose == 0:
        return ((fixed, 1.0),)
    if loose == 1:
        return tuple(((card, *fixed), copies[card] / total) for card in copies)
    kinds = list(copies)
    pairs = total * (total - 1)
    return tuple(
        (
            (one, other),
            copies[one] * (copies[one] - 1) / pairs
            if one is other
            else 2 * copies[one] * copies[other] / pairs,
        )
        for place, one in enumerate(kinds)
        for other in kinds[place:]
        if one is not other or copies[one] > 1
    )


def hidden_cards(
    world: World, seat: Seat | None = None, card: Character | None = None
) -> tuple[Cards, ...]:
    """Return the hands, and the cards that were put under the deck.

    If a seat is given, it holds the card instead of its hand.
    """
    hands = world.round.hands
    if seat is not None and card is not None:
        hands = (*hands[:seat], (card,), *hands[seat + 1 :])
    return (*hands, world.round.deck[len(world.round.deck) - world.placed :])


def traits_of(world: World) -> list[Hashable]:
    """Return what must survive thinning: cards in hands, and in places under the deck."""
    deck = world.round.deck
    under = range(len(deck) - world.placed, len(deck))
    hands = [(seat, hand[:1]) for seat, hand in enumerate(world.round.hands)]
    return [*hands, *((-1 - place, deck[place]) for place in under)]


def choice_traits(world: World, move: Move, seat: Seat) -> list[Hashable]:
    """Return the same as `traits_of`, with a Chancellor's choice that is to be made."""
    under = move.under if isinstance(move, Keep) else ()
    return [*traits_of(world), (seat, move.card), *enumerate(under, start=100)]


def may_hold(world: World, ahead: Mapping[Seat, frozenset[Character]]) -> bool:
    """Whether players hold cards that they can hold by what is known later."""
    hands = world.round.hands
    return all(not hands[seat] or hands[seat][0] in cards for seat, cards in ahead.items())


def normalized(worlds: Iterable[World]) -> tuple[World, ...]:
    """Return worlds with weights that add up to 1."""
    found = list(worlds)
    total = fsum(world.weight for world in found)
    return tuple(world.weighing(world.weight / total) for world in found)


def keep_of(world: World, under: Cards) -> Keep:
    """Return the choice of a Chancellor that puts these cards under the deck."""
    kept = Counter(world.round.hand)
    kept.subtract(under)
    return Keep(next(card for card in kept.elements()), under)


def kept_card(held: Character, drawn: Character, played: Character) -> Character | None:
    """Return the card that is kept when another is played; None if it cannot be played."""
    if played is drawn:
        return held
    return drawn if played is held else None


class NoWorldLeft(Exception):
    """No world agrees with what was told, or so few do that others must have been left out."""

    def __init__(self, at: int) -> None:
        super().__init__(at)
        self.at = at
        """How many facts they agree with."""


@dataclass(frozen=True)
class FilteredWorlds:
    """The worlds after some of the facts of a view; their weights add up to 1."""

    heard: int
    worlds: tuple[World, ...]
    left_out: bool = False
    """Whether possible worlds were left out because there were too many."""
