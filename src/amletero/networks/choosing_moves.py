"""From the outputs of a policy to a move: whole numbers all the way."""

from collections.abc import Sequence

from amletero.networks.inputs import CARD_NUMBERS
from amletero.rules.cards import Character, Seat
from amletero.rules.moves import Keep, Move

_TARGETED = {
    Character.PRIEST: 10,
    Character.BARON: 15,
    Character.PRINCE: 20,
    Character.KING: 25,
}
_KEEPS, _GUARDS = 30, 50


def action_number(move: Move, by: Seat, players: int) -> int:
    """Return the kernel's action for a legal move, without the kernel."""
    card = CARD_NUMBERS[move.card]
    if isinstance(move, Keep):
        under = [CARD_NUMBERS[other] for other in move.under]
        return _KEEPS + 2 * card + (under != sorted(under))
    if move.target is None or move.target == by:
        return card
    further = (move.target - by) % players - 1
    if move.named is None:
        return _TARGETED[move.card] + further
    named = CARD_NUMBERS[move.named]
    return _GUARDS + 9 * further + named - (named > CARD_NUMBERS[Character.GUARD])


def softmax_weights(
    outputs: Sequence[int], softmax: Sequence[int], actions: Sequence[int]
) -> list[int]:
    """Return the weight of each legal action: the table's entry for its distance to the best."""
    best = max(outputs[action] for action in actions)
    last = len(softmax) - 1
    return [softmax[min(best - outputs[action], last)] for action in actions]


def drawn_place(weights: Sequence[int], draw: int) -> int:
    """Return the place that a number below the sum of the weights falls on."""
    for place, weight in enumerate(weights):
        draw -= weight
        if draw < 0:
            return place
    raise ValueError("the number is not below the sum of the weights")
