"""The worlds that agree with what a seat was told so far, and the error where none is left."""

from dataclasses import dataclass

from amletero.beliefs.world import World


class NoWorldLeft(Exception):
    """No world agrees with what was told, or so few do that others must have been left out."""

    def __init__(self, at: int) -> None:
        super().__init__(at)
        self.at = at
        """How many facts they agree with."""


@dataclass(frozen=True)
class FilteredWorlds:
    """The worlds after some of the facts of a view; their weights add up to 1."""

    heard: int
    worlds: tuple[World, ...]
    left_out: bool = False
    """Whether possible worlds were left out because there were too many."""
