"""What a browser's worker starts after it has loaded Python."""

import secrets
import time

from amletero.static_site.browser_tables import BrowserPage, BrowserTables
from amletero.static_site.local_requests import LocalRequests
from amletero.tables.due_tasks import Delays


def start(page: BrowserPage, version: str, name: str) -> LocalRequests:
    """Return what answers a page's requests and serves its tables, with real time and chance."""
    tables = BrowserTables(
        page,
        random_bytes=secrets.token_bytes,
        wall=time.time,
        steady=time.monotonic,
        delays=Delays(),
    )
    tables.name = name
    return LocalRequests(tables, version)
