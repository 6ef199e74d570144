"""A hint from a server."""

from amletero.record.notation import read_move
from amletero.rules.editions import Edition
from amletero.terminal.advice import Advice
from amletero.wire.socket import Hint


def hinted(hint: Hint, edition: Edition) -> Advice:
    """What a server's hint says."""
    hands = {
        belief.seat: {
            edition.by_value[int(value)]: chance for value, chance in belief.chances.items()
        }
        for belief in hint.beliefs
    }
    move = None if hint.advice is None else read_move(hint.advice, edition)
    return Advice(move, hands, set_aside={})
