"""Requests of clients as they are sent."""

import msgspec

from amletero.wire.socket import ClientMessage


def text_of(request: ClientMessage) -> str:
    """Return a request as its client sends it."""
    return msgspec.json.encode(request).decode()
