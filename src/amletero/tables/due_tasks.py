"""The next action that is due at a table: a deal, a bot's move, the end of a wait."""

import hashlib
import hmac
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

import msgspec

from amletero.rules.cards import Seat
from amletero.tables.bot_pool import SUBSTITUTE
from amletero.tables.entries import Body, DealOpened, ListFrozen, RoundDealt, SatIn
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
