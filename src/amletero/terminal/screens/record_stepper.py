"""Steps through a record, forwards and backwards, from any player's view."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import ClassVar, TypeAlias

from textual.binding import BindingType

from amletero.locales import Language, Narrator, Sentence
from amletero.record.referee import Referee
from amletero.rules.cards import Seat
from amletero.rules.facts import Event, Fact, GameBegan, RoundBegan
from amletero.rules.round import Round
from amletero.rules.view import View
from amletero.terminal.screens.board import BoardScreen
from amletero.terminal.screens.key_bar import KeyHelp
from amletero.terminal.screens.shown_game import ShownGame

Viewer: TypeAlias = Seat | None
"""A seat whose view is shown; None: all cards are face up."""


@dataclass(frozen=True)
class RecordedGame:
    """A played game, divided into its deals and moves."""

    groups: tuple[tuple[Event, ...], ...]
    names: tuple[str, ...]
    fault: str | None = None
    """What is wrong with the record after its last valid move; None if it is valid."""

    @staticmethod
    def of(match: Referee, names: Sequence[str], fault: str | None) -> "RecordedGame":
        """Return a game in steps; its beginning and the first deal are one step."""
        began, *later = match.events
        first, *rest = later or [()]
        return RecordedGame(((*began, *first), *rest), tuple(names), fault)

    def truths(self) -> list[Round]:
        """Return the round with all cards after each step."""
        began = self.groups[0][0].fact
        assert isinstance(began, GameBegan)
        truth, truths = Round.opening(began), []
        for group in self.groups:
            for event in group:
                truth = truth.after(event.fact)
            truths.append(truth)
        return truths

    def facts(self, viewer: Viewer) -> list[list[Fact]]:
        """Return the facts that this viewer was told in each step."""
        return [
            [event.fact for event in group if viewer is None or event.reaches(viewer)]
            for group in self.groups
        ]

    def deals(self) -> list[int]:
        """Return the first step of each round."""
        return [
            place
            for place, group in enumerate(self.groups)
            if any(isinstance(event.fact, RoundBegan) for event in group)
        ]


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
    ]

    def __init__(self, recorded: RecordedGame, language: Language, viewer: Viewer = None) -> None:
        super().__init__(language)
        self._recorded = recorded
        self._truths = recorded.truths()
        self._place = 0
        self._look(viewer)

    def _look(self, viewer: Viewer) -> None:
        """Show the game from this viewer's seat."""
        self.viewer = viewer
        narrator = Narrator(self.language, self._recorded.names, viewer)
        self._facts = self._recorded.facts(viewer)
        told = [narrator.tell(facts) for facts in self._facts]
        self._told: list[list[Sentence]] = list(accumulate(told, lambda one, two: [*one, *two]))

    def keys(self) -> list[KeyHelp]:
        """Return the keys for stepping, then those of the table."""
        return [
            KeyHelp("← →", self.say("terminal-key-step"), "step(1)"),
            KeyHelp("↑ ↓", self.say("terminal-key-round"), "deal(1)"),
            KeyHelp("e", self.say("terminal-key-eyes"), "viewer"),
            *super().keys(),
        ]

    async def on_mount(self) -> None:
        """Show the first step."""
        await self._show_step()

    async def _show_step(self) -> None:
        recorded, place, viewer = self._recorded, self._place, self.viewer
        if viewer is None:
            facts = [
                event.fact
                for group in recorded.groups[: place + 1]
                for event in group
                if event.public
            ]
            scene = ShownGame(
                View.told(None, facts), recorded.names, self.language, truth=self._truths[place]
            )
        else:
            told = [fact for facts in self._facts[: place + 1] for fact in facts]
            scene = ShownGame(View.told(viewer, told), recorded.names, self.language)
        await self.show(scene, self._told[place])
        await self._show_place(scene)

    async def _show_place(self, scene: ShownGame) -> None:
        say = scene.speaker.say
        if self.viewer is None:
            seen = say("terminal-eyes-open")
        else:
            seen = say("terminal-eyes-seat", player=scene.name(self.viewer))
        last = len(self._recorded.groups) - 1
        lines = [seen, say("terminal-step", step=self._place, steps=last)]
        if self._place == last and self._recorded.fault is not None:
            lines.append(say("show-fault", fault=self._recorded.fault))
        elif self._place == last and not scene.view.table.game_over:
            lines.append(say("show-unfinished"))
        await self.panel.say("\n".join(lines))

    async def action_step(self, by: int) -> None:
        """Go forwards or backwards by a number of moves."""
        place = min(max(self._place + by, 0), len(self._recorded.groups) - 1)
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
        order: list[Viewer] = [None, *range(len(self._recorded.names))]
        self._look(order[(order.index(self.viewer) + 1) % len(order)])
        await self._show_step()
