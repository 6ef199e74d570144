"""Players that are programs. Each sees what its seat may know, and nothing else.

A name is a level, from `random` to `master`, and may add a temper: `reader-bold`. Bots that are
compiled are imported, and their machine code is loaded, when one is asked for.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Final

from amletero.bots.protocol import Bot, UnknownBot

__all__ = [
    "BOTS",
    "BUILT_IN",
    "LEVELS",
    "PERSONAS",
    "TEMPERS",
    "Bot",
    "UnknownBot",
    "bot",
    "temper_of",
    "tempered",
]

_LEVELS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "random": ("uniform", "RandomBot"),
        "beginner": ("people", "BeginnerBot"),
        "simple": ("simple", "SimpleBot"),
        "casual": ("people", "CasualBot"),
        "reader": ("reader", "ReaderBot"),
        "master": ("master", "MasterBot"),
    }
)
LEVELS: Final[tuple[str, ...]] = ("beginner", "casual", "reader", "master")
"""The levels that players meet, from the weakest to the strongest; each can have a temper."""
TEMPERS: Final[tuple[str, ...]] = ("even", "bold", "cautious", "curious")
"""How players lean towards some cards; the first leans nowhere, and is not named."""
PERSONAS: Final[Mapping[str, str | None]] = MappingProxyType(
    {
        "serena": "even",
        "ardo": "bold",
        "singarda": "cautious",
        "scivola": "curious",
        "klera": None,
        "severo": None,
        "reva": None,
    }
)
"""The personas that players meet, each with its temper; each plays at any of the levels.

Those without a temper of their own stand in, in this order, for a persona already at the table.
"""

BUILT_IN: Final[tuple[str, ...]] = tuple(_LEVELS)
"""The names of the built-in bots without a temper, from the weakest to the strongest."""
BOTS: Final = (*BUILT_IN, *(f"{level}-{temper}" for level in LEVELS for temper in TEMPERS[1:]))
"""Every bot that can be asked to a table."""
WITHOUT_SIMPLE: Final = "master-blind"
"""A master that does not reckon with players like `simple`; for measuring, and not listed."""
_ALL: Final = (*BOTS, WITHOUT_SIMPLE)


def tempered(name: str, temper: str) -> str:
    """The bot of this name with a temper, if it is one of those that have tempers."""
    return f"{name}-{temper}" if name in LEVELS and temper != TEMPERS[0] else name


def temper_of(name: str) -> str:
    """Return the temper in a bot's name: `bold` for `reader-bold`, `even` where there is none."""
    temper = name.partition("-")[2]
    return temper if temper in TEMPERS else TEMPERS[0]


def bot(name: str) -> Bot:
    """A fresh built-in bot. Raises `UnknownBot`, which lists the names there are."""
    if name not in _ALL:
        raise UnknownBot(name, BOTS)
    level, _, temper = name.partition("-")
    if level in LEVELS:
        import_module("amletero.bots.warming").warm_up()
    module, maker = _LEVELS[level]
    make: Callable[..., Bot] = getattr(import_module(f"amletero.bots.{module}"), maker)
    if name == WITHOUT_SIMPLE:
        return make(name, without=("simple",))
    return make(name, temper=temper) if temper else make()
