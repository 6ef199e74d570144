"""`amletero serve`: tables for browsers, terminals and programs."""

import asyncio
import errno
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from typing import Annotated, Final, Literal

import segno
from cyclopts import Parameter
from platformdirs import user_data_path

from amletero.cli.common import LanguageOption, chosen_language, complain, fail
from amletero.locales import Speaker
from amletero.server.config import Config
from amletero.storage.database import BadDatabase, DatabaseUrl, database_url, make_ready

PORT: Final = 8000
BACKLOG: Final = 4096

DatabaseOption = Annotated[
    str | None,
    Parameter(
        help="A SQLite file, or postgresql://USER:PASSWORD@HOST/NAME. "
        "[default: a file in your data folder]"
    ),
]


def serve(
    *,
    host: Annotated[str, Parameter(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="Port to listen on.")] = PORT,
    lan: Annotated[
        bool, Parameter(help="Let phones on the same network join, and show a QR code.")
    ] = False,
    open: Annotated[bool, Parameter(help="Open the browser.")] = False,
    database: DatabaseOption = None,
    redis: Annotated[
        str | None, Parameter(help="Redis URL for notifying workers that share a database.")
    ] = None,
    workers: Annotated[int, Parameter(help="Number of server processes.")] = 1,
    bots: Annotated[int, Parameter(help="Bot processes per worker.")] = 1,
    proxy: Annotated[
        str | None,
        Parameter(help="Comma-separated addresses of proxies whose X-Forwarded-* to trust."),
    ] = None,
    public: Annotated[
        str | None,
        Parameter(help="Address that players use, https://…, if it differs from this machine's."),
    ] = None,
    origin: Annotated[
        tuple[str, ...], Parameter(help="Another origin that browsers may connect from.")
    ] = (),
    log: Annotated[
        Literal["trouble", "plain", "json"] | None,
        Parameter(
            help="Log on standard error: problems only, every request as plain lines, or every "
            "request as JSON. [default: trouble on a terminal, else json]"
        ),
    ] = None,
    lang: LanguageOption = None,
) -> None:
    """Serve tables: with SQLite and no setup, or with PostgreSQL and many workers.

    Without options, only this machine can connect, and games are saved in your data folder.
    """
    if not 1 <= workers <= 64:
        fail("--workers: choose 1 to 64")
    url = _database(database)
    _prepare(url)
    listening = _bound("0.0.0.0" if lan else host, port)  # noqa: S104 - that is what --lan asks for
    address = _address(lan, host, listening.getsockname()[1])
    reachable = _reachable(public, address if lan else None)
    _announce(Speaker(chosen_language(lang)), address, url, lan=lan)
    if open:
        threading.Thread(target=_open_browser, args=(address,), daemon=True).start()
    config = Config(
        database=url.render_as_string(hide_password=False),
        redis=redis,
        shared=workers > 1 or redis is not None or url.get_backend_name() == "postgresql",
        origins=origin if reachable is None else (*origin, reachable),
        address=reachable,
        bot_processes=bots,
        log=log or ("trouble" if sys.stderr.isatty() else "json"),
    )
    _run(config, listening, workers, proxy)


def _run(config: Config, listening: socket.socket, workers: int, proxy: str | None) -> None:
    from amletero.server.serving import serve as serve_on  # noqa: PLC0415 (slow to import)

    serve_on(config, listening, workers=workers, proxies=proxy)


def _database(given: str | None) -> DatabaseUrl:
    try:
        if given is not None:
            return database_url(given)
        return database_url(str(user_data_path("amletero") / "amletero.db"))
    except BadDatabase as error:
        fail(f"--database: {error}")


def _prepare(url: DatabaseUrl) -> None:
    """Make a SQLite file ready; any other database must have been migrated by its keeper."""
    own_file = url.get_backend_name() == "sqlite"
    if own_file and url.database:
        folder = Path(url.database).parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            fail(f"{folder}: {error.strerror}; choose another file with --database")
    prepare_database(url, migrating=own_file)


def prepare_database(url: DatabaseUrl, *, migrating: bool) -> None:
    """Migrate or check a database; end with one clear line where it cannot be used."""
    shown = url.render_as_string(hide_password=True)
    try:
        asyncio.run(make_ready(url, migrating=migrating))
    except BadDatabase as error:
        fail(f"{shown}: {error}")


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OverflowError:
        fail(f"--port: {port} is not a port; choose 1024 to 65535")
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            fail(f"port {port} is taken; choose another with --port, such as --port {port + 1}")
        fail(f"cannot listen on {host} port {port}: {error.strerror}")
    listening.set_inheritable(True)
    return listening


def _address(lan: bool, host: str, port: int) -> str:
    name = _lan_host() if lan else "localhost" if host in ("127.0.0.1", "0.0.0.0") else host  # noqa: S104
    return f"http://{name}:{port}/"


def _reachable(public: str | None, lan: str | None) -> str | None:
    """Where other devices reach us, for the links of invitations."""
    if public is not None and not public.startswith(("http://", "https://")):
        fail("--public: give the full address, such as https://play.example.org")
    address = public or lan
    return None if address is None else address.rstrip("/")


def _lan_host() -> str:
    """This machine's address in the home network: that of the way out. No packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.254.254.254", 1))
            return str(probe.getsockname()[0])
        except OSError:
            complain("no network was found; phones will not reach this machine")
            return "localhost"


def _announce(speaker: Speaker, address: str, database: DatabaseUrl, *, lan: bool) -> None:
    print(speaker.say("serve-open", address=address))
    if lan:
        print(speaker.say("serve-phones"))
        segno.make(address, error="l").terminal(compact=True)
    if database.get_backend_name() == "sqlite":
        print(speaker.say("serve-games", place=database.database or ""))
    print(speaker.say("serve-stop"), flush=True)


def _open_browser(address: str) -> None:
    """Open the page as soon as the server answers."""
    for _ in range(200):
        try:
            with urllib.request.urlopen(f"{address}healthz", timeout=1):  # noqa: S310 - our own
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.05)
