"""What stands on a screen, as text."""

import asyncio
import difflib
import os
from pathlib import Path
from typing import Any

from textual.app import App

from tests.waiting import until

SCREENS = Path(__file__).parent / "screens"


def seen(app: App[Any]) -> str:
    """The lines of the screen, without the spaces at their ends."""
    strips = app.screen._compositor.render_strips(app.size)
    return "".join(f"{strip.text.rstrip()}\n" for strip in strips)


async def shows(name: str, app: App[Any]) -> None:
    """Wait until a screen looks as in `screens/`; with UPDATE_SCREENS set, write that file."""
    file = SCREENS / f"{name}.txt"
    if os.environ.get("UPDATE_SCREENS"):
        file.parent.mkdir(exist_ok=True)
        await asyncio.sleep(1)
        file.write_text(seen(app), encoding="utf-8")
    expected = file.read_text(encoding="utf-8")
    try:
        await until(lambda: seen(app) == expected)
    except TimeoutError:
        lines = expected.splitlines(), seen(app).splitlines()
        raise AssertionError("\n".join(difflib.ndiff(*lines))) from None
