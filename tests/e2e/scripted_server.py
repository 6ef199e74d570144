"""A real server in a thread, whose deals and bots can be told what to do."""

import asyncio
import socket
import sqlite3
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import pytest
import uvicorn
from tools.torture.attacked_server import config_for, listening_port, migrated

from amletero.bots import bot
from amletero.rules.moves import Move, read_move
from amletero.rules.view import View
from amletero.server.app import create_app
from amletero.server.config import STATIC
from amletero.server.run_server import BACKLOG, uvicorn_config
from amletero.tables import bot_pool, due_tasks
from amletero.tables.entries import RoundDealt
from amletero.tables.state import State
from tests.e2e.stories import Story


class ScriptedServer:
    """The server's address, and what it is told to deal and to play.

    Tables that a test leaves behind may still be played on: they take nothing of what the next
    test tells.
    """

    def __init__(self, port: int, database: Path) -> None:
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self.deals: deque[RoundDealt] = deque()
        self.scripts: dict[int, deque[str]] = {}
        self.database = database
        self._left_behind: frozenset[str] = frozenset()
        self._tables: dict[int, str] = {}
        """The table of each seed that a bot was given."""

    def tell(self, story: Story) -> None:
        """Deal this round next, and let the bots play their part in it."""
        self.deals.append(RoundDealt(deck=story.deck, first=story.first))
        for seat in range(story.players):
            self.scripts.setdefault(seat, deque()).extend(story.moves_of(seat))

    def forget(self) -> None:
        """Forget what was told; only tables that are made from now on are dealt what is told."""
        with closing(sqlite3.connect(self.database)) as database:
            tables = database.execute("SELECT id FROM tables").fetchall()
        self._left_behind = frozenset(table for (table,) in tables)
        self.deals.clear()
        self.scripts.clear()

    def drawn(self, state: State) -> RoundDealt:
        told = self.deals and state.id not in self._left_behind
        return self.deals.popleft() if told else _drawn(state)

    def seed(self, state: State) -> int:
        """Give a bot its seed, and remember its table."""
        seed = _bot_seed(state)
        self._tables[seed] = state.id
        return seed

    def chosen(self, _name: str, view: View, legal: tuple[Move, ...], seed: int) -> Move:
        """As the script says, else as the simple bot plays: the strong ones take time to load."""
        script = self.scripts.get(view.seat if view.seat is not None else -1)
        if script and self._tables[seed] not in self._left_behind:
            return read_move(script.popleft(), view.table.edition)
        return bot("simple").choose(view, legal, Random(seed))


_drawn = State.draw_deal
_bot_seed = due_tasks.bot_seed


@contextmanager
def served(folder: Path) -> Iterator[ScriptedServer]:
    """A house with its own database, open until the tests are done."""
    assert (STATIC / "index.html").is_file(), "the browser side is not built: run `uv sync`"
    file = folder / "amletero.db"
    listening = socket.create_server(("127.0.0.1", 0), backlog=BACKLOG)
    house = ScriptedServer(listening_port(listening), file)
    config = config_for(f"sqlite:///{file}", own_process=False)
    server = uvicorn.Server(uvicorn_config(create_app(config)))

    def run() -> None:
        # In its own thread: Playwright keeps a running event loop in the tests'.
        asyncio.run(migrated(config.database))
        server.run(sockets=[listening])

    thread = threading.Thread(target=run, daemon=True)

    def draw_deal(state: State) -> RoundDealt:
        return house.drawn(state)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(State, "draw_deal", draw_deal)
        patch.setattr(bot_pool, "choose_move", house.chosen)
        patch.setattr(due_tasks, "bot_seed", house.seed)
        thread.start()
        while not server.started:
            thread.join(0.02)
            assert thread.is_alive(), "the server did not start"
        yield house
        server.should_exit = True
        thread.join(10)
