"""What a bot's program may use."""

from dataclasses import dataclass
from typing import Final

LONGEST_LINE: Final = 64 * 1024
"""The longest answer, in bytes, that is read at all; a move takes forty."""

LONGEST_NAME: Final = 40
"""So many letters of a program's own name are kept."""

LONGEST_QUOTE: Final = 80
"""So many letters of a line that was no answer are shown to the program's author."""

MOST_NOISE: Final = 100
"""So many lines that are no answer, and the answer is not waited for."""

PATIENCE: Final = 10
"""So many answers in a row that did not come in time, and the program is stopped for good."""


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
