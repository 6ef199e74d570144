"""The database's tables, the same for SQLite and PostgreSQL."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

REVISION: Final = "0004"
"""The latest migration, which leads to these tables."""

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("invite", String(32), nullable=False),
    Column("watch", String(16), nullable=False),
    Column("phase", String(16), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("due", BigInteger),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("expiring", Float),
    Index(None, "due"),
    Index(None, "watch", "phase"),
)
"""Columns needed without replaying the log: access rules and the next due time.

`expiring` is when the table was chosen to expire; from then on nobody is let in.
"""

entries: Final = Table(
    "entries",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("key", String(128)),
    Column("body", Text, nullable=False),
    Column("hash", String(64), nullable=False),
    Index(None, "table", "key", unique=True),
)
"""The log. Rows are added and never changed."""

guests: Final = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", Float, nullable=False),
)

names: Final = Table(
    "names",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Index(None, "guest"),
)
"""Guests' names on their seats. Separate from the log, so that they can be deleted."""

members: Final = Table(
    "members",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("since", Float, nullable=False),
    Index(None, "guest", "since"),
)
"""Who may enter which table."""

transfers: Final = Table(
    "transfers",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""Links that move a guest to another device; `until` is a time of the server clock."""

visits: Final = Table(
    "visits",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("worker", String(32), nullable=False),
    Column("table", String(16), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("contributes", Boolean, nullable=False),
    Index(None, "table"),
    Index(None, "worker"),
)
"""Who is connected to which worker, so that workers know of each other's visitors."""

subscriptions: Final = Table(
    "subscriptions",
    metadata,
    Column("endpoint", String(1024), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Index(None, "guest"),
)
"""Browsers that want notifications: the address of their push service, and their keys."""

reviews: Final = Table(
    "reviews",
    metadata,
    Column("table", String(16), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("summary", Text, nullable=False),
    Column("document", Text, nullable=False),
)
"""Reviews of finished games, without names; the summary stands apart, for lists."""

workers: Final = Table(
    "workers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)

bans: Final = Table(
    "bans",
    metadata,
    Column("network", String(64), primary_key=True),
    Column("since", Float, nullable=False),
    Column("until", Float),
)
"""Banned networks, such as 203.0.113.7/32; `until` is None for ever."""

server_values: Final = Table(
    "house",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Named values of the server: its clock, the key that signs cookies, the mark of changes."""
