"""The extras of this package: which module comes with which, and what is said without it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

EXTRAS: Final = {
    **dict.fromkeys(("numba", "numpy"), "fast"),
    **dict.fromkeys(("gymnasium", "pettingzoo", "pyspiel"), "research"),
    **dict.fromkeys(
        (
            *("alembic", "asyncpg", "fastapi", "itsdangerous", "limits", "prometheus_client"),
            *("redis", "segno", "sqlalchemy", "starlette", "structlog", "uvicorn"),
        ),
        "server",
    ),
    **dict.fromkeys(("cryptography", "py_vapid", "pywebpush"), "push"),
    "distributed": "dask",
    "jax": "train",
    "polars": "data",
}
"""By module: the extra that installs it."""


def missing_extra(error: ImportError) -> str | None:
    """Return the extra that would have brought the module that is missing, if one does."""
    cause = error.__cause__ if isinstance(error.__cause__, ImportError) else error
    return EXTRAS.get(_package(cause))


@contextmanager
def needs_extra(extra: str) -> Iterator[None]:
    """Name an extra and the command that installs it if a module of any extra is missing."""
    try:
        yield
    except ImportError as error:
        package = _package(error)
        if package not in EXTRAS or error.__cause__ is not None:
            raise
        raise ImportError(
            f"{package} is not installed; pip install 'amletero[{extra}]' brings it",
            name=error.name,
        ) from error


def _package(error: ImportError) -> str:
    return (error.name or "").partition(".")[0]
