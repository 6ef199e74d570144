"""Where a server contradicts itself: found in a receipt alone, while the game is still played."""

from collections.abc import Iterator, Sequence

from amletero.fair.receipt import OwnBytes, Receipt, ToldAttempt
from amletero.record.deal_verification import Cheat, Finding
from amletero.wire.socket.server_messages import SeatBytes, SeatCommitment


def contradictions_in(receipt: Receipt) -> Iterator[Finding]:
    """Yield all that can be found by looking at the receipt as it is now."""
    for told in receipt.rounds:
        ordered = sorted(told.attempts, key=lambda each: each.attempt)
        for each in ordered:
            yield from _in_attempt(receipt, told.round, each)
        for count in range(1, len(ordered) + 1):
            yield from _reopened(told.round, ordered[:count])


def own_commitment(receipt: Receipt, round: int, attempt: int, own: OwnBytes) -> str:
    """Return the commitment to the bytes of an own seat."""
    given = bytes.fromhex(own.bytes)
    scheme = receipt.fair_scheme
    return scheme.seat_commitment(receipt.table, round, own.seat, given, attempt).hex()


def same_list(
    one: Sequence[SeatCommitment | SeatBytes], other: Sequence[SeatCommitment | SeatBytes]
) -> bool:
    """Whether two lists have the same seats with the same commitments."""
    return sorted((each.seat, each.commitment) for each in one) == sorted(
        (each.seat, each.commitment) for each in other
    )


def same_contributions(one: Sequence[SeatBytes], other: Sequence[SeatBytes]) -> bool:
    """Whether two lists have the same seats with the same commitments and bytes."""
    return same_list(one, other) and (
        {each.seat: each.bytes for each in one} == {each.seat: each.bytes for each in other}
    )


def _in_attempt(receipt: Receipt, round: int, told: ToldAttempt) -> Iterator[Finding]:
    frozen, dealt = told.frozen, told.dealt
    shown = [each.seat for each in (*(frozen or ()), *(dealt or ()))]
    if receipt.kinds is not None:
        strangers = [seat for seat in shown if not _is_human(receipt.kinds, seat)]
        if strangers:
            yield Finding(Cheat.BOT_CONTRIBUTION, round, strangers[0])
    if frozen is not None and dealt is not None and not same_list(frozen, dealt):
        yield Finding(Cheat.LIST_CHANGED, round)
    for own in told.own:
        if own.committed == "acknowledged":
            yield from _about_own(receipt, round, told, own)


def _is_human(kinds: Sequence[str], seat: int) -> bool:
    return seat < len(kinds) and kinds[seat] == "human"


def _about_own(receipt: Receipt, round: int, told: ToldAttempt, own: OwnBytes) -> Iterator[Finding]:
    """Yield what was done to the bytes of an own seat whose commitment was acknowledged."""
    if told.frozen is not None:
        listed = {each.seat: each.commitment for each in told.frozen}
        if own.seat not in listed:
            yield Finding(Cheat.DROPPED_COMMITMENT, round, own.seat)
        elif listed[own.seat] != own_commitment(receipt, round, told.attempt, own):
            yield Finding(Cheat.OWN_COMMITMENT, round, own.seat)
    given = {each.seat: each.bytes for each in told.dealt or ()}
    if own.seat in given:
        shown = given[own.seat]
        if shown is None and own.revealed == "acknowledged":
            yield Finding(Cheat.DROPPED_BYTES, round, own.seat)
        if shown is not None and shown != own.bytes:
            yield Finding(Cheat.OWN_BYTES, round, own.seat)


def _reopened(round: int, attempts: Sequence[ToldAttempt]) -> Iterator[Finding]:
    """Yield why the last of these attempts had no right to be opened, or to take whom it took."""
    *earlier, last = attempts
    before = next((each for each in earlier if each.attempt == last.attempt - 1), None)
    listed = None
    if before is not None and before.frozen is not None:
        listed = {each.seat for each in before.frozen}
    if (
        (last.attempt > 0 and last.commitment is not None and not last.silent)
        or any(each.dealt is not None for each in earlier)
        or (listed is not None and not set(last.silent) <= listed)
    ):
        yield Finding(Cheat.REOPENED, round)
    silent = {seat for each in attempts for seat in each.silent}
    for each in last.frozen or ():
        if each.seat in silent or (listed is not None and each.seat not in listed):
            yield Finding(Cheat.REOPENED, round, each.seat)
            break
    for own in () if before is None else before.own:
        if own.revealed == "acknowledged" and own.seat in last.silent:
            yield Finding(Cheat.DROPPED_BYTES, round, own.seat)
