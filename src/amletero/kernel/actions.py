"""Actions in compiled code: `amletero.record.action_numbers` says which number is which move."""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from amletero.kernel.layout import CARD, GUARD
from amletero.kernel.numba_setup import inlined
from amletero.record import action_numbers
from amletero.record.action_numbers import FARTHEST, GUARDS, GUESSES, KEEPS, TARGETED

Actions: TypeAlias = NDArray[np.uint8]

ACTIONS: Final = action_numbers.ACTIONS
"""How many actions there are, in all editions together."""


def _every_action() -> list[tuple[int, int, int]]:
    """Card, seats further and character named, for each action."""
    alone = [(card, 0, CARD) for card in range(10)]
    targeted = [(card, further, CARD) for card in TARGETED for further in range(1, FARTHEST + 1)]
    keeps = [(keep // 2, keep % 2, CARD) for keep in range(GUARDS - KEEPS)]
    guards = [
        (GUARD, further, named)
        for further in range(1, FARTHEST + 1)
        for named in range(GUESSES + 1)
        if named != GUARD
    ]
    return alone + targeted + keeps + guards


DECODED: Final = np.array(
    [card | further << 4 | named << 8 for card, further, named in _every_action()], dtype=np.int64
)
"""By action, four bits each: what `decode` returns."""


@inlined
def decode(action: int) -> tuple[int, int, int]:
    """The card, how many seats further its target sits, and the character named (`CARD`: none).

    No seat further is oneself or nobody. For a Chancellor's choice: the card kept, 1 if the higher
    card goes under the deck first, and `CARD`.
    """
    decoded = DECODED[action]
    return decoded & CARD, (decoded >> 4) & CARD, decoded >> 8


@inlined
def encode_keep(kept: int, higher_first: int) -> int:
    """The action of a Chancellor's choice: the card kept, and which other goes under first."""
    return KEEPS + 2 * kept + higher_first


@inlined
def is_keep(action: int) -> bool:
    """Whether an action is a Chancellor's choice."""
    return KEEPS <= action < GUARDS
