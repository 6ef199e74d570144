"""A record against what a client was told, and what two clients were told against each other."""

from collections.abc import Iterator, Sequence

from amletero.fair.contradictions import own_commitment, same_contributions, same_list
from amletero.fair.receipt import PRIVATE, GameSettings, Receipt, ToldAttempt
from amletero.record.deal_verification import Attempt, Cheat, Fairness, Finding
from amletero.record.game import GameRecord
from amletero.record.referee import Referee
from amletero.rules.facts import GameEnded
from amletero.wire.facts import Document, fact_document, fact_name


def receipt_findings(record: GameRecord, fairness: Fairness, receipt: Receipt) -> Iterator[Finding]:
    """Yield where a record is not what a client was told while the game was played."""
    if receipt.table != fairness.game:
        yield Finding(Cheat.RECORD_TABLE)
        return
    if receipt.settings not in (None, _settings(record, fairness.first)):
        yield Finding(Cheat.RECORD_SETTINGS)
    if receipt.commitment not in (None, fairness.commitment) or (
        receipt.commitment is not None and receipt.fair_scheme != fairness.scheme
    ):
        yield Finding(Cheat.RECORD_COMMITMENT)
    if receipt.secret not in (None, fairness.secret.hex()):
        yield Finding(Cheat.RECORD_SECRET)
    yield from _strangers(fairness, receipt)
    for told in receipt.rounds:
        if told.round < len(fairness.rounds):
            for each in told.attempts:
                yield from _attempt_findings(receipt, told.round, each, fairness.rounds[told.round])
        elif any(each.dealt is not None for each in told.attempts):
            yield Finding(Cheat.RECORD_ATTEMPTS, told.round)
    yield from _fact_findings(record, receipt)


def findings_without_deals(record: GameRecord, receipt: Receipt) -> Iterator[Finding]:
    """Yield where a record without its secrets is not what a client was told."""
    table = record.extra.get("table")
    if table not in (None, receipt.table):
        yield Finding(Cheat.RECORD_TABLE)
        return
    told = receipt.settings
    if told is not None and told != _settings(record, told.first):
        yield Finding(Cheat.RECORD_SETTINGS)
    yield from _fact_findings(record, receipt)


def _settings(record: GameRecord, first: int | None) -> GameSettings:
    return GameSettings(record.edition.name, len(record.players), record.goal, first)  # type: ignore[arg-type]


def _fact_findings(record: GameRecord, receipt: Receipt) -> Iterator[Finding]:
    for kept in receipt.facts:
        parted = _parting_fact(kept.told, _facts(record, kept.seat))
        if parted is not None:
            yield Finding(Cheat.RECORD_FACTS, round_of(kept.told, parted))


def _strangers(fairness: Fairness, receipt: Receipt) -> Iterator[Finding]:
    """Yield the seats that gave bytes by the record and were shown as bots, or free."""
    kinds = receipt.kinds
    if kinds is None:
        return
    for number, attempts in enumerate(fairness.rounds):
        for seat in sorted({seat for each in attempts for seat in each.listed}):
            if seat >= len(kinds) or kinds[seat] != "human":
                yield Finding(Cheat.BOT_CONTRIBUTION, number, seat)


def _attempt_findings(
    receipt: Receipt, round: int, told: ToldAttempt, recorded: Sequence[Attempt]
) -> Iterator[Finding]:
    if told.attempt >= len(recorded):
        yield Finding(Cheat.RECORD_ATTEMPTS, round)
        return
    said = recorded[told.attempt]
    if told.commitment not in (None, said.commitment):
        yield Finding(Cheat.RECORD_COMMITMENT, round)
    if told.listed not in (None, said.listed):
        yield Finding(Cheat.RECORD_LIST, round)
    if told.dealt is not None and told.attempt != len(recorded) - 1:
        yield Finding(Cheat.RECORD_ATTEMPTS, round)
    for dealt in told.dealt or ():
        if said.revealed.get(dealt.seat) != dealt.bytes:
            yield Finding(Cheat.RECORD_BYTES, round, dealt.seat)
    if told.commitment is not None and told.attempt > 0:
        silent = recorded[told.attempt - 1].silent
        if sorted(told.silent) != silent:
            yield Finding(Cheat.RECORD_ATTEMPTS, round)
    for own in told.own:
        made = own_commitment(receipt, round, told.attempt, own)
        if own.committed == "acknowledged" and said.listed.get(own.seat) != made:
            yield Finding(Cheat.RECORD_LIST, round, own.seat)
        if own.revealed == "acknowledged" and said.revealed.get(own.seat) != own.bytes:
            yield Finding(Cheat.RECORD_BYTES, round, own.seat)


# --- Facts ---------------------------------------------------------------------------------------


def _facts(record: GameRecord, viewer: int | None) -> list[Document]:
    """Return what a viewer is told of a record's game."""
    referee = Referee(record.edition, len(record.players), record.goal)
    for round in record.rounds:
        referee.deal(round.deck, round.first)
        for move in round.moves:
            referee.move(move)
    return [fact_document(fact, record.edition) for fact in referee.facts_since(viewer, -1)]


def _parting_fact(told: Sequence[Document], expected: Sequence[Document]) -> int | None:
    """Return where told facts are not the record's; they may end earlier unless the game did."""
    for place, fact in enumerate(told):
        if place >= len(expected) or fact != expected[place]:
            return place
    ended = bool(told) and told[-1]["fact"] == fact_name(GameEnded)
    return len(told) - 1 if ended and len(told) != len(expected) else None


def round_of(facts: Sequence[Document], place: int) -> int | None:
    """Return the round of the fact at a place; `None` before the first round."""
    begun = sum(fact["fact"] == "round-began" for fact in facts[: place + 1])
    return begun - 1 if begun else None


# --- Two receipts --------------------------------------------------------------------------------


def differences(one: Receipt, other: Receipt) -> Iterator[Finding]:
    """Yield where the server told different things to two clients."""
    if one.table != other.table:
        return
    pairs = (
        (one.commitment, other.commitment),
        (one.secret, other.secret),
        (one.settings, other.settings),
        (one.kinds, other.kinds),
    )
    if any(None not in pair and pair[0] != pair[1] for pair in pairs):
        yield Finding(Cheat.RECEIPTS_DIFFER)
    for told in one.rounds:
        for mine in told.attempts:
            theirs = other.attempt(told.round, mine.attempt)
            if theirs is not None and not _same_attempt(mine, theirs):
                yield Finding(Cheat.RECEIPTS_DIFFER, told.round)
    facts = _public(one)
    for place, (fact, same) in enumerate(zip(facts, _public(other), strict=False)):
        if fact != same:
            yield Finding(Cheat.RECEIPTS_DIFFER, round_of(facts, place))
            return


def _same_attempt(one: ToldAttempt, other: ToldAttempt) -> bool:
    """Whether two clients were told the same, as far as both were told."""
    dealing = (one.commitment, sorted(one.silent)) == (other.commitment, sorted(other.silent))
    told = None not in (one.commitment, other.commitment)
    same = dealing or not told
    if one.frozen is not None and other.frozen is not None:
        same = same and same_list(one.frozen, other.frozen)
    if one.dealt is not None and other.dealt is not None:
        same = same and same_contributions(one.dealt, other.dealt)
    return same


def _public(receipt: Receipt) -> list[Document]:
    """Return what everyone may know of all that was told."""
    told = receipt.facts[0].told if receipt.facts else []
    return [fact for fact in told if fact["fact"] not in PRIVATE]
