"""A link as a QR code made of characters."""

from typing import Final

HALVES: Final = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}
"""By the upper and the lower module, 1 for a dark one: the character that shows both."""


def qr_lines(link: str) -> list[str]:
    """Return the lines of a QR code, dark on light; none if the package for it is missing."""
    try:
        import segno  # noqa: PLC0415 (slow to import, and part of the extra `server`)
    except ImportError:
        return []
    matrix = segno.make(link, error="l").matrix_iter(border=1)
    rows = [[int(module) for module in row] for row in matrix]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    return [
        "".join(HALVES[(upper, lower)] for upper, lower in zip(*pair, strict=True))
        for pair in zip(rows[::2], rows[1::2], strict=True)
    ]
