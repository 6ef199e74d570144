"""Lies of a server in the record of a game."""

import copy
from collections.abc import Callable, Iterable
from random import Random

from amletero.record.referee import Referee
from amletero.record.verifiable_deals import FAIR_2, Contribution
from amletero.rules.editions import EDITIONS
from amletero.rules.moves import legal
from amletero.rules.play import may_start
from tools.lies.victim import OTHER, Document


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


def without_secrets(document: Document) -> Document:
    """Leave out all that the deals could be computed from."""
    return {key: value for key, value in document.items() if key != "fairness"}


def hidden_attempts(document: Document) -> Document:
    """Leave out the attempts in which somebody was silent."""
    document = copy.deepcopy(document)
    for said in document["fairness"]["rounds"]:
        del said["attempts"][:-1]
    return document
