"""What the arena does for someone who writes a bot: losses, traces, whole games, watching."""

import asyncio
import json
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from amletero.arena.entrants import read_entrants
from amletero.arena.match_blocks import ContestScore, MatchBlockResult
from amletero.arena.report import report_page
from amletero.arena.schedule import Schedule
from amletero.arena.standings import SeenContest, Standings
from amletero.cli import app
from amletero.locales import Language, Speaker
from amletero.record.replay import replay
from amletero.rules.editions import STANDARD
from tests.arena.test_command import AMLETERO, ONE, without_times
from tests.bots.programs import HABITS, HONEST
from tests.waiting import until

PATIENT = ("--time-ms", "20000")
Command = Callable[..., tuple[int, str, str]]
UNSURE = """
import random
for m in messages():
    if m["type"] == "hello":
        chance = random.Random(m["seed"])
        answer(m)
    elif m["type"] == "decide":
        say(type="move", move=chance.choice(m["legal"]))
"""


@pytest.fixture
def arena(capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs the command in this process; gives its status, its output and its errors."""

    def run(*arguments: str) -> tuple[int, str, str]:
        status = 0
        try:
            app(["arena", *arguments, *ONE])
        except SystemExit as ended:
            status = int(str(ended.code))
        output, errors = capsys.readouterr()
        return status, output, errors

    return run


def figures(arena: Command, *arguments: str) -> dict[str, Any]:
    status, output, errors = arena(*arguments, "--json")
    assert status == 0, errors
    found: dict[str, Any] = json.loads(output)
    return found


def program(folder: Path, habit: str, code: str = "") -> str:
    file = folder / f"{habit}.py"
    file.write_text(HONEST + (code or HABITS[habit]))
    return f"{sys.executable} -IS {file}"


def test_a_bot_that_loses_its_decisions_has_no_win_rate_and_strict_fails(
    tmp_path: Path, arena: Command
) -> None:
    page = tmp_path / "report.html"
    bots = (
        "--bots",
        program(tmp_path, "dies"),
        "random",
        "--rounds",
        "4",
        "--seed",
        "1",
    )
    status, output, _ = arena(*bots, *PATIENT, "--lang", "en", "--report", str(page), "--strict")
    assert status == 1
    row = next(line for line in output.splitlines() if "test" in line)
    assert [cell.strip() for cell in row.split("│")[2:5]] == ["–", "–", "–"]
    why = (
        r"test lost (\d+) of \1 decisions, and moves drawn at random were played for it: it has no"
    )
    assert re.search(why, output)
    html = page.read_text()
    assert re.search(why, html)
    assert "fair share of" not in html
    dies, other = figures(arena, *bots, *PATIENT)["bots"]
    assert (dies["win_rate"], dies["low"], dies["high"], dies["rating"]) == (None,) * 4
    assert dies["lost"] == dies["decisions"] > 0
    assert other["win_rate"] is not None


def test_a_bot_that_loses_few_decisions_has_a_marked_win_rate() -> None:
    found = Standings(
        Schedule(STANDARD, 2, 2, 2, 1), read_entrants(["random", "sh -c 'echo hello'"])
    )
    block = MatchBlockResult(deals=[[ContestScore((0, 1), (0,)), ContestScore((1, 0), (0,))]])
    for entrant in (0, 1):
        block.timings[entrant].add([0.001] * 100)
    block.faults[1]["late"] = 5
    found.absorb(block)
    speaker = Speaker(Language.ENGLISH, STANDARD)
    html = report_page(found, speaker, "", None)
    assert "50.0%*" in html
    assert "lost 5 of 100 decisions" in html
    assert [score.withheld for score in found.scores] == [False, False]
    block.faults[1]["late"] = 1
    found.absorb(MatchBlockResult(faults=block.faults))
    assert [score.withheld for score in found.scores] == [False, True]
    assert found.against(0, 1) is None


def test_strict_lets_a_faultless_program_pass(tmp_path: Path, arena: Command) -> None:
    bots = ("--bots", program(tmp_path, "honest"), "random", "--rounds", "2")
    assert arena(*bots, *PATIENT, "--strict")[0] == 0


def test_a_trace_keeps_what_a_program_was_sent_and_said(tmp_path: Path, arena: Command) -> None:
    folder, records = tmp_path / "traces", tmp_path / "records.jsonl"
    mine = program(tmp_path, "honest")
    call = ("--bots", mine, "random", "--rounds", "4", "--seed", "3", *PATIENT)
    figures(arena, *call, "--trace", str(folder), "--records", str(records))
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [
        "000001-1-bot1-honest-seat0.jsonl",
        "000001-2-bot1-honest-seat1.jsonl",
        "000002-1-bot1-honest-seat0.jsonl",
        "000002-2-bot1-honest-seat1.jsonl",
    ]
    games = [json.loads(line) for line in records.read_text().splitlines()]
    for file, game in zip(files, games, strict=True):
        lines = [json.loads(line) for line in file.read_text().splitlines()]
        sent = [line["sent"] for line in lines if "sent" in line]
        said = [line["said"] for line in lines if "said" in line]
        assert [one["type"] for one in (sent[0], sent[-1])] == ["hello", "end"]
        assert sent[-1]["winners"] == game["rounds"][0]["winners"]
        played = {one["move"] for one in said[1:]}
        assert played <= set(game["rounds"][0]["moves"])
        again = subprocess.run(
            mine.split(),
            input="".join(json.dumps(line) + "\n" for line in sent),
            capture_output=True,
            text=True,
            check=True,
        )
        assert [json.loads(line) for line in again.stdout.splitlines()] == said


def test_a_trace_shows_noise_standard_error_and_lost_decisions(
    tmp_path: Path, arena: Command
) -> None:
    folder = tmp_path / "traces"
    bots = ("--bots", program(tmp_path, "noisy"), program(tmp_path, "dies"), "--rounds", "2")
    figures(arena, *bots, *PATIENT, "--trace", str(folder))
    lines = [
        json.loads(line) for file in folder.iterdir() for line in file.read_text().splitlines()
    ]
    assert any(line.get("said") == "thinking..." for line in lines)
    assert any(line.get("lost", "").startswith("noise: noise:thinking") for line in lines)
    assert any("out of ideas" in line.get("stderr", "") for line in lines)


def test_a_program_with_chance_of_its_own_plays_the_same_games_again(
    tmp_path: Path, arena: Command
) -> None:
    def played(seed: str, bot: str) -> Any:
        call = ("--bots", bot, "random", "--rounds", "8", "--seed", seed)
        return without_times(figures(arena, *call, *PATIENT))

    unsure = program(tmp_path, "unsure", UNSURE)
    records = [tmp_path / name for name in ("one", "two", "other")]
    for file, seed in zip(records, ("7", "7", "8"), strict=True):
        call = ("--bots", unsure, "random", "--rounds", "8", "--seed", seed, *PATIENT)
        figures(arena, *call, "--records", str(file))
    one, two, other = (file.read_bytes() for file in records)
    assert one == two != other
    built_in = f"{AMLETERO} bot random"
    assert played("7", built_in) == played("7", built_in)


def test_whole_games_are_played_on_the_same_cards_from_every_seat(
    tmp_path: Path, arena: Command
) -> None:
    records, page = tmp_path / "games.jsonl", tmp_path / "report.html"
    call = ("--bots", "simple", "random", "--games", "6", "--seed", "2", "--edition", "original")
    found = figures(arena, *call, "--records", str(records), "--report", str(page), "--lang", "en")
    games = [json.loads(line) for line in records.read_text().splitlines()]
    assert (found["games"], found["deals"], len(games)) == (6, 3, 6)
    assert found["rounds"] == sum(len(game["rounds"]) for game in games)
    for game in games:
        assert game["winners"]
        assert replay(game).document() == game
    for one, other in zip(games[::2], games[1::2], strict=True):
        assert one["players"] == other["players"][::-1]
        decks = [[round["deck"] for round in game["rounds"]] for game in (one, other)]
        shared = min(map(len, decks))
        assert decks[0][:shared] == decks[1][:shared]
    wins = sum(game["players"][seat] == "simple" for game in games for seat in game["winners"])
    assert found["bots"][0]["win_rate"] == pytest.approx(wins / 6)
    html = page.read_text()
    assert "6 games on 3 deals" in html
    assert "of its games" in html
    assert arena(*call, "--rounds", "2")[:2] == (2, "")


def test_a_deal_that_mine_lost_and_another_won_from_its_seat_is_listed() -> None:
    found = Standings(Schedule(STANDARD, 2, 2, 6, 1), read_entrants(["random", "simple"]))
    shared = [ContestScore((0, 1), (0,)), ContestScore((1, 0), (0,))]
    lost = [ContestScore((0, 1), (1,)), ContestScore((1, 0), (0,))]
    found.absorb(MatchBlockResult(deals=[shared, lost, shared]))
    (deal,) = found.lost_deals
    assert deal == (1, SeenContest(2, 0), SeenContest(3, 0), 1)


def test_the_report_tells_how_to_step_through_lost_deals(tmp_path: Path, arena: Command) -> None:
    records, page = tmp_path / "my records.jsonl", tmp_path / "report.html"
    call = ("--bots", "random", "simple", "--rounds", "40", "--seed", "5", "--lang", "en")
    _, output, _ = arena(*call, "--records", str(records), "--report", str(page))
    games = [json.loads(line) for line in records.read_text().splitlines()]
    found = re.findall(r"show '[^']*my records.jsonl' --record (\d+) --seat (\d+) --step", output)
    in_page = re.findall(r"--record (\d+) --seat (\d+) --step", page.read_text())
    assert 2 <= len(found) <= 6
    assert in_page[: len(found)] == found
    for place, (record, seat) in enumerate(found):
        game = games[int(record) - 1]
        won = int(seat) - 1 in game["rounds"][0]["winners"]
        assert game["players"][int(seat) - 1] == ("simple" if place % 2 else "random")
        assert won == bool(place % 2)
    assert "Deals that random lost and another bot won" in page.read_text()
    judged = re.findall(
        r"amletero review '[^']*my records.jsonl' --record (\d+) --seat (\d+)", output
    )
    assert judged == found[::2]
    assert output.count("  # as it was lost\n") == len(judged)
    arena(*call, "--report", str(page))
    assert page.with_suffix(".records.jsonl").read_bytes() == records.read_bytes()
    assert "report.records.jsonl --record" in page.read_text()


def test_watching_cannot_be_strict(arena: Command) -> None:
    call = ("--bots", "python3 mine.py", "simple", "--watch", "--strict", "--lang", "en")
    assert arena(*call)[::2] == (2, "amletero: arena: --strict: not together with --watch\n")


@pytest.mark.parametrize("columns", ["40", "80", "120"])
def test_the_table_fits_the_terminal(
    columns: str, arena: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    _, output, _ = arena("--bots", "simple", "random", "--rounds", "2", "--lang", "it")
    lines = output.splitlines()[1:]
    assert max(map(len, lines)) <= int(columns)
    assert sum("±" in line for line in lines) == 2


@pytest.mark.parametrize("columns", ["40", "80", "120"])
def test_a_table_with_all_columns_fits_the_terminal(
    columns: str, tmp_path: Path, arena: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    bots = ("simple", "random", program(tmp_path, "honest"))
    call = ("--bots", *bots, "--players", "3", "--rounds", "3", "--seed", "1", "--adjust-luck")
    status, output, _ = arena(*call, "--lang", "it", *PATIENT)
    assert status == 0
    tables = [line for line in output.splitlines() if line[0] in " ┏┃┡│└"]
    assert max(map(len, tables)) <= int(columns)
    assert "…" not in output
    assert len(re.findall(r"\b0/\d+", output)) == 3


async def test_watching_runs_again_after_a_save_and_ends_quietly(tmp_path: Path) -> None:
    mine = program(tmp_path, "honest")
    call = ("--bots", mine, "random", "--rounds", "4", "--lang", "en", *PATIENT, *ONE)
    running = await asyncio.create_subprocess_exec(
        *(AMLETERO, "arena", *call, "--watch"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert running.stdout is not None
    read = bytearray()

    async def listen() -> None:
        assert running.stdout is not None
        while chunk := await running.stdout.read(4096):
            read.extend(chunk)

    listening = asyncio.create_task(listen())
    try:
        await until(lambda: read.count(b"Watching 2 files") == 1)
        assert b"change" not in read
        (tmp_path / "honest.py").write_text("import nosuchmodule")
        await until(lambda: read.count(b"Watching 2 files") == 2)
        (tmp_path / "honest.py").write_text(HONEST + HABITS["honest"] + " # changed")
        await until(lambda: read.count(b"Watching 2 files") == 3)
        assert read.count(b"change") == 1
        assert b"+0.0" in read
        running.send_signal(signal.SIGINT)
        assert await running.wait() == 0
    finally:
        with suppress(ProcessLookupError):
            running.kill()
        await listening
    assert running.stderr is not None
    assert b"nosuchmodule" in await running.stderr.read()


def test_without_files_there_is_nothing_to_watch(arena: Command) -> None:
    status, output, errors = arena("--bots", "simple", "random", "--watch")
    assert (status, output, errors.count("\n")) == (2, "", 1)
