"""Each safeguard of a table by itself: what it refuses while a deal is open."""

import json
from collections.abc import Callable

import pytest
from tools.seeded_tables import DELAYS, TABLE, MemoryTable

from amletero.record.verifiable_deals import FAIR_1, SECRET_BYTES
from amletero.tables import entries
from amletero.tables.audience import tell_secret
from amletero.tables.decide_requests import Asking, decide
from amletero.tables.due_tasks import DueKind, next_due
from amletero.tables.entries import DealOpened, ListFrozen, TableClosed
from amletero.tables.messages import deal_told
from amletero.tables.record_of_log import record_document
from amletero.tables.refusals import Denied
from amletero.tables.state import State
from amletero.tables.visitors import Visitor
from amletero.wire.socket import Commit, Reveal
from amletero.wire.socket.server_messages import Dealing
from tests.fair.open_deals import GIVEN, commit, opened

ANA, BETO = Asking("ana", 0), Asking("beto", 1)


def reveal(seat: int = 0, attempt: int = 0, round: int = 0, given: bytes = GIVEN) -> Reveal:
    return Reveal(key="k", seat=seat, round=round, attempt=attempt, bytes=given.hex())


def granted(table: MemoryTable, asking: Asking, request: Commit | Reveal) -> None:
    for body in decide(request, table.state, asking):
        table.append(body)


def frozen_with(table: MemoryTable, *seats: int) -> MemoryTable:
    """The table once these seats have committed and the list is frozen."""
    for seat in seats:
        granted(table, (ANA, BETO)[seat], commit(table, seat, table.state.open_deal.attempt))  # type: ignore[union-attr]
    table.append(ListFrozen())
    return table


def second_attempt() -> MemoryTable:
    """The table after Ana revealed and Beto did not."""
    table = frozen_with(opened(), 0, 1)
    granted(table, ANA, reveal())
    table.append(DealOpened())
    return table


REFUSED: dict[str, Callable[[], tuple[MemoryTable, Asking, Commit | Reveal]]] = {
    "a commitment before the deal is open": lambda: (t := MemoryTable(1), ANA, commit(t)),
    "a commitment to another round": lambda: (t := opened(), ANA, commit(t, round=1)),
    "a commitment to another attempt": lambda: (t := opened(), ANA, commit(t, attempt=1)),
    "a commitment to an attempt that is over": lambda: (t := second_attempt(), ANA, commit(t)),
    "a second commitment": lambda: (t := committed(opened(), 0), ANA, commit(t)),
    "a commitment after the list is frozen": lambda: (
        t := frozen_with(opened(), 0),
        BETO,
        commit(t, 1),
    ),
    "a commitment of a seat that was silent": lambda: (
        t := second_attempt(),
        BETO,
        commit(t, 1, 1),
    ),
    "a commitment of a seat that had not committed": lambda: (
        t := reopened_for(0),
        BETO,
        commit(t, 1, 1),
    ),
    "a commitment of another's seat": lambda: (t := opened(), ANA, commit(t, 1)),
    "a commitment of a bot's seat": lambda: (t := opened(), ANA, commit(t, 2)),
    "bytes before the list is frozen": lambda: (committed(opened(), 0), ANA, reveal()),
    "bytes of a seat that did not commit": lambda: (frozen_with(opened(), 1), ANA, reveal()),
    "bytes for another round": lambda: (frozen_with(opened(), 0), ANA, reveal(round=1)),
    "bytes for another attempt": lambda: (frozen_with(opened(), 0), ANA, reveal(attempt=1)),
    "bytes that were not committed to": lambda: (
        frozen_with(opened(), 0),
        ANA,
        reveal(given=b"\1" * SECRET_BYTES),
    ),
    "bytes a second time": lambda: (revealed(frozen_with(opened(), 0, 1)), ANA, reveal()),
    "bytes of another's seat": lambda: (frozen_with(opened(), 0, 1), BETO, reveal()),
    "a second attempt in the first scheme": lambda: (
        t := opened(FAIR_1),
        ANA,
        commit(t, attempt=1),
    ),
}


def committed(table: MemoryTable, seat: int) -> MemoryTable:
    granted(table, (ANA, BETO)[seat], commit(table, seat))
    return table


def revealed(table: MemoryTable) -> MemoryTable:
    granted(table, ANA, reveal())
    return table


