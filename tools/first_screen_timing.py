"""How long `amletero play` takes to its first screen, in a real terminal.

    uv run python tools/first_screen_timing.py --times 10

prints one JSON document: seconds on the clock and of the processor, best and median. A first run
before the measured ones makes Python's compiled files. The program is ended as soon as its first
screen stands, so that nothing after it is counted.
"""

import argparse
import fcntl
import json
import os
import pty
import select
import signal
import struct
import sys
import tempfile
import termios
import time
from statistics import median

MARK = b"Esc"
"""What stands at the end of the first screen."""
PATIENCE = 30
COMMAND = [sys.executable, "-c", "from amletero.cli import main; main()", "play", "--lang=en"]


def first_screen(folder: str) -> tuple[float, float]:
    """Seconds from the start to the first screen, on the clock and of the processor."""
    started = time.perf_counter()
    process, terminal = pty.fork()
    if process == 0:
        environment = os.environ | {"TERM": "xterm-256color", "XDG_STATE_HOME": folder}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        os.execve(sys.executable, COMMAND, environment)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    _read(terminal, MARK)
    clock = time.perf_counter() - started
    os.kill(process, signal.SIGKILL)
    _, _, used = os.wait4(process, 0)
    os.close(terminal)
    return clock, used.ru_utime + used.ru_stime


def _read(terminal: int, until: bytes) -> None:
    """Read until something was written."""
    seen = b""
    while until not in seen:
        if not select.select([terminal], [], [], PATIENCE)[0]:
            raise TimeoutError(f"no first screen after {PATIENCE} seconds: {seen!r}")
        seen += os.read(terminal, 65536)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--times", type=int, default=10)
    times = parser.parse_args().times
    with tempfile.TemporaryDirectory() as folder:
        first_screen(folder)
        clocks, processors = zip(*(first_screen(folder) for _ in range(times)), strict=True)
    document = {
        "times": times,
        "clock_best": round(min(clocks), 3),
        "clock_median": round(median(clocks), 3),
        "processor_best": round(min(processors), 3),
        "processor_median": round(median(processors), 3),
        "load": round(os.getloadavg()[0], 2),
    }
    print(json.dumps(document))


if __name__ == "__main__":
    main()
