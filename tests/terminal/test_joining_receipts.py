"""`amletero join --receipt`: a receipt outlives the program, and the verdict is told at the end."""

import asyncio
import json
import sys
from pathlib import Path
from random import Random

import pytest
from tools.torture.client import Guest

from amletero.cli import app
from amletero.fair.receipt import read_receipt
from tests.waiting import until

COMMAND = "from amletero.cli import main; main()"


async def joined(
    address: str, table: str, invite: str, *options: str
) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", COMMAND, "join", f"http://{address}/table/{table}#{invite}"),
        *("--bot", "random", "--seed", "1", "--lang", "en", *options),
        stdout=asyncio.subprocess.PIPE,
    )


async def test_a_receipt_is_written_and_proves_the_game_fair(address: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    async with Guest(address) as ana:
        made, invite = await ana.create(players=2, goal=1)
        host = await ana.sit_at(made, contributes=True)
        visitor = await joined(address, made, invite, "--receipt", str(file))
        while "random" not in [seat["name"] for seat in host.table.get("seats", [])]:
            await host.hear_until("table", seconds=60)
        assert (await host.ask("start"))["type"] == "ack"
        await host.play(Random(1))
        told, _ = await visitor.communicate()
        record = tmp_path / "record.json"
        record.write_text(json.dumps((await ana.http.get(f"/api/tables/{made}/record")).json()))
    lines = told.decode().splitlines()
    assert any(line.startswith("Fair: ") for line in lines), lines
    receipt = read_receipt(file.read_bytes())
    assert f"Fingerprint: {receipt.fingerprint(len(receipt.rounds))}" in lines
    assert file.stat().st_mode & 0o077 == 0
    with pytest.raises(SystemExit) as ended:
        app(["verify", str(record), "--receipt", str(file)])
    assert ended.value.code == 0


async def test_a_restarted_client_goes_on_with_its_receipt(address: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    state = tmp_path / "state"
    async with Guest(address) as ana:
        made, invite = await ana.create(players=2, goal=2)
        host = await ana.sit_at(made, contributes=True)
        link = f"http://{address}/table/{made}#{invite}"

        async def plain() -> asyncio.subprocess.Process:
            return await asyncio.create_subprocess_exec(
                *(sys.executable, "-c", COMMAND, "join", link, "--plain", "--lang", "en"),
                *("--name", "Beto", "--receipt", str(file)),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={"XDG_STATE_HOME": str(state), "PATH": ""},
            )

        first = await plain()
        while "Beto" not in [seat["name"] for seat in host.table.get("seats", [])]:
            await host.hear_until("table", seconds=60)
        assert (await host.ask("start"))["type"] == "ack"
        while not host.view or host.view["round"] == 0:
            await host.hear()
        await until(lambda: file.exists() and "round-began" in file.read_text())
        first.kill()
        await first.wait()
        while (await host.hear_until("presence"))["connected"] != [0]:
            pass
        given = read_receipt(file.read_bytes()).rounds[0].attempts[0].own[0].bytes
        second = await plain()
        while (await host.hear_until("presence"))["connected"] != [0, 1]:
            pass
        assert (await host.ask("close"))["type"] == "ack"
        told, _ = await second.communicate()
    receipt = read_receipt(file.read_bytes())
    assert receipt.rounds[0].attempts[0].own[0].bytes == given
    assert receipt.contradictions == []
    assert any(line.startswith("Fair: ") for line in told.decode().splitlines()), told


def test_a_file_of_something_else_is_not_written_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Princess")
    with pytest.raises(SystemExit) as ended:
        app(["join", "http://127.0.0.1:9/table/X1", "--receipt", str(file)])
    assert ended.value.code != 0
    assert file.read_text() == "Dear Princess"
    capsys.readouterr()
