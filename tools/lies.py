"""The ways in which a dishonest server can cheat at dealing, as small changes to an honest one.

A lie changes what is drawn, what is told to the player on seat 0, or what the record says in the
end. The dishonest-server tests plant each into a real server; the shared vectors of the browser
side plant them into tables that are played in memory.
"""

import copy
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Literal

from amletero.record.fairness import FAIR_2, Contribution
from amletero.record.referee import Referee
from amletero.record.verification import Cheat
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


@dataclass(frozen=True)
class Lie:
    """One way to cheat, and what it is found out by."""

    name: str
    code: Cheat
    draw: Draw = lambda _, honest: honest
    tell: Tell = lambda message: [message]
    """What is told to the victim in place of a message."""
    record: Callable[[Document], Document] = lambda document: document
    friend: Literal["gives", "absent", "silent"] = "gives"
    """What the player on the other seat does: takes part, does not, or commits without a reveal."""
    resumes: bool = False
    """Whether the victim must lose the connection for it."""


# --- What is drawn -------------------------------------------------------------------------------


def _rigged(_: State, honest: RoundDealt) -> RoundDealt:
    """Give the victim the last card of the deck, or one that differs."""
    deck = list(honest.deck)
    mine = 1 + VICTIM
    other = next(at for at in range(len(deck) - 1, 0, -1) if deck[at] != deck[mine])
    deck[mine], deck[other] = deck[other], deck[mine]
    return RoundDealt(deck=deck, first=honest.first)


def _other_starter(state: State, honest: RoundDealt) -> RoundDealt:
    if state.rounds:
        return honest
    return RoundDealt(deck=honest.deck, first=(honest.first + 1) % state.settings.players)


def _drawn_from(change: Callable[[State, list[Contribution]], list[Contribution]]) -> Draw:
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


def _added(seat: int) -> Callable[[State, list[Contribution]], list[Contribution]]:
    def add(state: State, given: list[Contribution]) -> list[Contribution]:
        assert state.open_deal is not None
        number, attempt = state.open_deal.number, state.open_deal.attempt
        commitment = FAIR_2.seat_commitment(state.id, number, seat, OTHER, attempt)
        return [*given, Contribution(seat, commitment, OTHER)]

    return add


# --- What is told --------------------------------------------------------------------------------


def _in(kind: str, change: Callable[[Document], None]) -> Tell:
    """Change the messages of a kind."""

    def tell(message: Document) -> Iterable[Document]:
        if message["type"] == kind:
            message = copy.deepcopy(message)
            change(message)
        return [message]

    return tell


def _again(kind: str, change: Callable[[Document], None]) -> Tell:
    """Send the messages of a kind a second time, changed."""

    def tell(message: Document) -> Iterable[Document]:
        if message["type"] != kind:
            return [message]
        second = copy.deepcopy(message)
        change(second)
        return [message, second]

    return tell


def _without(key: str, seat: int) -> Callable[[Document], None]:
    def leave_out(message: Document) -> None:
        message[key] = [each for each in message[key] if each["seat"] != seat]

    return leave_out


def _with(key: str, seat: int, **fields: object) -> Callable[[Document], None]:
    """Set fields of a seat in a list, where it is on it."""

    def change(message: Document) -> None:
        for each in message[key]:
            if each["seat"] == seat:
                each.update(fields)

    return change


def _grown(key: str, seat: int) -> Callable[[Document], None]:
    def grow(message: Document) -> None:
        if all(each["seat"] != seat for each in message[key]):
            message[key].append({"seat": seat, "commitment": OTHER.hex(), "bytes": OTHER.hex()})

    return grow


def _set(key: str, value: object) -> Callable[[Document], None]:
    def change(message: Document) -> None:
        message[key] = value

    return change


def _other_list(message: Document) -> Iterable[Document]:
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


def _opened_again(message: Document) -> Iterable[Document]:
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
        for each in _opened_again(message):
            yield each | known if each["type"] == "dealing" else each

    return tell


def _other_past(message: Document) -> Iterable[Document]:
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


def _invented_game(document: Document) -> Document:
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


def _recorded(change: Callable[[Document, int], None]) -> Callable[[Document], Document]:
    """Change every dealing attempt of the record."""

    def record(document: Document) -> Document:
        document = copy.deepcopy(document)
        for number, attempt in _numbered(document):
            change(attempt, number)
            attempt["seats"].sort(key=lambda each: each["seat"])
        return document

    return record


def _recorded_with(seat: int) -> Callable[[Document], Document]:
    """Add the contribution that was added to the deals."""

    def record(document: Document) -> Document:
        game = document["fairness"]["game"]

        def add(attempt: Document, number: int) -> None:
            commitment = FAIR_2.seat_commitment(game, number, seat, OTHER, 0).hex()
            said = {"seat": seat, "commitment": commitment, "bytes": OTHER.hex()}
            attempt["seats"].append(said)

        return _recorded(add)(document)

    return record


def _cut(document: Document) -> Document:
    """Say that the last round was never dealt."""
    document = copy.deepcopy(document)
    document["rounds"].pop()
    document["fairness"]["rounds"].pop()
    document["winners"] = []
    document["closed"] = {"by": "host", "seat": None, "at": "2026-01-01T00:00:00Z"}
    return document


