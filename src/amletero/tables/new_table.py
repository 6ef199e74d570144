"""New tables: set up by a host, or for a rematch with the same players."""

import hashlib
import hmac
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from amletero.bots import BOTS
from amletero.record.verifiable_deals import FAIR_2, SECRET_BYTES
from amletero.tables.background_tasks import Tasks
from amletero.tables.bot_pool import BotRunner
from amletero.tables.due_tasks import Delays
from amletero.tables.entries import Body, BotSat, ColorChosen, Created, RoundDealt, Sat
from amletero.tables.log import BOT_GUEST, Append, Log, LogUnavailable
from amletero.tables.refusals import deny
from amletero.tables.server_clock import ServerClock
from amletero.tables.settings import Settings
from amletero.tables.state import Chair, State
from amletero.tables.worker_news import News
from amletero.wire.socket.codes import RefusalCode

ALPHABET: Final = "23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ"
TABLE_LETTERS: Final = 12
INVITE_LETTERS: Final = 18
"""Number of letters in a table's id, and in the secret of an invitation."""


class TableMaker:
    """Sets up tables."""

    def __init__(
        self,
        log: Log,
        clock: ServerClock,
        random_bytes: Callable[[int], bytes],
        count_table: Callable[[], Awaitable[None]] | None = None,
        draw_secret: Callable[[], bytes] | None = None,
    ) -> None:
        self._log = log
        self._count_table = count_table
        """Raises `Denied` if there are as many tables as the server may store."""
        self._clock = clock
        self._random_bytes = random_bytes
        self._draw_secret = draw_secret or partial(random_bytes, SECRET_BYTES)

    async def create(
        self,
        settings: Settings,
        host: str,
        seats: list[Chair],
        names: dict[int, str],
        colors: Sequence[int] = (),
    ) -> tuple[str, str]:
        """Store a new table with its first players; return its id and its invitation."""
        await self._count_new_table()
        table, invite = self._token(TABLE_LETTERS), self._token(INVITE_LETTERS)
        bodies = await self._seated(table, seats, names, colors)
        if not await self._set_up(table, invite, self._creation(settings, host), bodies):
            raise LogUnavailable("the id of the new table is taken")
        return table, invite

    async def _count_new_table(self) -> None:
        if self._count_table is not None:
            await self._count_table()

    def _creation(self, settings: Settings, host: str) -> Created:
        secret = self._draw_secret().hex()
        return Created(settings=settings, host=host, secret=secret, scheme=FAIR_2.name)

    async def _seated(
        self, table: str, seats: list[Chair], names: dict[int, str], colors: Sequence[int]
    ) -> list[Body]:
        """Store the players' names; return the entries that seat the players."""
        bodies: list[Body] = []
        for seat, chair in enumerate(seats):
            if chair.guest is not None:
                await self._log.name(table, seat, chair.guest, names.get(seat, ""))
                bodies.append(Sat(seat=seat, guest=chair.guest))
            elif chair.bot is not None:
                if seat in names:
                    await self._log.name(table, seat, BOT_GUEST, names[seat])
                bodies.append(BotSat(seat=seat, bot=chair.bot))
        bodies += [
            ColorChosen(seat=seat, color=color)
            for seat, color in enumerate(colors)
            if color != seat
        ]
        return bodies

    async def _set_up(self, table: str, invite: str, created: Created, bodies: list[Body]) -> bool:
        """Store a new table with its first players; return False if its id is taken."""
        appends = _first_entries(table, self._clock.now(), created, bodies)
        return await self._log.create(table, invite, created.settings.watch, appends)

    async def again(self, state: State, guest: str) -> str:
        """Store a table for a rematch and return its id; the first guest who asks is its host.

        The id is derived from this table, so everyone who asks gets the same one on every worker.
        """
        await self._count_new_table()
        known = await self._log.names(state.id)
        chairs = [_chair_again(seat, chair, known) for seat, chair in enumerate(state.chairs)]
        names = {
            seat: known[seat, chair.guest or BOT_GUEST]
            for seat, chair in enumerate(chairs)
            if (seat, chair.guest or BOT_GUEST) in known
        }
        label = hmac.digest(bytes.fromhex(state.first_hash), b"rematch", hashlib.sha256)
        table, invite = _letters(label, TABLE_LETTERS), self._token(INVITE_LETTERS)
        bodies = await self._seated(table, chairs, names, state.colors)
        await self._set_up(table, invite, self._creation(state.settings, guest), bodies)
        await self._log.admit_all(state.id, table)
        return table

    def _token(self, size: int) -> str:
        """Return a random text that is hard to guess and easy to put into a link."""
        return _letters(self._random_bytes(size + 8), size)


def first_chairs(players: int, bots: Sequence[str], host: str | None) -> list[Chair]:
    """Return the chairs: the host on seat 0 unless they do not sit, bots on the last seats.

    Raises `Denied` if a bot is unknown or there are too few seats.
    """
    if any(name not in BOTS for name in bots):
        raise deny(RefusalCode.UNKNOWN_BOT)
    chairs = [] if host is None else [Chair(guest=host)]
    free = players - len(bots) - len(chairs)
    if free < 0:
        raise deny(RefusalCode.SEAT_TAKEN)
    return chairs + [Chair()] * free + [Chair(bot=name) for name in bots]


def _letters(drawn: bytes, size: int) -> str:
    """Return random bytes as letters and digits that are not easily confused."""
    number, letters = int.from_bytes(drawn, "big"), []
    for _ in range(size):
        number, index = divmod(number, len(ALPHABET))
        letters.append(ALPHABET[index])
    return "".join(letters)


def _first_entries(table: str, now: int, created: Created, bodies: list[Body]) -> list[Append]:
    """Return the first log entries of a table: its creation and its first players."""
    first = State.opening(table, created, now)
    state, entries = State(table, first), [first]
    entries += [state.add(body, at=now) for body in bodies]
    return [Append(table, entry, "lobby", None, created.settings.watch) for entry in entries]


def _chair_again(seat: int, chair: Chair, known: Mapping[tuple[int, str], str]) -> Chair:
    """Return a seat's chair for the rematch; free if its guest was deleted."""
    if chair.guest is None:
        return chair
    return Chair(guest=chair.guest) if (seat, chair.guest) in known else Chair()


@dataclass(frozen=True, slots=True)
class TableParts:
    """What all tables of a worker share."""

    log: Log
    clock: ServerClock
    wall: Callable[[], float]
    """The date, in seconds since 1970."""
    delays: Delays
    alone: bool
    """Whether no other worker serves the same tables."""
    maker: TableMaker
    bots: BotRunner
    tasks: Tasks
    publish: Callable[[News], None]
    """Tells other workers."""
    trouble: Callable[[BaseException], None]
    draw_deal: Callable[[State], RoundDealt]
