"""Limits on what a bot's program may use."""

from dataclasses import dataclass
from typing import Final

LONGEST_LINE: Final = 64 * 1024
"""Length limit of an answer in bytes; a longer one is not read. A move takes forty."""

LONGEST_NAME: Final = 40
"""Length limit of a program's own name in characters; a longer name is cut."""

LONGEST_QUOTE: Final = 80
"""Characters shown of a line that is not an answer; the rest is cut."""

MOST_NOISE: Final = 100
"""Lines that are not an answer; after this many the decision is lost."""

PATIENCE: Final = 10
"""Late answers in a row; after this many the program is stopped."""


@dataclass(frozen=True)
class Limits:
    """Time for each answer, and memory and files for the program with all that it starts."""

    decision_ms: int = 1000
    """For each decision, from the question to the end of the answer."""
    start_ms: int = 20_000
    """For the answer to `hello`: an interpreter may have much to load."""
    memory_mib: int = 1024
    """For each process, and for all the processes of the program together."""
    file_mib: int = 64
    """For each file that the program writes."""
    processes: int = 64
    """For all that the program starts, at one time."""
    namespace: bool = True
    """Whether it is kept in a process namespace of its own, where the system gives one."""
