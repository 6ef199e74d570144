"""Thinking beside the screen: what takes long runs in a thread, and leaving never waits for it."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

T = TypeVar("T")


async def beside(think: Callable[[], T]) -> T:
    """Return what a function returns, run in a thread that ends with the program."""
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
        with suppress(RuntimeError):  # nobody waits any more: the loop is closed
            loop.call_soon_threadsafe(settle, result, error)

    threading.Thread(target=run, daemon=True, name="thinking").start()
    return await done
