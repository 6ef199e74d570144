"""Deals that can be verified afterwards: hashes, streams and shuffles. Standard library only.

The server commits to a secret for the game and for each deal; browsers then commit to random bytes
of their own. The deck is computed from both, so nobody chooses it alone. `docs/fairness.md` has the
exact bytes; changing one here breaks every existing record.
"""

import hashlib
import hmac
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, NamedTuple

SECRET_BYTES: Final = 32


class Contribution(NamedTuple):
    """A seat's contribution to a deal: its commitment, and its bytes if revealed in time."""

    seat: int
    commitment: bytes
    revealed: bytes | None


@dataclass(frozen=True, slots=True)
class Scheme:
    """One way to compute a deal from secrets and bytes; its name is part of every label."""

    name: str
    reopens: bool
    """Whether a deal is repeated if a listed seat stays silent; labels then include the attempt.

    Otherwise the attempt is 0 and is not part of labels.
    """

    def game_commitment(self, game: str, secret: bytes) -> bytes:
        """Return what the server publishes before a game in place of its secret."""
        return self._hash("game", game, secret)

    def round_secret(self, secret: bytes, number: int, attempt: int = 0) -> bytes:
        """Return the secret of one attempt at a round's deal; it follows from the game's."""
        label = self._label("round", number, *self._attempt(attempt))
        return hmac.digest(secret, label, hashlib.sha256)

    def round_commitment(self, game: str, number: int, secret: bytes, attempt: int = 0) -> bytes:
        """Return what the server publishes before a deal in place of the round's secret."""
        return self._hash("deal", game, number, *self._attempt(attempt), secret)

    def seat_commitment(
        self, game: str, number: int, seat: int, given: bytes, attempt: int = 0
    ) -> bytes:
        """Return what a browser publishes before it reveals its random bytes."""
        return self._hash("seat", game, number, *self._attempt(attempt), seat, given)

    def deal_key(
        self,
        game: str,
        number: int,
        secret: bytes,
        given: Sequence[Contribution],
        attempt: int = 0,
    ) -> bytes:
        """Return the key of a deal's stream, from the round's secret and all contributions."""
        message = self._label("key", game, number, *self._attempt(attempt))
        for seat, commitment, revealed in sorted(given):
            shown = b"\0" if revealed is None else b"\1" + revealed
            message += bytes([seat]) + commitment + shown
        return hmac.digest(secret, message, hashlib.sha256)

    def numbers(self, key: bytes) -> Iterator[int]:
        """Yield the stream of a key: numbers of 32 bits, big-endian, eight from each block."""
        block = 0
        while True:
            data = hmac.digest(key, self._label("stream", block), hashlib.sha256)
            yield from (int.from_bytes(data[i : i + 4], "big") for i in range(0, len(data), 4))
            block += 1

    def drawn_deal(
        self, key: bytes, cards: Sequence[int], candidates: Sequence[int]
    ) -> tuple[list[int], int]:
        """Return the deck, top card first, and the first seat: Fisher-Yates from the end down."""
        stream = self.numbers(key)
        deck = sorted(cards)
        for last in range(len(deck) - 1, 0, -1):
            other = below(last + 1, stream)
            deck[last], deck[other] = deck[other], deck[last]
        seats = sorted(candidates)
        return deck, seats[below(len(seats), stream)]

    def _attempt(self, attempt: int) -> tuple[int, ...]:
        if not self.reopens and attempt:
            raise ValueError(f"a deal of {self.name} has one attempt only")
        return (attempt,) if self.reopens else ()

    def _hash(self, kind: str, *parts: str | int | bytes) -> bytes:
        return hashlib.sha256(self._label(kind, *parts)).digest()

    def _label(self, kind: str, *parts: str | int | bytes) -> bytes:
        """Return a label's bytes: texts end in a zero byte and numbers have eight bytes.

        So no two different labels have the same bytes.
        """
        return b"".join(map(label_part, (self.name, kind, *parts)))


FAIR_1: Final = Scheme("amletero-fair-1", reopens=False)
"""A listed seat that stays silent contributes no bytes. For older tables and records."""
FAIR_2: Final = Scheme("amletero-fair-2", reopens=True)
"""A deal with a silent seat is repeated without it, with a new secret."""
SCHEMES: Final[Mapping[str, Scheme]] = MappingProxyType(
    {scheme.name: scheme for scheme in (FAIR_1, FAIR_2)}
)


def below(limit: int, stream: Iterator[int]) -> int:
    """Return the next number below a limit, all equally likely.

    Numbers from the last multiple of the limit on are skipped: their remainders would make low
    numbers more likely.
    """
    whole = 2**32 - 2**32 % limit
    return next(number for number in stream if number < whole) % limit


def label_part(part: str | int | bytes) -> bytes:
    """Return a text, a number or bytes in the form in which they are hashed."""
    if isinstance(part, bytes):
        return part
    return part.encode() + b"\0" if isinstance(part, str) else part.to_bytes(8, "big")
