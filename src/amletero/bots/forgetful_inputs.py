"""What a player who forgets still knows of a round, as the inputs of a network."""

from collections import Counter
from collections.abc import Sequence

from amletero.networks.inputs import (
    CARD,
    COUNTS,
    HIDDEN,
    KINDS,
    LAID,
    MOST_COPIES,
    NAMED,
    PILE,
    SEEN,
    UNDER,
    UNSEEN,
    Layout,
)


def remembered_inputs(ones: Sequence[int], layout: Layout, turns: int) -> list[int]:
    """Return the inputs that are one for a player who remembers only the latest turns.

    Cards laid in older turns count as unseen again. A hand that was seen, a card that a Guard
    missed and a card put under the pile are forgotten with the turn in which that happened.
    """
    forgotten_from = layout.turns + turns * layout.turn_size
    latest: set[int] = set()
    older: Counter[int] = Counter()
    kept = []
    for one in ones:
        if one < layout.turns:
            continue
        field = (one - layout.turns) % layout.turn_size
        if one < forgotten_from:
            latest.add(field)
            kept.append(one)
        elif CARD <= field < CARD + KINDS or LAID <= field < LAID + KINDS:
            older[field % KINDS] += 1
    table = [
        _recounted(one, older)
        for one in ones
        if one < layout.turns and _still_known(one, layout, latest)
    ]
    return sorted(table) + kept


def _recounted(one: int, forgotten: Counter[int]) -> int:
    """Return the input for a count of cards that are not seen, with the forgotten ones added."""
    if not UNSEEN <= one < PILE:
        return one
    start = UNSEEN if one < HIDDEN else HIDDEN
    card, copies = divmod(one - start, COUNTS)
    return start + card * COUNTS + min(copies + forgotten[card], MOST_COPIES)


def _still_known(one: int, layout: Layout, latest: set[int]) -> bool:
    """Whether one of the latest turns, by the fields that are one in them, tells an input."""
    if layout.known <= one < layout.shown:
        return SEEN + (one - layout.known) % KINDS in latest
    if layout.missed <= one < layout.places:
        return NAMED + (one - layout.missed) % KINDS in latest
    if layout.places <= one:
        card = (one - layout.places) % (KINDS + layout.players)
        return card < KINDS and not latest.isdisjoint((UNDER + card, UNDER + KINDS + card))
    return True
