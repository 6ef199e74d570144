"""The table on the screen: plates, log, deck, hand, question panel and keys."""

from collections.abc import Sequence
from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.events import Click, Key, Resize
from textual.screen import Screen
from textual.widgets import Static

from amletero.locales import Language, Sentence, Speaker
from amletero.rules.cards import Cards, Seat
from amletero.terminal.game_sentences import of_this_round
from amletero.terminal.move_choice import Choosing, Question, Thing
from amletero.terminal.screens.cards import HandCard, back, chips, face
from amletero.terminal.screens.colors import FAINT, GOLD, TEXT, WAX_TEXT
from amletero.terminal.screens.deck import Pile
from amletero.terminal.screens.endings import After
from amletero.terminal.screens.help import Help, HelpScreen
from amletero.terminal.screens.key_bar import KeyBar, KeyHelp
from amletero.terminal.screens.other_players import Plate, hearts
from amletero.terminal.screens.question_panel import QuestionPanel
from amletero.terminal.screens.reading_sheets import LogScreen, ReferenceScreen
from amletero.terminal.screens.remove_children import remove_children
from amletero.terminal.screens.shown_game import ShownGame, story_text
from amletero.terminal.screens.window_size import is_large, is_tiny

NEED_ROOM: Final = {"hint", "talk", "invite", "reference", "log", "help"}
"""The actions that open a sheet over the table."""


