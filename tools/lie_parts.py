"""What lies are made of: changes to what is drawn, to what is told, and to what is recorded."""

import copy
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Final

from amletero.record.referee import Referee
from amletero.record.verifiable_deals import FAIR_2, Contribution
from amletero.rules.editions import EDITIONS
from amletero.rules.moves import legal
from amletero.rules.play import may_start
from amletero.tables.entries import RoundDealt
from amletero.tables.state import State

Document = dict[str, Any]
Draw = Callable[[State, RoundDealt], RoundDealt]
Tell = Callable[[Document], Iterable[Document]]

VICTIM: Final = 0
"""The seat that is lied to."""
FRIEND: Final = 1
"""The seat of another player."""
OTHER: Final = bytes(range(32))
"""Bytes that no client gave."""


# --- What is drawn -------------------------------------------------------------------------------


def rigged(_: State, honest: RoundDealt) -> RoundDealt:
    """Give the victim the last card of the deck, or one that differs."""
    deck = list(honest.deck)
    mine = 1 + VICTIM
    other = next(at for at in range(len(deck) - 1, 0, -1) if deck[at] != deck[mine])
    deck[mine], deck[other] = deck[other], deck[mine]
    return RoundDealt(deck=deck, first=honest.first)


def other_starter(state: State, honest: RoundDealt) -> RoundDealt:
    """Let the next seat begin the first round."""
    if state.rounds:
        return honest
    return RoundDealt(deck=honest.deck, first=(honest.first + 1) % state.settings.players)


def drawn_from(change: Callable[[State, list[Contribution]], list[Contribution]]) -> Draw:
    """Draw from other contributions than those that were given."""

    def draw(state: State, honest: RoundDealt) -> RoundDealt:
        deal, scheme = state.open_deal, state.scheme
        if deal is None or not deal.commitments:
            return honest
        secret = scheme.round_secret(state.secret, deal.number, deal.attempt)
        given = change(state, deal.contributions)
        key = scheme.deal_key(state.id, deal.number, secret, given, deal.attempt)
        first = honest.first
        deck, _ = scheme.drawn_deal(key, honest.deck, [first])
        starters = range(state.settings.players) if state.rounds == 0 else [first]
        if state.settings.first is None and state.rounds == 0:
            _, first = scheme.drawn_deal(key, honest.deck, list(starters))
        return RoundDealt(deck=deck, first=first)

    return draw


def added(seat: int) -> Callable[[State, list[Contribution]], list[Contribution]]:
    """Return a change that adds a contribution of a seat."""

    def add(state: State, given: list[Contribution]) -> list[Contribution]:
        assert state.open_deal is not None
        number, attempt = state.open_deal.number, state.open_deal.attempt
        commitment = FAIR_2.seat_commitment(state.id, number, seat, OTHER, attempt)
        return [*given, Contribution(seat, commitment, OTHER)]

    return add


# --- What is told --------------------------------------------------------------------------------


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
    """Tell another first hand to whoever comes back."""
    if message["type"] == "view" and message["version"] > 0:
        message = copy.deepcopy(message)
        hands = [fact for fact in message["view"]["facts"] if fact["fact"] == "holds"]
        hands[0]["hand"] = [1 if card == 8 else 8 for card in hands[0]["hand"]]
    return [message]


# --- What the record says ------------------------------------------------------------------------


def _attempt_of(document: Document, number: int) -> Document:
    attempt: Document = document["fairness"]["rounds"][number]["attempts"][-1]
    return attempt


def _numbered(document: Document) -> Iterable[tuple[int, Document]]:
    for number in range(len(document["rounds"])):
        yield number, _attempt_of(document, number)


def invented_game(document: Document) -> Document:
    """Publish the honest decks, and a game that could have been played with them."""
    edition, fairness = EDITIONS[document["edition"]], document["fairness"]
    chance = Random(1)
    referee = Referee(edition, len(document["players"]), document["goal"])
    secret, cards = bytes.fromhex(fairness["secret"]), [edition.values[c] for c in edition.deck]
    for number, said in enumerate(fairness["rounds"]):
        if referee.winners:
            break
        attempt, given = len(said["attempts"]) - 1, said["attempts"][-1]["seats"]
        key = FAIR_2.deal_key(
            fairness["game"],
            number,
            FAIR_2.round_secret(secret, number, attempt),
            [
                Contribution(e["seat"], bytes.fromhex(e["commitment"]), bytes.fromhex(e["bytes"]))
                for e in given
            ],
            attempt,
        )
        chosen = fairness["first"]
        seats = list(may_start(referee.table)) if number or chosen is None else [chosen]
        deck, first = FAIR_2.drawn_deal(key, cards, seats)
        referee.deal(tuple(edition.by_value[card] for card in deck), first)
        while referee.result is None:
            referee.move(chance.choice(legal(referee.table, referee.round.hand)))
    told = referee.record(tuple(document["players"])).document()
    rounds = fairness["rounds"][: len(told["rounds"])]
    return document | told | {"fairness": fairness | {"rounds": rounds}}


def recorded(change: Callable[[Document, int], None]) -> Callable[[Document], Document]:
    """Change every dealing attempt of the record."""

    def record(document: Document) -> Document:
        document = copy.deepcopy(document)
        for number, attempt in _numbered(document):
            change(attempt, number)
            attempt["seats"].sort(key=lambda each: each["seat"])
        return document

    return record


def recorded_with(seat: int) -> Callable[[Document], Document]:
    """Add the contribution that was added to the deals."""

    def record(document: Document) -> Document:
        game = document["fairness"]["game"]

        def add(attempt: Document, number: int) -> None:
            commitment = FAIR_2.seat_commitment(game, number, seat, OTHER, 0).hex()
            said = {"seat": seat, "commitment": commitment, "bytes": OTHER.hex()}
            attempt["seats"].append(said)

        return recorded(add)(document)

    return record


def cut_short(document: Document) -> Document:
    """Say that the last round was never dealt."""
    document = copy.deepcopy(document)
    document["rounds"].pop()
    document["fairness"]["rounds"].pop()
    document["winners"] = []
    document["closed"] = {"by": "host", "seat": None, "at": "2026-01-01T00:00:00Z"}
    return document


def chosen_starter(document: Document) -> Document:
    """Say that the host had chosen who begins."""
    document = copy.deepcopy(document)
    document["fairness"]["first"] = document["rounds"][0]["first"]
    return document


def changed_record(*path: str, to: object) -> Callable[[Document], Document]:
    """Return a change of one field of the record."""

    def record(document: Document) -> Document:
        place = document = copy.deepcopy(document)
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = to
        return document

    return record


def hidden_attempts(document: Document) -> Document:
    """Leave out the attempts in which somebody was silent."""
    document = copy.deepcopy(document)
    for said in document["fairness"]["rounds"]:
        del said["attempts"][:-1]
    return document
