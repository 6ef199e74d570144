"""Reviews of games: made round by round, for all who ask.

Those who ask for the same game at the same time share one job. A job that nobody follows any
longer ends after its round.
"""

import asyncio
import pickle
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing
from typing import Any, Final, Protocol, TypeAlias, TypeVar

import msgspec

from amletero.record.game import GameRecord
from amletero.tables.refusals import Denied, deny
from amletero.wire.review import ReviewDocument, RoundReviewDocument
from amletero.wire.socket.codes import RefusalCode

T = TypeVar("T")
KeepReview: TypeAlias = Callable[[ReviewDocument], Awaitable[None]]
"""Stores a review."""

MOST_JOBS: Final = 8
"""Games under review at a time in one worker; further ones are refused."""
SEED: Final = 0
"""Random seed of all reviews: the same game gets the same review."""


class ReviewFailed(Exception):
    """A review could not be made."""


class RunWork(Protocol):
    """Runs work that takes seconds without blocking anything else."""

    async def __call__(self, work: Callable[..., T], *about: Any) -> T:
        """Return what the work returns."""


class _Job:
    """The review of one game as it is being made."""

    def __init__(self, record: GameRecord) -> None:
        self.record = record
        self.rounds: list[RoundReviewDocument] = []
        self.review: ReviewDocument | None = None
        """The whole review, once it is made."""
        self.failed = False
        self.followers: list[str] = []
        """Guests or addresses, once for each request that follows the job."""
        self._news = asyncio.Event()

    def tell(self) -> None:
        """Wake those who follow the job."""
        self._news.set()
        self._news = asyncio.Event()

    async def reviewed_rounds(self) -> AsyncGenerator[RoundReviewDocument, None]:
        """Yield the rounds as they are reviewed. Raises `ReviewFailed`."""
        told = 0
        while True:
            news = self._news
            for round in self.rounds[told:]:
                yield round
            told = len(self.rounds)
            if self.failed:
                raise ReviewFailed
            if self.review is not None:
                return
            if news is self._news:
                await news.wait()


class ReviewJobs:
    """Makes the reviews of one worker, a round of each game in turn."""

    def __init__(self, run: RunWork, trouble: Callable[[BaseException], None]) -> None:
        self._run = run
        self._trouble = trouble
        self._turn = asyncio.Lock()
        """One round at a time; the games take turns."""
        self._jobs: dict[str, _Job] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def check(self, key: str, who: str) -> None:
        """Raise `Denied` if this guest has another game reviewed, or too many games are.

        `key` is the same for the same game, `who` for the same guest.
        """
        if any(who in job.followers for other, job in self._jobs.items() if other != key):
            raise deny(RefusalCode.REVIEW_RUNNING)
        if key not in self._jobs and len(self._jobs) >= MOST_JOBS:
            raise deny(RefusalCode.REVIEWS_FULL)

    async def review(
        self, key: str, who: str, record: GameRecord, keep: KeepReview
    ) -> AsyncGenerator[RoundReviewDocument | ReviewDocument, None]:
        """Yield the rounds of a game as they are reviewed, then the whole review.

        `keep` stores it. Raises `Denied` as `check` does, and `ReviewFailed`.
        """
        self.check(key, who)
        job = self._jobs.get(key)
        if job is None:
            job = self._jobs[key] = _Job(record)
            self._tasks[key] = asyncio.create_task(self._make(key, job, keep))
        job.followers.append(who)
        try:
            async with aclosing(job.reviewed_rounds()) as rounds:
                async for round in rounds:
                    yield round
            assert job.review is not None
            yield job.review
        finally:
            job.followers.remove(who)
            if not job.followers and self._jobs.get(key) is job:
                self._tasks[key].cancel()
                self._end(key, job)

    async def lines(
        self, key: str, who: str, record: GameRecord, keep: KeepReview
    ) -> AsyncGenerator[bytes, None]:
        """Yield what `review` yields as lines of JSON; the last one says if it failed."""
        try:
            async with aclosing(self.review(key, who, record, keep)) as parts:
                async for part in parts:
                    yield review_line(part, len(record.rounds))
        except (Denied, ReviewFailed) as error:
            code = error.denial.code if isinstance(error, Denied) else RefusalCode.UNAVAILABLE
            yield msgspec.json.encode({"code": code}) + b"\n"

    async def close(self) -> None:
        """End all jobs."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, key: str, job: _Job, keep: KeepReview) -> None:
        try:
            made = list[bytes]()
            for number in range(len(job.record.rounds)):
                pickled, round = await self._asked(_review_round, job.record, number)
                made.append(pickled)
                job.rounds.append(round)
                job.tell()
            review = await self._asked(_sum_up, job.record, made)
            await keep(review)
            job.review = review
        except Exception as error:  # noqa: BLE001 - those who asked are told that it failed
            self._trouble(error)
            job.failed = True
        self._end(key, job)
        job.tell()

    async def _asked(self, work: Callable[..., T], *about: Any) -> T:
        async with self._turn:
            return await self._run(work, *about)

    def _end(self, key: str, job: _Job) -> None:
        if self._jobs.get(key) is job:
            del self._jobs[key], self._tasks[key]


def review_line(part: RoundReviewDocument | ReviewDocument, rounds: int) -> bytes:
    """Return a round or the whole review as a line of an answer."""
    name = "review" if isinstance(part, ReviewDocument) else "round"
    return msgspec.json.encode({"rounds": rounds, name: part}) + b"\n"


# These are run as work: a server itself never loads what a review needs.


def _review_round(record: GameRecord, number: int) -> tuple[bytes, RoundReviewDocument]:
    """Return the review of a round, to be handed to `_sum_up`, and its document."""
    from amletero.review.document import round_document  # noqa: PLC0415
    from amletero.review.game_review import review_one_round  # noqa: PLC0415

    round = review_one_round(record, number, SEED)
    return pickle.dumps(round), round_document(round, record.edition)


def _sum_up(record: GameRecord, rounds: list[bytes]) -> ReviewDocument:
    from amletero.review.document import review_document  # noqa: PLC0415
    from amletero.review.game_review import GameReview  # noqa: PLC0415

    made = tuple(pickle.loads(round) for round in rounds)  # noqa: S301 - made by `_review_round`
    return review_document(GameReview(record, made))
