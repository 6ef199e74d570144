"""A real server that cheats, in every way we know: whoever was shown something false says so."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterable
from contextlib import aclosing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tools.lies import VICTIM, Lie, lies
from tools.lies.messages import changed_in
from tools.lies.victim import FRIEND
from tools.torture.attacked_server import served_file
from tools.torture.client import Guest

from amletero.cli import app
from amletero.fair.client_deals import ClientDeals
from amletero.fair.receipt import Receipt, read_receipt, receipt_bytes
from amletero.fair.verdict import Verdict, judge_published
from amletero.record.deal_verification import Cheat
from amletero.rules.moves import legal, move_text
from amletero.terminal.client.link import IMPOSSIBLE, read_link
from amletero.terminal.client.socket_transport import SocketTransport
from amletero.terminal.client.table_client import TableClient
from amletero.terminal.client.transport import Ended
from amletero.wire.socket import Commit, Reveal, Secret
from tests.dishonest.dishonest_server import plant, wait_for_no_one
from tests.waiting import until


@pytest.fixture
async def address(tmp_path: Path) -> AsyncIterator[str]:
    async with served_file(tmp_path) as address:
        yield address


class Absent(ClientDeals):
    """Remembers, and gives nothing."""

    def hear(self, message: Any, document: dict[str, Any]) -> Iterable[Commit | Reveal]:
        super().hear(message, document)
        return ()


class Silent(ClientDeals):
    """Commits, and does not reveal."""

    def hear(self, message: Any, document: dict[str, Any]) -> Iterable[Commit | Reveal]:
        return [each for each in super().hear(message, document) if isinstance(each, Commit)]


FRIENDS: dict[str, type[ClientDeals]] = {"gives": ClientDeals, "absent": Absent, "silent": Silent}


def client(guest: Guest, table: str, dealings: ClientDeals) -> TableClient:
    link = read_link(f"http://{guest.address}/table/{table}")
    transport = SocketTransport(link, guest.http.cookies["amletero"])
    return TableClient(transport, (guest.name,), dealings)


async def play(visit: TableClient, taste: Random, moves: int | None = None) -> None:
    """Play by chance until the secret is told, or for some moves of anyone."""
    asked: int | None = None
    async with aclosing(visit.news()) as news:
        async for message in news:
            await visit.sit()
            view = visit.view
            if view is not None and view.to_move and asked != visit.version:
                asked = visit.version
                choice = taste.choice(legal(view.table, view.hand))
                await visit.move(move_text(choice, view.table.edition))
            if isinstance(message, Secret) or (moves is not None and (visit.version or 0) > moves):
                await visit.leave()


async def played(
    address: str, friend: type[ClientDeals] = ClientDeals, *, resumes: bool = False
) -> tuple[Any, list[Receipt]]:
    """A game of two people and a bot; returns the record and what the two have kept."""
    async with Guest(address) as ana, Guest(address, "Beto") as beto:
        table, invite = await ana.create(players=3, goal=1, bots=["random"])
        await beto.accept(table, invite)
        kept = [ClientDeals(Receipt(table=table)), friend(Receipt(table=table))]
        visits = [client(ana, table, kept[0]), client(beto, table, kept[1])]
        host = await ana.sit_at(table)
        other = asyncio.create_task(play(visits[1], Random(2)))
        while "free" in [seat["kind"] for seat in host.table.get("seats", [{"kind": "free"}])]:
            await host.hear()
        mine = asyncio.create_task(play(visits[0], Random(1), moves=1 if resumes else None))
        # Both must be known to give bytes; the host, who gives none, makes a seat connected, too.
        await until(lambda: all(visit.table is not None for visit in visits))
        assert (await host.ask("start"))["type"] == "ack"
        await host.close()
        await mine
        if resumes:
            kept[0] = ClientDeals(read_receipt(receipt_bytes(kept[0].receipt)))
            await play(client(ana, table, kept[0]), Random(3))
        await other
        record = (await ana.http.get(f"/api/tables/{table}/record")).json()
    return record, [read_receipt(receipt_bytes(each.receipt)) for each in kept]


def verdict(record: Any, *receipts: Receipt) -> Verdict:
    return judge_published(record, receipts)


@pytest.mark.parametrize("lie", lies(), ids=lambda lie: lie.name)
async def test_who_is_cheated_says_so(
    lie: Lie, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch, lie, honest_connections=1)  # the host's, who only starts the game
    record, (mine, theirs) = await played(address, FRIENDS[lie.friend], resumes=lie.resumes)
    found = verdict(record, mine)
    assert (found.word, found.code) == ("cheated", lie.code)
    assert verdict(record, mine, theirs).word == "cheated"


@pytest.mark.parametrize("friend", FRIENDS)
async def test_an_honest_server_is_not_accused(
    address: str, friend: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wait_for_no_one(
        monkeypatch,
        absent={FRIEND} if friend == "absent" else set(),
        silent={FRIEND} if friend == "silent" else set(),
    )
    record, receipts = await played(address, FRIENDS[friend], resumes=friend == "gives")
    found = verdict(record, receipts[0])
    assert (found.word, found.code) == ("fair", None)
    assert verdict(record, receipts[1]).word == ("fair" if friend == "gives" else "not_proven")
    assert verdict(record, *receipts).word == "fair"


async def test_verify_ends_with_one_for_a_lie(
    address: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Any
) -> None:
    plant(monkeypatch, next(lie for lie in lies() if lie.name == "another deck after the reveals"))
    record, (mine, _) = await played(address)
    files = tmp_path / "record.json", tmp_path / "mine.json"
    files[0].write_text(json.dumps(record))
    files[1].write_bytes(receipt_bytes(mine))
    with pytest.raises(SystemExit) as ended:
        app(["verify", str(files[0]), "--receipt", str(files[1]), "--lang", "en"])
    assert ended.value.code == 1
    told = capsys.readouterr().out
    assert "Cheated: Round 1: The deck does not follow from the secret and the bytes." in told


@pytest.mark.parametrize("kind", ["view", "facts"])
async def test_a_player_who_is_told_the_impossible_leaves_with_a_reason(
    kind: str, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def tell_of_two_princesses(message: dict[str, Any]) -> None:
        facts = message["view"]["facts"] if kind == "view" else message["facts"]
        facts += [{"fact": "discarded", "seat": VICTIM, "card": 9}] * 2

    lie = Lie(kind, Cheat.FACTS_CHANGED, tell=changed_in(kind, tell_of_two_princesses))
    plant(monkeypatch, lie)
    async with Guest(address) as ana:
        table, _ = await ana.create(players=2, goal=1, bots=["random"])
        visit = client(ana, table, ClientDeals(Receipt(table=table)))
        host = await ana.sit_at(table)
        playing = asyncio.create_task(play(visit, Random(1)))
        await until(lambda: visit.table is not None)
        assert (await host.ask("start"))["type"] == "ack"
        await host.close()
        with pytest.raises(Ended, match=IMPOSSIBLE):
            await playing
