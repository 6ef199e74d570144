"""Children of a widget can be removed by a worker that is cancelled when its screen closes."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from textual.app import App, ComposeResult
from textual.containers import Horizontal
from textual.widget import Widget
from textual.widgets import Static

from amletero.terminal.screens.remove_children import remove_children

STEPS = range(1, 8)
"""Steps of the event loop after which the removal is cancelled: before it, in it and after it."""


class Rows(App[None]):
    """A row of rows, whose widgets take a few steps to go."""

    def compose(self) -> ComposeResult:
        with Horizontal(id="rows"):
            for _ in range(3):
                with Horizontal():
                    yield Static("card")
                    yield Static("card")


async def close_in(steps: int, remove: Callable[[Widget], Awaitable[None]]) -> None:
    """Cancel a removal after some steps of the event loop, and close the app."""
    app = Rows()
    async with app.run_test():
        removal = asyncio.ensure_future(remove(app.query_one("#rows")))
        for _ in range(steps):
            await asyncio.sleep(0)
        removal.cancel()


async def textual_removes(parent: Widget) -> None:
    await parent.remove_children()


def close_at_every_step(remove: Callable[[Widget], Awaitable[None]]) -> None:
    for steps in STEPS:
        asyncio.run(close_in(steps, remove))


def test_a_cancelled_removal_lets_the_app_close() -> None:
    close_at_every_step(remove_children)


def test_textual_alone_does_not() -> None:
    with pytest.raises(asyncio.CancelledError):
        close_at_every_step(textual_removes)
