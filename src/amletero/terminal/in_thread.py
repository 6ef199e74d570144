"""Slow work in a thread next to the screen; leaving never waits for it."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

T = TypeVar("T")


async def run_in_thread(think: Callable[[], T]) -> T:
    """Run a function in a daemon thread and return its result."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def settle(result: T | None, error: BaseException | None) -> None:
        if done.cancelled():
            return
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(result)  # type: ignore[arg-type]

    def run() -> None:
        result, error = None, None
        try:
            result = think()
        except BaseException as raised:  # noqa: BLE001 (it is raised again where it is awaited)
            error = raised
        with suppress(RuntimeError):  # the loop is closed, so nobody waits for the result
            loop.call_soon_threadsafe(settle, result, error)

    threading.Thread(target=run, daemon=True, name="thinking").start()
    return await done
