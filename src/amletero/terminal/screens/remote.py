"""A table of a server: playing at it, alone or with others at one keyboard, or looking on."""

import asyncio
from contextlib import aclosing
from functools import partial
from typing import ClassVar, Final

from textual import work
from textual.binding import BindingType
from textual.content import Content
from textual.widgets import Static

from amletero.bots import LEVELS
from amletero.locales import Language, Speaker
from amletero.record.notation import move_text
from amletero.rules.cards import Seat
from amletero.terminal.move_choice import Choosing
from amletero.terminal.names import seat_names
from amletero.terminal.remote.client import Cut, News, TableClient
from amletero.terminal.remote.hints import hinted
from amletero.terminal.remote.hosting import seat_bots
from amletero.terminal.remote.server_words import phrase_text, refusal_text, time_text
from amletero.terminal.remote.transport import Ended
from amletero.terminal.screens.board import BoardScreen
from amletero.terminal.screens.endings import After, EndingScreen
from amletero.terminal.screens.hint import HintScreen
from amletero.terminal.screens.key_bar import KeyHelp
from amletero.terminal.screens.lobby import Lobby
from amletero.terminal.screens.palette import FAINT, WAX_TEXT
from amletero.terminal.screens.pass_keyboard import PassScreen
from amletero.terminal.screens.question_panel import QuestionPanel
from amletero.terminal.screens.snapshot import Snapshot
from amletero.terminal.screens.talk import TalkScreen
from amletero.terminal.story import Story, of_this_round
from amletero.wire import socket as wire

HURRY: Final = 10
"""When so many seconds are left, the clock is shown with a sign of its own."""
NO_SEAT_SECONDS: Final = 10
"""For how long it is said that no seat was free."""


