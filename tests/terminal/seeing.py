"""What stands on a screen, as text."""

import os
from pathlib import Path
from typing import Any

from textual.app import App

SCREENS = Path(__file__).parent / "screens"


def seen(app: App[Any]) -> str:
    """The lines of the screen, without the spaces at their ends."""
    strips = app.screen._compositor.render_strips(app.size)
    return "".join(f"{strip.text.rstrip()}\n" for strip in strips)


def check(name: str, app: App[Any]) -> None:
    """Compare a screen with the one in `screens/`; with UPDATE_SCREENS set, write that one."""
    file, text = SCREENS / f"{name}.txt", seen(app)
    if os.environ.get("UPDATE_SCREENS"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")
