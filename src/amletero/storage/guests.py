"""Guests: their names, signed cookies, tables, transfers to other devices, and deletion."""

import hashlib
import secrets
from dataclasses import dataclass
from typing import Any, Final

from itsdangerous import BadSignature, Signer
from sqlalchemy import Connection, delete, insert, select, update

from amletero.storage.database import Store
from amletero.storage.schema import guests, members, names, subscriptions, tables, transfers
from amletero.storage.server_values import note_change

TRANSFER_SECONDS: Final = 600
MOST_ASKED: Final = 500
"""Guests per query at most; more are split into several queries."""


@dataclass(frozen=True, slots=True)
class GuestRow:
    """A guest as stored in the database."""

    id: str
    name: str


class Guests:
    """All guests of the server."""

    def __init__(self, store: Store, key: str) -> None:
        self._store = store
        self._signer = Signer(key, salt="amletero-guest", digest_method=hashlib.sha256)

    def cookie(self, guest: str) -> str:
        """Return the signed cookie of a guest."""
        return self._signer.sign(guest).decode()

    def read_cookie(self, cookie: str | None) -> str | None:
        """Return the guest's id in a cookie; None unless this server signed it."""
        try:
            return None if not cookie else self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return None

    async def find(self, cookie: str | None) -> GuestRow | None:
        """Return the guest of a cookie; None if there is none or they were forgotten."""
        guest = self.read_cookie(cookie)
        if guest is None:
            return None
        rows = await self._store.fetch(select(guests.c.name).where(guests.c.id == guest))
        return GuestRow(guest, rows[0][0]) if rows else None

    async def add(self, name: str) -> GuestRow:
        """Store a new guest and return them."""
        guest = secrets.token_urlsafe(16)
        await self._store.run(
            insert(guests).values(id=guest, name=name, created=self._store.wall())
        )
        return GuestRow(guest, name)

    async def rename(self, guest: str, name: str) -> None:
        """Change a guest's name, for the seats they take from now on."""
        await self._store.run(update(guests).where(guests.c.id == guest).values(name=name))

    async def forget(self, guest: str) -> None:
        """Delete all that identifies a guest. Their games stay, with a nameless player."""
        await self._store.run(
            note_change(),
            delete(guests).where(guests.c.id == guest),
            delete(names).where(names.c.guest == guest),
            delete(members).where(members.c.guest == guest),
            delete(transfers).where(transfers.c.guest == guest),
            delete(subscriptions).where(subscriptions.c.guest == guest),
        )

    async def forgotten(self, among: set[str]) -> set[str]:
        """Return those of the given guests who are no longer stored."""
        listed, known = sorted(among), set[str]()
        for start in range(0, len(listed), MOST_ASKED):
            some = listed[start : start + MOST_ASKED]
            rows = await self._store.fetch(select(guests.c.id).where(guests.c.id.in_(some)))
            known.update(guest for (guest,) in rows)
        return among - known

    async def tables(self, guest: str, limit: int = 100) -> list[Any]:
        """Return the tables that a guest has been to, the latest first."""
        found = (
            select(tables.c.id, tables.c.seq, tables.c.created, tables.c.updated)
            .join(members, members.c.table == tables.c.id)
            .where(members.c.guest == guest)
            .order_by(tables.c.updated.desc())
            .limit(limit)
        )
        return await self._store.fetch(found)

    async def offer_transfer(self, guest: str, now: int) -> str:
        """Return a secret that moves the guest to another device, once and soon."""
        secret = secrets.token_urlsafe(24)
        await self._store.run(
            delete(transfers).where(transfers.c.until < now),
            insert(transfers).values(
                hash=_hashed(secret), guest=guest, until=now + TRANSFER_SECONDS * 1000
            ),
        )
        return secret

    async def transfer(self, secret: str, now: int) -> GuestRow | None:
        """Return the guest of a transfer's secret, and delete the secret: it works once."""

        def work(connection: Connection) -> GuestRow | None:
            taken = (
                delete(transfers)
                .where(transfers.c.hash == _hashed(secret), transfers.c.until >= now)
                .returning(transfers.c.guest)
            )
            guest = connection.execute(taken).scalar()
            name = connection.execute(select(guests.c.name).where(guests.c.id == guest)).scalar()
            return None if guest is None or name is None else GuestRow(guest, name)

        return await self._store.write(work)


def _hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
