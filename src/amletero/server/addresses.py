"""Network addresses: how limits count them, and which are loopback or trusted."""

from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from typing import Final

SITE_BITS: Final = 64
"""Leading bits of an IPv6 address that limits count; a household has at least one whole /64."""


def counted_address(host: str) -> str:
    """Return the address that limits count: an IPv4 address, or the /64 of an IPv6 address."""
    address = parsed_address(host)
    if isinstance(address, IPv6Address):
        return str(ip_network((address, SITE_BITS), strict=False))
    return host if address is None else str(address)


def is_loopback(host: str) -> bool:
    """Return whether an address is this machine's own loopback."""
    address = parsed_address(host)
    return address is not None and address.is_loopback


def parsed_address(host: str) -> IPv4Address | IPv6Address | None:
    """Return the IP address in a text (an IPv4-mapped one as IPv4); None for a name."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address


class AddressList:
    """A set of addresses and networks, such as those of trusted proxies."""

    def __init__(self, given: str | None) -> None:
        parts = [] if given is None else [part.strip() for part in given.split(",")]
        self._all = "*" in parts
        self._names = frozenset(parts)
        self._networks = [network for part in parts if (network := _network(part)) is not None]

    def __contains__(self, host: str) -> bool:
        address = parsed_address(host)
        if self._all or address is None:
            return self._all or host in self._names
        return any(address in network for network in self._networks)


def _network(given: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(given, strict=False)
    except ValueError:
        return None
