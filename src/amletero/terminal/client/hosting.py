"""What the host of a table does before its game."""

from functools import partial

from amletero.bots import TEMPERS, tempered
from amletero.terminal.client.table_client import TableClient
from amletero.wire.socket import SeatBot, TableState


def free_seats(table: TableState) -> list[int]:
    """The seats that nobody has taken."""
    return [seat.seat for seat in table.seats if seat.kind == "free"]


async def seat_bots(visit: TableClient, level: str) -> None:
    """Let bots of a level take the free seats, each with another temper."""
    assert visit.table is not None
    for place, seat in enumerate(free_seats(visit.table)):
        bot = tempered(level, TEMPERS[place % len(TEMPERS)])
        await visit.request(partial(_bot_on, seat, bot))


def _bot_on(seat: int, bot: str, key: str) -> SeatBot:
    return SeatBot(key=key, seat=seat, bot=bot)
