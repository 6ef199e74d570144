"""Records and receipts with the verdict that follows from them, for Python and browser alike."""

from collections.abc import Iterator
from typing import Any

import msgspec

from amletero.fair.receipt import Receipt, ToldAttempt, ToldRound, read_receipt
from amletero.fair.verdict import Verdict, judge_dealing
from amletero.record.replay import replay
from amletero.record.verifiable_deals import FAIR_1
from tools.lies import OTHER, lies
from tools.seeded_tables import MemoryTable

Document = dict[str, Any]
SEED = 5


def verdicts() -> Iterator[Document]:
    """Yield games, honest ones and one for each lie, with what must be said of them."""
    yield from _honest()
    yield from _withheld()
    for lie in lies():
        table = MemoryTable(SEED, goal=1, lie=lie)
        record = table.play()
        yield _vector(lie.name, record, table.clients["ana"].dealings.receipt)
    yield _receipts_that_differ()


def _honest() -> Iterator[Document]:
    table = MemoryTable(SEED)
    record = table.play()
    ana, beto = (table.clients[guest].dealings.receipt for guest in ("ana", "beto"))
    yield _vector("honest", record, ana)
    yield _vector("two receipts of an honest game", record, ana, beto)
    yield _vector("no receipt", record)

    table = MemoryTable(SEED, goal=1)
    table.clients["beto"].silent = True
    record = table.play()
    for guest in ("ana", "beto"):
        receipt = table.clients[guest].dealings.receipt
        yield _vector(f"one player silent, the receipt of {guest}", record, receipt)

    table = MemoryTable(SEED, goal=1, watcher=True)
    table.clients["phone"] = table.client("ana")
    table.clients["beto"].gives = False
    record = table.play()
    for guest in table.clients:
        receipt = table.clients[guest].dealings.receipt
        yield _vector(f"one player gives nothing, the receipt of {guest}", record, receipt)

    table = MemoryTable(SEED, goal=1)
    table.clients["ana"].deaf = {0}
    record = table.play()
    yield _vector("a deal that was missed", record, table.clients["ana"].dealings.receipt)

    table = MemoryTable(SEED, ("ana", "ana", None), goal=1)
    record = table.play()
    yield _vector("two players at one screen", record, table.clients["ana"].dealings.receipt)

    table = MemoryTable(SEED)
    record = table.play(closed_after=3)
    yield _vector("a closed game", record, table.clients["ana"].dealings.receipt)

    table = MemoryTable(SEED, goal=1, scheme=FAIR_1)
    table.clients["beto"].silent = True
    record = table.play()
    receipt = table.clients["ana"].dealings.receipt
    yield _vector("the first scheme", record, receipt)
    yield _vector("an old receipt", record, _first_version(receipt))


def _withheld() -> Iterator[Document]:
    table = MemoryTable(SEED, goal=1)
    record = table.play()
    receipt = table.clients["ana"].dealings.receipt
    yield _vector("the record withheld", None, receipt)
    secretive = {key: value for key, value in record.items() if key != "fairness"}
    yield _vector("the secret withheld", secretive, receipt)
    table = MemoryTable(SEED, goal=1, fair=False)
    record = table.play()
    yield _vector("no fair dealing", record, table.clients["ana"].dealings.receipt)


def _receipts_that_differ() -> Document:
    """A deal that two players were told differently about, and that no record has."""
    table = MemoryTable(SEED)
    record = table.play(closed_after=3)
    ana, beto = (table.clients[guest].dealings.receipt for guest in ("ana", "beto"))
    for receipt, commitment in ((ana, "0" * 64), (beto, OTHER.hex())):
        told = ToldAttempt(attempt=0, commitment=commitment)
        receipt.rounds.append(ToldRound(round=1, attempts=[told]))
    return _vector("two receipts that differ", record, ana, beto)


def _first_version(receipt: Receipt) -> Document:
    rounds = [(told.round, told.attempts[0]) for told in receipt.rounds]
    return {
        "format": "amletero-receipt",
        "version": 1,
        "table": receipt.table,
        "commitment": receipt.commitment,
        "rounds": [
            {
                "round": number,
                "commitment": told.commitment,
                "frozen": msgspec.to_builtins(told.frozen),
                "own": [{"seat": own.seat, "bytes": own.bytes} for own in told.own],
            }
            for number, told in rounds
        ],
    }


def _vector(name: str, record: Document | None, *receipts: Receipt | Document) -> Document:
    kept = [msgspec.to_builtins(receipt) for receipt in receipts]
    read = [read_receipt(msgspec.json.encode(receipt)) for receipt in kept]
    verdict = judge_dealing(None if record is None else replay(record), read)
    return {
        "name": name,
        "record": record,
        "receipts": kept,
        "verdict": _expected(verdict),
    }


def _expected(verdict: Verdict) -> Document:
    expected: Document = msgspec.to_builtins(verdict)
    expected["otherFingerprint"] = expected.pop("other_fingerprint")
    return expected
