"""Deals that can be checked afterwards, from the bytes up. The standard library only.

The server commits to a secret for the game and for each round; browsers add random bytes of their
own, committed to after that. The deck follows from both, and so nobody chose it alone. The exact
bytes are in `docs/fairness.md`; whoever changes one here breaks every record that exists.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

SCHEME: Final = "amletero-fair-1"
SECRET_BYTES: Final = 32


class Contribution(NamedTuple):
    """What a seat gave to a deal: its commitment, and its bytes if it revealed them in time."""

    seat: int
    commitment: bytes
    revealed: bytes | None


def game_commitment(game: str, secret: bytes) -> bytes:
    """What the server publishes before a game in place of its secret."""
    return _hash("game", game, secret)


def round_secret(secret: bytes, number: int) -> bytes:
    """The secret of one round; it follows from the game's."""
    return hmac.digest(secret, _label("round", number), hashlib.sha256)


def round_commitment(game: str, number: int, secret: bytes) -> bytes:
    """What the server publishes before a deal in place of the round's secret."""
    return _hash("deal", game, number, secret)


def seat_commitment(game: str, number: int, seat: int, given: bytes) -> bytes:
    """What a browser publishes before it reveals its random bytes."""
    return _hash("seat", game, number, seat, given)


def deal_key(game: str, number: int, secret: bytes, given: Sequence[Contribution]) -> bytes:
    """The key of a deal's stream, from the round's secret and all contributions by seat."""
    message = _label("key", game, number)
    for seat, commitment, revealed in sorted(given):
        message += bytes([seat]) + commitment + (b"\0" if revealed is None else b"\1" + revealed)
    return hmac.digest(secret, message, hashlib.sha256)


def numbers(key: bytes) -> Iterator[int]:
    """The stream of a key: numbers of 32 bits, big-endian, eight from each block."""
    block = 0
    while True:
        data = hmac.digest(key, _label("stream", block), hashlib.sha256)
        yield from (int.from_bytes(data[i : i + 4], "big") for i in range(0, len(data), 4))
        block += 1


def below(limit: int, stream: Iterator[int]) -> int:
    """The next number under a limit, all equally likely: those past the last multiple are passed.

    Taking the remainder of just any number would favor the low ones.
    """
    whole = 2**32 - 2**32 % limit
    return next(number for number in stream if number < whole) % limit


def drawn_deal(
    key: bytes, cards: Sequence[int], candidates: Sequence[int]
) -> tuple[list[int], int]:
    """The deck, top card first, and the first seat: Fisher-Yates from the last place down."""
    stream = numbers(key)
    deck = sorted(cards)
    for last in range(len(deck) - 1, 0, -1):
        other = below(last + 1, stream)
        deck[last], deck[other] = deck[other], deck[last]
    seats = sorted(candidates)
    return deck, seats[below(len(seats), stream)]


def _hash(kind: str, *parts: str | int | bytes) -> bytes:
    return hashlib.sha256(_label(kind, *parts)).digest()


def _label(kind: str, *parts: str | int | bytes) -> bytes:
    """Texts end in a zero byte, numbers have eight bytes, so that no two labels run together."""
    texts = b"".join(text.encode() + b"\0" for text in (SCHEME, kind))
    return texts + b"".join(map(_part, parts))


def _part(part: str | int | bytes) -> bytes:
    if isinstance(part, bytes):
        return part
    return part.encode() + b"\0" if isinstance(part, str) else part.to_bytes(8, "big")
