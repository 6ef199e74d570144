"""From one view: the worlds that agree with it, how likely each is, and who wins in them."""

from amletero.beliefs.belief import Belief, believe, counted
from amletero.beliefs.follower import Follower
from amletero.beliefs.following import NoWorldLeft
from amletero.beliefs.values import mean_value, move_value, outcomes, values
from amletero.beliefs.world import World

__all__ = [
    "Belief",
    "Follower",
    "NoWorldLeft",
    "World",
    "believe",
    "counted",
    "mean_value",
    "move_value",
    "outcomes",
    "values",
]
