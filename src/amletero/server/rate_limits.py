"""Rate limits. With Redis they hold across workers."""

import time
from typing import Any, Final

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage, RedisStorage, Storage
from limits.aio.strategies import MovingWindowRateLimiter
from limits.errors import StorageError

from amletero.server.config import Ceilings
from amletero.tables.refusals import Denial, Denied, deny
from amletero.wire.socket.codes import RefusalCode

RATES: Final[dict[str, RateLimitItem]] = {
    "guest": parse("30/minute"),
    "table": parse("20/minute"),
    "secret": parse("20/minute"),
    "transfer": parse("5/minute"),
    "socket": parse("60/minute"),
    "change": parse("60/minute"),
    "list": parse("60/minute"),
    "export": parse("5/minute"),
    "replay": parse("60/minute"),
    "review": parse("6/minute"),
    "read": parse("600/minute"),
}
"""Rate limits by kind of action, per guest or address."""

DAILY: Final = {"guest": "guests_per_address", "table": "tables_per_address"}
"""Kinds of action with a limit per address and 24 hours, and the ceiling that holds the limit."""

ANSWER_SECONDS: Final = 0.2
"""Timeout for Redis; a slower answer counts as a failure."""
REST_SECONDS: Final = 5.0
"""After a failure, skip Redis for this long instead of making every request time out."""


class RateLimits:
    """Counts actions per guest and address."""

    def __init__(self, redis: str | None, enabled: bool, ceilings: Ceilings | None = None) -> None:
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
        allowed = {kind: getattr(ceilings or Ceilings(), name) for kind, name in DAILY.items()}
        self._daily = {kind: parse(f"{most}/day") for kind, most in allowed.items() if most}
        self._resting_until = 0.0

    async def close(self) -> None:
        """Close the connections to Redis."""
        if self._pool is not None:
            await self._pool.aclose()

    async def check(self, kind: str, who: str) -> None:
        """Raise `Denied` if a guest or address does something too often.

        While Redis is configured but down, everyone is allowed: the game goes on.
        """
        if not await self._hit(RATES[kind], kind, who):
            raise Denied(Denial(RefusalCode.TOO_OFTEN, retry_ms=RATES[kind].get_expiry() * 1000))

    async def check_day(self, kind: str, address: str) -> None:
        """Raise `Denied` if an address has reached its limit of this kind for 24 hours."""
        daily = self._daily.get(kind)
        if daily is not None and not await self._hit(daily, f"{kind}-day", address):
            raise deny(RefusalCode.DAY_LIMIT)

    async def _hit(self, rate: RateLimitItem, kind: str, who: str) -> bool:
        if not self._enabled or time.monotonic() < self._resting_until:
            return True
        try:
            return await self._limiter.hit(rate, kind, who)
        except StorageError:
            self._resting_until = time.monotonic() + REST_SECONDS
            return True
