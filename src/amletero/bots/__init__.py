"""Players that are programs. Each sees what its seat may know, and nothing else.

A name is a level, from `random` to `master`, and may add a temper: `reader-bold`; or it is the path
of a network, which ends in .npz. A network is loaded when it is asked for its first move.
"""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

from amletero.bots.bot_interface import Bot, OtherTable, UnknownBot
from amletero.bots.random_bot import RandomBot
from amletero.bots.simple import SimpleBot
from amletero.rules.editions import Edition

__all__ = [
    "BOTS",
    "BUILT_IN",
    "LEVELS",
    "PERSONAS",
    "TEMPERS",
    "Bot",
    "OtherTable",
    "UnknownBot",
    "bot",
    "check_table",
    "temper_of",
    "tempered",
]

LEVELS: Final[tuple[str, ...]] = ("beginner", "casual", "reader", "master")
"""The levels that players meet, from the weakest to the strongest; each can have a temper."""
TEMPERS: Final[tuple[str, ...]] = ("even", "bold", "cautious", "curious")
"""The tempers: leanings towards some cards. The first leans nowhere and is not named."""
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

BUILT_IN: Final[tuple[str, ...]] = ("random", "beginner", "simple", "casual", "reader", "master")
"""The names of the built-in bots without a temper, from the weakest to the strongest."""
BOTS: Final = (*BUILT_IN, *(f"{level}-{temper}" for level in LEVELS for temper in TEMPERS[1:]))
"""Every bot that can be asked to a table."""
NETWORK_FILE: Final = ".npz"
"""A name with this ending is the path of a network, which is a bot, too."""


def tempered(name: str, temper: str) -> str:
    """The bot of this name with a temper, if it is one of those that have tempers."""
    return f"{name}-{temper}" if name in LEVELS and temper != TEMPERS[0] else name


def temper_of(name: str) -> str:
    """Return the temper in a bot's name: `bold` for `reader-bold`, `even` where there is none."""
    temper = name.partition("-")[2]
    return temper if temper in TEMPERS else TEMPERS[0]


def bot(name: str) -> Bot:
    """A fresh built-in bot, or the one that plays the network of a path that ends in .npz.

    Raises `UnknownBot`, which lists the names there are or says what is wrong with the file.
    """
    if name.endswith(NETWORK_FILE):
        return _network_bot(name)
    if name not in BOTS:
        raise UnknownBot(name, BOTS)
    if name == "random":
        return RandomBot()
    if name == "simple":
        return SimpleBot()
    from amletero.bots.levels import LevelBot  # noqa: PLC0415 (loaded when asked for)

    return LevelBot.named(name)


def check_table(name: str, edition: Edition, players: int) -> None:
    """Raise `UnknownBot` if there is no such bot, `OtherTable` if it is a network for another."""
    network = getattr(bot(name), "network", None)
    if network is not None and (network.edition, network.players) != (edition, players):
        raise OtherTable(name, network.edition.name, network.players)


def _network_bot(path: str) -> Bot:
    from amletero.bots.network_bot import NetworkBot  # noqa: PLC0415 (loaded when asked for)

    try:
        return NetworkBot(Path(path))
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else None
        raise UnknownBot(path, BOTS, f"{path}: {why}" if why else str(error)) from error
