"""`amletero play` in plain text: one game after another."""

import asyncio

from amletero.terminal.client.table_client import TableClient
from amletero.terminal.local.saved_games import SavedGame, SavedGames
from amletero.terminal.local.tables import LocalGame, LocalTables
from amletero.terminal.plain.input_lines import Lines
from amletero.terminal.plain.plain_table import PlainTable
from amletero.terminal.plain.prompts import Left, Prompter
from amletero.terminal.plain.setup_prompts import ask_game, ask_saved
from amletero.terminal.setup import NewGame, Wishes


class PlainSession:
    """Plays games by prompts.

    Only a person at a terminal is asked about unfinished games and rematches, so that a script
    always gets the same questions.
    """

    def __init__(
        self, prompter: Prompter, lines: Lines, wishes: Wishes, tables: LocalTables
    ) -> None:
        self._prompter = prompter
        self._lines = lines
        self._wishes = wishes
        self._tables = tables

    def play(self, saved: SavedGames | None) -> list[LocalGame]:
        """Play, and return the games; the last one may be unfinished."""
        try:
            self._prompter.say("plain-welcome")
            left = asyncio.run(self._stay(self._resumed(saved) or self._new()))
        except (Left, KeyboardInterrupt):
            left = True
        games = self._tables.games
        if left:
            self._prompter.write()
            self._prompter.say("plain-interrupted")
            if self._prompter.interactive and games and not games[-1].over:
                self._prompter.say("terminal-kept" if games[-1].kept else "terminal-not-kept")
        else:
            self._prompter.say("plain-goodbye")
        return games

    def _resumed(self, saved: SavedGames | None) -> SavedGame | None:
        """Return the unfinished game to resume, if any; options that suffice start a new one."""
        if saved is None or self._wishes.suffice:
            return None
        games = asyncio.run(saved.games())
        if saved.damaged:
            self._prompter.say("terminal-damaged")
        return ask_saved(self._prompter, games) if games else None

    def _new(self) -> NewGame:
        return ask_game(self._prompter, self._wishes)

    async def _stay(self, game: SavedGame | NewGame) -> bool:
        """Play at a table and its rematches; return whether an unfinished game was left."""
        if isinstance(game, NewGame):
            table = await self._tables.create(game)
        else:
            table = game.table_id
        client = TableClient(self._tables.way_to(table), game.people)
        at_table = PlainTable(client, self._prompter, self._lines)
        try:
            await at_table.stay()
        finally:
            await self._tables.close()
        if not at_table.left:
            self._prompter.say("plain-game-over")
        return at_table.left
