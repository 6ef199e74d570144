"""`amletero arena`, as it is called."""

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from amletero.cli import app
from amletero.cli.common import interrupts_held
from amletero.record.replay import replay
from tests.bots.programs import HABITS, HONEST, nothing_left_behind
from tests.waiting import PATIENCE, wait_until

AMLETERO = str(Path(sys.executable).with_name("amletero"))
ONE = ("--workers", "1")


def arena(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [AMLETERO, "arena", *arguments],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def figures(*arguments: str) -> dict[str, Any]:
    ended = arena(*arguments, "--json")
    assert ended.returncode == 0, ended.stderr
    found: dict[str, Any] = json.loads(ended.stdout)
    return found


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    for bot in found["bots"]:
        del bot["ms_median"], bot["ms_max"]
    return found


def test_simple_beats_random() -> None:
    found = figures("--bots", "simple", "random", *ONE, "--rounds", "400", "--seed", "1")
    simple, random = found["bots"]
    assert (simple["name"], random["name"], found["rounds"]) == ("simple", "random", 400)
    assert 0.5 < simple["low"] < simple["win_rate"] < simple["high"] < 1
    assert simple["win_rate"] + random["win_rate"] == pytest.approx(1)
    assert 0 < simple["ms_median"] <= simple["ms_max"]
    assert simple["rating"]["mu"] > random["rating"]["mu"]


def test_the_same_seed_plays_the_same_games_with_any_number_of_workers(tmp_path: Path) -> None:
    call = ["--bots", "simple", "random", "random", "--players", "4", "--rounds", "60"]
    found, games = [], []
    for workers in ("1", "2"):
        records = tmp_path / f"{workers}.jsonl"
        found.append(
            without_times(
                figures(*call, "--seed", "9", "--workers", workers, "--records", str(records))
            )
        )
        games.append(records.read_bytes())
    assert found[0] == found[1]
    assert games[0] == games[1]
    other = figures(*call, "--seed", "10", "--workers", "1")
    assert without_times(other)["bots"] != found[0]["bots"]


def test_every_round_is_recorded_and_replays(tmp_path: Path) -> None:
    records = tmp_path / "rounds.jsonl"
    call = ["--bots", "simple", "random", "--players", "3", "--edition", "original"]
    figures(*call, "--rounds", "30", "--workers", "1", "--records", str(records))
    documents = [json.loads(line) for line in records.read_text().splitlines()]
    assert len(documents) == 30
    for document in documents:
        assert replay(document).document() == document
    seats = [document["players"].index("simple") for document in documents[:3]]
    assert sorted(seats) == [0, 1, 2]
    assert len({str(document["rounds"][0]["deck"]) for document in documents[:3]}) == 1


def test_a_program_plays_and_a_broken_one_loses_decisions(tmp_path: Path) -> None:
    for habit in ("honest", "dies"):
        (tmp_path / f"{habit}.py").write_text(HONEST + HABITS[habit])
    with nothing_left_behind() as word:
        ended = arena(
            "--bots",
            f"{sys.executable} -IS {tmp_path}/honest.py {word}",
            f"{sys.executable} -IS {tmp_path}/dies.py {word}",
            *("--rounds", "6", "--seed", "1", "--workers", "1", "--time-ms", "5000", "--json"),
        )
    assert ended.returncode == 0
    honest, dies = json.loads(ended.stdout)["bots"]
    assert honest["faults"] == {}
    assert dies["faults"] == {"dead": dies["decisions"]}
    assert dies["name"].endswith(f"dies.py {word}")
    assert (
        f"lost {dies['decisions']} decisions ({dies['decisions']} after it had ended)"
        in ended.stderr
    )
    assert "it exited with status 1\n" in ended.stderr
    assert "its last output:\n  first thoughts\n  out of ideas\n" in ended.stderr


def test_the_table_shows_what_a_program_lost_under_its_own_name(tmp_path: Path) -> None:
    program = tmp_path / "noisy.py"
    program.write_text(HONEST + HABITS["noisy"])
    patient = (*ONE, "--rounds", "2", "--time-ms", "5000")
    ended = arena("--bots", f"{sys.executable} -IS {program}", "random", *patient)
    assert ended.returncode == 0
    row = next(line for line in ended.stdout.splitlines() if "test" in line)
    lost, decisions = row.strip("│ ").split("│")[-1].split("/")
    assert int(lost) == int(decisions) > 0
    assert "is not an answer: thinking...\n" in ended.stderr


def test_no_figure_is_broken_in_two_on_a_narrow_terminal(tmp_path: Path) -> None:
    program = tmp_path / "honest.py"
    program.write_text(HONEST + HABITS["honest"])
    call = ("--bots", f"{sys.executable} -IS {program}", "random", *ONE, "--rounds", "2")
    ended = arena(*call, "--lang", "es", COLUMNS="80")
    rows = [line.split("│") for line in ended.stdout.splitlines() if "│" in line]
    assert len(rows) == 2
    assert all(re.fullmatch(r" *[\d,]+\s?% – [\d,]+\s?% *", row[3]) for row in rows)
    assert max(map(len, ended.stdout.splitlines()[1:])) <= 80


def test_a_program_that_never_gets_ready_ends_the_arena_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("import nosuchmodule")
    records = tmp_path / "kept.jsonl"
    records.write_text("kept")
    for file in ("broken.py", "mistyped.py"):
        program = f"{sys.executable} {tmp_path / file}"
        ended = arena("--bots", program, "random", *ONE, "--records", str(records))
        assert (ended.returncode, ended.stdout) == (2, "")
        assert ended.stderr.count("\n") == 1
        assert re.search("cannot play: it exited .*(No such file|No module)", ended.stderr)
    assert records.read_text() == "kept"


def test_a_program_has_as_long_to_get_ready_as_the_call_says(tmp_path: Path) -> None:
    silent = tmp_path / "silent.py"
    silent.write_text("import sys\nfor line in sys.stdin: pass")
    ended = arena("--bots", f"{sys.executable} {silent}", "random", *ONE, "--start-ms", "1")
    assert ended.returncode == 2
    assert "did not say within 1 ms that it was ready" in ended.stderr


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--bots", "simple"], "name at least two bots"),
        (["--bots", "simple", "hal"], "'hal' is neither"),
        (["--bots", "simple", "random", "--edition", "deluxe"], "standard, classic or original"),
        (["--bots", "simple", "random", "--edition", "classic", "--players", "5"], "2 to 4"),
        (["--bots", "simple", "random", "--players", "1"], "2 to 6"),
        (["--bots", "simple", "random", "--rounds", "0"], "--rounds 0"),
        (["--bots", "simple", "random", "--workers", "0"], "--workers 0"),
        (["--bots", "simple", "random", "--report", "/no/such/folder/x.html"], "No such file"),
    ],
)
def test_a_wrong_call_is_one_line_and_status_2(
    arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        app(["arena", *arguments])
    output, errors = capsys.readouterr()
    assert (ended.value.code, output) == (2, "")
    assert errors.count("\n") == 1
    assert why in errors


def test_the_table_names_everyone() -> None:
    call = ["--bots", "simple", "random", "random", "--players", "3", "--rounds", "30", *ONE]
    ended = arena(*call, "--lang", "en")
    assert ended.returncode == 0
    for word in ("simple", "random #2", "95% interval", "rating", "30 rounds on 10 deals", "±"):
        assert word in ended.stdout


def test_an_interrupt_tells_what_was_done(tmp_path: Path) -> None:
    records = tmp_path / "rounds.jsonl"
    call = ["--bots", "simple", "random", "--rounds", "1000000", "--workers", "2", "--json"]
    running = subprocess.Popen(
        [AMLETERO, "arena", *call, "--records", str(records)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    wait_until(lambda: records.exists() and records.stat().st_size > 0)
    os.killpg(running.pid, signal.SIGINT)
    output, errors = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    rounds = json.loads(output)["rounds"]
    assert 0 < rounds < 1_000_000
    assert f"{rounds:,} of 1,000,000 rounds" in errors
    assert errors.count("\n") == 1


def test_an_interrupt_waits_until_a_block_is_counted() -> None:
    counted: list[str] = []

    def count() -> None:
        with interrupts_held():
            signal.raise_signal(signal.SIGINT)
            counted.append("all of it")

    with pytest.raises(KeyboardInterrupt):
        count()
    assert counted == ["all of it"]


def test_a_report_is_one_page_that_needs_nothing_else(tmp_path: Path) -> None:
    page, program = tmp_path / "report.html", tmp_path / "<i>bot.py"
    program.write_text(HONEST + HABITS["honest"])
    command = f"{sys.executable} -IS '{program}'"
    call = ["--bots", "simple", "random", command, "--players", "2", "--rounds", "40"]
    assert arena(*call, *ONE, "--seed", "4", "--lang", "en", "--report", str(page)).returncode == 0
    html = page.read_text()
    pictures = re.findall(r"<svg.*?</svg>", html, re.DOTALL)
    assert len(pictures) >= 5
    for picture in pictures:
        ET.fromstring(picture)
    assert "<i>" not in html
    assert "&lt;i&gt;bot.py" in html
    assert "--seed 4" in html
    addresses = re.findall(r"""(?:src|href|url\()\s*=?\s*["']?([^"')\s]+)""", html)
    assert addresses == []
    for word in (
        "Who wins",
        "How the win rates settled",
        "One against another",
        "Time per decision",
    ):
        assert word in html


@pytest.mark.parametrize("killed", [signal.SIGTERM, signal.SIGKILL])
def test_an_arena_that_is_killed_leaves_no_worker_behind(
    killed: signal.Signals, tmp_path: Path
) -> None:
    records = tmp_path / "rounds.jsonl"
    running = subprocess.Popen(
        [
            AMLETERO,
            "arena",
            "--bots",
            "simple",
            "random",
            "--workers",
            "2",
            "--rounds",
            "100000000",
            "--records",
            str(records),
        ],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    wait_until(
        lambda: len(group(running.pid)) >= 3 and records.exists() and records.stat().st_size > 0
    )
    running.send_signal(killed)
    running.wait(PATIENCE)
    wait_until(lambda: not group(running.pid))


def group(leader: int) -> list[str]:
    """The processes of a session that live."""
    found = []
    for place in Path("/proc").iterdir():
        with contextlib.suppress(OSError, ValueError):
            fields = (place / "stat").read_text().rpartition(")")[2].split()
            if int(fields[3]) == leader and fields[0] != "Z":
                found.append((place / "cmdline").read_text().replace("\0", " "))
    return found
