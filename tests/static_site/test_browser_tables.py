"""The tables of a browser's worker, run by plain Python: the server's tables in all but place."""

import json
from random import Random
from typing import Any

from amletero.rules.moves import Rule, move_text
from amletero.static_site.local_requests import LocalRequests
from amletero.tables.bot_pool import BotPool
from amletero.tables.memory_log import MemoryLog
from amletero.tables.new_table import first_chairs
from amletero.tables.record_of_log import record_document
from amletero.tables.server_clock import ServerClock
from amletero.tables.settings import settings
from amletero.tables.table_manager import TableManager
from amletero.tables.visitors import Visitor
from amletero.wire.socket import PROTOCOL, client_messages
from amletero.wire.socket.codes import CloseCode, RefusalCode
from tests.static_site.python_page import AT_ONCE, CONNECTION, PythonPage, ask, enter, say, started
from tests.waiting import until
from tests.wire.request_text import text_of

BOTS = ["reader", "simple"]
NEW_TABLE = {"edition": "classic", "players": 3, "goal": 2, "bots": BOTS, "first": 0}


async def play(site: LocalRequests, page: PythonPage, moves: int | None = None) -> None:
    """Play the first legal moves until the game is over, or this many were made."""
    made = 0
    while made != moves:
        await until(lambda: page.phase() == "over" or bool(legal(page)))
        if page.phase() == "over":
            break
        told = page.last("view", "facts")
        assert told is not None
        text, key = told["legal"][0], f"move-{told['version']}"
        await say(site, type="move", key=key, version=told["version"], move=text)
        refused = page.last("refusal")
        assert refused is None
        made += 1


def legal(page: PythonPage) -> list[str]:
    """The moves that may be made now."""
    told = page.last("view", "facts")
    return [] if told is None else told["legal"]


async def finished(page: PythonPage, **changed: Any) -> tuple[LocalRequests, str]:
    """A game that was played to its end."""
    site = started(page)
    _, made = await ask(site, "POST", "/api/tables", NEW_TABLE | changed)
    await enter(site, made["id"])
    await say(site, type="start", key="start")
    await play(site, page)
    return site, made["id"]


async def record_of_a_server(seed: int) -> dict[str, Any]:
    """The record of the same game at a server's live table, with its pool of bots."""
    troubles: list[BaseException] = []
    log, pool = MemoryLog(), BotPool(0, troubles.append)
    manager = TableManager(
        log,
        ServerClock(steady=lambda: 0.0),
        pool,
        delays=AT_ONCE,
        publish=lambda _: None,
        trouble=lambda _: None,
        random_bytes=Random(seed).randbytes,
        wall=lambda: 0.0,
    )
    chosen = settings(edition="classic", players=3, goal=2, first=0, watch="nobody", fair=False)
    chairs = first_chairs(3, BOTS, "ana")
    table, _ = await manager.maker.create(chosen, "ana", chairs, {0: "Ana"})
    live = await manager.open(table)
    assert live is not None
    visitor = Visitor("ana", "Ana", lambda _: None, lambda _: None)
    live = manager.enter(live, visitor)
    await live.hear(visitor, text_of(client_messages.Hello(protocol=PROTOCOL)))
    await live.hear(visitor, text_of(client_messages.Start(key="start")))
    while live.state.phase != "over":
        await until(lambda: live.state.phase == "over" or live.state.turn == 0)
        if live.state.game is not None and live.state.turn == 0:
            move = move_text(live.state.game.legal(0)[0], live.state.settings.rules)
            key = f"move-{live.state.seq}"
            request = client_messages.MakeMove(key=key, version=live.state.version, move=move)
            await live.hear(visitor, text_of(request))
    await manager.close()
    pool.close()
    assert troubles == []  # else a substitute has chosen
    return record_document(table, await log.read(table), await log.names(table))


async def test_a_game_has_the_record_of_the_same_game_on_a_server() -> None:
    page = PythonPage()
    site, table = await finished(page)
    _, text = await site.answer("GET", f"/api/tables/{table}/record", "{}", "")
    assert text == json.dumps(await record_of_a_server(7))
    assert page.troubles == []
    assert json.loads(text)["winners"]


async def test_a_game_goes_on_after_a_reload_as_if_there_had_been_none() -> None:
    page, undisturbed = PythonPage(), PythonPage()
    _, table = await finished(undisturbed)
    site = started(page)
    await ask(site, "POST", "/api/tables", NEW_TABLE)
    await enter(site, table)
    await say(site, type="start", key="start")
    await play(site, page, moves=2)
    await site.tables.manager.close()
    page.told.clear()
    again = started(page, seed=8)
    await enter(again, table)
    await play(again, page)
    path = f"/api/tables/{table}/record"
    assert await ask(again, "GET", path) == await ask(started(undisturbed), "GET", path)


