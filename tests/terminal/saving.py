"""Unfinished games as version 0.1.0 left them behind: what is offered again on the next start."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from amletero.bots.simple import SimpleBot
from amletero.chance import drawn_first, shuffled
from amletero.locales import Language, Speaker
from amletero.record.referee import Referee
from amletero.rules.cards import Character
from amletero.rules.editions import CLASSIC, STANDARD
from amletero.rules.moves import legal
from amletero.rules.play import may_start
from amletero.rules.view import View
from amletero.terminal.setup import NewGame, Players, seat_players
from amletero.terminal.user_files import OLD_GAME
from tests.terminal.dealing import dealt


def seated(players: int, seed: str) -> Players:
    """Ana and simple bots, seated as a seed says."""
    speaker = Speaker(Language.ENGLISH, STANDARD)
    return seat_players(NewGame(speaker, ("Ana",), players, None, ("simple",)), seed)


def old_document(referee: Referee, players: Players, seed: str) -> dict[str, Any]:
    """A game as version 0.1.0 wrote it down."""
    bots = [players.bots.get(seat) for seat in range(len(players.names))]
    extra = {"terminal": {"seed": seed, "bots": bots}}
    return referee.record(players.names).document() | extra


def leave_behind(folder: Path, document: dict[str, Any]) -> None:
    """Write the one file of version 0.1.0."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / OLD_GAME).write_text(json.dumps(document), encoding="utf-8")


def dealt_by(seed: str, players: int) -> Referee:
    """A game whose first round is dealt as a seed says."""
    referee, random = Referee(STANDARD, players), Random(f"{seed}/round 0")
    first = drawn_first(may_start(referee.table), random)
    referee.deal(shuffled(STANDARD, random), first)
    return referee


def interrupted(folder: Path, fits: Callable[[View], bool], players: int = 5) -> None:
    """Leave behind a game in which it is the only person's turn with a fitting view."""
    for seed in range(10_000):
        seats, referee = seated(players, str(seed)), dealt_by(str(seed), players)
        while (turn := referee.table.turn) is not None:
            view = referee.view(turn)
            if turn not in seats.bots and fits(view):
                leave_behind(folder, old_document(referee, seats, str(seed)))
                return
            referee.move(SimpleBot().choose(view, legal(view.table, view.hand), Random(seed)))
    raise AssertionError("no such game")


def leave_before_the_end(folder: Path) -> None:
    """Leave behind a game that Ana loses at once if she plays her Princess: its only round."""
    cards = [*[Character.GUARD] * 4, Character.PRINCESS, Character.BARON, Character.HANDMAID]
    referee = dealt(CLASSIC, 2, *cards, goal=1)
    leave_behind(folder, old_document(referee, Players(("Ana", "Beto"), {1: "simple"}), "1"))
