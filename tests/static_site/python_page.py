"""A page in Python: what the browser's side does for its tables, without a browser."""

import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

from amletero.static_site.browser_tables import BrowserTables
from amletero.static_site.local_requests import LocalRequests
from amletero.tables.due_tasks import Delays
from amletero.wire.socket import PROTOCOL

AT_ONCE = Delays(between_rounds=0, bot_least=0, bot_most=0)
CONNECTION = 1


@dataclass
class PythonPage:
    """Stores lines in memory, and plays the first legal move of every turn of its own."""

    kept: dict[str, list[str]] = field(default_factory=dict)
    told: list[dict[str, Any]] = field(default_factory=list)
    dropped: list[int] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)
    standings: dict[str, tuple[int, str]] = field(default_factory=dict)
    reviews: dict[str, tuple[str, str]] = field(default_factory=dict)
    """By table: the summary of its review, and the whole."""
    stores: bool = True

    async def store(self, table: str, place: int, line: str, phase: str) -> bool:
        del phase
        lines = self.kept.setdefault(table, [])
        assert place == len(lines)
        if self.stores:
            lines.append(line)
        return self.stores

    async def lines(self, table: str) -> str:
        return json.dumps(self.kept.get(table, []))

    async def listed(self) -> str:
        listed = []
        for table, lines in self.kept.items():
            row = {"table": table, "created": 1.0, "updated": 2.0, "size": len(lines)}
            size, standing = self.standings.get(table, (0, ""))
            row |= {"standing": standing} if size == len(lines) else {}
            summary, _ = self.reviews.get(table, ("", ""))
            listed.append(row | ({"summary": summary} if summary else {}))
        return json.dumps(listed)

    async def sum_up(self, table: str, size: int, standing: str) -> None:
        self.standings[table] = size, standing

    async def keep_review(self, table: str, summary: str, review: str) -> None:
        self.reviews[table] = summary, review

    async def review(self, table: str) -> str:
        return self.reviews.get(table, ("", ""))[1]

    async def remove(self, table: str) -> None:
        del self.kept[table]
        self.reviews.pop(table, None)

    async def network(self, name: str) -> None:
        raise AssertionError(f"{name} is in the package")

    def tell(self, connection: int, message: str) -> None:
        assert connection == CONNECTION
        self.told.append(json.loads(message))

    def drop(self, connection: int, code: int) -> None:
        assert connection == CONNECTION
        self.dropped.append(code)

    def report(self, trouble: str) -> None:
        self.troubles.append(trouble)

    def last(self, *types: str) -> dict[str, Any] | None:
        """The latest message of one of these types."""
        return next((said for said in reversed(self.told) if said["type"] in types), None)

    def phase(self) -> str | None:
        """The table's phase, as it was last told."""
        told = self.last("welcome", "table")
        return None if told is None else told["table"]["phase"]


def started(page: PythonPage, seed: int = 7) -> LocalRequests:
    """What a worker starts, with chance from a seed and bots that do not wait."""
    tables = BrowserTables(
        page,
        random_bytes=Random(seed).randbytes,
        wall=lambda: 0.0,
        steady=lambda: 0.0,
        delays=AT_ONCE,
    )
    tables.name = "Ana"
    return LocalRequests(tables, "test")


async def ask(
    site: LocalRequests, method: str, path: str, body: object = None, **query: str
) -> tuple[int, Any]:
    """The status of a request, and its answer's JSON value."""
    text = body if isinstance(body, str) else json.dumps(body)
    status, said = await site.answer(method, path, json.dumps(query), text)
    return status, json.loads(said)


async def lines_of(site: LocalRequests, path: str, body: str = "") -> list[dict[str, Any]]:
    """The lines of an answer that comes line by line."""
    lines: list[str] = []
    assert await site.answer("POST", path, "{}", body, lines.append) == (200, "")
    return [json.loads(line) for line in lines]


async def say(site: LocalRequests, **message: Any) -> None:
    """Send a message of the protocol."""
    await site.tables.hear(CONNECTION, json.dumps(message))


async def enter(site: LocalRequests, table: str) -> None:
    """Connect to a table and greet it."""
    await site.tables.connect(CONNECTION, table)
    await say(site, type="hello", protocol=PROTOCOL, contributes=True, version=None, shown=None)
