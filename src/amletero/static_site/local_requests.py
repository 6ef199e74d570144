"""The REST requests that a page makes, answered without a server: the same paths and documents."""

import json
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated, Any, Final, TypeAlias

import msgspec

from amletero.bots import BOTS
from amletero.history.statistics import ReviewedGame, Statistics
from amletero.record.faults import RecordFault
from amletero.record.strict_json import read_json
from amletero.rules.editions import EDITIONS
from amletero.static_site.browser_tables import ENDED, GUEST, BrowserTables, StoredGame
from amletero.static_site.local_replay import fault_document, frames_of
from amletero.static_site.local_reviews import LocalReviews, TellLine
from amletero.tables.entries import BrokenLog
from amletero.tables.log import LogUnavailable
from amletero.tables.new_table import first_chairs
from amletero.tables.player_names import cleaned
from amletero.tables.record_of_log import record_document
from amletero.tables.refusals import Denied, deny
from amletero.tables.settings import PHRASES, EditionName, Pace, Watch, settings
from amletero.tables.state import State
from amletero.wire.facts import Document
from amletero.wire.socket import PROTOCOL
from amletero.wire.socket.codes import AnyCode, RefusalCode

MOST_GAMES: Final = 300
"""Limit of listed games, latest first; all are counted and exported."""
STATUS: Final[Mapping[AnyCode, int]] = {
    RefusalCode.NO_TABLE: 404,
    RefusalCode.NOT_FOUND: 404,
    RefusalCode.NOT_OVER: 409,
}
"""By code: the HTTP status of a refusal; 400 for all others."""

LocalAnswer: TypeAlias = tuple[int, str]
"""An HTTP status and a body."""


class _Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of a request."""


class NewName(_Asked, frozen=True, kw_only=True):
    """The name of the person at this browser."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class NewLocalTable(_Asked, frozen=True, kw_only=True):
    """The settings of a new table; settings that only a server has are ignored."""

    edition: EditionName
    players: int
    goal: int | None = None
    pace: Pace = "relaxed"
    move_seconds: int | None = None
    watch: Watch = "nobody"
    hints: bool = False
    fair: bool = False
    first: int | None = None
    private: bool = False
    bots: Annotated[list[str], msgspec.Meta(max_length=6)] = []
    sit: bool = True


@dataclass(frozen=True, slots=True)
class LocalRequest:
    """A request of the page: the table in its path, its query and its body."""

    table: str
    query: Mapping[str, str]
    body: str
    tell: TellLine = lambda _: None

    @property
    def seat(self) -> int | None:
        """Return the seat whose eyes are used; None: all cards are face up."""
        seat = self.query.get("seat")
        return None if seat is None else int(seat)


