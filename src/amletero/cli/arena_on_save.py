"""`amletero arena --watch`: run again whenever a bot's files are saved."""

import sys
import tempfile
import time
from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from amletero.arena.entrants import Entrant
from amletero.arena.standings import Standings
from amletero.bots import NETWORK_FILE
from amletero.cli.arena import ArenaCall, opening_standings, run_arena
from amletero.cli.common import console, fail

SECONDS: Final = 0.2
"""Interval between two looks at the files."""
Stamps: TypeAlias = dict[Path, tuple[int, int]]


class _Interrupted(Exception):
    """Ctrl-C was pressed while bots played."""


def watch_arena(call: ArenaCall) -> None:
    """Run an arena, and again after each save, with the same cards, until Ctrl-C."""
    if call.output.json:
        fail(f"arena: --watch: {call.speaker.say('call-watch-json')}")
    entrants = [score.entrant for score in opening_standings(call).scores]
    if not watched_files(entrants):
        fail(f"arena: --watch: {call.speaker.say('arena-no-files')}")
    with tempfile.TemporaryDirectory(prefix="amletero-") as folder:
        if call.output.records is None:
            output = replace(call.output, records=Path(folder) / "records.jsonl")
            call = replace(call, output=output)
        try:
            _run_again_and_again(call, entrants)
        except (KeyboardInterrupt, _Interrupted):
            sys.stdout.write("\n")


def _run_again_and_again(call: ArenaCall, entrants: list[Entrant]) -> None:
    before: Standings | None = None
    while True:
        seen = stamps(watched_files(entrants))
        saved = partial(_saved_since, seen, entrants)
        console().clear()
        try:
            standings, finished = run_arena(call, before=before, interrupted=saved)
        except SystemExit:  # it is said what is wrong with a bot; the next save may mend it
            finished = True
        else:
            before = standings if finished else before
        if not finished and not saved():
            raise _Interrupted
        if finished:
            print(call.speaker.say("arena-watching", files=len(seen)), flush=True)
        while not saved():
            time.sleep(SECONDS)


def _saved_since(seen: Stamps, entrants: list[Entrant]) -> bool:
    """Return whether a file was saved, added or removed."""
    return stamps(watched_files(entrants)) != seen


def watched_files(entrants: Iterable[Entrant]) -> list[Path]:
    """Return the files of bots: networks, and programs with their neighbors of the same kind."""
    found: set[Path] = set()
    for entrant in entrants:
        words = entrant.command or (entrant.name,)
        for file in map(Path, words):
            if entrant.command and file.is_file():
                found.update(file.parent.glob(f"*{file.suffix}") if file.suffix else [file])
            elif file.suffix == NETWORK_FILE:
                found.add(file)
    return sorted(found)


def stamps(files: Iterable[Path]) -> Stamps:
    """Return the time of the last change and the size of each file that exists."""
    found: Stamps = {}
    for file in files:
        try:
            stat = file.stat()
        except OSError:  # an editor is replacing it
            continue
        found[file] = stat.st_mtime_ns, stat.st_size
    return found
