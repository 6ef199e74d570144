"""How hints assume that others play: like our network, or by rules of thumb."""

from collections.abc import Hashable, Sequence
from math import exp, fsum
from typing import Final

from amletero.beliefs.assumed_policy import SLIPS, Chances, network_policy
from amletero.beliefs.shared_views import ViewNode
from amletero.bots.simple import chancellor_choice, score
from amletero.rules.moves import Move, Play, legal
from amletero.rules.view import View

RULES_OF_THUMB_SHARE: Final = 0.5
"""Chance that a move is made by rules of thumb instead of by our network."""
SOFTNESS: Final = 0.06
"""A move that scores less by this is e times less likely."""


def likely_moves(seats: Sequence[ViewNode]) -> list[Chances]:
    """Return the chances of moves of unknown players."""
    found: list[Chances] = []
    thumbs: dict[Hashable, list[float]] = {}
    """By all that the rules of thumb look at: what they say."""
    for seat, ours in zip(seats, network_policy(seats), strict=True):
        view = seat.view
        key = (view.table, view.hand, view.known)
        if key not in thumbs:
            thumbs[key] = [
                RULES_OF_THUMB_SHARE * (SLIPS / len(ours) + (1 - SLIPS) * thumb)
                for thumb in _by_rules_of_thumb(view)
            ]
        found.append(
            {
                move: (1 - RULES_OF_THUMB_SHARE) * chance + thumb
                for (move, chance), thumb in zip(ours.items(), thumbs[key], strict=True)
            }
        )
    return found


def _by_rules_of_thumb(view: View) -> list[float]:
    """Return how likely each legal move is made by the rules of thumb of `simple`, loosely."""
    moves: tuple[Move, ...] = legal(view.table, view.hand)
    if view.table.choosing:
        chosen = chancellor_choice(view)
        return [float(move == chosen) for move in moves]
    scores = [score(view, move) for move in moves if isinstance(move, Play)]
    best = max(scores)
    weights = [exp(max((each - best) / SOFTNESS, -30.0)) for each in scores]
    total = fsum(weights)
    return [weight / total for weight in weights]
