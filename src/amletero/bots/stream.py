"""The chance of one decision, as a function of a seed and of what its seat was told."""

from random import Random

from amletero.rules.view import View


def stream(seed: str, view: View) -> Random:
    """A stream for the decision that this view asks for.

    It depends on nothing that was asked before, so that a bot that is started in the middle of
    a game, or in another process, chooses as one that was there all along.
    """
    return Random(f"{seed}/{view.seat}/{len(view.facts)}")
