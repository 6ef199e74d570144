"""Plants a lie into the real server of this process."""

import json
from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec
import pytest
from tools.lies import VICTIM, Lie
from tools.lies.victim import FRIEND

from amletero.rules.cards import Seat
from amletero.server import routes
from amletero.tables import live_table
from amletero.tables.due_tasks import Delays, DueKind, DueTask, next_due
from amletero.tables.entries import RoundDealt
from amletero.tables.record_of_log import record_document
from amletero.tables.state import State
from amletero.tables.visitors import Visitor

_draw_deal = State.draw_deal
_init = Visitor.__init__


def plant(patch: pytest.MonkeyPatch, lie: Lie, honest_connections: int = 0) -> None:
    """Let every server of this process draw, tell and publish as the lie says.

    This many connections that come first are told no lies: those that tests arrange a game with.
    Lies that are told once would else reach one of the victim's connections or the other by chance.
    """
    connections = count()

    def draw_deal(state: State) -> RoundDealt:
        return lie.draw(state, _draw_deal(state))

    def init(visitor: Visitor, guest: str, name: str, send: Any, drop: Any) -> None:
        honest = next(connections) < honest_connections

        def lying_send(data: bytes) -> None:
            documents = [json.loads(data)]
            if visitor.shown == VICTIM and not honest:
                documents = list(lie.tell(documents[0]))
            for document in documents:
                send(json.dumps(document).encode())

        _init(visitor, guest, name, lying_send, drop)

    def record(*log: Any) -> dict[str, Any]:
        return lie.record(record_document(*log))

    wait_for_no_one(
        patch,
        absent={FRIEND} if lie.friend == "absent" else set(),
        silent={FRIEND} if lie.friend == "silent" else {VICTIM} if lie.withholds else set(),
    )
    patch.setattr(State, "draw_deal", draw_deal)
    patch.setattr(Visitor, "__init__", init)
    patch.setattr(routes, "record_document", record)


def wait_for_no_one(patch: pytest.MonkeyPatch, absent: set[Seat], silent: set[Seat]) -> None:
    """Let every table go on without seats that, by intent, do not commit or do not reveal.

    For all others it is as patient as ever, however busy the machine is.
    """

    def due(state: State, delays: Delays, contributing: frozenset[Seat]) -> DueTask | None:
        deal = state.open_deal
        if deal is not None and deal.frozen is not None and silent.issuperset(deal.silent):
            delays = msgspec.structs.replace(delays, reveal=0)
        return next_due(state, delays, contributing - absent)

    patch.setattr(live_table, "next_due", due)


def hold_bots(patch: pytest.MonkeyPatch) -> None:
    """Let no bot move, so that whatever the deal is, the game stands still at the first turn."""

    next_due: Callable[..., DueTask | None] = vars(live_table)["next_due"]

    def due(*given: Any) -> DueTask | None:
        task = next_due(*given)
        return None if task is not None and task.kind is DueKind.BOT_MOVE else task

    patch.setattr(live_table, "next_due", due)
