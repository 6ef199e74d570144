"""`amletero serve` as a user runs it."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tools.torture.attacked_server import free_port
from tools.torture.client import Guest

from tests.waiting import PATIENCE, until

AMLETERO = str(Path(sys.executable).with_name("amletero"))


@pytest.fixture
def served(tmp_path: Path) -> Iterator[str]:
    port = free_port()
    database = tmp_path / "games.db"
    process = subprocess.Popen(
        [
            AMLETERO,
            "serve",
            "--port",
            str(port),
            "--database",
            str(database),
            "--bots",
            "0",
            "--lang",
            "en",
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    assert process.stdout is not None
    assert (
        process.stdout.readline() == f"Amletero is running at http://localhost:{port}/\n".encode()
    )
    _wait(f"http://127.0.0.1:{port}/healthz")
    yield f"127.0.0.1:{port}"
    process.send_signal(signal.SIGINT)
    assert process.wait(PATIENCE) in (0, 130, -signal.SIGINT)
    process.stdout.close()


def _wait(url: str) -> None:
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        try:
            with urllib.request.urlopen(url, timeout=5):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server does not answer")


async def test_a_game_is_played_on_it(served: str) -> None:
    async with Guest(served) as guest:
        table, _ = await guest.create(bots=["simple"], goal=1)
        player = await guest.sit_at(table, contributes=True)
        await player.ask("start")
        async with asyncio.timeout(PATIENCE):
            while player.view is None or not any(
                fact["fact"] == "played" and fact["seat"] == 1 for fact in player.view["facts"]
            ):
                if player.legal:
                    await player.ask("move", version=player.version, move=player.legal[0])
                    player.legal = []
                await player.hear()
                if player.over:
                    break
        await player.close()


@pytest.fixture
def temporary(tmp_path: Path) -> Path:
    (tmp_path / "temporary").mkdir()
    return tmp_path / "temporary"


@pytest.fixture
def two_workers(tmp_path: Path, temporary: Path) -> Iterator[int]:
    port = free_port()
    process = subprocess.Popen(
        [AMLETERO, "serve", "--port", str(port), "--database", str(tmp_path / "a.db"),
         "--bots", "0", "--workers", "2"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "TMPDIR": str(temporary)},
    )  # fmt: skip
    _wait(f"http://127.0.0.1:{port}/healthz")
    yield port
    process.send_signal(signal.SIGTERM)
    process.wait(PATIENCE)
    assert list(temporary.iterdir()) == []


@pytest.mark.slow
async def test_figures_are_those_of_the_workers_that_live(
    two_workers: int, temporary: Path
) -> None:
    await until(lambda: len(_counted(temporary)) == 2)
    async with Guest(f"127.0.0.1:{two_workers}") as guest:
        table, _ = await guest.create()
        player = await guest.sit_at(table)
        await player.hear_until("welcome")
        await _tells_of_sockets(two_workers, 1)
        killed = _counted(temporary)
        for worker in killed:
            os.kill(worker, signal.SIGKILL)
    await until(lambda: not killed & _counted(temporary))
    await asyncio.to_thread(_wait, f"http://127.0.0.1:{two_workers}/healthz")
    await _tells_of_sockets(two_workers, 0)


def _counted(temporary: Path) -> frozenset[int]:
    """The processes whose figures count."""
    kept = temporary.glob("*/gauge_livesum_*.db")
    return frozenset(int(file.stem.rpartition("_")[2]) for file in kept)


async def _tells_of_sockets(port: int, count: int) -> None:
    """Wait until the server's figures tell of this many open sockets."""
    async with asyncio.timeout(PATIENCE):
        while await _sockets(port) != count:  # noqa: ASYNC110
            await asyncio.sleep(0.1)


async def _sockets(port: int) -> float:
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        figures = (await client.get(f"http://127.0.0.1:{port}/metrics")).text
    (line,) = [line for line in figures.splitlines() if line.startswith("amletero_sockets ")]
    return float(line.split()[1])


def _failing(*arguments: str) -> str:
    run = subprocess.run(
        [AMLETERO, *arguments], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert run.returncode == 2, run
    assert run.stderr.count("\n") == 1
    return run.stderr


def test_a_taken_port_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = _failing("serve", "--port", port, "--database", str(tmp_path / "a.db"))
    assert f"port {port} is taken" in said
    assert "--port" in said


@pytest.mark.parametrize(
    ("language", "said"), [("es", "no se admite"), ("it", "non è supportato"), ("eo", "ne estas")]
)
def test_what_is_wrong_is_said_in_the_language_of_the_call(language: str, said: str) -> None:
    assert said in _failing("serve", "--database", "mysql://localhost/x", "--lang", language)


def test_a_folder_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    mistyped = tmp_path / "mistyped" / "deeper"
    said = _failing("serve", "--database", str(mistyped / "a.db"), "--lang", "en")
    assert f"there is no folder {mistyped}; create it" in said
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_database_is_said_in_one_line() -> None:
    assert "not supported" in _failing("serve", "--database", "mysql://localhost/x")
