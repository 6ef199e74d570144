"""The question that a player is asked now: one at a time, withdrawn when things change."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from amletero.terminal.in_thread import run_in_thread
from amletero.terminal.plain.input_lines import Asked, GivenUp, Lines
from amletero.terminal.plain.prompts import Left


class CurrentQuestion:
    """Asks in a thread and handles the answer on the event loop, unless it is too late."""

    def __init__(self, lines: Lines, leave: Callable[[], Awaitable[None]]) -> None:
        self._lines = lines
        self._leave = leave
        self._what: tuple[object, ...] | None = None
        self._asked = Asked()
        self._question: asyncio.Task[None] | None = None
        self._error: Exception | None = None
        """What went wrong with a question, for example that nobody reads the output any more."""

    def ask(
        self,
        what: tuple[object, ...],
        ask: Callable[[], Any],
        then: Callable[[Any], Awaitable[None]],
    ) -> None:
        """Ask a question in place of the current one, unless it is the same."""
        if what != self._what:
            self.give_up()
            self._what, self._asked = what, Asked()
            wait = partial(self._wait, self._asked, ask)
            self._question = asyncio.create_task(self._answered(wait, then))

    def listen(self, listen: Callable[[], Any]) -> None:
        """Ask nothing, but react to what a person types; a script's lines wait for questions."""
        if self._lines.isatty():
            self.ask(("listen",), listen, _nothing)
        else:
            self.give_up()

    def give_up(self) -> None:
        """Withdraw the current question."""
        self._what = None
        if self._question is not None and not self._question.done():
            self._lines.give_up(self._asked)
            self._question.cancel()
        self._question = None

    @contextmanager
    def while_asking(self) -> Iterator[None]:
        """Withdraw the last question at the end, and raise what went wrong with one, if any did."""
        try:
            yield
        finally:
            self.give_up()
        if self._error is not None:
            raise self._error

    def _wait(self, asked: Asked, ask: Callable[[], Any]) -> Any:
        self._lines.begin(asked)
        return ask()

    async def _answered(
        self, ask: Callable[[], Any], then: Callable[[Any], Awaitable[None]]
    ) -> None:
        try:
            await then(await run_in_thread(ask))
        except GivenUp:
            return
        except Left:
            await self._leave()
        except Exception as error:  # noqa: BLE001 (`while_asking` raises it again)
            self._error = error
            await self._leave()


async def _nothing(_: object) -> None:
    """Ignore an answer: listening has none."""
