"""Links to tables, and how a guest signs in to a server."""

import asyncio
import os
from pathlib import Path

import pytest
from tools.torture.client import Guest

from amletero.terminal.client.link import BadLink, Link, read_link
from amletero.terminal.client.sign_in import Cookies, NotLetIn, enter
from amletero.terminal.client.transport import Ended
from tests.terminal.visiting import visit


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("http://a/table/X1#key", Link("http://a", "X1", "key")),
        ("https://a.example:8443/table/X1/", Link("https://a.example:8443", "X1")),
        ("https://a/games/table/X1#k", Link("https://a/games", "X1", "k")),
        ("http://[::1]:8000/table/X1", Link("http://[::1]:8000", "X1")),
    ],
)
def test_links(text: str, link: Link) -> None:
    assert read_link(text) == link
    assert link.socket.startswith("wss://" if text.startswith("https") else "ws://")


@pytest.mark.parametrize(
    "text",
    ["", "table", "ftp://a/table/X", "http:///table/X", "http://a/table/", "http://a:x/table/X"],
)
def test_what_is_no_link(text: str) -> None:
    with pytest.raises(BadLink):
        read_link(text)


async def test_who_comes_back_under_the_same_name_is_the_same_guest(
    address: str, tmp_path: Path
) -> None:
    link, cookies = read_link(f"http://{address}/table/X1"), Cookies(tmp_path)
    without_secret = Link(link.server, link.table)
    first = await asyncio.to_thread(enter, without_secret, "Ana", cookies)
    again = await asyncio.to_thread(enter, without_secret, "Ana", cookies)
    other = await asyncio.to_thread(enter, without_secret, "Beto", cookies)
    assert first == again
    assert other != first
    assert os.stat(tmp_path / "guests.json").st_mode & 0o077 == 0  # noqa: PTH116


async def test_strangers_are_told_why_they_are_not_let_in(address: str) -> None:
    async with Guest(address) as ana:
        made, _ = await ana.create()
        with pytest.raises(NotLetIn) as refused:
            await visit(address, made, "wrong")
        assert refused.value.code == "not_invited"
        unasked = await visit(address, made, None, "Zoe")
        with pytest.raises(Ended) as ended:
            async for _ in unasked.news():
                pass
        assert ended.value.code == "not_invited"
        nowhere = await visit(address, "nosuch", None, "Zoe")
        with pytest.raises(Ended) as ended:
            async for _ in nowhere.news():
                pass
        assert ended.value.code == "no_table"


def test_where_there_is_no_server() -> None:
    link = read_link("http://127.0.0.1:9/table/X1#key")
    with pytest.raises(NotLetIn) as refused:
        enter(link, "Ana", Cookies(None))
    assert refused.value.code == "no_server"
