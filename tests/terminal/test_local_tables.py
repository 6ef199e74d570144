"""Tables in this process: they wait for their people, and several unfinished games are offered."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from amletero.locales import Language, Speaker
from amletero.rules.editions import STANDARD
from amletero.rules.moves import Move, legal, move_text
from amletero.rules.view import View
from amletero.tables.memory_log import MemoryLog
from amletero.terminal.client.table_client import TableClient
from amletero.terminal.client.transport import Ended
from amletero.terminal.local.bot_runner import LocalBots
from amletero.terminal.local.saved_games import SavedGames
from amletero.terminal.local.tables import LocalTables
from amletero.terminal.plain.prompts import Prompter
from amletero.terminal.plain.setup_prompts import ask_saved
from amletero.terminal.screens.play_app import PlayApp
from amletero.terminal.seat_names import seat_names
from amletero.terminal.setup import NewGame, Seeds, Wishes
from amletero.wire import socket as wire
from tests.terminal.piping import Conversation
from tests.terminal.saving import dealt_by, leave_behind, old_document, seated
from tests.terminal.seeing import seen
from tests.waiting import PATIENCE, until

NEW = NewGame(Speaker(Language.ENGLISH, STANDARD), ("Ana",), 3, 1, ("simple",))


def decision() -> tuple[View, tuple[Move, ...]]:
    """Somebody's view, and the moves to choose from."""
    referee = dealt_by("1", 3)
    view = referee.view(referee.table.turn)
    return view, legal(view.table, view.hand)


async def play(client: TableClient) -> None:
    """Play at random until the game is over, then stay until there is a rematch."""
    random = Random(1)
    async for news in client.news():
        if isinstance(news, wire.RematchAt):
            return
        view = client.view
        if view is None or client.table is None:
            continue
        if view.table.game_over and client.table.phase == "over":
            await client.request(lambda key: wire.Rematch(key=key))
        elif view.table.result is not None:
            client.transport.go_on()
        elif view.to_move and client.version is not None:
            move = random.choice(legal(view.table, view.hand))
            await client.move(move_text(move, STANDARD))


async def test_a_rematch_has_the_same_seats_and_names_and_begins_by_itself() -> None:
    tables = LocalTables(MemoryLog(), Seeds(1))
    first = TableClient(tables.way_to(await tables.create(NEW)), NEW.people)
    await asyncio.wait_for(play(first), PATIENCE)
    assert first.table is not None
    again = first.to(str(tables.games[-1].live.state.next))
    async for _ in again.news():
        if again.view is not None and again.view.table.rounds:
            await again.leave()
    assert again.table is not None
    speaker = Speaker(Language.ENGLISH, STANDARD)
    assert seat_names(again.table, speaker) == seat_names(first.table, speaker)
    one, other = (game.document() for game in tables.games)
    assert one["players"] == other["players"]
    assert [one["terminal"]["seed"], other["terminal"]["seed"]] == ["1/1", "1/2"]
    await tables.close()


async def test_the_next_round_is_dealt_when_it_is_asked_for() -> None:
    tables = LocalTables(MemoryLog(), Seeds(3))
    new = NewGame(NEW.speaker, ("Ana",), 2, 13, ("simple",))
    client = TableClient(tables.way_to(await tables.create(new)), new.people)
    listening = asyncio.create_task(_move_on(client))
    await until(lambda: client.view is not None and client.view.table.result is not None)
    await asyncio.sleep(0.1)
    assert client.view is not None
    assert client.view.table.rounds == 1
    client.transport.go_on()
    await until(lambda: client.view is not None and client.view.table.rounds == 2)
    await client.leave()
    await listening
    await tables.close()


async def _move_on(client: TableClient) -> None:
    async for _ in client.news():
        if (view := client.view) is not None and view.to_move:
            await client.move(move_text(legal(view.table, view.hand)[0], STANDARD))


async def test_bots_wait_while_a_table_is_held_and_can_be_hurried() -> None:
    view, moves = decision()
    bots = LocalBots(pause=60)
    bots.hold()
    choosing = asyncio.create_task(bots.choose("simple", view, moves, 0))
    await asyncio.sleep(0.01)
    bots.go_on()
    await asyncio.sleep(0.01)
    assert not choosing.done(), "the pause begins when the table is free"
    bots.go_on()
    assert await asyncio.wait_for(choosing, PATIENCE) in moves


async def test_what_should_not_happen_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> Move:
        raise ZeroDivisionError

    monkeypatch.setattr(LocalBots, "choose", fail)
    tables = LocalTables(MemoryLog(), Seeds(1))
    client = TableClient(tables.way_to(await tables.create(NEW)), NEW.people)
    with pytest.raises(ZeroDivisionError):
        await asyncio.wait_for(_move_on(client), PATIENCE)
    await tables.close()


async def test_there_is_no_table_of_an_unknown_id() -> None:
    client = TableClient(LocalTables(MemoryLog(), Seeds(1)).way_to("nosuch"))
    with pytest.raises(Ended):
        await _move_on(client)


async def leave_three(folder: Path) -> SavedGames:
    """Three unfinished games, two of them with the same seed."""
    leave_behind(folder, old_document(dealt_by("7", 5), seated(5, "7"), "7"))
    saved = SavedGames(folder)
    await saved.games()
    for _ in range(2):
        tables = LocalTables(saved.log, Seeds(1))
        async with tables.visit(await tables.create(NEW)):
            pass
        await tables.close()
    return SavedGames(folder)


async def test_the_start_screen_offers_one_unfinished_game_after_the_other(tmp_path: Path) -> None:
    games = await (await leave_three(tmp_path)).games()
    app = PlayApp(Language.ENGLISH, Wishes(), Seeds(1), tmp_path, pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(lambda: "◂ 1/3 ▸" in seen(app))
        await pilot.press("right")
        await until(lambda: "◂ 2/3 ▸" in seen(app))
        await pilot.press("left", "left")
        await until(lambda: "◂ 3/3 ▸" in seen(app))
        await pilot.press("enter")
        await until(lambda: bool(app.games))
        assert app.games[0].live.state.id == games[2].table_id
    assert len(await SavedGames(tmp_path).games()) == 3


@pytest.mark.parametrize(("answer", "place"), [("1", 0), ("3", 2), ("", 0), ("4", None)])
async def test_in_plain_text_the_unfinished_games_have_numbers(
    answer: str, place: int | None, tmp_path: Path
) -> None:
    games = await (await leave_three(tmp_path)).games()
    conversation = Conversation(lambda _: answer)
    prompter = Prompter(Speaker(Language.ENGLISH), conversation, conversation)
    chosen = ask_saved(prompter, games)
    assert chosen == (None if place is None else games[place])
    assert "3) Continue with round" in conversation.said
    assert "4) Another game" in conversation.said
