"""Players who never give up: cut off, they come back and send what was not acknowledged again."""

import asyncio
import random
import secrets
from dataclasses import dataclass, field

from tools.torture.client import Cut, Document, Guest, Player


@dataclass
class Tally:
    """What was acknowledged, and what went wrong."""

    acknowledged: dict[tuple[str, str], int] = field(default_factory=dict)
    """The version that was promised for each table and key."""
    refused: dict[str, int] = field(default_factory=dict)
    cuts: int = 0
    games: int = 0
    wrong: list[str] = field(default_factory=list)


class Stubborn:
    """A guest who plays one game after the other against a bot, whatever happens to the server."""

    def __init__(self, guest: Guest, tally: Tally, seed: int) -> None:
        self._guest = guest
        self._tally = tally
        self._chance = random.Random(seed)
        self._pending: Document | None = None
        self._player: Player | None = None
        self.table: str | None = None
        self.stopping = False
        self.progress = 0
        """How many moves were acknowledged."""

    async def run(self) -> None:
        """Play until told to stop."""
        while not self.stopping:
            try:
                await self._live()
            except Cut:
                self._tally.cuts += 1
                await asyncio.sleep(0.05 + self._chance.random() * 0.4)

    async def _live(self) -> None:
        if self.table is None:
            self.table, _ = await _patiently(self._guest)
            self._player = self._pending = None
        await self._connect(self.table)
        assert self._player is not None
        player = self._player
        await self._ask_to_start()
        if self._pending is not None:
            await player.say(**self._pending)
        while not player.over and not self.stopping:
            await self._move()
            self._take(await player.hear(30))
        if player.over:
            self._tally.games += 1
            self.table = None
        await player.close()

    async def _connect(self, table: str) -> None:
        """Connect, going on from what is known."""
        old = self._player
        version = None if old is None else old.version
        new = await self._guest.sit_at(table, version=version)
        new.keep = False
        if old is not None:
            new.view, new.version, new.legal = old.view, old.version, old.legal
        self._player = new
        await new.hear_until("welcome")

    async def _ask_to_start(self) -> None:
        assert self._player is not None
        if self._player.table["phase"] == "lobby":
            await self._player.say("start", key="start")

    async def _move(self) -> None:
        player = self._player
        assert player is not None
        if player.legal and self._pending is None:
            self._pending = {
                "type": "move",
                "key": secrets.token_urlsafe(9),
                "version": player.version,
                "move": self._chance.choice(player.legal),
            }
            await player.say(**self._pending)

    def _take(self, message: Document) -> None:
        pending, table = self._pending, self.table
        if message["type"] == "ack" and table is not None:
            promised = self._tally.acknowledged.setdefault(
                (table, message["key"]), message["version"]
            )
            if promised != message["version"]:
                self._tally.wrong.append(f"{table}: two answers to {message['key']}")
            if pending is not None and message["key"] == pending["key"]:
                self._pending = None
                self.progress += 1
                if self._player is not None and self._player.version == pending["version"]:
                    self._player.legal = []  # what follows has not been told yet
        elif message["type"] == "refusal":
            code = message["code"]
            self._tally.refused[code] = self._tally.refused.get(code, 0) + 1
            if pending is not None and message["key"] == pending["key"]:
                self._retry(code)

    def _retry(self, code: str) -> None:
        """What could not be stored is sent again; anything else should not have happened."""
        if code == "unavailable":
            pending = self._pending
            asyncio.get_running_loop().call_later(0.05, self._resend, pending)
        else:
            self._tally.wrong.append(f"{self.table}: refused as {code}")
            self._pending = None

    def _resend(self, pending: Document | None) -> None:
        if pending is not None and pending is self._pending and self._player is not None:
            task = asyncio.ensure_future(self._player.say(**pending))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())


async def _patiently(guest: Guest) -> tuple[str, str]:
    """A new table, as soon as the server is there to make it."""
    from httpx import HTTPError  # noqa: PLC0415

    try:
        return await guest.create(bots=["random"], goal=3, fair=False)
    except HTTPError as error:
        raise OSError("the server is away") from error
