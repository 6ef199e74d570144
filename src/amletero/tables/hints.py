"""Hints for visitors, and the random seeds of bots' decisions."""

import hashlib
import hmac
from dataclasses import dataclass

from amletero.rules.cards import Seat
from amletero.tables.bot_pool import BotRunner
from amletero.tables.messages import hint_told
from amletero.tables.refusals import Denial
from amletero.tables.state import State
from amletero.tables.visitors import Visitor
from amletero.wire.socket.codes import RefusalCode


@dataclass(frozen=True, slots=True)
class HintAsked:
    """A visitor asks for a hint."""

    visitor: Visitor
    seat: Seat
    state: State
    key: str


async def give_hint(bots: BotRunner, asked: HintAsked) -> None:
    """Compute a hint from what the visitor's seat may know, and tell only that visitor.

    If the screen shows another seat by then, the request is refused instead.
    """
    state, visitor, key = asked.state, asked.visitor, asked.key
    assert state.game is not None
    view, legal = state.game.view(asked.seat), state.game.legal(asked.seat)
    advice = await bots.advise(view, legal, bot_seed(state))
    visitor.pondering = False
    if visitor.shown != asked.seat:
        visitor.tell(Denial(RefusalCode.STALE).message(key, state.version))
    elif advice is None:
        visitor.tell(Denial(RefusalCode.UNAVAILABLE).message(key, state.version))
    else:
        visitor.tell(hint_told(state, advice, key))


def bot_seed(state: State) -> int:
    """Return the seed of a bot's decision: the same on every worker, unknown to all players."""
    label = b"bot" + state.seq.to_bytes(8, "big")
    return int.from_bytes(hmac.digest(state.secret, label, hashlib.sha256), "big")
