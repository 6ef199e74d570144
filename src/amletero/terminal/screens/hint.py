"""A hint on the screen: the strongest bot's move, and its beliefs about hidden cards."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from amletero.locales.move_words import move_words
from amletero.rules.cards import Character
from amletero.rules.moves import Move
from amletero.terminal.hint_reason import reason_text
from amletero.terminal.hints import Chances, HintToShow, MoveChance
from amletero.terminal.screens.colors import (
    FAINT,
    GOLD,
    ON_PAPER,
    ON_TABLE,
    PAPER,
    TEXT,
)
from amletero.terminal.screens.reading_sheets import ReadingScreen
from amletero.terminal.screens.shown_game import ShownGame

BAR: Final = 6
MOST_MOVES: Final = 3
EIGHTHS: Final = " ▏▎▍▌▋▊▉█"


def bar(chance: float, width: int = BAR) -> str:
    """Return a share as a bar, accurate to an eighth of a character."""
    eighths = round(chance * width * 8)
    full, rest = divmod(eighths, 8)
    return ("█" * full + (EIGHTHS[rest] if rest else "")).ljust(width)


class HintScreen(ReadingScreen):
    """Shows a hint."""

    def __init__(self, scene: ShownGame, hint: HintToShow) -> None:
        super().__init__(scene.speaker.say("hint-title"), scene.speaker)
        self._scene = scene
        self._hint = hint

    def text(self) -> RenderableType:
        """Return the advice with its reason, the best moves, then the beliefs."""
        say = self.speaker.say
        parts: list[RenderableType] = []
        if self._hint.move is not None:
            move = self._words(self._hint.move)
            parts.append(self.styled(say("hint-move", move=move), f"bold {GOLD}"))
        view = self._scene.view
        why = reason_text(self._hint, view.hand, self.speaker, self._scene.names)
        if why is not None:
            parts += [self.styled(why, TEXT), Text()]
        shown = self._hint.considered[:MOST_MOVES]
        if shown:
            parts.append(self._moves(shown))
            parts.append(Text())
        parts += [self.styled(say("hint-beliefs"), FAINT), self._beliefs()]
        return Group(*parts)

    def _moves(self, shown: Sequence[MoveChance]) -> Table:
        """Return the best moves with their chances to win the round."""
        rows = Table.grid(padding=(0, 1))
        for move, chance in shown:
            rows.add_row(
                self.styled(f"{self.speaker.percent(chance, 0):>5}", TEXT),
                self.styled(bar(chance), GOLD),
                self.styled(self._words(move), TEXT, wraps=False),
            )
        return rows

    def _words(self, move: Move) -> str:
        return move_words(move, self.speaker, self._scene.names, self._scene.view.seat)

    def _beliefs(self) -> Table:
        """Return beliefs: a row per character, a column per hidden hand and the set-aside card."""
        own, hands = self._scene.view.seat or 0, self._hint.hands
        seats = sorted(hands, key=lambda seat: (seat - own) % len(self._scene.names))
        columns = [(self._scene.name(seat), hands[seat]) for seat in seats]
        if self._hint.set_aside:
            columns.append((self.speaker.say("hint-set-aside"), self._hint.set_aside))
        most = max((chance for _, chances in columns for chance in chances.values()), default=1)
        rows = Table.grid(padding=(0, 1))
        header = [self.styled(name, f"bold {TEXT}", wraps=False) for name, _ in columns]
        rows.add_row(Text(), *header)
        for row in reversed(self.speaker.edition.rows):
            if any(chances.get(row.character, 0) > 0 for _, chances in columns):
                cells = [self._cell(row.character, chances, most) for _, chances in columns]
                rows.add_row(self._character(row.value, row.character), *cells)
        return rows

    def _character(self, value: int, card: Character) -> Text:
        return self.styled(f" {value} ", f"bold {PAPER} on {ON_PAPER[card]}")

    def _cell(self, card: Character, chances: Chances, most: float) -> Text:
        """Return a bar, longest for the most likely card, and the chance in percent."""
        chance = chances.get(card, 0.0)
        if chance <= 0:
            return self.styled("·", FAINT)
        percent = self.styled(f"{100 * chance:3.0f}", TEXT)
        return Text.assemble(self.styled(bar(chance / most), ON_TABLE[card]), percent, no_wrap=True)