def reopened_for(seat: int) -> MemoryTable:
    """The second attempt where only this seat had committed, and was silent."""
    table = frozen_with(opened(), seat)
    table.append(DealOpened())
    return table


@pytest.mark.parametrize("what", REFUSED)
def test_a_table_refuses(what: str) -> None:
    table, asking, request = REFUSED[what]()
    with pytest.raises(Denied):
        decide(request, table.state, asking)


def test_a_table_takes_what_is_in_order() -> None:
    table = second_attempt()
    granted(table, ANA, commit(table, 0, 1))
    table.append(ListFrozen())
    granted(table, ANA, reveal(attempt=1))
    assert next_due(table.state, DELAYS) is not None
    assert next_due(table.state, DELAYS).kind is DueKind.DEAL  # type: ignore[union-attr]


def owed(table: MemoryTable, *contributing: int) -> tuple[DueKind, int]:
    due = next_due(table.state, DELAYS, frozenset(contributing))
    assert due is not None
    return due.kind, due.at


def test_a_deal_waits_for_bytes_and_is_opened_again_without_the_silent() -> None:
    table = frozen_with(opened(), 0, 1)
    deal = table.state.open_deal
    assert deal is not None
    assert deal.frozen is not None
    assert owed(table) == (DueKind.OPEN_DEAL, deal.frozen + DELAYS.reveal)
    granted(table, ANA, reveal())
    assert owed(table) == (DueKind.OPEN_DEAL, deal.frozen + DELAYS.reveal)
    granted(table, BETO, reveal(1))
    assert owed(table) == (DueKind.DEAL, deal.frozen)


def test_a_silent_seat_is_not_waited_for_again() -> None:
    table = second_attempt()
    deal = table.state.open_deal
    assert deal is not None
    assert owed(table, 0, 1) == (DueKind.FREEZE, deal.opened + DELAYS.commit)
    granted(table, ANA, commit(table, 0, 1))
    assert owed(table, 0, 1) == (DueKind.FREEZE, deal.opened)
    told = deal_told(table.state, DELAYS, 0)
    assert isinstance(told, Dealing)
    assert (told.attempt, told.silent) == (1, [1])


def test_where_nobody_is_left_the_deal_is_made_at_once() -> None:
    table = reopened_for(0)
    deal = table.state.open_deal
    assert deal is not None
    assert owed(table, 0, 1) == (DueKind.DEAL, deal.opened)


def test_the_first_scheme_deals_without_the_silent() -> None:
    table = frozen_with(opened(FAIR_1), 0, 1)
    assert owed(table)[0] is DueKind.DEAL


def test_no_attempt_repeats_the_secret_of_another() -> None:
    table = opened()
    secrets = {table.state.commitment(round, attempt) for round in range(3) for attempt in range(4)}
    assert len(secrets) == 12


def test_nothing_is_published_while_the_game_goes_on() -> None:
    table = opened()
    sent: list[bytes] = []
    visitor = Visitor("ana", "Ana", sent.append, lambda _: None, greeted=True)
    tell_secret(table.state, visitor)
    assert (table.state.published, sent) == (False, [])
    table.append(TableClosed(seat=0))
    tell_secret(table.state, visitor)
    assert table.state.published
    assert table.state.secret.hex().encode() in sent[0]


def test_a_log_of_before_goes_on_under_the_first_scheme() -> None:
    """Its first entry does not say by which scheme; its deal is open, and stays what it was."""
    table = opened(FAIR_1)
    old = json.loads(table.entries[0].body)
    del old["scheme"]
    body, before = json.dumps(old), entries.ORIGIN
    log: list[entries.Entry] = []
    for entry in table.entries:
        text = entry.body if log else body
        parts = entry.seq, entry.at, entry.version, entry.key, text
        log.append(entries.Entry(*parts, entries._hash(TABLE, before, *parts)))
        before = log[-1].hash
    table.entries, table.state = log, State.of(TABLE, log)
    granted(table, ANA, commit(table))
    table.append(ListFrozen())
    granted(table, ANA, reveal())
    table.append(table.state.draw_deal())
    table.append(entries._DECODER.decode('{"entry":"closed"}'))
    record = record_document(TABLE, table.entries, {})
    assert record["fairness"]["scheme"] == FAIR_1.name
    assert record["fairness"]["rounds"][0]["seats"][0]["bytes"] == GIVEN.hex()
    assert record["closed"] == {"by": "host", "seat": None, "at": None}
