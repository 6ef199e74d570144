"""The standard streams of the command: full, closed, or in another encoding."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_command import GOOD
from tests.waiting import PATIENCE


def shell(folder: Path, script: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """What became of a line of the shell in which `amletero` is the command."""
    command = f"{sys.executable} -c 'from amletero.cli import main; main()'"
    return subprocess.run(
        ["bash", "-c", f'amletero() {{ {command} "$@"; }}; {script}'],
        cwd=folder,
        env=os.environ | {"HOME": str(folder), "LC_ALL": "C.UTF-8"} | environment,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a full disk at hand")
@pytest.mark.parametrize(
    "call",
    [
        "rules",
        "--help",
        "schema view",
        "replay good.json",
        "verify good.json",
        "show good.json",
        "play --plain </dev/null",
    ],
)
def test_a_full_disk_is_told_in_one_line(tmp_path: Path, call: str) -> None:
    (tmp_path / "good.json").write_text(GOOD, encoding="utf-8")
    done = shell(tmp_path, f"amletero {call} >/dev/full")
    assert done.returncode == 2
    assert done.stderr == "amletero: No space left on device\n"


@pytest.mark.parametrize(
    ("call", "status"),
    [("rules >&-", 0), ("play --plain <&-", 0), ("show - <&-", 1), ("rules <&- >&- 2>&-", 0)],
)
def test_closed_streams_are_empty_ones(tmp_path: Path, call: str, status: int) -> None:
    done = shell(tmp_path, f"amletero {call}")
    assert done.returncode == status
    assert "Traceback" not in done.stderr


def test_letters_that_the_output_cannot_carry_are_replaced(tmp_path: Path) -> None:
    done = shell(tmp_path, "amletero rules --lang eo", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Re?o" in done.stdout


@pytest.mark.parametrize("call", ["rules", "--help", "show many.jsonl", "replay many.jsonl"])
def test_a_reader_who_stops_reading_ends_every_command_alike(tmp_path: Path, call: str) -> None:
    (tmp_path / "many.jsonl").write_text(f"{GOOD}\n" * 20, encoding="utf-8")
    # The reader is gone before anything is written.
    done = shell(tmp_path, f"(sleep 0.1; amletero {call}; echo $? >status) | true; cat status")
    assert (done.stdout, done.stderr) == ("141\n", "")


def test_a_game_ends_when_nobody_reads_its_questions(tmp_path: Path) -> None:
    """A question is asked in a thread of its own; it is the first to notice."""
    call = "play --plain --edition classic --players 2 --people 1 --seed 1"
    lines = "{ echo Ana; yes x | head -2000; }"
    done = shell(tmp_path, f"{lines} | amletero {call} | head -30; exit ${{PIPESTATUS[1]}}")
    assert (done.returncode, done.stderr) == (141, "")
    assert "Which card do you play?" in done.stdout
