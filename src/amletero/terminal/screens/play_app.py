"""`amletero play` on the screen: the start screen, and games."""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from textual import work

from amletero.locales import Language, Speaker
from amletero.terminal.screens.app import TableApp
from amletero.terminal.screens.endings import After
from amletero.terminal.screens.start import Order, StartScreen
from amletero.terminal.setup import NewGame, Seeds, Wishes
from amletero.terminal.user_files import has_saved_games

if TYPE_CHECKING:  # so that the start screen appears before the tables' code is loaded
    from collections.abc import Mapping

    from amletero.terminal.local.saved_games import SavedGame, SavedGames
    from amletero.terminal.local.tables import LocalGame, LocalTables

DAMAGED_SECONDS: Final = 10


class PlayApp(TableApp):
    """Plays games at tables in this process, until nobody wants another."""

    def __init__(
        self,
        language: Language,
        wishes: Wishes,
        seeds: Seeds,
        folder: Path,
        pause: float,
    ) -> None:
        super().__init__(language)
        self._wishes = wishes
        self._seeds = seeds
        self._folder = folder
        self._pause = pause
        self.games: list[LocalGame] = []
        """The games that were played; the last one may be unfinished."""

    @cached_property
    def _saved(self) -> "SavedGames":
        from amletero.terminal.local.saved_games import SavedGames  # noqa: PLC0415

        return SavedGames(self._folder)

    @cached_property
    def _tables(self) -> "LocalTables":
        from amletero.terminal.local.tables import LocalTables  # noqa: PLC0415

        saved = self._saved
        return LocalTables(saved.log, self._seeds, self._pause, self.games, saved.keep_finished)

    @property
    def lost(self) -> "Mapping[str, list[str]]":
        """By bot: why it lost each of its lost decisions."""
        return self._tables.lost

    def on_mount(self) -> None:
        """Start."""
        self.play_games()

    async def on_unmount(self) -> None:
        """Stop the bots."""
        if self.games:
            await self._tables.close()

    async def _unfinished(self) -> "list[SavedGame]":
        """Return the unfinished games, and report one that cannot be read."""
        if not has_saved_games(self._folder):
            return []
        games = await self._saved.games()
        if self._saved.damaged:
            self.notify(Speaker(self.language).say("terminal-damaged"), timeout=DAMAGED_SECONDS)
            self._saved.damaged = False
        return games

    @work
    async def play_games(self) -> None:
        """Play games until nobody wants another."""
        asked = not self._wishes.suffice
        saved = await self._unfinished() if asked else []
        order = StartScreen.wished(self._wishes, self.language)
        while True:
            if asked:
                chosen = await self.push_screen_wait(StartScreen(order, saved))
                if chosen is None:
                    break
                order = chosen
            if await self._play(order) is not After.NEW:
                break
            asked, saved = True, await self._unfinished()
        self.exit()

    async def _play(self, order: Order) -> After | None:
        """Play at a table and its rematches; return the player's choice after that."""
        from amletero.terminal.client.table_client import TableClient  # noqa: PLC0415
        from amletero.terminal.screens.table_screen import TableScreen  # noqa: PLC0415

        if order.resume is None:
            speaker = Speaker(order.language, order.edition)
            new = NewGame(speaker, order.people, order.players, order.goal, order.bots)
            table, people = await self._tables.create(new), order.people
        else:
            table, people = order.resume.table_id, order.resume.people
        client = TableClient(self._tables.way_to(table), people)
        return await self.push_screen_wait(TableScreen(client, order.language))
