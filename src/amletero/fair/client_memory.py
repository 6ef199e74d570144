"""What a client remembers of a game. The first thing told is kept; what contradicts it is noted."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from amletero.fair.contradictions import contradictions_in, same_contributions, same_list
from amletero.fair.receipt import (
    PRIVATE,
    GameSettings,
    OwnBytes,
    Progress,
    Receipt,
    ToldAttempt,
    ToldRound,
    ViewerFacts,
)
from amletero.record.deal_verification import Cheat, Finding
from amletero.record.verifiable_deals import SCHEMES
from amletero.wire.facts import Document
from amletero.wire.socket.server_messages import Dealing, Dealt, Frozen, TableState


@dataclass(slots=True)
class _Reached:
    """How far the facts of the present connection go, for the viewer they are told to."""

    viewer: int | None
    version: int
    facts: int = 0


class DealMemory:
    """Keeps a receipt up to date, and calls `changed` after each change of it."""

    def __init__(self, receipt: Receipt, changed: Callable[[], None] = lambda: None) -> None:
        self.receipt = receipt
        self._changed = changed
        self._reached: _Reached | None = None

    def note_table(self, table: TableState, own: list[int]) -> None:
        """Take in settings and seats: they are as told when the game had just begun, for good."""
        receipt = self.receipt
        same = table.fair
        if table.phase != "lobby":
            told = GameSettings(table.edition, table.players, table.goal, table.first)
            kinds = [seat.kind for seat in table.seats]
            if receipt.settings is None:
                receipt.settings, receipt.kinds = told, kinds
            same = same and (receipt.settings, receipt.kinds) == (told, kinds)
            same = self._same_seats(own) and same
        self._note(*() if same else (Finding(Cheat.TABLE_CHANGED),))

    def note_dealing(self, told: Dealing) -> None:
        """Take in that a deal was opened. A scheme that is not known here is passed over."""
        receipt = self.receipt
        if told.scheme not in SCHEMES:
            return
        if receipt.commitment is None:
            receipt.commitment, receipt.scheme = told.game_commitment, told.scheme
        kept = self._attempt(told.round, told.attempt)
        if kept.commitment is None:
            kept.commitment, kept.silent = told.commitment, list(told.silent)
        same = (
            receipt.commitment == told.game_commitment
            and receipt.scheme == told.scheme
            and kept.commitment == told.commitment
            and sorted(kept.silent) == sorted(told.silent)
        )
        self._note(*() if same else (Finding(Cheat.SECOND_DEALING, told.round),))

    def note_frozen(self, told: Frozen) -> None:
        """Take in the frozen list of an attempt."""
        kept = self._attempt(told.round, told.attempt)
        if kept.frozen is None:
            kept.frozen = list({each.seat: each for each in told.commitments}.values())
        same = same_list(kept.frozen, told.commitments)
        self._note(*() if same else (Finding(Cheat.SECOND_LIST, told.round),))

    def note_dealt(self, told: Dealt) -> None:
        """Take in what a round was dealt from."""
        kept = self._attempt(told.round, told.attempt)
        if kept.dealt is None:
            kept.dealt = list({each.seat: each for each in told.contributions}.values())
        same = same_contributions(kept.dealt, told.contributions)
        self._note(*() if same else (Finding(Cheat.LIST_CHANGED, told.round),))

    def note_secret(self, secret: str) -> None:
        """Take in the secret of the game."""
        if self.receipt.secret is None:
            self.receipt.secret = secret
        same = self.receipt.secret == secret
        self._note(*() if same else (Finding(Cheat.RECORD_SECRET),))

    def note_view(self, viewer: int | None, version: int, facts: Sequence[Document]) -> None:
        """Take in all that a viewer was told; it must begin with what was told before."""
        self._reached = _Reached(viewer, version)
        self._note_told(self._reached, facts)

    def note_facts(
        self, viewer: int | None, since: int, version: int, facts: Sequence[Document]
    ) -> None:
        """Take in what a viewer is told next; what does not follow will be asked for again."""
        reached = self._reached
        if reached is None or not self.follows(viewer, since):
            return
        reached.version = version
        self._note_told(reached, facts)

    def follows(self, viewer: int | None, since: int) -> bool:
        """Whether facts told since a version go on where the told ones end."""
        reached = self._reached
        return reached is not None and (reached.viewer, reached.version) == (viewer, since)

    def own_bytes(self, round: int, attempt: int, seat: int, draw: Callable[[], bytes]) -> OwnBytes:
        """Return the bytes of an own seat for an attempt: drawn once, and never anew."""
        own = self._attempt(round, attempt).own
        for each in own:
            if each.seat == seat:
                return each
        own.append(OwnBytes(seat=seat, bytes=draw().hex()))
        return own[-1]

    def note_committed(self, own: OwnBytes, progress: Progress) -> None:
        """Take in how far the commitment of an own seat has come."""
        own.committed = progress
        self._note()

    def note_revealed(self, own: OwnBytes, progress: Progress) -> None:
        """Take in how far the bytes of an own seat have come."""
        own.revealed = progress
        self._note()

    def contradicted(self, round: int) -> bool:
        """Whether nothing more may be given to a round."""
        return any(each.round in (None, round) for each in self.receipt.contradictions)

    def _attempt(self, round: int, attempt: int) -> ToldAttempt:
        told = self.receipt.round(round)
        if told is None:
            told = ToldRound(round=round)
            self.receipt.rounds.append(told)
        kept = told.attempt(attempt)
        if kept is None:
            kept = ToldAttempt(attempt=attempt)
            told.attempts.append(kept)
        return kept

    def _same_seats(self, own: list[int]) -> bool:
        """Take in the own seats; whether they are the same as before.

        A guest who has none of them, or quite others, is another person at the same device. Who has
        one seat and suddenly two would be told no hand that stays in the memory.
        """
        receipt = self.receipt
        known = receipt.seats or [each.seat for each in receipt.facts if each.seat is not None]
        if not receipt.seats:
            receipt.seats = list(own)
        return set(known).isdisjoint(own) or sorted(known) == sorted(own)

    def _note_told(self, reached: _Reached, facts: Sequence[Document]) -> None:
        """Compare facts with those told before, and keep the new ones.

        With several players at one screen no hand stays in the memory for the next one to find.
        """
        shared = len(self.receipt.seats) > 1
        news = [fact for fact in facts if fact["fact"] not in PRIVATE] if shared else list(facts)
        told = self._told_to(None if shared else reached.viewer)
        known = told[reached.facts : reached.facts + len(news)]
        reached.facts += len(news)
        same = known == news[: len(known)]
        if same:
            told += news[len(known) :]
        self._note(*() if same else (Finding(Cheat.FACTS_CHANGED, _last_round(told)),))

    def _told_to(self, viewer: int | None) -> list[Document]:
        for kept in self.receipt.facts:
            if kept.seat == viewer:
                return kept.told
        self.receipt.facts.append(ViewerFacts(viewer, []))
        return self.receipt.facts[-1].told

    def _note(self, *found: Finding) -> None:
        known = self.receipt.contradictions
        for each in (*found, *contradictions_in(self.receipt)):
            if each not in known:
                known.append(each)
        self._changed()


def _last_round(facts: Sequence[Document]) -> int | None:
    begun = sum(fact["fact"] == "round-began" for fact in facts)
    return begun - 1 if begun else None
