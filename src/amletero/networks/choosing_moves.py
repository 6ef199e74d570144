"""From the outputs of a policy to a move: whole numbers all the way."""

from collections.abc import Sequence


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
