"""An honest server is never accused: cuts, reloads, second devices and silent clients."""

import asyncio
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from amletero.fair.client_deals import ClientDeals
from amletero.fair.receipt import Receipt, read_receipt, receipt_bytes
from amletero.fair.verdict import judge_published
from amletero.tables.due_tasks import Delays
from amletero.wire.socket import Commit, Reveal, ServerMessage
from tools.torture.attacked_server import served_file
from tools.torture.client import Cut, Guest, Player

SIDE_BY_SIDE = 8
"""Games played at the same time."""
DELAYS = Delays(between_rounds=0, commit=500, reveal=500, bot_least=0, bot_most=0)


class MoodyDealings(ClientDeals):
    """An honest client that now and then does not answer a step of a deal."""

    def __init__(self, receipt: Receipt, chance: Random) -> None:
        super().__init__(receipt)
        self.chance = chance

    def hear(self, message: ServerMessage, document: dict[str, Any]) -> Iterable[Commit | Reveal]:
        """Take note of everything; returns what to say, or nothing."""
        requests = super().hear(message, document)
        return requests if self.chance.random() > 0.1 else ()


async def cheats(folder: Path, *, games: int, seed: int = 1) -> dict[str, Any]:
    """Play games under mistreatment and count the verdicts of all clients."""
    counts = Counter[str]()
    async with served_file(folder, delays=DELAYS) as address:

        async def play_on(first: int) -> None:
            for number in range(first, games, SIDE_BY_SIDE):
                await _game(address, Random(seed * 1_000_000 + number), counts)

        await asyncio.gather(*(play_on(number) for number in range(min(games, SIDE_BY_SIDE))))
    words = ("fair", "not_proven", "cheated")
    figures = {word: counts[word] for word in words}
    return {
        "games": counts["games"],
        "cuts": counts["cuts"],
        "reloads": counts["reloads"],
        "devices": counts["devices"],
        "silent": counts["silent"],
        **figures,
        "accused": sorted(name for name in counts if name.startswith("accused")),
    }


async def _game(address: str, chance: Random, counts: Counter[str]) -> None:
    async with Guest(address, "Ana") as ana, Guest(address, "Beto") as beto:
        table, invite = await ana.create(players=3, bots=["random"], goal=chance.choice((1, 2)))
        await beto.accept(table, invite)
        sitting = await _reached(beto, table)
        await sitting.ask("sit")
        await sitting.close()
        people = [_mistreated(guest, table, chance, counts) for guest in (ana, beto)]
        if chance.random() < 0.3:
            counts["devices"] += 1
            people.append(_second_device(ana, table, chance))
        begun = asyncio.create_task(_begin(ana, table))
        kept = await asyncio.gather(*people)
        await begun
        record = (await ana.http.get(f"/api/tables/{table}/record")).json()
    counts["games"] += 1
    for receipts in (*([receipt] for receipt in kept), kept):
        verdict = judge_published(record, receipts)
        counts[verdict.word] += 1
        if verdict.word == "cheated":
            counts[f"accused of {verdict.code} at {table}"] += 1
    counts["silent"] += judge_published(record, []).silent


async def _begin(guest: Guest, table: str) -> None:
    """Begin the game when the other player is there, however often it takes."""
    begun = False
    while not begun:
        with suppress(*Cut):
            await _begin_once(await _reached(guest, table))
            begun = True


async def _begin_once(host: Player) -> None:
    present: list[int] = []
    while present != [0, 1]:
        message = await host.hear(120)
        if message["type"] == "presence":
            present = message["connected"]
        elif message["type"] == "welcome":
            present = [seat["seat"] for seat in host.table["seats"][:2] if seat["connected"]]
    answer = await host.ask("start")
    assert answer["type"] == "ack" or answer["code"] == "not_lobby"
    await host.close()


async def _second_device(guest: Guest, table: str, chance: Random) -> Receipt:
    """Follow the game with another client of the same guest, which wants to take part too."""
    dealings = MoodyDealings(Receipt(table=table), chance)
    known: Player | None = None
    while known is None or not known.over:
        known = await _connected(guest, table, dealings, known)
        with suppress(*Cut):
            while not known.over:
                await known.hear(120)
    await known.close()
    return dealings.receipt


async def _mistreated(guest: Guest, table: str, chance: Random, counts: Counter[str]) -> Receipt:
    """Play to the end with cuts; after some of them only what was saved is known."""
    dealings = MoodyDealings(Receipt(table=table), chance)
    known: Player | None = None
    while known is None or not known.over:
        player = await _connected(guest, table, dealings, known)
        try:
            for _ in range(chance.randrange(2, 40)):
                if player.over:
                    break
                await _move(player, chance)
                await player.hear(120)
        except Cut:
            pass
        known = player
        if not player.over:
            counts["cuts"] += 1
            if chance.random() < 0.5:
                counts["reloads"] += 1
                saved = read_receipt(receipt_bytes(dealings.receipt))
                dealings, known = MoodyDealings(saved, chance), None
        player.socket.transport.abort()
    return dealings.receipt


async def _connected(
    guest: Guest, table: str, dealings: ClientDeals, known: Player | None
) -> Player:
    """Connect, and go on from what is known if anything is."""
    version = None if known is None else known.version
    player = await _reached(guest, table, version=version, contributes=True)
    player.keep, player.dealings = False, dealings
    if known is not None:
        player.view, player.version, player.legal = known.view, known.version, known.legal
    return player


async def _reached(guest: Guest, table: str, **hello: Any) -> Player:
    """Connect, however often it takes: the machine may be busy."""
    while True:
        try:
            return await guest.sit_at(table, **hello)
        except Cut:
            await asyncio.sleep(0.5)


async def _move(player: Player, chance: Random) -> None:
    """Make a move if it is this player's; a repeat of it is refused as stale."""
    if player.legal and player.version is not None:
        key = f"v{player.version}"
        await player.say("move", key=key, version=player.version, move=chance.choice(player.legal))
