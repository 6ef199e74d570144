"""Hints that misbehave in processes of their own; kept small, for each process loads this."""

import time

from amletero.rules.moves import Move
from amletero.rules.view import View
from amletero.tables.bot_pool import Advice


def hang_or_advise(_view: View, legal: tuple[Move, ...], seed: int) -> Advice:
    """Hangs when the seed is 0."""
    if seed == 0:
        time.sleep(1000)
    return Advice(legal[1], {})
