#!/usr/bin/env python3
"""Run crun on a machine that is a container itself, where three of its demands are refused.

`tools/container.py` puts this file in the place of crun. It takes out the limits of processes,
which nobody may set there, and the control groups, and hides the half of them that crun does not
support next to the other half. All else is crun's: users, capabilities, mounts, namespaces.
"""

import ctypes
import json
import os
import sys
from itertools import pairwise
from pathlib import Path

CRUN = "/usr/bin/crun"
GROUPS = Path("/sys/fs/cgroup/unified")
NEW_MOUNTS, PRIVATE = 0x20000, 0x44000
"""CLONE_NEWNS; MS_PRIVATE with MS_REC."""


def loosen_process(file: Path) -> None:
    """Take the limits out of the description of a process in a running container."""
    process = json.loads(file.read_text())
    process.pop("rlimits", None)
    file.write_text(json.dumps(process))


def loosen_container(file: Path) -> None:
    """Take out of a container's description what this machine refuses."""
    config = json.loads(file.read_text())
    config["process"].pop("rlimits", None)
    config["mounts"] = [mount for mount in config["mounts"] if mount["type"] != "cgroup"]
    linux = config["linux"]
    linux["namespaces"] = [space for space in linux["namespaces"] if space["type"] != "cgroup"]
    linux.pop("resources", None)
    linux.pop("cgroupsPath", None)
    file.write_text(json.dumps(config))


def hide_groups() -> None:
    """Hide the newer control groups from this process and its children alone."""
    libc = ctypes.CDLL(None, use_errno=True)
    failed = (
        libc.unshare(NEW_MOUNTS)
        or libc.mount(b"none", b"/", None, PRIVATE, None)
        or libc.mount(b"none", bytes(GROUPS), b"tmpfs", 0, None)
    )
    if failed:
        raise OSError(ctypes.get_errno(), "the control groups cannot be hidden")


def main() -> None:
    """Become crun."""
    arguments = sys.argv[1:]
    for option, value in pairwise(arguments):
        if option == "--bundle":
            loosen_container(Path(value) / "config.json")
        elif option == "--process":
            loosen_process(Path(value))
    if GROUPS.is_dir():
        hide_groups()
    os.execv(CRUN, [CRUN, "--cgroup-manager=disabled", *arguments])


if __name__ == "__main__":
    main()
