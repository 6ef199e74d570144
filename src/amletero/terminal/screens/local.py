"""A game on this machine: against bots, or with several people at one keyboard."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import ClassVar, Final

from textual import work
from textual.binding import BindingType
from textual.events import Key

from amletero.locales import Language, Speaker
from amletero.rules.cards import Seat
from amletero.rules.moves import Move
from amletero.terminal.advice import advice
from amletero.terminal.background import beside
from amletero.terminal.game import Game
from amletero.terminal.move_choice import Choosing
from amletero.terminal.screens.board import BoardScreen
from amletero.terminal.screens.endings import After, EndingScreen
from amletero.terminal.screens.hint import HintScreen
from amletero.terminal.screens.key_bar import KeyHelp
from amletero.terminal.screens.pass_keyboard import PassScreen
from amletero.terminal.screens.question_panel import QuestionPanel
from amletero.terminal.screens.snapshot import Snapshot
from amletero.terminal.story import Story, of_this_round

PATIENCE: Final = 4.0
"""After so many seconds it is said why a bot takes so long: its machine code is being made."""


class LocalTable(BoardScreen):
    """Plays one game from the deal to the last token.

    With one person the table is always seen from their seat. With several, it is seen as everyone
    may see it, and from a seat only while its player has confirmed to be alone with the screen.
    """

    BINDINGS: ClassVar[list[BindingType]] = [("h", "hint")]

    def __init__(
        self,
        game: Game,
        language: Language,
        *,
        keep: Callable[[Game], object],
        pause: float,
    ) -> None:
        super().__init__(language)
        self.game = game
        self._keep = keep
        self._pause = pause
        self._eyes: Seat | None = None
        if not game.players.hot_seat:
            self._eyes = next(iter(game.players.people), None)
        self._stories: dict[Seat | None, Story] = {}
        self._answer: asyncio.Future[Move | None] | None = None
        self._hurry = asyncio.Event()

    def keys(self) -> list[KeyHelp]:
        """The keys of every table, after that of the hint."""
        return [KeyHelp("h", self.say("terminal-key-hint"), "hint"), *super().keys()]

    def on_mount(self) -> None:
        """Begin to play."""
        self.play()

    @work(exclusive=True)
    async def play(self) -> None:
        """Play the game, round after round."""
        await self._refresh()
        while not self.game.over:
            if self.game.turn is None:
                self.game.deal()
            await self._play_round()
            if not await self._end():
                return

    async def _play_round(self) -> None:
        await self._happened()
        while (seat := self.game.turn) is not None:
            if seat in self.game.players.bots:
                await self._bot_moves(seat)
            else:
                await self._person_moves(seat)

    async def _happened(self) -> None:
        """Keep the game and show it."""
        self._keep(self.game)
        await self._refresh()

    async def _refresh(self) -> None:
        view = self.game.view(self._eyes)
        names = self.game.players.names
        story = self._stories.setdefault(self._eyes, Story(self.language, names, self._eyes))
        story.hear(view.facts)
        await self.show(Snapshot(view, names, self.language), story.sentences)

    # --- Bots ----------------------------------------------------------------------------------

    async def _bot_moves(self, seat: Seat) -> None:
        name = self.game.players.names[seat]
        await self.desk.say(self.say("terminal-thinks", player=name))
        thinking = asyncio.ensure_future(beside(self.game.think))
        await self._take_time()
        done, _ = await asyncio.wait([thinking], timeout=PATIENCE)
        if not done:
            await self.desk.say(self.say("terminal-getting-ready"))
        self.game.move(await thinking)
        await self._happened()

    async def _take_time(self) -> None:
        """Let what happened be read; a key or a click hurries on."""
        self._hurry.clear()
        if self._pause > 0:
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), self._pause)

    def on_key(self, event: Key) -> None:
        """While a bot has its time, Enter and space hurry on."""
        if self._answer is None and event.key in ("enter", "space"):
            self._hurry.set()

    def on_click(self) -> None:
        """So does a click."""
        self._hurry.set()

    # --- People --------------------------------------------------------------------------------

    async def _person_moves(self, seat: Seat) -> None:
        hot_seat = self.game.players.hot_seat
        if hot_seat and self._eyes != seat:
            await self._pass_to(seat)
        await self.ask(Choosing(self.game.view(seat)))
        move = await self._answered()
        assert move is not None
        self.game.move(move)
        await self._happened()
        if hot_seat and self.game.turn != seat:
            hide = ("enter", self.say("terminal-hide"), "hide")
            await self.desk.offer(self.say("terminal-your-move-made"), [hide])
            await self._answered()
            self._eyes = None
            await self._refresh()

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Say what the strongest bot would do here, and why."""
        if self.choosing is None or self.scene is None:
            self.desk.warn(self.say("hint-own-turn"))
            return
        scene = self.scene
        self.desk.warn(self.say("hint-thinking"))
        given = await beside(partial(advice, scene.view, self.game.seed))
        if self.scene is scene and self.choosing is not None:
            self.desk.warn("")
            self.app.push_screen(HintScreen(scene, given))

    async def _pass_to(self, seat: Seat) -> None:
        """Wait until the next player has the keyboard, then show their hand."""
        name = self.game.players.names[seat]
        taken = await self.app.push_screen_wait(PassScreen(Speaker(self.language), name))
        if not taken:
            self.dismiss(After.LEAVE)
            await asyncio.Event().wait()  # the screen ends this worker
        self._eyes = seat
        await self._refresh()

    async def _answered(self) -> Move | None:
        """The move that was chosen, or nothing once a notice was read."""
        self._answer = asyncio.get_running_loop().create_future()
        try:
            return await self._answer
        finally:
            self._answer = None

    async def chosen(self, choosing: Choosing) -> None:
        """A whole move was chosen."""
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(choosing.move)

    def on_question_panel_wished(self, _: QuestionPanel.Wished) -> None:
        """A notice was read."""
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(None)

    # --- Endings -------------------------------------------------------------------------------

    async def _end(self) -> bool:
        """Show how the round or the game ended; whether another round is played."""
        assert self.scene is not None
        await self.desk.say("")
        wishes = (After.AGAIN, After.NEW) if self.game.over else (After.ON,)
        told = of_this_round(self.sentences)
        ending = EndingScreen(self.scene, told, (*wishes, After.LEAVE))
        wish = await self.app.push_screen_wait(ending)
        if wish is not After.ON:
            self.dismiss(wish)
        return wish is After.ON
