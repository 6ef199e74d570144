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
from urllib.parse import urlsplit

import segno
from cyclopts import Parameter
from platformdirs import user_data_path

from amletero.cli.common import LanguageOption, chosen_language, complain, fail, from_file
from amletero.cli.serve_options import CeilingOptions, DatabaseOption, LifetimeOptions
from amletero.locales import Speaker
from amletero.locales.system_errors import system_error_text
from amletero.server.config import Config
from amletero.storage.database import BadDatabase, DatabaseUrl, database_url, make_ready
from amletero.storage.private_files import (
    FOLDER_MODE,
    make_private_database,
    make_private_folder,
    tighten,
)

PORT: Final = 8000
BACKLOG: Final = 4096
"""Connections that may wait to be accepted; more are refused by the system."""
MOST_WORKERS: Final = 64
"""Server processes; a larger number is refused."""
ANYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104
"""Addresses that stand for all of a machine's."""


def serve(
    *,
    host: Annotated[str, Parameter(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, Parameter(env_var="AMLETERO_PORT", help="Port to listen on.")] = PORT,
    lan: Annotated[
        bool, Parameter(help="Let phones on the same network join, and show a QR code.")
    ] = False,
    open: Annotated[bool, Parameter(help="Open the browser.")] = False,
    database: DatabaseOption = None,
    redis: Annotated[
        str | None,
        Parameter(
            env_var="AMLETERO_REDIS",
            help="Redis URL for notifying workers that share a database; @FILE reads it from a "
            "file.",
        ),
    ] = None,
    workers: Annotated[int, Parameter(help="Number of server processes.")] = 1,
    bots: Annotated[int, Parameter(help="Processes for hints per worker.")] = 1,
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
    metrics_token: Annotated[
        str | None,
        Parameter(
            env_var="AMLETERO_METRICS_TOKEN",
            help="What other machines must show to see /metrics, as a Bearer token; @FILE reads "
            "it from a file. [default: only this machine sees them]",
        ),
    ] = None,
    limits: CeilingOptions = CeilingOptions(),  # noqa: B008 - it cannot be changed
    expiry: LifetimeOptions = LifetimeOptions(),  # noqa: B008 - it cannot be changed
    lang: LanguageOption = None,
) -> None:
    """Serve tables: with SQLite and no setup, or with PostgreSQL and many workers.

    Without options, only this machine can connect, and games are saved in your data folder.
    """
    speaker = Speaker(chosen_language(lang))
    if not 1 <= workers <= MOST_WORKERS:
        fail(f"--workers: {speaker.say('call-workers', least=1, most=MOST_WORKERS)}")
    url = chosen_database(from_file(database, speaker), speaker)
    # A SQLite file is migrated here; any other database must have been, by `amletero migrate`.
    mended = prepare_database(url, speaker, migrating=url.get_backend_name() == "sqlite")
    redis = from_file(redis, speaker)
    host = "0.0.0.0" if lan else host  # noqa: S104 - that is what --lan asks for
    listening = _bound(host, port, speaker)
    address = _address(lan, host, listening.getsockname()[1], speaker)
    reachable = _reachable(public, address if lan else None, speaker)
    _announce(speaker, address, url, lan=lan)
    if open:
        threading.Thread(target=_open_browser, args=(address,), daemon=True).start()
    config = Config(
        database=url.render_as_string(hide_password=False),
        redis=redis,
        shared=workers > 1 or redis is not None or url.get_backend_name() == "postgresql",
        origins=origin if reachable is None else (*origin, reachable),
        address=reachable,
        hosts=_hosts(address, host, reachable, origin),
        any_address=host in ANYWHERE,
        metrics_token=from_file(metrics_token, speaker),
        ceilings=limits.ceilings(),
        lifetimes=expiry.lifetimes(),
        bot_processes=bots,
        log=log or ("trouble" if sys.stderr.isatty() else "json"),
    )
    _run(config, listening, workers, proxy, mended)


def _run(
    config: Config, listening: socket.socket, workers: int, proxy: str | None, mended: list[Path]
) -> None:
    from amletero.server.run_server import log_as_told  # noqa: PLC0415 (slow to import)
    from amletero.server.run_server import serve as serve_on  # noqa: PLC0415

    log = log_as_told(config)
    for path in mended:
        log.warning("others could read this; now only its owner can", path=str(path))
    serve_on(config, listening, workers=workers, proxies=proxy)


def chosen_database(given: str | None, speaker: Speaker) -> DatabaseUrl:
    """Return the URL of the database; exit with one line if it is none."""
    try:
        own = str(user_data_path("amletero") / "amletero.db")
        return database_url(own if given is None else given)
    except BadDatabase as error:
        fail(f"--database: {_problem(error, speaker)}")


def _problem(error: BadDatabase, speaker: Speaker) -> str:
    return speaker.say(f"database-{error.problem}", detail=error.detail)


def _keep_private(file: Path, speaker: Speaker) -> list[Path]:
    """Create a SQLite file that only its owner can read; return files that others could read.

    Another folder may have other uses, or be mistyped, so only our own folder is created and
    becomes private, too.
    """
    folder = file.parent
    ours = folder == user_data_path("amletero")
    try:
        if ours:
            make_private_folder(folder)
        elif not folder.exists():
            fail(f"--database: {speaker.say('call-no-folder', folder=str(folder))}")
        mended = make_private_database(file)
        if ours and tighten(folder, FOLDER_MODE):
            mended.append(folder)
    except OSError as error:
        why = system_error_text(speaker, error)
        fail(f"{error.filename or folder}: {why}; {speaker.say('call-other-file')}")
    return mended


def prepare_database(url: DatabaseUrl, speaker: Speaker, *, migrating: bool) -> list[Path]:
    """Migrate or check a database; exit with one line if it cannot be used.

    Returns the files that others could read before.
    """
    own_file = url.get_backend_name() == "sqlite" and url.database
    mended = _keep_private(Path(url.database or ""), speaker) if own_file else []
    shown = url.render_as_string(hide_password=True)
    try:
        asyncio.run(make_ready(url, migrating=migrating))
    except BadDatabase as error:
        fail(f"{shown}: {_problem(error, speaker)}")
    return mended


def _bound(host: str, port: int, speaker: Speaker) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OverflowError:
        fail(f"--port: {speaker.say('call-no-port', port=str(port))}")
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            fail(speaker.say("call-port-taken", port=str(port), other=str(port + 1)))
        reason = system_error_text(speaker, error)
        fail(speaker.say("call-cannot-listen", host=host, port=str(port), reason=reason))
    listening.set_inheritable(True)
    return listening


def _address(lan: bool, host: str, port: int, speaker: Speaker) -> str:
    name = _lan_host(speaker) if lan else "localhost" if host in ("127.0.0.1", *ANYWHERE) else host
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def _hosts(
    address: str, host: str, public: str | None, origins: tuple[str, ...]
) -> tuple[str, ...]:
    """Return the host names of this server: those given by options, and its own."""
    named = [urlsplit(url).hostname for url in (address, public, *origins) if url]
    own = [socket.gethostname(), f"{socket.gethostname()}.local"] if host in ANYWHERE else [host]
    return tuple(sorted({name.lower() for name in (*named, *own) if name}))


def _reachable(public: str | None, lan: str | None, speaker: Speaker) -> str | None:
    """Return the URL at which other devices reach this server, for invitation links."""
    if public is not None and not public.startswith(("http://", "https://")):
        fail(f"--public: {speaker.say('call-public', example='https://play.example.org')}")
    address = public or lan
    return None if address is None else address.rstrip("/")


def _lan_host(speaker: Speaker) -> str:
    """Return this machine's address in its network, by its default route; sends no packet."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.254.254.254", 1))
            return str(probe.getsockname()[0])
        except OSError:
            complain(speaker.say("call-no-network"))
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