def _chosen_starter(document: Document) -> Document:
    """Say that the host had chosen who begins."""
    document = copy.deepcopy(document)
    document["fairness"]["first"] = document["rounds"][0]["first"]
    return document


def _changed(*path: str, to: object) -> Callable[[Document], Document]:
    def record(document: Document) -> Document:
        place = document = copy.deepcopy(document)
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = to
        return document

    return record


def _hidden_attempts(document: Document) -> Document:
    """Leave out the attempts in which somebody was silent."""
    document = copy.deepcopy(document)
    for said in document["fairness"]["rounds"]:
        del said["attempts"][:-1]
    return document


BOT: Final = 2


def lies() -> list[Lie]:
    """Return every lie, ready to be told once."""
    return [
        Lie("rigged deck, honest record", Cheat.RECORD_FACTS, _rigged, record=_invented_game),
        Lie("another deck after the reveals", Cheat.DECK, _rigged),
        Lie(
            "bytes dropped in deal and record",
            Cheat.RECORD_LIST,
            _drawn_from(lambda *_: []),
            record=_recorded(lambda attempt, _: attempt.update(seats=[])),
        ),
        Lie(
            "bytes ground for a bot's seat",
            Cheat.BOT_CONTRIBUTION,
            _drawn_from(_added(BOT)),
            record=_recorded_with(BOT),
        ),
        Lie(
            "bytes ground for a bot's seat that the record calls a player's",
            Cheat.BOT_CONTRIBUTION,
            _drawn_from(_added(BOT)),
            record=lambda document: _changed("bots", to=[None] * 3)(_recorded_with(BOT)(document)),
        ),
        Lie(
            "bytes ground for an absent player's seat",
            Cheat.RECORD_LIST,
            _drawn_from(_added(FRIEND)),
            record=_recorded_with(FRIEND),
            friend="absent",
        ),
        Lie(
            "bytes ground for an absent player's seat, and shown",
            Cheat.LIST_CHANGED,
            tell=_in("dealt", _grown("contributions", FRIEND)),
            friend="absent",
        ),
        Lie("another list to another player", Cheat.RECORD_LIST, tell=_other_list),
        Lie(
            "the deal opened again with another commitment",
            Cheat.SECOND_DEALING,
            tell=_again("dealing", _set("commitment", OTHER.hex())),
        ),
        Lie("the deal opened again without a reason", Cheat.REOPENED, tell=opened_again()),
        Lie(
            "a second frozen list",
            Cheat.SECOND_LIST,
            tell=_again("frozen", _without("commitments", FRIEND)),
        ),
        Lie(
            "a commitment dropped after it was acknowledged",
            Cheat.DROPPED_COMMITMENT,
            tell=_in("frozen", _without("commitments", VICTIM)),
        ),
        Lie(
            "another commitment in the victim's place",
            Cheat.OWN_COMMITMENT,
            tell=_in("frozen", _with("commitments", VICTIM, commitment=OTHER.hex())),
        ),
        Lie(
            "null after an acknowledged reveal",
            Cheat.DROPPED_BYTES,
            tell=_in("dealt", _with("contributions", VICTIM, bytes=None)),
        ),
        Lie(
            "other bytes in the victim's place",
            Cheat.OWN_BYTES,
            tell=_in("dealt", _with("contributions", VICTIM, bytes=OTHER.hex())),
        ),
        Lie("another starter", Cheat.FIRST, _other_starter),
        Lie(
            "another starter, said to be chosen by the host",
            Cheat.RECORD_SETTINGS,
            _other_starter,
            record=_chosen_starter,
        ),
        Lie("a cut record", Cheat.RECORD_ATTEMPTS, record=_cut),
        Lie(
            "an attempt left out of the record",
            Cheat.ROUND_COMMITMENT,
            record=_hidden_attempts,
            friend="silent",
        ),
        Lie(
            "the record of another table",
            Cheat.RECORD_TABLE,
            record=_changed("table", to="elsewhere"),
        ),
        Lie(
            "another secret at the end",
            Cheat.RECORD_SECRET,
            tell=_in("secret", _set("secret", OTHER.hex())),
        ),
        Lie(
            "a record with another secret",
            Cheat.GAME_COMMITMENT,
            record=_changed("fairness", "secret", to=OTHER.hex()),
        ),
        Lie(
            "another commitment of the game",
            Cheat.RECORD_COMMITMENT,
            tell=_in("dealing", _set("game_commitment", OTHER.hex())),
        ),
        Lie(
            "other bytes in the record",
            Cheat.SEAT_COMMITMENT,
            record=_recorded(lambda attempt, _: attempt["seats"][0].update(bytes=OTHER.hex())),
        ),
        Lie(
            "another commitment of a round in the record",
            Cheat.ROUND_COMMITMENT,
            record=_recorded(lambda attempt, _: attempt.update(commitment=OTHER.hex())),
        ),
        Lie("a past told anew", Cheat.FACTS_CHANGED, tell=_other_past, resumes=True),
    ]
