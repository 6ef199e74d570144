"""Games that were played to the end, kept as records in a file with one game per line."""

import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from amletero.history.played_game import PlayedGame, of_recorded
from amletero.record.faults import RecordFault
from amletero.record.frames import RecordedGame, recorded_game
from amletero.record.strict_json import read_json
from amletero.rules.cards import Seat
from amletero.terminal.user_files import write_whole

FINISHED: Final = "finished.jsonl"
"""The file of finished games within the state folder."""
DATE: Final = "date"
"""Key of a record with the time at which the game ended."""


@dataclass(frozen=True)
class FinishedGame:
    """A finished game: its record as it is kept, and the game in frames."""

    document: dict[str, Any]
    game: RecordedGame

    @property
    def date(self) -> str:
        """Return the day on which it ended, such as 2026-11-16; empty if it is not known."""
        return str(self.document.get(DATE, ""))[:10]

    @property
    def bots(self) -> list[str | None]:
        """Return the bots by seat; None where a person sat."""
        extra = self.document.get("terminal")
        bots = extra.get("bots") if isinstance(extra, dict) else None
        if isinstance(bots, list) and len(bots) == len(self.game.names):
            return bots
        return [None] * len(self.game.names)

    @property
    def own_seat(self) -> Seat | None:
        """Return the seat of the one person at the keyboard; None if there were more."""
        people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        return people[0] if len(people) == 1 else None

    def own_side(self) -> PlayedGame | None:
        """Return it from the side of the one person at the keyboard; None if there were more."""
        seat = self.own_seat
        return None if seat is None else of_recorded(self.game, self.bots, seat)


class FinishedGames:
    """The finished games of a state folder."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / FINISHED

    def add(self, document: dict[str, Any], seconds: float) -> None:
        """Keep the record of a game that ended at this time, in seconds since 1970."""
        ended = datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        line = json.dumps(document | {DATE: ended}, ensure_ascii=False) + "\n"
        self.file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        self.file.touch(mode=0o600)
        with self.file.open("r+b") as file:
            end = file.seek(0, os.SEEK_END)
            file.seek(max(0, end - 1))
            torn = file.read(1) not in (b"", b"\n")  # by a program that died while it wrote
            file.write(("\n" * torn + line).encode())

    def games(self) -> list[FinishedGame]:
        """Return the games, the latest first; lines that are no valid record are left out."""
        return [*self._read()][::-1]

    def remove(self, game: FinishedGame) -> None:
        """Delete one game; lines that cannot be read stay."""
        lines = self.file.read_text(encoding="utf-8").splitlines(keepends=True)
        lines.remove(json.dumps(game.document, ensure_ascii=False) + "\n")
        write_whole(self.file, "".join(lines))

    def _read(self) -> Iterator[FinishedGame]:
        if not self.file.exists():
            return
        for line in self.file.read_bytes().splitlines():
            try:
                document = read_json(line)
                game = recorded_game(document)
            except RecordFault:
                continue
            if game.fault is None and isinstance(document, dict):
                yield FinishedGame(document, game)


def matching(
    games: Sequence[FinishedGame], player: str | None, edition: str | None, since: str | None
) -> list[FinishedGame]:
    """Return the games with this player, of this edition, since this day."""
    wanted = (player or "").casefold()
    return [
        game
        for game in games
        if any(wanted in name.casefold() for name in game.game.names)
        and edition in (None, game.game.edition.name)
        and game.date >= (since or "")
    ]
