"""The interrupted game: kept as a record of decks and moves, and offered on the next start."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Final

from amletero.bots import BOTS
from amletero.record.faults import RecordFault
from amletero.record.game import GameRecord
from amletero.record.referee import Referee
from amletero.record.replay import replay
from amletero.record.strict_json import read_json
from amletero.rules.editions import Edition
from amletero.terminal.files import write_whole
from amletero.terminal.game import EXTRA, Game, Players

FILE: Final = "unfinished.json"
LARGEST: Final = 1024 * 1024


class SavedGame:
    """Keeps one game in a folder. Whatever goes wrong with the file, a game can be played."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / FILE
        self.damaged = False
        """Whether there was a game, but none that can be played on."""

    def keep(self, game: Game) -> bool:
        """Write the game down as far as it has come; whether it is kept.

        A finished one need not be.
        """
        if game.over:
            self.forget()
            return False
        try:
            write_whole(self._file, json.dumps(game.document(), ensure_ascii=False) + "\n")
        except OSError:
            return False
        return True

    def forget(self) -> None:
        """Keep no game any more."""
        with suppress(OSError):
            self._file.unlink(missing_ok=True)

    def game(self) -> Game | None:
        """The game that was interrupted; nothing if there is none that can be played on."""
        try:
            with self._file.open("rb") as file:
                return _read(file.read(LARGEST))
        except OSError:
            return None
        except (RecordFault, _Unusable):
            self.damaged = True
            return None


class _Unusable(ValueError):
    """A record that no game at a terminal wrote."""


def _read(data: bytes) -> Game:
    matches: list[Referee] = []

    def referee(edition: Edition, players: int, goal: int) -> Referee:
        matches.append(Referee(edition, players, goal))
        return matches[-1]

    record = replay(read_json(data), referee)
    game = Game(matches[-1], _players(record), _seed(record))
    if game.over:
        raise _Unusable
    return game


def _seed(record: GameRecord) -> str:
    seed = _extra(record).get("seed")
    if not isinstance(seed, str):
        raise _Unusable
    return seed


def _players(record: GameRecord) -> Players:
    bots = _extra(record).get("bots")
    if not isinstance(bots, list) or len(bots) != len(record.players):
        raise _Unusable
    if not all(bot is None or bot in BOTS for bot in bots):
        raise _Unusable
    return Players(
        record.players, {seat: bot for seat, bot in enumerate(bots) if isinstance(bot, str)}
    )


def _extra(record: GameRecord) -> dict[str, object]:
    extra = record.extra.get(EXTRA)
    if not isinstance(extra, dict):
        raise _Unusable
    return extra
