"""Background tasks whose failures are reported."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from amletero.tables.log import LogUnavailable
from amletero.tables.refusals import Denied


class Tasks:
    """The running tasks of a worker's tables."""

    def __init__(self, trouble: Callable[[BaseException], None]) -> None:
        self._trouble = trouble
        self._running: set[asyncio.Task[Any]] = set()
        self._closed = False

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a task, unless this was closed."""
        if self._closed:
            work.close()
            return
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)

    async def report_failures(self, work: Coroutine[Any, Any, None]) -> None:
        """Work on one of many tables; a failure is reported and does not stop the others."""
        try:
            await work
        except Denied:
            pass  # the reason was reported where it was denied
        except LogUnavailable:
            raise
        except Exception as error:  # noqa: BLE001 - the other tables must continue
            self._trouble(error)

    async def close(self) -> None:
        """Cancel all tasks, and wait until they have ended."""
        self._closed = True
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._trouble(error)
