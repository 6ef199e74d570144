"""The REST routes of reviews: of finished games, with which they are kept, and of any record."""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Iterable
from typing import Any, Final

import msgspec
from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse

from amletero.locales import Language
from amletero.record.faults import RecordFault
from amletero.record.game import GameRecord
from amletero.record.replay import replay
from amletero.record.strict_json import read_json
from amletero.review.review_jobs import KeepReview, review_line
from amletero.server import rest_models as doc
from amletero.server.replay_routes import Lang, fault_answer, published_game
from amletero.server.request_context import TableId, Visitor, address_of, limit, worker_of
from amletero.wire.facts import Document
from amletero.wire.review import ReviewDocument

_STATUS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": doc.Error} for status in (400, 403, 404, 409, 413, 422, 429, 503)
}
router: Final = APIRouter(prefix="/api", responses=_STATUS)

UNBUFFERED: Final = {"x-accel-buffering": "no"}
"""Header that asks proxies to pass each line on at once."""


@router.get("/games/{table}/review", response_model=doc.KeptReview)
async def kept_review(request: Request, table: TableId, visitor: Visitor) -> Response:
    """Return the review of a finished or closed game if it has been made."""
    record, _ = await published_game(request, table, visitor)
    kept = await _kept(request, table, record)
    return Response(msgspec.json.encode({"review": kept}), media_type="application/json")


@router.post("/games/{table}/review", response_class=StreamingResponse, responses=doc.REVIEW_LINES)
async def game_review(request: Request, table: TableId, visitor: Visitor) -> Response:
    """Review a finished or closed game: a line for each round, then the whole review."""
    document, _ = await published_game(request, table, visitor)
    kept = await _kept(request, table, document)
    if kept is not None:
        return _streamed([review_line(kept, len(kept.rounds))])
    record = await asyncio.to_thread(replay, document)

    async def keep(review: ReviewDocument) -> None:
        nameless = msgspec.structs.replace(review, players=[""] * len(review.players))
        summary, whole = (msgspec.json.encode(part).decode() for part in (review.summary, nameless))
        await worker_of(request).reviews.keep(table, summary, whole)

    return await _reviewed(request, f"game {table}", visitor, record, keep)


@router.post(
    "/replay/review",
    response_class=StreamingResponse,
    responses=doc.REVIEW_LINES,
    openapi_extra=doc.RECORD_BODY,
)
async def record_review(
    request: Request, visitor: Visitor, lang: Lang = Language.ENGLISH
) -> Response:
    """Review a record from anywhere: a line for each round, then the whole review."""
    await limit(request, "replay")
    body = await request.body()
    try:
        record = await asyncio.to_thread(lambda: replay(read_json(body)))
    except RecordFault as error:
        return fault_answer(error.fault, lang)
    return await _reviewed(request, hashlib.sha256(body).hexdigest(), visitor, record, _forget)


async def _forget(_: ReviewDocument) -> None:
    """KeepReview nothing: the record is none of this server's games."""


async def _kept(request: Request, table: str, record: Document) -> ReviewDocument | None:
    """Return the kept review of a game, with the names that its players have now."""
    text = await worker_of(request).reviews.read(table)
    if text is None:
        return None
    kept = await asyncio.to_thread(msgspec.json.decode, text, type=ReviewDocument)
    return msgspec.structs.replace(kept, players=record["players"])


async def _reviewed(
    request: Request, key: str, visitor: Visitor, record: GameRecord, keep: KeepReview
) -> Response:
    who = visitor.id if visitor else address_of(request)
    await limit(request, "review", who)
    jobs = worker_of(request).review_jobs
    jobs.check(key, who)
    return _streamed(jobs.lines(key, who, record, keep))


def _streamed(lines: AsyncIterator[bytes] | Iterable[bytes]) -> StreamingResponse:
    return StreamingResponse(lines, headers=UNBUFFERED, media_type=doc.JSON_LINES)
