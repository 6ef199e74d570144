"""The parts of a form: rows with a value that can be changed, and deeds."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.events import Click, Key
from textual.message import Message
from textual.widgets import Static

from amletero.terminal.screens.palette import GLOW, TEXT


class Row(Horizontal, can_focus=True):
    """One thing to settle: the arrow keys or a click go to its next value."""

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
        """Offer these values; the chosen one is shown."""
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
        """Go to another value."""
        place = min(max(self.place + by, 0), len(self.values) - 1)
        if place != self.place:
            self.place = place
            self._draw()
            self.post_message(self.Changed(self))

    def on_key(self, event: Key) -> None:
        """Left and right change the value."""
        if event.key in ("left", "right"):
            event.stop()
            self.step(1 if event.key == "right" else -1)

    def on_click(self, event: Click) -> None:
        """A click at the left arrow goes back, anywhere else on; after the last comes the first."""
        if event.screen_x - self._value.region.x < 2:
            self.step(-1)
        elif self.place < len(self.values) - 1:
            self.step(1)
        else:
            self.step(-len(self.values))


class Deed(Static, can_focus=True):
    """Something to do: begin, or go on with a game."""

    class Done(Message):
        """It was chosen."""

        def __init__(self, deed: "Deed") -> None:
            super().__init__()
            self.deed = deed

    class Turned(Message):
        """Another one of several such deeds is wanted: the next one, or the one before."""

        def __init__(self, deed: "Deed", by: int) -> None:
            super().__init__()
            self.deed = deed
            self.by = by

    def __init__(self, name: str) -> None:
        super().__init__(id=name, classes="deed")

    def on_key(self, event: Key) -> None:
        """Enter does it; left and right ask for another one."""
        if event.key in ("enter", "space"):
            event.stop()
            self.post_message(self.Done(self))
        elif event.key in ("left", "right"):
            event.stop()
            self.post_message(self.Turned(self, 1 if event.key == "right" else -1))

    def on_click(self) -> None:
        """So does a click."""
        self.post_message(self.Done(self))
