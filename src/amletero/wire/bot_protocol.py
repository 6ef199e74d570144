"""The bot protocol: lines of JSON exchanged between a host and a bot's program.

host  {"type": "hello", "protocol": 1, "seat": 0, "edition": "standard", "players": 3,
       "seed": 4182113047}
bot   {"type": "ready", "name": "Ana"}
host  {"type": "decide", "view": {...}, "legal": ["4", "1>2=5"], "time_ms": 1000}
bot   {"type": "move", "move": "1>2=5"}
host  {"type": "end", "winners": [1], "tokens": [2, 5, 0]}
"""

from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta

PROTOCOL: Final = 1
"""Version of the protocol that this package uses."""


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """One line of the protocol. Readers ignore unknown keys."""


class HostHello(Message, frozen=True, tag="hello", omit_defaults=True):
    """The host begins a match: one or more games at one table, at one seat."""

    protocol: Annotated[int, Meta(description="The version of this protocol.")]
    seat: Annotated[int, Meta(description="Your seat, counted from 0.")]
    edition: Annotated[str, Meta(description="standard, classic or original.")]
    players: int
    seed: (
        Annotated[
            int,
            Meta(
                description="For the bot's own chance: the same match is begun with the same seed.",
                ge=0,
                lt=2**32,
            ),
        ]
        | None
    ) = None


class Decide(Message, frozen=True):
    """The host asks for a move."""

    view: Annotated[
        dict[str, Any],
        Meta(
            description="Everything that your seat may know.",
            extra_json_schema={"$ref": "view.schema.json"},
        ),
    ]
    legal: Annotated[list[str], Meta(description="Your legal moves, sorted as text.", min_length=1)]
    time_ms: Annotated[int, Meta(description="Time limit for the answer, in milliseconds.")]


class End(Message, frozen=True):
    """A game is over, or a single round played by itself. No answer is expected."""

    winners: Annotated[list[int], Meta(description="The seats that won.")]
    tokens: Annotated[list[int], Meta(description="Tokens by seat.")]


class Ready(Message, frozen=True):
    """The bot's answer to `hello`."""

    name: Annotated[str, Meta(description="What the bot calls itself.")]


class BotMove(Message, frozen=True, tag="move"):
    """The bot's answer to `decide`."""

    move: Annotated[str, Meta(description="One of the legal moves, exactly as it was written.")]


FromHost: TypeAlias = HostHello | Decide | End
FromBot: TypeAlias = Ready | BotMove

_from_host: Final = msgspec.json.Decoder(FromHost)
_from_bot: Final = msgspec.json.Decoder(FromBot)


def line(message: Message) -> bytes:
    """Return a message as a line of JSON."""
    return msgspec.json.encode(message) + b"\n"


def read_from_host(text: bytes) -> FromHost:
    """Return the host's message. Raises `ValueError` if it is not one of the protocol."""
    message: FromHost = _from_host.decode(text)
    return message


def read_from_bot(text: bytes) -> FromBot:
    """Return a bot's message. Raises `ValueError` if it is not one of the protocol."""
    try:
        message: FromBot = _from_bot.decode(text)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    return message
