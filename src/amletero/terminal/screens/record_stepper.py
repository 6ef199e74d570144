"""Steps through a record, forwards and backwards, from any player's view."""

from functools import partial
from itertools import accumulate
from random import Random
from typing import ClassVar

from textual import work
from textual.binding import BindingType

from amletero.locales import Language, Narrator, Sentence
from amletero.locales.fault_sentences import placed_fault_text
from amletero.record.frames import RecordedGame, Viewer
from amletero.rules.cards import Seat
from amletero.rules.moves import legal
from amletero.rules.view import View
from amletero.tables.bot_pool import advise
from amletero.terminal.hints import hint_of
from amletero.terminal.in_thread import run_in_thread
from amletero.terminal.screens.board import BoardScreen
from amletero.terminal.screens.help import Help
from amletero.terminal.screens.hint import HintScreen
from amletero.terminal.screens.key_bar import KeyHelp
from amletero.terminal.screens.shown_game import ShownGame


class StepScreen(BoardScreen):
    """Shows one step of a recorded game at a time."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("right,space,n,enter", "step(1)"),
        ("left,backspace,p", "step(-1)"),
        ("pagedown,down", "deal(1)"),
        ("pageup,up", "deal(-1)"),
        ("home", "step(-99999)"),
        ("end", "step(99999)"),
        ("e", "viewer"),
        ("h", "hint"),
    ]

    def __init__(
        self, recorded: RecordedGame, language: Language, viewer: Viewer = None, place: int = 0
    ) -> None:
        super().__init__(language)
        self._recorded = recorded
        self._place = place
        self._look(viewer)

    def _look(self, viewer: Viewer) -> None:
        """Show the game from this viewer's seat."""
        self.viewer = viewer
        narrator = Narrator(self.language, self._recorded.names, viewer)
        self._seen = self._recorded.seen_by(viewer)
        told = [narrator.tell(frame.facts) for frame in self._seen]
        self._told: list[list[Sentence]] = list(accumulate(told, lambda one, two: [*one, *two]))

    def keys(self) -> list[KeyHelp]:
        """Return the keys for stepping, then those of the table."""
        return [
            KeyHelp("← →", self.say("terminal-key-step"), "step(1)"),
            KeyHelp("↑ ↓", self.say("terminal-key-round"), "deal(1)"),
            KeyHelp("e", self.say("terminal-key-eyes"), "viewer"),
            *super().keys(),
        ]

    def help_now(self) -> Help:
        """Return the help for stepping."""
        steps = ("step", "round", "ends", "viewer", "thoughts")
        return Help(["stepping"], [*steps, "reference", "log", "colors", "leave"])

    async def on_mount(self) -> None:
        """Show the step to begin with."""
        await self._show_step()

    async def _show_step(self) -> None:
        place = self._place
        truth = self._recorded.frames[place].truth if self.viewer is None else None
        scene = ShownGame(self._seen[place].view, self._recorded.names, self.language, truth=truth)
        await self.show(scene, self._told[place])
        await self._show_place(scene)

    async def _show_place(self, scene: ShownGame) -> None:
        say = scene.speaker.say
        if self.viewer is None:
            seen = say("terminal-eyes-open")
        else:
            seen = say("terminal-eyes-seat", player=scene.name(self.viewer))
        last = len(self._recorded.frames) - 1
        lines = [seen, say("terminal-step", step=self._place, steps=last)]
        fault = self._recorded.fault
        if self._place == last and fault is not None:
            text = placed_fault_text(scene.speaker, fault, self._recorded.names)
            lines.append(say("show-fault", fault=text))
        elif self._place == last and self._recorded.unfinished:
            lines.append(say("show-unfinished"))
        await self.panel.say("\n".join(lines))

    async def action_step(self, by: int) -> None:
        """Go forwards or backwards by a number of moves."""
        place = min(max(self._place + by, 0), len(self._recorded.frames) - 1)
        if place != self._place:
            self._place = place
            await self._show_step()

    async def action_deal(self, by: int) -> None:
        """Go to the next or previous deal."""
        deals = self._recorded.deals()
        if by > 0:
            target = next((deal for deal in deals if deal > self._place), None)
        else:
            target = next((deal for deal in reversed(deals) if deal < self._place), None)
        if target is not None:
            await self.action_step(target - self._place)

    async def action_viewer(self) -> None:
        """Switch to the next viewer: each seat, then all cards face up."""
        order: list[Viewer] = [None, *self._recorded.seats]
        self._look(order[(order.index(self.viewer) + 1) % len(order)])
        await self._show_step()

    def action_hint(self) -> None:
        """Show what the strongest bot thinks of the position, from what a player knew.

        That is the viewer or, with all cards shown, the player to move.
        """
        turn = self._recorded.frames[self._place].truth.table.turn
        if turn is None:
            self.panel.warn(self.say("call-nothing-to-decide"))
            return
        self.panel.warn(self.say("hint-thinking"))
        self._hint_for(turn if self.viewer is None else self.viewer)

    @work(exclusive=True, group="hint")
    async def _hint_for(self, seat: Seat) -> None:
        asked = self._place, self.viewer
        seen = self._recorded.seen_by(seat)[: self._place + 1]
        view = View.told(seat, [fact for frame in seen for fact in frame.facts])
        moves = legal(view.table, view.hand) if view.to_move else ()
        advice = await run_in_thread(partial(advise, view, moves, Random(0)))
        if (self._place, self.viewer) == asked:
            self.panel.warn("")
            scene = ShownGame(view, self._recorded.names, self.language)
            self.app.push_screen(HintScreen(scene, hint_of(advice, view.table.edition)))
