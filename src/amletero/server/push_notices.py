"""Notifications for correspondence games: it is your turn, and you are nowhere to be seen."""

import asyncio
import json
import re
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

from amletero.rules.cards import Seat
from amletero.server import metrics
from amletero.server.push_delivery import (
    Delivery,
    Reach,
    deliver,
    is_installed,
    new_key,
    public_key,
)
from amletero.storage.database import Store
from amletero.storage.presence import SharedPresence
from amletero.storage.server_values import PUSH_KEY, ServerValues
from amletero.storage.subscriptions import Subscriptions
from amletero.tables.background_tasks import Tasks
from amletero.tables.live_table import LiveTable
from amletero.tables.state import State

MOST_PENDING: Final = 500
"""Notifications being sent; more are not sent."""


class PushNotices:
    """Tells absent players that it is their turn. Without the extra `push` it does nothing."""

    def __init__(
        self,
        store: Store,
        values: ServerValues,
        presence: SharedPresence,
        sender: str | None,
        trouble: Callable[[BaseException], None],
    ) -> None:
        self.subscriptions = Subscriptions(store)
        self._values = values
        self._presence = presence
        self._sender = None if sender is None else _signature(sender)
        self._tasks = Tasks(trouble)
        self._reach: Reach | None = None
        self._key: str | None = None
        self._awaited: WeakKeyDictionary[LiveTable, Seat | None] = WeakKeyDictionary()
        self._pending = 0

    async def public_key(self) -> str | None:
        """Return the key that browsers subscribe with; None without the extra."""
        if not is_installed():
            return None
        return await asyncio.to_thread(public_key, await self._own_key())

    def stored(self, live: LiveTable) -> None:
        """After this worker stored an entry: notify the player to move, if they are away."""
        if live.state.settings.pace != "correspondence" or not is_installed():
            return
        seat = live.state.turn if live.state.phase == "playing" else None
        before, self._awaited[live] = self._awaited.get(live), seat
        guest = None if seat is None else _person(live.state, seat)
        if seat == before or guest is None or self._presence.is_here(guest):
            return
        if self._pending < MOST_PENDING:
            self._pending += 1
            self._tasks.spawn(self._notify(live.state.id, guest))

    async def close(self) -> None:
        """Give up what is being sent."""
        await self._tasks.close()

    async def _notify(self, table: str, guest: str) -> None:
        try:
            # Neither names nor cards: a push service keeps this, and a locked screen shows it.
            payload = json.dumps({"table": table, "kind": "turn"}).encode()
            self._reach = self._reach or Reach()
            for subscription in await self.subscriptions.of_absent(guest, self._presence.worker):
                key = await self._own_key()
                came = await deliver(subscription, payload, key, self._sender, self._reach)
                metrics.PUSHES.labels(came.value).inc()
                if came is Delivery.GONE:
                    await self.subscriptions.remove(subscription.endpoint)
        finally:
            self._pending -= 1

    async def _own_key(self) -> str:
        if self._key is None:
            self._key = await self._values.first(PUSH_KEY, await asyncio.to_thread(new_key))
        return self._key


def _signature(address: str) -> str | None:
    """Return how a server with this address signs: by its name alone; None without one."""
    name = urlsplit(address).hostname or ""
    return f"https://{name}" if re.fullmatch(r"[\w-]+(\.[\w-]+)+", name, re.ASCII) else None


def _person(state: State, seat: Seat) -> str | None:
    """Return the guest who plays a seat; None if a bot does."""
    chair = state.chairs[seat]
    return chair.guest if chair.bot is None else None
