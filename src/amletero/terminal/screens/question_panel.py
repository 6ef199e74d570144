"""The question panel: the current question and its answers."""

import time
from collections.abc import Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal, ItemGrid, VerticalScroll
from textual.content import Content
from textual.events import Key
from textual.message import Message
from textual.widgets import Static

from amletero.locales import Speaker
from amletero.rules.cards import Character
from amletero.rules.moves import Rule
from amletero.terminal.move_choice import Choosing, Option, Question, Thing
from amletero.terminal.screens.cards import chip
from amletero.terminal.screens.colors import FAINT, GLOW, GOLD, ON_TABLE, TEXT, WAX_TEXT
from amletero.terminal.screens.remove_children import remove_children
from amletero.terminal.screens.shown_game import ShownGame

EARLY: Final = 0.4
"""Seconds after a new question in which Enter is ignored: it was meant to hurry the others."""


class Answer(Horizontal, can_focus=True):
    """An answer that can be clicked or chosen by its key; a sign marks the focused one."""

    class Given(Message):
        """This answer was given."""

        def __init__(self, answer: "Answer") -> None:
            super().__init__()
            self.answer = answer

    def __init__(
        self,
        key: str,
        shown: tuple[Content, Content],
        option: Option | None = None,
        offer: str = "",
    ) -> None:
        sign, text = shown
        super().__init__(
            Static("▸", classes="focus-mark"),
            Static(sign, classes="sign"),
            Static(text, classes="text"),
            classes="answer",
        )
        self.key = key
        self.enter_from = 0.0
        """The time from which Enter counts."""
        self.option = option
        self.offer = offer
        """The name of the action, if it is not part of a move."""
        self.set_class(option is not None and not option.allowed, "-refused")

    def on_click(self) -> None:
        """Give this answer."""
        self.post_message(self.Given(self))

    def on_key(self, event: Key) -> None:
        """Give the focused answer by Enter or the space bar."""
        if event.key in ("enter", "space"):
            event.stop()
            if time.monotonic() >= self.enter_from:
                self.post_message(self.Given(self))


class QuestionPanel(VerticalScroll, can_focus=False, inherit_bindings=False):
    """Asks questions until a move is complete.

    It has no keys of its own: where it can scroll, the arrows select an answer, too.
    """

    class Chosen(Message):
        """Something was chosen, perhaps against the rules."""

        def __init__(self, thing: Thing) -> None:
            super().__init__()
            self.thing = thing

    class Wished(Message):
        """An action other than a move was chosen."""

        def __init__(self, offer: str) -> None:
            super().__init__()
            self.offer = offer

    def __init__(self) -> None:
        super().__init__(id="question-panel")
        self._scene: ShownGame | None = None

    def compose(self) -> ComposeResult:
        """Yield the question, the answers, and a line for a reason."""
        yield Static(id="question")
        yield ItemGrid(id="answers")
        yield Static(id="reason")

    async def say(self, text: str) -> None:
        """Show a text that needs no answer."""
        await self._set(Content.assemble((text, FAINT)), [])

    async def offer(self, text: str, offers: Sequence[tuple[str, str, str]]) -> None:
        """Show a text and offer actions, each with key, label and name."""
        answers = [
            Answer(
                key,
                (_key_sign("⏎" if key == "enter" else key), Content.styled(label, f"bold {TEXT}")),
                offer=offer,
            )
            for key, label, offer in offers
        ]
        await self._set(Content.assemble((text, f"bold {GOLD}")), answers)

    def warn(self, text: str) -> None:
        """Show below the question what is wrong."""
        self.query_one("#reason", Static).update(Content.assemble((text, WAX_TEXT)))

    async def ask(self, choosing: Choosing, scene: ShownGame) -> None:
        """Ask the next question of an incomplete move."""
        self._scene = scene
        answers = [
            Answer(_key(choosing, place, option), _answer(choosing, place, option, scene), option)
            for place, option in enumerate(choosing.options(), start=1)
        ]
        if not choosing.chosen:
            for answer in answers:
                answer.enter_from = time.monotonic() + EARLY
        await self._set(
            _question(choosing, scene),
            answers,
            columns=2 if choosing.question is Question.NAMED else 1,
        )
        self.focus_first()

    @property
    def answers(self) -> list[Answer]:
        """The current answers."""
        return list(self.query(Answer))

    def give(self, key: str) -> bool:
        """Give the answer with this key; return whether there is one."""
        for answer in self.answers:
            if answer.key == key:
                self._given(answer)
                return True
        return False

    def move_focus(self, step: int) -> None:
        """Move the focus to another answer."""
        answers = self.answers
        if answers:
            focused = self.screen.focused
            now = answers.index(focused) if isinstance(focused, Answer) else -1 if step > 0 else 0
            answers[(now + step) % len(answers)].focus()

    def focus_first(self) -> None:
        """Move the focus to the first answer that is allowed."""
        first = next((one for one in self.answers if one.option and one.option.allowed), None)
        if first is not None:
            first.focus()

    def refuse(self, option: Option) -> None:
        """Say why something cannot be chosen."""
        if self._scene is not None and option.refusal is not None:
            self.warn(self._scene.speaker.refusal(option.refusal, self._scene.names))

    def on_answer_given(self, message: Answer.Given) -> None:
        """An answer was clicked or confirmed."""
        message.stop()
        self._given(message.answer)

    def _given(self, answer: Answer) -> None:
        if answer.option is None:
            self.post_message(self.Wished(answer.offer))
        else:
            self.post_message(self.Chosen(answer.option.thing))

    async def _set(self, question: Content, answers: list[Answer], columns: int = 1) -> None:
        self.query_one("#question", Static).update(question)
        self.query_one("#reason", Static).update("")
        grid = self.query_one("#answers", ItemGrid)
        async with self.batch():
            await remove_children(grid)
            grid.styles.grid_size_columns = columns
            await grid.mount_all(answers)
        self.scroll_home(animate=False)


