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

from typing import Final

import numpy as np

from amletero.kernel.layout import BARON, CARD, GUARD, KING, PRIEST, PRINCE

ACTIONS: Final = 95
KEEPS: Final = 30
GUARDS: Final = 50
GUESSES: Final = 9
TARGETED: Final = {PRIEST: 10, BARON: 15, PRINCE: 20, KING: 25}
"""The first action of each card that is played on a player; the Guard has its own."""


def _decoded() -> list[tuple[int, int, int]]:
    """Card, seats further and character named, for each action that plays a card."""
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


DECODED: Final = np.array(
    [card | further << 4 | named << 8 for card, further, named in _decoded()], dtype=np.int64
)
"""Four bits each: the card; how many seats further; the character named (`CARD`: none).

For a Chancellor's choice: the card kept; whether the higher card goes under the deck first.
"""
