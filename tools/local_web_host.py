"""A static site on a web host of this machine, and games played in its worker from a seed.

Browser tests and `tools.site_timings` use it.
"""

import io
import zipfile
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Final
from unittest.mock import patch

from amletero import site_files
from amletero.site_files import VERIFY
from amletero.static_site.export import write_site

FOLDER: Final = "games/love-letter"
"""Where a host has its site: in a subfolder."""
POLICY: Final = (
    "default-src 'none'; script-src 'self'{wasm}; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'"
)

START: Final = """
from random import Random

from amletero.static_site.browser_tables import BrowserTables
from amletero.static_site.local_requests import LocalRequests
from amletero.tables.due_tasks import Delays


def start(page, version, name):
    tables = BrowserTables(
        page,
        random_bytes=Random(7).randbytes,
        wall=lambda: 0.0,
        steady=lambda: 0.0,
        delays=Delays(between_rounds=0, bot_least=0, bot_most=0),
    )
    tables.name = "Ana"
    return LocalRequests(tables, version)
"""
"""The worker's `amletero.static_site.start`, with chance from a seed and bots that do not wait."""

PLAY_FIRST_MOVES: Final = """
async ({ table, protocol }) => {
    const socket = -1;
    const post = self.postMessage.bind(self);
    const answers = new Map();
    let longest = 0;
    let since = Infinity;
    const say = (said) =>
        self.onmessage({ data: { kind: 'send', socket, text: JSON.stringify(said) } });
    const request = (method, path, body) => new Promise((resolve) => {
        const id = -1 - answers.size;
        answers.set(id, resolve);
        self.onmessage({ data: { kind: 'request', id, method, path, query: '{}', body } });
    });
    const ended = new Promise((over) => {
        self.postMessage = (told) => {
            if (told.kind === 'answer' && told.id < 0) return answers.get(told.id)(told.text);
            if (told.kind !== 'message' || told.socket !== socket) return post(told);
            const { type, version, legal, table } = JSON.parse(told.text);
            if (type === 'facts') longest = Math.max(longest, performance.now() - since);
            if (type === 'facts') since = legal.length > 0 ? Infinity : performance.now();
            if (legal?.length > 0)
                say({ type: 'move', key: `move-${version}`, version, move: legal[0] });
            if (table?.phase === 'over') over();
        };
    });
    const { id } = JSON.parse(await request('POST', '/api/tables', JSON.stringify(table)));
    self.onmessage({ data: { kind: 'connect', socket, table: id } });
    say({ type: 'hello', protocol, contributes: true, version: null, shown: null });
    say({ type: 'start', key: 'start' });
    await ended;
    const record = await request('GET', `/api/tables/${id}/record`, '');
    self.onmessage({ data: { kind: 'close', socket } });
    self.postMessage = post;
    return { record, longest };
}
"""
"""Plays a game in the page's worker as `tests.static_site` does in plain Python.

Returns its record, and the longest time from one move to the bot's next in milliseconds.
"""


class StaticFiles(SimpleHTTPRequestHandler):
    """A plain web host that sends the headers of docs/site.md.

    Only the worker's own file may run WebAssembly; verify.html brings its own policy.
    """

    extensions_map = (
        {".html": "text/html", ".css": "text/css", ".svg": "image/svg+xml"}
        | dict.fromkeys((".js", ".mjs"), "text/javascript")
        | {".wasm": "application/wasm", ".json": "application/json", "": "application/octet-stream"}
        | {".webmanifest": "application/manifest+json", ".png": "image/png", ".webp": "image/webp"}
    )

    def end_headers(self) -> None:
        """Add the policy."""
        if not self.path.endswith(VERIFY):
            wasm = " 'wasm-unsafe-eval'" if "/worker-" in self.path else ""
            self.send_header("content-security-policy", POLICY.format(wasm=wasm))
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


class WebHost:
    """Serves a folder until it is stopped."""

    def __init__(self, folder: Path) -> None:
        handler = partial(StaticFiles, directory=str(folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._thread = Thread(target=self._server.serve_forever)
        self._thread.start()
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}/{FOLDER}/"

    def stop(self) -> None:
        """Refuse every connection from now on."""
        if self._thread.is_alive():
            self._server.shutdown()
            self._thread.join()
            self._server.server_close()


def write_seeded_site(folder: Path, version: str) -> None:
    """Write a site of a version, which plays from a seed."""
    real = site_files.packed

    def packed(package: Path) -> bytes:
        with zipfile.ZipFile(io.BytesIO(real(package))) as ours:
            parts = {name: ours.read(name) for name in ours.namelist()}
        parts["amletero/static_site/start.py"] = START.encode()
        archive = io.BytesIO()
        with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as seeded:
            for name, data in parts.items():
                seeded.writestr(zipfile.ZipInfo(name), data)
        return archive.getvalue()

    with (
        patch.object(site_files, "packed", packed),
        patch.object(site_files, "version", lambda _: version),
    ):
        write_site(folder)
