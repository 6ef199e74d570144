"""Tables of a real server as they stand in `screens/`: for a player and for a spectator."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from tools.torture.client import Guest, Player

from amletero.locales import Language
from amletero.tables.entries import RoundDealt
from amletero.tables.state import State
from amletero.terminal.client.table_client import TableClient
from amletero.terminal.screens.app import OneTableApp
from amletero.terminal.screens.other_players import Plate
from amletero.terminal.screens.table_screen import TableScreen
from tests.terminal.seeing import shows
from tests.terminal.visiting import visit
from tests.waiting import until

DECK = [0, 2, 4, 1, 6, 7, 1, 1, 1, 1, 1, 2, 3, 3, 4, 5, 5, 6, 8, 9, 0]
"""A card aside, the hands of Ana, Beto and a bot, then the deck."""


@pytest.fixture(autouse=True)
def _fixed_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "draw_deal", lambda _: RoundDealt(deck=DECK, first=0))


@asynccontextmanager
async def shown(visitor: TableClient) -> AsyncIterator[OneTableApp]:
    """A visit on the screen."""
    table = TableScreen(visitor, Language.ENGLISH)
    app = OneTableApp(Language.ENGLISH, table)
    async with app.run_test(size=(80, 24)):
        yield app


async def begin(ana: Guest, made: str) -> Player:
    """Ana begins, plays the Priest on the bot, and stays as long as the result is held."""
    host = await ana.sit_at(made)
    assert (await host.ask("start"))["type"] == "ack"
    while not host.legal:
        await host.hear()
    played = await host.ask("move", version=host.version, move="2>2")
    assert played["type"] == "ack"
    return host


async def test_a_player_sees_the_others_and_is_asked(address: str) -> None:
    async with Guest(address) as ana:
        made, invite = await ana.create(players=3, bots=["simple"])
        visitor = await visit(address, made, invite, "Beto")
        async with shown(visitor) as app:
            await until(lambda: bool(visitor.seats))
            host = await begin(ana, made)
            await shows("remote-player", app)
            await host.close()
            assert [plate.region.height for plate in app.screen.query(Plate)] == [5, 5]


async def test_a_spectator_sees_everyone(address: str) -> None:
    async with Guest(address) as ana, Guest(address, "Beto") as beto:
        made, invite = await ana.create(players=3, bots=["simple"])
        await beto.accept(made, invite)
        second = await beto.sit_at(made)
        assert (await second.ask("sit"))["type"] == "ack"
        host = await begin(ana, made)
        async with shown(await visit(address, made, invite, "Ciro", sits=False)) as app:
            await shows("remote-watch", app)
            assert [plate.region.height for plate in app.screen.query(Plate)] == [5, 5, 5]
        await host.close()
        await second.close()
