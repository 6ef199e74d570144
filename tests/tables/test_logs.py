"""What every log promises its tables, and what a log in files does with a damaged one."""

import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tools.torture.attacked_server import migrated

from amletero.storage.database import Store, connect, database_url
from amletero.storage.log import SqlLog
from amletero.tables.entries import BrokenLog, Created, Sat, Started
from amletero.tables.file_log import FileLog
from amletero.tables.log import Append, Log, LogUnavailable
from amletero.tables.memory_log import MemoryLog
from amletero.tables.settings import settings
from amletero.tables.state import State

TABLE = "aTable23"
CREATED = Created(settings=settings(edition="classic", players=2), host="ana", secret="00" * 32)


@asynccontextmanager
async def sql_log(folder: Path) -> AsyncIterator[Log]:
    database = connect(database_url(await migrated(str(folder / "log.db"))))
    log = SqlLog(Store(database))
    yield log
    await log.close()
    await database.close()


@pytest.fixture(params=["memory", "file", "sql"])
async def log(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Log]:
    """One log of each kind."""
    if request.param == "sql":
        async with sql_log(tmp_path) as made:
            yield made
    else:
        yield MemoryLog() if request.param == "memory" else FileLog(tmp_path / "games")


def opened(table: str = TABLE) -> State:
    return State(table, State.opening(table, CREATED, 7))


def first(table: str = TABLE, due: int | None = None) -> list[Append]:
    return [Append(table, State.opening(table, CREATED, 7), "lobby", due, "invited")]


def after(state: State, seat: int = 0, key: str | None = None) -> Append:
    """The next entry, which the state takes in."""
    entry = state.add(Sat(seat=seat, guest="ana"), at=8, key=key)
    return Append(state.id, entry, "lobby", None, "invited")


# --- Every log -----------------------------------------------------------------------------------


async def test_a_table_is_created_once_and_read_from_any_place(log: Log) -> None:
    assert await log.read(TABLE) == []
    assert await log.create(TABLE, "invite", "nobody", first())
    assert not await log.create(TABLE, "invite", "nobody", first())
    state = opened()
    more = [after(state, 0), after(state, 1)]
    assert await log.append(more)
    entries = [one.entry for one in (*first(), *more)]
    assert await log.read(TABLE) == entries
    assert await log.read(TABLE, 0) == entries[1:]
    assert await log.read(TABLE, 2) == []
    assert await log.read("other") == []


async def test_of_rivals_for_a_place_one_is_stored_whole(log: Log) -> None:
    await log.create(TABLE, "invite", "nobody", first())
    one, other = opened(), opened()
    assert await log.append([after(one, 0)])
    assert not await log.append([after(other, 1), after(other, 0)])
    assert len(await log.read(TABLE)) == 2


async def test_a_key_is_granted_once_and_remembered(log: Log) -> None:
    await log.create(TABLE, "invite", "nobody", first())
    state = opened()
    assert await log.append([after(state, 0, "ana:1")])
    before = state.copy()
    assert not await log.append([after(state, 1, "ana:1")])
    assert await log.append([after(before, 1, "ana:2")])
    assert await log.answered(TABLE, "ana:1") == 0
    assert await log.answered(TABLE, "ana:3") is None


async def test_what_is_due_is_found_the_longest_overdue_first(log: Log) -> None:
    for table, due in (("late", 20), ("later", 10), ("never", None), ("soon", 90)):
        await log.create(table, "invite", "nobody", first(table, due))
    assert await log.due(50, 10) == ["later", "late"]
    assert await log.due(50, 1) == ["later"]


async def test_a_table_that_rests_is_owed_nothing_until_its_log_goes_on(log: Log) -> None:
    await log.create(TABLE, "invite", "nobody", first(due=20))
    await log.clear_due(TABLE, 5)
    assert await log.due(50, 10) == [TABLE]
    await log.clear_due(TABLE, 0)
    assert await log.due(50, 10) == []
    state = opened()
    entry = state.add(Sat(seat=0, guest="ana"), at=8, key=None)
    await log.append([Append(TABLE, entry, "lobby", 30, "invited")])
    assert await log.due(50, 10) == [TABLE]


# --- Files ---------------------------------------------------------------------------------------


