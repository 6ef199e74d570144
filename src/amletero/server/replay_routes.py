"""The REST routes of replay: finished games, and records from anywhere, in frames."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse

from amletero.locales import Language, Speaker
from amletero.locales.fault_sentences import fault_text
from amletero.pictures.moment_picture import moment_picture
from amletero.record.faults import Fault, RecordFault
from amletero.record.frames import RecordedGame, recorded_game
from amletero.record.strict_json import read_json
from amletero.rules.editions import STANDARD
from amletero.rules.moves import Rule
from amletero.server import rest_models as doc
from amletero.server.request_context import TableId, Visitor, access_of, limit, worker_of
from amletero.tables.record_of_log import record_document
from amletero.tables.refusals import deny
from amletero.tables.replay_document import named_bots, replay_document
from amletero.wire.facts import Document
from amletero.wire.socket.codes import RefusalCode

_STATUS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": doc.Error} for status in (400, 403, 404, 409, 413, 422, 429, 503)
}
router: Final = APIRouter(prefix="/api", responses=_STATUS)

Eyes = Annotated[int | None, Query(ge=0, le=5, alias="seat")]
"""The seat whose eyes are used; without it, all cards are face up."""
Lang = Annotated[Language, Query()]
PICTURE: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}
}


@router.get("/games/{table}/record", response_model=dict[str, Any])
async def game_record(request: Request, table: TableId, visitor: Visitor) -> Response:
    """Return the record of a finished or closed game to anyone who may read it."""
    record, _ = await published_game(request, table, visitor)
    return JSONResponse(record)


@router.get("/games/{table}/frames", response_model=doc.Replay)
async def game_frames(
    request: Request,
    table: TableId,
    visitor: Visitor,
    seat: Eyes = None,
    lang: Lang = Language.ENGLISH,
) -> Response:
    """Return a finished or closed game in frames to anyone who may read it."""
    record, colors = await published_game(request, table, visitor)
    return await _answer(lambda: _frames(record, seat, lang, colors))


@router.post("/replay", response_model=doc.Replay, openapi_extra=doc.RECORD_BODY)
async def replay_frames(
    request: Request, seat: Eyes = None, lang: Lang = Language.ENGLISH
) -> Response:
    """Return a record in frames, up to its fault if it has one."""
    await limit(request, "replay")
    body = await request.body()
    return await _answer(lambda: _frames(_document(body), seat, lang))


@router.get("/games/{table}/picture", response_class=Response, responses=PICTURE)
async def game_picture(
    request: Request, table: TableId, visitor: Visitor, moment: Annotated[doc.Moment, Query()]
) -> Response:
    """Return a still picture of a moment of a finished or closed game."""
    record, _ = await published_game(request, table, visitor)
    return await _answer(lambda: _picture(record, moment))


@router.post(
    "/replay/picture", response_class=Response, responses=PICTURE, openapi_extra=doc.RECORD_BODY
)
async def replay_picture(request: Request, moment: Annotated[doc.Moment, Query()]) -> Response:
    """Return a still picture of a moment of a record."""
    await limit(request, "replay")
    body = await request.body()
    return await _answer(lambda: _picture(_document(body), moment))


async def published_game(
    request: Request, table: str, visitor: Visitor
) -> tuple[Document, list[int]]:
    """Return the record of a game that may be read, and the colors of its seats."""
    await limit(request, "replay", visitor.id if visitor else None)
    live = await access_of(request).published(table, visitor)
    colors, log = list(live.state.colors), worker_of(request).log
    entries, names = await log.read(table), await log.names(table)
    return await asyncio.to_thread(record_document, table, entries, names), colors


async def _answer(work: Callable[[], Response]) -> Response:
    """Return what the work returns, done in a thread: others at this worker do not wait for it."""
    try:
        return await asyncio.to_thread(work)
    except _UnreadableRecord as unreadable:
        return fault_answer(unreadable.fault, unreadable.language)


def fault_answer(fault: Fault, language: Language) -> Response:
    """Return the answer about a record of which nothing can be shown: its code and a sentence."""
    text = fault_text(Speaker(language, fault.edition or STANDARD), fault)
    return JSONResponse({"code": fault.code, "error": text}, 422)


class _UnreadableRecord(Exception):
    """There is nothing to show of a record: its fault, and the language of the reader."""

    def __init__(self, fault: Fault, language: Language) -> None:
        super().__init__(fault)
        self.fault = fault
        self.language = language


def _document(body: bytes) -> object:
    """Return the JSON value of a record, or its fault."""
    try:
        return read_json(body)
    except RecordFault as fault:
        return fault


def _frames(
    record: object, seat: int | None, language: Language, colors: list[int] | None = None
) -> Response:
    game = _game(record, seat, language)
    people = {"bots": named_bots(record, game), "colors": colors or list(game.seats)}
    document = replay_document(game, seat, language) | people
    return Response(msgspec.json.encode(document), media_type="application/json")


def _picture(record: object, moment: doc.Moment) -> Response:
    game = _game(record, moment.seat, moment.lang)
    index = game.place(moment.round, moment.move)
    if index is None:
        raise deny(RefusalCode.NOT_FOUND)
    drawn = moment_picture(game, index, moment.seat, moment.lang)
    return Response(drawn, media_type="image/svg+xml")


def _game(record: object, seat: int | None, language: Language) -> RecordedGame:
    """Return the game of a record. Raises `Denied` if it has no such seat."""
    try:
        game = recorded_game(record)
    except RecordFault as error:
        raise _UnreadableRecord(error.fault, language) from error
    if seat is not None and seat not in game.seats:
        raise deny(Rule.NO_SUCH_SEAT, seat=seat)
    return game
