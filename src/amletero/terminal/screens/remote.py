"""A table of a server: playing at it, or looking on."""

import asyncio
from contextlib import aclosing
from functools import partial
from typing import ClassVar

from textual import work
from textual.binding import BindingType
from textual.content import Content
from textual.widgets import Static

from amletero.locales import Language, Speaker
from amletero.record.notation import move_text, read_move
from amletero.rules.editions import EDITIONS
from amletero.rules.moves import Refusal, Rule
from amletero.terminal.advice import Advice
from amletero.terminal.choosing import Choosing
from amletero.terminal.remote.connection import Cut, Ended, News, Visit
from amletero.terminal.screens.board import BoardScreen
from amletero.terminal.screens.desk import Desk
from amletero.terminal.screens.endings import After, EndingScreen
from amletero.terminal.screens.hint import HintScreen
from amletero.terminal.screens.key_bar import KeyHelp
from amletero.terminal.screens.palette import GOLD, LIGHT_INK, WAX_TEXT
from amletero.terminal.screens.scene import Scene, Story, of_this_round
from amletero.wire import socket as wire


class RemoteTable(BoardScreen):
    """Follows a table and lets its own seat play. What happens there, the server says."""

    BINDINGS: ClassVar[list[BindingType]] = [("h", "hint")]

    def __init__(self, visit: Visit, language: Language, *, sits: bool) -> None:
        super().__init__(language)
        self.visit = visit
        self.ended: str | None = None
        """Why the visit came to its end, if it was not left."""
        self._sits = sits
        self._story: Story | None = None
        self._asked: int | None = None
        """The version of the table at which a move was asked for."""
        self._ended_rounds = 0

    def keys(self) -> list[KeyHelp]:
        """The keys of every table, after that of the hint."""
        hint = KeyHelp("h", self.say("terminal-key-hint"), "hint")
        return [hint, *super().keys()] if self._sits else super().keys()

    def on_mount(self) -> None:
        """Begin to listen."""
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
            case wire.Welcome() | wire.TableChanged():
                await self._table_changed(news.table)
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

    # --- The lobby -----------------------------------------------------------------------------

    async def _table_changed(self, table: wire.TableState) -> None:
        if table.phase == "lobby":
            if self._sits and not self.visit.seats:
                await self.visit.sit()
            await self._show_lobby(table)
        elif self.visit.view is not None:
            await self._happened()

    async def _show_lobby(self, table: wire.TableState) -> None:
        """Who sits where; a host can begin, or let bots take the free seats."""
        speaker = Speaker(self.language, EDITIONS[table.edition])
        head = Content.assemble((" ✉ ", WAX_TEXT), (speaker.say("edition-about"), f"bold {GOLD}"))
        self.query_one("#head", Static).update(head)
        lines = [
            Content.assemble(("● ", GOLD), (self._lobby_line(seat), LIGHT_INK))
            for seat in table.seats
        ]
        self.query_one("#story", Static).update(Content("\n").join(lines))
        free = [seat.seat for seat in table.seats if seat.kind == "free"]
        deeds = []
        if table.you_host:
            deeds = [("b", self.say("terminal-fill"), "fill")] if free else []
            deeds = deeds or [("enter", self.say("terminal-start"), "start")]
        await self.desk.offer(self.say("terminal-lobby", free=len(free)), deeds)

    def _lobby_line(self, seat: wire.SeatState) -> str:
        if seat.kind == "free":
            return self.say("terminal-free-seat")
        name = seat.name or seat.bot or ""
        return self.say("terminal-your-seat", player=name) if seat.yours else name

    async def on_desk_wished(self, message: Desk.Wished) -> None:
        """The host begins, or calls bots."""
        table = self.visit.table
        if table is None:
            return
        if message.deed == "start":
            await self.visit.request(lambda key: wire.Start(key=key))
        elif message.deed == "fill":
            for seat in table.seats:
                if seat.kind == "free":
                    await self.visit.request(partial(_bot_on, seat.seat))

    # --- The game ------------------------------------------------------------------------------

    async def _happened(self) -> None:
        """Show the table as it is now told, and ask for a move where it is one's own turn."""
        view, table = self.visit.view, self.visit.table
        if view is None or table is None:
            return
        names = tuple(seat.name or seat.bot or "" for seat in table.seats)
        away = frozenset(seat.seat for seat in table.seats if not seat.connected)
        if self._story is None:
            self._story = Story(self.language, names, view.seat)
        self._story.hear(view.facts)
        await self.show(Scene(view, names, self.language, away=away), self._story.sentences)
        await self._ask_or_wait()
        self._show_ending()

    async def _ask_or_wait(self) -> None:
        view = self.visit.view
        assert view is not None
        if view.to_move:
            if self._asked != self.visit.version:
                self._asked = self.visit.version
                await self.ask(Choosing(view))
            return
        self.stop_asking()
        turn = view.table.turn
        if turn is not None and self.scene is not None:
            await self.desk.say(self.say("terminal-thinks", player=self.scene.name(turn)))
        else:
            await self.desk.say(self.say("terminal-dealing"))

    async def chosen(self, choosing: Choosing) -> None:
        """Send the move that was chosen."""
        assert choosing.move is not None
        await self.desk.say(self.say("terminal-sent"))
        await self.visit.move(move_text(choosing.move, choosing.view.table.edition))

    async def _refused(self, refused: wire.Refused) -> None:
        """Say why the server did nothing, and ask again if it is still one's own turn."""
        self._asked = None
        if self.visit.view is not None:
            await self._ask_or_wait()
        self.desk.warn(refusal_text(refused, self.scene, self.language))

    def _show_ending(self) -> None:
        """Lay the end of a round over the table, once."""
        assert self.scene is not None
        table = self.scene.view.table
        if table.result is None or self._ended_rounds == table.rounds:
            return
        self._ended_rounds = table.rounds
        seated = self.scene.view.seat is not None
        first = (After.AGAIN,) if table.game_over and seated else (After.ON,)
        wishes = (After.LEAVE,) if table.game_over and not seated else (*first, After.LEAVE)
        self.show_ending(EndingScreen(self.scene, of_this_round(self.sentences), wishes))

    @work
    async def show_ending(self, ending: EndingScreen) -> None:
        """Wait for the wish; the server does not wait for it."""
        wish = await self.app.push_screen_wait(ending)
        if wish is After.LEAVE:
            self.dismiss(After.LEAVE)
        elif wish is After.AGAIN:
            await self.visit.request(lambda key: wire.Rematch(key=key))

    async def action_hint(self) -> None:
        """Ask the server for a hint, where the table allows it."""
        if self.choosing is not None:
            self.desk.warn(self.say("hint-thinking"))
            await self.visit.request(lambda key: wire.AskHint(key=key))

    def _hinted(self, hint: wire.Hint) -> None:
        if self.scene is not None and hint.version == self.visit.version:
            self.desk.warn("")
            self.app.push_screen(HintScreen(self.scene, _advice(hint, self.scene)))

    def _talked(self, talked: wire.Talked) -> None:
        if self.scene is not None:
            phrase = Speaker(self.language).say(f"talk-{talked.phrase}")
            self.notify(phrase, title=self.scene.name(talked.seat), markup=False)

    def _go_to(self, table: str) -> None:
        """Follow everyone to the table of the next game."""
        self.visit = Visit(self.visit.link.to(table), self.visit.cookie)
        self._story, self._asked, self._ended_rounds = None, None, 0
        self.listen()

    async def on_unmount(self) -> None:
        """Leave the server in good order."""
        await asyncio.shield(self.visit.leave())


def _advice(hint: wire.Hint, scene: Scene) -> Advice:
    """What a server's hint says."""
    edition = scene.view.table.edition
    hands = {
        belief.seat: {
            edition.by_value[int(value)]: chance for value, chance in belief.chances.items()
        }
        for belief in hint.beliefs
    }
    move = None if hint.advice is None else read_move(hint.advice, edition)
    return Advice(move, hands, set_aside={})


def _bot_on(seat: int, key: str) -> wire.Bot:
    return wire.Bot(key=key, seat=seat, bot="simple")


def refusal_text(refused: wire.Refused, scene: Scene | None, language: Language) -> str:
    """Why the server refused, in words: a rule of the game, or one of the house."""
    speaker = Speaker(language) if scene is None else scene.speaker
    edition = speaker.edition
    if refused.code in set(Rule):
        refusal = Refusal(
            Rule(refused.code),
            None if refused.card is None else edition.by_value.get(refused.card),
            None if refused.other is None else edition.by_value.get(refused.other),
            refused.seat,
        )
        return speaker.refusal(refusal, () if scene is None else scene.names)
    try:
        return speaker.say(f"refusal-{refused.code.replace('_', '-')}")
    except LookupError:
        return refused.code
