"""Immutable values that change by being copied."""

from typing import Any, TypeVar

T = TypeVar("T")


def changed(value: T, **changes: Any) -> T:
    """A copy of a frozen dataclass with some fields changed.

    It does what `dataclasses.replace` does, without running `__init__` again: the engine copies
    a table several times a move, and this is what keeps it quick.
    """
    copy = object.__new__(type(value))
    copy.__dict__.update(value.__dict__, **changes)
    return copy


def at(values: tuple[T, ...], index: int, new: T) -> tuple[T, ...]:
    """The tuple with another value at one place."""
    return (*values[:index], new, *values[index + 1 :])
