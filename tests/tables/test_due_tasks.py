"""What a table waits for next, phase by phase: rows of plain data."""

from typing import Final

import pytest

from amletero.tables.due_tasks import Delays, DueKind, DueTask, entry_of, next_due
from amletero.tables.entries import (
    Body,
    BytesRevealed,
    Committed,
    DealOpened,
    ListFrozen,
    RoundDealt,
    SatIn,
)
from amletero.tables.state import State
from tests.tables.states import closed, happen, lobby, over, playing, started

DELAYS: Final = Delays(
    between_rounds=6_000, commit=4_000, reveal=3_000, bot_least=900, bot_most=900, grace=1_000
)
ANA: Final = Committed(seat=0, commitment="00" * 32)
BETO: Final = Committed(seat=1, commitment="11" * 32)
LATE: Final = SatIn(seat=0, bot="simple", reason="late")


def opened(*more: Body, scheme: str = "amletero-fair-2") -> State:
    """A deal that was opened after one second, and what happened a second later."""
    state = happen(started(fair=True, scheme=scheme), 1_000, DealOpened())
    return happen(state, 2_000, *more)


ROWS: Final[list[tuple[str, State, set[int], DueTask | None]]] = [
    ("lobby", lobby(), set(), None),
    ("over", over(), set(), None),
    ("closed", closed(), set(), None),
    ("first deal", started(), set(), DueTask(DueKind.DEAL, 0)),
    ("first fair deal", started(fair=True), {0}, DueTask(DueKind.OPEN_DEAL, 0)),
    ("nobody gives", opened(), set(), DueTask(DueKind.DEAL, 1_000)),
    ("one may give", opened(), {0}, DueTask(DueKind.FREEZE, 5_000)),
    ("one gave, one may", opened(ANA), {0, 1}, DueTask(DueKind.FREEZE, 5_000)),
    ("all gave", opened(ANA), {0}, DueTask(DueKind.FREEZE, 1_000)),
    ("one reveals", opened(ANA, ListFrozen()), {0}, DueTask(DueKind.OPEN_DEAL, 5_000)),
    (
        "one reveals, old scheme",
        opened(ANA, ListFrozen(), scheme="amletero-fair-1"),
        {0},
        DueTask(DueKind.DEAL, 5_000),
    ),
    (
        "all revealed",
        opened(ANA, ListFrozen(), BytesRevealed(seat=0, given="22" * 32)),
        {0},
        DueTask(DueKind.DEAL, 2_000),
    ),
    (
        "the silent one is not asked again",
        opened(ANA, BETO, ListFrozen(), BytesRevealed(seat=0, given="22" * 32), DealOpened()),
        {0, 1},
        DueTask(DueKind.FREEZE, 6_000),
    ),
    ("a player, no clock", playing(), set(), None),
    (
        "a player, clock",
        playing(pace="live", move_seconds=5),
        set(),
        DueTask(DueKind.SIT_IN, 6_000),
    ),
    ("a bot sits in", happen(playing(), 500, LATE), set(), DueTask(DueKind.BOT_MOVE, 1_400)),
]


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_what_is_due(row: tuple[str, State, set[int], DueTask | None]) -> None:
    _, state, contributing, expected = row
    assert next_due(state, DELAYS, frozenset(contributing)) == expected


ENTRIES: Final[list[tuple[DueKind, State, type[Body]]]] = [
    (DueKind.OPEN_DEAL, started(fair=True), DealOpened),
    (DueKind.FREEZE, opened(ANA), ListFrozen),
    (DueKind.DEAL, started(), RoundDealt),
    (DueKind.SIT_IN, playing(pace="live"), SatIn),
]


@pytest.mark.parametrize("row", ENTRIES, ids=[row[0] for row in ENTRIES])
def test_what_is_done_when_it_is_due(row: tuple[DueKind, State, type[Body]]) -> None:
    kind, state, expected = row
    entry = entry_of(state, kind, State.draw_deal)
    assert isinstance(entry, expected)
    happen(state.copy(), 0, entry)


def test_a_bots_move_is_the_bots_to_choose() -> None:
    with pytest.raises(ValueError, match="bot-move"):
        entry_of(playing(), DueKind.BOT_MOVE, State.draw_deal)
