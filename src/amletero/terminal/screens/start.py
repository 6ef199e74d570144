"""The start screen: choose a new game or resume an unfinished one."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import ItemGrid, Vertical
from textual.content import Content
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import Input, Static

from amletero.bots import BUILT_IN
from amletero.locales import Language, Speaker
from amletero.rules.editions import EDITIONS, GOALS, STANDARD, Edition
from amletero.terminal.screens.colors import FAINT, GLOW, GOLD
from amletero.terminal.screens.form import FormButton, Row
from amletero.terminal.screens.help import Help, HelpScreen
from amletero.terminal.screens.window_size import is_tiny
from amletero.terminal.seat_names import LONGEST_NAME, name_fault
from amletero.terminal.setup import Wishes

if TYPE_CHECKING:
    from amletero.terminal.local.saved_games import SavedGame  # slow to import


@dataclass(frozen=True)
class Order:
    """The choices on the start screen."""

    language: Language
    edition: Edition
    players: int
    people: tuple[str, ...]
    goal: int
    bots: tuple[str, ...]
    resume: "SavedGame | None" = None
    """The unfinished game to resume, instead of a new one."""


class StartScreen(Screen[Order | None]):
    """Lets the player choose a game."""

    AUTO_FOCUS = None
    BINDINGS: ClassVar[list[BindingType]] = [
        ("down", "app.focus_next"),
        ("up", "app.focus_previous"),
        ("ctrl+s", "begin"),
        ("escape", "leave"),
        ("q", "leave"),
        ("question_mark", "help"),
    ]

    def __init__(self, order: Order, saved: "Sequence[SavedGame]") -> None:
        super().__init__()
        self._order = order
        self._saved = saved
        self._place = 0
        """Index of the saved game that is offered."""

    @staticmethod
    def wished(wishes: Wishes, language: Language) -> Order:
        """Return the first offer: what was asked for, else a game for three."""
        edition = wishes.edition or STANDARD
        players = wishes.players or min(edition.goals) + 1
        speaker = Speaker(language, edition)
        people = tuple(
            speaker.say("plain-default-name", number=number + 1)
            for number in range(min(wishes.people or 1, players))
        )
        goal = wishes.goal or edition.goals[players]
        return Order(language, edition, players, people, goal, wishes.bots)

    def compose(self) -> ComposeResult:
        """Yield a sheet with the settings, the names and the actions."""
        with Vertical(id="start") as sheet:
            sheet.border_title = "✉ Amletero"
            yield Static(id="welcome")
            if self._saved:
                yield FormButton("continue")
            for name in ("language", "edition", "players", "people", "bots", "goal"):
                yield Row(name)
                if name in ("edition", "bots"):
                    yield Static(id=f"about-{name}", classes="about")
            yield Static(id="names-label")
            yield ItemGrid(classes="names", min_column_width=20)
            yield Static(id="complaint")
            yield FormButton("begin")
        yield Static(id="too-small")

    def on_resize(self, event: Resize) -> None:
        """Show a note instead of the form if the window is too small."""
        self.set_class(is_tiny(event.size), "-tiny")

    async def on_mount(self) -> None:
        """Show what is offered."""
        await self._show()
        self.query(FormButton).first().focus()

    async def _show(self) -> None:
        order, say = self._order, Speaker(self._order.language, self._order.edition).say
        self.query_one("#welcome", Static).update(say("terminal-welcome"))
        self.query_one("#start").border_subtitle = say("terminal-start-keys")
        self.query_one("#too-small", Static).update(say("terminal-too-small"))
        self.query_one("#about-edition", Static).update(say("edition-about"))
        known = order.bots[0] in BUILT_IN and len(order.bots) == 1
        about = say(f"level-{order.bots[0]}.about") if known else ""
        self.query_one("#about-bots", Static).update(about)
        for name, values, texts, chosen in self._rows():
            self.query_one(f"#row-{name}", Row).set(
                say(f"terminal-row-{name}"), values, texts, chosen
            )
        self.query_one("#begin", Static).update(f"❧ {say('terminal-begin')} ❧")
        if self._saved:
            self.query_one("#continue", Static).update(self._continue())
        self.query_one("#names-label", Static).update(
            Content.assemble((say("terminal-names", count=len(order.people)), FAINT))
        )
        await self._show_names()

    def _rows(self) -> Iterable[tuple[str, list[object], list[str], object]]:
        """Yield each row's name, values, texts and chosen value."""
        order = self._order
        say = Speaker(order.language, order.edition).say
        yield "language", [*Language], [one.own_name for one in Language], order.language
        editions = list(EDITIONS.values())
        names = [Speaker(order.language, one).say("edition-name") for one in editions]
        yield "edition", [*editions], names, order.edition
        counts = sorted(order.edition.goals)
        yield "players", [*counts], [str(count) for count in counts], order.players
        people = range(1, order.players + 1)
        texts = [say("terminal-people-count", people=count) for count in people]
        yield "people", [*people], texts, len(order.people)
        bots: list[tuple[str, ...]] = [(one,) for one in BUILT_IN]
        bots += [] if order.bots in bots else [order.bots]
        yield "bots", [*bots], [self._bots(one) for one in bots], order.bots
        yield "goal", [*GOALS], [self._goal(goal) for goal in GOALS], order.goal

    def _bots(self, bots: tuple[str, ...]) -> str:
        """Return the text for the bots: a level's own words, else the bots' names."""
        say = Speaker(self._order.language).say
        return ", ".join(say(f"level-{one}") if one in BUILT_IN else one for one in bots)

    def _goal(self, goal: int) -> str:
        order = self._order
        usual = "yes" if goal == order.edition.goals[order.players] else "no"
        speaker = Speaker(order.language, order.edition)
        return speaker.say("terminal-goal-count", goal=goal, usual=usual)

    def _continue(self) -> Content:
        """Return the offered unfinished game as text, with its number among all."""
        text = self._saved[self._place].text(Speaker(self._order.language))
        count = len(self._saved)
        which = f"◂ {self._place + 1}/{count} ▸ " if count > 1 else ""
        return Content.assemble((f"↺ {which}", GLOW), (text, GOLD))

    async def _show_names(self) -> None:
        grid = self.query_one(".names", ItemGrid)
        inputs = list(self.query(Input))
        people = self._order.people
        for extra in inputs[len(people) :]:
            await extra.remove()
        for place, name in enumerate(people):
            if place < len(inputs):
                continue
            await grid.mount(Input(name, max_length=LONGEST_NAME, id=f"name-{place}"))

    async def on_row_changed(self, message: Row.Changed) -> None:
        """Apply a changed setting, and adapt those that depend on it."""
        chosen = message.row.chosen
        order = replace(self._order, people=self._names())
        match message.row.id, chosen:
            case "row-language", Language():
                order = replace(order, language=chosen)
            case "row-edition", Edition():
                order = self._fitted(replace(order, edition=chosen))
            case "row-players", int():
                order = self._fitted(replace(order, players=chosen))
            case "row-people", int():
                order = self._with_people(order, chosen)
            case "row-goal", int():
                order = replace(order, goal=chosen)
            case "row-bots", tuple():
                order = replace(order, bots=chosen)
        self._order = order
        await self._show()

    def _fitted(self, order: Order) -> Order:
        """Return the order with players and people that fit the edition, and its goal."""
        players = min(order.players, max(order.edition.goals))
        goal = order.edition.goals[players]
        order = replace(order, players=players, goal=goal)
        return self._with_people(order, min(len(order.people), players))

    def _with_people(self, order: Order, count: int) -> Order:
        say = Speaker(order.language).say
        more = [
            say("plain-default-name", number=number + 1)
            for number in range(len(order.people), count)
        ]
        return replace(order, people=(*order.people[:count], *more))

    def _names(self) -> tuple[str, ...]:
        return tuple(field.value for field in self.query(Input))

    def on_form_button_done(self, message: FormButton.Done) -> None:
        """Start or resume a game."""
        if message.button.id == "continue":
            self.dismiss(replace(self._order, resume=self._saved[self._place]))
        else:
            self.action_begin()

    def on_form_button_turned(self, message: FormButton.Turned) -> None:
        """Offer another unfinished game."""
        if message.button.id == "continue":
            self._place = (self._place + message.by) % len(self._saved)
            self.query_one("#continue", Static).update(self._continue())

    def on_input_submitted(self) -> None:
        """Move the focus to the next field."""
        self.focus_next()

    def action_begin(self) -> None:
        """Start if the names are valid."""
        names = [name.strip() for name in self._names()]
        for place, name in enumerate(names):
            if (fault := name_fault(name, names[:place])) is not None:
                say = Speaker(self._order.language).say
                text = say(fault, name=name, most=LONGEST_NAME)
                self.query_one("#complaint", Static).update(text)
                self.query_one(f"#name-{place}", Input).focus()
                return
        self.dismiss(replace(self._order, people=tuple(names), resume=None))

    def action_help(self) -> None:
        """Show how to play, and the keys of this screen."""
        keys = ["line", "change", "begin", "begin-anywhere", "colors", "leave-start"]
        speaker = Speaker(self._order.language)
        self.app.push_screen(HelpScreen(speaker, Help(["rules"], keys)))

    def action_leave(self) -> None:
        """Leave."""
        self.dismiss(None)
