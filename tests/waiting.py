"""Waiting for what a test expects, for as long as a busy machine may need."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from typing import Final

PATIENCE: Final = float(os.environ.get("AMLETERO_TEST_PATIENCE", "300"))
"""Seconds after which a test that waits fails: far more than any machine needs.

Where a test is meant to fail, as without a guard, less is waited.
"""


async def until(happened: Callable[[], bool]) -> None:
    """Wait until something has happened that nothing tells us about."""
    async with asyncio.timeout(PATIENCE):
        while not happened():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def eventually(asked: Callable[[], Awaitable[bool]]) -> None:
    """Wait until the answer to a question is yes."""
    async with asyncio.timeout(PATIENCE):
        while not await asked():  # noqa: ASYNC110
            await asyncio.sleep(0.02)


def wait_until(happened: Callable[[], bool]) -> None:
    """Wait, in a test that is not async, until something has happened."""
    ends = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < ends, "what the test waits for did not happen"
        time.sleep(0.02)
