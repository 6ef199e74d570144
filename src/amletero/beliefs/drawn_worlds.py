"""Worlds with what is drawn in them, and with the move that is made then."""

from collections.abc import Callable, Hashable, Sequence
from math import ceil, fsum, sqrt
from random import Random
from typing import NamedTuple, TypeAlias

from amletero.beliefs.step_effects import StepEffect
from amletero.beliefs.weighted_sampling import shares_of
from amletero.beliefs.world import World, kept_card
from amletero.rules.cards import Cards, Character, Seat
from amletero.rules.facts import Fact, Holds
from amletero.rules.moves import Move, Play, refusal

DrawnWorld: TypeAlias = tuple[World, Cards, Move]
"""A world with what is drawn and what is done in it."""
WorldOption: TypeAlias = tuple[float, DrawnWorld]
"""The same, and how likely it is."""


class Drawing(NamedTuple):
    """A world, and a move that draws cards in it."""

    world: World
    move: Move
    cards: int
    """How many it draws."""


def kept_in(option: DrawnWorld, seat: Seat) -> Character | None:
    """Return the card that a player keeps who draws and plays."""
    world, drawn, move = option
    return kept_card(world.round.card(seat), drawn[0], move.card)


def plays_that_agree(
    options: Sequence[DrawnWorld], seat: Seat, agrees: Callable[[StepEffect], bool]
) -> tuple[list[bool], bool]:
    """Return by world whether the play of a player who draws can be made, and agrees.

    And whether the play draws cards. What it tells depends on these, so then it may agree.
    """
    known: dict[Hashable, bool] = {}
    found, draws = list[bool](), False
    for world, drawn, move in options:
        hands = world.round.hands
        target = move.target if isinstance(move, Play) else None
        key = (hands[seat], drawn, None if target is None else hands[target])
        if key not in known:
            round = world.with_turn(seat, drawn, world.weight)[0].round
            known[key] = refusal(round.table, round.hand, move) is None
            if known[key]:
                effect = world.steps.move(round, move)
                known[key] = effect.draws or agrees(effect)
                draws |= effect.draws
        found.append(known[key])
    return found, draws


def own_draw(seat: Seat | None, facts: Sequence[Fact], effect: StepEffect) -> Cards | None:
    """Return the cards that the observer drew in a move; None if another drew.

    `facts` are those that were really told from the move on.
    """
    for place, fact in enumerate(effect.told_to(seat)):
        if isinstance(fact, Holds) and fact.seat == seat:
            real = facts[place] if place < len(facts) else None
            return real.hand[-effect.drawn :] if isinstance(real, Holds) else None
    return None


def worlds_with_draws(
    drawing: Sequence[Drawing], most: int, random: Random
) -> tuple[list[WorldOption], bool]:
    """Return worlds with what a move draws in them, and whether some of it was left out.

    If there is more than `most`, heavy worlds get more draws than light ones. They are evenly
    spread, and each weighs on average what it weighed.
    """
    roots = fsum(sqrt(each.world.weight) for each in drawing)
    options: list[WorldOption] = []
    lost = False
    for world, move, number in drawing:
        draws, points = world.draws(number), ceil(most * sqrt(world.weight) / roots)
        if len(drawing) * len(draws) > most and points < len(draws):
            shares = shares_of([chance for _, chance in draws], points, random.random())
            draws = tuple(
                (drawn, share / points)
                for (drawn, _), share in zip(draws, shares, strict=True)
                if share
            )
            lost = True
        options += [(world.weight * chance, (world, drawn, move)) for drawn, chance in draws]
    return options, lost
