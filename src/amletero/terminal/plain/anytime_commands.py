"""Commands at any question at a table: help, rules, table, hint, talk."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final, Protocol

from amletero.rules.view import View
from amletero.terminal.client.table_client import TableClient
from amletero.terminal.plain.input_lines import Lines
from amletero.terminal.plain.prompts import Prompter
from amletero.terminal.plain.table_texts import ask_phrase, show_reference, show_table
from amletero.wire import socket as wire

TALK_KEY: Final = "!"


class AtTable(Protocol):
    """A client at a table, as the helpers need it."""

    client: TableClient

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""

    def tell_no_question(self) -> None:
        """Say what the table waits for."""


class Helpers:
    """Gives help during questions. It is called in their thread and acts on the event loop."""

    def __init__(self, at: AtTable, prompter: Prompter, lines: Lines) -> None:
        self._at = at
        self._prompter = prompter
        self._lines = lines
        self._loop = asyncio.get_running_loop()
        self._hint: asyncio.Future[None] | None = None
        self.hint_key: str | None = None
        """The key of the latest request for a hint."""

    def by_key(self) -> dict[str, Callable[[], None]]:
        """Return the helpers by their keys in the player's language."""
        say = self._prompter.speaker.say
        helpers: dict[str, Callable[[], None]] = {
            "?": self._help,
            say("plain-rules-key"): partial(
                self._with_view, partial(show_reference, self._prompter)
            ),
            say("plain-table-key"): partial(self._with_view, self._show_table),
            say("plain-hint-key"): partial(self._with_view, self._ask_hint),
        }
        return helpers if self._at.client.transport.alone else helpers | {TALK_KEY: self._talk}

    def hint_came(self, key: str) -> None:
        """End the wait for the hint with this key."""
        if key == self.hint_key and self._hint is not None and not self._hint.done():
            self._hint.set_result(None)

    def _help(self) -> None:
        self._prompter.say("plain-help")
        if not self._at.client.transport.alone:
            self._prompter.say("plain-help-talk", key=TALK_KEY)

    def _with_view(self, show: Callable[[View], None]) -> None:
        view = self._at.client.to_be_shown
        return self._at.tell_no_question() if view is None else show(view)

    def _show_table(self, view: View) -> None:
        show_table(self._prompter, view, self._at.names)

    def _ask_hint(self, view: View) -> None:
        """Ask for a hint, and wait until it is shown."""
        if not view.to_move:
            self._prompter.say("hint-own-turn")
            return
        self._do(self._hinted())
        self._lines.check_wanted()

    async def _hinted(self) -> None:
        self._hint = self._loop.create_future()
        await self._at.client.request(self._hint_request)
        await self._hint

    def _hint_request(self, key: str) -> wire.AskHint:
        self.hint_key = key
        return wire.AskHint(key=key)

    def _talk(self) -> None:
        client = self._at.client
        if not client.seats or not client.phrases:
            self._at.tell_no_question()
        elif (phrase := ask_phrase(self._prompter, client.phrases)) is not None:
            self._do(client.talk(phrase))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result()
