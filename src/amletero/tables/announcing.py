"""What is said to those at a table when something has been stored."""

from amletero.tables.audience import Audience
from amletero.tables.entries import (
    Body,
    BytesRevealed,
    CameBack,
    Committed,
    DealOpened,
    ListFrozen,
    Moved,
    RematchMade,
    RoundDealt,
    SatIn,
    Started,
    TableClosed,
)
from amletero.tables.messages import dealt_told
from amletero.tables.state import State
from amletero.tables.visitors import Visitor
from amletero.wire.socket import Closed, RematchAt, Secret
from amletero.wire.socket.codes import CloseCode, RefusalCode


def announce(audience: Audience, state: State, body: Body) -> None:
    """Tell what an entry means; the state is that after it."""
    match body:
        case Committed() | BytesRevealed():
            return
        case DealOpened() | ListFrozen():
            audience.deal(state)
        case RoundDealt():
            if state.last_deal is not None:
                audience.everyone(dealt_told(state.last_deal))
            audience.hide_hands(state)
            audience.game(state)
            audience.clock(state)
        case Moved():
            audience.game(state)
            audience.clock(state)
            if state.phase == "over":
                _end(audience, state)
        case RematchMade(table=table):
            audience.everyone(RematchAt(table=table))
        case TableClosed():
            _close(audience, state)
        case _:
            _change(audience, state, body)


def tell_secret(state: State, visitor: Visitor) -> None:
    """Tell what the deals came from, once the game is decided or closed."""
    if state.settings.fair and state.published and visitor.greeted:
        visitor.tell(Secret(secret=state.secret.hex()))


def _change(audience: Audience, state: State, body: Body) -> None:
    audience.table(state)
    if isinstance(body, Started):
        _send_away(audience, state)
        audience.game(state)
    if isinstance(body, SatIn | CameBack):
        audience.clock(state)


def _end(audience: Audience, state: State) -> None:
    audience.table(state)
    for visitor in audience.visitors:
        tell_secret(state, visitor)


def _close(audience: Audience, state: State) -> None:
    _end(audience, state)
    audience.everyone(Closed(code=RefusalCode.TABLE_CLOSED))
    for visitor in list(audience.visitors):
        visitor.drop(CloseCode.CLOSED)


def _send_away(audience: Audience, state: State) -> None:
    """Where nobody may watch, those without a seat go when the game begins."""
    if state.settings.watch != "nobody":
        return
    for visitor in list(audience.visitors):
        if not state.seats_of(visitor.guest):
            visitor.tell(Closed(code=RefusalCode.NO_WATCHING))
            visitor.drop(CloseCode.NOT_INVITED)
