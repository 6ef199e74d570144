"""Rate limits. With Redis they hold across workers."""

import time
from typing import Any, Final

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage, RedisStorage, Storage
from limits.aio.strategies import MovingWindowRateLimiter
from limits.errors import StorageError

from amletero.tables.refusals import Denial, Denied
from amletero.wire.socket.codes import RefusalCode

RATES: Final[dict[str, RateLimitItem]] = {
    "guest": parse("30/minute"),
    "table": parse("20/minute"),
    "secret": parse("20/minute"),
    "transfer": parse("5/minute"),
    "socket": parse("60/minute"),
    "change": parse("60/minute"),
    "list": parse("60/minute"),
    "read": parse("600/minute"),
}
"""How often a guest or an address may do something of a kind."""

ANSWER_SECONDS: Final = 0.2
"""So long Redis may take to count."""
REST_SECONDS: Final = 5.0
"""So long it is left alone after it failed, so that not everybody waits for it in vain."""


class Limits:
    """Counts what is done by whom."""

    def __init__(self, redis: str | None, enabled: bool) -> None:
        self._pool: Any = None
        storage: Storage = MemoryStorage()
        if redis is not None:
            from redis.asyncio import ConnectionPool  # noqa: PLC0415 (slow to import)

            self._pool = ConnectionPool.from_url(
                redis, socket_timeout=ANSWER_SECONDS, socket_connect_timeout=ANSWER_SECONDS
            )
            storage = RedisStorage(
                f"async+{redis}",
                implementation="redispy",
                wrap_exceptions=True,
                connection_pool=self._pool,
            )
        self._limiter = MovingWindowRateLimiter(storage)
        self._enabled = enabled
        self._resting_until = 0.0

    async def close(self) -> None:
        """Hang up."""
        if self._pool is not None:
            await self._pool.aclose()

    async def check(self, kind: str, who: str) -> None:
        """Raise `Denied` when somebody does something too often.

        Without Redis for a while, nobody is turned away: the game goes on.
        """
        if not self._enabled or time.monotonic() < self._resting_until:
            return
        try:
            allowed = await self._limiter.hit(RATES[kind], kind, who)
        except StorageError:
            self._resting_until = time.monotonic() + REST_SECONDS
            return
        if not allowed:
            raise Denied(Denial(RefusalCode.TOO_OFTEN, retry_ms=RATES[kind].get_expiry() * 1000))
