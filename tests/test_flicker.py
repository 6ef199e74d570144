"""`make flicker` tells what failed, what was skipped and what it had no time for."""

import subprocess
import sys
from pathlib import Path

MIXED = """
import pytest

def test_that_passes(tmp_path):
    assert tmp_path.is_dir()

def test_that_fails():
    assert 6 * 9 == 42

def test_that_wants_more():
    pytest.skip("nothing is installed")
"""
CRASHES = """
import os

def test_that_ends_everything():
    os._exit(9)
"""


def flicker(*arguments: object) -> tuple[int, str]:
    command = [sys.executable, "-m", "tools.flicker", "--busy", "0", *map(str, arguments)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.stderr == ""
    return ended.returncode, ended.stdout


def test_failures_skips_and_crashes_are_told(tmp_path: Path) -> None:
    mixed, crashes, other = (tmp_path / f"test_{name}.py" for name in ("mixed", "crashes", "other"))
    mixed.write_text(MIXED)
    crashes.write_text(CRASHES)
    other.write_text(CRASHES)
    status, told = flicker(
        mixed, crashes, other, "--times", 1, "--workers", 2, "--without", "test_other"
    )
    assert status == 1
    assert f"left out: {other} (--without)" in told
    assert f"{mixed}: 1 passed, 1 failed, 1 skipped" in told
    assert "assert (6 * 9) == 42" in told
    assert "3 tests in 2 of 2 runs of a file; 2 failed, 1 skipped" in told
    assert f"  failed 1 × {mixed}::test_that_fails" in told
    assert f"FAILED {crashes}\nended with 9" in told
    assert f"  skipped 1 × {mixed}::test_that_wants_more: nothing is installed" in told


def test_what_there_was_no_time_for_is_told(tmp_path: Path) -> None:
    slow = tmp_path / "test_slow.py"
    slow.write_text("import time\n\ndef test_that_takes_its_time():\n    time.sleep(600)\n")
    status, told = flicker(slow, "--times", 3, "--seconds", 0.5)
    assert status == 0
    assert "0 tests in 0 of 3 runs of a file; 0 failed, 0 skipped" in told
    assert f"  no time for 3 × {slow}" in told
