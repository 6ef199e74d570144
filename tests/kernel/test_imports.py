"""Numba is imported when it is used, and machine code is kept where that is possible."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import amletero

SOURCE = Path(amletero.__file__).parent


def run(program: str, **environment: str) -> str:
    ended = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, **environment},
    )
    return ended.stdout.strip()


@pytest.mark.parametrize(
    "use",
    [
        "import amletero",
        "import amletero.rules.play, amletero.record.replay, amletero.wire.view",
        "import amletero.bots; amletero.bots.bot('master')",
        "import amletero.cli, amletero.cli.replay, amletero.cli.simulate, amletero.cli.bench",
        "import amletero.arena.workers, amletero.envs",
    ],
)
def test_numba_is_not_imported_before_it_is_used(use: str) -> None:
    assert run(f"{use}; import sys; print('numba' in sys.modules)") == "False"


TURN = """
import sys
sys.stderr = sys.stdout
from amletero.kernel.layout import TURN, phase, turn
from amletero.kernel.numba_setup import is_cached, say_if_compiling
say_if_compiling(turn, phase)
say_if_compiling(phase)
print(is_cached(turn), turn(5 << TURN), is_cached(turn), is_cached(phase))
"""
SAID = "amletero: compiling, once on this machine; this can take a minute\n"


def test_a_package_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    """Machine code then goes to the user's cache; without any place for it, into memory only."""
    package = tmp_path / "amletero"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("__pycache__"))
    (package / "kernel" / "__pycache__").write_text("a file where a folder would be")
    cache, home = tmp_path / "cache", tmp_path / "home"
    places = {
        "PYTHONPATH": str(tmp_path),
        "PYTHONDONTWRITEBYTECODE": "1",
        "NUMBA_CACHE_DIR": "",
        "XDG_CACHE_HOME": str(cache),
        "HOME": str(home),
    }
    assert run(TURN, **places) == f"{SAID}False 5 True False"
    assert list(cache.rglob("*.nbi"))
    assert run(TURN, **places) == f"{SAID}True 5 True False"


COMPILED_HERE = """
from amletero.kernel.layout import turn
print(sum(turn._cache_misses.values()) if turn(0) == 0 else None)
"""


def test_of_several_processes_one_compiles(tmp_path: Path) -> None:
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", COMPILED_HERE],
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        for _ in range(3)
    ]
    assert sorted(process.communicate()[0].strip() for process in processes) == ["0", "0", "1"]
