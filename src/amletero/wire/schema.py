"""The JSON Schemas of the documents that cross a border."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

import msgspec

from amletero.wire.bots import FromBot, FromHost
from amletero.wire.socket import ClientMessage, ServerMessage
from amletero.wire.view import ViewDocument

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def socket_schema() -> dict[str, Any]:
    """The schema of the socket's messages: `ClientMessage` and `ServerMessage` in its `$defs`."""
    (client, server), components = msgspec.json.schema_components(
        [ClientMessage, ServerMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": DIALECT,
        "title": "Message",
        "description": "A message on the socket of a table, in either direction.",
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
        "$defs": {"ClientMessage": client, "ServerMessage": server, **components},
    }


def view_schema() -> dict[str, Any]:
    """The schema of a seat's view."""
    schema = msgspec.json.schema(ViewDocument, ref_template="#/$defs/{name}")
    return {"$schema": DIALECT, **schema}


def bot_schema() -> dict[str, Any]:
    """The schema of the bot protocol: `FromHost` and `FromBot` in its `$defs`."""
    (host, bot), components = msgspec.json.schema_components(
        [FromHost, FromBot], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": DIALECT,
        "title": "Line",
        "description": "A line of the bot protocol, in either direction.",
        "anyOf": [{"$ref": "#/$defs/FromHost"}, {"$ref": "#/$defs/FromBot"}],
        "$defs": {"FromHost": host, "FromBot": bot, **components},
    }


SCHEMAS: Final[Mapping[str, Callable[[], dict[str, Any]]]] = MappingProxyType(
    {"bot": bot_schema, "socket": socket_schema, "view": view_schema}
)
"""The schemas by name."""


def schema_text(name: str) -> str:
    """A schema as the text of its file under `docs/schema/`."""
    return msgspec.json.format(msgspec.json.encode(SCHEMAS[name]()), indent=2).decode() + "\n"
