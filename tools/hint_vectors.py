"""Hints with the reasons that must come of them, for the browser's tests: see `web_data.py`."""

from collections.abc import Iterator
from typing import Any, Final

from amletero.rules.editions import EDITIONS
from amletero.rules.moves import move_text, read_move
from amletero.terminal.hint_reason import TargetReason, UseReason, compared_with, reason_for
from amletero.terminal.hints import read_hint
from amletero.wire import socket as wire

BELIEFS: Final = {1: {"1": 0.25, "2": 0.125, "5": 0.25, "8": 0.25, "9": 0.125}, 2: {"3": 1.0}}
"""By seat: how likely each hand is, by values that all editions here have."""
CASES: Final = (
    ("standard", (1, 5), ("1>1=9", "1>1=5", "5>2"), (0.5, 0.49, 0.45)),
    ("standard", (1, 5), ("1>1=8", "1>1=5"), (0.5, 0.49)),
    ("standard", (1, 5), ("1>2=3",), (0.9,)),
    ("standard", (3, 5), ("3>1", "5>0"), (0.5, 0.5)),
    ("standard", (5, 1), ("5>1", "1>2=3"), (0.4, 0.38)),
    ("standard", (5, 1), ("5>2", "1>2=3"), (0.4, 0.2)),
    ("standard", (5, 0), ("5>0", "0"), (0.3, 0.3)),
    ("standard", (4, 2), ("4", "2>1"), (0.6, 0.59)),
    ("standard", (2, 4), ("2>1", "4"), (0.6, 0.5)),
    ("standard", (7, 6), ("7>2", "6"), (0.6, 0.5)),
    ("classic", (3, 7), ("3>1", "7>2"), (0.7, 0.1)),
    ("classic", (8, 1), ("8", "1>1=5"), (0.7, 0.68)),
)
"""Edition, hand, considered moves, of which the first is advised, and their chances."""


def hint_reasons() -> Iterator[dict[str, Any]]:
    """Yield hints, each with its reason and the comparison with another move."""
    for name, hand, moves, chances in CASES:
        edition = EDITIONS[name]
        considered = list(zip(moves, chances, strict=True))
        hint = wire.Hint(
            key="",
            version=1,
            advice=moves[0],
            beliefs=[wire.HandChances(seat=seat, chances=by) for seat, by in BELIEFS.items()],
            set_aside={},
            considered=[wire.ConsideredMove(move=move, chance=by) for move, by in considered],
        )
        shown = read_hint(hint, edition)
        reason = reason_for(shown, tuple(edition.by_value[value] for value in hand), edition)
        than = compared_with(shown)
        assert all(move_text(read_move(move, edition), edition) == move for move in moves)
        yield {
            "edition": name,
            "hand": hand,
            "advice": moves[0],
            "beliefs": [{"seat": seat, "chances": by} for seat, by in BELIEFS.items()],
            "considered": [{"move": move, "chance": by} for move, by in considered],
            "reason": _reason_document(reason),
            "comparison": than and {"other": move_text(than.other, edition), "margin": than.margin},
        }


def _reason_document(reason: object) -> dict[str, Any]:
    match reason:
        case TargetReason(kind=kind, seat=seat, chance=chance, likely=likely):
            return {"kind": kind, "seat": seat, "chance": chance, "likely": likely}
        case UseReason(character=character, on_self=on_self):
            return {"kind": "use", "character": character, "self": on_self}
    raise TypeError(reason)
