"""Who may know what, straight from the truth: the oracle against which the telling is judged.

It is written from the table of the rules, not from the engine's facts: after each move it says
everything that a seat may learn from it.
"""

from typing import Any

from amletero.rules.cards import Character, Seat
from amletero.rules.facts import Ending
from amletero.rules.moves import Keep, Move, Play
from amletero.rules.round import Round


def may_know_after_deal(round: Round, seat: Seat | None) -> dict[str, Any]:
    """What a seat may know when a round has been dealt and the first player has drawn."""
    return {**_public(round), "own hand": _own_hand(round, seat)}


def may_learn(before: Round, move: Move, after: Round, seat: Seat | None) -> dict[str, Any]:
    """What a seat may learn from a move, whoever made it."""
    by = before.table.turn
    assert by is not None
    learned = {**_public(after), "own hand": _own_hand(after, seat), "by": by}
    learned["set aside drawn"] = bool(before.set_aside) and not after.set_aside
    if _ended_by_showdown(after):
        learned["revealed"] = [after.hands[other] for other in after.table.still_in]
    if isinstance(move, Keep):
        learned["went under"] = len(move.under)
        if seat == by:
            learned["put under"] = move.under
        return learned
    learned["move"] = (move.card, move.target, move.named)
    return {**learned, **_looked_at(before, move, by, seat)}


def _looked_at(before: Round, play: Play, by: Seat, seat: Seat | None) -> dict[str, Any]:
    """The hands that a card shows to the players it concerns."""
    if play.target is None or seat is None:
        return {}
    rest = list(before.hands[by])
    rest.remove(play.card)
    theirs = before.hands[play.target]
    if play.card is Character.PRIEST and seat == by:
        return {"looked at": theirs}
    if play.card in (Character.BARON, Character.KING) and seat in (by, play.target):
        return {"both hands": (rest, theirs)}
    return {}


def _public(round: Round) -> dict[str, Any]:
    table = round.table
    return {
        "edition": table.edition,
        "tokens": table.tokens,
        "turn": table.turn,
        "choosing": table.choosing,
        "deck": len(round.deck),
        "face up": table.face_up,
        "still in": table.still_in,
        "protected": table.protected,
        "discards": table.discards,
        "result": table.result,
        "winners": table.winners,
    }


def _own_hand(round: Round, seat: Seat | None) -> object:
    return None if seat is None else round.hands[seat]


def _ended_by_showdown(round: Round) -> bool:
    return round.table.result is not None and round.table.result.ending is Ending.SHOWDOWN
