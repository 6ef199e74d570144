"""The clock of a turn, by the log alone: it goes on whoever leaves and comes back."""

import pytest

from amletero.rules.editions import STANDARD
from amletero.tables.audience import legal_texts
from amletero.tables.decide_requests import Asking, decide
from amletero.tables.due_tasks import Delays, DueKind, DueTask, next_due
from amletero.tables.entries import Body, CameBack, Created, Moved, RoundDealt, Sat, SatIn, Started
from amletero.tables.refusals import Denied
from amletero.tables.settings import settings
from amletero.tables.state import State
from amletero.wire.socket import client_messages

TEMPO = Delays(grace=1_000, bot_least=900, bot_most=900)
DECK = [STANDARD.values[card] for card in STANDARD.deck]


@pytest.fixture
def table() -> State:
    """A game with a clock of five seconds, where Ana is to move since the house opened."""
    chosen = settings(edition="standard", players=2, pace="live", move_seconds=5, fair=False)
    created = Created(settings=chosen, host="ana", secret="00" * 32)
    state = State("table", State.opening("table", created, 0))
    happen(state, 0, Sat(seat=0, guest="ana"), Sat(seat=1, guest="beto"), Started())
    happen(state, 0, RoundDealt(deck=DECK, first=0))
    return state


def happen(state: State, at: int, *bodies: Body) -> None:
    for body in bodies:
        state.add(body, at=at)


def left(seat: int = 0) -> SatIn:
    return SatIn(seat=seat, bot="simple", reason="left")


def test_who_leaves_and_comes_back_in_time_has_the_time_that_is_left(table: State) -> None:
    assert next_due(table, TEMPO) == DueTask(DueKind.SIT_IN, 6_000)
    for at in (1_000, 2_000, 3_000, 4_000):
        happen(table, at, left())
        assert next_due(table, TEMPO) == DueTask(DueKind.BOT_MOVE, at + 900)
        happen(table, at + 500, CameBack(seat=0))
        assert next_due(table, TEMPO) == DueTask(DueKind.SIT_IN, 6_000)


def test_a_bot_makes_the_move_for_which_its_player_came_back_too_late(table: State) -> None:
    happen(table, 6_000, SatIn(seat=0, bot="simple", reason="late"))
    happen(table, 6_800, CameBack(seat=0))
    assert next_due(table, TEMPO) == DueTask(DueKind.BOT_MOVE, 6_900)
    assert not table.chairs[0].sits_in
    with pytest.raises(Denied, match="bot_sits_in"):  # or it could be put off for ever
        decide(client_messages.Leave(key="k"), table, Asking("ana", 0))


def test_who_is_quicker_than_the_bot_still_moves(table: State) -> None:
    happen(table, 6_000, SatIn(seat=0, bot="simple", reason="late"))
    happen(table, 6_100, CameBack(seat=0))
    assert table.game is not None
    move = legal_texts(table.game, 0)[0]
    asked = client_messages.MakeMove(key="k", version=table.version, move=move)
    assert decide(asked, table, Asking("ana", 0)) == [Moved(seat=0, move=move)]


def test_the_next_turn_has_a_clock_of_its_own(table: State) -> None:
    happen(table, 6_000, SatIn(seat=0, bot="simple", reason="late"))
    happen(table, 6_800, CameBack(seat=0))
    assert table.game is not None
    happen(table, 7_000, Moved(seat=0, move="1>1=9", bot="simple"))
    assert next_due(table, TEMPO) == DueTask(DueKind.SIT_IN, 13_000)


def test_somebody_else_who_comes_back_changes_no_clock(table: State) -> None:
    happen(table, 1_000, left(1))
    happen(table, 5_500, CameBack(seat=1))
    assert next_due(table, TEMPO) == DueTask(DueKind.SIT_IN, 6_000)
