"""Unfinished games go on as they would have gone; a damaged file is no obstacle."""

import asyncio
import json
import stat
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from amletero.locales import Language, Speaker
from amletero.record.replay import replay
from amletero.rules.editions import STANDARD
from amletero.rules.moves import legal, move_text
from amletero.tables.file_log import FileLog
from amletero.tables.memory_log import MemoryLog
from amletero.terminal.client.table_client import TableClient
from amletero.terminal.local.finished_games import FinishedGames
from amletero.terminal.local.saved_games import UNREADABLE, SavedGames
from amletero.terminal.local.tables import LocalTables
from amletero.terminal.setup import NewGame, Seeds
from amletero.terminal.user_files import GAMES, OLD_GAME
from tests.terminal.saving import dealt_by, leave_behind, old_document, seated
from tests.waiting import PATIENCE

NEW = NewGame(Speaker(Language.ENGLISH, STANDARD), ("Ana", "Beto"), 4, 2, ("simple", "random"))


async def play(tables: LocalTables, table: str, most: int = 10_000) -> int:
    """Play on at a table until the game is over, or up to so many own moves; how many it were.

    People play the same in the same place.
    """
    client, moves = TableClient(tables.way_to(table), NEW.people), 0
    async for _ in client.news():
        view = client.to_be_shown
        if view is None:
            continue
        if view.table.game_over or moves == most:
            await client.leave()
        elif view.table.result is not None:
            client.transport.go_on()
        elif view.to_move:
            move = Random(len(view.facts)).choice(legal(view.table, view.hand))
            await client.move(move_text(move, STANDARD))
            moves += 1
        elif view.table.turn in client.seats and client.shown != view.table.turn:
            await client.show(view.table.turn)
    return moves


async def whole_game(seed: int) -> dict[str, Any]:
    tables = LocalTables(MemoryLog(), Seeds(seed))
    await asyncio.wait_for(play(tables, await tables.create(NEW)), PATIENCE)
    await tables.close()
    return tables.games[-1].document()


async def test_a_finished_game_is_kept_once(tmp_path: Path) -> None:
    saved = SavedGames(tmp_path)
    tables = LocalTables(saved.log, Seeds(1), keep=saved.keep_finished)
    table = await tables.create(NEW)
    await asyncio.wait_for(play(tables, table), PATIENCE)
    async with tables.visit(table):
        pass
    await tables.close()
    (kept,) = FinishedGames(tmp_path).games()
    assert kept.document == tables.games[-1].document() | {"date": kept.document["date"]}
    assert kept.own_side() is None  # two people sat at the keyboard


async def test_a_game_that_is_interrupted_everywhere_is_the_same_game(tmp_path: Path) -> None:
    first = LocalTables(SavedGames(tmp_path).log, Seeds(1))
    table, document = await first.create(NEW), dict[str, Any]()
    await asyncio.wait_for(play(first, table, 1), PATIENCE)
    await first.close()
    for _ in range(1_000):
        saved = SavedGames(tmp_path)
        if not (games := await saved.games()):
            break
        assert [game.table_id for game in games] == [table]
        assert set(games[0].people) == {"Ana", "Beto"}
        tables = LocalTables(saved.log, Seeds(99))
        await asyncio.wait_for(play(tables, table, 1), PATIENCE)
        await tables.close()
        document = tables.games[-1].document()
    assert replay(document).winners
    assert document == await whole_game(1)


async def test_the_same_seed_repeats_a_game_and_another_one_does_not() -> None:
    first, same, other = [await whole_game(seed) for seed in (1, 1, 2)]
    assert json.dumps(first) == json.dumps(same)
    assert first["rounds"] != other["rounds"]


async def test_a_seed_deals_the_cards_that_it_dealt_in_earlier_versions() -> None:
    document = await whole_game(1)
    assert document["terminal"]["seed"] == "1/1"
    assert document["rounds"][0]["deck"] == DECK_OF_SEED_1
    assert document["rounds"][0]["first"] == 2


DECK_OF_SEED_1 = [1, 3, 5, 2, 4, 1, 8, 0, 7, 4, 5, 3, 6, 1, 9, 2, 1, 1, 1, 6, 0]


