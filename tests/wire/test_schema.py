"""The schemas in the docs are those of the code, and hold for what is sent."""

from pathlib import Path

import pytest

from amletero.wire.schema import SCHEMAS, schema_text
from amletero.wire.socket import (
    MakeMove,
    Ping,
    Pong,
    UnreadableMessage,
    message_bytes,
    read_message,
)

DOCS = Path(__file__).parents[2] / "docs" / "schema"


@pytest.mark.parametrize("name", SCHEMAS)
def test_the_docs_hold_the_schema_of_the_code(name: str) -> None:
    assert (DOCS / f"{name}.schema.json").read_text() == schema_text(name)


def test_every_message_names_its_type() -> None:
    assert message_bytes(Pong()) == b'{"type":"pong"}'
    assert read_message('{"type":"ping"}') == Ping()


def test_a_move_is_read_with_its_key_and_version() -> None:
    said = read_message('{"type":"move","key":"k1","version":3,"move":"1>2=5"}')
    assert said == MakeMove(key="k1", version=3, move="1>2=5")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"type":"move"}',
        '{"type":"move","key":"k","version":3,"move":"4","seat":1}',
        '{"type":"move","key":"k","version":-1,"move":"4"}',
        '{"type":"move","key":"k","version":3,"move":"4\\n"}',
        '{"type":"move","key":"","version":3,"move":"4"}',
        '{"type":"view"}',
    ],
)
def test_what_is_no_message_is_refused(text: str) -> None:
    with pytest.raises(UnreadableMessage):
        read_message(text)
