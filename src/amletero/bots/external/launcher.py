"""Starts one program, watches over all that it starts in turn, and leaves nothing behind.

Run as a script by itself (standard library only, so that it starts at once):

    launcher.py CONTROL MEMORY_MIB FILE_MIB PROCESSES COMMAND [ARGUMENT...]

CONTROL is the number of an inherited socket. One JSON line is written to it when the program
has started, one when it has ended. When its other end is closed, be it because the host was
killed, everything is ended: first by the end of input, then by SIGTERM, then by SIGKILL.

The launcher is the reaper of orphans (Linux), so that no descendant gets away by a double fork
or a session of its own. A program that kills its launcher, which has the same rights, takes
itself along; what it had detached before may live on. More needs a container.
"""

import contextlib
import ctypes
import json
import os
import resource
import select
import signal
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NoReturn

PR_SET_PDEATHSIG: Final = 1
PR_SET_CHILD_SUBREAPER: Final = 36
MIB: Final = 1024 * 1024
WATCH_SECONDS: Final = 0.05
"""How often memory and processes are counted."""
GRACE_SECONDS: Final = 0.25
"""What a program is given to end by itself, and once more after SIGTERM."""
LAST_SECONDS: Final = 10.0
"""What the killing may take; only a process with the rights of another user lives longer."""


def main(control: socket.socket, memory: int, file: int, processes: int, command: list[str]) -> int:
    """Run the command until it ends, breaks a limit, or the host hangs up."""
    process_control(PR_SET_CHILD_SUBREAPER, 1)
    control.set_inheritable(False)
    program = os.fork()
    if program == 0:
        become(command, memory, file)
    report(control, pid=program)
    let_go_of_pipes()
    ended = watch(control, program, memory, processes) or say_goodbye(program)
    end_all(program)
    report(control, ended=ended)
    return 0


def become(command: list[str], memory: int, file: int) -> NoReturn:
    """In the child: a session of its own, the limits, then the program."""
    try:
        os.setsid()
        process_control(PR_SET_PDEATHSIG, signal.SIGKILL)
        limit(resource.RLIMIT_CORE, 0)
        limit(resource.RLIMIT_FSIZE, file)
        # What a process can write to. RLIMIT_AS would count what runtimes such as V8 reserve.
        limit(resource.RLIMIT_DATA, memory)
        os.execvp(command[0], command)  # noqa: S606  # starting the program is the purpose
    except OSError as error:
        sys.stderr.write(f"{command[0]}: {error.strerror}\n")
        sys.stderr.flush()
    finally:
        os._exit(127)


def limit(what: int, amount: int) -> None:
    """Set a limit, or the lower one that already holds."""
    _, hard = resource.getrlimit(what)
    amount = amount if hard == resource.RLIM_INFINITY else min(amount, hard)
    resource.setrlimit(what, (amount, amount))


def process_control(option: int, value: int) -> None:
    """Call prctl where there is one."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(option, value, 0, 0, 0)


def let_go_of_pipes() -> None:
    """The pipes belong to the program: the host must see them end when it does."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for pipe in (0, 1, 2):
        os.dup2(nothing, pipe)


def watch(control: socket.socket, program: int, memory: int, processes: int) -> str | None:
    """Wait for the end of the program and say how it came; nothing if the host hung up."""
    while True:
        if (status := reap(program)) is not None:
            return described(status)
        if select.select([control], [], [], WATCH_SECONDS)[0]:
            return None
        family = list(descendants(os.getpid()))
        if len(family) > processes:
            return f"more than {processes} processes"
        if sum(map(resident, family)) > memory:
            return f"more than {memory // MIB} MiB of memory"


def say_goodbye(program: int) -> str:
    """Its input has ended: let the program end by itself, then ask it to."""
    if (status := end_of(program)) is not None:
        return described(status)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(program, signal.SIGTERM)
    end_of(program)
    return "stopped"


def end_of(program: int) -> int | None:
    """The status of the program if it ends within the grace."""
    deadline = time.monotonic() + GRACE_SECONDS
    while (status := reap(program)) is None and time.monotonic() < deadline:
        time.sleep(0.005)
    return status


def end_all(program: int) -> None:
    """Kill every descendant, until none is left; whoever is stopped first cannot fork meanwhile."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(program, signal.SIGKILL)
    deadline = time.monotonic() + LAST_SECONDS
    while (family := list(descendants(os.getpid()))) and time.monotonic() < deadline:
        for signal_ in (signal.SIGSTOP, signal.SIGKILL):
            for member in family:
                with contextlib.suppress(ProcessLookupError, PermissionError):
                    os.kill(member, signal_)
        reap(program)
        time.sleep(0.002)


def reap(program: int) -> int | None:
    """Take note of whoever has ended; the status of the program itself, if it has."""
    with contextlib.suppress(ChildProcessError):
        while True:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if pid == 0:
                return None
            if pid == program:
                return status
    return None


def descendants(pid: int) -> Iterator[int]:
    """All processes that this one has started, and theirs."""
    for child in children(pid):
        yield child
        yield from descendants(child)


def children(pid: int) -> list[int]:
    """The processes whose parent this is; where there is no /proc, none is found."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found += map(int, task.read_text().split())
    return found


def resident(pid: int) -> int:
    """The memory that a process has in use, in bytes."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * resource.getpagesize()


def described(status: int) -> str:
    """How the program ended, in words."""
    if os.WIFSIGNALED(status):
        return f"ended by {signal.Signals(os.WTERMSIG(status)).name}"
    return f"exit status {os.waitstatus_to_exitcode(status)}"


def report(control: socket.socket, **news: object) -> None:
    """Tell the host, if it is still there."""
    with contextlib.suppress(OSError):
        control.sendall(json.dumps(news).encode() + b"\n")


if __name__ == "__main__":
    number, megabytes, file_megabytes, most, *words = sys.argv[1:]
    sys.exit(
        main(
            socket.socket(fileno=int(number)),
            int(megabytes) * MIB,
            int(file_megabytes) * MIB,
            int(most),
            words,
        )
    )
