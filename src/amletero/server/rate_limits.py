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
    "read": parse("600/minute"),
}
"""How often a guest or an address may do something of a kind."""

DAILY: Final = {"guest": "guests_per_address", "table": "tables_per_address"}
"""What an address may make only so much of in 24 hours, and the ceiling that says how much."""

ANSWER_SECONDS: Final = 0.2
"""So long Redis may take to count."""
REST_SECONDS: Final = 5.0
"""So long it is left alone after it failed, so that not everybody waits for it in vain."""


class Limits:
    """Counts what is done by whom."""

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
        """Hang up."""
        if self._pool is not None:
            await self._pool.aclose()

    async def check(self, kind: str, who: str) -> None:
        """Raise `Denied` when somebody does something too often.

        Without Redis for a while, nobody is turned away: the game goes on.
        """
        if not await self._hit(RATES[kind], kind, who):
            raise Denied(Denial(RefusalCode.TOO_OFTEN, retry_ms=RATES[kind].get_expiry() * 1000))

    async def check_day(self, kind: str, address: str) -> None:
        """Raise `Denied` when an address has made as much of a kind as it may in 24 hours."""
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
