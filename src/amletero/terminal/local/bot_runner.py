"""The bots of tables in this process; they choose in a thread and wait for people."""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Final

from amletero.bots.guarded_decision import stream
from amletero.rules.moves import Move
from amletero.rules.view import View
from amletero.tables.bot_pool import Advice, advise
from amletero.terminal.in_thread import run_in_thread
from amletero.terminal.local.opponents import Opponents

NO_PAUSE: Final = 0.0


class LocalBots:
    """Chooses the bots' moves, each after a pause that can be skipped.

    A decision's random numbers depend only on the seed and on what the seat was told, so a resumed
    game continues as it would have without the interruption.
    """

    def __init__(self, pause: float = NO_PAUSE) -> None:
        self.seed = ""
        """The seed of the table at which they play."""
        self._pause = pause
        self.opponents = Opponents()
        self._hurrying = False
        """Whether there are no pauses until `go_on`."""
        self._hurried = asyncio.Event()
        self._free = asyncio.Event()
        self._free.set()

    def hold(self) -> None:
        """Make no move until `go_on`."""
        self._free.clear()

    def go_on(self) -> None:
        """Let the bots move again, and end the current pause."""
        self._hurrying = False
        self._free.set()
        self._hurried.set()

    def hurry(self) -> None:
        """Make no pauses until `go_on`."""
        self.go_on()
        self._hurrying = True

    async def choose(self, name: str, view: View, legal: tuple[Move, ...], seed: int) -> Move:
        """Return a bot's move, after the pause."""
        del seed  # unlike the table's seed, this one also repeats games of older versions
        thinking = asyncio.ensure_future(self._think(name, view, legal))
        try:
            await self._take_time()
            return await thinking
        finally:
            thinking.cancel()

    async def advise(self, view: View, legal: tuple[Move, ...], seed: int) -> Advice | None:
        """Return what the strongest bot thinks of what a seat may know."""
        del seed
        return await run_in_thread(partial(advise, view, legal, stream(self.seed, view)))

    async def _think(self, name: str, view: View, legal: tuple[Move, ...]) -> Move:
        decision = await run_in_thread(partial(self.opponents.decide, name, view, legal, self.seed))
        return decision.move

    async def _take_time(self) -> None:
        """Wait while the table is held, then for the pause."""
        await self._free.wait()
        self._hurried.clear()
        if self._pause > 0 and not self._hurrying:
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._hurried.wait(), self._pause)
