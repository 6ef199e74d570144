"""The REST routes of a guest's own games: the list, statistics, export, deletion."""

import asyncio
import json
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import StreamingResponse

from amletero.history.statistics import ReviewedGame, Statistics
from amletero.server import rest_models as doc
from amletero.server.game_lists import Listed
from amletero.server.history_models import GameFigures, GameList, GameSummary, OwnReview
from amletero.server.request_context import Me, TableId, limit, worker_of
from amletero.server.worker import Worker
from amletero.storage.guests import GuestRow
from amletero.tables.record_of_log import record_document
from amletero.tables.refusals import deny
from amletero.wire.review import SeatSummaryDocument
from amletero.wire.socket.codes import RefusalCode

_STATUS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": doc.Error} for status in (400, 401, 403, 404, 409, 422, 429, 503)
}
router: Final = APIRouter(prefix="/api/me", responses=_STATUS)

USUAL_GAMES: Final = 30
MOST_GAMES: Final = 300
"""A guest's games, the latest first, that are listed, counted and exported at most."""
ENDED: Final = ("over", "closed")


@router.get("/games")
async def my_games(
    request: Request, me: Me, most: Annotated[int, Query(ge=1, le=MOST_GAMES)] = USUAL_GAMES
) -> GameList:
    """Return this guest's games, the latest first."""
    await limit(request, "list", me.id)
    worker = worker_of(request)
    rows = await worker.guests.tables(me.id, most)
    listed = await worker.games.listed((table, seq) for table, seq, _, _ in rows)
    reviewed = await worker.reviews.summaries(list(listed))
    return GameList(
        games=[
            _summary(listed[table], me, created, updated, reviewed.get(table))
            for table, _, created, updated in rows
            if table in listed
        ]
    )


@router.get("/statistics")
async def my_statistics(request: Request, me: Me) -> GameFigures:
    """Return what this guest's decided games add up to."""
    await limit(request, "list", me.id)
    worker = worker_of(request)
    rows = await worker.guests.tables(me.id, MOST_GAMES)
    listed = await worker.games.listed((table, seq) for table, seq, _, _ in rows)
    sides = {
        table: side
        for table, game in listed.items()
        if (side := game.standing.side_of(me.id)) is not None
    }
    summaries = await worker.reviews.summaries(list(sides))
    own_seats = {table: listed[table].standing.summary(me.id)["seats"] for table in sides}
    reviewed = [
        ReviewedGame(_day(updated), own.mean_loss, own.luck)
        for table, _, _, updated in reversed(rows)
        if table in sides and (own := _own_review(summaries.get(table), own_seats[table]))
    ]
    return GameFigures.model_validate(Statistics([*sides.values()], reviewed).document())


@router.get("/records", response_class=StreamingResponse, responses=doc.RECORD_LINES)
async def my_records(request: Request, me: Me) -> StreamingResponse:
    """Return the records of this guest's ended games, one per line."""
    await limit(request, "export", me.id)
    worker = worker_of(request)
    games = (await _listed(worker, me)).values()
    tables = [game.table for game in games if _has_record(game, me)]
    named = {"content-disposition": 'attachment; filename="amletero-games.jsonl"'}
    return StreamingResponse(_lines(worker, tables), headers=named, media_type=doc.JSON_LINES)


@router.delete("/games/{table}", status_code=204)
async def delete_game(request: Request, table: TableId, me: Me) -> Response:
    """Remove an ended game from this guest's list, and the guest's name from the game."""
    await limit(request, "change", me.id)
    worker = worker_of(request)
    admission = await worker.members.admission(table, me.id)
    if admission is None or not admission.member:
        raise deny(RefusalCode.NO_TABLE)
    (listed,) = (await worker.games.listed(await worker.log.lengths([table]))).values()
    if listed.standing.phase not in ENDED:
        raise deny(RefusalCode.NOT_OVER)
    await worker.members.remove(table, me.id)
    return Response(status_code=204)


def _day(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d")


async def _listed(worker: Worker, me: GuestRow) -> dict[str, Listed]:
    rows = await worker.guests.tables(me.id, MOST_GAMES)
    return await worker.games.listed((table, seq) for table, seq, _, _ in rows)


def _has_record(game: Listed, me: GuestRow) -> bool:
    """Return whether a game has ended, had begun, and this guest sat there."""
    begun = bool(game.standing.tokens) and game.standing.phase in ENDED
    return begun and any(chair.guest == me.id for chair in game.standing.chairs)


async def _lines(worker: Worker, tables: list[str]) -> AsyncIterator[str]:
    for table in tables:
        entries, names = await worker.log.read(table), await worker.log.names(table)
        record = await asyncio.to_thread(record_document, table, entries, names)
        yield json.dumps(record, ensure_ascii=False) + "\n"


def _summary(
    game: Listed, me: GuestRow, created: float, updated: float, reviewed: str | None
) -> GameSummary:
    summary = game.standing.summary(me.id)
    return GameSummary(
        table=game.table,
        players=game.players,
        review=_own_review(reviewed, summary["seats"]),
        created=created,
        updated=updated,
        **summary,
    )


def _own_review(summary: str | None, seats: list[int]) -> OwnReview | None:
    """Return how a guest played, from the summary of a review; None unless they had one seat."""
    if summary is None or len(seats) != 1:
        return None
    by_seat = msgspec.json.decode(summary, type=list[SeatSummaryDocument])
    own = by_seat[seats[0]]
    return OwnReview(mean_loss=own.mean_loss, accuracy=own.accuracy, luck=own.luck)