class BoardScreen(Screen[After]):
    """Shows a game and its story, and asks for moves; subclasses decide what is shown."""

    AUTO_FOCUS = None
    BINDINGS: ClassVar[list[BindingType]] = [
        ("r", "reference"),
        ("l", "log"),
        ("question_mark", "help"),
        ("escape", "back"),
        ("down,right", "focus_answer(1)"),
        ("up,left", "focus_answer(-1)"),
        ("q", "leave"),
    ]

    def __init__(self, language: Language) -> None:
        super().__init__()
        self.language = language
        self.scene: ShownGame | None = None
        self.sentences: Sequence[Sentence] = ()
        self.choosing: Choosing | None = None

    # --- What is on the screen -----------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """The parts of the table from top to bottom."""
        with Horizontal(id="top"):
            yield Static(id="head")
            yield Static(id="clock")
        yield Horizontal(id="plates")
        with Horizontal(id="middle"):
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="story")
            yield Pile()
        with Horizontal(id="own"):
            yield Horizontal(id="hand")
            yield QuestionPanel()
        yield KeyBar(self.keys())
        yield Static(self.say("terminal-too-small"), id="too-small")

    def keys(self) -> list[KeyHelp]:
        """Return the keys for the bottom line."""
        return [
            KeyHelp("r", self.say("terminal-key-reference"), "reference"),
            KeyHelp("l", self.say("terminal-key-log"), "log"),
            KeyHelp("?", self.say("terminal-key-help"), "help"),
            KeyHelp("q", self.say("terminal-key-leave"), "leave"),
        ]

    def say(self, message: str, **variables: str | int) -> str:
        """Return a message in the player's language."""
        edition = self.scene.view.table.edition if self.scene is not None else None
        speaker = Speaker(self.language) if edition is None else Speaker(self.language, edition)
        return speaker.say(message, **variables)

    @property
    def panel(self) -> QuestionPanel:
        """The panel where questions are asked."""
        return self.query_one(QuestionPanel)

    async def show(self, scene: ShownGame, sentences: Sequence[Sentence]) -> None:
        """Show the table and the story so far."""
        self.scene, self.sentences = scene, sentences
        async with self.batch():
            self._show_head(scene)
            await self._show_plates(scene)
            self._show_story(of_this_round(sentences))
            self.query_one(Pile).show(scene)
            self._show_own(scene)
            await self._show_hand(scene.hand)

    def _show_head(self, scene: ShownGame) -> None:
        table, say = scene.view.table, scene.speaker.say
        left = say("terminal-title", round=table.rounds)
        right = say("terminal-goal", goal=table.goal)
        line = Content.assemble((" ✉ ", WAX_TEXT), (left, f"bold {GOLD}"), (f"  ♥ {right}", FAINT))
        self.query_one("#head", Static).update(line)

    async def _show_plates(self, scene: ShownGame) -> None:
        plates = {plate.seat: plate for plate in self.query(Plate)}
        if tuple(plates) != scene.opponents:
            row = self.query_one("#plates", Horizontal)
            await remove_children(row)
            plates = {seat: Plate(seat) for seat in scene.opponents}
            await row.mount_all(plates.values())
        for plate in plates.values():
            plate.show(scene)

    def _show_story(self, sentences: Sequence[Sentence]) -> None:
        self.query_one("#story", Static).update(story_text(sentences, self.app))
        self.query_one("#log", VerticalScroll).anchor()

    def draw_text(self) -> None:
        """Redraw the story in the current colors."""
        if self.scene is not None:
            self._show_story(of_this_round(self.sentences))

    def _show_own(self, scene: ShownGame) -> None:
        """Show the reader's line above the hand: name, tokens, discards, protection."""
        view, own = scene.view, self.query_one("#own", Horizontal)
        own.set_class(view.to_move, "-turn")
        seat = view.seat if scene.truth is None else view.table.turn
        if seat is None:
            own.border_title = scene.speaker.say("terminal-watching")
            own.border_subtitle = ""
            return
        table = view.table
        parts = [
            Content.assemble((scene.name(seat), f"bold {TEXT}")),
            hearts(table.tokens[seat], table.goal),
            chips(table.discards[seat], table.edition),
        ]
        own.border_title = Content("  ").join(parts).markup
        own.border_subtitle = self._own_state(scene, seat)
        own.set_class(seat not in table.still_in, "-out")

    def _own_state(self, scene: ShownGame, seat: Seat) -> str:
        table = scene.view.table
        if table.rounds and seat not in table.still_in:
            return scene.speaker.say("terminal-out")
        return scene.speaker.say("terminal-protected") if seat in table.protected else ""

    async def _show_hand(self, hand: Cards) -> None:
        row = self.query_one("#hand", Horizontal)
        shown = [card.card for card in self.query(HandCard)]
        if shown != list(hand):
            await remove_children(row)
            await row.mount_all([HandCard(card) for card in hand])
        self._draw_hand()

    def _draw_hand(self) -> None:
        """Draw the cards of the hand in the size that the window allows."""
        assert self.scene is not None
        large = self.has_class("-large")
        allowed = self._choosable_cards()
        for widget in self.query(HandCard):
            if widget.card is None:
                widget.update(back(large=large))
                continue
            value = self.scene.view.table.edition.values[widget.card]
            mark = str(value) if widget.card in allowed else ""
            widget.update(face(widget.card, self.scene.speaker, large=large, mark=mark))
            widget.set_class(widget.card in allowed, "-choosable")
            chosen = None if self.choosing is None else self.choosing.card
            widget.set_class(chosen is not None and widget.card is not chosen, "-aside")

    def _choosable_cards(self) -> set[Thing]:
        if self.choosing is None or self.choosing.question in (Question.TARGET, Question.NAMED):
            return set()
        return {option.thing for option in self.choosing.options() if option.allowed}

    def on_resize(self, event: Resize) -> None:
        """Fit the table to the window: large cards, small cards, or a note that it is too small."""
        self.set_class(is_large(event.size), "-large")
        self.set_class(is_tiny(event.size), "-tiny")
        if self.scene is not None:
            self._draw_hand()
        if self.focused is None:  # a hidden answer has lost the focus
            self.call_after_refresh(self.panel.focus_first)

    # --- Choosing a move -----------------------------------------------------------------------

    async def ask(self, choosing: Choosing) -> None:
        """Ask for the next part of a move."""
        assert self.scene is not None
        self.choosing = choosing
        self._mark_choosable()
        await self.panel.ask(choosing, self.scene)

    def stop_asking(self) -> None:
        """Withdraw the current question."""
        self.choosing = None
        self._mark_choosable()

    def _mark_choosable(self) -> None:
        """Mark on the table what can be chosen: players with their keys, and cards."""
        if self.scene is None:
            return
        asks_player = self.choosing is not None and self.choosing.question is Question.TARGET
        options = self.choosing.options() if self.choosing is not None and asks_player else ()
        keys = {
            option.thing: str(place)
            for place, option in enumerate(options, start=1)
            if option.allowed
        }
        for plate in self.query(Plate):
            plate.key = keys.get(plate.seat, "")
            plate.show(self.scene)
        self._draw_hand()

    async def on_question_panel_chosen(self, message: QuestionPanel.Chosen) -> None:
        """Add a chosen part to the move."""
        await self._choose(message.thing)

    async def _choose(self, thing: Thing) -> None:
        if self.choosing is None or (option := self.choosing.option(thing)) is None:
            return
        if not option.allowed:
            self.panel.refuse(option)
            return
        further = self.choosing.with_choice(thing)
        if further.move is None:
            await self.ask(further)
        else:
            self.stop_asking()
            await self.chosen(further)

    async def chosen(self, choosing: Choosing) -> None:
        """Handle a complete move."""

    async def on_plate_clicked(self, message: Plate.Clicked) -> None:
        """Choose a clicked player."""
        await self._choose(message.seat)

    @on(Click)
    async def choose_clicked(self, event: Click) -> None:
        """Choose a clicked card of the hand."""
        if isinstance(event.widget, HandCard) and event.widget.card is not None:
            await self._choose(event.widget.card)

    def on_key(self, event: Key) -> None:
        """Give the answer that has this key."""
        if self.panel.give(event.key):
            event.stop()

    # --- Keys ----------------------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Disable the sheets if the window is too small for the table."""
        if action in NEED_ROOM and self.has_class("-tiny"):
            return False
        return super().check_action(action, parameters)

    async def action_back(self) -> None:
        """Start the choice of a move again."""
        if self.choosing is not None and self.choosing.chosen:
            await self.ask(self.choosing.cleared())

    def action_focus_answer(self, step: int) -> None:
        """Move the focus to the next or previous answer."""
        self.panel.move_focus(step)

    def action_reference(self) -> None:
        """Show the reference card."""
        if self.scene is not None:
            self.app.push_screen(ReferenceScreen(self.scene))

    def action_log(self) -> None:
        """Show the whole log."""
        if self.scene is not None:
            self.app.push_screen(LogScreen(self.scene.speaker, self.sentences))

    def action_help(self) -> None:
        """Show the help for what can be done now."""
        self.app.push_screen(HelpScreen(Speaker(self.language), self.help_now()))

    def help_now(self) -> Help:
        """Return the help for what can be done now."""
        raise NotImplementedError

    def action_leave(self) -> None:
        """Leave the table."""
        self.dismiss(After.LEAVE)
