"""Converts an unfinished game of version 0.1.0, a record with a seed, into a table's log."""

from collections.abc import Iterator
from secrets import token_hex
from typing import Final

from amletero.bots import BOTS
from amletero.record.faults import RecordFault
from amletero.record.game import GameRecord
from amletero.record.replay import replay
from amletero.record.strict_json import read_json
from amletero.rules.moves import move_text
from amletero.tables.entries import Body, BotSat, Created, Moved, RoundDealt, Sat, Started
from amletero.tables.file_log import FileLog
from amletero.tables.log import BOT_GUEST, Append
from amletero.tables.state import State
from amletero.terminal.local.tables import EXTRA, GUEST, local_settings

LARGEST: Final = 1024 * 1024
"""Size limit of a saved game in bytes; a longer file is refused."""


class UnusableSave(ValueError):
    """A file that is not a saved game, or whose game is over."""


async def convert_old_save(data: bytes, log: FileLog) -> None:
    """Store a saved game of version 0.1.0 as a new table. Raises `UnusableSave`."""
    record, table = _record(data), token_hex(6)
    seed, bots = _extra(record)
    settings = local_settings(record.edition, len(record.players), record.goal)
    created = Created(settings=settings, host=GUEST, secret=seed.encode().hex())
    state = State(table, State.opening(table, created, 0))
    entries = [State.opening(table, created, 0)]
    entries += [state.add(body, at=0) for body in (*_seated(bots), Started())]
    entries += [state.add(body, at=0) for body in _played(record, state)]
    for seat, (name, bot) in enumerate(zip(record.players, bots, strict=True)):
        await log.name(table, seat, GUEST if bot is None else BOT_GUEST, name)
    appends = [Append(table, one, state.phase, 0, "nobody") for one in entries]
    await log.create(table, "", "nobody", appends)


def _seated(bots: list[str | None]) -> Iterator[Body]:
    for seat, bot in enumerate(bots):
        yield Sat(seat=seat, guest=GUEST) if bot is None else BotSat(seat=seat, bot=bot)


def _played(record: GameRecord, state: State) -> Iterator[Body]:
    """Yield the deals and moves; the state tells whose turn it is."""
    values = record.edition.values
    for round_ in record.rounds:
        yield RoundDealt(deck=[values[card] for card in round_.deck], first=round_.first)
        for move in round_.moves:
            assert state.turn is not None
            yield Moved(seat=state.turn, move=move_text(move, record.edition))


def _record(data: bytes) -> GameRecord:
    if len(data) > LARGEST:
        raise UnusableSave
    try:
        record = replay(read_json(data))
    except RecordFault as error:
        raise UnusableSave from error
    if record.winners:
        raise UnusableSave
    return record


def _extra(record: GameRecord) -> tuple[str, list[str | None]]:
    """Return the seed and the bots by seat."""
    extra = record.extra.get(EXTRA)
    seed, bots = (extra.get("seed"), extra.get("bots")) if isinstance(extra, dict) else (None, None)
    if not isinstance(seed, str) or not isinstance(bots, list) or len(bots) != len(record.players):
        raise UnusableSave
    if not all(bot is None or bot in BOTS for bot in bots) or None not in bots:
        raise UnusableSave
    return seed, bots
