"""Reviews over REST: who may ask, what is kept with the game, and what cannot be asked for."""

import asyncio
import json
from collections.abc import AsyncIterator
from threading import Event
from typing import Any

import httpx
import msgspec
import pytest
from tools.torture.client import Guest

from amletero.arena.bot_game import play_game
from amletero.bots import bot
from amletero.record.game import GameRecord
from amletero.review import review_jobs
from amletero.review.review_jobs import ReviewFailed, ReviewJobs
from amletero.rules.editions import STANDARD
from amletero.server.review_process import ReviewProcess
from amletero.tables.refusals import Denied
from amletero.wire.review import ReviewDocument, RoundReviewDocument
from tests.server.test_playing import seated
from tests.server.test_replay import played
from tests.waiting import PATIENCE, until

NOTHING = ReviewDocument("amletero-review", 1, [], [], [], [], 0)


async def test_a_review_is_told_round_by_round_and_kept(address: str) -> None:
    async with (
        Guest(address) as ana,
        httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as anyone,
    ):
        table, _ = await played(ana)
        path = f"/api/games/{table}/review"
        assert (await anyone.get(path)).json() == {"review": None}
        told = await lines(anyone, path)
        *rounds, last = told
        review = msgspec.convert(last["review"], ReviewDocument)
        assert review.players == ["Ana", "random"]
        assert [each["round"] for each in rounds] == last["review"]["rounds"]
        assert {each["rounds"] for each in told} == {len(rounds)}
        assert (await anyone.get(path)).json() == {"review": last["review"]}
        assert await lines(anyone, path) == [last]
        (game,) = (await ana.http.get("/api/me/games")).json()["games"]
        assert game["review"]["mean_loss"] == review.summary[0].mean_loss
        assert game["review"]["luck"] == review.summary[0].luck
        (figures,) = (await ana.http.get("/api/me/statistics")).json()["reviewed"]
        assert figures["luck"] == pytest.approx(review.summary[0].luck, abs=1e-4)
        record = await anyone.get(f"/api/games/{table}/record")
        assert (await lines(anyone, "/api/replay/review", record.content))[-1] == last
        assert (await ana.http.delete("/api/me")).status_code == 204
        assert (await anyone.get(path)).json()["review"]["players"] == ["", "random"]


async def test_a_review_is_for_those_who_may_see_the_replay(address: str) -> None:
    async with Guest(address) as ana, Guest(address, "Beto") as beto:
        running, _ = await seated(ana, beto, fair=False)
        private, _ = await played(ana, private=True)
        for table, status, code in ((running, 409, "not_over"), (private, 403, "not_invited")):
            for method in ("GET", "POST"):
                answer = await beto.http.request(method, f"/api/games/{table}/review")
                assert (answer.status_code, answer.json()["code"]) == (status, code)


async def test_what_is_no_record_is_not_reviewed(address: str) -> None:
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as anyone:
        for text, code in (("[", "json"), ("[]", "not_a_record")):
            answer = await anyone.post("/api/replay/review", content=text)
            assert (answer.status_code, answer.json()["code"]) == (422, code)


async def lines(http: httpx.AsyncClient, path: str, body: bytes = b"") -> list[dict[str, Any]]:
    answer = await http.post(path, content=body, timeout=PATIENCE)
    assert answer.status_code == 200
    return [json.loads(line) for line in answer.text.splitlines()]


# --- Jobs ----------------------------------------------------------------------------------------


@pytest.fixture
async def jobs() -> AsyncIterator[ReviewJobs]:
    process = ReviewProcess(0)
    jobs = ReviewJobs(process.run, lambda _: None)
    yield jobs
    await jobs.close()
    process.close()


@pytest.fixture(scope="module")
def record() -> GameRecord:
    return play_game([bot("random"), bot("random")], STANDARD, seed="jobs", goal=2)


def refusal(jobs: ReviewJobs, key: str, who: str) -> str | None:
    try:
        jobs.check(key, who)
    except Denied as refused:
        return refused.denial.code
    return None


class Reviewer:
    """Stands in for the work of a review: waits until it may go on, and counts."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go_on = Event()
        self.rounds: list[int] = []
        self.kept: list[ReviewDocument] = []
        monkeypatch.setattr(review_jobs, "_review_round", self._review_round)
        monkeypatch.setattr(review_jobs, "_sum_up", lambda *_: NOTHING)

    def _review_round(self, _: GameRecord, number: int) -> tuple[bytes, RoundReviewDocument]:
        assert self.go_on.wait(PATIENCE)
        self.rounds.append(number)
        return b"", RoundReviewDocument([], [], [])

    async def keep(self, review: ReviewDocument) -> None:
        self.kept.append(review)


@pytest.fixture
def reviewer(monkeypatch: pytest.MonkeyPatch) -> Reviewer:
    return Reviewer(monkeypatch)


async def test_those_who_ask_for_one_game_share_the_work(
    jobs: ReviewJobs, reviewer: Reviewer, record: GameRecord
) -> None:
    async def follow(who: str) -> list[object]:
        return [part async for part in jobs.review("game", who, record, reviewer.keep)]

    following = [asyncio.create_task(follow(who)) for who in ("ana", "beto", "ana")]
    reviewer.go_on.set()
    told = await asyncio.gather(*following)
    assert all(len(parts) == len(record.rounds) + 1 for parts in told)
    assert all(parts[-1] is NOTHING for parts in told)
    assert reviewer.rounds == list(range(len(record.rounds)))
    assert reviewer.kept == [NOTHING]


async def test_a_guest_has_one_game_reviewed_at_a_time(
    jobs: ReviewJobs, reviewer: Reviewer, record: GameRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_jobs, "MOST_JOBS", 1)
    first = jobs.review("game", "ana", record, reviewer.keep)
    begun = asyncio.create_task(anext(first))
    await until(lambda: refusal(jobs, "other", "ana") == "review_running")
    assert refusal(jobs, "other", "beto") == "reviews_full"
    assert refusal(jobs, "game", "beto") is None
    reviewer.go_on.set()
    await begun
    await first.aclose()
    assert refusal(jobs, "other", "ana") is None
    assert reviewer.kept == []


async def test_a_review_that_fails_is_told_and_can_be_asked_for_again(
    jobs: ReviewJobs, reviewer: Reviewer, record: GameRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(*_: object) -> None:
        raise ValueError("a fault of its own")

    reviewer.go_on.set()
    with monkeypatch.context() as broken:
        broken.setattr(review_jobs, "_sum_up", failing)
        with pytest.raises(ReviewFailed):
            async for _ in jobs.review("game", "ana", record, reviewer.keep):
                pass
    assert [part async for part in jobs.review("game", "ana", record, reviewer.keep)][-1] is NOTHING
