"""Tables in memory whose first deal is open, and what seats say to it."""

from tools.seeded_tables import TABLE, MemoryTable

from amletero.record.verifiable_deals import FAIR_1, FAIR_2, SECRET_BYTES, Scheme
from amletero.tables.entries import DealOpened, Started
from amletero.wire.socket import Commit

GIVEN = bytes(SECRET_BYTES)


def opened(scheme: Scheme = FAIR_2) -> MemoryTable:
    """A table of two people and a bot whose first deal is open."""
    table = MemoryTable(1, scheme=scheme)
    table.append(Started())
    table.append(DealOpened())
    return table


def commitment(table: MemoryTable, seat: int, attempt: int = 0) -> str:
    return table.state.scheme.seat_commitment(TABLE, 0, seat, GIVEN, attempt).hex()


def commit(table: MemoryTable, seat: int = 0, attempt: int = 0, round: int = 0) -> Commit:
    made = commitment(table, seat, 0 if table.state.scheme is FAIR_1 else attempt)
    return Commit(key="k", seat=seat, round=round, attempt=attempt, commitment=made)
