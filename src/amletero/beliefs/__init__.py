"""From one view: the worlds that agree with it, how likely each is, and who wins in them."""

from amletero.beliefs.belief import Belief, believe, counted
from amletero.beliefs.win_chances import mean_value, move_value, outcomes, values
from amletero.beliefs.world import NoWorldLeft, World
from amletero.beliefs.world_tracker import WorldTracker

__all__ = [
    "Belief",
    "NoWorldLeft",
    "World",
    "WorldTracker",
    "believe",
    "counted",
    "mean_value",
    "move_value",
    "outcomes",
    "values",
]
