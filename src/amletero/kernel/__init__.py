"""The same rules compiled, over two 64-bit words, for millions of rounds a second.

Importing this imports Numba; nothing else in the package does so before it is needed.
"""

from amletero.extras import needs_extra
from amletero.record.action_numbers import ACTIONS

with needs_extra("fast"):
    import numba as _numba  # noqa: F401 (the modules below need it)

from amletero.kernel.layout import Setting
from amletero.kernel.legal import LIST_ROOM, legal_count, legal_list, legal_mask, nth_legal
from amletero.kernel.numba_setup import compiled, inlined
from amletero.kernel.random_numbers import below, dealt, deck_order, game_key, round_key
from amletero.kernel.rollout import perft, played_at_random
from amletero.kernel.round_step import spy_bonus, step, winners

__all__ = [
    "ACTIONS",
    "LIST_ROOM",
    "Setting",
    "below",
    "compiled",
    "dealt",
    "deck_order",
    "game_key",
    "inlined",
    "legal_count",
    "legal_list",
    "legal_mask",
    "nth_legal",
    "perft",
    "played_at_random",
    "round_key",
    "spy_bonus",
    "step",
    "winners",
]
