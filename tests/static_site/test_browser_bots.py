"""Bots in a browser's worker: each plays with its own network, or waits for it."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from amletero.record.referee import Referee
from amletero.rules.editions import EDITIONS
from amletero.static_site import browser_bots
from amletero.static_site.browser_bots import BrowserBots
from amletero.tables.bot_pool import choose_move
from tests.playing import deal_next


async def test_a_bot_waits_for_its_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    referee = Referee(EDITIONS["classic"], 2)
    deal_next(referee, Random(1))
    seat = referee.table.turn
    view, legal = referee.view(seat), referee.legal(seat)
    asked, came = asyncio.Queue[str](), asyncio.Event()

    async def fetch(name: str) -> None:
        asked.put_nowait(name)
        await came.wait()

    monkeypatch.setattr(browser_bots, "network_path", lambda *_: tmp_path / "missing.npz")
    bots = BrowserBots(fetch, lambda error: pytest.fail(str(error)))
    choosing = asyncio.create_task(bots.choose("reader", view, legal, 5))
    assert await asked.get() == "missing.npz"
    assert not choosing.done()
    came.set()
    assert await choosing == choose_move("reader", view, legal, 5)
