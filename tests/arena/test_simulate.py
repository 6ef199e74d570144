"""`amletero simulate`, as it is called."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import polars as pl
import pytest

from amletero.cli import app
from amletero.cli.replay import judge_file
from amletero.record.game import GameRecord
from tests.arena.test_command import figures as arena_figures
from tests.arena.test_command import without_times
from tests.waiting import PATIENCE, wait_until

BIN = Path(sys.executable).parent
AMLETERO = str(BIN / "amletero")


def simulate(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [AMLETERO, "simulate", *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


def figures(*arguments: str) -> dict[str, Any]:
    ended = simulate(*arguments, "--json")
    assert ended.returncode == 0, ended.stderr
    found: dict[str, Any] = json.loads(ended.stdout)
    return found


def everything(folder: Path, *arguments: str) -> tuple[bytes, ...]:
    """All that a call writes, byte by byte."""
    folder.mkdir()
    records, parquet, plot = folder / "r.jsonl", folder / "r.parquet", folder / "r.svg"
    files = ["--records", str(records), "--parquet", str(parquet), "--plot", str(plot)]
    ended = simulate(*arguments, *files, "--json")
    assert ended.returncode == 0, ended.stderr
    assert sorted(path.name for path in folder.iterdir()) == ["r.jsonl", "r.parquet", "r.svg"]
    return (ended.stdout.encode(), *(path.read_bytes() for path in (records, parquet, plot)))


@pytest.mark.slow
def test_the_same_seed_gives_the_same_bytes_with_any_workers_and_engine(tmp_path: Path) -> None:
    call = ["--players", "3", "--games", "120", "--seed", "7"]
    one = everything(tmp_path / "1", *call, "--workers", "1")
    assert everything(tmp_path / "2", *call, "--workers", "2") == one
    assert everything(tmp_path / "3", *call, "--engine", "readable") == one


def test_records_and_rows_tell_what_the_figures_count(tmp_path: Path) -> None:
    records, parquet = tmp_path / "r.jsonl", tmp_path / "r.parquet"
    call = ["--edition", "original", "--players", "4", "--games", "150", "--seed", "3"]
    found = figures(*call, "--workers", "1", "--records", str(records), "--parquet", str(parquet))
    judged = [judged.verdict for judged in judge_file(str(records))]
    games = [verdict for verdict in judged if isinstance(verdict, GameRecord)]
    assert len(games) == len(judged) == found["games"] == 150
    assert games[0].players == ("random", "random #2", "random #3", "random #4")
    rounds = [round for game in games for round in game.rounds]
    assert len(rounds) == found["rounds"] == sum(found["endings"].values())
    won = [round.result.winners for round in rounds if round.result is not None]
    for seat in range(4):
        assert found["games_won"][seat] == sum(seat in game.winners for game in games)
        assert found["rounds_won"][seat] == sum(seat in seats for seats in won)
    assert found["ties"] == sum(len(seats) > 1 for seats in won)
    rows = pl.read_parquet(parquet)
    assert rows["winners"].to_list() == [list(seats) for seats in won]
    assert rows["first"].to_list() == [round.first for round in rounds]
    assert rows["spy"].to_list() == [round.result and round.result.spy for round in rounds]
    for seat in range(4):
        last = rows.group_by("game", maintain_order=True).last()
        assert last[f"tokens_{seat}"].sum() == found["tokens"][seat]
    assert rows["turns"].sum() == sum(
        int(length) * sum(both.values()) for length, both in found["turns"].items()
    )
    for name, count in found["endings"].items():
        assert (rows["ending"] == name).sum() == count
        assert sum(card[name] for card in found["winning_cards"].values()) == count


def test_bots_play_the_same_cards(tmp_path: Path) -> None:
    records = [tmp_path / "random.jsonl", tmp_path / "simple.jsonl"]
    call = ["--games", "15", "--seed", "5", "--workers", "1"]
    figures(*call, "--records", str(records[0]))
    found = figures(*call, "--policy", "simple", "random", "--records", str(records[1]))
    assert found["policies"] == ["simple", "random"]
    assert found["games_won"][0] > found["games_won"][1]
    decks = [
        [json.loads(line)["rounds"][0]["deck"] for line in path.read_text().splitlines()]
        for path in records
    ]
    assert decks[0] == decks[1]


def test_the_table_for_people() -> None:
    ended = simulate("--games", "50", "--seed", "1", "--workers", "1")
    assert ended.returncode == 0
    assert "50 games of standard, 2 players" in ended.stdout
    assert "winning card" in ended.stdout


def test_a_picture_has_four_charts(tmp_path: Path) -> None:
    path = tmp_path / "p.svg"
    figures("--games", "50", "--seed", "1", "--workers", "1", "--plot", str(path))
    root = ET.fromstring(path.read_text())
    charts = [each for each in root.iter() if each.get("class") == "chart"]
    titles = ["Who wins the game", "How long a round is", "Which card wins", "How many rounds"]
    assert [chart[0].text is not None for chart in charts] == [True] * 4
    for chart, title in zip(charts, titles, strict=True):
        assert str(chart[0].text).startswith(title)
        assert any(part.tag.endswith("rect") for part in chart)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--edition", "grand"), "--edition grand: choose standard, classic or original"),
        (("--players", "7"), "--players 7: choose 2 to 6 players"),
        (("--games", "-1"), "--games -1: at least 1 is needed"),
        (("--games", "0"), "--games 0: at least 1 is needed"),
        (("--workers", "0"), "--workers 0: at least 1 is needed"),
        (("--workers", "0", "--lang", "es"), "--workers 0: hace falta al menos 1"),
        (("--goal", "14"), "--goal 14: choose 1 to 13 tokens"),
        (("--policy", "clever"), "--policy clever: choose random, "),
        (("--policy", *["random"] * 3), "name 1 or 2 bots, not 3"),
        (("--records", "/nowhere/r.jsonl"), "/nowhere/r.jsonl: No such file or directory"),
        (("--parquet", "/nowhere/r.parquet"), "/nowhere/r.parquet: No such file or directory"),
        (("--plot", "/nowhere/r.svg"), "/nowhere/r.svg: No such file or directory"),
        (("--cluster", "tcp://127.0.0.1:1"), "there is no cluster at tcp://127.0.0.1:1"),
        (("--cluster", "nonsense"), "there is no cluster at nonsense"),
    ],
)
def test_a_wrong_call_gets_one_line(
    arguments: tuple[str, ...],
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("amletero.arena.workers.CONNECT_SECONDS", 1)
    with pytest.raises(SystemExit) as ended:
        app(["simulate", "--seed", "1", *arguments])
    assert ended.value.code == 2
    out, error = capsys.readouterr()
    assert told in error
    assert error.count("\n") == 1
    assert out == ""


def test_a_call_that_is_no_call_gets_one_line() -> None:
    ended = simulate("--games", "many")
    assert ended.returncode == 2
    assert "--games" in ended.stderr
    assert ended.stderr.count("\n") == 1


@pytest.mark.slow
def test_an_interrupt_stops_and_says_what_was_done(tmp_path: Path) -> None:
    parquet, records = tmp_path / "r.parquet", tmp_path / "r.jsonl"
    files = ["--parquet", str(parquet), "--records", str(records)]
    call = ["simulate", "--games", "100000000", "--seed", "1", "--json", *files]
    running = subprocess.Popen(
        [AMLETERO, *call], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    wait_until(lambda: records.exists() and records.stat().st_size > 0)
    running.send_signal(signal.SIGINT)
    out, error = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    played = json.loads(out)["games"]
    assert 0 < played < 100_000_000
    assert f"stopped; {played:,} of 100,000,000 games were played" in error
    assert pl.read_parquet(parquet)["game"].n_unique() == played
    assert len(records.read_bytes().splitlines()) == played


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[str]:
    """A Dask scheduler and two workers, each a process of its own."""
    address = tmp_path / "scheduler.json"
    with ExitStack() as stack:

        def start(*command: str) -> None:
            process = subprocess.Popen(
                [sys.executable, "-m", *command],
                cwd=tmp_path,
                env={**os.environ, "DASK_DISTRIBUTED__WORKER__DAEMON": "False"},
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            stack.callback(process.wait, PATIENCE)
            stack.callback(process.terminate)

        here = ["--host", "127.0.0.1", "--no-dashboard"]
        start(
            "distributed.cli.dask_scheduler", *here, "--port", "0", "--scheduler-file", str(address)
        )
        wait_until(lambda: address.exists() and address.stat().st_size > 0)
        for _ in range(2):
            start(
                "distributed.cli.dask_worker",
                *here,
                "--no-nanny",
                "--nthreads",
                "1",
                "--scheduler-file",
                str(address),
            )
        yield json.loads(address.read_text())["address"]


@pytest.mark.slow
def test_a_cluster_gives_the_same_bytes(cluster: str, tmp_path: Path) -> None:
    call = ["--players", "4", "--games", "4100", "--seed", "2"]  # three blocks
    here = everything(tmp_path / "here", *call, "--workers", "1")
    assert everything(tmp_path / "there", *call, "--cluster", cluster) == here
    one, other = (
        arena_output(tmp_path / f"{number}.jsonl", *where)
        for number, where in enumerate([("--workers", "1"), ("--cluster", cluster)])
    )
    assert one == other


def arena_output(records: Path, *where: str) -> tuple[dict[str, Any], bytes]:
    """Return the figures of an arena, but for times, and its records."""
    call = ["--bots", "simple", "random", "--rounds", "120", "--seed", "3", *where]
    return without_times(arena_figures(*call, "--records", str(records))), records.read_bytes()
