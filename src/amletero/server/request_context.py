"""What the routes need of a request: its worker, its guest, and the limits on them."""

from typing import Annotated

from fastapi import Depends, Path, Request

from amletero.server.addresses import counted_address
from amletero.server.rate_limits import RateLimits
from amletero.server.table_access import COOKIE, Access
from amletero.server.worker import Worker
from amletero.storage.guests import GuestRow

TableId = Annotated[str, Path(pattern="^[A-Za-z0-9]{1,16}$")]


def worker_of(request: Request) -> Worker:
    """Return the worker that answers a request."""
    worker: Worker = request.app.state.worker
    return worker


def access_of(request: Request) -> Access:
    """Return the access rules of a request's worker."""
    access: Access = request.app.state.access
    return access


def address_of(request: Request) -> str:
    """Return the visitor's address as limits count it."""
    return counted_address(request.client.host if request.client else "")


async def limit(request: Request, kind: str, who: str | None = None) -> None:
    """Raise `Denied` if a guest, or else an address, asks for this too often."""
    limits: RateLimits = request.app.state.limits
    await limits.check(kind, who or address_of(request))


async def limit_by_day(request: Request, kind: str) -> None:
    """Raise `Denied` if an address has asked for this too often in 24 hours."""
    limits: RateLimits = request.app.state.limits
    await limits.check_day(kind, address_of(request))


async def _guest(request: Request) -> GuestRow:
    guest = await access_of(request).guest(request.cookies.get(COOKIE))
    await limit(request, "read", guest.id)
    return guest


Me = Annotated[GuestRow, Depends(_guest)]
"""The guest of a request, who must be known."""


async def _visitor(request: Request) -> GuestRow | None:
    return await worker_of(request).guests.find(request.cookies.get(COOKIE))


Visitor = Annotated[GuestRow | None, Depends(_visitor)]
"""The guest of a request that anyone may make; None if the server does not know them."""
