"""From one view: the probability of every hidden card."""

from amletero.beliefs.belief import Belief, believe, counted

__all__ = ["Belief", "believe", "counted"]
