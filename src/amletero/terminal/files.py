"""Files that a program keeps between two runs."""

from pathlib import Path


def write_whole(file: Path, text: str) -> None:
    """Write a file so that it holds all of the text or what it held before, and is private."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    new = file.with_name(file.name + ".new")
    new.touch(mode=0o600)
    new.write_text(text, encoding="utf-8")
    new.replace(file)
