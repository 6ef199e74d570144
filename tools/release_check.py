"""Build the package from the last commit, and try it as somebody who has nothing but the files.

    make release-check            # one line for each thing tried; exit status 1: something fails

The wheel is run with uvx, with an empty home and a PATH without Node and nearly all else: a whole
game from a script, its record replayed, and the pages of a server. The source distribution is
unpacked: its tests are collected, and one folder of them is run.
"""

import http.client
import os
import re
import shutil
import socket
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tools.same_build import build_commit, unpack, uv

GAME: Final = ("--edition=classic", "--players=2", "--people=1", "--goal=1", "--seed=1")
ANSWERS: Final = "Ana\n" + "1\n2\n3\n4\n5\n6\n7\n8\n" * 100
"""Name, then every answer by turns: one that a question does not have is asked again."""
LAUNCHER: Final = ("dirname", "realpath")
"""The only programs there are: the script that uv makes to start a command uses them."""
PATIENCE: Final = 60.0
"""Seconds for a server to answer."""
FOLDER: Final = "tests/rules"


class WheelInEmptyHome:
    """The wheel, run by uvx for somebody whose home is empty and who has hardly any program."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        home, programs = folder / "home", folder / "programs"
        home.mkdir(parents=True)
        programs.mkdir()
        for name in LAUNCHER:
            (programs / name).symlink_to(shutil.which(name) or name)
        self._wheel = wheel
        kept = {name: value for name, value in os.environ.items() if _is_neutral(name)}
        self._environment = {**kept, "HOME": str(home), "PATH": str(programs)}
        assert shutil.which("node", path=str(programs)) is None

    def run(self, *arguments: str, said: str = "") -> str:
        """Run `amletero` with these arguments; return what it prints."""
        return subprocess.run(
            self._command(*arguments),
            input=said,
            env=self._environment,
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        ).stdout

    @contextmanager
    def served(self, port: int) -> Iterator[None]:
        """Serve tables while this lasts."""
        server = subprocess.Popen(
            self._command("serve", "--port", str(port), "--log", "trouble", extra="[server]"),
            env=self._environment,
            stdout=subprocess.DEVNULL,
        )
        try:
            yield
        finally:
            server.terminate()
            server.wait(PATIENCE)

    def _command(self, *arguments: str, extra: str = "") -> list[str]:
        source = f"amletero{extra} @ {self._wheel.as_uri()}"
        uvx = [uv(), "tool", "run", "--python", sys.executable, "--from", source]
        return [*uvx, "amletero", *arguments]


def _is_neutral(name: str) -> bool:
    """Return whether a variable says nothing of Python or of a place in this home."""
    return not name.startswith(("PYTHON", "VIRTUAL_ENV", "XDG_", "npm_", "NODE"))


def play_a_game(wheel: WheelInEmptyHome, folder: Path) -> str:
    """Play a game from a script to its end, and replay its record."""
    record = str(folder / "game.json")
    told = wheel.run("play", "--plain", "--lang", "en", *GAME, "--record", record, said=ANSWERS)
    assert "wins the game" in told, told[-2000:]
    return wheel.run("replay", "--lang", "en", record).splitlines()[0].rpartition("record 1: ")[2]


def read_pages(wheel: WheelInEmptyHome) -> str:
    """Read the pages of a server: the table, its script, and the page that judges records."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with wheel.served(port):
        _wait_for(port)
        script = re.search(rb'src="(/[^"]+\.js)"', _read(port, "/"))
        assert script is not None
        pages = ["/", script[1].decode(), "/verify.html"]
        return ", ".join(f"{path} {len(_read(port, path)):,} bytes" for path in pages)


def _wait_for(port: int) -> None:
    ends = time.monotonic() + PATIENCE
    while True:
        try:
            _read(port, "/healthz")
        except OSError:
            assert time.monotonic() < ends, "the server does not answer"
            time.sleep(0.1)
        else:
            return


def _read(port: int, path: str) -> bytes:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        assert answer.status == 200, (path, answer.status)
        return answer.read()
    finally:
        connection.close()


def try_source(source: Path, folder: Path) -> Iterator[str]:
    """Collect the tests of a source distribution, and run one folder of them."""
    with tarfile.open(source) as archive:
        unpack(archive, folder)
    (unpacked,) = folder.iterdir()
    for arguments in (["--collect-only", "-v"], ["-v", "-p", "no:cacheprovider", FOLDER]):
        environment = {**os.environ, "COLUMNS": "100"}
        environment.pop("VIRTUAL_ENV", None)
        done = subprocess.run(
            [uv(), "run", "--quiet", "--frozen", "pytest", *arguments],
            cwd=unpacked,
            env=environment,
            check=False,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert done.returncode == 0, done.stdout[-4000:]
        yield done.stdout.rstrip().rpartition("\n")[2]


def main() -> None:
    """Build and try; print a line for each thing tried."""
    with tempfile.TemporaryDirectory(prefix="amletero-") as name:
        folder = Path(name)
        source, wheel = sorted(build_commit(folder / "build"), key=lambda file: file.suffix)
        for file in (wheel, source):
            print(f"built {file.name}: {file.stat().st_size:,} bytes", flush=True)
        clean = WheelInEmptyHome(wheel, folder / "clean")
        print(f"a game by uvx in an empty home: {play_a_game(clean, folder)}", flush=True)
        print(f"served by uvx: {read_pages(clean)}", flush=True)
        collected, ran = try_source(source, folder / "source")
        print(f"tests of the source distribution: {collected}")
        print(f"{FOLDER} run from it: {ran}")


if __name__ == "__main__":
    main()
