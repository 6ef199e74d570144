"""A link to a table, as a browser shows it: https://SERVER/table/ID#INVITATION."""

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

NO_SERVER: Final = "no_server"
"""A code of the client, besides the server's: no server answers at the link."""
IMPOSSIBLE: Final = "impossible"
"""Another code of the client: the server has told what no game can lead to."""
PATH: Final = re.compile(r"(?P<base>.*)/table/(?P<table>[A-Za-z0-9]{1,16})/?")


EXAMPLE: Final = "http://localhost:8000/table/ID#KEY"


class BadLink(ValueError):
    """A text is not a link to a table."""


@dataclass(frozen=True)
class Link:
    """The address of a table, and the secret of its invitation."""

    server: str
    """Scheme, host, port, and the server's path prefix, if any."""
    table: str
    secret: str | None = None

    @property
    def socket(self) -> str:
        """The address of the table's socket: ws for http, wss for https."""
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/socket"

    @property
    def text(self) -> str:
        """The link as one passes it on."""
        secret = "" if self.secret is None else f"#{self.secret}"
        return f"{self.server}/table/{self.table}{secret}"

    def to(self, table: str) -> "Link":
        """Return the link of another table where the guest is already admitted."""
        return Link(self.server, table)


def read_link(text: str) -> Link:
    """Return a text as a link. Raises `BadLink` if it is none."""
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