async def test_a_line_that_was_not_stored_does_not_count() -> None:
    page = PythonPage()
    site = started(page)
    _, made = await ask(site, "POST", "/api/tables", NEW_TABLE)
    await enter(site, made["id"])
    page.stores = False
    await say(site, type="start", key="start")
    refused = page.last("refusal")
    assert refused is not None
    assert refused["code"] == RefusalCode.UNAVAILABLE
    assert page.phase() == "lobby"


async def test_a_table_that_is_not_there_ends_the_connection() -> None:
    page = PythonPage()
    await enter(started(page), "nowhere")
    assert page.dropped == [CloseCode.NO_TABLE]


async def test_what_is_no_message_is_refused_and_the_table_goes_on() -> None:
    page = PythonPage()
    site = started(page)
    _, made = await ask(site, "POST", "/api/tables", NEW_TABLE)
    await enter(site, made["id"])
    await site.tables.hear(CONNECTION, "{")
    refused = page.last("refusal")
    assert refused is not None
    assert refused["code"] == RefusalCode.UNREADABLE
    site.tables.disconnect(CONNECTION)
    assert not site.tables.serves(made["id"])


async def test_games_are_listed_counted_exported_and_deleted() -> None:
    page = PythonPage()
    site, table = await finished(page)
    status, listed = await ask(site, "GET", "/api/me/games", most="30")
    assert status == 200
    (game,) = listed["games"]
    assert (game["table"], game["phase"], game["players"]) == (table, "over", ["Ana", "", ""])
    assert (await ask(site, "GET", "/api/me/statistics"))[1]["total"]["games"] == 1
    kept = PythonPage(page.kept | {table: ["no log"] * len(page.kept[table])})
    kept.standings = page.standings  # ended games are not replayed again
    assert await ask(started(kept), "GET", "/api/me/games") == (200, listed)
    kept.standings = {table: (len(page.kept[table]), '"of another version"')}
    assert await ask(started(kept), "GET", "/api/me/games") == (200, {"games": []})
    exported = (await site.answer("GET", "/api/me/records", "{}", ""))[1]
    assert json.loads(exported) == (await ask(site, "GET", f"/api/games/{table}/record"))[1]
    assert (await ask(site, "DELETE", f"/api/me/games/{table}"))[0] == 200
    assert (await ask(site, "GET", "/api/me/games"))[1] == {"games": []}


async def test_a_game_that_runs_is_neither_given_out_nor_deleted() -> None:
    page = PythonPage()
    site = started(page)
    _, made = await ask(site, "POST", "/api/tables", NEW_TABLE)
    for method, path in (
        ("GET", f"/api/games/{made['id']}/frames"),
        ("GET", f"/api/tables/{made['id']}/record"),
        ("DELETE", f"/api/me/games/{made['id']}"),
    ):
        status, told = await ask(site, method, path)
        assert (status, told["code"]) == (409, RefusalCode.NOT_OVER)


async def test_own_games_and_dropped_records_are_replayed() -> None:
    page = PythonPage()
    site, table = await finished(page)
    _, own = await ask(site, "GET", f"/api/games/{table}/frames", seat="1")
    record = (await site.answer("GET", f"/api/games/{table}/record", "{}", ""))[1]
    _, dropped = await ask(site, "POST", "/api/replay", record, seat="1")
    assert own == dropped
    assert own["fault"] is None
    assert own["frames"]
    status, told = await ask(site, "POST", "/api/replay", record, seat="5")
    assert (status, told["code"]) == (400, Rule.NO_SUCH_SEAT)


async def test_a_wrong_record_is_shown_up_to_its_fault() -> None:
    page = PythonPage()
    site, table = await finished(page)
    _, record = await ask(site, "GET", f"/api/games/{table}/record")
    record["rounds"][0]["moves"][1] = "8"
    _, told = await ask(site, "POST", "/api/replay", record)
    assert (told["fault"]["round"], told["fault"]["move"]) == (0, 1)
    status, told = await ask(site, "POST", "/api/replay", "[")
    assert (status, told["code"]) == (422, "json")


async def test_a_request_that_is_none_is_refused() -> None:
    site = started(PythonPage())
    assert (await ask(site, "GET", "/api/tables"))[0] == 404
    assert (await ask(site, "POST", "/api/tables", {"edition": "classic"}))[0] == 422
    wrong = NEW_TABLE | {"bots": ["nobody"]}
    assert (await ask(site, "POST", "/api/tables", wrong))[1]["code"] == RefusalCode.UNKNOWN_BOT
