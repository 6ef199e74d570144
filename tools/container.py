"""Build the container's image and run it as deploy/compose.yaml does, with podman.

    python -m tools.container             # as root on Debian, with podman, buildah and debootstrap

The base is made with debootstrap, as no registry is asked; the rest is the Dockerfile's. Containers
have the rights of compose.yaml and the machine's network; PostgreSQL and Redis are the machine's.
Prints a line for each thing tried; exit status 1: something is not as it should be.
"""

import argparse
import asyncio
import http.client
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final

from tools.torture.attacked_server import free_port
from tools.torture.client import Guest
from tools.torture.services import postgres, redis_server

ROOT: Final = Path(__file__).resolve().parents[1]
BASE: Final = "localhost/amletero-base"
IMAGE: Final = "localhost/amletero"
PACKAGES: Final = "python3,python3-venv,ca-certificates"
CERTIFICATES: Final = "/etc/ssl/certs/ca-certificates.crt"
USER: Final = 10001
"""The image's own user."""
RIGHTS: Final = (
    *("--read-only", "--tmpfs", "/tmp", "--cap-drop", "all"),
    *("--security-opt", "no-new-privileges", "--network", "host", "--cgroups", "disabled"),
)
"""The rights of a worker in compose.yaml; the network is the machine's."""
PATIENCE: Final = 90.0
"""Seconds for a server to answer as expected."""
DATA_MIB: Final = 24
"""Size of the disk that is filled."""


def build_base(folder: Path) -> None:
    """Make a small Debian with Python the base image; it trusts whom this machine trusts."""
    _run("debootstrap", "--variant=minbase", f"--include={PACKAGES}", "bookworm", str(folder))
    shutil.copy(CERTIFICATES, folder / CERTIFICATES.lstrip("/"))
    container = _said("buildah", *STORED, "from", "scratch")
    _run("buildah", *STORED, "add", "--quiet", container, str(folder), "/")
    trust = [f"--env={name}={CERTIFICATES}" for name in ("SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS")]
    _run("buildah", *STORED, "config", *trust, container)
    _run("buildah", *STORED, "commit", "--quiet", "--rm", container, BASE)


def build_image(folder: Path) -> None:
    """Build the image from a copy of the last commit, as the Dockerfile says."""
    archive = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, check=True, capture_output=True)
    folder.mkdir()
    subprocess.run(["tar", "x", "-C", str(folder)], input=archive.stdout, check=True)
    build = ("bud", "--format", "docker", "--isolation", "chroot", "--network", "host")
    arguments = ("--build-arg", f"BASE={BASE}", "--tag", IMAGE, str(folder))
    _run("buildah", *STORED, *build, *arguments)


STORED: Final = ("--storage-driver", "vfs")


class Podman:
    """Runs containers of the image."""

    def __init__(self, folder: Path) -> None:
        runtime = folder / "crun"
        shutil.copy(ROOT / "tools" / "nested_crun.py", runtime)
        runtime.chmod(0o755)
        self._podman = ("podman", *STORED, "--runtime", str(runtime))

    def once(self, *arguments: str, entry: str | None = None, **environment: str) -> str:
        """Run a container to its end; return what it prints."""
        entrypoint = () if entry is None else ("--entrypoint", entry)
        run = (*self._podman, "run", "--rm", *RIGHTS, *_given(environment), *entrypoint)
        return _said(*run, IMAGE, *arguments)

    @contextmanager
    def serving(self, data: Path, *arguments: str, **environment: str) -> Iterator[str]:
        """Run a container that serves; gives its name."""
        run = (*self._podman, "run", "--detach", *RIGHTS, "--volume", f"{data}:/data")
        container = _said(*run, *_given(environment), IMAGE, "serve", *arguments)
        try:
            yield container
        finally:
            _run(*self._podman, "rm", "--force", "--time", "10", container)

    def is_healthy(self, container: str) -> bool:
        """Return what the image's own health check says."""
        check = (*self._podman, "healthcheck", "run", container)
        return subprocess.run(check, check=False, capture_output=True).returncode == 0


def _given(environment: dict[str, str]) -> list[str]:
    return [f"--env={name}={value}" for name, value in environment.items()]


@contextmanager
def disk(folder: Path) -> Iterator[Path]:
    """A small disk of its own, which belongs to the image's user."""
    folder.mkdir()
    _run("mount", "-t", "tmpfs", "-o", f"size={DATA_MIB}m,uid={USER},mode=700", "none", str(folder))
    try:
        yield folder
    finally:
        _run("umount", "--lazy", str(folder))


