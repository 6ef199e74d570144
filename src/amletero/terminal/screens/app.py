"""The program on the screen: what is shared by playing, visiting and looking at a record."""

import asyncio
import signal
from typing import ClassVar

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType

from amletero.locales import Language
from amletero.terminal.screens.board import BoardScreen
from amletero.terminal.screens.palette import CANDLE_LIGHT


class TableApp(App[None]):
    """What all programs on the screen share: the look, and leaving without a trace."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q,ctrl+d", "quit", priority=True),
        Binding("ctrl+z", "suspend_process", priority=True),
    ]

    def __init__(self, language: Language) -> None:
        super().__init__()
        self.language = language
        self.register_theme(CANDLE_LIGHT)
        self.theme = CANDLE_LIGHT.name

    def on_mount(self) -> None:
        """Leave in good order when the terminal is closed or the process is asked to end."""
        loop = asyncio.get_running_loop()
        for name in ("SIGTERM", "SIGHUP"):
            if hasattr(signal, name):
                loop.add_signal_handler(getattr(signal, name), self.exit)


class OneTableApp(TableApp):
    """One table, until it is left."""

    def __init__(self, language: Language, table: BoardScreen) -> None:
        super().__init__(language)
        self.table = table

    def on_mount(self) -> None:
        """Begin."""
        self.stay()

    @work
    async def stay(self) -> None:
        """Stay until the table is left."""
        await self.push_screen_wait(self.table)
        self.exit()
