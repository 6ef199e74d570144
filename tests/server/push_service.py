"""A push service of the tests' own, on loopback with https, and browsers that it reaches."""

import asyncio
import base64
import datetime as dt
import json
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import http_ece
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from amletero.server.push_delivery import Reach


def base64_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """A browser that has subscribed: it alone can read what it is sent."""

    def __init__(self, endpoint: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = b"a secret of 16 b"
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": base64_text(point), "auth": base64_text(self._secret)}
        self.subscription = {"endpoint": endpoint, **keys}

    def read(self, body: bytes) -> Any:
        plain = http_ece.decrypt(
            body, private_key=self._key, auth_secret=self._secret, version="aes128gcm"
        )
        return json.loads(plain)


@dataclass
class PushService:
    """Takes notifications and answers with a status of one's choice."""

    url: str
    reach: Reach
    status: int = 201
    taken: asyncio.Queue[tuple[str, dict[str, str], bytes]] = field(default_factory=asyncio.Queue)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            first, *lines = head.strip().split("\r\n")
            fields = {name.lower(): text for name, text in (line.split(": ", 1) for line in lines)}
            body = await reader.readexactly(int(fields["content-length"]))
            self.taken.put_nowait((first, fields, body))
            where = "Location: https://localhost:1/elsewhere\r\n" if self.status == 307 else ""
            writer.write(f"HTTP/1.1 {self.status} Told\r\n{where}\r\n".encode())
            await writer.drain()
        finally:
            writer.close()


@asynccontextmanager
async def push_service(folder: Path) -> AsyncIterator[PushService]:
    """A push service at https://localhost, and the certificates with which it is trusted."""
    files = folder / "service.crt", folder / "service.key"
    _certify(*files)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*files)
    trusting = ssl.create_default_context(cafile=str(files[0]))
    service = PushService(
        "", Reach(allowed=lambda address, _: address.is_loopback, context=trusting)
    )
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0, ssl=context)
    service.url = f"https://localhost:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield service


def _certify(certificate: Path, private: Path) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now, day = dt.datetime.now(dt.UTC), dt.timedelta(days=1)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), 1, now - day, now + day)
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    certificate.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    private.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
