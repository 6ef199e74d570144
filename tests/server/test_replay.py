"""Replay over REST: who may read which game, and records from anywhere."""

from collections.abc import AsyncIterator
from random import Random

import httpx
from tools.torture.client import Guest, Player

from amletero.record.replay import replay
from amletero.server.request_guard import LARGEST_RECORD
from tests.server.test_playing import seated
from tests.waiting import PATIENCE


async def played(guest: Guest, **settings: object) -> tuple[str, Player]:
    """A finished game against a bot."""
    table, _ = await guest.create(bots=["random"], goal=1, first=0, fair=False, **settings)
    player = await guest.sit_at(table)
    assert (await player.ask("start"))["type"] == "ack"
    await player.play(Random(1))
    return table, player


async def test_a_finished_game_is_read_by_whoever_has_its_link(address: str) -> None:
    async with (
        Guest(address) as ana,
        httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as anyone,
    ):
        table, player = await played(ana)
        told = (await anyone.get(f"/api/games/{table}/frames?seat=0")).json()
        assert player.view is not None
        facts = [fact for frame in told["frames"] for fact in frame["facts"]]
        assert facts == player.view["facts"]
        assert told["players"] == ["Ana", "random"]
        assert told["bots"] == [None, "random"]
        open_cards = (await anyone.get(f"/api/games/{table}/frames")).json()
        assert all(None not in hand for hand in open_cards["frames"][0]["hands"])
        record = (await anyone.get(f"/api/games/{table}/record")).json()
        assert replay(record).winners == tuple(told["winners"])
        assert (await anyone.get(f"/api/games/{table}/frames?seat=2")).status_code == 400
        assert (await anyone.get("/api/games/nosuch/frames")).status_code == 404


async def test_an_unfinished_game_gives_no_frame(address: str) -> None:
    async with Guest(address) as ana, Guest(address, "Beto") as beto:
        table, _ = await seated(ana, beto, fair=False)
        for path in ("frames", "frames?seat=0", "record", "picture?round=1&move=0"):
            for reader in (ana, beto):
                answer = await reader.http.get(f"/api/games/{table}/{path}")
                assert (answer.status_code, answer.json()["code"]) == (409, "not_over")


async def test_a_private_game_is_for_its_players(address: str) -> None:
    async with Guest(address) as ana, Guest(address, "Beto") as beto:
        table, _ = await played(ana, private=True, watch="everyone")
        invite = (await ana.http.get(f"/api/tables/{table}/invite")).json()["invite"]
        await beto.accept(table, invite)
        for path in (f"games/{table}/frames", f"games/{table}/record", f"tables/{table}/record"):
            answer = await beto.http.get(f"/api/{path}")
            assert (answer.status_code, answer.json()["code"]) == (403, "not_invited")
            assert (await ana.http.get(f"/api/{path}")).status_code == 200


async def test_any_record_can_be_replayed(address: str) -> None:
    async with (
        Guest(address) as ana,
        httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as anyone,
    ):
        table, _ = await played(ana)
        record = await anyone.get(f"/api/games/{table}/record")
        told = (await anyone.post("/api/replay?seat=1", content=record.content)).json()
        assert (
            told["frames"]
            == (await anyone.get(f"/api/games/{table}/frames?seat=1")).json()["frames"]
        )
        moment = "round=1&move=1&seat=0&lang=eo"
        drawn = await anyone.get(f"/api/games/{table}/picture?{moment}")
        assert drawn.headers["content-type"] == "image/svg+xml"
        sent = await anyone.post(f"/api/replay/picture?{moment}", content=record.content)
        assert sent.text == drawn.text
        assert (await anyone.get(f"/api/games/{table}/picture?round=9&move=0")).status_code == 404
        wrong = record.json()
        wrong["rounds"][0]["moves"][0] = "4>4=4"
        told = (await anyone.post("/api/replay?lang=eo", json=wrong)).json()
        assert (told["fault"]["round"], told["fault"]["move"]) == (0, 0)
        assert len(told["frames"]) == 1


async def test_a_record_may_be_long(address: str) -> None:
    """Spaces in front stand for a long game; sent whole and in pieces."""
    async with (
        Guest(address) as ana,
        httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as anyone,
    ):
        table, _ = await played(ana)
        record = (await anyone.get(f"/api/games/{table}/record")).content
        short = await anyone.post("/api/replay", content=record)
        assert short.status_code == 200
        for size in (200 * 1024, LARGEST_RECORD):
            padded = record.rjust(size)
            for body in (padded, _in_pieces(padded)):
                long = await anyone.post("/api/replay", content=body)
                assert (long.status_code, long.content) == (200, short.content)


async def _in_pieces(body: bytes) -> AsyncIterator[bytes]:
    for start in range(0, len(body), 8192):
        yield body[start : start + 8192]


async def test_what_is_no_record_is_refused_with_its_fault(address: str) -> None:
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as anyone:
        for text, code in (
            ('{"a": 1, "a": 2}', "duplicate_key"),
            ("[", "json"),
            ("[]", "not_a_record"),
            ('{"format": "amletero-record", "version": 2}', "version_newer"),
            (b"\xff", "encoding"),
        ):
            answer = await anyone.post("/api/replay", content=text)
            assert (answer.status_code, answer.json()["code"]) == (422, code)
        fits = await anyone.post("/api/replay", content=b" " * (LARGEST_RECORD - 2) + b"[]")
        assert (fits.status_code, fits.json()["code"]) == (422, "not_a_record")
        large = await anyone.post("/api/replay", content=b" " * (LARGEST_RECORD + 1))
        assert (large.status_code, large.json()["code"]) == (413, "too_large")
        other = await anyone.post("/api/transfer", content=b" " * (16 * 1024 + 1))
        assert other.status_code == 413
