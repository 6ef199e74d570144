"""Records as the page replays them."""

from amletero.record.faults import Fault
from amletero.record.frames import RecordedGame, recorded_game
from amletero.rules.editions import STANDARD
from amletero.rules.moves import Rule
from amletero.tables.refusals import Denial, deny
from amletero.tables.replay_document import frames_document, named_bots
from amletero.wire.facts import Document


def frames_of(record: object, seat: int | None) -> Document:
    """Return a record as frames, from a seat's eyes or with all cards face up."""
    game = recorded_game(record)
    if seat is not None and seat not in game.seats:
        raise deny(Rule.NO_SUCH_SEAT, seat=seat)
    people = {"bots": named_bots(record, game), "colors": list(game.seats)}
    return frames_document(game, seat) | people | {"fault": _fault_of(game)}


def _fault_of(game: RecordedGame) -> Document | None:
    return None if game.fault is None else fault_document(game.fault)


def fault_document(fault: Fault) -> Document:
    """Return a fault as data: the page has the sentences."""
    edition = fault.edition or STANDARD
    refusal = None
    if fault.refusal is not None:
        denial = Denial.of_refusal(fault.refusal, edition)
        refusal = {"card": denial.card, "other": denial.other, "seat": denial.seat}
    return {
        "round": fault.round,
        "move": fault.move,
        "code": fault.code,
        "error": "",
        "edition": edition.name,
        "details": fault.details,
        "refusal": refusal,
    }
