"""Starts one program, watches over all that it starts in turn, and leaves nothing behind.

Run as a script by itself (standard library only, so that it starts at once):

    launcher.py CONTROL LIMITS COMMAND [ARGUMENT...]

CONTROL is the number of an inherited socket, LIMITS a JSON object. One JSON line is written to
the socket when the program has started, one when it has ended. When its other end is closed, be
it because the host was killed, everything is ended: first by the end of input, then by SIGTERM,
then by SIGKILL.

The program is the child of a small init process. On Linux, where the system allows it, this is
the init of a process namespace: when it is killed, the kernel kills everything in it at once,
fork bombs included, and from within nobody can reach the launcher. Where there is no namespace
to be had, the launcher is the reaper of orphans and hunts down every descendant, whatever
sessions they made; a program can then outrun it by forking faster, or kill it. Outside Linux only
the program's process group is ended. More needs a container.
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
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple, NoReturn

CLONE_NEWUSER: Final = 0x10000000
CLONE_NEWPID: Final = 0x20000000
PR_SET_PDEATHSIG: Final = 1
PR_SET_CHILD_SUBREAPER: Final = 36
MIB: Final = 1024 * 1024
THREADS_OF_A_PROCESS: Final = 4
"""Threads allowed per process on average, where the system counts threads as processes."""
ONE_THREAD: Final = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")
"""Variables that say how many threads libraries for arithmetic start, if the caller does not.

By default they start one per core and reserve memory for each: with 16 cores, more than is allowed.
"""
WATCH_SECONDS: Final = 0.05
"""Interval in seconds between counts of memory and processes."""
GRACE_SECONDS: Final = 0.25
"""Time in seconds for a program to end by itself, and again after SIGTERM."""
LAST_SECONDS: Final = 10.0
"""Time limit for killing in seconds; only another user's process survives it."""


class ProgramLimits(NamedTuple):
    """What the program may use."""

    memory_mib: int
    file_mib: int
    processes: int
    namespace: bool


