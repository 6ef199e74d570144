"""Where bots think: in a bounded pool outside the event loop."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import active_children, get_context, parent_process
from random import Random
from threading import Thread
from typing import TYPE_CHECKING, Final, Protocol, cast

from amletero.bots import BUILT_IN, bot
from amletero.rules.cards import Seat
from amletero.rules.moves import Move
from amletero.rules.view import View

if TYPE_CHECKING:  # or every server would load the compiler that only its bots need
    from amletero.bots.thought import Thinker

STRONGEST: Final = BUILT_IN[-1]
"""The bot that gives hints."""

LIGHT: Final = frozenset({"random", "simple"})
"""Bots that need no machine code and next to no time."""

SUBSTITUTE: Final = "simple"
"""The bot that sits in for players, and for bots that are not ready yet."""

UNTIDY: Final = "ignore::UserWarning:multiprocessing.resource_tracker"
"""A server that is killed leaves it to Python's tracker to tidy up, which is no news to anyone."""

LONGEST_SECONDS: Final = 10.0
"""A bot that thinks longer forfeits the decision: the first legal move is made for it."""

LONGEST_HINT_SECONDS: Final = 60.0
"""Whoever asks for a hint may have to wait until the strongest bot is loaded."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What the strongest bot thinks of a position."""

    move: Move | None
    """What it would do; nothing if it is not this seat's move."""
    beliefs: dict[Seat, dict[int, float]]
    """By seat: the chance of each card, by value."""


class Minds(Protocol):
    """Something that thinks for bots."""

    async def choose(self, name: str, view: View, legal: tuple[Move, ...], seed: int) -> Move:
        """A legal move, chosen by a bot from what its seat may know."""

    async def advise(self, view: View, legal: tuple[Move, ...], seed: int) -> Advice | None:
        """What the strongest bot thinks of what a seat may know; nothing if it cannot say."""


class Pool:
    """Bots in a few processes of their own; with none, in one thread (for tests)."""

    def __init__(self, processes: int, trouble: Callable[[BaseException], None]) -> None:
        self._processes = processes
        self._trouble = trouble
        self._executor = self._opened()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="light-bots")
        self._warm = processes == 0

    async def warm(self) -> None:
        """Let every process load the bots; on a new machine their code is compiled first."""
        loop = asyncio.get_running_loop()
        with _uninterrupted():
            tasks = [loop.run_in_executor(self._executor, _ready) for _ in range(self._processes)]
        await asyncio.gather(*tasks)
        self._warm = True

    async def choose(self, name: str, view: View, legal: tuple[Move, ...], seed: int) -> Move:
        """Ask the pool; a bot that fails, dawdles or cheats gets the first legal move.

        Until the strong bots are loaded, a light one plays for them: nobody waits for that.
        """
        loop = asyncio.get_running_loop()
        name = name if self._warm or name in LIGHT else SUBSTITUTE
        executor = self._thread if name in LIGHT else self._executor
        try:
            asked = loop.run_in_executor(executor, _choose, name, view, legal, seed)
            move = await asyncio.wait_for(asked, LONGEST_SECONDS)
        except Exception as error:  # noqa: BLE001 - whatever a bot does, the table goes on
            self._failed(error, executor)
            return legal[0]
        return move if move in legal else legal[0]

    async def advise(self, view: View, legal: tuple[Move, ...], seed: int) -> Advice | None:
        """Ask the pool for advice."""
        loop, executor = asyncio.get_running_loop(), self._executor
        try:
            asked = loop.run_in_executor(executor, _advise, view, legal, seed)
            return await asyncio.wait_for(asked, LONGEST_HINT_SECONDS)
        except Exception as error:  # noqa: BLE001 - a hint that fails is no hint
            self._failed(error, executor)
            return None

    def _failed(self, error: Exception, executor: Executor) -> None:
        """Let the keeper of the house know, and replace processes that have died."""
        self._trouble(error)
        if isinstance(error, BrokenProcessPool) and executor is self._executor:
            self._executor = self._opened()

    def close(self) -> None:
        """End the processes, whatever they are thinking about."""
        self._executor.shutdown(wait=False, cancel_futures=True)
        self._thread.shutdown(wait=False, cancel_futures=True)
        if self._processes:
            for process in active_children():
                process.terminate()

    def _opened(self) -> Executor:
        if self._processes == 0:
            return ThreadPoolExecutor(1, thread_name_prefix="bots")
        if UNTIDY not in sys.warnoptions:
            sys.warnoptions.append(UNTIDY)
        # A fresh interpreter holds none of the server's sockets and locks, as a fork would.
        context = get_context("spawn")
        return ProcessPoolExecutor(
            self._processes, mp_context=context, initializer=_leave_with_parent
        )


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Processes started meanwhile are deaf to Ctrl-C: it is for the server, which tells them."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_with_parent() -> None:
    """No orphans: whatever becomes of the server, its bots go with it."""

    def watch() -> None:
        parent = parent_process()
        if parent is not None:
            parent.join()
            os._exit(0)

    Thread(target=watch, daemon=True).start()


def _ready() -> None:
    """Load the strongest bot, so that the first move does not wait for it."""
    bot(STRONGEST)


def _advise(view: View, legal: tuple[Move, ...], seed: int) -> Advice:
    from amletero.beliefs.belief import believe  # noqa: PLC0415 (slow to import)

    move, belief = None, None
    if legal:
        thinker = cast("Thinker", bot(STRONGEST))
        thought = thinker.consider(view, legal, Random(seed))
        move, belief = thought.move, thought.belief
    else:
        belief = believe(view)
    values = view.table.edition.values
    return Advice(
        move,
        {
            seat: {values[card]: float(chance) for card, chance in belief.named(seat).items()}
            for seat in belief.seats
        },
    )


def _choose(name: str, view: View, legal: tuple[Move, ...], seed: int) -> Move:
    return bot(name).choose(view, legal, Random(seed))
