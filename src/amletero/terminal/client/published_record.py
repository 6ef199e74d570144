"""The record of a game, as its server publishes it."""

import urllib.error
import urllib.request
from typing import Final

from amletero.record.files import RECORD_LIMIT
from amletero.record.strict_json import read_json
from amletero.terminal.client.link import Link
from amletero.terminal.client.sign_in import COOKIE, SECONDS

NOT_OVER: Final = 409
"""HTTP status while a game is being played and its record is not public."""


class NotOverYet(Exception):
    """The game is still being played."""


def published_record(link: Link, cookie: str) -> object:
    """Return the record of a table. Raises `NotOverYet`, `OSError` and `RecordFault`."""
    request = urllib.request.Request(  # noqa: S310 (a link is http or https)
        f"{link.server}/api/tables/{link.table}/record", headers={"Cookie": f"{COOKIE}={cookie}"}
    )
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:  # noqa: S310
            return read_json(answer.read(RECORD_LIMIT))
    except urllib.error.HTTPError as error:
        if error.code == NOT_OVER:
            raise NotOverYet from error
        raise