def main(control: socket.socket, limits: ProgramLimits, command: list[str]) -> None:
    """Run the command until it ends, breaks a limit, or the host hangs up."""
    control.set_inheritable(False)
    linux_call("prctl", PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    be_heard()
    if limits.namespace:
        enter_namespace(limits.processes)
    init = os.fork()
    if init == 0:
        control.close()
        be_init(command, limits)
    report(control, pid=init)
    let_go_of_pipes()
    try:
        ended = watch(control, init, limits) or say_goodbye(init)
    finally:
        end_all(init)
    report(control, ended=ended)


def linux_call(name: str, *arguments: int) -> bool:
    """Call a system function that only Linux has; return whether it succeeded."""
    return sys.platform == "linux" and bool(getattr(ctypes.CDLL(None), name)(*arguments) == 0)


def be_heard() -> None:
    """Run before all others when there is something to do: a fork bomb leaves no time.

    Only root may; for others the number of processes in their namespace is limited.
    """
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            policy = os.SCHED_FIFO | os.SCHED_RESET_ON_FORK
            os.sched_setscheduler(0, policy, os.sched_param(1))


def enter_namespace(processes: int) -> None:
    """Let the next child be the init of a process namespace, if the system allows it.

    Without the right to make one, a namespace of users gives it; the user stays the same.
    """
    user, group = os.geteuid(), os.getegid()
    if linux_call("unshare", CLONE_NEWPID):
        return
    if linux_call("unshare", CLONE_NEWUSER | CLONE_NEWPID):
        Path("/proc/self/setgroups").write_text("deny")
        Path("/proc/self/uid_map").write_text(f"{user} {user} 1")
        Path("/proc/self/gid_map").write_text(f"{group} {group} 1")
        # In a namespace of users, only its own processes and threads are counted.
        limit(resource.RLIMIT_NPROC, THREADS_OF_A_PROCESS * processes)


# --- In the init process ------------------------------------------------------------------------


def be_init(command: list[str], limits: ProgramLimits) -> NoReturn:
    """Start the program, reap orphaned processes, and end with the program."""
    os.setsid()
    linux_call("prctl", PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    program = os.fork()
    if program == 0:
        become(command, limits)
    let_go_of_pipes()
    while True:
        pid, status = os.wait()
        if pid == program:
            code = os.waitstatus_to_exitcode(status)
            os._exit(128 - code if code < 0 else code)


def become(command: list[str], limits: ProgramLimits) -> NoReturn:
    """In the program's process: the limits, then the program."""
    try:
        linux_call("prctl", PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
        # A parent process may ignore these; a program starts with the usual answers to them.
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGPIPE, signal.SIGXFSZ):
            signal.signal(number, signal.SIG_DFL)
        limit(resource.RLIMIT_CORE, 0)
        limit(resource.RLIMIT_FSIZE, limits.file_mib * MIB)
        # What a process can write to. RLIMIT_AS would count what runtimes such as V8 reserve.
        limit(resource.RLIMIT_DATA, limits.memory_mib * MIB)
        for name in ONE_THREAD:
            os.environ.setdefault(name, "1")
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
    # Not every system knows every limit.
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(what, (amount, amount))


def let_go_of_pipes() -> None:
    """Close the pipes, which belong to the program: the host must see them close when it ends."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for pipe in (0, 1, 2):
        os.dup2(nothing, pipe)


# --- In the launcher ----------------------------------------------------------------------------


def watch(control: socket.socket, init: int, limits: ProgramLimits) -> str | None:
    """Wait for the end of the program and say how it came; nothing if the host hung up."""
    while True:
        if (status := reap(init)) is not None:
            return described(status)
        if select.select([control], [], [], WATCH_SECONDS)[0]:
            return None
        family = list(islice(descendants(init), limits.processes + 1))
        if len(family) > limits.processes:
            return f"processes:{limits.processes}"
        if sum(map(resident, family)) > limits.memory_mib * MIB:
            return f"memory:{limits.memory_mib}"


def say_goodbye(init: int) -> str:
    """After its input has ended, wait for the program to end by itself, then ask it to."""
    if (status := end_of(init)) is not None:
        return described(status)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(init, signal.SIGTERM)
    end_of(init)
    return "stopped"


def end_of(init: int) -> int | None:
    """The status of the program if it ends within the grace."""
    deadline = time.monotonic() + GRACE_SECONDS
    while (status := reap(init)) is None and time.monotonic() < deadline:
        time.sleep(0.005)
    return status


def end_all(init: int) -> None:
    """Kill the group of the program, its namespace with it, and every descendant that is left.

    A process that is stopped before the killing cannot fork meanwhile.
    """
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(init, signal.SIGKILL)
    deadline = time.monotonic() + LAST_SECONDS
    while (family := list(descendants(os.getpid()))) and time.monotonic() < deadline:
        for signal_ in (signal.SIGSTOP, signal.SIGKILL):
            for member in family:
                with contextlib.suppress(ProcessLookupError, PermissionError):
                    os.kill(member, signal_)
        reap(init)
        time.sleep(0.002)


def reap(init: int) -> int | None:
    """Collect ended processes; return the status of init, the program's, if it has ended."""
    with contextlib.suppress(ChildProcessError):
        while True:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if pid == 0:
                return None
            if pid == init:
                return status
    return None


def descendants(pid: int) -> Iterator[int]:
    """All processes that this one has started, and theirs."""
    for child in children(pid):
        yield child
        yield from descendants(child)


def children(pid: int) -> list[int]:
    """The processes whose parent this is; where there is no /proc, or it has ended, none."""
    found: list[int] = []
    # Any process or thread can vanish while it is looked at.
    with contextlib.suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            with contextlib.suppress(OSError):
                found += map(int, (task / "children").read_text().split())
    return found


def resident(pid: int) -> int:
    """The memory that a process has in use, in bytes."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except (OSError, IndexError):
        return 0
    return pages * resource.getpagesize()


def described(status: int) -> str:
    """How the program ended; init passes a signal on as a number above 128."""
    code = os.waitstatus_to_exitcode(status)
    number = -code if code < 0 else code - 128
    with contextlib.suppress(ValueError):
        return f"signal:{signal.Signals(number).name}"
    return f"exit:{code}"


def report(control: socket.socket, **news: object) -> None:
    """Tell the host, if it is still there."""
    with contextlib.suppress(OSError):
        control.sendall(json.dumps(news).encode() + b"\n")


if __name__ == "__main__":
    main(
        socket.socket(fileno=int(sys.argv[1])),
        ProgramLimits(**json.loads(sys.argv[2])),
        sys.argv[3:],
    )