class RemoteTable(BoardScreen):
    """Follows a table and lets its own seats play. What happens there, the server says."""

    BINDINGS: ClassVar[list[BindingType]] = [("h", "hint"), ("t", "talk")]

    def __init__(self, visit: TableClient, language: Language) -> None:
        super().__init__(language)
        self.visit = visit
        self.ended: str | None = None
        """Why the visit came to its end, if it was not left."""
        self._stories: dict[Seat | None, Story] = {}
        self._asked: int | None = None
        """The version of the table at which a move was asked for."""
        self._ended_rounds = 0
        self._passing = False
        """Whether the keyboard is being passed on."""

    def keys(self) -> list[KeyHelp]:
        """The keys of every table, after those of a player."""
        if not self.visit.people:
            return super().keys()
        hint = KeyHelp("h", self.say("terminal-key-hint"), "hint")
        talk = KeyHelp("t", self.say("terminal-key-talk"), "talk")
        return [hint, talk, *super().keys()]

    def on_mount(self) -> None:
        """Begin to listen, and let the clock tick."""
        self.set_interval(0.5, self._show_clock)
        self.listen()

    @work(exclusive=True)
    async def listen(self) -> None:
        """Follow the table until it is left, or until there is nothing more to follow."""
        await self.desk.say(self.say("terminal-connecting"))
        try:
            async with aclosing(self.visit.news()) as news:
                async for one in news:
                    await self._heard(one)
        except Ended as ended:
            self.ended = ended.code
            self.dismiss(After.LEAVE)

    async def _heard(self, news: News) -> None:
        if not self.query("#head"):  # the screen is being left: there is nothing to show news on
            return
        match news:
            case Cut():
                self._asked = None
                self.stop_asking()
                await self.desk.say(self.say("terminal-cut"))
            case wire.Welcome() | wire.TableChanged() | wire.Presence():
                await self._table_changed()
            case wire.ViewTold() | wire.FactsTold():
                await self._happened()
            case wire.Refused():
                await self._refused(news)
            case wire.Talked():
                self._talked(news)
            case wire.RematchAt():
                self._go_to(news.table)
            case wire.Hint():
                self._hinted(news)
            case _:
                return

    def _show_clock(self) -> None:
        """How long the player to move has left."""
        clock, left = self.query_one("#clock", Static), self.visit.time_left()
        if left is None or self.scene is None:
            clock.update("")
            return
        seat, seconds = left
        sign, style = ("!", f"bold {WAX_TEXT}") if seconds <= HURRY else ("◷", FAINT)
        text = f"{sign} {self.scene.name(seat)} {time_text(seconds, self.language)} "
        clock.update(Content.assemble((text, style)))

    # --- The lobby -----------------------------------------------------------------------------

    async def _table_changed(self) -> None:
        table = self.visit.table
        if table is not None and table.phase == "lobby":
            await self.visit.sit()
            await self._show_lobby(Lobby(table, self.language))
        elif self.visit.view is not None:
            await self._happened()

    async def _show_lobby(self, lobby: Lobby) -> None:
        """Who sits where; a host can begin, or let bots take the free seats."""
        self.query_one("#head", Static).update(lobby.head())
        self.query_one("#story", Static).update(lobby.seats())
        await self.desk.offer(lobby.question(), lobby.deeds())

    async def on_question_panel_wished(self, message: QuestionPanel.Wished) -> None:
        """What was offered beside a move."""
        match message.deed:
            case "start":
                await self.visit.request(lambda key: wire.Start(key=key))
            case "hide":
                await self.visit.show(None)
            case "return":
                await self.visit.request(lambda key: wire.Return(key=key))
            case "call-bot":
                await self.visit.request(partial(_call_bot, self._turn()))
            case level if level in LEVELS:
                await seat_bots(self.visit, level)

    # --- The game ------------------------------------------------------------------------------

    async def _happened(self) -> None:
        """Show the table as it is now told, and ask for a move where it is one's own turn."""
        view, table = self.visit.to_be_shown, self.visit.table
        if view is None or table is None:
            return
        names = seat_names(table, Speaker(self.language, view.table.edition))
        scene = Snapshot(
            view,
            names,
            self.language,
            away=frozenset(seat.seat for seat in table.seats if not seat.connected),
            sat_in=frozenset(seat.seat for seat in table.seats if seat.sits_in),
        )
        if not self._stories and self.visit.people and not self.visit.seats:
            self.notify(self.say("terminal-no-seat"), timeout=NO_SEAT_SECONDS)
        story = self._stories.setdefault(view.seat, Story(self.language, names, view.seat))
        story.hear(view.facts)
        await self.show(scene, story.sentences)
        await self._ask_or_wait(scene)
        self._show_ending()

    async def _ask_or_wait(self, scene: Snapshot) -> None:
        """Ask for a move, or say for what the table waits."""
        view, turn = scene.view, scene.view.table.turn
        if view.to_move and view.seat not in scene.sat_in:
            if self._asked != self.visit.version:
                self._asked = self.visit.version
                await self.ask(Choosing(view))
            return
        self.stop_asking()
        if scene.sat_in & set(self.visit.seats):
            deed = ("b", self.say("web-return"), "return")
            await self.desk.offer(self.say("terminal-bot-plays"), [deed])
        elif self.visit.hot_seat and view.seat is not None:
            await self._offer_hiding(scene)
        elif turn is None:
            await self.desk.say(self.say("terminal-dealing"))
        elif turn in self.visit.seats:
            self.pass_to(turn, scene.name(turn))
        else:
            await self._wait_for(turn, scene)

    async def _wait_for(self, turn: Seat, scene: Snapshot) -> None:
        text = self.say("terminal-thinks", player=scene.name(turn))
        if turn in scene.away and turn not in scene.sat_in and self.visit.seats:
            text = self.say("terminal-waits-for", player=scene.name(turn))
            await self.desk.offer(text, [("b", self.say("web-call-bot"), "call-bot")])
        else:
            await self.desk.say(text)

    async def _offer_hiding(self, scene: Snapshot) -> None:
        """Several people at one keyboard: no new hand is dealt before the last one is hidden."""
        if scene.view.table.turn is None:
            await self.visit.show(None)
        else:
            hide = ("enter", self.say("terminal-hide"), "hide")
            await self.desk.offer(self.say("terminal-your-move-made"), [hide])

    @work
    async def pass_to(self, seat: Seat, name: str) -> None:
        """Wait until the next player has the keyboard, then ask for their hand; once at a time."""
        if self._passing:
            return
        self._passing = True
        taken = await self.app.push_screen_wait(PassScreen(Speaker(self.language), name))
        if taken:
            await self.visit.show(seat)
        else:
            self.dismiss(After.LEAVE)
        self._passing = False

    def _turn(self) -> Seat:
        assert self.visit.view is not None
        return self.visit.view.table.turn or 0

    async def chosen(self, choosing: Choosing) -> None:
        """Send the move that was chosen."""
        assert choosing.move is not None
        await self.desk.say(self.say("terminal-sent"))
        await self.visit.move(move_text(choosing.move, choosing.view.table.edition))

    async def _refused(self, refused: wire.Refused) -> None:
        """Say why the server did nothing, and ask again if it is still one's own turn."""
        self._asked = None
        if self.scene is None:
            self.desk.warn(refusal_text(refused, Speaker(self.language), ()))
            return
        await self._ask_or_wait(self.scene)
        self.desk.warn(refusal_text(refused, self.scene.speaker, self.scene.names))

    def _show_ending(self) -> None:
        """Lay the end of a round over the table, once."""
        assert self.scene is not None
        table = self.scene.view.table
        if table.result is None or self._ended_rounds == table.rounds:
            return
        self._ended_rounds = table.rounds
        again = After.AGAIN if table.game_over and self.visit.seats else After.ON
        wishes = (
            (After.LEAVE,) if table.game_over and not self.visit.seats else (again, After.LEAVE)
        )
        self.show_ending(EndingScreen(self.scene, of_this_round(self.sentences), wishes))

    @work
    async def show_ending(self, ending: EndingScreen) -> None:
        """Wait for the wish; the server does not wait for it."""
        over = self.visit
        wish = await self.app.push_screen_wait(ending)
        if wish is After.LEAVE:
            self.dismiss(After.LEAVE)
        elif wish is After.AGAIN and self.visit is over:  # else somebody was quicker to wish it
            await self.visit.request(lambda key: wire.Rematch(key=key))

    async def action_hint(self) -> None:
        """Ask the server for a hint, where the table allows it."""
        if self.choosing is not None:
            self.desk.warn(self.say("hint-thinking"))
            await self.visit.request(lambda key: wire.AskHint(key=key))
        elif self.visit.people:
            self.desk.warn(self.say("hint-own-turn"))

    def _hinted(self, hint: wire.Hint) -> None:
        if self.scene is not None and hint.version == self.visit.version:
            self.desk.warn("")
            advice = hinted(hint, self.scene.view.table.edition)
            self.app.push_screen(HintScreen(self.scene, advice))

    @work(exclusive=True, group="talk")
    async def action_talk(self) -> None:
        """Say something to the others."""
        if self.visit.seats and self.visit.phrases:
            phrase = await self.app.push_screen_wait(TalkScreen(self.language, self.visit.phrases))
            if phrase is not None:
                await self.visit.talk(phrase)

    def _talked(self, talked: wire.Talked) -> None:
        table = self.visit.table
        if table is not None:
            name = seat_names(table, Speaker(self.language))[talked.seat]
            self.notify(phrase_text(talked.phrase, self.language), title=name, markup=False)

    def _go_to(self, table: str) -> None:
        """Follow everyone to the table of the next game."""
        self.visit = self.visit.to(table)
        self._stories, self._asked, self._ended_rounds = {}, None, 0
        self.scene = None
        self.listen()

    async def on_unmount(self) -> None:
        """Leave the server in good order."""
        await asyncio.shield(self.visit.leave())


def _call_bot(seat: int, key: str) -> wire.CallBot:
    return wire.CallBot(key=key, seat=seat)
