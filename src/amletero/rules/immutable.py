"""Immutable values that change by being copied."""

from typing import Any, TypeVar

T = TypeVar("T")


def changed(value: T, **changes: Any) -> T:
    """Return a copy of a frozen dataclass with some fields changed.

    It is `dataclasses.replace` without running `__init__`: the engine copies a table several
    times per move, so this must be fast.
    """
    copy = object.__new__(type(value))
    copy.__dict__.update(value.__dict__, **changes)
    return copy


def at(values: tuple[T, ...], index: int, new: T) -> tuple[T, ...]:
    """Return the tuple with a new value at one index."""
    return (*values[:index], new, *values[index + 1 :])
