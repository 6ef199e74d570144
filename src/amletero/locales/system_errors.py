"""Sentences about files, folders and hosts that the operating system refused to use."""

import errno
import socket
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from amletero.locales.speaker import Speaker

_MESSAGES: Final[Mapping[int, str]] = MappingProxyType(
    {
        errno.ENOENT: "system-no-file",
        errno.EACCES: "system-not-allowed",
        errno.EPERM: "system-not-allowed",
        errno.EISDIR: "system-is-folder",
        errno.ENOTDIR: "system-not-folder",
        errno.EEXIST: "system-exists",
        errno.ENOSPC: "system-disk-full",
        errno.EROFS: "system-read-only",
        errno.ECONNREFUSED: "system-no-answer",
    }
)
"""By number of a system error: its sentence. All others keep the system's own words."""


def system_error_text(speaker: Speaker, error: OSError) -> str:
    """Return why the system refused something, in the speaker's language."""
    if isinstance(error, socket.gaierror):
        return speaker.say("system-no-host")
    message = _MESSAGES.get(error.errno or 0)
    return speaker.say(message) if message else error.strerror or str(error)
