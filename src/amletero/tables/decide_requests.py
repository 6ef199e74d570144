"""Decides requests at a table: each becomes entries for the log or is refused."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from amletero.bots import BOTS
from amletero.rules.cards import Seat
from amletero.rules.moves import Rule
from amletero.tables.bot_pool import SUBSTITUTE
from amletero.tables.entries import (
    Body,
    BotSat,
    BytesRevealed,
    CameBack,
    ColorChosen,
    Committed,
    Freed,
    HostPassed,
    Moved,
    Sat,
    SatIn,
    Started,
    TableClosed,
    WatchChanged,
)
from amletero.tables.refusals import deny
from amletero.tables.state import Phase, State
from amletero.wire.socket import client_messages
from amletero.wire.socket.codes import RefusalCode


@dataclass(frozen=True, slots=True)
class Asking:
    """Who makes a request: a guest, and the seat that the connection plays."""

    guest: str
    shown: Seat | None
    long_away: frozenset[Seat] = frozenset()
    """Seats whose players have been away long enough for a bot to be called in."""
    host_away: bool = False
    """Whether the host has been away that long."""
    date: float | None = None
    """The date, in seconds since 1970."""


def decide(state: State, asking: Asking, request: client_messages.ClientMessage) -> list[Body]:
    """Return the entries that grant a request. Raises `Denied` if it is refused."""
    match request:
        case client_messages.MakeMove():
            return [_move(state, asking, request)]
        case client_messages.Commit():
            return [_commit(state, asking, request)]
        case client_messages.Reveal():
            return [_reveal(state, asking, request)]
        case client_messages.Leave():
            return _leave(state, asking)
        case client_messages.Return():
            return _return(state, asking)
        case client_messages.CallBot():
            return [_call_bot(state, asking, request.seat)]
        case client_messages.PassHost():
            return [_pass_host(state, asking, request.seat)]
        case client_messages.MarkOpen():
            return [_mark_open(state, asking, request.open)]
        case client_messages.Close():
            _host(state, asking)
            _phase(state, "lobby", "playing", "over")
            seat = next(iter(state.seats_of(asking.guest)), None)
            return [TableClosed(seat=seat, date=asking.date)]
        case _:
            _phase(state, "lobby")
            return [_arrange(state, asking, request)]


def _arrange(state: State, asking: Asking, request: client_messages.ClientMessage) -> Body:
    """Return the entry that grants a request in the lobby."""
    match request:
        case client_messages.Sit():
            return Sat(seat=_free_seat(state, request.seat), guest=asking.guest)
        case client_messages.Stand():
            _own(state, asking, request.seat)
            return Freed(seat=request.seat)
        case client_messages.ChooseColor():
            return _color(state, asking, request)
        case client_messages.SeatBot():
            _host(state, asking)
            return _bot(state, request)
        case client_messages.Free():
            _host(state, asking)
            _seat(state, request.seat)
            return Freed(seat=request.seat)
        case client_messages.Start():
            _host(state, asking)
            if any(chair.free for chair in state.chairs):
                raise deny(RefusalCode.SEATS_FREE)
            return Started()
        case _:
            raise deny(RefusalCode.UNREADABLE)


def _move(state: State, asking: Asking, request: client_messages.MakeMove) -> Body:
    if asking.shown is None:
        raise deny(RefusalCode.NOT_SEATED)
    if request.version != state.version:
        raise deny(RefusalCode.STALE)
    _phase(state, "playing")
    assert state.game is not None
    if state.turn is None:
        raise deny(Rule.NO_ROUND)
    if state.turn != asking.shown:
        raise deny(RefusalCode.NOT_YOUR_TURN)
    if state.chairs[asking.shown].bot is not None:
        raise deny(RefusalCode.BOT_SITS_IN)
    return Moved(seat=asking.shown, move=request.move)


def _commit(state: State, asking: Asking, request: client_messages.Commit) -> Body:
    _own(state, asking, request.seat)
    deal = state.open_deal
    if (
        deal is None
        or (deal.number, deal.attempt) != (request.round, request.attempt)
        or deal.frozen is not None
        or request.seat in deal.commitments
        or not deal.may_commit(request.seat)
    ):
        raise deny(RefusalCode.NO_DEAL)
    return Committed(seat=request.seat, commitment=request.commitment)


def _reveal(state: State, asking: Asking, request: client_messages.Reveal) -> Body:
    _own(state, asking, request.seat)
    deal = state.open_deal
    if (
        deal is None
        or (deal.number, deal.attempt) != (request.round, request.attempt)
        or deal.frozen is None
        or request.seat not in deal.commitments
        or request.seat in deal.revealed
    ):
        raise deny(RefusalCode.NO_DEAL)
    given = bytes.fromhex(request.bytes)
    expected = state.scheme.seat_commitment(
        state.id, deal.number, request.seat, given, deal.attempt
    )
    if deal.commitments[request.seat] != expected.hex():
        raise deny(RefusalCode.WRONG_REVEAL)
    return BytesRevealed(seat=request.seat, given=request.bytes)


def _leave(state: State, asking: Asking) -> list[Body]:
    """Return entries that free the guest's seats, or let bots sit in during a game."""
    seats = state.seats_of(asking.guest)
    if not seats:
        raise deny(RefusalCode.NOT_SEATED)
    if state.phase == "lobby":
        return [*(Freed(seat=seat) for seat in seats), *_new_host(state, asking)]
    _phase(state, "playing")
    playing = [seat for seat in seats if state.chairs[seat].bot is None]
    if not playing or (state.forfeited and state.turn in playing):
        raise deny(RefusalCode.BOT_SITS_IN)
    left = (SatIn(seat=seat, bot=SUBSTITUTE, reason="left") for seat in playing)
    return [*left, *_new_host(state, asking)]


