"""A guest's own games: the list, statistics, export and deletion."""

import json

from tools.torture.client import Guest

from amletero.record.replay import replay
from tests.server.test_playing import seated
from tests.server.test_replay import played


async def test_finished_games_are_listed_counted_and_exported(address: str) -> None:
    async with Guest(address) as ana:
        table, player = await played(ana)
        assert player.view is not None
        won = 0 in player.view["winners"]
        figures = (await ana.http.get("/api/me/statistics")).json()
        (against,) = figures["opponents"]
        assert (against["opponents"], against["players"]) == ("random", 2)
        assert (against["games"], against["won"]) == (1, int(won))
        assert against["low"] <= against["rate"] <= against["high"]
        plays = [fact for fact in player.view["facts"] if fact["fact"] == "played"]
        mine = sum(fact["seat"] == 0 for fact in plays)
        assert sum(card["played"] for card in figures["cards"]) == mine
        (line,) = (await ana.http.get("/api/me/records")).text.splitlines()
        assert replay(json.loads(line)).players == ("Ana", "random")
        (game,) = (await ana.http.get("/api/me/games?most=300")).json()["games"]
        assert (game["table"], game["turn"], game["private"]) == (table, None, False)


async def test_a_deleted_game_is_gone_from_the_list_with_the_name(address: str) -> None:
    async with Guest(address) as ana, Guest(address, "Beto") as beto:
        table, _ = await played(ana)
        assert (await beto.http.delete(f"/api/me/games/{table}")).status_code == 404
        assert (await ana.http.delete(f"/api/me/games/{table}")).status_code == 204
        assert (await ana.http.get("/api/me/games")).json()["games"] == []
        assert (await ana.http.get("/api/me/records")).text == ""
        record = (await beto.http.get(f"/api/games/{table}/record")).json()
        assert record["players"] == ["", "random"]


async def test_a_running_game_cannot_be_deleted_or_exported(address: str) -> None:
    async with Guest(address) as ana, Guest(address, "Beto") as beto:
        table, players = await seated(ana, beto, fair=False, first=1)
        await players[0].hear_until("facts")
        answer = await ana.http.delete(f"/api/me/games/{table}")
        assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
        assert (await ana.http.get("/api/me/records")).text == ""
        (game,) = (await ana.http.get("/api/me/games")).json()["games"]
        assert (game["turn"], game["your_turn"]) == (1, False)
