"""What is worked out once for many worlds is what the rules do in each of them."""

from random import Random

import pytest

from amletero.beliefs.shared_views import ViewNode
from amletero.beliefs.step_effects import StepEffects
from amletero.beliefs.world import World
from amletero.chance import shuffled
from amletero.networks.view_inputs import view_inputs
from amletero.record.referee import Referee
from amletero.rules.editions import STANDARD
from amletero.rules.facts import Event
from amletero.rules.moves import legal
from amletero.rules.play import follow_up, resolve
from amletero.rules.view import View


@pytest.mark.parametrize("players", [2, 4])
def test_steps_of_worlds_are_those_of_the_rules(players: int) -> None:
    random = Random(players)
    for _ in range(40):
        _play_beside_the_rules(players, random)


def _play_beside_the_rules(players: int, random: Random) -> None:
    """Play a round by chance; two worlds that share their steps go along."""
    game = Referee(STANDARD, players)
    game.deal(shuffled(STANDARD, random), 0)
    round, views = game.round, [game.view(seat) for seat in range(players)]
    world = World(round, tuple(map(ViewNode, views)), 1.0, StepEffects())
    twin = World(round, tuple(map(ViewNode, views)), 1.0, world.steps)
    while round.table.turn is not None:
        move = random.choice(legal(round.table, round.hand))
        round, events = resolve(round, move)
        views = [_told(view, events) for view in views]
        world, twin = world.with_move(move)[0], twin.with_move(move)[0]
        assert world.round == twin.round == round
        assert [node.view for node in world.told] == views
        round, events = follow_up(round)
        views = [_told(view, events) for view in views]
        world, twin = world.going_on()[0], twin.going_on()[0]
        assert world.round == twin.round == round
        assert [node.view for node in twin.told] == views
        assert [node.inputs for node in world.told] == [view_inputs(view) for view in views]


def _told(view: View, events: tuple[Event, ...]) -> View:
    for event in events:
        if event.reaches(view.seat):
            view = view.after(event.fact)
    return view