def _new_host(state: State, leaving: Asking) -> list[Body]:
    """Return the entry that makes another player the host, if the host leaves."""
    staying = [
        chair.guest
        for chair in state.chairs
        if chair.guest not in (None, leaving.guest) and chair.bot is None
    ]
    if leaving.guest != state.host or not staying or staying[0] is None:
        return []
    return [HostPassed(host=staying[0], back_to=_left_host(state, leaving))]


def _left_host(state: State, leaving: Asking) -> str | None:
    """Return who gets the table back on return; in the lobby nobody does."""
    return None if state.phase == "lobby" else state.left_host or leaving.guest


def _pass_host(state: State, asking: Asking, seat: Seat) -> Body:
    _phase(state, "lobby", "playing", "over")
    _seat(state, seat)
    if asking.guest != state.host and not (asking.host_away and state.seats_of(asking.guest)):
        raise deny(RefusalCode.NOT_HOST)
    guest = state.chairs[seat].guest
    if guest is None:
        raise deny(RefusalCode.NO_PLAYER, seat=seat)
    return HostPassed(host=guest)


def _color(state: State, asking: Asking, request: client_messages.ChooseColor) -> Body:
    _own(state, asking, request.seat)
    if request.color in state.colors:
        holder = state.chairs[state.colors.index(request.color)].guest
        if holder not in (None, asking.guest):
            raise deny(RefusalCode.COLOR_TAKEN, seat=state.colors.index(request.color))
    return ColorChosen(seat=request.seat, color=request.color)


def _return(state: State, asking: Asking) -> list[Body]:
    _phase(state, "playing")
    seats = state.sat_in_for(asking.guest)
    if not seats:
        raise deny(RefusalCode.NOT_SEATED)
    back = [HostPassed(host=asking.guest)] if state.left_host == asking.guest else []
    return [*(CameBack(seat=seat) for seat in seats), *back]


def _mark_open(state: State, asking: Asking, marked: bool) -> Body:
    _host(state, asking)
    _phase(state, "lobby", "playing")
    return WatchChanged(watch="everyone" if marked else "invited")


def _call_bot(state: State, asking: Asking, seat: Seat) -> Body:
    _phase(state, "playing")
    _seat(state, seat)
    if not state.seats_of(asking.guest):
        raise deny(RefusalCode.NOT_SEATED)
    chair = state.chairs[seat]
    if chair.bot is not None or state.settings.pace != "relaxed" or seat not in asking.long_away:
        raise deny(RefusalCode.NOT_AWAY, seat=seat)
    return SatIn(seat=seat, bot=SUBSTITUTE, reason="called")


def _bot(state: State, request: client_messages.SeatBot) -> Body:
    _seat(state, request.seat)
    if state.chairs[request.seat].guest is not None:
        raise deny(RefusalCode.SEAT_TAKEN, seat=request.seat)
    if request.bot not in BOTS:
        raise deny(RefusalCode.UNKNOWN_BOT)
    return BotSat(seat=request.seat, bot=request.bot)


def _free_seat(state: State, wanted: Seat | None) -> Seat:
    free = [seat for seat, chair in enumerate(state.chairs) if chair.free]
    if wanted is None:
        if not free:
            raise deny(RefusalCode.SEAT_TAKEN)
        return free[0]
    _seat(state, wanted)
    if wanted not in free:
        raise deny(RefusalCode.SEAT_TAKEN, seat=wanted)
    return wanted


_OUTSIDE: Final[Mapping[Phase, RefusalCode]] = MappingProxyType(
    {
        "lobby": RefusalCode.NOT_LOBBY,
        "playing": RefusalCode.NOT_PLAYING,
        "over": RefusalCode.NOT_OVER,
    }
)
"""By phase: why a request that belongs to this phase only is refused outside it."""


def _phase(state: State, *phases: Phase) -> None:
    if state.phase not in phases:
        raise deny(_OUTSIDE[phases[0]] if len(phases) == 1 else RefusalCode.TABLE_CLOSED)


def _host(state: State, asking: Asking) -> None:
    if asking.guest != state.host:
        raise deny(RefusalCode.NOT_HOST)


def _seat(state: State, seat: Seat) -> None:
    if seat not in range(len(state.chairs)):
        raise deny(Rule.NO_SUCH_SEAT, seat=seat)


def _own(state: State, asking: Asking, seat: Seat) -> None:
    _seat(state, seat)
    if state.chairs[seat].guest != asking.guest:
        raise deny(RefusalCode.NOT_YOUR_SEAT, seat=seat)
