"""A player of Amletero tables over the real socket, with the plainest mind there is."""

import asyncio
import json
import random
import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from amletero.fair.client_deals import ClientDeals
from amletero.fair.receipt import Receipt
from amletero.wire.socket import PROTOCOL, Acknowledged, Refused, ServerMessage

Document = dict[str, Any]


class Guest:
    """A guest of a server: a cookie and the REST side."""

    def __init__(self, address: str, name: str = "Ana", source: str | None = None) -> None:
        self.address = address
        self.name = name
        # A connection that the server is about to close for idleness is not used again.
        idle = httpx.Limits(keepalive_expiry=2)
        # Without certificates, which take long to load and which loopback does not need.
        way = httpx.AsyncHTTPTransport(limits=idle, local_address=source, verify=False)
        self.http = httpx.AsyncClient(base_url=f"http://{address}", timeout=60, transport=way)
        self._players: list[Player] = []

    async def __aenter__(self) -> "Guest":
        answer = await self.http.put("/api/me", json={"name": self.name})
        answer.raise_for_status()
        return self

    async def __aexit__(self, *_: object) -> None:
        for player in self._players:
            await player.cut()
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        """The cookie, as a header's value."""
        return f"amletero={self.http.cookies['amletero']}"

    async def create(self, **settings: Any) -> tuple[str, str]:
        """Set up a table; returns its id and its invitation."""
        answer = await self.http.post(
            "/api/tables", json={"edition": "standard", "players": 2, **settings}
        )
        answer.raise_for_status()
        made = answer.json()
        return made["id"], made["invite"]

    async def accept(self, table: str, invite: str) -> None:
        """Show an invitation."""
        answer = await self.http.post(f"/api/tables/{table}/invite", json={"secret": invite})
        answer.raise_for_status()

    async def sit_at(self, table: str, server: str | None = None, **hello: Any) -> "Player":
        """Connect to a table, here or at another server, until the guest leaves."""
        player = await Player.connect(server or self.address, table, self.cookie, **hello)
        self._players.append(player)
        return player


@dataclass
class Player:
    """One connection: says things, keeps its view up to date as a browser would."""

    socket: ClientConnection
    contributes: bool = False
    table: Document = field(default_factory=dict)
    seats: list[int] = field(default_factory=list)
    view: Document | None = None
    legal: list[str] = field(default_factory=list)
    version: int | None = None
    heard: list[Document] = field(default_factory=list)
    raw: list[str] = field(default_factory=list)
    """What was heard, byte for byte."""
    keep: bool = True
    """Whether to keep all that was heard."""
    dealings: ClientDeals = field(default_factory=lambda: ClientDeals(Receipt(table="")))
    """What it keeps of the deals."""

    @staticmethod
    async def connect(address: str, table: str, cookie: str, **hello: Any) -> "Player":
        """Connect and say hello."""
        socket = await connect(
            f"ws://{address}/api/tables/{table}/socket",
            additional_headers={"Cookie": cookie},
            compression=None,
            ping_interval=None,
            open_timeout=60,
            max_size=None,
        )
        dealings = ClientDeals(Receipt(table=table))
        player = Player(socket, bool(hello.get("contributes")), dealings=dealings)
        await player.say("hello", protocol=PROTOCOL, **hello)
        return player

    async def say(self, type: str, **fields: Any) -> None:
        """Send one message."""
        await self.socket.send(json.dumps({"type": type, **fields}))

    async def ask(self, type: str, **fields: Any) -> Document:
        """Send a request with a key and wait for its answer."""
        key = secrets.token_urlsafe(12)
        await self.say(type, key=key, **fields)
        while True:
            message = await self.hear()
            if message["type"] in ("ack", "refusal") and message.get("key") == key:
                return message

    async def hear(self, seconds: float = 60) -> Document:
        """The next message, taken in."""
        data = await asyncio.wait_for(self.socket.recv(), seconds)
        message: Document = json.loads(data)
        if self.keep:
            self.heard.append(message)
            self.raw.append(str(data))
        self.take_in(message)
        await self.contribute(message)
        return message

    async def contribute(self, message: Document) -> None:
        """Take part in a deal, and keep the receipt."""
        if not self.contributes:
            return
        told = msgspec.convert(message, ServerMessage)
        if isinstance(told, Acknowledged | Refused):
            self.dealings.answered(told)
        for request in self.dealings.hear(told, message):
            await self.socket.send(msgspec.json.encode(request).decode())

    async def hear_until(self, *types: str, seconds: float = 60) -> Document:
        """The next message of one of these types."""
        while True:
            message = await self.hear(seconds)
            if message["type"] in types:
                return message

    def take_in(self, message: Document) -> None:
        """Keep the view up to date."""
        kind = message["type"]
        if kind in ("welcome", "table"):
            self.table, self.seats = message["table"], message["seats"]
        elif kind == "view":
            self.view, self.version = message["view"], message["version"]
            self.legal = message["legal"]
        elif kind == "facts":
            if self.view is None or message["since"] != self.version:
                raise AssertionError(f"facts since {message['since']} for {self.version}")
            facts = self.view["facts"] + message["facts"]
            self.view = {**self.view, "facts": facts}
            for change in message["positions"]:
                self.view.update(change)
            self.version, self.legal = message["version"], message["legal"]

    @property
    def over(self) -> bool:
        """Whether the game is decided."""
        return self.view is not None and bool(self.view["winners"])

    async def play(self, taste: random.Random) -> int:
        """Play to the end of the game with random legal moves; returns how many were made."""
        moves = 0
        asked: int | None = None
        while not self.over:
            if self.legal and asked != self.version:
                asked = self.version
                moves += 1
                await self.say(
                    "move",
                    key=secrets.token_urlsafe(12),
                    version=self.version,
                    move=taste.choice(self.legal),
                )
            message = await self.hear(120)
            if message["type"] == "refusal":
                raise AssertionError(message)
        return moves

    async def close(self) -> None:
        """Hang up."""
        await self.socket.close()

    async def cut(self) -> None:
        """Break the connection off without a word, if there still is one."""
        self.socket.transport.abort()
        await self.socket.wait_closed()

    def __await__(self) -> Iterator[Any]:
        raise TypeError("a player is not awaited")


Cut = (WebSocketException, OSError, TimeoutError, EOFError)
"""What a cut connection looks like."""
