"""Rate limits hold across workers where Redis counts, and let everyone in where it is gone."""

import os
from collections.abc import Iterator

import pytest
from tools.torture.services import NotInstalled, RedisServer, redis_server

from amletero.server.limiting import RATES, Limits
from amletero.tables.refusals import Denied


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    try:
        with redis_server() as server:
            yield server
    except NotInstalled as missing:
        if os.environ.get("CI") == "true":
            raise
        pytest.skip(str(missing))


async def test_two_workers_count_together(redis: RedisServer) -> None:
    workers = [Limits(redis.url, enabled=True) for _ in range(2)]
    allowed = RATES["transfer"].amount
    for number in range(allowed):
        await workers[number % 2].check("transfer", "ana")
    for worker in workers:
        with pytest.raises(Denied, match="too_often"):
            await worker.check("transfer", "ana")
        await worker.check("transfer", "beto")
        await worker.close()


async def test_without_redis_nobody_is_turned_away(redis: RedisServer) -> None:
    limits = Limits(redis.url, enabled=True)
    redis.kill()
    for _ in range(RATES["transfer"].amount * 2):
        await limits.check("transfer", "ana")
    await limits.close()
