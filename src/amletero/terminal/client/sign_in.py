"""Signing in: become a guest of the server under a name, and show the invitation."""

import json
import urllib.error
import urllib.request
from collections.abc import Mapping
from contextlib import suppress
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import Any, Final

from amletero.terminal.client.link import NO_SERVER, Link
from amletero.terminal.files import write_whole

COOKIE: Final = "amletero"
FILE: Final = "guests.json"
SECONDS: Final = 10
LARGEST_ANSWER: Final = 64 * 1024


class NotLetIn(Exception):
    """The server refuses the guest or cannot be reached; `code` is the server's, if any."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Cookies:
    """Stores the guest's cookie by server and name, so that the guest can return."""

    def __init__(self, folder: Path | None) -> None:
        self._file = None if folder is None else folder / FILE

    def get(self, server: str, name: str) -> str | None:
        """Return the cookie of an earlier visit."""
        cookie = self._kept().get(self._key(server, name))
        return cookie if isinstance(cookie, str) else None

    def keep(self, server: str, name: str, cookie: str) -> None:
        """Store the cookie of this visit."""
        if self._file is not None:
            with suppress(OSError):
                kept = {**self._kept(), self._key(server, name): cookie}
                write_whole(self._file, json.dumps(kept, ensure_ascii=False, indent=1) + "\n")

    def _kept(self) -> Mapping[str, Any]:
        try:
            kept = json.loads(self._file.read_text(encoding="utf-8")) if self._file else {}
        except (OSError, ValueError):
            return {}
        return kept if isinstance(kept, dict) else {}

    @staticmethod
    def _key(server: str, name: str) -> str:
        return f"{name} @ {server}"


def enter(link: Link, name: str, cookies: Cookies) -> str:
    """Become a guest, show the invitation and return the cookie. Raises `NotLetIn`."""
    cookie = _become_guest(link, name, cookies.get(link.server, name))
    cookies.keep(link.server, name, cookie)
    if link.secret is not None:
        _ask(link, "POST", f"/api/tables/{link.table}/invite", {"secret": link.secret}, cookie)
    return cookie


def _become_guest(link: Link, name: str, cookie: str | None) -> str:
    answer = _ask(link, "PUT", "/api/me", {"name": name}, cookie)
    try:
        given = SimpleCookie(answer.get("set-cookie", "")).get(COOKIE)
    except CookieError:
        given = None
    if given is None and cookie is None:
        raise NotLetIn(NO_SERVER)
    return cookie if given is None else given.value  # type: ignore[return-value]


def _ask(
    link: Link, method: str, path: str, body: Mapping[str, str], cookie: str | None
) -> Mapping[str, str]:
    """Send a request to the server; return the headers of the answer."""
    headers = {"Content-Type": "application/json"}
    if cookie is not None:
        headers["Cookie"] = f"{COOKIE}={cookie}"
    request = urllib.request.Request(  # noqa: S310 (a link is http or https)
        link.server + path, json.dumps(body).encode(), headers, method=method
    )
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:  # noqa: S310
            return {key.lower(): value for key, value in answer.headers.items()}
    except urllib.error.HTTPError as error:
        raise NotLetIn(_code(error)) from error
    except (OSError, ValueError) as error:
        raise NotLetIn(NO_SERVER) from error


def _code(error: urllib.error.HTTPError) -> str:
    """Return the server's code in an error response."""
    try:
        document = json.loads(error.read(LARGEST_ANSWER))
        code = document["code"]
    except (OSError, ValueError, TypeError, KeyError):
        return NO_SERVER
    return code if isinstance(code, str) else NO_SERVER
