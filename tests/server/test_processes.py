"""A server as a process: what it writes, what it logs, what it leaves behind."""

import asyncio
import json
import os
import signal
import stat
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tools.torture.attacked_server import config_for, free_port, migrated
from tools.torture.attackers import upgraded
from tools.torture.client import Guest
from tools.torture.forked_workers import Lives
from tools.torture.frames import NO_MASK

from tests.waiting import PATIENCE

AMLETERO = str(Path(sys.executable).with_name("amletero"))


@contextmanager
def process(folder: Path, *arguments: str, **environment: str) -> Iterator[tuple[str, Path]]:
    """A server in a group of its own; gives its address, and where its log goes."""
    port, log = free_port(), folder / "log"
    with log.open("w") as file:
        server = subprocess.Popen(
            [AMLETERO, "serve", "--port", str(port), "--log", "json", *arguments],
            stdout=subprocess.DEVNULL,
            stderr=file,
            env={**os.environ, **environment},
            start_new_session=True,
            umask=0o022,
        )
        try:
            _wait(server, f"http://127.0.0.1:{port}/healthz")
            yield f"127.0.0.1:{port}", log
        finally:
            os.killpg(server.pid, signal.SIGTERM)
            server.wait(PATIENCE)


def _wait(server: "subprocess.Popen[bytes]", url: str) -> None:
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        assert server.poll() is None, "the server ended"
        try:
            with urllib.request.urlopen(url, timeout=5):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server does not answer")


def modes(folder: Path) -> dict[str, int]:
    paths = [folder, *sorted(folder.iterdir())]
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in paths}


def test_only_the_owner_reads_the_database(tmp_path: Path) -> None:
    data = tmp_path / "new" / "folder"
    with process(tmp_path, "--bots", "0", XDG_DATA_HOME=str(data)):
        found = modes(data / "amletero")
    files = {f"amletero.db{ending}": 0o600 for ending in ("", "-shm", "-wal")}
    assert found == {"amletero": 0o700, **files}
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700


def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    folder = tmp_path / "amletero"
    folder.mkdir(mode=0o755)
    file = folder / "amletero.db"
    asyncio.run(migrated(f"sqlite:///{file}"))
    file.chmod(0o644)
    with process(tmp_path, "--bots", "0", XDG_DATA_HOME=str(tmp_path)) as (_, log):
        assert set(modes(folder).values()) == {0o700, 0o600}
        lines = [json.loads(line) for line in log.read_text().splitlines()]
    mended = [line["path"] for line in lines if "others could read" in line["event"]]
    assert mended == [str(file), str(folder)]


async def test_every_line_of_the_log_is_json(tmp_path: Path) -> None:
    database = str(tmp_path / "a.db")
    with process(tmp_path, "--bots", "0", "--database", database) as (address, log):
        async with Guest(address) as ana:
            table, _ = await ana.create()
            for frames in (
                b"\x81\x82" + NO_MASK + b"\xff\xff",  # bad UTF-8
                b"\x8b\x80" + NO_MASK,  # no such kind of frame
                b"\x81\x02hi",  # no mask
            ):
                attacker = await asyncio.to_thread(upgraded, address, 0, table, ana.cookie)
                attacker.sendall(frames)
                while attacker.recv(4096):
                    pass
                attacker.close()
        for garbage in (
            b"garbage\r\n\r\n",
            b"GET / HTTP/1.1\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n",
        ):
            host, _, port = address.partition(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(garbage)
            await reader.read(100)
            writer.close()
    lines = log.read_text().splitlines()
    events = [json.loads(line)["event"] for line in lines]
    assert any("UTF-8" in event for event in events), events
    assert any("Invalid HTTP" in event for event in events), events


async def test_a_signal_to_the_whole_group_is_no_trouble(tmp_path: Path) -> None:
    with process(tmp_path, "--bots", "2", "--database", str(tmp_path / "a.db")) as (address, log):
        async with Guest(address) as ana:
            table, _ = await ana.create(bots=["reader"], goal=1, first=1)
            player = await ana.sit_at(table)
            await player.ask("start")
            while not player.legal and not player.over:  # the bot has thought in its process
                await player.hear(PATIENCE)
            await player.close()
    errors = [line for line in log.read_text().splitlines() if json.loads(line)["level"] == "error"]
    assert errors == []


@pytest.mark.parametrize("way", ["environment", "file"])
def test_a_password_need_not_stand_in_the_command_line(tmp_path: Path, way: str) -> None:
    database, secret = tmp_path / "secret.db", tmp_path / "secret"
    secret.write_text(f"sqlite:///{database}\n")
    given = {"environment": f"sqlite:///{database}", "file": f"@{secret}"}[way]
    with process(tmp_path, "--bots", "0", AMLETERO_DATABASE=given):
        assert database.exists()
    failing = subprocess.run(
        [AMLETERO, "serve", "--database", f"@{tmp_path / 'missing'}"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert failing.returncode == 2
    assert failing.stderr.count("\n") == 1


async def test_health_and_figures_tell_of_a_full_disk(tmp_path: Path) -> None:
    database = await migrated(f"sqlite:///{tmp_path / 'full.db'}")
    lives = Lives(config_for(database))
    await lives.start()
    try:
        async with Guest(lives.address) as ana:
            table, _ = await ana.create(players=3)
            player = await ana.sit_at(table)
            await player.hear_until("welcome")
            before = await _trouble(ana)
            lives.limit_files(1)
            for _ in range(7):
                answer = await player.ask("bot", seat=1, bot="simple")
                assert answer["code"] == "unavailable"
            for number in range(3):
                named = await ana.http.put("/api/me", json={"name": f"Ana {number}"})
                assert named.status_code == 503
            assert await _trouble(ana) >= before + 10
            await _becomes(ana, 503)  # what was well two seconds ago is not believed any more
            assert (await ana.http.get("/healthz")).json()["code"] == "unavailable"
            lives.limit_files(2**40)
            await _becomes(ana, 200)
            await player.close()
    finally:
        lives.kill()


async def _becomes(guest: Guest, status: int) -> None:
    """Wait until the server tells of this health."""
    async with asyncio.timeout(PATIENCE):
        while (await guest.http.get("/healthz")).status_code != status:  # noqa: ASYNC110
            await asyncio.sleep(0.1)


async def _trouble(guest: Guest) -> float:
    text = (await guest.http.get("/metrics")).text
    found = [line for line in text.splitlines() if 'trouble_total{kind="database"}' in line]
    return float(found[0].split()[1]) if found else 0.0
