"""The browser's files, built and compressed in advance; every page address gets the same page.

Messages of sockets and the API are never compressed; these files may be: they hold no secret.
"""

from mimetypes import guess_type
from pathlib import Path
from typing import Annotated, Final

from fastapi import FastAPI, Header, HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response

from amletero.server.offline_site import FOREVER, OFFLINE, OfflineSite
from amletero.server.page_policy import HEADER, own_policy
from amletero.site_files import SERVICE_WORKER, VERIFY

PLAIN_PAGE: Final = """<!doctype html><html lang="en"><meta charset="utf-8">
<title>Amletero</title><h1>Amletero</h1>
<p>The server runs, but its pages were not built. From a clone, run <code>make play</code>;
programs can play through <a href="/api/openapi.json">the API</a>.</p></html>"""
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
"""By preference: the name of an encoding, and the suffix of files that have it."""


def add_pages(app: FastAPI, static: Path) -> None:
    """Serve the built files, and the main page at every page address."""
    static = static.resolve()
    page = static / "index.html"
    verify = static / VERIFY
    policy = own_policy(verify.read_bytes()) if verify.is_file() else None
    offline = OfflineSite()

    @app.get("/{path:path}", include_in_schema=False)
    def pages(path: str, accept_encoding: Annotated[str, Header()] = "") -> Response:
        if path.startswith("api/"):
            raise HTTPException(404, "there is no such address")
        if path == SERVICE_WORKER or path.startswith(OFFLINE):
            found = offline.answer(path, _encodings(accept_encoding))
            if found is None:
                raise HTTPException(404, "there is no such file")
            return found
        file = _built(static, path)
        if file is not None:
            # A built asset has a hash in its name, so it never changes under that name.
            caching = FOREVER if file.parent.name == "assets" else "no-cache"
            answer = _sent(file, accept_encoding, caching)
            if policy is not None and file.name == VERIFY:
                answer.headers[HEADER] = policy
            return answer
        if path.startswith("assets/"):
            raise HTTPException(404, "there is no such file")
        if page.is_file():
            return _sent(page, accept_encoding, "no-cache")
        return HTMLResponse(PLAIN_PAGE)


def _built(static: Path, path: str) -> Path | None:
    """Return the built file of this name, or None; some names are impossible for files."""
    try:
        file = (static / path).resolve()
        return file if file.is_file() and file.is_relative_to(static) else None
    except (OSError, ValueError):
        return None


def _encodings(accepted: str) -> set[str]:
    return {part.partition(";")[0].strip() for part in accepted.split(",")}


def _sent(file: Path, accepted: str, caching: str) -> Response:
    kind = guess_type(file.name)[0] or "application/octet-stream"
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    for encoding, ending in ENCODINGS:
        compressed = file.with_name(file.name + ending)
        if encoding in _encodings(accepted) and compressed.is_file():
            headers["content-encoding"] = encoding
            return FileResponse(compressed, media_type=kind, headers=headers)
    return FileResponse(file, media_type=kind, headers=headers)
