"""Visits from the terminal to a table that Ana hosts at a real server."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from textual.pilot import Pilot
from tools.torture.client import Guest, Player

from amletero.locales import Language
from amletero.terminal.client.link import read_link
from amletero.terminal.client.sign_in import Cookies, enter
from amletero.terminal.client.socket_transport import SocketTransport
from amletero.terminal.client.table_client import TableClient
from amletero.terminal.screens.app import OneTableApp
from amletero.terminal.screens.table_screen import TableScreen
from tests.waiting import until


@dataclass(frozen=True)
class HostedTable:
    """Ana, who hosts a table, and a terminal where Beto or others sit at it."""

    ana: Guest
    made: str
    host: Player
    visitor: TableClient
    table: TableScreen
    app: OneTableApp
    pilot: Pilot[None]

    async def record(self) -> dict[str, Any]:
        """The record of the game, once it is over."""
        answer = await self.ana.http.get(f"/api/tables/{self.made}/record")
        record: dict[str, Any] = answer.json()
        return record


@asynccontextmanager
async def terminal_at(
    address: str, *names: str, language: Language = Language.ENGLISH, **settings: Any
) -> AsyncIterator[HostedTable]:
    """A table with these settings, and these people, or Beto, sitting at it in a terminal."""
    async with Guest(address) as ana:
        made, invite = await ana.create(**settings)
        host = await ana.sit_at(made)
        visitor = await visit(address, made, invite, *names)
        table = TableScreen(visitor, language)
        app = OneTableApp(language, table)
        async with app.run_test(size=(80, 24), notifications=True) as pilot:
            await until(lambda: len(visitor.seats) == len(visitor.people))
            yield HostedTable(ana, made, host, visitor, table, app, pilot)


async def visit(
    address: str, table: str, invite: str | None, *names: str, sits: bool = True
) -> TableClient:
    """A visit of these people, or of Beto; or of one of them who only looks on."""
    link = read_link(f"http://{address}/table/{table}" + (f"#{invite}" if invite else ""))
    people = names or ("Beto",)
    cookie = await asyncio.to_thread(enter, link, people[0], Cookies(None))
    return TableClient(SocketTransport(link, cookie), people if sits else ())


async def seated(visitor: TableClient) -> None:
    """Wait until a visitor has a seat."""
    await until(lambda: bool(visitor.seats))
