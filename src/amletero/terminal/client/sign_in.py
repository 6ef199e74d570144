"""Signing in: become a guest of the server under a name, and show the invitation."""

import json
import urllib.error
import urllib.request
from collections.abc import Mapping
from contextlib import suppress
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import Any, Final, NamedTuple

from amletero.terminal.client.link import NO_SERVER, Link
from amletero.terminal.user_files import write_whole

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
    cookie = _signed_in(link.server, name, cookies)
    if link.secret is not None:
        path = f"/api/tables/{link.table}/invite"
        _ask(link.server, "POST", path, {"secret": link.secret}, cookie)
    return cookie


def open_table(
    server: str, name: str, cookies: Cookies, settings: Mapping[str, str | int | bool]
) -> Link:
    """Become a guest and open a table with these settings; return its link. Raises `NotLetIn`."""
    cookie = _signed_in(server, name, cookies)
    made = _ask(server, "POST", "/api/tables", settings, cookie).document
    known_as = _ask(server, "GET", "/api/server", None, cookie).document.get("address")
    address = str(known_as or server)
    cookies.keep(address, name, cookie)  # the same guest under the address for others
    return Link(address, str(made.get("id")), str(made.get("invite")))


class ServerAnswer(NamedTuple):
    """A server's answer: its headers, in lower case, and its document."""

    headers: Mapping[str, str]
    document: Mapping[str, Any]


def _signed_in(server: str, name: str, cookies: Cookies) -> str:
    cookie = _become_guest(server, name, cookies.get(server, name))
    cookies.keep(server, name, cookie)
    return cookie


def _become_guest(server: str, name: str, cookie: str | None) -> str:
    answer = _ask(server, "PUT", "/api/me", {"name": name}, cookie).headers
    try:
        given = SimpleCookie(answer.get("set-cookie", "")).get(COOKIE)
    except CookieError:
        given = None
    if given is None and cookie is None:
        raise NotLetIn(NO_SERVER)
    return cookie if given is None else given.value  # type: ignore[return-value]


def _ask(
    server: str,
    method: str,
    path: str,
    body: Mapping[str, str | int | bool] | None,
    cookie: str | None,
) -> ServerAnswer:
    """Send a request to the server; return its answer."""
    headers = {"Content-Type": "application/json"}
    if cookie is not None:
        headers["Cookie"] = f"{COOKIE}={cookie}"
    request = urllib.request.Request(  # noqa: S310 (a link is http or https)
        server + path,
        None if body is None else json.dumps(body).encode(),
        headers,
        method=method,
    )
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:  # noqa: S310
            told = {key.lower(): value for key, value in answer.headers.items()}
            document = json.loads(answer.read(LARGEST_ANSWER) or b"{}")
            return ServerAnswer(told, document if isinstance(document, dict) else {})
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
