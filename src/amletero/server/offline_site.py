"""The static site at /offline/: a browser keeps it, to play when the server is gone."""

import gzip
from functools import cache, cached_property
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.responses import Response

from amletero.server.page_policy import HEADER, own_policy
from amletero.server.request_guard import HEADERS
from amletero.site_files import (
    INSTALLED_ONLY,
    PAGE,
    SERVICE_WORKER,
    VERIFY,
    NotBuilt,
    SiteSource,
    contents,
    is_packed,
    service_worker,
    site_files,
)

OFFLINE: Final = "offline/"
FOREVER: Final = "public, max-age=31536000, immutable"
TYPES: Final = {".mjs": "text/javascript", ".wasm": "application/wasm"}
"""By suffix: what Python does not know everywhere."""


class OfflineSite:
    """Answers for the files of the site; they are found when they are first asked for."""

    @cached_property
    def _files(self) -> dict[str, SiteSource]:
        try:
            site = site_files(root="../")
        except NotBuilt:
            return {}
        files = {
            OFFLINE + name.removesuffix(PAGE): source
            for name, source in site.items()
            if not name.startswith(INSTALLED_ONLY)
        }
        return files | {SERVICE_WORKER: service_worker(files, fallback=OFFLINE)}

    def answer(self, path: str, encodings: set[str]) -> Response | None:
        """Return the answer for a path; None if it is no file of the site."""
        source = self._files.get(path)
        if source is None:
            return None
        headers = {"cache-control": _caching(path), "vary": "accept-encoding"}
        if (policy := _policy(path, source)) is not None:
            headers[HEADER] = policy
        if "gzip" in encodings and not is_packed(path):
            headers["content-encoding"] = "gzip"
            return Response(_compressed(source), headers=headers, media_type=_type(path))
        return Response(contents(source), headers=headers, media_type=_type(path))


def _policy(path: str, source: SiteSource) -> str | None:
    """Return the content security policy of a file that needs another one than all files."""
    if "/worker-" in path:  # the only script that runs WebAssembly
        allowed = "script-src 'self' 'wasm-unsafe-eval'"
        return HEADERS[HEADER].replace("script-src 'self'", allowed)
    return own_policy(contents(source)) if path.endswith(VERIFY) else None


@cache
def _compressed(source: SiteSource) -> bytes:
    return gzip.compress(contents(source), mtime=0)


def _type(path: str) -> str:
    if path.endswith("/"):
        return "text/html"
    return TYPES.get(Path(path).suffix) or guess_type(path)[0] or "application/octet-stream"


def _caching(path: str) -> str:
    """Return how long a file may be kept; what has a hash in its path never changes."""
    named = path.removeprefix(OFFLINE).startswith(("assets/", "python-", "networks-", "amletero-"))
    return FOREVER if named else "no-cache"
