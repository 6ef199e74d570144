"""The state of a table is a fold over its entries, and changes in no other way."""

from collections.abc import Callable
from typing import Any, Final

import msgspec
import pytest

from amletero.tables.entries import (
    Body,
    BrokenLog,
    CameBack,
    ColorChosen,
    Entry,
    Freed,
    HostPassed,
    Moved,
    RematchMade,
    Sat,
    SatIn,
    Started,
    WatchChanged,
    chained,
)
from amletero.tables.refusals import Denied
from amletero.tables.state import Chair, State
from tests.tables.states import happen, lobby, over, playing

SAT_IN: Final = SatIn(seat=0, bot="simple", reason="left")
ROWS: Final[list[tuple[State, list[Body], Callable[[State], Any], Any]]] = [
    (lobby(), [Freed(seat=1)], lambda state: state.chairs[1], Chair()),
    (lobby(), [HostPassed(host="beto")], lambda state: state.host, "beto"),
    (lobby(), [WatchChanged(watch="everyone")], lambda state: state.settings.watch, "everyone"),
    (lobby(), [Sat(seat=2, guest="ana")], lambda state: state.host_seat, 0),
    (lobby(), [ColorChosen(seat=0, color=2)], lambda state: state.colors, [2, 1, 0]),
    (lobby(), [ColorChosen(seat=0, color=5)], lambda state: state.colors, [5, 1, 2]),
    (lobby(), [Started()], lambda state: (state.phase, state.turn), ("playing", None)),
    (playing(), [SAT_IN], lambda state: state.chairs[0], Chair("ana", "simple")),
    (playing(), [SAT_IN], lambda state: state.bot_moves, True),
    (playing(), [SAT_IN, CameBack(seat=0)], lambda state: state.chairs[0], Chair("ana")),
    (playing(), [Moved(seat=0, move="1>1=2")], lambda state: (state.version, state.turn), (2, 1)),
    (over(), [RematchMade(table="next")], lambda state: state.next, "next"),
    (over(), [], lambda state: (state.phase, state.decided), ("over", True)),
]


@pytest.mark.parametrize("row", ROWS, ids=[f"row-{number}" for number in range(len(ROWS))])
def test_what_entries_make_of_a_table(
    row: tuple[State, list[Body], Callable[[State], Any], Any],
) -> None:
    state, bodies, look, expected = row
    assert look(happen(state.copy(), 10, *bodies)) == expected


def test_a_copy_changes_by_itself() -> None:
    state = playing()
    before = state.seq, state.version, state.turn, list(state.chairs), list(state.colors)
    happen(state.copy(), 10, Moved(seat=0, move="1>1=2"), SAT_IN)
    assert (state.seq, state.version, state.turn, state.chairs, state.colors) == before


def forged(entry: Entry) -> Entry:
    return msgspec.structs.replace(entry, body=entry.body.replace("1>1=2", "1>1=3"))


def late(entry: Entry) -> Entry:
    return msgspec.structs.replace(entry, seq=entry.seq + 1)


@pytest.mark.parametrize("changed", [forged, late])
def test_an_entry_that_is_not_the_next_one_breaks_the_log(
    changed: Callable[[Entry], Entry],
) -> None:
    state = playing()
    entry = state.copy().add(Moved(seat=0, move="1>1=2"), at=0)
    with pytest.raises(BrokenLog):
        state.copy().apply(changed(entry))
    assert state.apply(entry) == Moved(seat=0, move="1>1=2")


@pytest.mark.parametrize("move", ["9", "1>1=7>2", "princess"])
def test_a_move_that_the_rules_refuse_is_denied_and_breaks_a_log(move: str) -> None:
    state = playing()
    says = Moved(seat=0, move=move)
    with pytest.raises(Denied):
        state.copy().add(says, at=0)
    log = {"seq": state.seq + 1, "at": 0, "version": state.version + 1, "key": None}
    with pytest.raises(BrokenLog):
        state.copy().apply(chained(state.id, state._hash, **log, says=says))  # type: ignore[arg-type]
