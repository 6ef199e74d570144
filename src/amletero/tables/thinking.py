"""Where bots think: in a bounded pool outside the event loop."""

import asyncio
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from random import Random
from typing import Final, Protocol

from amletero.bots import bot
from amletero.rules.moves import Move
from amletero.rules.view import View

LONGEST_SECONDS: Final = 10.0
"""A bot that thinks longer forfeits the decision: the first legal move is made for it."""


class Minds(Protocol):
    """Something that thinks for bots."""

    async def choose(self, name: str, view: View, legal: tuple[Move, ...], seed: int) -> Move:
        """A legal move, chosen by a bot from what its seat may know."""


class Pool:
    """Bots in a few processes of their own; with none, in one thread (for tests)."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._executor = self._opened()

    async def warm(self) -> None:
        """Let every process load the bots before the first one is asked."""
        loop = asyncio.get_running_loop()
        tasks = [loop.run_in_executor(self._executor, _ready) for _ in range(self._processes)]
        await asyncio.gather(*tasks)

    async def choose(self, name: str, view: View, legal: tuple[Move, ...], seed: int) -> Move:
        """Ask the pool; a bot that fails, dawdles or cheats gets the first legal move."""
        loop = asyncio.get_running_loop()
        try:
            asked = loop.run_in_executor(self._executor, _choose, name, view, legal, seed)
            move = await asyncio.wait_for(asked, LONGEST_SECONDS)
        except BrokenProcessPool:
            self._executor = self._opened()
            return legal[0]
        except Exception:  # noqa: BLE001 - whatever a bot does, the table goes on
            return legal[0]
        return move if move in legal else legal[0]

    def close(self) -> None:
        """Let the processes go."""
        self._executor.shutdown(wait=False, cancel_futures=True)

    def _opened(self) -> Executor:
        if self._processes == 0:
            return ThreadPoolExecutor(1, thread_name_prefix="bots")
        # A fresh interpreter holds none of the server's sockets and locks, as a fork would.
        return ProcessPoolExecutor(self._processes, mp_context=get_context("spawn"))


def _ready() -> None:
    """The module is loaded; that is all."""


def _choose(name: str, view: View, legal: tuple[Move, ...], seed: int) -> Move:
    return bot(name).choose(view, legal, Random(seed))
