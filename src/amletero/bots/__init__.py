"""Players that are programs. Each sees what its seat may know, and nothing else."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from amletero.bots.protocol import Bot, UnknownBot
from amletero.bots.simple import SimpleBot
from amletero.bots.uniform import RandomBot

__all__ = ["BUILT_IN", "Bot", "UnknownBot", "bot"]

_MAKERS: Final[Mapping[str, Callable[[], Bot]]] = MappingProxyType(
    {"random": RandomBot, "simple": SimpleBot}
)

BUILT_IN: Final[tuple[str, ...]] = tuple(_MAKERS)
"""The names of the built-in bots, from the weakest to the strongest."""


def bot(name: str) -> Bot:
    """A fresh built-in bot. Raises `UnknownBot`, which lists the names there are."""
    if name not in _MAKERS:
        raise UnknownBot(name, BUILT_IN)
    return _MAKERS[name]()
