"""The end of a round or game, shown over the table."""

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from amletero.locales import Sentence
from amletero.rules.cards import Seat
from amletero.rules.facts import GameEnded, Revealed, RoundEnded
from amletero.terminal.screens.colors import GLOW, GOLD, TEXT
from amletero.terminal.screens.help import Help, HelpScreen
from amletero.terminal.screens.other_players import hearts
from amletero.terminal.screens.shown_game import ShownGame, story_text


class After(StrEnum):
    """The choices after a round or a game."""

    ON = "on"
    AGAIN = "again"
    NEW = "new"
    REVIEW = "review"
    LEAVE = "leave"


KEYS: Final = MappingProxyType({After.NEW: "n", After.REVIEW: "v", After.LEAVE: "q"})


class Wish(Static, can_focus=True):
    """A choice that can be clicked, or made by Enter while it has the focus, which a sign marks."""

    def __init__(self, after: After, label: str) -> None:
        super().__init__(id=f"wish-{after}")
        self.after = after
        self._label = label

    def on_mount(self) -> None:
        """Draw the choice with its key."""
        self._draw()

    def on_focus(self) -> None:
        """Show the sign."""
        self._draw()

    def on_blur(self) -> None:
        """Remove the sign."""
        self._draw()

    def _draw(self) -> None:
        key = "⏎" if self.has_focus else KEYS.get(self.after, "")
        mark = "▸" if self.has_focus else " "
        self.update(Content.assemble((f"{mark}{key:1} ", f"bold {GLOW}"), (self._label, TEXT)))

    def on_click(self) -> None:
        """Make this choice."""
        assert isinstance(self.screen, EndingScreen)
        self.screen.action_wish(self.after)


class EndingScreen(ModalScreen[After]):
    """Shows how it ended, everyone's tokens, and the choices."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("enter,space", "wish_focused"),
        ("right,down", "app.focus_next"),
        ("left,up", "app.focus_previous"),
        ("n", "wish('new')"),
        ("v", "wish('review')"),
        ("q", "wish('leave')"),
        ("escape", "close_sheet"),
        ("question_mark", "help"),
        ("c", "app.turn_theme"),
    ]

    def __init__(
        self,
        scene: ShownGame,
        sentences: Iterable[Sentence],
        wishes: Sequence[After],
        review: Callable[[], ModalScreen[None]],
    ) -> None:
        super().__init__()
        self._scene = scene
        self._offered = wishes
        self._review = review
        """Makes the sheet with the review of the game."""
        self._gone_on = False
        """Whether the table has gone on."""
        self._sentences = [
            sentence
            for sentence in sentences
            if isinstance(sentence.fact, Revealed | RoundEnded | GameEnded)
        ]

    def compose(self) -> ComposeResult:
        """Yield the last sentences, the tokens and the choices."""
        table, say = self._scene.view.table, self._scene.speaker.say
        title = "terminal-game-over" if table.game_over else "terminal-round-over"
        with Vertical(classes="sheet ending") as sheet:
            sheet.border_title = say(title, round=table.rounds)
            with VerticalScroll(can_focus=False):
                yield Static(story_text(self._sentences, self.app), id="ending-story")
                yield Static(" ")
                yield from (Static(self._tokens(seat)) for seat in self._by_tokens())
                yield Static(" ")
            with Horizontal(classes="wishes"):
                yield from self._wishes()

    def draw_text(self) -> None:
        """Redraw the story in the current colors."""
        self.query_one("#ending-story", Static).update(story_text(self._sentences, self.app))

    def _wishes(self) -> Iterable[Wish]:
        """Yield the choices; the first one has the focus."""
        for after in self._offered:
            yield Wish(after, self._scene.speaker.say(f"terminal-after-{after}"))

    def _by_tokens(self) -> list[Seat]:
        tokens = self._scene.view.table.tokens
        return sorted(self._scene.view.table.seats, key=lambda seat: -tokens[seat])

    def _tokens(self, seat: Seat) -> Content:
        table = self._scene.view.table
        won = seat in self._winners()
        width = max(len(self._scene.name(other)) for other in table.seats)
        name = f"{'❧' if won else ' '} {self._scene.name(seat):<{width}}  "
        color = GOLD if won else TEXT
        return Content.assemble((name, color), hearts(table.tokens[seat], table.goal))

    def _winners(self) -> Sequence[Seat]:
        """Return who won the game; until it is over, who won the round."""
        table = self._scene.view.table
        return table.winners or (() if table.result is None else table.result.winners)

    def action_wish(self, wish: str) -> None:
        """Make the choice with this key, if it is offered; a review leaves the others open."""
        if After(wish) not in self._offered:
            return
        if After(wish) is After.REVIEW:
            self.app.push_screen(self._review())
        else:
            self.dismiss(After(wish))

    def action_close_sheet(self) -> None:
        """Go on to the next round; after the game, leave."""
        self.dismiss(After.ON if After.ON in self._offered else After.LEAVE)

    def action_help(self) -> None:
        """Show the help for what is offered."""
        keys = {After.ON: "next", After.NEW: "new", After.REVIEW: "review", After.LEAVE: "leave"}
        offered = [keys[after] for after in self._offered if after in keys]
        self.app.push_screen(
            HelpScreen(self._scene.speaker, Help([], ["choose", *offered, "colors"]))
        )

    def close(self) -> None:
        """Close without a choice, as the table has gone on; a sheet over it is read first."""
        self._gone_on = True
        if self.is_active:
            self.dismiss(After.ON)

    def on_screen_resume(self) -> None:
        """Close after a sheet over it was closed, if the table has gone on meanwhile."""
        if self._gone_on:
            self.call_after_refresh(self.close)

    def action_wish_focused(self) -> None:
        """Make the choice that has the focus."""
        focused = self.focused
        self.action_wish(focused.after if isinstance(focused, Wish) else self._offered[0])
