"""What follows from a record and receipts: honest tables are never accused, lies are named."""

import pytest
from tools.fair_vectors import verdicts
from tools.lies import Lie, lies
from tools.seeded_tables import MemoryTable

from amletero.fair.receipt import Receipt, read_receipt, receipt_bytes
from amletero.fair.verdict import Doubt, Verdict, judge_dealing
from amletero.record.deal_verification import Cheat
from amletero.record.replay import replay
from amletero.record.verifiable_deals import FAIR_1, FAIR_2, Scheme

SEEDS = range(6)
SCHEMES = pytest.mark.parametrize("scheme", [FAIR_1, FAIR_2], ids=lambda scheme: scheme.name)


def receipt_of(table: MemoryTable, guest: str) -> Receipt:
    """What a client kept, as it is read from its file."""
    return read_receipt(receipt_bytes(table.clients[guest].dealings.receipt))


def judged(table: MemoryTable, *guests: str) -> Verdict:
    record = replay(table.play())
    return judge_dealing(record, [receipt_of(table, guest) for guest in guests])


@pytest.mark.parametrize("lie", lies(), ids=lambda lie: lie.name)
def test_every_lie_is_found_out_by_whom_it_is_told(lie: Lie) -> None:
    for seed in SEEDS:
        fresh = next(each for each in lies() if each.name == lie.name)
        verdict = judged(MemoryTable(seed, goal=1, lie=fresh), "ana")
        assert (verdict.word, verdict.code) == ("cheated", lie.code)


@SCHEMES
def test_an_honest_game_is_fair_for_everyone_who_gave_to_it(scheme: Scheme) -> None:
    for seed in SEEDS:
        table = MemoryTable(seed, scheme=scheme)
        verdict = judged(table, "ana", "beto")
        assert verdict.word == "fair"
        assert verdict.covered == len(verdict.rounds) == table.state.rounds
        assert {each.given for each in verdict.rounds} == {2}
        assert verdict.silent == 0
        for guest in ("ana", "beto"):
            receipt = receipt_of(table, guest)
            assert receipt.fingerprint(table.state.rounds) == verdict.fingerprint


@SCHEMES
def test_a_silent_seat_is_counted_and_accuses_nobody(scheme: Scheme) -> None:
    table = MemoryTable(1, scheme=scheme)
    table.clients["beto"].silent = True
    record = replay(table.play())
    mine = judge_dealing(record, [receipt_of(table, "ana")])
    theirs = judge_dealing(record, [receipt_of(table, "beto")])
    assert (mine.word, mine.silent, mine.given) == ("fair", len(record.rounds), len(record.rounds))
    assert (theirs.word, theirs.code) == ("not_proven", Doubt.LATE)


def test_where_all_are_silent_the_secret_alone_deals() -> None:
    table = MemoryTable(2, goal=1)
    for guest in ("ana", "beto"):
        table.clients[guest].silent = True
    verdict = judged(table, "ana")
    assert (verdict.word, verdict.code) == ("not_proven", Doubt.LATE)
    assert (verdict.given, verdict.silent) == (0, 2)


def test_one_receipt_that_proves_is_enough_and_none_that_contradicts_is_forgiven() -> None:
    table = MemoryTable(3, watcher=True)
    record = replay(table.play())
    kept = [receipt_of(table, guest) for guest in ("watcher", "ana")]
    assert judge_dealing(record, kept).word == "fair"
    assert judge_dealing(record, kept[:1]).code is Doubt.SPECTATOR
    kept[0].rounds[0].attempts[0].commitment = "0" * 64
    assert judge_dealing(record, kept).code is Cheat.RECORD_COMMITMENT


def test_a_game_without_a_receipt_is_consistent_and_no_more() -> None:
    verdict = judged(MemoryTable(4))
    assert (verdict.word, verdict.code, verdict.covered) == ("consistent", None, 0)


def test_hands_do_not_stay_in_the_memory_of_a_shared_screen() -> None:
    table = MemoryTable(5, ("ana", "ana", None), goal=1)
    verdict = judged(table, "ana")
    (kept,) = receipt_of(table, "ana").facts
    assert kept.seat is None
    assert not any(fact["fact"] in ("holds", "returned") for fact in kept.told)
    assert verdict.word == "fair"


def test_a_client_that_was_cut_off_is_not_told_a_lie() -> None:
    table = MemoryTable(6)
    record = replay(table.play())
    receipt = receipt_of(table, "ana")
    for kept in receipt.facts:
        del kept.told[-5:]
    receipt.rounds[-1].attempts[-1].dealt = None
    assert judge_dealing(record, [receipt]).word == "fair"


def test_an_acknowledged_commitment_is_in_the_record_even_if_no_list_was_told() -> None:
    table = MemoryTable(7, goal=1)
    record = replay(table.play())
    receipt = receipt_of(table, "ana")
    attempt = receipt.rounds[0].attempts[0]
    attempt.frozen = attempt.dealt = None
    assert judge_dealing(record, [receipt]).word == "fair"
    attempt.own[0].revealed, attempt.own[0].bytes = "none", "0" * 64
    verdict = judge_dealing(record, [receipt])
    assert (verdict.word, verdict.code, verdict.seat) == ("cheated", Cheat.RECORD_LIST, 0)
    attempt.own[0].committed = "sent"
    assert judge_dealing(record, [receipt]).code is Doubt.LATE


def test_a_deal_that_was_told_without_its_list_is_compared_too() -> None:
    table = MemoryTable(8, goal=1)
    record = replay(table.play())
    receipt = receipt_of(table, "ana")
    attempt = receipt.rounds[0].attempts[0]
    attempt.frozen = None
    assert attempt.dealt is not None
    del attempt.dealt[1:]
    assert judge_dealing(record, [receipt]).code is Cheat.RECORD_LIST


def test_every_code_of_a_verdict_is_in_the_shared_vectors() -> None:
    told = {vector["verdict"]["code"] for vector in verdicts()}
    assert {*Cheat, *Doubt} - told == set()