def _key(choosing: Choosing, place: int, option: Option) -> str:
    if choosing.question is Question.SURE:
        return "enter"
    if isinstance(option.thing, Character):
        return str(choosing.view.table.edition.values[option.thing])
    return str(place)


def _question(choosing: Choosing, scene: ShownGame) -> Content:
    message, variables = f"terminal-ask-{choosing.question}", dict[str, Character]()
    if choosing.question is Question.SURE and choosing.card is Character.PRINCE:
        message, variables["card"] = "terminal-ask-sure-prince", Character.PRINCESS
    elif choosing.card is not None:
        variables["card"] = choosing.card
    text = scene.speaker.say(message, **variables)
    return Content.assemble((text, f"bold {GOLD}"))


def _key_sign(key: str) -> Content:
    """Return a key as it stands before an answer."""
    return Content.styled(f" {key} ", f"bold {GLOW}")


def _answer(
    choosing: Choosing, place: int, option: Option, scene: ShownGame
) -> tuple[Content, Content]:
    """Return an answer's key or card value, and its text."""
    thing, speaker = option.thing, scene.speaker
    match choosing.question:
        case Question.SURE:
            return _key_sign("⏎"), Content(speaker.say("terminal-yes"))
        case Question.TARGET:
            assert not isinstance(thing, Character)
            return _key_sign(str(place)), _player(option, scene)
        case Question.CARD:
            assert isinstance(thing, Character)
            return chip(thing, speaker.edition), _playable(choosing, option, thing, scene)
        case _:
            assert isinstance(thing, Character)
            return chip(thing, speaker.edition), _character(choosing, option, thing, speaker)


def _player(option: Option, scene: ShownGame) -> Content:
    seat = option.thing
    assert not isinstance(seat, Character)
    message = "terminal-yourself" if seat == scene.view.seat else "terminal-player"
    name = scene.speaker.say(message, player=scene.name(seat))
    color = TEXT if option.allowed else FAINT
    parts = [Content.styled(name, color)]
    if option.refusal is not None:
        message = "terminal-out" if option.refusal.rule is Rule.TARGET_OUT else "terminal-protected"
        parts.append(Content.assemble((f" – {scene.speaker.say(message)}", f"italic {FAINT}")))
    return Content("").join(parts)


def _playable(choosing: Choosing, option: Option, card: Character, scene: ShownGame) -> Content:
    speaker = scene.speaker
    name = Content.styled(speaker.card(card), f"bold {ON_TABLE[card]}")
    if option.refusal is not None:
        return Content("").join([name, _why(option, scene)])
    text = speaker.say(f"card-{card}.line")
    if (rule := choosing.no_effect(card)) is not None:
        kind = "nobody" if rule is Rule.TARGET_PROTECTED else "empty"
        text = speaker.say(f"terminal-no-effect-{kind}")
    return Content("").join([name, Content.assemble((f" – {text}", FAINT))])


def _character(choosing: Choosing, option: Option, card: Character, speaker: Speaker) -> Content:
    color = ON_TABLE[card] if option.allowed else FAINT
    parts = [Content.styled(speaker.card(card), color)]
    if choosing.question is Question.NAMED and option.allowed:
        unseen = choosing.view.unseen[card]
        parts.append(Content.assemble((f" ×{unseen}", TEXT if unseen else FAINT)))
    return Content("").join(parts)


def _why(option: Option, scene: ShownGame) -> Content:
    assert option.refusal is not None
    reason = scene.speaker.refusal(option.refusal, scene.names)
    return Content.assemble((f" – {reason}", f"italic {FAINT}"))
