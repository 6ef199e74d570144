"""Readers of the parts of a record document, each checked by itself, in reading order."""

from collections.abc import Mapping
from typing import Any, Final, TypeGuard

from amletero.record.faults import FaultCode, RecordFault
from amletero.record.game import FORMAT, VERSION, RoundResult
from amletero.record.strict_json import check_readable
from amletero.rules.cards import Cards, Seat
from amletero.rules.editions import EDITIONS, GOALS, Edition
from amletero.rules.moves import Move, UnknownCard, UnreadableMove, read_move

GAME_KEYS: Final = ("format", "version", "edition", "players", "goal", "rounds", "winners")
RESULT_KEYS: Final = ("winners", "spy", "tokens")
ROUND_KEYS: Final = ("deck", "first", "moves", *RESULT_KEYS)


def read_object(value: object, otherwise: FaultCode) -> dict[str, Any]:
    """Return the value if it is a JSON object; else raise this fault."""
    if not isinstance(value, dict):
        raise RecordFault.of(otherwise)
    return value


def read_list(document: dict[str, Any], key: str, otherwise: FaultCode) -> list[Any]:
    """Return the list of a required key."""
    value = required(document, key)
    if not isinstance(value, list):
        raise RecordFault.of(otherwise)
    return value


def required(document: dict[str, Any], key: str) -> Any:
    """Return the value of a required key."""
    if key not in document:
        raise RecordFault.of(FaultCode.MISSING, key=key)
    return document[key]


def check_format(document: dict[str, Any]) -> None:
    """Check that this is a record, of a version that can be read."""
    if required(document, "format") != FORMAT:
        raise RecordFault.of(FaultCode.FORMAT)
    version = required(document, "version")
    if not is_integer(version) or version < 1:
        raise RecordFault.of(FaultCode.VERSION, supported=VERSION)
    if version > VERSION:
        raise RecordFault.of(FaultCode.VERSION_NEWER, supported=VERSION)


def read_edition(document: dict[str, Any]) -> Edition:
    """Return the edition."""
    name = required(document, "edition")
    if not isinstance(name, str) or name not in EDITIONS:
        raise RecordFault.of(FaultCode.EDITION, editions=", ".join(EDITIONS))
    return EDITIONS[name]


def read_players(document: dict[str, Any], edition: Edition) -> tuple[str, ...]:
    """Return the players' names; their number must fit the edition."""
    names = required(document, "players")
    if (
        not isinstance(names, list)
        or not all(isinstance(name, str) for name in names)
        or len(names) not in edition.goals
    ):
        least, most = min(edition.goals), max(edition.goals)
        raise RecordFault.of(FaultCode.PLAYERS, least=least, most=most)
    check_readable(names)
    return tuple(names)


def read_goal(document: dict[str, Any]) -> int:
    """Return the number of tokens to win."""
    goal = required(document, "goal")
    if not is_integer(goal) or goal not in GOALS:
        raise RecordFault.of(FaultCode.GOAL, least=GOALS[0], most=GOALS[-1])
    return goal


def read_deck(document: dict[str, Any], edition: Edition) -> Cards:
    """Return the whole deck, top card first, as characters of the edition."""
    values = read_list(document, "deck", FaultCode.DECK)
    if not all(is_integer(value) and value in edition.by_value for value in values):
        raise RecordFault.of(FaultCode.DECK)
    return tuple(edition.by_value[value] for value in values)


def read_first(document: dict[str, Any], players: int) -> Seat:
    """Return the seat that takes the first turn."""
    first = required(document, "first")
    if not is_integer(first) or first not in range(players):
        raise RecordFault.of(FaultCode.FIRST)
    return first


def read_text_move(text: object, edition: Edition) -> Move:
    """Return one move of the list."""
    try:
        return read_move(text if isinstance(text, str) else "", edition)
    except UnknownCard as error:
        raise RecordFault.of(FaultCode.UNKNOWN_CARD, value=error.value) from error
    except UnreadableMove as error:
        raise RecordFault.of(FaultCode.UNREADABLE_MOVE) from error


def declares_result(document: dict[str, Any]) -> bool:
    """Return whether the document has any of the three keys that close a finished round."""
    return any(key in document for key in RESULT_KEYS)


def check_result(document: dict[str, Any], result: RoundResult) -> None:
    """Check that the declared result of a round is this one."""
    for key, expected in result.document().items():
        if not same(required(document, key), expected):
            raise RecordFault.of(FaultCode(key), expected=_shown(expected))


def check_game_winners(document: dict[str, Any], winners: tuple[Seat, ...]) -> None:
    """Check that the declared winners of the game are these."""
    if not same(required(document, "winners"), list(winners)):
        raise RecordFault.of(FaultCode.GAME_WINNERS, expected=_shown(list(winners)))


def unknown(document: Mapping[str, Any], known: tuple[str, ...]) -> dict[str, Any]:
    """Return the document's keys and values besides the known ones."""
    rest = {key: value for key, value in document.items() if key not in known}
    check_readable(rest)
    return rest


def is_integer(value: object) -> TypeGuard[int]:
    """Return whether a JSON value is an integer; `true` is not, though Python treats it as one."""
    return type(value) is int


def same(declared: object, expected: list[int] | int | None) -> bool:
    """Return whether a JSON value is exactly this one: `1.0` and `true` are not `1`."""
    if isinstance(expected, list):
        return (
            isinstance(declared, list)
            and declared == expected
            and all(is_integer(item) for item in declared)
        )
    return type(declared) is type(expected) and declared == expected


def _shown(expected: list[int] | int | None) -> str:
    return "null" if expected is None else str(expected)
