"""Reviews in a browser: made in a worker of their own, and kept with the games.

The page asks another worker for them than for its tables, so that these go on meanwhile.
"""

import asyncio
import hashlib
from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

import msgspec

from amletero.record.replay import replay
from amletero.record.strict_json import read_json
from amletero.review.review_jobs import KeepReview, ReviewJobs, review_line
from amletero.static_site.browser_tables import BrowserTables
from amletero.wire.facts import Document
from amletero.wire.review import ReviewDocument

T = TypeVar("T")
TellLine: TypeAlias = Callable[[str], None]
"""Hands a line of an answer to the page, before the answer is whole."""


class LocalReviews:
    """Makes the reviews of one worker, a round of each game in turn."""

    def __init__(self, tables: BrowserTables) -> None:
        self._bots, self._page = tables.bots, tables.page
        self._jobs = ReviewJobs(_run_here, tables.trouble)

    async def kept(self, table: str) -> ReviewDocument | None:
        """Return the review of a game if it has been made by this version."""
        text = await self._page.review(table)
        try:
            return msgspec.json.decode(text, type=ReviewDocument) if text else None
        except msgspec.MsgspecError:
            return None

    async def review_game(self, table: str, record: Document, tell: TellLine) -> None:
        """Review a game that is over: tell a line for each round, then the whole review."""

        async def keep(review: ReviewDocument) -> None:
            summary, whole = (
                msgspec.json.encode(part).decode() for part in (review.summary, review)
            )
            await self._page.keep_review(table, summary, whole)

        if (kept := await self.kept(table)) is not None:
            tell(review_line(kept, len(kept.rounds)).decode())
        else:
            await self._review(table, record, tell, keep)

    async def review_record(self, text: str, tell: TellLine) -> None:
        """Review a record from anywhere. Raises `RecordFault`."""
        digest = hashlib.sha256(text.encode()).hexdigest()
        await self._review(digest, read_json(text.encode()), tell, _forget)

    async def _review(self, key: str, document: object, tell: TellLine, keep: KeepReview) -> None:
        record = replay(document)
        await self._bots.prepare_judging(record.edition, len(record.players))
        # Each game is a "guest" of its own: who leaves its page for another gets both reviews.
        async for line in self._jobs.lines(key, key, record, keep):
            tell(line.decode())


async def _run_here(work: Callable[..., T], *about: Any) -> T:
    """Return what the work returns, after the page has been heard."""
    await asyncio.sleep(0)
    return work(*about)


async def _forget(_: ReviewDocument) -> None:
    """Keep nothing: the record is not one of this browser's games."""
