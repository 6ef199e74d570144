"""The JSON Schemas of the documents exchanged with other programs."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

import msgspec

from amletero.wire.bot_protocol import FromBot, FromHost
from amletero.wire.review import ReviewDocument
from amletero.wire.socket import ClientMessage, ServerMessage
from amletero.wire.view import ViewDocument

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def socket_schema() -> dict[str, Any]:
    """Return the schema of the socket: `ClientMessage` and `ServerMessage` in its `$defs`."""
    return _two_sides(
        {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage},
        title="Message",
        description="A message on the socket of a table, in either direction.",
    )


def bot_schema() -> dict[str, Any]:
    """Return the schema of the bot protocol: `FromHost` and `FromBot` in its `$defs`."""
    return _two_sides(
        {"FromHost": FromHost, "FromBot": FromBot},
        title="Line",
        description="A line of the bot protocol, in either direction.",
    )


def view_schema() -> dict[str, Any]:
    """Return the schema of a seat's view."""
    return _one(ViewDocument)


def review_schema() -> dict[str, Any]:
    """Return the schema of the review of a game."""
    return _one(ReviewDocument)


def _one(document: Any) -> dict[str, Any]:
    """Return the schema of one kind of document."""
    schema = msgspec.json.schema(document, ref_template="#/$defs/{name}")
    return {"$schema": DIALECT, **schema}


def _two_sides(sides: Mapping[str, Any], *, title: str, description: str) -> dict[str, Any]:
    """Return the schema of the messages of two sides."""
    schemas, components = msgspec.json.schema_components(
        sides.values(), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": DIALECT,
        "title": title,
        "description": description,
        "anyOf": [{"$ref": f"#/$defs/{side}"} for side in sides],
        "$defs": {**dict(zip(sides, schemas, strict=True)), **components},
    }


SCHEMAS: Final[Mapping[str, Callable[[], dict[str, Any]]]] = MappingProxyType(
    {
        "bot": bot_schema,
        "review": review_schema,
        "socket": socket_schema,
        "view": view_schema,
    }
)
"""The schemas by name."""


def schema_text(name: str) -> str:
    """Return a schema as the text of its file under `docs/schema/`."""
    return msgspec.json.format(msgspec.json.encode(SCHEMAS[name]()), indent=2).decode() + "\n"
