"""The REST routes: guests, tables, invitations and records."""

from importlib.metadata import version
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import JSONResponse

from amletero.bots import BOTS
from amletero.rules.editions import EDITIONS
from amletero.server import rest_models as doc
from amletero.server.game_lists import Listed
from amletero.server.request_context import (
    Me,
    TableId,
    access_of,
    limit,
    limit_by_day,
    worker_of,
)
from amletero.server.strict_requests import StrictRoute
from amletero.server.table_access import COOKIE, plays
from amletero.storage.guests import TRANSFER_SECONDS
from amletero.tables.live_table import LiveTable
from amletero.tables.messages import table_state
from amletero.tables.new_table import first_chairs
from amletero.tables.player_names import cleaned
from amletero.tables.record_of_log import record_document
from amletero.tables.refusals import deny
from amletero.tables.settings import MOVE_SECONDS, PHRASES, Settings, settings
from amletero.wire.socket import PROTOCOL
from amletero.wire.socket.codes import RefusalCode

COOKIE_SECONDS: Final = 60 * 60 * 24 * 400
MOST_GAMES: Final = 30

_STATUS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": doc.Error} for status in (400, 401, 403, 404, 409, 413, 422, 429, 503)
}
router: Final = APIRouter(prefix="/api", responses=_STATUS, route_class=StrictRoute)


async def _table(request: Request, table: TableId, me: Me) -> LiveTable:
    return await access_of(request).table(table, me)


Live = Annotated[LiveTable, Depends(_table)]


# --- The server and its guests -------------------------------------------------------------------


@router.get("/server")
async def server(request: Request) -> doc.ServerFacts:
    """Return the choices for a new table, and the server's own address."""
    return doc.ServerFacts(
        protocol=PROTOCOL,
        version=version("amletero"),
        address=worker_of(request).config.address,
        editions=[
            doc.EditionFacts(
                name=name, goals={str(players): goal for players, goal in edition.goals.items()}
            )
            for name, edition in EDITIONS.items()
        ],
        paces=["relaxed", *MOVE_SECONDS],
        bots=list(BOTS),
        phrases=list(PHRASES),
    )


@router.put("/me")
async def name_me(request: Request, response: Response, body: doc.Name) -> doc.Name:
    """Become a guest with this name, or change the name."""
    worker, name = worker_of(request), cleaned(body.name)
    guest = await worker.guests.find(request.cookies.get(COOKIE))
    if guest is None:
        await limit(request, "guest")
        await worker.storage_limits.add_guest()
        await limit_by_day(request, "guest")
        guest = await worker.guests.add(name)
    else:
        await limit(request, "change", guest.id)
        await worker.guests.rename(guest.id, name)
    _set_cookie(request, response, guest.id)
    return doc.Name(name=name)


@router.get("/me")
async def me(request: Request) -> doc.GuestName:
    """Return the name of this browser's guest, or null for a newcomer."""
    guest = await worker_of(request).guests.find(request.cookies.get(COOKIE))
    await limit(request, "read", None if guest is None else guest.id)
    return doc.GuestName(name=None if guest is None else guest.name)


@router.delete("/me", status_code=204)
async def forget_me(request: Request, me: Me) -> Response:
    """Delete all that the server knows about this guest."""
    await worker_of(request).forget(me.id)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


@router.post("/me/transfer")
async def offer_transfer(request: Request, me: Me) -> doc.Transfer:
    """Return a secret for the link that moves this guest to another device."""
    await limit(request, "transfer", me.id)
    worker = worker_of(request)
    secret = await worker.guests.offer_transfer(me.id, worker.clock.now())
    return doc.Transfer(secret=secret, seconds=TRANSFER_SECONDS)


@router.post("/transfer")
async def transfer(request: Request, response: Response, body: doc.LinkSecret) -> doc.Name:
    """Become the guest whose transfer link this is."""
    await limit(request, "secret")
    worker = worker_of(request)
    guest = await worker.guests.transfer(body.secret, worker.clock.now())
    if guest is None:
        raise deny(RefusalCode.NOT_INVITED)
    _set_cookie(request, response, guest.id)
    return doc.Name(name=guest.name)


