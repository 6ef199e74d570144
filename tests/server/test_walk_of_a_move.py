"""The walk of one move in docs/architecture.md is the way that a move takes through the server."""

import asyncio
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pytest
from tools.torture.client import Guest

import amletero
from amletero.tables.entries import RoundDealt
from amletero.tables.state import State
from tests.server.test_playing import seated

ROOT = Path(__file__).parents[2]
PACKAGE = Path(amletero.__file__).parent
PAGE = (ROOT / "docs/architecture.md").read_text("utf-8")
DECK = [9, 0, 0, 1, 3, 5, 5, 6, 4, 4, 2, 2, 6, 7, 8, 3, 1, 1, 1, 1, 1]
"""One aside, three face up, a Baron and a Prince dealt; the Baron's player draws a Prince, too."""

Hop = tuple[str, str]
"""A file and a function."""


def walk() -> list[Hop]:
    """The rows of the page's table: each file with each of its functions, in order."""
    section = PAGE.partition("## The walk of one move")[2].partition("\n## ")[0]
    rows = [line.split("|")[2:4] for line in section.splitlines() if line.startswith("| ")]
    return [
        (file, function)
        for files, functions in rows
        for file in re.findall(r"`([^`]+)`", files)
        for function in re.findall(r"`([^`]+)`", functions)
    ]


@contextmanager
def traced() -> Iterator[list[Hop]]:
    """The functions of the package that run in this thread meanwhile, in their order."""
    calls: list[Hop] = []

    def note(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(str(PACKAGE)):
            file = Path(code.co_filename).relative_to(PACKAGE).as_posix()
            calls.append((file, code.co_qualname))

    sys.setprofile(note)
    try:
        yield calls
    finally:
        sys.setprofile(None)


async def calls_of_a_move(address: str) -> list[Hop]:
    """Play a Baron at a table of two people; return all calls until everybody was told."""
    async with Guest(address) as ana, Guest(address, "Beto") as beto:
        _, (player, other) = await seated(ana, beto, first=0, fair=False)
        while "3>1" not in player.legal:
            await player.hear(10)
        while other.version != player.version:
            await other.hear(10)
        with traced() as calls:
            answer = await player.ask("move", version=player.version, move="3>1")
            await asyncio.gather(player.hear_until("facts"), other.hear_until("facts"))
        assert answer["type"] == "ack"
        return calls


def missing(hops: list[Hop], calls: list[Hop]) -> list[Hop]:
    """Return the hops that were not called after those before them."""
    found, left = list[Hop](), iter(calls)
    for file, function in hops:
        if not any(
            where == file and f".{called}".endswith(f".{function}") for where, called in left
        ):
            found.append((file, function))
            left = iter(calls)
    return found


async def test_a_real_move_takes_the_steps_of_the_walk_in_their_order(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(State, "draw_deal", lambda _: RoundDealt(deck=DECK, first=0))
    calls = await calls_of_a_move(address)
    hops = [(file, function) for file, function in walk() if file.endswith(".py")]
    assert len(hops) > 25
    assert missing(hops, calls) == []
    assert missing([("rules/effects.py", "king")], calls) == [("rules/effects.py", "king")]
    assert missing(hops[::-1], calls) != []


def test_the_page_counts_its_steps() -> None:
    hops = walk()
    files = {file for file, _ in hops}
    assert f"These are {len(hops)} functions in {len(files)} files." in PAGE
