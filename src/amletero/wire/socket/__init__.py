"""The socket's messages: what a client may say at a table, and what it is told there.

One JSON object a message, its kind in `type`. A client never says which seat it plays: the seat
comes from its connection. Versions count deals and moves, never facts, so that a version tells
nobody how much was told to whom.
"""

from typing import Final

import msgspec

from amletero.wire.socket.said import (
    AskHint,
    Bot,
    CallBot,
    ChooseColor,
    ClientMessage,
    Close,
    Commit,
    Free,
    Hello,
    Leave,
    Move,
    PassHost,
    Ping,
    Rematch,
    Return,
    Reveal,
    Show,
    Sit,
    Stand,
    Start,
    Talk,
)
from amletero.wire.socket.shapes import PROTOCOL
from amletero.wire.socket.told import (
    Acknowledged,
    Belief,
    Clock,
    Closed,
    Dealing,
    Dealt,
    FactsTold,
    Frozen,
    Hint,
    Pong,
    Presence,
    Refused,
    RematchAt,
    SeatBytes,
    SeatCommitment,
    SeatState,
    Secret,
    ServerMessage,
    TableChanged,
    TableState,
    Talked,
    ViewTold,
    Welcome,
)

__all__ = [
    "PROTOCOL",
    "Acknowledged",
    "AskHint",
    "Belief",
    "Bot",
    "CallBot",
    "ChooseColor",
    "ClientMessage",
    "Clock",
    "Close",
    "Closed",
    "Commit",
    "Dealing",
    "Dealt",
    "FactsTold",
    "Free",
    "Frozen",
    "Hello",
    "Hint",
    "Leave",
    "Move",
    "PassHost",
    "Ping",
    "Pong",
    "Presence",
    "Refused",
    "Rematch",
    "RematchAt",
    "Return",
    "Reveal",
    "SeatBytes",
    "SeatCommitment",
    "SeatState",
    "Secret",
    "ServerMessage",
    "Show",
    "Sit",
    "Stand",
    "Start",
    "TableChanged",
    "TableState",
    "Talk",
    "Talked",
    "ViewTold",
    "Welcome",
    "message_bytes",
    "read_message",
]

_DECODER: Final = msgspec.json.Decoder(ClientMessage)
_ENCODER: Final = msgspec.json.Encoder()


def read_message(text: str | bytes) -> ClientMessage:
    """What a client said. Raises `msgspec.MsgspecError` where it is no message."""
    message: ClientMessage = _DECODER.decode(text)
    return message


def message_bytes(message: ServerMessage) -> bytes:
    """A message to a client as JSON."""
    return _ENCODER.encode(message)
