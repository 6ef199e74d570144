"""The review of a finished game on the screen; rounds appear as they are reviewed."""

from collections.abc import Collection
from typing import TYPE_CHECKING, ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from textual import work
from textual.binding import BindingType
from textual.containers import Vertical

from amletero.rules.cards import Seat
from amletero.terminal.gradual_review import GradualReview, NoRecord
from amletero.terminal.in_thread import run_in_thread
from amletero.terminal.screens.colors import FAINT, GOLD, TEXT
from amletero.terminal.screens.help import Help, HelpScreen
from amletero.terminal.screens.reading_sheets import ReadingScreen
from amletero.terminal.screens.shown_game import ShownGame

if TYPE_CHECKING:
    from amletero.review.game_review import GameReview
    from amletero.review.round_review import RoundReview


class ReviewScreen(ReadingScreen):
    """Shows what could have been played better, what was luck, and who played how well."""

    BINDINGS: ClassVar[list[BindingType]] = [("v", "dismiss"), ("question_mark", "help")]
    closes = "terminal-scroll-close"

    def __init__(self, scene: ShownGame, own: Collection[Seat], reviewing: GradualReview) -> None:
        super().__init__(scene.speaker.say("review-working"), scene.speaker)
        self._names = scene.names
        others = set(scene.view.table.seats) - set(own)
        self._seats = (own, others)
        """The seats of this client, whose moves come first, and the others."""
        self._reviewing = reviewing
        self._failed = False

    def action_help(self) -> None:
        """Show what a review says, and the keys."""
        help = Help(["reviewing"], ["scroll", "page", "colors", "close"])
        self.app.push_screen(HelpScreen(self.speaker, help))

    def on_mount(self) -> None:
        """Start, or continue where the review was left."""
        self.review()

    @work
    async def review(self) -> None:
        """Review round after round; leaving the sheet ends it after the current one."""
        try:
            while await run_in_thread(self._reviewing.go_on):
                self._show()
        except NoRecord:
            self._failed = True
        self._show()

    def _show(self) -> None:
        if self.query("#text"):  # else the sheet is closing
            self.query_one(".sheet", Vertical).border_title = self._progress()
            self.draw_text()

    def _progress(self) -> str:
        done, total = len(self._reviewing.rounds), self._reviewing.total
        if done == total or self._failed:
            return self.speaker.say("review-made-by")
        if total is None:
            return self.speaker.say("review-working")
        return self.speaker.say("review-progress", done=done, rounds=total)

    def text(self) -> RenderableType:
        """Return the reviewed rounds; after the last one also the summary."""
        if self._failed:
            return self.styled(self.speaker.say("terminal-no-record"), TEXT)
        parts: list[RenderableType] = []
        for number, round in enumerate(tuple(self._reviewing.rounds), start=1):
            parts += self._round(number, round)
        if (whole := self._reviewing.whole()) is not None:
            parts += self._summary(whole)
        return Group(*parts)

    def _round(self, number: int, round: "RoundReview") -> list[RenderableType]:
        from amletero.review.review_text import account_texts, decision_texts  # noqa: PLC0415

        parts = [self.styled(self.speaker.say("review-round", round=number), f"bold {GOLD}")]
        for seats in self._seats:
            texts = decision_texts(round, seats, self.speaker, self._names)
            parts += [self.styled(text, TEXT) for text in texts]
        for seats in self._seats:
            texts = account_texts(round, seats, self.speaker, self._names)
            parts += [self.styled(text, FAINT) for text in texts]
        return [*parts, ""]

    def _summary(self, whole: "GameReview") -> list[RenderableType]:
        from amletero.review.review_text import (  # noqa: PLC0415 (slow to import)
            average_luck_text,
            summary_heads,
            summary_rows,
        )

        rows = Table.grid(padding=(0, 2))
        rows.add_column()
        for _ in summary_heads(self.speaker)[1:]:
            rows.add_column(justify="right")
        rows.add_row(*(self.styled(head, FAINT) for head in summary_heads(self.speaker)))
        for row in summary_rows(whole, self.speaker, self._names):
            rows.add_row(*(self.styled(text, TEXT) for text in row))
        heading = self.styled(self.speaker.say("review-summary"), f"bold {GOLD}")
        luck = average_luck_text(whole, self.speaker, self._names)
        return [heading, rows, self.styled(luck, TEXT)]
