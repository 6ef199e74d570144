"""Where notifications may be sent: to public addresses, by https, and nowhere inside a network.

A browser names the push service, so a hostile one could name a machine that only this server can
reach. The name is looked up once, and the connection goes to the address that was checked.
"""

import asyncio
import socket
from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Address, ip_network
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from amletero.server.addresses import parsed_address

HTTPS: Final = 443
LONGEST: Final = 1024
"""Characters of an endpoint; a longer one is refused."""
EMBEDDING: Final = tuple(map(ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16")))
"""IPv6 networks whose addresses stand for IPv4 addresses, private ones too."""


class BadEndpoint(Exception):
    """Nothing is sent there: it is no push service on the internet."""


class Endpoint(NamedTuple):
    """A push service and the path of one browser there."""

    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """The service's origin, as its tokens name it."""
        return f"https://{self.host}" + ("" if self.port == HTTPS else f":{self.port}")


def is_public(address: IPv4Address | IPv6Address, port: int) -> bool:
    """Return whether an address is one of the internet, at the port of https."""
    embeds = any(address in network for network in EMBEDDING)
    return port == HTTPS and address.is_global and not address.is_multicast and not embeds


Allowed = Callable[[IPv4Address | IPv6Address, int], bool]
"""Whether notifications may go to an address and port."""


def read_endpoint(url: str) -> Endpoint:
    """Return the parts of an endpoint. Raises `BadEndpoint` if it is none."""
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise BadEndpoint
    try:
        parts = urlsplit(url)
        port = parts.port or HTTPS
    except ValueError as error:
        raise BadEndpoint from error
    host = parts.hostname or ""
    wrong = parts.scheme != "https" or "@" in parts.netloc or parts.fragment
    if wrong or not host or ":" in host:  # tokens cannot name an IPv6 address
        raise BadEndpoint
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Endpoint(host, port, path)


async def checked_address(endpoint: Endpoint, allowed: Allowed) -> str:
    """Return an address of an endpoint's host. Raises `BadEndpoint` unless all are allowed."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
    addresses = [parsed_address(str(place[0])) for *_, place in found]
    for address in addresses:
        if address is None or not allowed(address, endpoint.port):
            raise BadEndpoint
    if not addresses:
        raise BadEndpoint
    return str(addresses[0])
