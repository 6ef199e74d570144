"""Auditing a log after the fact: nothing lost, nothing doubled, nothing torn."""

from collections import Counter

from sqlalchemy import select

from amletero.storage.database import Store, connect, database_url
from amletero.storage.log import SqlLog
from amletero.storage.schema import entries
from amletero.tables.state import State
from tools.torture.stubborn_players import Tally


async def audit(database: str, tally: Tally) -> dict[str, int]:
    """Compare what was promised with what is stored, and play every log again."""
    opened = connect(database_url(database))
    store = Store(opened)
    log = SqlLog(store)
    try:
        rows = await store.fetch(
            select(entries.c.table, entries.c.key, entries.c.version).where(
                entries.c.key.is_not(None)
            )
        )
        stored = {(table, key.partition(":")[2]): version for table, key, version in rows}
        times = Counter((table, key.partition(":")[2]) for table, key, _ in rows)
        tables = [row[0] for row in await store.fetch(select(entries.c.table).distinct())]
        torn = 0
        for table in tables:
            log_of_table = await log.read(table)
            State.of(table, log_of_table)  # checks the chain of hashes and the rules
            torn += [entry.seq for entry in log_of_table] != list(range(len(log_of_table)))
    finally:
        await log.close()
        await opened.close()
    return {
        "tables": len(tables),
        "lost": sum(promise not in stored for promise in tally.acknowledged),
        "doubled": sum(times[promise] > 1 for promise in tally.acknowledged),
        "misdated": sum(
            stored.get(promise, version) != version
            for promise, version in tally.acknowledged.items()
        ),
        "torn": torn,
    }
