"""What all screen programs share: playing, joining a server's table, stepping a record."""

import asyncio
import signal
from typing import ClassVar, Self

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme

from amletero.locales import Language
from amletero.terminal.screens.board import BoardScreen
from amletero.terminal.screens.colors import THEMES
from amletero.terminal.screens.endings import EndingScreen
from amletero.terminal.screens.reading_sheets import ReadingScreen
from amletero.terminal.theme_choice import ThemeChoice


class TableApp(App[None]):
    """Base of all screen programs: colors, common keys, and a clean exit."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q,ctrl+d", "quit", priority=True),
        Binding("ctrl+z", "suspend_process", priority=True),
        Binding("c", "turn_theme"),
    ]

    def __init__(self, language: Language) -> None:
        super().__init__()
        self.language = language
        for theme in THEMES.values():
            self.register_theme(theme)
        self.use_theme(ThemeChoice())

    def use_theme(self, choice: ThemeChoice) -> Self:
        """Use a theme; return this app."""
        self._choice = choice
        self.theme = THEMES[choice.theme].name
        return self

    def action_turn_theme(self) -> None:
        """Switch between light and dark."""
        self.theme = THEMES[self._choice.turn()].name

    def _draw_anew(self, _: Theme) -> None:
        """Redraw all screens in the new theme's colors."""
        for screen in self.screen_stack:
            if isinstance(screen, BoardScreen | ReadingScreen | EndingScreen):
                screen.draw_text()
            screen.query("*").refresh()

    def on_mount(self) -> None:
        """Exit cleanly when the terminal is closed or the process is terminated."""
        self.theme_changed_signal.subscribe(self, self._draw_anew)
        loop = asyncio.get_running_loop()
        for name in ("SIGTERM", "SIGHUP"):
            if hasattr(signal, name):
                loop.add_signal_handler(getattr(signal, name), self.exit)


class OneTableApp(TableApp):
    """Shows one table until the player leaves it."""

    def __init__(self, language: Language, table: BoardScreen) -> None:
        super().__init__(language)
        self.table = table

    def on_mount(self) -> None:
        """Start."""
        self.stay()

    @work
    async def stay(self) -> None:
        """Show the table until the player leaves it."""
        await self.push_screen_wait(self.table)
        self.exit()
