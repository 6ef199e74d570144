"""Browsers that want notifications, and the push services that reach them."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, select

from amletero.storage.database import Store
from amletero.storage.schema import subscriptions, visits

MOST: Final = 5
"""Subscriptions of a guest; with one more, the oldest goes."""


class Subscription(NamedTuple):
    """What a browser gives out, so that a server can send it notifications."""

    endpoint: str
    """The URL of its push service; whoever knows it can send."""
    p256dh: str
    """Its public key, in base64."""
    auth: str
    """The secret that it shares with senders, in base64."""


class Subscriptions:
    """Stores the subscriptions of guests."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(self, guest: str, subscription: Subscription) -> None:
        """Store a guest's subscription; a browser has one, whoever uses it."""
        row = {"guest": guest, **subscription._asdict(), "created": self._store.wall()}
        add = self._store.insert(subscriptions).values(row)
        keys, changes = [subscriptions.c.endpoint], {k: row[k] for k in row if k != "endpoint"}
        kept = add.on_conflict_do_update(index_elements=keys, set_=changes)
        own = select(subscriptions.c.endpoint).where(subscriptions.c.guest == guest)
        latest = own.order_by(subscriptions.c.created.desc()).limit(MOST)

        def work(connection: Connection) -> None:
            connection.execute(kept)
            allowed = list(connection.execute(latest).scalars())
            older = subscriptions.c.endpoint.not_in(allowed)
            connection.execute(delete(subscriptions).where(subscriptions.c.guest == guest, older))

        await self._store.write(work)

    async def remove(self, endpoint: str, guest: str | None = None) -> None:
        """Delete a subscription, of this guest or of anyone."""
        gone = delete(subscriptions).where(subscriptions.c.endpoint == endpoint)
        owned = gone if guest is None else gone.where(subscriptions.c.guest == guest)
        await self._store.run(owned)

    async def of_absent(self, guest: str, worker: str) -> list[Subscription]:
        """Return a guest's subscriptions; none while another worker has them as a visitor."""
        elsewhere = visits.c.guest == guest, visits.c.worker != worker
        present = select(visits.c.guest).where(*elsewhere).exists()
        columns = (subscriptions.c[field] for field in Subscription._fields)
        found = select(*columns).where(subscriptions.c.guest == guest, ~present)
        return [Subscription(*row) for row in await self._store.fetch(found)]
