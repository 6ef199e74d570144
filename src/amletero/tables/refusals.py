"""Why a request at a table is refused, as data; clients turn it into sentences."""

from dataclasses import dataclass

from amletero.rules.cards import Character, Seat
from amletero.rules.editions import Edition
from amletero.rules.moves import IllegalMove, Refusal, UnknownCard, UnreadableMove
from amletero.wire.socket import Refused
from amletero.wire.socket.codes import AnyCode, RefusalCode


@dataclass(frozen=True, slots=True)
class Denial:
    """A stable code, with the card values or the seat that it is about."""

    code: AnyCode
    card: int | None = None
    other: int | None = None
    seat: Seat | None = None
    retry_ms: int | None = None

    @staticmethod
    def of_move(error: UnknownCard | UnreadableMove | IllegalMove, edition: Edition) -> "Denial":
        """Return why a move is refused: its text cannot be read, or a rule forbids it."""
        match error:
            case UnknownCard():
                return Denial(RefusalCode.UNKNOWN_CARD, card=error.value)
            case UnreadableMove():
                return Denial(RefusalCode.UNREADABLE)
        return Denial.of_refusal(error.refusal, edition)

    @staticmethod
    def of_refusal(refusal: Refusal, edition: Edition) -> "Denial":
        """Return a denial because of a broken rule."""
        return Denial(
            refusal.rule,
            _value(refusal.card, edition),
            _value(refusal.other, edition),
            refusal.seat,
        )

    def message(self, key: str | None, version: int) -> Refused:
        """Return the denial as a message to the client."""
        return Refused(
            key=key,
            code=self.code,
            card=self.card,
            other=self.other,
            seat=self.seat,
            retry_ms=self.retry_ms,
            version=version,
        )


class Denied(Exception):
    """A request is refused; nothing was changed."""

    def __init__(self, denial: Denial) -> None:
        super().__init__(denial.code)
        self.denial = denial


def deny(code: AnyCode, *, seat: Seat | None = None) -> Denied:
    """Return the exception that denies a request with a code."""
    return Denied(Denial(code, seat=seat))


def _value(card: Character | None, edition: Edition) -> int | None:
    """Return the value of a card; None if the edition does not have it."""
    return None if card is None else edition.values.get(card)