# --- Tables --------------------------------------------------------------------------------------


@router.post("/tables", status_code=201)
async def create_table(request: Request, me: Me, body: doc.NewTable) -> doc.CreatedTable:
    """Create a table."""
    await limit(request, "table", me.id)
    worker, chosen = worker_of(request), _settings(body)
    chairs = first_chairs(body.players, body.bots, me.id if body.sit else None)
    await limit_by_day(request, "table")
    table, invite = await worker.manager.maker.create(chosen, me.id, chairs, {0: me.name})
    await worker.members.admit(table, me.id)
    return doc.CreatedTable(id=table, invite=invite)


@router.get("/tables")
async def open_tables(request: Request) -> doc.OpenTables:
    """Return the tables that everyone may enter, the latest first."""
    await limit(request, "list")
    worker = worker_of(request)
    listed = await worker.games.listed(await worker.members.open_to_everyone(MOST_GAMES))
    return doc.OpenTables(
        tables=[
            _overview(game)
            for game in listed.values()
            if game.standing.phase in ("lobby", "playing")
        ]
    )


@router.get("/tables/{table}", response_model=dict[str, Any])
async def table(live: Live, me: Me) -> Response:
    """Return the table's state."""
    state = live.state
    told = table_state(state, live.visitors.present_guests(state), me.id)
    return Response(msgspec.json.encode(told), media_type="application/json")


@router.get("/tables/{table}/invite")
async def invite(request: Request, live: Live, me: Me) -> doc.Invite:
    """Return the secret of the table's link, to guests who sit there."""
    if not live.state.seats_of(me.id) and live.state.host != me.id:
        raise deny(RefusalCode.NOT_SEATED)
    return doc.Invite(invite=await access_of(request).invite(live.state.id))


@router.post("/tables/{table}/invite", status_code=204)
async def accept(request: Request, table: TableId, me: Me, body: doc.LinkSecret) -> Response:
    """Admit the guest if the secret is that of the table's link."""
    await limit(request, "secret", me.id)
    await access_of(request).accept(table, me, body.secret)
    return Response(status_code=204)


@router.post("/tables/{table}/invitation")
async def invitation(request: Request, table: TableId, body: doc.LinkSecret) -> doc.TableOverview:
    """Return the table that a link leads to, for guests who have not said their name yet."""
    await limit(request, "secret")
    await access_of(request).check_secret(table, body.secret)
    worker = worker_of(request)
    listed = await worker.games.listed(await worker.log.lengths([table]))
    if table not in listed:
        raise deny(RefusalCode.NO_TABLE)
    return _overview(listed[table])


@router.get("/tables/{table}/record", response_model=dict[str, Any])
async def record(request: Request, live: Live, me: Me) -> Response:
    """Return the record of a finished or closed game, with what is needed to verify its deals."""
    if not live.state.published:
        raise deny(RefusalCode.NOT_OVER)
    if live.state.settings.private and not plays(live.state, me.id):
        raise deny(RefusalCode.NOT_INVITED)
    worker, table = worker_of(request), live.state.id
    entries = await worker.log.read(table)
    document = record_document(table, entries, await worker.log.names(table))
    return JSONResponse(document)


def _settings(body: doc.NewTable) -> Settings:
    chosen = body.model_dump(exclude={"bots", "sit"})
    return settings(**chosen)


def _set_cookie(request: Request, response: Response, guest: str) -> None:
    response.set_cookie(
        COOKIE,
        worker_of(request).guests.cookie(guest),
        max_age=COOKIE_SECONDS,
        path="/",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )


def _overview(game: Listed) -> doc.TableOverview:
    """Return the overview of a listed table. Raises `Denied` if it is closed."""
    standing = game.standing
    if standing.phase == "closed":
        raise deny(RefusalCode.NO_TABLE)
    return doc.TableOverview(
        table=game.table,
        phase=standing.phase,
        edition=standing.settings.edition,
        goal=standing.settings.goal,
        pace=standing.settings.pace,
        watch=standing.settings.watch,
        players=game.players,
        bots=standing.bots,
        host=standing.host_seat,
        free=sum(chair.free for chair in standing.chairs),
    )
