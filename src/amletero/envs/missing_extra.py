"""What an environment says where the package it is for is not installed."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needs_research(what: str) -> Iterator[None]:
    """Name the extra that is to be installed if an import fails."""
    try:
        yield
    except ImportError as error:
        raise ImportError(
            f"{what} is not installed; pip install 'amletero[research]' brings it", name=error.name
        ) from error
