"""The banned networks as a worker knows them, and the network that a ban covers."""

from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_network

from amletero.server.addresses import SITE_BITS, parsed_address
from amletero.storage.bans import Ban


class NoNetwork(ValueError):
    """A text is neither an address nor a network that can be banned."""


class BanList:
    """Tells whether an address is banned."""

    def __init__(self, bans: list[Ban]) -> None:
        self._bans = [(ip_network(ban.network), ban.until) for ban in bans]

    def holds(self, host: str, now: float) -> bool:
        """Return whether an address is banned at a time, in seconds since 1970."""
        address = parsed_address(host) if self._bans else None
        return address is not None and any(
            address in network and (until is None or now < until) for network, until in self._bans
        )


def banned_network(given: str) -> str:
    """Return the network that a ban covers: of an IPv6 address its /64, as limits count them.

    Raises `NoNetwork` for anything else, and for addresses of the machine itself.
    """
    address = parsed_address(given)
    try:
        network: IPv4Network | IPv6Network
        if isinstance(address, IPv6Address):
            network = ip_network((address, SITE_BITS), strict=False)
        else:
            network = ip_network(given if address is None else address, strict=False)
    except ValueError as error:
        raise NoNetwork(given) from error
    if (address is not None and address.is_loopback) or network.is_loopback:
        raise NoNetwork(given)
    return str(network)
