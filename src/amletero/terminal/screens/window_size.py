"""How much room a window has: too little, enough, or plenty."""

from typing import Final

from textual.geometry import Size

LEAST: Final = Size(76, 22)
LARGE: Final = Size(110, 34)


def is_tiny(size: Size) -> bool:
    """Return whether something would be cut off."""
    return size.width < LEAST.width or size.height < LEAST.height


def is_large(size: Size) -> bool:
    """Return whether there is room for large cards."""
    return size.width >= LARGE.width and size.height >= LARGE.height
