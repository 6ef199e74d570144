"""The record of a game from its log, with what is needed to verify its deals."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from amletero.record.referee import Referee
from amletero.rules.moves import read_move
from amletero.tables.entries import Entry, Moved, RoundDealt
from amletero.tables.log import BOT_GUEST
from amletero.tables.pending_deal import PendingDeal
from amletero.tables.state import Closing, State


def record_document(
    table: str, entries: list[Entry], names: Mapping[tuple[int, str], str]
) -> dict[str, Any]:
    """Return the record of a decided or closed game, with all its secrets."""
    state = State(table, entries[0])
    settings = state.settings
    referee = Referee(settings.rules, settings.players, settings.goal)
    deals: list[dict[str, Any]] = []
    for entry in entries[1:]:
        says = state.apply(entry)
        if isinstance(says, RoundDealt):
            cards = tuple(settings.rules.by_value[value] for value in says.deck)
            referee.deal(cards, says.first)
            deal = state.last_deal or PendingDeal(len(deals), entry.at)
            deals.append(_round_document(state, deal))
        elif isinstance(says, Moved):
            referee.move(read_move(says.move, settings.rules))
    document = referee.record(_names(state, names)).document()
    document["table"] = table
    document["bots"] = [None if chair.guest else chair.bot for chair in state.chairs]
    if settings.fair:
        document["fairness"] = {
            "scheme": state.scheme.name,
            "game": table,
            "first": settings.first,
            "commitment": state.game_commitment,
            "secret": state.secret.hex(),
            "rounds": deals,
        }
    if state.closing is not None and not state.decided:
        document["closed"] = _closing_document(state.closing)
    return document


def _names(state: State, names: Mapping[tuple[int, str], str]) -> tuple[str, ...]:
    return tuple(
        names.get((seat, chair.guest or BOT_GUEST), "" if chair.guest else str(chair.bot))
        for seat, chair in enumerate(state.chairs)
    )


def _round_document(state: State, deal: PendingDeal) -> dict[str, Any]:
    """Return a round's deal, with all attempts if the scheme has several."""
    if not state.scheme.reopens:
        return _attempt_document(state, deal)
    return {"attempts": [_attempt_document(state, each) for each in (*deal.earlier, deal)]}


def _attempt_document(state: State, deal: PendingDeal) -> dict[str, Any]:
    return {
        "commitment": state.commitment(deal.number, deal.attempt),
        "seats": [
            {"seat": seat, "commitment": commitment, "bytes": deal.revealed.get(seat)}
            for seat, commitment in sorted(deal.commitments.items())
        ],
    }


def _closing_document(closing: Closing) -> dict[str, Any]:
    return {"by": closing.by, "seat": closing.seat, "at": _iso_date(closing.date)}


def _iso_date(seconds: float | None) -> str | None:
    if seconds is None:
        return None
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