async def test_names_are_kept_those_before_the_table_too(tmp_path: Path) -> None:
    named = {(0, "ana"): "Ana", (1, "beto"): "Beto"}
    for log in (MemoryLog(), FileLog(tmp_path)):
        await log.name(TABLE, 0, "ana", "Ana")
        await log.create(TABLE, "", "nobody", first())
        await log.name(TABLE, 1, "beto", "Beto")
        assert await log.names(TABLE) == named
    assert await FileLog(tmp_path).names(TABLE) == named


async def written(folder: Path) -> tuple[FileLog, State]:
    log, state = FileLog(folder), opened()
    await log.create(TABLE, "", "nobody", first())
    await log.append([after(state)])
    return log, state


async def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    log, _ = await written(tmp_path / "new")
    assert log.file(TABLE).stat().st_mode & 0o077 == 0
    assert (tmp_path / "new").stat().st_mode & 0o077 == 0


async def test_another_process_goes_on_where_the_first_was(tmp_path: Path) -> None:
    """Two programs with one file see what the other stored, and never store in one place."""
    one, state = await written(tmp_path)
    other, rival = FileLog(tmp_path), state.copy()
    assert await other.read(TABLE) == await one.read(TABLE)
    assert await other.append([after(state, 1)])
    assert not await one.append([after(rival, 1)])
    assert len(await one.read(TABLE)) == 3


async def test_a_line_without_its_end_was_never_stored(tmp_path: Path) -> None:
    log, state = await written(tmp_path)
    file, before = log.file(TABLE), await log.read(TABLE)
    whole = file.read_bytes()
    follows = after(state, 1)
    await log.append([follows])
    torn = file.read_bytes()[:-1]
    for size in range(len(whole), len(torn) + 1):
        file.write_bytes(torn[:size])
        again = FileLog(tmp_path)
        assert await again.read(TABLE) == before
        assert await again.append([follows])
        assert await FileLog(tmp_path).read(TABLE) == [*before, follows.entry]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda lines: [b"\n", *lines],
        lambda lines: [b"{}\n", *lines],
        lambda lines: lines[1:],
        lambda lines: [lines[0], *lines],
        lambda lines: [*lines, lines[1]],
        lambda lines: [lines[0], lines[1][:9] + b"\n"],
        lambda lines: [lines[0].replace(b'"version":1', b'"version":2', 1), *lines[1:]],
        lambda lines: [lines[0].replace(b"aTable23", b"aTable24", 1), *lines[1:]],
        lambda lines: [lines[0], lines[1].replace(b'"due"', b'"dew"')],
    ],
)
async def test_a_file_that_nobody_wrote_so_is_broken(
    spoil: Callable[[list[bytes]], list[bytes]], tmp_path: Path
) -> None:
    log, _ = await written(tmp_path)
    file = log.file(TABLE)
    file.write_bytes(b"".join(spoil(file.read_bytes().splitlines(keepends=True))))
    with pytest.raises(BrokenLog):
        await FileLog(tmp_path).read(TABLE)


async def test_an_entry_that_was_changed_is_found_out_by_its_hash(tmp_path: Path) -> None:
    log, _ = await written(tmp_path)
    file = log.file(TABLE)
    file.write_bytes(file.read_bytes().replace(b'"at":8', b'"at":9'))
    entries = await FileLog(tmp_path).read(TABLE)
    with pytest.raises(BrokenLog):
        State.of(TABLE, entries)


async def test_a_folder_that_cannot_be_written_is_said_to_be_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(LogUnavailable):
        await FileLog(tmp_path / "file").create(TABLE, "", "nobody", first())


async def test_tables_are_listed_by_their_last_entry_and_can_be_removed(tmp_path: Path) -> None:
    log = FileLog(tmp_path)
    assert log.tables() == []
    for table in ("a", "b"):
        await log.create(table, "", "nobody", first(table))
    state = opened("a")
    entry = state.add(Started(), at=9)
    await log.append([Append("a", entry, "playing", None, "invited")])
    os.utime(log.file("b"), (1, 1))
    assert log.tables() == ["a", "b"]
    log.remove("a")
    assert log.tables() == ["b"]
    assert len(await log.read("a")) == 2
    assert await FileLog(tmp_path).read("a") == []
