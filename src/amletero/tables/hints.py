"""Hints for visitors."""

from amletero.rules.cards import Seat
from amletero.tables.bot_pool import BotRunner
from amletero.tables.due_tasks import bot_seed
from amletero.tables.messages import hint_told
from amletero.tables.refusals import Denial
from amletero.tables.state import State
from amletero.tables.visitors import Visitor
from amletero.wire.socket.codes import RefusalCode


async def give_hint(bots: BotRunner, state: State, visitor: Visitor, seat: Seat, key: str) -> None:
    """Compute a hint from what the visitor's seat may know, and tell only that visitor.

    If the screen shows another seat by then, the request is refused instead.
    """
    assert state.game is not None
    view, legal = state.game.view(seat), state.game.legal(seat)
    advice = await bots.advise(view, legal, bot_seed(state))
    visitor.pondering = False
    if visitor.shown != seat:
        visitor.tell(Denial(RefusalCode.STALE).message(key, state.version))
    elif advice is None:
        visitor.tell(Denial(RefusalCode.UNAVAILABLE).message(key, state.version))
    else:
        visitor.tell(hint_told(state, advice, key))
