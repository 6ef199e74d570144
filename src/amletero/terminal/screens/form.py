"""The parts of a form: rows with values that can be changed, and actions."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.events import Click, Key
from textual.message import Message
from textual.widgets import Static

from amletero.terminal.screens.colors import GLOW, TEXT


class Row(Horizontal, can_focus=True):
    """One setting: arrow keys or a click choose its next value."""

    class Changed(Message):
        """Another value was chosen."""

        def __init__(self, row: "Row") -> None:
            super().__init__()
            self.row = row

    def __init__(self, name: str) -> None:
        super().__init__(id=f"row-{name}", classes="row")
        self._label = Static(classes="label")
        self._value = Static(classes="value")
        self.values: Sequence[object] = ()
        self.texts: Sequence[str] = ()
        self.place = 0

    def compose(self) -> ComposeResult:
        """Label and value."""
        yield self._label
        yield self._value

    def set(
        self, label: str, values: Sequence[object], texts: Sequence[str], chosen: object
    ) -> None:
        """Offer these values and show the chosen one."""
        self.values, self.texts = values, texts
        self.place = values.index(chosen) if chosen in values else 0
        self._label.update(label)
        self._draw()

    @property
    def chosen(self) -> object:
        """The value that is shown."""
        return self.values[self.place]

    def _draw(self) -> None:
        last = len(self.values) - 1
        self._value.update(
            Content.assemble(
                ("◂ " if self.place else "  ", GLOW),
                (self.texts[self.place], f"bold {TEXT}"),
                (" ▸" if self.place < last else "", GLOW),
            )
        )

    def step(self, by: int) -> None:
        """Choose another value."""
        place = min(max(self.place + by, 0), len(self.values) - 1)
        if place != self.place:
            self.place = place
            self._draw()
            self.post_message(self.Changed(self))

    def on_key(self, event: Key) -> None:
        """Change the value with the left and right keys."""
        if event.key in ("left", "right"):
            event.stop()
            self.step(1 if event.key == "right" else -1)

    def on_click(self, event: Click) -> None:
        """Choose the previous value by a click on the left arrow, else the next; wrap around."""
        if event.screen_x - self._value.region.x < 2:
            self.step(-1)
        elif self.place < len(self.values) - 1:
            self.step(1)
        else:
            self.step(-len(self.values))


class FormButton(Static, can_focus=True):
    """An action: start or resume a game."""

    class Done(Message):
        """The action was chosen."""

        def __init__(self, button: "FormButton") -> None:
            super().__init__()
            self.button = button

    class Turned(Message):
        """The next or previous of several such actions is wanted."""

        def __init__(self, button: "FormButton", by: int) -> None:
            super().__init__()
            self.button = button
            self.by = by

    def __init__(self, name: str) -> None:
        super().__init__(id=name, classes="form-button")

    def on_key(self, event: Key) -> None:
        """Do it by Enter; ask for another one by the left and right keys."""
        if event.key in ("enter", "space"):
            event.stop()
            self.post_message(self.Done(self))
        elif event.key in ("left", "right"):
            event.stop()
            self.post_message(self.Turned(self, 1 if event.key == "right" else -1))

    def on_click(self) -> None:
        """Do the same by a click."""
        self.post_message(self.Done(self))
