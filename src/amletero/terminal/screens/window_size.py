"""Whether a window is too small, or large enough for large cards."""

from typing import Final

from textual.geometry import Size

LEAST: Final = Size(76, 22)
LARGE: Final = Size(110, 34)


def is_tiny(size: Size) -> bool:
    """Return whether a window is too small for the table."""
    return size.width < LEAST.width or size.height < LEAST.height


def is_large(size: Size) -> bool:
    """Return whether large cards fit into a window."""
    return size.width >= LARGE.width and size.height >= LARGE.height
