"""Unfinished games: one file each in a folder, until they are played to the end."""

import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from amletero.locales import Speaker
from amletero.rules.public_table import Table
from amletero.tables.entries import BrokenLog
from amletero.tables.file_log import FileLog
from amletero.tables.log import BOT_GUEST, LogUnavailable
from amletero.tables.memory_log import MemoryLog
from amletero.tables.state import State
from amletero.terminal.local.finished_games import FinishedGames
from amletero.terminal.local.old_save import UnusableSave, convert_old_save
from amletero.terminal.local.tables import GUEST
from amletero.terminal.user_files import GAMES, OLD_GAME

UNREADABLE: Final = ".unreadable"
"""Suffix for files that cannot be read; they are not read again."""


@dataclass(frozen=True)
class SavedGame:
    """An unfinished game: its table and its players."""

    table_id: str
    table: Table
    names: tuple[str, ...]
    people: tuple[str, ...]
    """The names of the people at the keyboard."""

    def text(self, speaker: Speaker) -> str:
        """Return one line about it: the round, and everyone's tokens."""
        own = Speaker(speaker.language, self.table.edition)
        return own.say("terminal-continue", round=self.table.rounds, tokens=self.tokens(own))

    def tokens(self, speaker: Speaker) -> list[str]:
        """Return everyone's name with the number of their tokens."""
        return [
            speaker.say("plain-token", player=name, tokens=tokens)
            for name, tokens in zip(self.names, self.table.tokens, strict=True)
        ]


class SavedGames:
    """Stores games in a folder; if that fails, games can be played but not resumed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.damaged = False
        """Whether a file could not be read and was renamed."""
        self.log: MemoryLog = self._opened()

    def _opened(self) -> MemoryLog:
        """Return a log in files, or in memory if files cannot be written."""
        folder = self._folder / GAMES
        probe = folder / "probe"
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            probe.touch(mode=0o600)
            probe.unlink()
        except OSError:
            return MemoryLog()
        return FileLog(folder)

    async def games(self) -> list[SavedGame]:
        """Return the unfinished games, the latest first."""
        if not isinstance(self.log, FileLog):
            return []
        await self._convert(self.log)
        found = (self._read(self.log, table) for table in self.log.tables())
        return [game for game in found if game is not None]

    async def _convert(self, log: FileLog) -> None:
        """Convert the saved game of version 0.1.0 to a file like all others."""
        old = self._folder / OLD_GAME
        with suppress(OSError, LogUnavailable):
            try:
                await convert_old_save(old.read_bytes(), log)
            except UnusableSave:
                self._set_aside(old)
            else:
                old.unlink()

    def _read(self, log: FileLog, table: str) -> SavedGame | None:
        """Return the game of a file; None if it is finished or cannot be read."""
        try:
            stored = log.stored(table)
            if not stored.entries:  # its writer died before the table was complete
                return None
            state = State.of(table, stored.entries)
        except LogUnavailable:
            return None
        except (BrokenLog, ValueError, TypeError, AssertionError, LookupError):
            self._set_aside(log.file(table))
            return None
        if state.game is None or state.decided:
            log.remove(table)
            return None
        names = _names(state, stored.names)
        people = tuple(names[seat] for seat in state.seats_of(GUEST))
        return SavedGame(table, state.game.table, names, people)

    def keep_finished(self, document: dict[str, Any]) -> None:
        """Keep the record of a finished game; if that fails, the game is over all the same."""
        with suppress(OSError):
            FinishedGames(self._folder).add(document, time.time())

    def _set_aside(self, file: Path) -> None:
        """Rename a file that cannot be read, so that it is kept."""
        self.damaged = True
        with suppress(OSError):
            file.rename(file.with_name(file.name + UNREADABLE))


def _names(state: State, names: Mapping[tuple[int, str], str]) -> tuple[str, ...]:
    return tuple(
        names.get((seat, chair.guest or BOT_GUEST), "") for seat, chair in enumerate(state.chairs)
    )
