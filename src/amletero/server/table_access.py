"""Who may enter which table."""

import secrets
from dataclasses import dataclass
from typing import Final

from amletero.server.rate_limits import RateLimits
from amletero.server.worker import Worker
from amletero.storage.guests import GuestRow
from amletero.tables.live_table import LiveTable
from amletero.tables.refusals import deny
from amletero.tables.state import State
from amletero.wire.socket.codes import RefusalCode

COOKIE: Final = "amletero"


@dataclass(frozen=True, slots=True)
class Entrance:
    """A guest admitted to a table."""

    guest: GuestRow
    live: LiveTable


def plays(state: State, guest: str) -> bool:
    """Return whether a guest has a seat at a table or is its host."""
    return guest == state.host or bool(state.seats_of(guest))


class Access:
    """Checks cookies and invitations."""

    def __init__(self, worker: Worker, limits: RateLimits) -> None:
        self._worker = worker
        self._limits = limits

    async def guest(self, cookie: str | None) -> GuestRow:
        """Return the guest of a cookie. Raises `Denied` if there is none."""
        guest = await self._worker.guests.find(cookie)
        if guest is None:
            raise deny(RefusalCode.NO_GUEST)
        return guest

    async def enter(self, table: str, cookie: str | None) -> Entrance:
        """Admit a guest's connection to a table, to sit or to watch as its settings allow."""
        guest = await self.guest(cookie)
        await self._limits.check("socket", guest.id)
        member, live = await self._opened(table, guest)
        state = live.state
        if state.phase == "closed":
            raise deny(RefusalCode.NO_TABLE)
        watching = state.phase != "lobby" and not state.seats_of(guest.id)
        if watching and state.settings.watch == "nobody":
            raise deny(RefusalCode.NOT_INVITED)
        if not member:  # a seat taken at an open table stays the guest's when it is no longer open
            await self._worker.members.admit(table, guest.id)
        return Entrance(guest, live)

    async def table(self, table: str, guest: GuestRow) -> LiveTable:
        """Return the table. Raises `Denied` if it does not exist or this guest may not enter."""
        return (await self._opened(table, guest))[1]

    async def _opened(self, table: str, guest: GuestRow) -> tuple[bool, LiveTable]:
        """Return whether the guest is a member of a table, and the table."""
        admission = await self._worker.members.admission(table, guest.id)
        if admission is None:
            raise deny(RefusalCode.NO_TABLE)
        if not admission.member and admission.watch != "everyone":
            raise deny(RefusalCode.NOT_INVITED)
        live = await self._worker.manager.open(table)
        if live is None:
            raise deny(RefusalCode.NO_TABLE)
        return admission.member, live

    async def published(self, table: str, guest: GuestRow | None) -> LiveTable:
        """Return a table whose game is over. Raises `Denied` if this visitor may not read it.

        Anyone who has the link may, without an invitation; a private game is for its players.
        """
        admission = await self._worker.members.admission(table, guest.id if guest else "")
        if admission is None:
            raise deny(RefusalCode.NO_TABLE)
        live = await self._worker.manager.open(table)
        if live is None:
            raise deny(RefusalCode.NO_TABLE)
        if not live.state.published:
            raise deny(RefusalCode.NOT_OVER)
        if live.state.settings.private and not (
            guest is not None and admission.member and plays(live.state, guest.id)
        ):
            raise deny(RefusalCode.NOT_INVITED)
        return live

    async def invite(self, table: str) -> str:
        """Return the secret of a table's link."""
        invite = await self._worker.members.invite(table)
        if invite is None:
            raise deny(RefusalCode.NO_TABLE)
        return invite

    async def accept(self, table: str, guest: GuestRow, secret: str) -> None:
        """Admit a guest who has the invitation's secret."""
        await self.check_secret(table, secret)
        await self._worker.members.admit(table, guest.id)

    async def check_secret(self, table: str, secret: str) -> None:
        """Raise `Denied` unless this is the secret of the table's link.

        A wrong secret and a missing table get the same answer.
        """
        right = await self._worker.members.invite(table) or secrets.token_hex(16)
        if not secrets.compare_digest(right.encode(), secret.encode()):
            raise deny(RefusalCode.NOT_INVITED)
