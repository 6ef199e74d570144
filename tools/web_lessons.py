"""The lessons of *Learn by playing*: eight positions with all that can follow, from the rules.

Each lesson is a round with a written deck, up to a decision of seat 0. Every legal move is played
out beforehand, so the browser shows a real game and knows no rule: it is told facts, as at a table.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from amletero.record.referee import Referee
from amletero.rules.editions import STANDARD
from amletero.rules.moves import move_text, read_move
from amletero.wire.facts import fact_document, position_change

LEARNER: Final = 0
GOAL: Final = 6


@dataclass(frozen=True)
class Lesson:
    """A position and what is to be learned there."""

    name: str
    deck: tuple[int, ...]
    """The first cards of the deck by values: set aside, three face up, two hands, then draws."""
    moves: tuple[str, ...]
    """What has been played before."""
    right: Callable[[str], bool]
    """Whether a move of the learner is the lesson's answer."""
    first: int = LEARNER
    replies: tuple[str, ...] = ()
    """What the other player would like to answer; else the first legal move."""


def _is(*moves: str) -> Callable[[str], bool]:
    return lambda move: move in moves


LESSONS: Final = (
    Lesson(
        "guard",
        (1, 1, 1, 4, 5, 5, 2, 4, 3, 2, 8, 1, 7, 0, 9, 6, 1, 1, 6, 3, 0),
        ("2>1", "4", "5>0", "8", "2>1", "5>0", "0", "6", "7/1,1", "6", "0/3,9", "1>0=9"),
        _is("1>1=7"),
    ),
    Lesson("handmaid", (3, 6, 0, 5, 7, 2, 1, 4, 5), ("2>0",), _is("4"), 1, ("1>0=7", "1")),
    Lesson("baron", (0, 1, 2, 4, 7, 5, 3), (), _is("3>1")),
    Lesson("countess", (0, 1, 2, 4, 8, 3, 5), (), _is("8")),
    Lesson("prince", (3, 1, 6, 4, 2, 9, 5, 1, 0), ("2>1", "1>0=3"), _is("5>1")),
    Lesson("chancellor", (0, 1, 2, 4, 1, 5, 6, 9, 3), (), lambda move: "/" in move),
    Lesson("spy", (2, 1, 1, 4, 0, 5, 3, 1, 7), ("0", "1>0=2"), _is("3>1")),
    Lesson(
        "end",
        (3, 0, 9, 0, 7, 6, 5, 3, 1, 1, 1, 8, 2, 1, 1, 2, 1, 5, 6, 4, 4),
        (
            *("5>1", "1>0=2", "1>1=4", "1>0=8", "8", "2>0", "1>1=7", "1>0=4", "2>1", "1>0=9"),
            *("5>1", "6", "4/4"),
        ),
        _is("4"),
    ),
)


def lessons() -> list[dict[str, Any]]:
    """Return the lessons as documents: what is shown first, and what follows each move."""
    return [_document(lesson) for lesson in LESSONS]


def _document(lesson: Lesson) -> dict[str, Any]:
    game = Referee(STANDARD, 2, GOAL)
    game.deal(tuple(STANDARD.by_value[value] for value in _whole(lesson.deck)), lesson.first)
    for text in lesson.moves:
        game.move(read_move(text, STANDARD))
    return {"name": lesson.name, "players": 2, "start": _node(lesson, game, -1)}


def _whole(deck: tuple[int, ...]) -> list[int]:
    """Return a whole deck that begins with these cards."""
    values = Counter(STANDARD.values[card] for card in STANDARD.deck)
    return [*deck, *sorted((values - Counter(deck)).elements())]


def _node(lesson: Lesson, game: Referee, since: int) -> dict[str, Any]:
    """Return what the learner is told since a version, and what follows each legal move."""
    steps = game.told_since(LEARNER, since)
    return {
        "facts": [fact_document(step.fact, STANDARD) for step in steps],
        "positions": [position_change(step.before, step.after, step.fact) for step in steps],
        "moves": {
            text: _after(lesson, game, text)
            for text in (move_text(move, STANDARD) for move in game.legal(LEARNER))
        },
    }


def _after(lesson: Lesson, game: Referee, text: str) -> dict[str, Any]:
    """Return what follows a move: a further choice, or what the other answers and the verdict."""
    since, game = game.version, game.copy()
    game.move(read_move(text, STANDARD))
    if game.table.turn == LEARNER:
        return _node(lesson, game, since)
    if game.table.turn is not None and lesson.replies:
        legal = [move_text(move, STANDARD) for move in game.legal(game.table.turn)]
        reply = next((move for move in lesson.replies if move in legal), legal[0])
        game.move(read_move(reply, STANDARD))
    return {**_node(lesson, game, since), "moves": {}, "right": lesson.right(text)}
