"""Two worlds that differ in one hidden card: whoever may not know must not be able to tell.

The same game is played twice over real sockets, with the same ids, clock and commitments; only two
cards have changed places in the deck. Every seat's and the spectator's whole stream of bytes, the
answers of the REST side and the texts of errors are compared.
"""

import asyncio
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest.mock import patch

from amletero.record.referee import Referee
from amletero.rules.cards import Cards
from amletero.rules.editions import STANDARD
from amletero.rules.facts import Event
from amletero.rules.moves import move_text, read_move
from amletero.tables.table_manager import TableManager
from tools.torture.attacked_server import served_file
from tools.torture.client import Guest, Player

PLAYERS = 3


@dataclass
class Script:
    """A round in two worlds, as far as nobody is told publicly which one it is."""

    decks: tuple[list[int], list[int]]
    first: int
    moves: list[tuple[int, str]] = field(default_factory=list)
    told: set[int | None] = field(default_factory=set)
    """The seats that were told something different in the two worlds."""


def script(seed: int) -> Script:
    """Two decks that differ in where two cards are, and moves that are legal in both worlds."""
    chance = random.Random(seed)
    deck = list(STANDARD.deck)
    chance.shuffle(deck)
    other = list(deck)
    place = chance.randrange(1, 1 + PLAYERS)  # the hand of a seat; the set-aside card is deck[0]
    swap = chance.choice([0, *range(1 + PLAYERS, len(deck))])
    other[place], other[swap] = other[swap], other[place]
    first = chance.randrange(PLAYERS)
    made = Script((_values(deck), _values(other)), first)
    here, there = Referee(STANDARD, PLAYERS), Referee(STANDARD, PLAYERS)
    _note(made, here.deal(tuple(deck), first), there.deal(tuple(other), first))
    while (turn := here.table.turn) is not None and turn == there.table.turn:
        both = sorted(
            {move_text(m, STANDARD) for m in here.legal(turn)}
            & {move_text(m, STANDARD) for m in there.legal(turn)}
        )
        choices = [move for move in both if _looks_alike(here, there, move)]
        if not choices:
            break
        text = chance.choice(choices)
        move = read_move(text, STANDARD)
        _note(made, here.move(move), there.move(move))
        made.moves.append((turn, text))
    return made


def _looks_alike(here: Referee, there: Referee, text: str) -> bool:
    """Whether everyone is told the same publicly when this move is made in either world."""
    move = read_move(text, STANDARD)
    return _public(here.copy().move(move)) == _public(there.copy().move(move))


def _public(events: tuple[Event, ...]) -> list[object]:
    return [event.fact for event in events if event.public]


def _note(made: Script, events: tuple[Event, ...], others: tuple[Event, ...]) -> None:
    for seat in (*range(PLAYERS), None):
        one = [event.fact for event in events if event.reaches(seat)]
        if one != [event.fact for event in others if event.reaches(seat)]:
            made.told.add(seat)


def _values(deck: list[Any] | Cards) -> list[int]:
    return [STANDARD.values[card] for card in deck]


@contextmanager
def _world(deck: list[int], first: int) -> Iterator[None]:
    """Ids, secrets and the clock are the same in every world; the deck is this one."""
    count = iter(range(10_000))

    def counted_bytes(size: int) -> bytes:
        return next(count).to_bytes(4, "big").rjust(size, b"\1")

    def token(size: int = 16) -> str:
        return f"guest{next(count):04d}".ljust(size, "x")

    def drawn(_: object, _key: bytes, _cards: object, seats: list[int]) -> tuple[list[int], int]:
        return deck, first if first in seats else seats[0]

    made = TableManager.__init__

    def furnished(manager: TableManager, *args: Any, **named: Any) -> None:
        made(manager, *args, **{**named, "random_bytes": counted_bytes})

    with (
        patch("amletero.record.verifiable_deals.Scheme.drawn_deal", drawn),
        patch("amletero.storage.guests.secrets.token_urlsafe", token),
        patch("amletero.tables.server_clock.ServerClock.now", lambda _: 1000),
        patch.object(TableManager, "__init__", furnished),
    ):
        yield


async def play(folder: Path, made: Script, world: int) -> dict[str, list[str]]:
    """Play the script in one world; returns all that was sent to each of those present."""
    with _world(made.decks[world], made.first):
        async with served_file(folder, sweep_seconds=3600.0) as address:
            return await _play(address, made)


async def _play(address: str, made: Script) -> dict[str, list[str]]:
    guests = [Guest(address, name) for name in ("Ana", "Beto", "Ciela", "Dario")]
    for guest in guests:
        await guest.__aenter__()
    table, invite = await guests[0].create(players=PLAYERS)
    players: list[Player] = []
    for number, guest in enumerate(guests):
        if number:
            await guest.accept(table, invite)
        player = await guest.sit_at(table)
        await player.hear_until("welcome")
        if 0 < number < PLAYERS:
            await player.say("sit", key="sit", seat=number)
            await player.hear_until("ack")
        players.append(player)
    await players[0].say("start", key="start")
    for player in players:
        await player.hear_until("facts")
    for version, (seat, text) in enumerate(made.moves, start=1):
        await _move(players, seat, text, version)
    streams = {str(n): [_plain(m) for m in player.raw] for n, player in enumerate(players)}
    for number, guest in enumerate(guests):
        for path in ("", "/record", "/invite"):
            answer = await guest.http.get(f"/api/tables/{table}{path}")
            streams[str(number)].append(f"{answer.status_code} {answer.text}")
        await guest.__aexit__()
    for player in players:
        await player.close()
    return streams


async def _move(players: list[Player], seat: int, text: str, version: int) -> None:
    """Somebody moves out of turn and is refused; then the move is made, and all are told."""
    wrong = players[(seat + 1) % PLAYERS]
    await wrong.say("move", key=f"wrong{version}", version=version, move=text)
    await wrong.hear_until("refusal")
    await players[seat].say("move", key=f"move{version}", version=version, move=text)
    for player in players:
        await player.hear_until("facts")


def _plain(message: str) -> str:
    """Who is there is told when it suits the server: not a matter of cards."""
    return re.sub(r'^\{"type":"presence".*$', "presence", message)


def _made(folder: Path, number: int, world: int) -> Path:
    place = folder / f"{number}-{world}"
    place.mkdir()
    return place


async def worlds(folder: Path, *, games: int, seed: int = 1) -> dict[str, Any]:
    """Compare so many games in two worlds."""
    compared = differing = lengths = moves = 0
    for number in range(games):
        made = script(seed * 100_000 + number)
        one, other = [await play(_made(folder, number, world), made, world) for world in (0, 1)]
        moves += len(made.moves)
        for viewer in (*range(PLAYERS), None):
            name = str(PLAYERS if viewer is None else viewer)
            mine, theirs = (_without_presence(world[name]) for world in (one, other))
            compared += 1
            if viewer not in made.told:
                differing += mine != theirs
            lengths += [len(m) for m in mine] != [len(m) for m in theirs]
        await asyncio.sleep(0)
    return {
        "games": games,
        "moves": moves,
        "streams_compared": compared,
        "streams_that_tell": differing,
        "streams_whose_lengths_tell": lengths,
    }


def _without_presence(stream: list[str]) -> list[str]:
    return [message for message in stream if message != "presence"]
