"""How a server is to be run."""

from pathlib import Path
from typing import Final, Literal

import msgspec

from amletero.tables.due import Delays

STATIC: Final = Path(__file__).parent / "static"
"""Where the built browser side lies in the package."""


class Ceilings(msgspec.Struct, frozen=True, kw_only=True):
    """How much an address may have, and the whole server; 0: any number."""

    connections_per_address: int = 200
    """Open connections of one address (IPv6: one /64) to one worker."""
    guests_per_address: int = 200
    """New guests of one address in 24 hours."""
    tables_per_address: int = 400
    """New tables of one address in 24 hours."""
    guests: int = 200_000
    """Guests that the server remembers."""
    tables: int = 100_000
    """Tables that the server stores, finished ones included."""


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """All that a worker must know. It can be passed to worker processes as JSON."""

    database: str
    """A database URL."""
    redis: str | None = None
    """The address of a Redis that wakes the workers; without it, PostgreSQL does or they poll."""
    shared: bool = False
    """Whether other workers serve the same tables."""
    origins: tuple[str, ...] = ()
    """Origins that browsers may come from, beside the server's own."""
    address: str | None = None
    """Where other devices reach this house, if that is known: `http://192.168.1.7:8000`."""
    bot_processes: int = 1
    """How many processes the bots think in; 0: one thread."""
    rate_limits: bool = True
    """Whether the rates, the ceilings and the limits on connections and frames hold."""
    ceilings: Ceilings = Ceilings()
    hosts: tuple[str, ...] = ()
    """Names and addresses under which the server is asked for, beside those of loopback."""
    any_address: bool = False
    """Whether it may be asked for by any IP address, because it listens on all of them."""
    metrics_token: str | None = None
    """What `/metrics` wants to be shown by whoever asks from another machine."""
    delays: Delays = Delays()
    log: Literal["trouble", "plain", "json"] = "json"
    """What is said on standard error: trouble alone, or every request as plain or JSON lines."""
    static: str = str(STATIC)
    sweep_seconds: float = 1.0
    """How often the tables are looked for to which something is owed."""
