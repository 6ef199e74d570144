"""Who is told what when something was stored: rows of plain data."""

import json
from typing import Any, Final

import pytest

from amletero.tables.audience import Audience
from amletero.tables.due_tasks import Delays
from amletero.tables.entries import (
    Body,
    BotSat,
    BytesRevealed,
    CameBack,
    ColorChosen,
    Committed,
    DealOpened,
    Freed,
    HostPassed,
    ListFrozen,
    Moved,
    RematchMade,
    RoundDealt,
    Sat,
    SatIn,
    Started,
    TableClosed,
    WatchChanged,
)
from amletero.tables.server_clock import ServerClock
from amletero.tables.state import State
from amletero.tables.visitors import Visitor, Visitors
from tests.tables.states import happen, lobby, new, over, playing, started

HASH: Final = "11" * 32


class Ear:
    """A visitor who has said hello, and what it was told."""

    def __init__(self, guest: str, state: State) -> None:
        self.told: list[dict[str, Any]] = []
        self.dropped: list[int] = []
        self.visitor = Visitor(guest, "", self._hear, self.dropped.append, greeted=True)
        seats = state.seats_of(guest)
        self.visitor.shown = seats[0] if seats else None
        self.visitor.version, self.visitor.has_view = state.version, state.game is not None

    def _hear(self, data: bytes) -> None:
        self.told.append(json.loads(data))

    @property
    def kinds(self) -> str:
        return " ".join(message["type"] for message in self.told)


def told(state: State, body: Body) -> dict[str, Ear]:
    """What a player, another player and a spectator are told of an entry."""
    clock, delays = ServerClock(steady=lambda: 0.0), Delays()
    visitors = Visitors(clock, delays)
    ears = {guest: Ear(guest, state) for guest in ("ana", "beto", "cora")}
    visitors.here |= {ear.visitor for ear in ears.values()}
    Audience(visitors, clock, delays).announce(happen(state, 0, body), [body])
    return ears


def deck_of(state: State) -> list[int]:
    rules = state.settings.rules
    return [rules.values[card] for card in rules.deck]


def fair() -> State:
    """A fair deal was opened."""
    return happen(started(fair=True), 0, DealOpened())


def frozen() -> State:
    """Ana's commitment is listed."""
    return happen(fair(), 0, Committed(seat=0, commitment=HASH), ListFrozen())


def sat_in() -> State:
    """A bot plays for Ana."""
    return happen(playing(), 0, SatIn(seat=0, bot="simple", reason="left"))


LIVE: Final = playing(pace="live")
ROWS: Final[list[tuple[State, Body, str]]] = [
    (new(), Sat(seat=0, guest="ana"), "table"),
    (lobby(), BotSat(seat=2, bot="reader"), "table"),
    (lobby(), Freed(seat=2), "table"),
    (lobby(), ColorChosen(seat=0, color=5), "table"),
    (lobby(), HostPassed(host="beto"), "table"),
    (lobby(), WatchChanged(watch="everyone"), "table"),
    (lobby(), Started(), "table view"),
    (started(fair=True), DealOpened(), "dealing"),
    (fair(), Committed(seat=0, commitment=HASH), ""),
    (fair(), ListFrozen(), "frozen"),
    (frozen(), BytesRevealed(seat=0, given=HASH), ""),
    (frozen(), RoundDealt(deck=deck_of(fair()), first=0), "dealt facts"),
    (started(), RoundDealt(deck=deck_of(fair()), first=0), "facts"),
    (playing(), Moved(seat=0, move="1>1=2"), "facts"),
    (LIVE, Moved(seat=0, move="1>1=2"), "facts clock"),
    (playing(), SatIn(seat=0, bot="simple", reason="left"), "table"),
    (sat_in(), CameBack(seat=0), "table"),
    (over(), RematchMade(table="next"), "rematch"),
    (playing(fair=True), TableClosed(seat=0, date=None), "table secret closed"),
    (lobby(), TableClosed(seat=0, date=None), "table closed"),
]


@pytest.mark.parametrize(
    "row", ROWS, ids=[f"{type(row[1]).__name__}-{row[0].phase}" for row in ROWS]
)
def test_everyone_is_told_of_an_entry(row: tuple[State, Body, str]) -> None:
    state, body, expected = row
    assert {ear.kinds for ear in told(state, body).values()} == {expected}


def test_no_kind_of_entry_is_missing() -> None:
    kinds = {kind.__name__ for kind in Body.__args__}
    assert {type(row[1]).__name__ for row in ROWS} | {"Created"} == kinds


def test_only_the_mover_is_told_what_may_be_played() -> None:
    state = playing()
    ears = told(state, Moved(seat=0, move="1>1=2"))
    legal = {guest: ear.told[0]["legal"] for guest, ear in ears.items()}
    assert legal["beto"]
    assert legal["ana"] == legal["cora"] == []


def test_who_has_no_seat_must_go_where_nobody_may_watch() -> None:
    ears = told(lobby(watch="nobody"), Started())
    assert {guest: ear.dropped for guest, ear in ears.items()} == {
        "ana": [],
        "beto": [],
        "cora": [4003],
    }


def test_a_closed_table_sends_everyone_away() -> None:
    ears = told(playing(), TableClosed(seat=0, date=None))
    assert {tuple(ear.dropped) for ear in ears.values()} == {(4009,)}


def test_a_new_hand_is_shown_to_who_has_several_seats_only_when_they_ask() -> None:
    state = happen(new(players=2), 0, Sat(seat=0, guest="ana"), Sat(seat=1, guest="ana"), Started())
    ana = told(state, RoundDealt(deck=deck_of(state), first=0))["ana"]
    assert (ana.kinds, ana.visitor.shown) == ("view", None)
    assert ana.told[0]["view"]["seat"] is None
