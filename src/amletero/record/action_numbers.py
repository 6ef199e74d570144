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
16-card editions, which have two to four players, use 41 of these 95. The kernel plays actions, and
the outputs of a network are its opinions of them; `amletero.kernel.move_actions` has the way back.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from amletero.rules.cards import Cards, Character, Seat
from amletero.rules.moves import Keep, Move

CHARACTERS: Final[Cards] = tuple(Character)
"""The characters by their number in compiled code and in networks."""
CARD_NUMBERS: Final[Mapping[Character, int]] = MappingProxyType(
    {character: number for number, character in enumerate(CHARACTERS)}
)
"""The number of each character."""

ACTIONS: Final = 95
KEEPS: Final = 30
GUARDS: Final = 50
GUESSES: Final = 9
FARTHEST: Final = 5
"""The most seats that another player sits further."""
TARGETED: Final[Mapping[int, int]] = MappingProxyType(
    {
        CARD_NUMBERS[Character.PRIEST]: 10,
        CARD_NUMBERS[Character.BARON]: 15,
        CARD_NUMBERS[Character.PRINCE]: 20,
        CARD_NUMBERS[Character.KING]: 25,
    }
)
"""The first action of each card that is played on a player; the Guard has its own."""
_GUARD: Final = CARD_NUMBERS[Character.GUARD]


class NoAction(ValueError):
    """A move that is never legal, whatever the round: no action says it."""


def action_number(move: Move, by: Seat, players: int) -> int:
    """Return the action that a move of this seat is. Raises `NoAction` for some illegal moves."""
    card = CARD_NUMBERS[move.card]
    if isinstance(move, Keep):
        under = [CARD_NUMBERS[other] for other in move.under]
        return KEEPS + 2 * card + (under != sorted(under))
    if move.target is None or move.target == by:
        return card
    further = (move.target - by) % players - 1
    if move.named is not None:
        named = CARD_NUMBERS[move.named]
        if card == _GUARD != named:
            return GUARDS + GUESSES * further + named - (named > _GUARD)
    elif card in TARGETED:
        return TARGETED[card] + further
    raise NoAction
