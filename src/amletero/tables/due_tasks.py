"""What is due next at a table: a deal, a bot's move, the end of a wait; and its timer."""

import asyncio
import hashlib
import hmac
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

import msgspec

from amletero.rules.cards import Seat
from amletero.rules.moves import move_text
from amletero.tables.background_tasks import Tasks
from amletero.tables.bot_pool import SUBSTITUTE, BotRunner
from amletero.tables.entries import Body, DealOpened, ListFrozen, Moved, RoundDealt, SatIn
from amletero.tables.server_clock import ServerClock
from amletero.tables.state import State


class Delays(msgspec.Struct, frozen=True, kw_only=True):
    """Delays at the tables of a server, in milliseconds."""

    between_rounds: int = 6_000
    """Pause after a round, before the next one is dealt."""
    commit: int = 4_000
    """Time for browsers to commit to their bytes; the list is then frozen."""
    reveal: int = 4_000
    """Time for browsers to reveal them; a silent seat is then left out."""
    bot_least: int = 900
    bot_most: int = 1_900
    """Bounds of a bot's delay before its move; the delay does not depend on its cards."""
    grace: int = 1_000
    """Time after the clock runs out in which a move that was on its way still counts."""
    absence: int = 120_000
    """In a game without clocks: absence after which others may call a bot in."""


class DueKind(StrEnum):
    """The kinds of actions that can be due."""

    OPEN_DEAL = "open-deal"
    FREEZE = "freeze"
    DEAL = "deal"
    BOT_MOVE = "bot-move"
    SIT_IN = "sit-in"


@dataclass(frozen=True, slots=True)
class DueTask:
    """An action due at a time of the server clock, unless the table moves on first."""

    kind: DueKind
    at: int


def next_due(
    state: State, delays: Delays, contributing: frozenset[Seat] = frozenset()
) -> DueTask | None:
    """Return what the server has to do next at a table, if anything.

    Seats that are `contributing` are connected and give bytes to deals.
    """
    if state.phase != "playing" or state.game is None:
        return None
    if state.turn is None:
        return _deal_duty(state, delays, contributing)
    if state.bot_moves:
        return DueTask(DueKind.BOT_MOVE, state.bot_since + bot_delay(state, delays))
    if state.settings.move_seconds is None:
        return None
    return DueTask(DueKind.SIT_IN, state.since + state.settings.move_seconds * 1000 + delays.grace)


def entry_of(state: State, kind: DueKind, draw_deal: Callable[[State], RoundDealt]) -> Body:
    """Return the entry that does what is due. Bot moves are not made here."""
    match kind:
        case DueKind.OPEN_DEAL:
            return DealOpened()
        case DueKind.FREEZE:
            return ListFrozen()
        case DueKind.DEAL:
            return draw_deal(state)
        case DueKind.SIT_IN if state.turn is not None:
            return SatIn(seat=state.turn, bot=SUBSTITUTE, reason="late")
        case _:
            raise ValueError(f"{kind} is not the server's to do")


def bot_delay(state: State, delays: Delays) -> int:
    """Return a bot's delay in ms: drawn from the log's length, independent of all cards."""
    label = b"delay" + state.seq.to_bytes(8, "big")
    drawn = int.from_bytes(hmac.digest(state.secret, label, hashlib.sha256)[:4], "big")
    return delays.bot_least + drawn % (delays.bot_most - delays.bot_least + 1)


def _deal_duty(state: State, delays: Delays, contributing: frozenset[Seat]) -> DueTask:
    deal = state.open_deal
    if deal is None:
        pause = delays.between_rounds if state.rounds else 0
        return DueTask(
            DueKind.OPEN_DEAL if state.settings.fair else DueKind.DEAL, state.since + pause
        )
    if deal.frozen is None:
        awaited = {seat for seat in contributing if deal.may_commit(seat)} - set(deal.commitments)
        if not deal.commitments and not awaited:
            return DueTask(DueKind.DEAL, deal.opened)
        return DueTask(DueKind.FREEZE, deal.opened + (delays.commit if awaited else 0))
    if not deal.silent:
        return DueTask(DueKind.DEAL, deal.frozen)
    kind = DueKind.OPEN_DEAL if state.scheme.reopens else DueKind.DEAL
    return DueTask(kind, deal.frozen + delays.reveal)


def bot_seed(state: State) -> int:
    """Return the seed of a bot's decision: the same on every worker, unknown to all players."""
    label = b"bot" + state.seq.to_bytes(8, "big")
    return int.from_bytes(hmac.digest(state.secret, label, hashlib.sha256), "big")


class DueTable(Protocol):
    """What a timer needs of its table."""

    @property
    def state(self) -> State:
        """The state of the table now."""

    @property
    def waits_for_visitors(self) -> bool:
        """Whether nothing is done until somebody comes."""

    async def perform(self, body: Body, seq: int) -> None:
        """Store a due entry, unless the log has grown beyond this place."""


class DueTimer:
    """Does what is due next at a table when its time comes; a bot is asked ahead of time."""

    def __init__(
        self,
        table: DueTable,
        clock: ServerClock,
        bots: BotRunner,
        tasks: Tasks,
        draw_deal: Callable[[State], RoundDealt],
    ) -> None:
        self.bot_move: Moved | None = None
        """The bot's answer, once it has come."""
        self._table = table
        self._clock = clock
        self._bots = bots
        self._tasks = tasks
        self._draw_deal = draw_deal
        self._handle: asyncio.TimerHandle | None = None
        self._asked_at: int | None = None
        """Length of the log when a bot was asked for its move."""

    @property
    def armed(self) -> bool:
        """Whether a timer is set."""
        return self._handle is not None and not self._handle.cancelled()

    def schedule(self, due: DueTask | None) -> None:
        """Wait for what is due now instead of what was due before."""
        self.cancel()
        state = self._table.state
        if due is None or self._table.waits_for_visitors:
            return
        if due.kind is not DueKind.BOT_MOVE:
            self._at(due.at, entry_of(state, due.kind, self._draw_deal))
        elif self._asked_at != state.seq:
            self._asked_at, self.bot_move = state.seq, None
            self._tasks.spawn(self._ask_bot(state, due.at))
        elif self.bot_move is not None:
            self._at(due.at, self.bot_move)

    def cancel(self) -> None:
        """Wait for nothing."""
        if self._handle is not None:
            self._handle.cancel()

    def _at(self, moment: int, body: Body) -> None:
        seconds = max(0, moment - self._clock.now()) / 1000
        table, spawn, seq = self._table, self._tasks.spawn, self._table.state.seq
        self._handle = asyncio.get_running_loop().call_later(
            seconds, lambda: spawn(table.perform(body, seq))
        )

    async def _ask_bot(self, state: State, moment: int) -> None:
        """Ask a bot once for its move, and wait until the move is due."""
        assert state.game is not None
        assert state.turn is not None
        name = state.chairs[state.turn].bot or SUBSTITUTE
        try:
            view, legal = state.game.view(state.turn), state.game.legal(state.turn)
            move = await self._bots.choose(name, view, legal, bot_seed(state))
        except BaseException:
            if self._asked_at == state.seq:
                self._asked_at = None
            raise
        if self._table.state is state:
            text = move_text(move, state.settings.rules)
            self.bot_move = Moved(seat=state.turn, move=text, bot=name)
            if not self._table.waits_for_visitors:
                self._at(moment, self.bot_move)
