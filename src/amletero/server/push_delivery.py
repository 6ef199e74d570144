"""Sends one notification to a push service: encrypted for the browser, signed by this server.

The packages of the extra `push` are large, so they are imported when the first one is sent.
"""

import asyncio
import base64
import binascii
import ssl
from dataclasses import dataclass, field
from enum import Enum
from http import HTTPStatus
from importlib.util import find_spec
from typing import Final

from amletero.server.push_addresses import (
    Allowed,
    BadEndpoint,
    Endpoint,
    checked_address,
    is_public,
    read_endpoint,
)
from amletero.storage.subscriptions import Subscription

SECONDS: Final = 10.0
"""Time for a push service to take a notification; then it is given up."""
TTL: Final = 24 * 60 * 60
"""Seconds for which a push service keeps a notification for a browser that is off."""
NOBODY: Final = "https://localhost"
"""Who sends, in the words of the token, where the server does not know its own address."""
POINT_BYTES, SECRET_BYTES = 65, 16


class Delivery(Enum):
    """What came of a notification."""

    SENT = "sent"
    GONE = "gone"
    """The browser takes no more, or never could: its subscription is deleted."""
    FAILED = "failed"


@dataclass(frozen=True)
class Reach:
    """Which push services can be reached, and whose certificates are trusted."""

    allowed: Allowed = is_public
    context: ssl.SSLContext = field(default_factory=ssl.create_default_context)


def is_installed() -> bool:
    """Return whether the extra `push` is there."""
    return find_spec("pywebpush") is not None


def new_key() -> str:
    """Return a new private key to sign notifications with, as text."""
    from py_vapid import Vapid02, b64urlencode  # noqa: PLC0415 (slow to import)

    key = Vapid02()
    key.generate_keys()
    number = key.private_key.private_numbers().private_value
    return str(b64urlencode(number.to_bytes(32, "big")))


def public_key(private: str) -> str:
    """Return the public half of a key, as browsers want it."""
    from cryptography.hazmat.primitives import serialization  # noqa: PLC0415 (slow to import)
    from py_vapid import Vapid02, b64urlencode  # noqa: PLC0415

    point = Vapid02.from_string(private).public_key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return str(b64urlencode(point))


def is_sound(subscription: Subscription) -> bool:
    """Return whether a subscription has an address and keys that can be used."""
    try:
        read_endpoint(subscription.endpoint)
        sizes = len(_decoded(subscription.p256dh)), len(_decoded(subscription.auth))
        if sizes != (POINT_BYTES, SECRET_BYTES):
            return False
        _encrypted(subscription, b"?")
    except (BadEndpoint, binascii.Error, ValueError):
        return False
    return True


async def deliver(
    subscription: Subscription, payload: bytes, key: str, sender: str | None, reach: Reach
) -> Delivery:
    """Send a notification, and say what came of it."""
    try:
        endpoint = read_endpoint(subscription.endpoint)
        head, body = await asyncio.to_thread(
            _request, subscription, endpoint, payload, key, sender or NOBODY
        )
        async with asyncio.timeout(SECONDS):
            address = await checked_address(endpoint, reach.allowed)
            status = await _post(endpoint, address, head + body, reach.context)
    except (OSError, TimeoutError, EOFError):  # some errors of certificates are both kinds
        return Delivery.FAILED
    except (BadEndpoint, ValueError):
        return Delivery.GONE
    if status in (HTTPStatus.NOT_FOUND, HTTPStatus.GONE):
        return Delivery.GONE
    return Delivery.SENT if status // 100 == 2 else Delivery.FAILED


async def _post(endpoint: Endpoint, address: str, request: bytes, context: ssl.SSLContext) -> int:
    """Send a request to a checked address and return the status; nothing else is read."""
    reader, writer = await asyncio.open_connection(
        address, endpoint.port, ssl=context, server_hostname=endpoint.host
    )
    try:
        writer.write(request)
        await writer.drain()
        line = await reader.readuntil(b"\n")
        return int(line.split()[1])
    except (IndexError, ValueError, asyncio.LimitOverrunError) as error:
        raise EOFError from error  # it does not speak HTTP
    finally:
        writer.transport.abort()


def _request(
    subscription: Subscription, endpoint: Endpoint, payload: bytes, key: str, sender: str
) -> tuple[bytes, bytes]:
    """Return the head and the body of the request that carries a notification."""
    from py_vapid import Vapid02  # noqa: PLC0415 (slow to import)

    body = _encrypted(subscription, payload)
    claims = {"aud": endpoint.origin, "sub": sender}
    fields = {
        "Host": endpoint.origin.removeprefix("https://"),
        "Content-Length": str(len(body)),
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(TTL),
        "Connection": "close",
        **Vapid02.from_string(key).sign(claims),
    }
    lines = [
        f"POST {endpoint.path} HTTP/1.1",
        *(f"{name}: {text}" for name, text in fields.items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii"), body


def _encrypted(subscription: Subscription, payload: bytes) -> bytes:
    from pywebpush import WebPusher  # noqa: PLC0415 (slow to import)

    keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
    pusher = WebPusher({"endpoint": subscription.endpoint, "keys": keys})
    body: bytes = pusher.encode(payload)["body"]
    return body


def _decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
