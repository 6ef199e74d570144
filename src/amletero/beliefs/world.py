"""A world: one way in which all cards of a round can lie; and the worlds that a seat has left.

A world is a whole `Round`, with what every seat was told in it. Cards that nobody has seen, in the
draw pile and set aside, are in no special order there: until one is drawn, any of them may lie
anywhere, equally likely. Which card is drawn is decided at the draw, by `dealt`.
"""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from math import fsum

from amletero.beliefs.shared_views import ViewNode
from amletero.beliefs.step_effects import StepEffect, StepEffects
from amletero.rules.cards import Cards, Character, Seat
from amletero.rules.immutable import changed
from amletero.rules.moves import Keep, Move
from amletero.rules.round import Round


@dataclass(frozen=True, slots=True)
class World:
    """A round that can be the true one, and its weight among others."""

    round: Round
    told: tuple[ViewNode, ...]
    """By seat: what it was told."""
    weight: float
    placed: int = 0
    """How many cards at the bottom of the draw pile were put there by Chancellors."""
    steps: StepEffects = field(default_factory=StepEffects, repr=False, compare=False)
    """The steps that were made in this world or in another of the same round."""

    @property
    def unseen(self) -> Cards:
        """The cards that nobody has seen: the draw pile above those put there, and set aside."""
        deck = self.round.deck
        return deck[: len(deck) - self.placed] + self.round.set_aside

    def draws(self, count: int) -> list[tuple[Cards, float]]:
        """Return what the top cards of the draw pile can be, in any order, and how likely."""
        deck, unseen = self.round.deck, self.unseen
        loose = len(deck) - self.placed
        fixed = deck[loose : max(loose, count)]
        copies, total = Counter(unseen), len(unseen)
        match min(count, loose):
            case 0:
                return [(fixed, 1.0)]
            case 1:
                return [((card, *fixed), copies[card] / total) for card in copies]
        kinds = list(copies)
        pairs = total * (total - 1)
        return [
            (
                (one, other),
                copies[one] * (copies[one] - 1) / pairs
                if one is other
                else 2 * copies[one] * copies[other] / pairs,
            )
            for place, one in enumerate(kinds)
            for other in kinds[place:]
            if one is not other or copies[one] > 1
        ]

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
        deck = self.round.deck
        loose = len(deck) - self.placed
        top, rest = cards[:loose], list(self.unseen)
        for card in top:
            rest.remove(card)
        left = loose - len(top)
        pile = (*top, *rest[:left], *deck[loose:])
        arranged = changed(self.round, deck=pile, set_aside=tuple(rest[left:]))
        return World(arranged, self.told, self.weight, self.placed, self.steps)

    def weighing(self, weight: float) -> "World":
        """Return the world with another weight."""
        return World(self.round, self.told, weight, self.placed, self.steps)

    def with_turn(self, seat: Seat) -> tuple["World", StepEffect]:
        """Return the world after a player drew the top card to move next, and what happened."""
        return self._after(self.steps.turn(self.round, seat))

    def with_move(self, move: Move) -> tuple["World", StepEffect]:
        """Return the world after a legal move, before what follows it, and what happened."""
        return self._after(self.steps.move(self.round, move))

    def going_on(self) -> tuple["World", StepEffect]:
        """Return the world at its next decision or at the end of its round, and what happened."""
        return self._after(self.steps.going_on(self.round))

    def _after(self, effect: StepEffect) -> tuple["World", StepEffect]:
        before = self.round
        hands = list(before.hands)
        for seat, hand in effect.hands:
            hands[seat] = hand
        deck = before.deck[effect.drawn :] + effect.under
        round = changed(
            before,
            table=effect.table,
            hands=tuple(hands),
            deck=deck,
            set_aside=() if effect.draws_set_aside else before.set_aside,
        )
        told = tuple(
            [
                node.after(facts) if facts else node
                for node, facts in zip(self.told, effect.told, strict=False)  # not the spectator's
            ]
        )
        placed = min(self.placed + len(effect.under), len(deck))
        return World(round, told, self.weight, placed, self.steps), effect


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
