"""Lies of a server in what it tells a player."""

import copy
from collections.abc import Callable, Iterable

from amletero.record.verifiable_deals import FAIR_2
from tools.lies.victim import FRIEND, OTHER, VICTIM, Document

TABLE = frozenset({"welcome", "table"})
"""The messages that tell of settings and seats."""

Tell = Callable[[Document], Iterable[Document]]


def changed_in(kind: str, change: Callable[[Document], None]) -> Tell:
    """Change the messages of a kind."""

    def tell(message: Document) -> Iterable[Document]:
        if message["type"] == kind:
            message = copy.deepcopy(message)
            change(message)
        return [message]

    return tell


def said_again(kind: str, change: Callable[[Document], None]) -> Tell:
    """Send the messages of a kind a second time, changed."""

    def tell(message: Document) -> Iterable[Document]:
        if message["type"] != kind:
            return [message]
        second = copy.deepcopy(message)
        change(second)
        return [message, second]

    return tell


def without(key: str, seat: int) -> Callable[[Document], None]:
    """Return a change that leaves a seat out of a list."""

    def leave_out(message: Document) -> None:
        message[key] = [each for each in message[key] if each["seat"] != seat]

    return leave_out


def with_fields(key: str, seat: int, **fields: object) -> Callable[[Document], None]:
    """Set fields of a seat in a list, where it is on it."""

    def change(message: Document) -> None:
        for each in message[key]:
            if each["seat"] == seat:
                each.update(fields)

    return change


def grown(key: str, seat: int) -> Callable[[Document], None]:
    """Return a change that adds a seat to a list."""

    def grow(message: Document) -> None:
        if all(each["seat"] != seat for each in message[key]):
            message[key].append({"seat": seat, "commitment": OTHER.hex(), "bytes": OTHER.hex()})

    return grow


def with_value(key: str, value: object) -> Callable[[Document], None]:
    """Return a change of one field."""

    def change(message: Document) -> None:
        message[key] = value

    return change


def other_list(message: Document) -> Iterable[Document]:
    """Tell the victim of bytes that the other player never gave, in the list and in the deal."""
    kinds = {"frozen": "commitments", "dealt": "contributions"}
    if message["type"] not in kinds:
        return [message]
    message = copy.deepcopy(message)
    commitment = FAIR_2.seat_commitment("?", message["round"], FRIEND, OTHER, 0).hex()
    for each in message[kinds[message["type"]]]:
        if each["seat"] == FRIEND:
            each["commitment"] = commitment
            if "bytes" in each:
                each["bytes"] = OTHER.hex()
    return [message]


def _needless_attempt(message: Document) -> Iterable[Document]:
    """Open the deal again though nobody was silent."""
    if message["type"] != "dealt":
        return [message]
    again = {
        "type": "dealing",
        "round": message["round"],
        "attempt": message["attempt"] + 1,
        "scheme": FAIR_2.name,
        "game_commitment": None,
        "commitment": OTHER.hex(),
        "silent": [],
        "wait_ms": 0,
    }
    return [again, message]


def opened_again() -> Tell:
    """Return the telling of a needless attempt; it repeats the commitment told before."""
    known: Document = {}

    def tell(message: Document) -> Iterable[Document]:
        if message["type"] == "dealing":
            known["game_commitment"] = message["game_commitment"]
        for each in _needless_attempt(message):
            yield each | known if each["type"] == "dealing" else each

    return tell


def other_past(message: Document) -> Iterable[Document]:
    """Tell another first hand to whoever comes back: one that could have been."""
    if message["type"] == "view" and message["version"] > 0:
        message = copy.deepcopy(message)
        of_victim = [fact for fact in message["view"]["facts"] if fact.get("seat") == VICTIM]
        dealt, *later = [fact for fact in of_victim if fact["fact"] in {"holds", "discarded"}]
        dealt["hand"] = [_another(card) for card in dealt["hand"]]
        if later and later[0]["fact"] == "discarded":  # before another hand was told
            later[0]["card"] = _another(later[0]["card"])
    return [message]


def _another(card: int) -> int:
    return 1 if card == 8 else 8


def shown_as_player(seat: int) -> Tell:
    """Show a bot as a player for one message, and bytes of it in every list of the first round."""
    known: Document = {}

    def tell(message: Document) -> Iterable[Document]:
        message = copy.deepcopy(message)
        if message["type"] in TABLE and message["table"]["phase"] != "lobby" and not known:
            known["id"] = message["table"]["id"]
            message["table"]["seats"][seat]["kind"] = "human"
        key = {"frozen": "commitments", "dealt": "contributions"}.get(message["type"])
        if key is not None:
            deal = message["round"], seat, OTHER, message["attempt"]
            said = {"seat": seat, "commitment": FAIR_2.seat_commitment(known["id"], *deal).hex()}
            message[key].append(said if key == "commitments" else {**said, "bytes": OTHER.hex()})
        return [message]

    return tell


def table_again(before: str, *, after: bool = False, **changes: object) -> Tell:
    """Tell of the table once more, changed, in front of the first message of a kind or after it."""
    known: Document = {}

    def tell(message: Document) -> Iterable[Document]:
        if message["type"] in TABLE:
            known.update(table=message["table"], seats=message["seats"])
        if message["type"] != before or "told" in known:
            return [message]
        known["told"] = True
        again = {"type": "table", "shown": VICTIM, "seats": known["seats"], "table": known["table"]}
        again |= {key: value for key, value in changes.items() if key in again}
        again["table"] |= {key: value for key, value in changes.items() if key not in again}
        return [message, again] if after else [again, message]

    return tell


def to_another_viewer() -> Tell:
    """Tell all facts after the first ones as if they were for another seat."""
    begun: list[Document] = []

    def tell(message: Document) -> Iterable[Document]:
        if message["type"] == "facts":
            begun.append(message)
            if len(begun) > 1:
                message = message | {"seat": FRIEND}
        return [message]

    return tell
