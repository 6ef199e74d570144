"""Interfaces for research: many games at once in NumPy, Gymnasium, PettingZoo, OpenSpiel.

All of them observe what `amletero.networks.inputs` describes: what a seat may know, and nothing
else. A name is imported when it is asked for. Importing this package registers the environments
with Gymnasium, where that is installed, and imports nothing else.

`amletero.envs.love_letter_v0` is PettingZoo's environment, `amletero.envs.openspiel` registers
OpenSpiel's game.
"""

from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from amletero.envs.registration import register_envs

if TYPE_CHECKING:
    from amletero.envs.batch import Batch, BatchState, BatchStep
    from amletero.envs.game_rows import WAIT
    from amletero.envs.gymnasium_env import LoveLetterEnv, LoveLetterVectorEnv

__all__ = [
    "WAIT",
    "Batch",
    "BatchState",
    "BatchStep",
    "LoveLetterEnv",
    "LoveLetterVectorEnv",
]
MODULES: Final = {
    "WAIT": "game_rows",
    "LoveLetterEnv": "gymnasium_env",
    "LoveLetterVectorEnv": "gymnasium_env",
}
"""By name: its module, if that is not `batch`."""

with suppress(ImportError):
    register_envs()


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{MODULES.get(name, 'batch')}"), name)
