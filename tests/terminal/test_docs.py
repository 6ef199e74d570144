"""The commands in docs/terminal.md do what the page says."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from amletero.rules.editions import CLASSIC
from tests.playing import play_game

PAGE = Path(__file__).parents[2] / "docs" / "terminal.md"
COMMANDS = [
    line.partition("#")[0].strip() if " # " in line else line
    for block in re.findall(r"```sh\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    for line in block.splitlines()
]
NEEDS_MORE = ("LINK", "--step", "host")
"""Commands with these words need a server or a screen; other tests run them."""
SAFE = [line for line in COMMANDS if not any(word in line.split() for word in NEEDS_MORE)]


@pytest.mark.parametrize("line", SAFE)
def test_a_command_of_the_page(line: str, tmp_path: Path) -> None:
    record = tmp_path / "RECORD"
    record.write_text(json.dumps(play_game(CLASSIC, 2, 1).record(("Ana", "Beto")).document()))
    called = f"{sys.executable} -c 'from amletero.cli import main; main()'"
    done = subprocess.run(
        ["/bin/sh", "-c", re.sub(r"\bamletero\b", lambda _: called, line)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env={"XDG_STATE_HOME": str(tmp_path), "LANG": "en_US.UTF-8", "PATH": "/usr/bin:/bin"},
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Please type one of these" not in done.stdout
    if line.startswith("printf"):
        assert re.search(r"^You play the \w+", done.stdout, re.MULTILINE)


def test_the_page_has_commands_that_can_be_run() -> None:
    assert len(SAFE) >= 5
