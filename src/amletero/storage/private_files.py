"""Files that only their owner may read: the database holds decks, secrets and the cookie key.

SQLite gives the files next to the database, its log and its index, the database's permissions.
"""

import os
import stat
from pathlib import Path
from typing import Final

FILE_MODE: Final = 0o600
FOLDER_MODE: Final = 0o700
OTHERS: Final = 0o077
"""The permissions of everyone but the owner."""
ENDINGS: Final = ("", "-wal", "-shm", "-journal")
"""Suffixes of the names of a SQLite database's files."""


def make_private_folder(folder: Path) -> None:
    """Create a folder and its missing parents, readable by their owner only."""
    missing = [place for place in (folder, *folder.parents) if not place.exists()]
    for place in reversed(missing):
        place.mkdir(mode=FOLDER_MODE, exist_ok=True)


def make_private_database(file: Path) -> list[Path]:
    """Create a private database file if it is missing; return files that others could read before.

    Raises `OSError` if a file belongs to someone else.
    """
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_WRONLY, FILE_MODE))
    return [
        path
        for ending in ENDINGS
        if (path := file.with_name(file.name + ending)).exists() and tighten(path, FILE_MODE)
    ]


def tighten(path: Path, mode: int) -> bool:
    """Remove everyone else's permissions; return whether there were any."""
    if not stat.S_IMODE(path.stat().st_mode) & OTHERS:
        return False
    path.chmod(mode)
    return True
