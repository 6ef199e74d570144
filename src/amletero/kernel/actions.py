"""Actions: every move as one small number, the same in all editions.

    0–9    play that card alone: it asks for nobody, or nobody can be chosen (the Prince: on
           oneself)
    10–14  the Priest on the player 1–5 seats further
    15–19  the Baron          "
    20–24  the Prince         "
    25–29  the King           "
    30–49  the Chancellor's choice: 30 + 2 × the card kept + 1 if the higher of the two others goes
           under the deck first
    50–94  the Guard: 50 + 9 × (seats further − 1) + the place of the character named among
           Spy, Priest, Baron, Handmaid, Prince, Chancellor, King, Countess, Princess

Players are counted from the mover, so a strategy needs to be learned for one seat only. The
16-card editions, which have two to four players, use 41 of these 95.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from amletero.kernel.layout import BARON, CARD, GUARD, KING, PRIEST, PRINCE
from amletero.kernel.numba_setup import inlined

Actions: TypeAlias = NDArray[np.uint8]

ACTIONS: Final = 95
KEEPS: Final = 30
GUARDS: Final = 50
GUESSES: Final = 9
TARGETED: Final = {PRIEST: 10, BARON: 15, PRINCE: 20, KING: 25}
"""The first action of each card that is played on a player; the Guard has its own."""


def _every_action() -> list[tuple[int, int, int]]:
    """Card, seats further and character named, for each action."""
    alone = [(card, 0, CARD) for card in range(10)]
    targeted = [(card, further, CARD) for card in TARGETED for further in range(1, 6)]
    keeps = [(keep // 2, keep % 2, CARD) for keep in range(GUARDS - KEEPS)]
    guards = [
        (GUARD, further, named)
        for further in range(1, 6)
        for named in range(GUESSES + 1)
        if named != GUARD
    ]
    return alone + targeted + keeps + guards


def _every_play() -> NDArray[np.int8]:
    plays = np.full((10, 6, CARD + 1), NO_ACTION, np.int8)
    for action, (card, further, named) in enumerate(_every_action()):
        if not KEEPS <= action < GUARDS:
            plays[card, further, named] = action
    return plays


NO_ACTION: Final = -1
"""What `ENCODED` holds where no play can be legal."""
DECODED: Final = np.array(
    [card | further << 4 | named << 8 for card, further, named in _every_action()], dtype=np.int64
)
"""By action, four bits each: what `decode` returns."""
ENCODED: Final = _every_play()
"""By card, seats further and character named (`CARD`: none): the action that plays it so."""


@inlined
def decode(action: int) -> tuple[int, int, int]:
    """The card, how many seats further its target sits, and the character named (`CARD`: none).

    No seat further is oneself or nobody. For a Chancellor's choice: the card kept, 1 if the higher
    card goes under the deck first, and `CARD`.
    """
    decoded = DECODED[action]
    return decoded & CARD, (decoded >> 4) & CARD, decoded >> 8


@inlined
def encode(card: int, further: int, named: int) -> int:
    """The action that plays a card, as `decode` reads it; `NO_ACTION` if that is never legal."""
    return int(ENCODED[card, further, named])


@inlined
def encode_keep(kept: int, higher_first: int) -> int:
    """The action of a Chancellor's choice: the card kept, and which other goes under first."""
    return KEEPS + 2 * kept + higher_first


@inlined
def is_keep(action: int) -> bool:
    """Whether an action is a Chancellor's choice."""
    return KEEPS <= action < GUARDS
