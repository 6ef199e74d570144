"""The socket's messages, from clients and to clients of a table.

Each message is one JSON object with its kind in `type`. A client never sends which seat it plays:
the server knows the seat from the connection. Versions count deals and moves, never facts, so
that a version does not reveal how many facts another seat received.
"""

from typing import Final

import msgspec

from amletero.wire.socket.client_messages import (
    AskHint,
    CallBot,
    ChooseColor,
    ClientMessage,
    Close,
    Commit,
    Free,
    Hello,
    Leave,
    MakeMove,
    MarkOpen,
    PassHost,
    Ping,
    Rematch,
    Return,
    Reveal,
    SeatBot,
    Show,
    Sit,
    Stand,
    Start,
    Talk,
)
from amletero.wire.socket.message_parts import PROTOCOL
from amletero.wire.socket.server_messages import (
    Acknowledged,
    Clock,
    Closed,
    ConsideredMove,
    Dealing,
    Dealt,
    FactsTold,
    Frozen,
    HandChances,
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
    "CallBot",
    "ChooseColor",
    "ClientMessage",
    "Clock",
    "Close",
    "Closed",
    "Commit",
    "ConsideredMove",
    "Dealing",
    "Dealt",
    "FactsTold",
    "Free",
    "Frozen",
    "HandChances",
    "Hello",
    "Hint",
    "Leave",
    "MakeMove",
    "MarkOpen",
    "PassHost",
    "Ping",
    "Pong",
    "Presence",
    "Refused",
    "Rematch",
    "RematchAt",
    "Return",
    "Reveal",
    "SeatBot",
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
    "UnreadableMessage",
    "ViewTold",
    "Welcome",
    "message_bytes",
    "read_message",
]

_DECODER: Final = msgspec.json.Decoder(ClientMessage)
_ENCODER: Final = msgspec.json.Encoder()


class UnreadableMessage(Exception):
    """A text is not a client's message."""


def read_message(text: str | bytes) -> ClientMessage:
    """Return a client's message. Raises `UnreadableMessage` if it is not one."""
    try:
        message: ClientMessage = _DECODER.decode(text)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise UnreadableMessage from error
    return message


def message_bytes(message: ServerMessage) -> bytes:
    """Return a message to a client as JSON."""
    return _ENCODER.encode(message)
