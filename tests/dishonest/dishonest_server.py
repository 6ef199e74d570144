"""Plants a lie into the real server of this process."""

import json
from typing import Any

import pytest
from tools.lies import VICTIM, Lie

from amletero.server import routes
from amletero.tables import audience
from amletero.tables.entries import RoundDealt
from amletero.tables.record_of_log import record_document
from amletero.tables.state import State

_draw_deal = State.draw_deal
_init = audience.Visitor.__init__


def plant(patch: pytest.MonkeyPatch, lie: Lie) -> None:
    """Let every server of this process draw, tell and publish as the lie says."""

    def draw_deal(state: State) -> RoundDealt:
        return lie.draw(state, _draw_deal(state))

    def init(visitor: audience.Visitor, guest: str, name: str, send: Any, drop: Any) -> None:
        def lying_send(data: bytes) -> None:
            documents = [json.loads(data)]
            if visitor.shown == VICTIM:
                documents = list(lie.tell(documents[0]))
            for document in documents:
                send(json.dumps(document).encode())

        _init(visitor, guest, name, lying_send, drop)

    def record(*log: Any) -> dict[str, Any]:
        return lie.record(record_document(*log))

    patch.setattr(State, "draw_deal", draw_deal)
    patch.setattr(audience.Visitor, "__init__", init)
    patch.setattr(routes, "record_document", record)
