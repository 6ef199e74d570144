"""What is drawn in worlds: all of it if there is room, and otherwise a fair choice."""

from collections import Counter
from random import Random

import pytest

from amletero.beliefs import WorldTracker
from amletero.beliefs.assumed_policy import uniform
from amletero.beliefs.drawn_worlds import Drawing, DrawnWorld, plays_that_agree, worlds_with_draws
from amletero.beliefs.world import World, kept_card
from amletero.record.referee import Referee
from amletero.rules.cards import Character
from amletero.rules.editions import STANDARD
from amletero.rules.moves import Play

CHANCELLOR = Play(Character.CHANCELLOR)


def worlds() -> tuple[World, ...]:
    """What seat 0 believes after it played a Handmaid in the first turn of two players."""
    rest = list(STANDARD.deck)
    top = [STANDARD.by_value[value] for value in (1, 3, 5, 2, 4, 1, 2)]
    for card in top:
        rest.remove(card)
    seats = Referee(STANDARD, 2)
    seats.deal((*top, *rest), 0)
    seats.move(Play(Character.HANDMAID))
    return WorldTracker(1, uniform).worlds(seats.view(0))


def test_with_room_enough_every_draw_is_there() -> None:
    drawing = [Drawing(world, CHANCELLOR, 2) for world in worlds()]
    options, lost = worlds_with_draws(drawing, 10_000, Random(1))
    assert not lost
    assert len(options) == sum(len(world.draws(2)) for world in worlds())
    assert sum(weight for weight, _ in options) == pytest.approx(1)


def test_with_less_room_each_draw_weighs_on_average_what_it_weighed() -> None:
    drawing = [Drawing(world, CHANCELLOR, 2) for world in worlds()]
    world = drawing[0].world
    mean: Counter[object] = Counter()
    for seed in range(400):
        options, lost = worlds_with_draws(drawing, 40, Random(seed))
        assert lost
        assert len(options) <= 40 + len(drawing)
        assert sum(weight for weight, _ in options) == pytest.approx(1)
        for weight, (each, drawn, _) in options:
            if each is world:
                mean[drawn] += weight / 400  # type: ignore[assignment]
    for drawn, chance in world.draws(2):
        assert mean[drawn] == pytest.approx(world.weight * chance, abs=0.15 * world.weight)


def test_a_play_that_breaks_the_rules_or_tells_something_else_is_left_out() -> None:
    """A Prince may tell anything, because it depends on what is drawn; a Guard tells one thing."""

    def options(move: Play) -> list[DrawnWorld]:
        return [
            (world, drawn, move)
            for world in worlds()
            for drawn, _ in world.draws(1)
            if kept_card(world.round.card(1), drawn[0], move.card) is not None
        ]

    princes = options(Play(Character.PRINCE, 1))
    found, draws = plays_that_agree(princes, 1, lambda _: False)
    forced = [Character.COUNTESS in (world.round.card(1), drawn[0]) for world, drawn, _ in princes]
    assert draws
    assert any(forced)
    # Who discards the Princess draws nothing; what everyone sees then is known.
    lost = [Character.PRINCESS in (world.round.card(1), drawn[0]) for world, drawn, _ in princes]
    assert found == [not (a or b) for a, b in zip(forced, lost, strict=True)]
    guards = options(Play(Character.GUARD))
    assert plays_that_agree(guards, 1, lambda _: True) == ([True] * len(guards), False)
    assert plays_that_agree(guards, 1, lambda _: False) == ([False] * len(guards), False)
