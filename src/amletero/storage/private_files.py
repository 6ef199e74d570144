"""Files that nobody but their owner may read: the database holds decks, secrets and the cookie key.

SQLite gives the files beside the database, its log and its index, the permissions of the database.
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
"""What the names of a SQLite database's files end with."""


def make_private_folder(folder: Path) -> None:
    """Make a folder, and those above it that are missing, for its owner alone."""
    missing = [place for place in (folder, *folder.parents) if not place.exists()]
    for place in reversed(missing):
        place.mkdir(mode=FOLDER_MODE, exist_ok=True)


def make_private_database(file: Path) -> list[Path]:
    """Make a database's file if it is missing; return what others could read until now.

    Raises `OSError` where a file belongs to somebody else.
    """
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_WRONLY, FILE_MODE))
    return [
        path
        for ending in ENDINGS
        if (path := file.with_name(file.name + ending)).exists() and tighten(path, FILE_MODE)
    ]


def tighten(path: Path, mode: int) -> bool:
    """Take everyone else's permissions away; return whether there were any."""
    if not stat.S_IMODE(path.stat().st_mode) & OTHERS:
        return False
    path.chmod(mode)
    return True
