"""Where a program keeps what it must remember between two runs, on each system."""

import sys
from collections.abc import Mapping
from pathlib import Path


def state_folder(environment: Mapping[str, str], home: Path) -> Path:
    """The folder of this program's state: `XDG_STATE_HOME` wins wherever it is set."""
    if (chosen := environment.get("XDG_STATE_HOME", "")) and Path(chosen).is_absolute():
        return Path(chosen) / "amletero"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "amletero"
    if sys.platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "amletero"
    return home / ".local" / "state" / "amletero"


def write_whole(file: Path, text: str) -> None:
    """Write a file so that it holds all of the text or what it held before, and is private."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    new = file.with_name(file.name + ".new")
    new.touch(mode=0o600)
    new.write_text(text, encoding="utf-8")
    new.replace(file)
