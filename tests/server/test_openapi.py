"""The REST side is what its OpenAPI document says, whatever it is sent."""

import asyncio
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tools.torture.served import served_file
from tools.web_data import REST_SCHEMA

from tests.waiting import PATIENCE


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own, for a client that is not async."""
    folder: Path = tmp_path_factory.mktemp("openapi")
    loop, found, done = asyncio.new_event_loop(), threading.Event(), asyncio.Event()
    addresses: list[str] = []

    async def serve() -> None:
        async with served_file(folder) as address:
            addresses.append(address)
            found.set()
            await done.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(serve(),))
    thread.start()
    assert found.wait(PATIENCE)
    yield f"http://{addresses[0]}"
    loop.call_soon_threadsafe(done.set)
    thread.join(PATIENCE)
    loop.close()


@pytest.fixture(scope="module")
def cookie(house: str) -> str:
    answer = requests.put(f"{house}/api/me", json={"name": "Ana"}, timeout=PATIENCE)
    return str(answer.cookies["amletero"])


@pytest.fixture
def api(house: str) -> object:
    return schemathesis.openapi.from_url(f"{house}/api/openapi.json")


def test_the_docs_hold_the_document_of_the_server(house: str) -> None:
    served = requests.get(f"{house}/api/openapi.json", timeout=PATIENCE).json()
    kept = json.loads(REST_SCHEMA.read_text())
    assert (kept["paths"], kept["components"]) == (served["paths"], served["components"])


schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_api_keeps_its_word(case: "Case[Any]", cookie: str) -> None:
    if case.method == "DELETE":
        case.cookies.clear()  # or the guest of all other cases would be forgotten
    else:
        case.cookies["amletero"] = cookie
    case.call_and_validate(
        checks=[
            not_a_server_error,
            status_code_conformance,
            content_type_conformance,
            response_schema_conformance,
        ]
    )
