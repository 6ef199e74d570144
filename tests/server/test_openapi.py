"""The REST side is what its OpenAPI document says, whatever it is sent."""

import json
import subprocess
import sys
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
from tools.web_data import REST_SCHEMA

from tests.waiting import PATIENCE, wait_until

SERVER = """
import asyncio, sys
from pathlib import Path
from tools.torture.attacked_server import served_file

async def serve(folder: Path) -> None:
    async with served_file(folder) as address:
        (folder / "address").write_text(f"{address}\\n")
        await asyncio.to_thread(sys.stdin.read)

asyncio.run(serve(Path(sys.argv[1])))
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a process of its own: the cases here change limits of the interpreter."""
    folder: Path = tmp_path_factory.mktemp("openapi")
    told = folder / "address"
    with subprocess.Popen(
        [sys.executable, "-c", SERVER, str(folder)],
        stdin=subprocess.PIPE,  # closed at the end, by which the server ends
        stdout=subprocess.DEVNULL,
    ) as server:
        wait_until(lambda: server.poll() is not None or (told.exists() and told.stat().st_size > 0))
        yield f"http://{told.read_text().strip()}"


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
