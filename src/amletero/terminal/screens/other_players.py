"""The other players' plates: tokens, discards, and what is known of the hand."""

from typing import Final

from rich.cells import cell_len, set_cell_size
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from amletero.locales import Speaker
from amletero.rules.cards import Cards, Seat
from amletero.terminal.screens.cards import chips, named
from amletero.terminal.screens.colors import FAINT, GLOW, GOLD, WAX_TEXT
from amletero.terminal.screens.shown_game import ShownGame
from amletero.terminal.seat_names import NAMESAKES

AROUND_TITLE: Final = 6
"""Number of cells around a plate's title: corners, and the blanks next to them."""


def shortened(name: str, room: int) -> str:
    """Return a name shortened to a number of cells; a namesake's number is kept."""
    if cell_len(name) <= room:
        return name
    number = next((end for end in NAMESAKES if end and name.endswith(end)), "")
    first = set_cell_size(name.removesuffix(number), max(0, room - 1 - len(number)))
    return f"{first.rstrip()}…{number}"


def hearts(tokens: int, goal: int) -> Content:
    """Return tokens won and missing as hearts, or as a number if hearts do not fit."""
    if goal > 9:
        return Content.assemble((f"♥ {tokens}", WAX_TEXT), (f"/{goal}", FAINT))
    return Content.assemble(("♥" * tokens, WAX_TEXT), ("♡" * max(0, goal - tokens), FAINT))


class Plate(Static):
    """One player other than the reader."""

    class Clicked(Message):
        """A player was clicked."""

        def __init__(self, seat: Seat) -> None:
            super().__init__()
            self.seat = seat

    def __init__(self, seat: Seat) -> None:
        super().__init__(id=f"seat-{seat}", classes="plate")
        self.seat = seat
        self.key = ""
        """The key that chooses this player, while they can be chosen."""
        self._scene: ShownGame | None = None

    def show(self, scene: ShownGame) -> None:
        """Show a player of the game."""
        self._scene = scene
        table = scene.view.table
        key = Content.assemble((f"{self.key} ", f"bold {GLOW}") if self.key else "")
        room = self.outer_size.width - AROUND_TITLE - key.cell_length
        name = Content(shortened(scene.name(self.seat), room))
        self.border_title = (key + name).markup
        self.set_class(bool(self.key), "-choosable")
        self.border_subtitle = self._state(scene)
        self.set_class(self.seat not in table.still_in and table.rounds > 0, "-out")
        self.set_class(table.turn == self.seat, "-turn")
        self.set_class(self.seat in table.protected, "-protected")
        lines = [hearts(table.tokens[self.seat], table.goal), self._hand(scene)]
        discards = table.discards[self.seat]
        if self.screen.has_class("-large"):
            lines += [Content(""), *(named(card, scene.speaker) for card in discards)]
        else:
            lines.insert(1, chips(discards, table.edition, self.content_size.width))
        self.update(Content("\n").join(lines))

    def _state(self, scene: ShownGame) -> str:
        """Return the player's status: out, played by a bot, away, protected, to move."""
        table, say = scene.view.table, scene.speaker.say
        if table.rounds and self.seat not in table.still_in:
            return say("terminal-out")
        if self.seat in scene.sat_in:
            return say("web-sits-in")
        if self.seat in scene.away:
            return say("terminal-away")
        if self.seat in table.protected:
            return say("terminal-protected")
        return say("terminal-to-move") if table.turn == self.seat else ""

    def _hand(self, scene: ShownGame) -> Content:
        """Return the known cards of the hand, and backs for unknown ones."""
        view, speaker = scene.view, scene.speaker
        if scene.truth is not None:
            return self._open_hand(scene.truth.hands[self.seat], speaker)
        if self.seat not in view.table.still_in:
            return Content("")
        known = view.known[self.seat]
        if known is not None:
            return Content.assemble(("▸", GOLD), named(known, speaker))
        held = 2 if view.table.turn == self.seat else 1
        if view.table.result is not None:
            return Content("")
        return Content.assemble(("▒▒ " * held, FAINT))

    def _open_hand(self, hand: Cards, speaker: Speaker) -> Content:
        """Return the cards, with their names if they fit."""
        room = self.content_size.width - 1
        text = Content(" ").join([named(card, speaker) for card in hand])
        if text.cell_length > room:
            text = chips(hand, speaker.edition, room)
        return Content.assemble(("▸", GOLD), text) if hand else Content("")

    def on_resize(self) -> None:
        """Redraw for the new size."""
        if self._scene is not None:
            self.show(self._scene)

    def on_click(self) -> None:
        """Tell the table who was clicked."""
        self.post_message(self.Clicked(self.seat))
