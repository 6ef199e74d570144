"""A table on the screen that is updated by messages: clock, lobby, hints and talk."""

import asyncio
from contextlib import aclosing
from typing import ClassVar, Final

from textual import work
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Static

from amletero.locales import Language, Speaker
from amletero.terminal.client.server_words import phrase_text, time_text
from amletero.terminal.client.table_client import Cut, News, TableClient
from amletero.terminal.client.transport import Ended
from amletero.terminal.hints import read_hint
from amletero.terminal.screens.board import BoardScreen
from amletero.terminal.screens.colors import FAINT, WAX_TEXT
from amletero.terminal.screens.deck import Pile
from amletero.terminal.screens.endings import After
from amletero.terminal.screens.help import Help
from amletero.terminal.screens.hint import HintScreen
from amletero.terminal.screens.invite import InviteScreen
from amletero.terminal.screens.key_bar import KeyHelp
from amletero.terminal.screens.lobby import Lobby
from amletero.terminal.screens.reading_sheets import TalkScreen
from amletero.terminal.screens.remove_children import remove_children
from amletero.terminal.seat_names import seat_names
from amletero.wire import socket as wire

HURRY: Final = 10
"""Remaining seconds below which the clock is marked as urgent."""


class FollowedTable(BoardScreen):
    """Shows a table's messages until the player leaves; subclasses add what players do."""

    BINDINGS: ClassVar[list[BindingType]] = [("h", "hint"), ("t", "talk"), ("i", "invite")]

    def __init__(self, client: TableClient, language: Language) -> None:
        super().__init__(language)
        self.client = client
        self.ended: str | None = None
        """The code that says why the table ended, unless the player left."""

    @property
    def alone(self) -> bool:
        """Whether the table is in this process and waits for the people at this keyboard."""
        return self.client.transport.alone

    def keys(self) -> list[KeyHelp]:
        """Return the player's keys, then those of every table."""
        if not self.client.people:
            return super().keys()
        hint = KeyHelp("h", self.say("terminal-key-hint"), "hint")
        talk = KeyHelp("t", self.say("terminal-key-talk"), "talk")
        invite = KeyHelp("i", self.say("terminal-key-invite"), "invite")
        invites = [] if self.client.transport.invitation is None else [invite]
        return [hint, *([] if self.alone else [talk]), *invites, *super().keys()]

    def help_now(self) -> Help:
        """Return the help for what can be done now: choose a move or an action, or wait."""
        client, table, answers = self.client, self.client.table, self.panel.answers
        if table is not None and table.phase == "lobby":
            about = "lobby"
        elif not client.people:
            about = "watching"
        else:
            about = "answering" if answers else "waiting"
        works = {
            "answer": any(answer.key.isdigit() for answer in answers),
            "select": bool(answers),
            "start-over": self.choosing is not None and bool(self.choosing.chosen),
            "hint": self.choosing is not None and table is not None and table.hints,
            "hurry": self.alone and not answers,
            "reference": self.scene is not None,
            "log": self.scene is not None,
            "talk": not self.alone and bool(client.seats and client.phrases),
            "invite": bool(client.people) and client.transport.invitation is not None,
            "colors": True,
            "leave-saved": self.alone,
            "leave-seat": not self.alone and bool(client.seats),
            "leave": not client.seats,
        }
        keys = [key for key, does in works.items() if does]
        return Help(["rules", about] if client.people else [about], keys)

    def on_mount(self) -> None:
        """Start to follow the table, and start the clock."""
        self.set_interval(0.5, self._show_clock)
        self.listen()

    @work(exclusive=True)
    async def listen(self) -> None:
        """Follow the table until the player leaves or the table ends."""
        if not self.alone:
            await self.panel.say(self.say("terminal-connecting"))
        try:
            async with aclosing(self.client.news()) as news:
                async for one in news:
                    await self._heard(one)
        except Ended as ended:
            self.ended = ended.code
            self.dismiss(After.LEAVE)

    async def _heard(self, news: News) -> None:
        if not self.query("#head"):  # the screen is closing and can show no more news
            return
        match news:
            case Cut():
                self.be_cut_off()
                await self.panel.say(self.say("terminal-cut"))
            case wire.Welcome() | wire.TableChanged() | wire.Presence():
                await self._table_changed()
            case wire.ViewTold() | wire.FactsTold():
                await self.happened()
            case wire.Refused():
                await self.refused(news)
            case wire.Talked():
                self._talked(news)
            case wire.RematchAt():
                self.go_to(news.table)
            case wire.Hint():
                self._hinted(news)
            case _:
                return

    # --- For a subclass ------------------------------------------------------------------------

    async def happened(self) -> None:
        """Show the table's current state."""
        raise NotImplementedError

    async def refused(self, refused: wire.Refused) -> None:
        """Say why a request was refused."""
        raise NotImplementedError

    def be_cut_off(self) -> None:
        """Withdraw the question while the connection is lost."""
        raise NotImplementedError

    def go_to(self, table: str) -> None:
        """Follow everyone to the table of the rematch."""
        raise NotImplementedError

    def _show_clock(self) -> None:
        """Show the remaining time of the player to move."""
        clock, left = self.query_one("#clock", Static), self.client.time_left()
        if left is None or self.scene is None:
            clock.update("")
            return
        seat, seconds = left
        sign, style = ("!", f"bold {WAX_TEXT}") if seconds <= HURRY else ("◷", FAINT)
        text = f"{sign} {self.scene.name(seat)} {time_text(seconds, self.language)} "
        clock.update(Content.assemble((text, style)))

    # --- The lobby -----------------------------------------------------------------------------

    async def _table_changed(self) -> None:
        table = self.client.table
        if table is not None and table.phase == "lobby":
            await self.client.sit()
            lobby = Lobby(table, self.language, self.client.transport.invitation)
            await self._show_lobby(lobby)
        elif self.client.view is not None:
            await self.happened()

    async def _show_lobby(self, lobby: Lobby) -> None:
        """Show who sits where; a host can start, or put bots on free seats."""
        if self.scene is None:
            await self._clear_table()
        self.query_one("#head", Static).update(lobby.head())
        self.query_one("#story", Static).update(lobby.seats())
        await self.panel.offer(lobby.question(), lobby.offers())

    async def _clear_table(self) -> None:
        """Take away the cards and players of the last game: its rematch has not begun."""
        own = self.query_one("#own", Horizontal)
        own.border_title = own.border_subtitle = None
        own.remove_class("-turn", "-out")
        self.query_one(Pile).update("")
        for row in ("#plates", "#hand"):
            await remove_children(self.query_one(row, Horizontal))

    # --- Hints and talk -----------------------------------------------------------------------

    async def action_hint(self) -> None:
        """Ask for a hint, if the table allows hints."""
        if self.choosing is not None:
            self.panel.warn(self.say("hint-thinking"))
            await self.client.request(lambda key: wire.AskHint(key=key))
        elif self.client.people:
            self.panel.warn(self.say("hint-own-turn"))

    def _hinted(self, hint: wire.Hint) -> None:
        if self.scene is not None and hint.version == self.client.version:
            self.panel.warn("")
            shown = read_hint(hint, self.scene.view.table.edition)
            self.app.push_screen(HintScreen(self.scene, shown))

    @work(exclusive=True, group="talk")
    async def action_talk(self) -> None:
        """Choose a phrase and say it."""
        if self.client.seats and self.client.phrases:
            phrase = await self.app.push_screen_wait(TalkScreen(self.language, self.client.phrases))
            if phrase is not None:
                await self.client.talk(phrase)

    def action_invite(self) -> None:
        """Show the link to the table and its QR code."""
        if (link := self.client.transport.invitation) is not None:
            self.app.push_screen(InviteScreen(Speaker(self.language), link))

    def _talked(self, talked: wire.Talked) -> None:
        table = self.client.table
        if table is not None:
            name = seat_names(table, Speaker(self.language))[talked.seat]
            self.notify(phrase_text(talked.phrase, self.language), title=name, markup=False)

    async def on_unmount(self) -> None:
        """Leave the table cleanly."""
        await asyncio.shield(self.client.leave())
