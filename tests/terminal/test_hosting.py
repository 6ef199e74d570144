"""Tables that are opened from the terminal, on a server and on one of one's own."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import pytest
from tools.torture.attacked_server import free_port
from tools.torture.client import Guest

from amletero.terminal.client.link import Link, read_link
from amletero.terminal.client.qr_code import qr_lines
from amletero.terminal.client.sign_in import Cookies, NotLetIn, enter
from tests.terminal.seeing import seen
from tests.terminal.visiting import terminal_at
from tests.waiting import PATIENCE, until


async def hosting(folder: Path, *options: str) -> tuple[Process, Link]:
    """A program that hosts a table in plain text, and the link that it prints."""
    command = ["-c", "from amletero.cli import main; main()", "host", *options]
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *command,
        *("--plain", "--name=Ana", "--lang=en"),
        stdin=PIPE,
        stdout=PIPE,
        env=os.environ | {"XDG_STATE_HOME": str(folder), "XDG_DATA_HOME": str(folder)},
    )
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
    assert line.startswith("Invite others with this link: ")
    return process, read_link(line.split()[-1])


async def end(process: Process) -> int:
    """End the program's input; its exit status."""
    assert process.stdin is not None
    process.stdin.close()
    await asyncio.wait_for(process.communicate(), PATIENCE)
    return process.returncode or 0


async def test_a_table_on_a_server(address: str, tmp_path: Path) -> None:
    process, link = await hosting(tmp_path, f"--server=http://{address}", "--goal=3", "--hints")
    assert process.stdout is not None
    assert process.stdin is not None
    async with Guest(address, "Beto") as beto:
        assert link.secret is not None
        await beto.accept(link.table, link.secret)
        player = await beto.sit_at(link.table)
        assert (await player.ask("sit"))["type"] == "ack"
        await process.stdout.readuntil(b"Press Enter to start the game.")
        process.stdin.write(b"\n")
        await player.hear_until("view")
        assert (player.table["goal"], player.table["hints"]) == (3, True)
        assert [seat["name"] for seat in player.table["seats"]] == ["Ana", "Beto"]
        process.kill()  # Ana may have to wait for Beto's move, and then reads nothing
        await process.communicate()
        await player.close()


async def test_a_table_on_a_server_of_ones_own(tmp_path: Path) -> None:
    process, link = await hosting(tmp_path, "--lan", f"--port={free_port()}")
    assert await asyncio.to_thread(enter, link, "Beto", Cookies(None))
    assert await end(process) == 0
    with pytest.raises(NotLetIn):  # the server has ended with the program
        await asyncio.to_thread(enter, link, "Beto", Cookies(None))


async def test_the_lobby_shows_the_link_the_host_and_who_may_begin(address: str) -> None:
    async with terminal_at(address, players=3) as hosted:
        link = hosted.visitor.transport.invitation
        assert link is not None
        await until(lambda: link in seen(hosted.app))
        await until(lambda: "Beto (you)" in seen(hosted.app))
        assert "Ana – host" in seen(hosted.app)
        assert "Ana hosts the table and can start the game." in seen(hosted.app)
        await hosted.pilot.press("i")
        await until(lambda: qr_lines(link)[0].strip() in seen(hosted.app))
