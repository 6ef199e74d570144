"""Counts of the stored guests and tables."""

from sqlalchemy import Table, func, select

from amletero.storage.database import Store
from amletero.storage.schema import guests, tables


async def count_guests(store: Store) -> int:
    """Return how many guests are stored."""
    return await _count(store, guests)


async def count_tables(store: Store) -> int:
    """Return how many tables are stored, including finished ones."""
    return await _count(store, tables)


async def _count(store: Store, table: Table) -> int:
    ((number,),) = await store.fetch(select(func.count()).select_from(table))
    return int(number)
