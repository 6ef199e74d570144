"""Interfaces for research: many games at once in NumPy, Gymnasium, PettingZoo, OpenSpiel.

All of them observe what `amletero.networks.inputs` describes: what a seat may know, and nothing
else. A name is imported when it is asked for; importing this package imports nothing.

`amletero.envs.love_letter_v0` is PettingZoo's environment, `amletero.envs.openspiel` registers
OpenSpiel's game.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from amletero.envs.batch import WAIT, Batch, BatchState, BatchStep
    from amletero.envs.gymnasium_env import LoveLetterEnv, LoveLetterVectorEnv

__all__ = [
    "WAIT",
    "Batch",
    "BatchState",
    "BatchStep",
    "LoveLetterEnv",
    "LoveLetterVectorEnv",
]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = "gymnasium_env" if name.startswith("LoveLetter") else "batch"
    return getattr(import_module(f"{__name__}.{module}"), name)
