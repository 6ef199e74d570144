"""Files that a program keeps between two runs."""

from pathlib import Path
from typing import Final

GAMES: Final = "games"
"""The folder of unfinished games within the state folder."""
OLD_GAME: Final = "unfinished.json"
"""The file in which version 0.1.0 kept its one unfinished game."""


def has_saved_games(folder: Path) -> bool:
    """Return whether a state folder may hold unfinished games, without reading any."""
    return (folder / OLD_GAME).exists() or any((folder / GAMES).glob("*"))


def write_whole(file: Path, text: str) -> None:
    """Write a file so that it holds all of the text or what it held before, and is private."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    new = file.with_name(file.name + ".new")
    new.touch(mode=0o600)
    new.write_text(text, encoding="utf-8")
    new.replace(file)
