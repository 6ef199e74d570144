"""A finished game in writing, from its log: the record, and what its deals can be checked by."""

from collections.abc import Mapping
from typing import Any

from amletero.record.fairness import SCHEME
from amletero.record.match import Match
from amletero.record.notation import read_move
from amletero.tables.entries import Entry, Moved, RoundDealt
from amletero.tables.state import Deal, State


def record_document(
    table: str, entries: list[Entry], names: Mapping[tuple[int, str], str]
) -> dict[str, Any]:
    """The record of a finished game. It holds every secret of it."""
    state = State(table, entries[0])
    settings = state.settings
    match = Match(settings.rules, settings.players, settings.goal)
    deals: list[dict[str, Any]] = []
    for entry in entries[1:]:
        says = state.apply(entry)
        if isinstance(says, RoundDealt):
            cards = tuple(settings.rules.by_value[value] for value in says.deck)
            match.deal(cards, says.first)
            deals.append(_deal_document(state, len(deals), state.last_deal))
        elif isinstance(says, Moved):
            match.move(read_move(says.move, settings.rules))
    document = match.record(_names(state, names)).document()
    document["table"] = table
    document["bots"] = [None if chair.guest else chair.bot for chair in state.chairs]
    if settings.fair:
        document["fairness"] = {
            "scheme": SCHEME,
            "game": table,
            "first": settings.first,
            "commitment": state.game_commitment,
            "secret": state.secret.hex(),
            "rounds": deals,
        }
    return document


def _names(state: State, names: Mapping[tuple[int, str], str]) -> tuple[str, ...]:
    return tuple(
        names.get((seat, chair.guest), "") if chair.guest else str(chair.bot)
        for seat, chair in enumerate(state.chairs)
    )


def _deal_document(state: State, number: int, deal: Deal | None) -> dict[str, Any]:
    return {
        "commitment": state.commitment(number),
        "seats": [] if deal is None else _given(deal),
    }


def _given(deal: Deal) -> list[dict[str, Any]]:
    return [
        {"seat": seat, "commitment": commitment, "bytes": deal.revealed.get(seat)}
        for seat, commitment in sorted(deal.commitments.items())
    ]
