"""Names by which all who play can be told apart."""

from collections import Counter
from collections.abc import Iterable


def numbered(names: Iterable[str]) -> tuple[str, ...]:
    """The names in order; whoever has one that came before is numbered: `simple #2`."""
    seen: Counter[str] = Counter()
    told_apart = []
    for name in names:
        seen[name] += 1
        told_apart.append(name if seen[name] == 1 else f"{name} #{seen[name]}")
    return tuple(told_apart)
