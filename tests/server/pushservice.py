"""A small HTTP server on loopback that receives posts, and a push service built on it."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from guildhall.server.notify.messages import NewPush
from guildhall.server.notify.web_push import decoded, encoded

CURVE = ec.SECP256R1()
HOUSE = "https://play.example.org"


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Browser:
    """What a browser stores of its subscription."""

    def __init__(self, private: str = "", auth: str = "") -> None:
        number = int.from_bytes(decoded(private), "big")
        self.key = (
            ec.derive_private_key(number, CURVE) if private else ec.generate_private_key(CURVE)
        )
        numbers = self.key.public_key().public_numbers()
        self.point = b"\4" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
        self.auth = decoded(auth) if auth else bytes(range(16))

    def read(self, body: bytes) -> bytes:
        """Decrypt a message (RFC 8188 and RFC 8291)."""
        salt, record, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        point, text = body[21 : 21 + length], body[21 + length :]
        assert len(text) <= record
        sender = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
        agreed = self.key.exchange(ec.ECDH(), sender)
        secret = derived(agreed, self.auth, b"WebPush: info\0" + self.point + point, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain, end, _ = AESGCM(key).decrypt(nonce, text, None).rpartition(b"\2")
        assert end
        return plain


def check_sender(header: str, audience: str) -> dict[str, Any]:
    """Return the claims of a message; the server must have signed it for this service."""
    scheme, _, rest = header.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    signed, _, signature = parts["t"].rpartition(".")
    pair = decoded(signature)
    numbers = (int.from_bytes(half, "big") for half in (pair[:32], pair[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(parts["k"]))
    public.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(decoded(signed.partition(".")[2]))
    assert claims["aud"] == audience
    return {**claims, "key": parts["k"]}


@dataclass
class HttpService:
    """Receives posts and answers with a status."""

    port: int = 0
    status: int = 201
    posts: list[tuple[str, bytes]] = field(default_factory=list)
    """The path and body of accepted posts."""
    tried: int = 0
    came: asyncio.Event = field(default_factory=asyncio.Event)
    hold: asyncio.Event | None = None
    """Responses wait until it is set."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def accept(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.posts.append((path, body))

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {k.lower(): v for k, _, v in (line.partition(": ") for line in lines if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.tried += 1
        self.came.set()
        if self.hold:
            await self.hold.wait()
        if 200 <= self.status < 300:
            self.accept(first.split()[1], headers, body)
        writer.write(f"HTTP/1.1 {self.status} so\r\nLocation: /elsewhere\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@dataclass
class PushService(HttpService):
    """Checks the sender, and reads messages as the browser would."""

    browsers: dict[str, Browser] = field(default_factory=dict)
    """By the last part of their endpoint."""
    received: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    """Messages, by browser."""
    claims: list[dict[str, Any]] = field(default_factory=list)

    def subscribe(self, name: str) -> NewPush:
        browser = self.browsers.setdefault(name, Browser())
        return NewPush(f"{self.url}/push/{name}", encoded(browser.point), encoded(browser.auth))

    def accept(self, path: str, headers: dict[str, str], body: bytes) -> None:
        name = path.rpartition("/")[2]
        assert int(headers["ttl"]) > 0
        self.claims.append(check_sender(headers["authorization"], self.url))
        self.received.append((name, json.loads(self.browsers[name].read(body))))


Service = TypeVar("Service", bound=HttpService)


@asynccontextmanager
async def listening(service: Service) -> AsyncIterator[Service]:
    server = await asyncio.start_server(service.serve, "127.0.0.1", service.port)
    service.port = server.sockets[0].getsockname()[1]
    async with server:
        yield service


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    async with listening(PushService()) as service:
        yield service
