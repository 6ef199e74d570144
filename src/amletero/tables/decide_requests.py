"""Decides requests at a table, a function each: it becomes entries for the log or is refused."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import singledispatch
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
from amletero.wire.socket import ClientMessage, client_messages
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


@singledispatch
def decide(request: ClientMessage, state: State, asking: Asking) -> list[Body]:  # noqa: ARG001
    """Return the entries that grant a request. Raises `Denied` if it is refused.

    Each kind of request that stores something has its own function below.
    """
    raise deny(RefusalCode.UNREADABLE)


@decide.register
def _move(request: client_messages.MakeMove, state: State, asking: Asking) -> list[Body]:
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
    return [Moved(seat=asking.shown, move=request.move)]


@decide.register
def _commit(request: client_messages.Commit, state: State, asking: Asking) -> list[Body]:
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
    return [Committed(seat=request.seat, commitment=request.commitment)]


@decide.register
def _reveal(request: client_messages.Reveal, state: State, asking: Asking) -> list[Body]:
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
    return [BytesRevealed(seat=request.seat, given=request.bytes)]


@decide.register
def _leave(_: client_messages.Leave, state: State, asking: Asking) -> list[Body]:
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


@decide.register
def _pass_host(request: client_messages.PassHost, state: State, asking: Asking) -> list[Body]:
    _phase(state, "lobby", "playing", "over")
    _seat(state, request.seat)
    if asking.guest != state.host and not (asking.host_away and state.seats_of(asking.guest)):
        raise deny(RefusalCode.NOT_HOST)
    guest = state.chairs[request.seat].guest
    if guest is None:
        raise deny(RefusalCode.NO_PLAYER, seat=request.seat)
    return [HostPassed(host=guest)]


@decide.register
def _return(_: client_messages.Return, state: State, asking: Asking) -> list[Body]:
    _phase(state, "playing")
    seats = state.sat_in_for(asking.guest)
    if not seats:
        raise deny(RefusalCode.NOT_SEATED)
    back = [HostPassed(host=asking.guest)] if state.left_host == asking.guest else []
    return [*(CameBack(seat=seat) for seat in seats), *back]


@decide.register
def _mark_open(request: client_messages.MarkOpen, state: State, asking: Asking) -> list[Body]:
    _host(state, asking)
    _phase(state, "lobby", "playing")
    return [WatchChanged(watch="everyone" if request.open else "invited")]


@decide.register
def _close(_: client_messages.Close, state: State, asking: Asking) -> list[Body]:
    _host(state, asking)
    _phase(state, "lobby", "playing", "over")
    seat = next(iter(state.seats_of(asking.guest)), None)
    return [TableClosed(seat=seat, date=asking.date)]


@decide.register
def _call_bot(request: client_messages.CallBot, state: State, asking: Asking) -> list[Body]:
    _phase(state, "playing")
    _seat(state, request.seat)
    if not state.seats_of(asking.guest):
        raise deny(RefusalCode.NOT_SEATED)
    chair = state.chairs[request.seat]
    relaxed = state.settings.pace == "relaxed"
    if chair.bot is not None or not relaxed or request.seat not in asking.long_away:
        raise deny(RefusalCode.NOT_AWAY, seat=request.seat)
    return [SatIn(seat=request.seat, bot=SUBSTITUTE, reason="called")]


# --- In the lobby ------------------------------------------------------------------------------


@decide.register
def _sit(request: client_messages.Sit, state: State, asking: Asking) -> list[Body]:
    _phase(state, "lobby")
    return [Sat(seat=_free_seat(state, request.seat), guest=asking.guest)]


@decide.register
def _stand(request: client_messages.Stand, state: State, asking: Asking) -> list[Body]:
    _phase(state, "lobby")
    _own(state, asking, request.seat)
    return [Freed(seat=request.seat)]


@decide.register
def _choose_color(request: client_messages.ChooseColor, state: State, asking: Asking) -> list[Body]:
    _phase(state, "lobby")
    _own(state, asking, request.seat)
    if request.color in state.colors:
        holder = state.chairs[state.colors.index(request.color)].guest
        if holder not in (None, asking.guest):
            raise deny(RefusalCode.COLOR_TAKEN, seat=state.colors.index(request.color))
    return [ColorChosen(seat=request.seat, color=request.color)]


@decide.register
def _seat_bot(request: client_messages.SeatBot, state: State, asking: Asking) -> list[Body]:
    _phase(state, "lobby")
    _host(state, asking)
    _seat(state, request.seat)
    if state.chairs[request.seat].guest is not None:
        raise deny(RefusalCode.SEAT_TAKEN, seat=request.seat)
    if request.bot not in BOTS:
        raise deny(RefusalCode.UNKNOWN_BOT)
    return [BotSat(seat=request.seat, bot=request.bot)]


@decide.register
def _free(request: client_messages.Free, state: State, asking: Asking) -> list[Body]:
    _phase(state, "lobby")
    _host(state, asking)
    _seat(state, request.seat)
    return [Freed(seat=request.seat)]


@decide.register
def _start(_: client_messages.Start, state: State, asking: Asking) -> list[Body]:
    _phase(state, "lobby")
    _host(state, asking)
    if any(chair.free for chair in state.chairs):
        raise deny(RefusalCode.SEATS_FREE)
    return [Started()]


# --- What several of them need -----------------------------------------------------------------


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
