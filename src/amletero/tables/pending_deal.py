"""A deal in progress: its attempts, the commitments, and the revealed bytes."""

from dataclasses import dataclass, field, replace

from amletero.record.verifiable_deals import Contribution
from amletero.rules.cards import Seat


@dataclass(slots=True)
class PendingDeal:
    """One attempt at a round's deal, and the attempts before it."""

    number: int
    """The round's number, counted from 0."""
    opened: int
    """Time of the server clock at which it was opened."""
    commitments: dict[Seat, str] = field(default_factory=dict)
    revealed: dict[Seat, str] = field(default_factory=dict)
    frozen: int | None = None
    """Time at which the list of commitments was frozen; None before."""
    earlier: tuple["PendingDeal", ...] = ()
    """The attempts in which a listed seat stayed silent."""

    @property
    def attempt(self) -> int:
        """Which attempt this is, counted from 0."""
        return len(self.earlier)

    @property
    def silent(self) -> list[Seat]:
        """The listed seats that have not revealed their bytes."""
        return sorted(set(self.commitments) - set(self.revealed))

    @property
    def silent_before(self) -> list[Seat]:
        """The seats whose silence made this attempt necessary."""
        return self.earlier[-1].silent if self.earlier else []

    @property
    def contributions(self) -> list[Contribution]:
        """The seats' commitments and bytes, ordered by seat."""
        return [
            Contribution(seat, bytes.fromhex(commitment), self._bytes(seat))
            for seat, commitment in sorted(self.commitments.items())
        ]

    def may_commit(self, seat: Seat) -> bool:
        """Return whether a seat may commit: always at first, then if it has revealed so far."""
        return not self.earlier or seat in self.earlier[-1].revealed

    def copy(self) -> "PendingDeal":
        """Return a copy that can be changed; earlier attempts are shared, as they are final."""
        return replace(self, commitments=dict(self.commitments), revealed=dict(self.revealed))

    def again(self, at: int) -> "PendingDeal":
        """Return the next attempt, opened at a time of the server clock."""
        return PendingDeal(self.number, at, earlier=(*self.earlier, self))

    def _bytes(self, seat: Seat) -> bytes | None:
        given = self.revealed.get(seat)
        return None if given is None else bytes.fromhex(given)