def check_rights(podman: Podman) -> None:
    """Check who runs in a container, and where it may write."""
    script = "id -u; touch /x 2>&1; touch /tmp/x && echo written; grep CapEff /proc/1/status"
    told = podman.once("-c", script, entry="/bin/sh")
    user, root, *rest = told.splitlines()
    assert user == str(USER), told
    assert "Read-only file system" in root, told
    assert rest == ["written", f"CapEff:\t{0:016x}"], told
    print(f"user {user}; / is read-only, /tmp is not; no capabilities")


def check_health(podman: Podman, folder: Path) -> None:
    """Check that a server is healthy exactly while it can write to its disk."""
    port = free_port()
    options = ("--host", "127.0.0.1", "--database", "/data/amletero.db", "--log", "json")
    with (
        disk(folder / "disk") as data,
        podman.serving(data, *options, AMLETERO_PORT=str(port)) as container,
    ):
        _wait_for(port, 200)
        assert podman.is_healthy(container)
        print("SQLite: /healthz 200, the health check says healthy")
        _fill(data / "filler")
        _wait_for(port, 503)
        assert not podman.is_healthy(container)
        print("disk full: /healthz 503, the health check says unhealthy")
        (data / "filler").unlink()
        _wait_for(port, 200)
        assert podman.is_healthy(container)
        print("disk free again: 200, healthy")


def _fill(file: Path) -> None:
    """Write until the disk is full."""
    with file.open("wb", buffering=0) as filler:
        try:
            while True:
                filler.write(bytes(4096))
        except OSError:
            return


def check_compose(podman: Podman, folder: Path) -> None:
    """Check migration, two workers on PostgreSQL and Redis, and a game over both."""
    with postgres(folder / "postgres") as database, redis_server() as redis:
        told = podman.once("migrate", AMLETERO_DATABASE=database.url)
        print(f"migrate: {told}")
        ports = free_port(), free_port()
        data = folder / "data"
        data.mkdir()
        os.chown(data, USER, USER)
        options = ("--host", "127.0.0.1", "--redis", redis.url, "--workers", "2", "--log", "json")
        first, second = (
            {"AMLETERO_DATABASE": database.url, "AMLETERO_PORT": str(p)} for p in ports
        )
        with (
            podman.serving(data, *options, **first) as one,
            podman.serving(data, *options, **second) as two,
        ):
            for port in ports:
                _wait_for(port, 200)
            assert podman.is_healthy(one)
            assert podman.is_healthy(two)
            print(f"two containers of two workers: {asyncio.run(_play(*ports))}")
            database.stop_hard()
            _wait_for(ports[0], 503)
            assert not podman.is_healthy(one)
            database.start()
            _wait_for(ports[0], 200)
            print("PostgreSQL stopped: 503, unhealthy; started again: 200")


async def _play(port: int, other: int) -> str:
    """Play a game against a bot at one container, and read its record at the other."""
    async with Guest(f"127.0.0.1:{port}") as ana:
        table, _ = await ana.create(bots=["random"], goal=1, first=0, fair=False)
        player = await ana.sit_at(table)
        assert (await player.ask("start"))["type"] == "ack"
        await player.play(Random(1))
        await player.close()
    record = _read(other, f"/api/games/{table}/record")
    assert record[0] == 200, record
    return f"a game played at one, its record of {len(record[1]):,} bytes read at the other"


def _wait_for(port: int, status: int) -> None:
    ends = time.monotonic() + PATIENCE
    found = None
    while found != status:
        assert time.monotonic() < ends, f"/healthz answers {found}, not {status}"
        time.sleep(0.2)
        try:
            found = _read(port, "/healthz")[0]
        except OSError:
            found = None


def _read(port: int, path: str) -> tuple[int, bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()


def _run(*command: str) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def _said(*command: str) -> str:
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def main() -> None:
    """Build, run and check."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--built", action="store_true", help="use the image of the last time")
    built: bool = parser.parse_args().built
    if os.geteuid() != 0:
        sys.exit("this needs root")
    with tempfile.TemporaryDirectory(prefix="amletero-") as name:
        folder = Path(name)
        folder.chmod(0o755)  # PostgreSQL runs as another user
        if not built:
            build_base(folder / "base")
            build_image(folder / "source")
        podman = Podman(folder)
        check_rights(podman)
        check_health(podman, folder)
        check_compose(podman, folder)


if __name__ == "__main__":
    main()
