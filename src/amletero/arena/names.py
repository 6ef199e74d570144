"""Distinct names for all players."""

from collections import Counter
from collections.abc import Iterable


def numbered(names: Iterable[str]) -> tuple[str, ...]:
    """Return the names in order, with repeated ones numbered: `simple #2`."""
    seen: Counter[str] = Counter()
    told_apart = []
    for name in names:
        seen[name] += 1
        told_apart.append(name if seen[name] == 1 else f"{name} #{seen[name]}")
    return tuple(told_apart)