class LocalRequests:
    """Answers the requests of one page."""

    def __init__(self, tables: BrowserTables, version: str) -> None:
        self.tables = tables
        self._version = version
        self._reviews = LocalReviews(tables)
        self._routes: list[tuple[str, str, Callable[[LocalRequest], Awaitable[object]]]] = [
            ("GET", "/api/server", self._facts),
            ("GET", "/api/me", self._me),
            ("PUT", "/api/me", self._rename),
            ("GET", "/api/me/games", self._games),
            ("DELETE", "/api/me/games/{table}", self._delete),
            ("GET", "/api/me/statistics", self._statistics),
            ("GET", "/api/me/records", self._records),
            ("POST", "/api/tables", self._create),
            ("GET", "/api/tables/{table}/record", self._record),
            ("GET", "/api/games/{table}/record", self._record),
            ("GET", "/api/games/{table}/frames", self._game_frames),
            ("GET", "/api/games/{table}/review", self._kept_review),
            ("POST", "/api/games/{table}/review", self._game_review),
            ("POST", "/api/replay", self._replay),
            ("POST", "/api/replay/review", self._record_review),
        ]

    async def answer(
        self, method: str, path: str, query: str, body: str, tell: TellLine = lambda _: None
    ) -> LocalAnswer:
        """Return the answer to a request; its query is a JSON object of texts.

        The lines of a long answer are told as they come, before an answer that is empty.
        """
        try:
            for verb, pattern, handler in self._routes:
                found = re.fullmatch(pattern.replace("{table}", "([A-Za-z0-9]{1,16})"), path)
                if found and verb == method:
                    table = found[1] if found.groups() else ""
                    said = await handler(LocalRequest(table, json.loads(query), body, tell))
                    return 200, said if isinstance(said, str) else json.dumps(said)
            raise deny(RefusalCode.NOT_FOUND)
        except Denied as denied:
            return _refused(STATUS.get(denied.denial.code, 400), denied.denial.code)
        except (msgspec.MsgspecError, ValueError) as error:
            if isinstance(error, RecordFault):
                fault = fault_document(error.fault)
                return 422, json.dumps({"error": "", "fault": fault} | fault)
            return _refused(422, RefusalCode.UNREADABLE)
        except BrokenLog as broken:
            self.tables.trouble(broken)
            return _refused(503, RefusalCode.BROKEN_LOG)
        except LogUnavailable:
            return _refused(503, RefusalCode.UNAVAILABLE)

    # --- The choices and the person ------------------------------------------------------------

    async def _facts(self, _: LocalRequest) -> Document:
        editions = [
            {"name": name, "goals": {str(players): goal for players, goal in rules.goals.items()}}
            for name, rules in EDITIONS.items()
        ]
        return {
            "protocol": PROTOCOL,
            "version": self._version,
            "address": None,
            "editions": editions,
            "paces": ["relaxed", "live"],
            "bots": list(BOTS),
            "phrases": list(PHRASES),
        }

    async def _me(self, _: LocalRequest) -> Document:
        return {"name": self.tables.name}

    async def _rename(self, request: LocalRequest) -> Document:
        self.tables.name = cleaned(msgspec.json.decode(request.body, type=NewName).name)
        return await self._me(request)

    # --- Tables and games ----------------------------------------------------------------------

    async def _create(self, request: LocalRequest) -> Document:
        asked = msgspec.json.decode(request.body, type=NewLocalTable)
        rules = settings(
            edition=asked.edition,
            players=asked.players,
            goal=asked.goal,
            pace=asked.pace,
            move_seconds=asked.move_seconds,
            watch="nobody",
            fair=False,  # this browser deals: there is nobody to prove it to
            first=asked.first,
        )
        chairs = first_chairs(asked.players, asked.bots, GUEST if asked.sit else None)
        maker = self.tables.manager.maker
        table, invite = await maker.create(rules, GUEST, chairs, {0: self.tables.name})
        return {"id": table, "invite": invite}

    async def _games(self, request: LocalRequest) -> Document:
        most = min(int(request.query.get("most", MOST_GAMES)), MOST_GAMES)
        games = []
        for game in (await self.tables.listed())[:most]:
            if (found := await self.tables.standing(game)) is not None:
                standing, players = found
                dates = {"created": game.created, "updated": game.updated}
                summary = standing.summary(GUEST)
                own = game.own_review(summary["seats"])
                review = None if own is None else msgspec.to_builtins(own)
                table = {"table": game.table, "players": players, "review": review}
                games.append(table | summary | dates)
        return {"games": games}

    async def _delete(self, request: LocalRequest) -> Document:
        state, _ = await self._stored(request.table)
        if state.phase not in ENDED:
            raise deny(RefusalCode.NOT_OVER)
        await self.tables.remove(request.table)
        return {}

    async def _statistics(self, _: LocalRequest) -> Document:
        sides, reviewed = [], []
        for game in reversed(await self.tables.listed()):
            found = await self.tables.standing(game)
            side = None if found is None else found[0].side_of(GUEST)
            if found is None or side is None:
                continue
            sides.append(side)
            if own := game.own_review(found[0].summary(GUEST)["seats"]):
                reviewed.append(ReviewedGame(_day(game), own.mean_loss, own.luck))
        return Statistics(sides, reviewed).document()

    async def _records(self, _: LocalRequest) -> str:
        lines = []
        for game in await self.tables.listed():
            found = await self.tables.standing(game)
            if found is not None and found[0].phase in ENDED and found[0].tokens:
                record = (await self._stored(game.table))[1]
                lines.append(json.dumps(record(), ensure_ascii=False) + "\n")
        return "".join(lines)

    async def _record(self, request: LocalRequest) -> Document:
        return (await self._published(request.table))[1]

    # --- Replay and review -----------------------------------------------------------------------

    async def _game_frames(self, request: LocalRequest) -> Document:
        state, record = await self._published(request.table)
        return frames_of(record, request.seat) | {"colors": list(state.colors)}

    async def _kept_review(self, request: LocalRequest) -> Document:
        await self._published(request.table)
        return {"review": msgspec.to_builtins(await self._reviews.kept(request.table))}

    async def _game_review(self, request: LocalRequest) -> str:
        _, record = await self._published(request.table)
        await self._reviews.review_game(request.table, record, request.tell)
        return ""

    async def _record_review(self, request: LocalRequest) -> str:
        await self._reviews.review_record(request.body, request.tell)
        return ""

    async def _replay(self, request: LocalRequest) -> Document:
        return frames_of(read_json(request.body.encode()), request.seat)

    async def _published(self, table: str) -> tuple[State, Document]:
        """Return a table whose game is over, and its record."""
        state, record = await self._stored(table)
        if not state.published:
            raise deny(RefusalCode.NOT_OVER)
        return state, record()

    async def _stored(self, table: str) -> tuple[State, Callable[[], dict[str, Any]]]:
        stored = await self.tables.stored(table)
        if not stored.entries:
            raise deny(RefusalCode.NO_TABLE)
        state = State.of(table, stored.entries)
        return state, lambda: record_document(table, stored.entries, stored.names)


def _day(game: StoredGame) -> str:
    """Return the day of a game's last move."""
    return datetime.fromtimestamp(game.updated, UTC).strftime("%Y-%m-%d")


def _refused(status: int, code: str) -> LocalAnswer:
    return status, json.dumps({"code": code, "error": code})
