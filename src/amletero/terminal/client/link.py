"""A link to a table, as a browser shows it: https://SERVER/table/ID#INVITATION."""

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

NO_SERVER: Final = "no_server"
"""The client's own code, next to the server's: no server answers at the link."""
PATH: Final = re.compile(r"(?P<base>.*)/table/(?P<table>[A-Za-z0-9]{1,16})/?")


EXAMPLE: Final = "http://localhost:8000/table/ID#KEY"


class BadLink(ValueError):
    """A text is not a link to a table."""


@dataclass(frozen=True)
class Link:
    """Where a table is, and the secret that lets one in."""

    server: str
    """Scheme, host and port, and the path under which the server lives if it has one."""
    table: str
    secret: str | None = None

    @property
    def socket(self) -> str:
        """Where the table's socket is: ws for http, wss for https."""
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/socket"

    def to(self, table: str) -> "Link":
        """Another table of the same server, to which one is admitted already."""
        return Link(self.server, table)


def read_link(text: str) -> Link:
    """Return the link that a text is. Raises `BadLink`."""
    try:
        parts = urlsplit(text.strip())
        port = parts.port
    except ValueError as error:
        raise BadLink(text) from error
    path = PATH.fullmatch(parts.path)
    if parts.scheme not in ("http", "https") or not parts.hostname or path is None:
        raise BadLink(text)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    address = host if port is None else f"{host}:{port}"
    return Link(f"{parts.scheme}://{address}{path['base']}", path["table"], parts.fragment or None)
