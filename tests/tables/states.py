"""Tables in every phase, folded from their entries: Ana hosts, Beto and a bot play with her."""

from typing import Any

from amletero.tables.audience import legal_texts
from amletero.tables.entries import (
    Body,
    BotSat,
    Created,
    Moved,
    RoundDealt,
    Sat,
    Started,
    TableClosed,
)
from amletero.tables.settings import settings
from amletero.tables.state import State


def happen(state: State, at: int, *bodies: Body) -> State:
    """Let entries happen at a moment."""
    for body in bodies:
        state.add(body, at=at)
    return state


def new(scheme: str = "amletero-fair-2", **chosen: Any) -> State:
    """A table that nobody sits at."""
    asked = settings(**{"edition": "standard", "players": 3, "fair": False, **chosen})
    created = Created(settings=asked, host="ana", secret="00" * 32, scheme=scheme)
    return State("table", State.opening("table", created, 0))


def lobby(**chosen: Any) -> State:
    """All seats are taken."""
    ana, beto = Sat(seat=0, guest="ana"), Sat(seat=1, guest="beto")
    return happen(new(**chosen), 0, ana, beto, BotSat(seat=2, bot="simple"))


def started(**chosen: Any) -> State:
    """The game has begun, and nothing is dealt."""
    return happen(lobby(**chosen), 0, Started())


def playing(**chosen: Any) -> State:
    """A round is dealt, and Ana is to move."""
    state = started(**chosen)
    rules = state.settings.rules
    deck = [rules.values[card] for card in rules.deck]
    return happen(state, 0, RoundDealt(deck=deck, first=0))


def over(**chosen: Any) -> State:
    """The game is decided."""
    state = playing(goal=1, **chosen)
    while state.phase == "playing":
        assert state.game is not None
        assert state.turn is not None
        text = legal_texts(state.game, state.turn)[0]
        happen(state, 0, Moved(seat=state.turn, move=text))
    return state


def closed(**chosen: Any) -> State:
    """The host has closed the table during a game."""
    return happen(playing(**chosen), 0, TableClosed(seat=0, date=None))
