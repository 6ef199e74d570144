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

Eyes: TypeAlias = Seat | None
"""A seat whose view is shown; None: all cards are face up."""


@dataclass(frozen=True)
class Tale:
    """A played game, divided into its deals and moves."""

    groups: tuple[tuple[Event, ...], ...]
    names: tuple[str, ...]
    fault: str | None = None
    """What is wrong with the record after its last valid move; None if it is valid."""

    @staticmethod
    def of(match: Referee, names: Sequence[str], fault: str | None) -> "Tale":
        """Return the tale of a game; its beginning and the first deal are one step."""
        began, *later = match.events
        first, *rest = later or [()]
        return Tale(((*began, *first), *rest), tuple(names), fault)

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

    def facts(self, eyes: Eyes) -> list[list[Fact]]:
        """Return the facts that this viewer was told in each step."""
        return [
            [event.fact for event in group if eyes is None or event.reaches(eyes)]
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
    """Shows one step of a tale at a time."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("right,space,n,enter", "step(1)"),
        ("left,backspace,p", "step(-1)"),
        ("pagedown,down", "deal(1)"),
        ("pageup,up", "deal(-1)"),
        ("home", "step(-99999)"),
        ("end", "step(99999)"),
        ("e", "eyes"),
    ]

    def __init__(self, tale: Tale, language: Language, eyes: Eyes = None) -> None:
        super().__init__(language)
        self._tale = tale
        self._truths = tale.truths()
        self._place = 0
        self._look(eyes)

    def _look(self, eyes: Eyes) -> None:
        """Show the game from this viewer's seat."""
        self.eyes = eyes
        narrator = Narrator(self.language, self._tale.names, eyes)
        self._facts = self._tale.facts(eyes)
        told = [narrator.tell(facts) for facts in self._facts]
        self._told: list[list[Sentence]] = list(accumulate(told, lambda one, two: [*one, *two]))

    def keys(self) -> list[KeyHelp]:
        """Return the keys for stepping, then those of the table."""
        return [
            KeyHelp("← →", self.say("terminal-key-step"), "step(1)"),
            KeyHelp("↑ ↓", self.say("terminal-key-round"), "deal(1)"),
            KeyHelp("e", self.say("terminal-key-eyes"), "eyes"),
            *super().keys(),
        ]

    async def on_mount(self) -> None:
        """Show the first step."""
        await self._show_step()

    async def _show_step(self) -> None:
        tale, place, eyes = self._tale, self._place, self.eyes
        if eyes is None:
            facts = [
                event.fact for group in tale.groups[: place + 1] for event in group if event.public
            ]
            scene = ShownGame(
                View.told(None, facts), tale.names, self.language, truth=self._truths[place]
            )
        else:
            told = [fact for facts in self._facts[: place + 1] for fact in facts]
            scene = ShownGame(View.told(eyes, told), tale.names, self.language)
        await self.show(scene, self._told[place])
        await self._show_place(scene)

    async def _show_place(self, scene: ShownGame) -> None:
        say = scene.speaker.say
        if self.eyes is None:
            seen = say("terminal-eyes-open")
        else:
            seen = say("terminal-eyes-seat", player=scene.name(self.eyes))
        last = len(self._tale.groups) - 1
        lines = [seen, say("terminal-step", step=self._place, steps=last)]
        if self._place == last and self._tale.fault is not None:
            lines.append(say("show-fault", fault=self._tale.fault))
        elif self._place == last and not scene.view.table.game_over:
            lines.append(say("show-unfinished"))
        await self.desk.say("\n".join(lines))

    async def action_step(self, by: int) -> None:
        """Go forwards or backwards by a number of moves."""
        place = min(max(self._place + by, 0), len(self._tale.groups) - 1)
        if place != self._place:
            self._place = place
            await self._show_step()

    async def action_deal(self, by: int) -> None:
        """Go to the next or previous deal."""
        deals = self._tale.deals()
        if by > 0:
            target = next((deal for deal in deals if deal > self._place), None)
        else:
            target = next((deal for deal in reversed(deals) if deal < self._place), None)
        if target is not None:
            await self.action_step(target - self._place)

    async def action_eyes(self) -> None:
        """Switch to the next viewer: each seat, then all cards face up."""
        order: list[Eyes] = [None, *range(len(self._tale.names))]
        self._look(order[(order.index(self.eyes) + 1) % len(order)])
        await self._show_step()
