"""The settings of a server."""

from pathlib import Path
from typing import Final, Literal

import msgspec

from amletero.storage.expiry import Lifetimes
from amletero.tables.due_tasks import Delays

STATIC: Final = Path(__file__).parent / "static"
"""Folder of the built browser pages inside the package."""


class Ceilings(msgspec.Struct, frozen=True, kw_only=True):
    """Upper limits per address and for the whole server; 0 means no limit."""

    connections_per_address: int = 200
    """Open connections of one address (IPv6: one /64) to one worker."""
    guests_per_address: int = 200
    """New guests of one address in 24 hours."""
    tables_per_address: int = 400
    """New tables of one address in 24 hours."""
    guests: int = 200_000
    """Guests stored by the server."""
    tables: int = 100_000
    """Tables stored by the server, including finished ones."""


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """All settings of a worker; passed to worker processes as JSON."""

    database: str
    """A database URL."""
    redis: str | None = None
    """Redis URL for notifying other workers; without it, PostgreSQL notifies them or they poll."""
    shared: bool = False
    """Whether other workers serve the same tables."""
    origins: tuple[str, ...] = ()
    """Origins that browsers may come from, besides the server's own."""
    address: str | None = None
    """URL at which other devices reach this server, if known: `http://192.168.1.7:8000`."""
    bot_processes: int = 1
    """Processes for hints per worker; 0 means one thread."""
    rate_limits: bool = True
    """Whether rate limits, ceilings and the limits on connections and frames are enforced."""
    ceilings: Ceilings = Ceilings()
    lifetimes: Lifetimes = Lifetimes()
    """Days after which games and guests expire."""
    hosts: tuple[str, ...] = ()
    """Host names and addresses accepted in requests, besides those of loopback."""
    any_address: bool = False
    """Whether any IP address is accepted as host, because the server listens on all of them."""
    metrics_token: str | None = None
    """Token that `/metrics` requires in requests from other machines."""
    delays: Delays = Delays()
    log: Literal["trouble", "plain", "json"] = "json"
    """Log on standard error: errors only, or every request as plain or JSON lines."""
    own_process: bool = True
    """Whether nothing else runs in the worker's process, so that it may tune the interpreter."""
    static: str = str(STATIC)
    sweep_seconds: float = 1.0
    """Interval between searches for tables whose next action is due."""
    expiry_seconds: float = 600.0
    """Interval between searches for tables and guests that have expired."""
