"""The chance of every seat to win a round before it is dealt, when only who begins is known.

`python -m tools.chances_before_deal` makes the table: the mean, over random deals, of what the
critic says once the cards are dealt.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from amletero.rules.cards import Seat
from amletero.rules.editions import Edition

FILE = "shares.json"


@cache
def _shares() -> Mapping[str, Sequence[float]]:
    found: dict[str, list[float]] = json.loads((files("amletero.review") / FILE).read_text("utf-8"))
    return found


def chances_before_deal(edition: Edition, players: int, first: Seat) -> tuple[float, ...]:
    """Return each seat's chance to win a round that one of them begins."""
    by_place = _shares()[f"{edition.name}-{players}"]
    return tuple(by_place[(seat - first) % players] for seat in range(players))
