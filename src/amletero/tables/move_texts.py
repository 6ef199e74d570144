"""Moves at a table as texts: the legal ones as they are shown, and one as it is asked for."""

from amletero.record.notation import UnknownCard, UnreadableMove, move_text, read_move
from amletero.record.referee import Referee
from amletero.rules.cards import Seat
from amletero.rules.moves import IllegalMove
from amletero.tables.refusals import Denial, Denied, deny
from amletero.wire.socket.codes import RefusalCode


def legal_texts(game: Referee, seat: Seat | None) -> list[str]:
    """Return the legal moves of a seat; none unless it is to move."""
    edition = game.table.edition
    return [move_text(move, edition) for move in game.legal(seat)]


def make_move(game: Referee, text: str) -> None:
    """Make the move of the player whose turn it is. Raises `Denied` if the rules refuse it."""
    edition = game.table.edition
    try:
        game.move(read_move(text, edition))
    except UnknownCard as error:
        raise Denied(Denial(RefusalCode.UNKNOWN_CARD, card=error.value)) from error
    except UnreadableMove as error:
        raise deny(RefusalCode.UNREADABLE) from error
    except IllegalMove as error:
        raise Denied(Denial.of(error.refusal, edition)) from error
