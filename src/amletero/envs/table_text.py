"""A table as text, as one seat sees it: what environments render."""

from amletero.rules.cards import Cards, Character
from amletero.rules.view import View

UNKNOWN = "?"


def table_text(view: View) -> str:
    """Return what a seat sees, a line for the table and one for each seat.

    standard, round 1, 10 cards in the pile, face up: guard guard king
    > seat 0  tokens 0  hand: priest baron  played: guard
      seat 1  tokens 0  hand: ?  played: handmaid (protected)
    """
    table = view.table
    head = f"{table.edition.name}, round {table.rounds}, {table.deck_count} cards in the pile"
    lines = [f"{head}, face up: {_cards(table.face_up)}" if table.face_up else head]
    for seat in range(table.players):
        marks = [
            mark
            for mark, holds in (
                ("protected", seat in table.protected),
                ("out", seat not in table.still_in),
                ("won", table.result is not None and seat in table.result.winners),
                ("spy", table.result is not None and seat == table.result.spy),
            )
            if holds
        ]
        line = (
            f"{'>' if seat == table.turn else ' '} seat {seat}  tokens {table.tokens[seat]}  "
            f"hand: {_hand(view, seat)}  played: {_cards(table.discards[seat])}"
        )
        lines.append(f"{line} ({', '.join(marks)})" if marks else line)
    return "\n".join(lines) + "\n"


def _hand(view: View, seat: int) -> str:
    if seat not in view.table.still_in:
        return "-"
    if seat == view.seat:
        return _cards(view.hand)
    known = view.known[seat]
    return UNKNOWN if known is None else known.value


def _cards(cards: Cards | tuple[Character, ...]) -> str:
    return " ".join(card.value for card in cards) or "-"
