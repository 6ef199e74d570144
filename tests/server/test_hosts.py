"""Under which names a server is asked for, and who may see its figures."""

from pathlib import Path

import httpx
import pytest
from tools.torture.attacked_server import config_for, migrated, served
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.waiting import PATIENCE


async def status(address: str, host: str, path: str = "/api/server", **headers: str) -> int:
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as http:
        answer = await http.get(path, headers={"host": host, **headers})
        return answer.status_code


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("localhost:1234", 200),
        ("127.0.0.1", 200),
        ("127.8.8.8:80", 200),
        ("[::1]:8000", 200),
        ("LOCALHOST.", 200),
        ("play.example.org", 200),
        ("Play.Example.org:443", 200),
        ("evil.example", 421),
        ("evil.example:8000", 421),
        ("192.0.2.7", 421),
        ("localhost.evil.example", 421),
        ("play.example.org@evil.example", 421),
        ("play.example.org.evil.example", 421),
        ("[", 421),
        ("", 421),
    ],
)
async def test_a_server_answers_to_its_names_alone(
    tmp_path: Path, host: str, expected: int
) -> None:
    database = await migrated(f"sqlite:///{tmp_path / 'a.db'}")
    async with served(config_for(database, hosts=("play.example.org",))) as address:
        assert await status(address, host) == expected
        assert await status(address, host, "/") == expected
        assert await status(address, host, "/metrics") == (200 if expected == 200 else 401)


async def test_where_a_server_listens_everywhere_it_answers_to_every_number_but_no_name(
    tmp_path: Path,
) -> None:
    database = await migrated(f"sqlite:///{tmp_path / 'a.db'}")
    async with served(config_for(database, any_address=True)) as address:
        assert await status(address, "192.0.2.7:8000") == 200
        assert await status(address, "[2001:db8::7]:8000") == 200
        assert await status(address, "evil.example:8000") == 421


async def test_another_name_opens_no_socket(address: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await connect(
            f"ws://{address}/api/tables/x/socket",
            additional_headers={"Host": "evil.example", "Origin": "http://evil.example"},
        )
    assert refused.value.response.status_code == 403


async def test_figures_are_for_this_machine_and_whoever_has_the_token(tmp_path: Path) -> None:
    database = await migrated(f"sqlite:///{tmp_path / 'a.db'}")
    token = "a very long token"
    async with served(config_for(database, metrics_token=token), proxies="127.0.0.1") as address:
        here = "localhost"
        assert await status(address, here, "/metrics") == 200
        elsewhere = {"x-forwarded-for": "192.0.2.1"}
        assert await status(address, here, "/metrics", **elsewhere) == 401
        for shown in ("", "Bearer", "Bearer wrong", token[:-1]):
            headers = {**elsewhere, "authorization": shown}
            assert await status(address, here, "/metrics", **headers) == 401
        headers = {**elsewhere, "authorization": f"Bearer {token}"}
        assert await status(address, here, "/metrics", **headers) == 200
        assert await status(address, "worker:8000", "/metrics", **headers) == 200


async def test_a_proxy_that_is_not_trusted_shows_no_figures(address: str) -> None:
    for header in ("x-forwarded-for", "forwarded", "via", "x-real-ip"):
        assert await status(address, "localhost", "/metrics", **{header: "127.0.0.1"}) == 401
