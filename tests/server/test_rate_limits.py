"""Rate limits hold across workers where Redis counts, and let everyone in where it is gone."""

import asyncio

import pytest
from tools.torture.services import RedisServer

from amletero.server import rate_limits
from amletero.server.rate_limits import RATES, RateLimits
from amletero.tables.refusals import Denied
from tests.waiting import PATIENCE


async def test_two_workers_count_together(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limits, "ANSWER_SECONDS", 20)  # however busy this machine is
    workers = [RateLimits(redis.url, enabled=True) for _ in range(2)]
    allowed = RATES["transfer"].amount
    for number in range(allowed):
        await workers[number % 2].check("transfer", "ana")
    for worker in workers:
        with pytest.raises(Denied, match="too_often"):
            await worker.check("transfer", "ana")
        await worker.check("transfer", "beto")
        await worker.close()


async def test_without_redis_nobody_is_turned_away(redis: RedisServer) -> None:
    limits = RateLimits(redis.url, enabled=True)
    redis.kill()
    for _ in range(RATES["transfer"].amount * 2):
        await limits.check("transfer", "ana")
    await limits.close()


async def test_nobody_waits_for_a_redis_that_does_not_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[asyncio.StreamWriter] = []
    silent = await asyncio.start_server(lambda _, writer: asked.append(writer), "127.0.0.1")
    port = silent.sockets[0].getsockname()[1]
    monkeypatch.setattr(rate_limits, "REST_SECONDS", 2 * PATIENCE)
    monkeypatch.setattr(rate_limits, "ANSWER_SECONDS", 0.5)  # long enough to connect
    limits = RateLimits(f"redis://127.0.0.1:{port}", enabled=True)
    async with asyncio.timeout(PATIENCE):
        for _ in range(5):
            await limits.check("transfer", "ana")
    assert len(asked) == 1, "it was asked again at once"
    monkeypatch.setattr(rate_limits, "REST_SECONDS", 0.0)
    limits = RateLimits(f"redis://127.0.0.1:{port}", enabled=True)
    for _ in range(2):
        await limits.check("transfer", "ana")
    assert len(asked) == 3, "it was not asked again later"
    await limits.close()
    for writer in asked:
        writer.close()
    silent.close()
