"""A deal on its way: the attempts at it, who committed to what, and what was revealed."""

from dataclasses import dataclass, field, replace

from amletero.record.verifiable_deals import Contribution
from amletero.rules.cards import Seat


@dataclass(slots=True)
class PendingDeal:
    """One attempt at a round's deal, and the attempts before it."""

    number: int
    """Of which round it is."""
    opened: int
    """When it was opened, by the server's clock."""
    commitments: dict[Seat, str] = field(default_factory=dict)
    revealed: dict[Seat, str] = field(default_factory=dict)
    frozen: int | None = None
    """When the list of commitments was frozen."""
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
        """The seats for whose silence the deal was opened again."""
        return self.earlier[-1].silent if self.earlier else []

    @property
    def contributions(self) -> list[Contribution]:
        """What the seats gave, by seat."""
        return [
            Contribution(seat, bytes.fromhex(commitment), self._bytes(seat))
            for seat, commitment in sorted(self.commitments.items())
        ]

    def may_commit(self, seat: Seat) -> bool:
        """Whether a seat has kept its word in all attempts so far; in the first one every seat."""
        return not self.earlier or seat in self.earlier[-1].revealed

    def copy(self) -> "PendingDeal":
        """Return a copy that can be changed; earlier attempts change no more."""
        return replace(self, commitments=dict(self.commitments), revealed=dict(self.revealed))

    def again(self, at: int) -> "PendingDeal":
        """Return the next attempt, opened at a moment."""
        return PendingDeal(self.number, at, earlier=(*self.earlier, self))

    def _bytes(self, seat: Seat) -> bytes | None:
        given = self.revealed.get(seat)
        return None if given is None else bytes.fromhex(given)
