"""A client's part in the deals: commits to random bytes and reveals them, once and with care."""

import hashlib
from collections.abc import Callable, Iterator
from typing import Literal

from amletero.fair.client_memory import DealMemory
from amletero.fair.contradictions import own_commitment
from amletero.fair.receipt import OwnBytes, ToldAttempt
from amletero.wire.socket.client_messages import Commit, Reveal
from amletero.wire.socket.server_messages import Dealing, Frozen


class DealContributor:
    """Says what to send after a step of a deal; nothing is ever revealed for a second list."""

    def __init__(self, memory: DealMemory, draw: Callable[[], bytes]) -> None:
        self._memory = memory
        self._draw = draw

    def dealing(self, told: Dealing, seats: list[int]) -> Iterator[Commit]:
        """Commit to fresh bytes: after the server did, before the list, in the latest attempt."""
        kept = self._memory.receipt.attempt(told.round, told.attempt)
        if (
            kept is None
            or kept.frozen is not None
            or kept.dealt is not None
            or self._is_over(told.round, told.attempt)
        ):
            return
        for seat in seats:
            if seat in kept.silent:
                continue
            own = self._memory.own_bytes(told.round, told.attempt, seat, self._draw)
            if own.committed in ("none", "sent"):
                self._memory.note_committed(own, "sent")
                yield Commit(
                    key=request_key("commit", own),
                    seat=seat,
                    round=told.round,
                    attempt=told.attempt,
                    commitment=own_commitment(self._memory.receipt, told.round, told.attempt, own),
                )

    def frozen(self, told: Frozen, seats: list[int]) -> Iterator[Reveal]:
        """Reveal the bytes of the seats whose commitment is on the one frozen list."""
        kept = self._memory.receipt.attempt(told.round, told.attempt)
        if kept is None or kept.commitment is None or self._is_over(told.round, told.attempt):
            return
        for own in kept.own:
            if (
                own.seat in seats
                and own.committed != "none"
                and own.revealed in ("none", "sent")
                and self._is_listed(told.round, kept, own)
            ):
                self._memory.note_revealed(own, "sent")
                yield Reveal(
                    key=request_key("reveal", own),
                    seat=own.seat,
                    round=told.round,
                    attempt=told.attempt,
                    bytes=own.bytes,
                )

    def answered(self, key: str, progress: Literal["acknowledged", "refused"]) -> bool:
        """Take note of an answer; returns whether it was about a deal."""
        for own in self._own():
            if key == request_key("commit", own):
                if own.committed != "acknowledged":
                    self._memory.note_committed(own, progress)
                return True
            if key == request_key("reveal", own):
                if own.revealed != "acknowledged":
                    self._memory.note_revealed(own, progress)
                return True
        return False

    def _own(self) -> Iterator[OwnBytes]:
        for told in reversed(self._memory.receipt.rounds):
            for attempt in told.attempts:
                yield from attempt.own

    def _is_listed(self, round: int, kept: ToldAttempt, own: OwnBytes) -> bool:
        listed = {each.seat: each.commitment for each in kept.frozen or ()}
        made = own_commitment(self._memory.receipt, round, kept.attempt, own)
        return listed.get(own.seat) == made

    def _is_over(self, round: int, attempt: int) -> bool:
        """Whether the server contradicted itself in this round, or is past this attempt."""
        later = any(
            (told.round, each.attempt) > (round, attempt)
            for told in self._memory.receipt.rounds
            for each in told.attempts
        )
        return later or self._memory.contradicted(round)


def request_key(step: Literal["commit", "reveal"], own: OwnBytes) -> str:
    """Return the key of a request: it follows from the bytes, so a restarted client repeats it."""
    return hashlib.sha256(f"amletero-{step}-{own.bytes}".encode()).hexdigest()[:32]
