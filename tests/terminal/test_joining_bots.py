"""`amletero join --bot`: what a program is called at a table, and when it is not let there."""

import asyncio
import sys
from pathlib import Path
from random import Random

import pytest
from tools.torture.client import Guest

from amletero.arena.entrants import Entrant
from amletero.cli import app
from amletero.cli.join import _called
from amletero.terminal.seat_names import LONGEST_NAME
from tests.bots.programs import HABITS, HONEST

COMMAND = "from amletero.cli import main; main()"


async def test_a_program_sits_down_under_its_own_name(address: str, tmp_path: Path) -> None:
    program = tmp_path / "mine.py"
    program.write_text(HONEST + HABITS["honest"])
    async with Guest(address) as ana:
        made, invite = await ana.create(players=2, goal=1, fair=False)
        host = await ana.sit_at(made)
        joined = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", COMMAND),
            *("join", f"http://{address}/table/{made}#{invite}"),
            *("--bot", f"{sys.executable} -IS {program}"),
            stdout=asyncio.subprocess.DEVNULL,
        )
        while "test" not in [seat["name"] for seat in host.table.get("seats", [])]:
            await host.hear_until("table", seconds=60)
        assert (await host.ask("start"))["type"] == "ack"
        await host.play(Random(1))
        assert await joined.wait() == 0


def test_a_program_that_cannot_play_is_told_before_it_sits_down(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = tmp_path / "broken.py"
    program.write_text("import nosuchmodule")
    with pytest.raises(SystemExit) as ended:
        app(["join", "http://127.0.0.1:9/table/X1", "--bot", f"{sys.executable} {program}"])
    assert ended.value.code == 2
    errors = capsys.readouterr().err
    assert errors.count("\n") == 1
    assert "No module named 'nosuchmodule'" in errors


@pytest.mark.parametrize(
    ("own_name", "called"),
    [
        ("Careful", "Careful"),
        ("", "mine"),
        ("\x1b[31m", "mine"),
        ("Careful " * 5, ("Careful " * 5)[:LONGEST_NAME].strip()),
    ],
)
def test_the_name_of_a_program_at_a_table(own_name: str, called: str) -> None:
    assert _called(Entrant("./mine.py", "./mine.py", ("./mine.py",), own_name)) == called


def test_the_name_of_a_built_in_bot_at_a_table() -> None:
    assert _called(Entrant("simple", "simple")) == "simple"