async def test_several_games_are_kept_and_none_is_lost(tmp_path: Path) -> None:
    saved = SavedGames(tmp_path)
    for _ in range(3):
        tables = LocalTables(saved.log, Seeds(1))
        await play(tables, await tables.create(NEW), 1)
        await tables.close()
    games = await SavedGames(tmp_path).games()
    assert len({game.table_id for game in games}) == 3


async def test_a_finished_game_is_not_kept(tmp_path: Path) -> None:
    saved = SavedGames(tmp_path)
    tables = LocalTables(saved.log, Seeds(1))
    await play(tables, await tables.create(NEW))
    await tables.close()
    assert tables.games[-1].over
    assert not tables.games[-1].kept
    assert await saved.games() == []
    assert list((tmp_path / GAMES).iterdir()) == []


async def test_what_is_kept_is_for_its_owner_alone(tmp_path: Path) -> None:
    saved = SavedGames(tmp_path / "new")
    await LocalTables(saved.log, Seeds(1)).create(NEW)
    for path in (tmp_path / "new").rglob("*"):
        assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0


async def test_the_game_of_the_first_version_goes_on(tmp_path: Path) -> None:
    referee, players = dealt_by("7", 3), seated(3, "7")
    old = old_document(referee, players, "7")
    leave_behind(tmp_path, old)
    saved = SavedGames(tmp_path)
    (game,) = await saved.games()
    assert not saved.damaged
    assert not (tmp_path / OLD_GAME).exists()
    assert await SavedGames(tmp_path).games() == [game]
    assert (game.names, game.people) == (players.names, ("Ana",))
    tables = LocalTables(saved.log, Seeds(1))
    client = TableClient(tables.way_to(game.table_id), game.people)
    async for _ in client.news():
        if client.view is not None and client.view.to_move:
            await client.leave()
    document = tables.games[-1].document()
    assert document["rounds"][0]["deck"] == old["rounds"][0]["deck"]
    assert document["terminal"] == old["terminal"]
    assert document["players"] == old["players"]
    await tables.close()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text[:0],
        lambda text: text[: len(text) // 2],
        lambda text: f"[{text}]",
        lambda text: text.replace("{", "\0"),
        lambda text: json.dumps({**json.loads(text), "terminal": None}),
        lambda text: json.dumps({**json.loads(text), "terminal": {"seed": 1, "bots": []}}),
        lambda text: json.dumps(
            {**json.loads(text), "terminal": {"seed": "1", "bots": ["hal", None, None]}}
        ),
        lambda text: json.dumps({**json.loads(text), "version": 99}),
    ],
)
async def test_a_damaged_game_of_the_first_version_is_set_aside(
    spoil: Callable[[str], str], tmp_path: Path
) -> None:
    leave_behind(tmp_path, old_document(dealt_by("7", 3), seated(3, "7"), "7"))
    file = tmp_path / OLD_GAME
    damaged = spoil(file.read_text())
    file.write_text(damaged)
    saved = SavedGames(tmp_path)
    assert await saved.games() == []
    assert saved.damaged
    assert (tmp_path / f"{OLD_GAME}{UNREADABLE}").read_text() == damaged
    again = SavedGames(tmp_path)
    assert await again.games() == []
    assert not again.damaged


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: b"{}\n" + data,
        lambda data: data.replace(b'"at":0', b'"at":1', 1),
        lambda data: data[:100] + b"\n",
    ],
)
async def test_a_damaged_game_is_set_aside_and_the_others_stay(
    spoil: Callable[[bytes], bytes], tmp_path: Path
) -> None:
    saved = SavedGames(tmp_path)
    assert isinstance(saved.log, FileLog)
    tables = LocalTables(saved.log, Seeds(1))
    one, other = await tables.create(NEW), await tables.create(NEW)
    for table in (one, other):
        await play(tables, table, 1)
    await tables.close()
    file = saved.log.file(one)
    file.write_bytes(spoil(file.read_bytes()))
    again = SavedGames(tmp_path)
    assert [game.table_id for game in await again.games()] == [other]
    assert again.damaged
    assert file.with_name(file.name + UNREADABLE).exists()


async def test_a_folder_that_cannot_be_written_is_no_obstacle(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    saved = SavedGames(tmp_path / "file")
    assert await saved.games() == []
    tables = LocalTables(saved.log, Seeds(1))
    await play(tables, await tables.create(NEW), 1)
    await tables.close()
    assert not tables.games[-1].kept
