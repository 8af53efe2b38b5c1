"""Requests to addresses that strangers have named, which must lead nobody into our own network."""

import asyncio
import socket
import ssl
from collections.abc import Iterable, Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, Final
from urllib.parse import urlsplit

import httpcore

from guildhall.server.blocking_calls import BlockingCalls

_PATIENCE: Final = 10.0
"""Seconds, for all of it."""
_AT_ONCE: Final = 16
_LOOKING_UP: Final = 2 * _AT_ONCE
"""Names looked up at once: some that nobody waits for any more may hang for long."""
_TRANSLATED: Final = ip_network("64:ff9b::/96")
"""IPv6 addresses that stand for IPv4 ones (RFC 6052)."""


class Forbidden(Exception):
    """An address to which nothing is sent, now or later."""


class Unanswered(Exception):
    """Nobody answered, or not in time."""


def check(url: str, *, anywhere: bool = False) -> None:
    """Raises Forbidden unless it is https at the usual port of a name or a public address."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise Forbidden("not an address") from error
    if anywhere:
        return
    named = bool(host) and parts.username is None and parts.password is None
    if parts.scheme != "https" or not named or port not in (None, 443):
        raise Forbidden("not https at its usual port")
    try:
        literal = ip_address(host)
    except ValueError:
        return
    if not is_public(literal):
        raise Forbidden("not a public address")


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is one of the whole internet, whichever way it is written."""
    if isinstance(address, IPv6Address):
        inside = address.ipv4_mapped or address.sixtofour
        if address in _TRANSLATED:
            inside = IPv4Address(int(address) & 0xFFFFFFFF)
        if inside is not None:
            return is_public(inside)
        if address.teredo is not None:
            return False
    return address.is_global and not address.is_multicast


class _Public(httpcore.AsyncNetworkBackend):
    """Connects to the very address that was looked at, so that no name changes in between."""

    def __init__(self, *, anywhere: bool) -> None:
        self._anywhere = anywhere
        self._plain = httpcore.AnyIOBackend()
        self._aside = BlockingCalls(_LOOKING_UP)

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        try:
            found = await self._aside.call(_look_up, host, port)
        except (OSError, UnicodeError) as error:
            raise httpcore.ConnectError(str(error)) from error
        addresses = [ip_address(str(one[4][0]).partition("%")[0]) for one in found]
        if not self._anywhere and not all(is_public(one) for one in addresses):
            raise Forbidden("not a public address")
        if not addresses:
            raise httpcore.ConnectError("no address")
        return await self._plain.connect_tcp(
            str(addresses[0]), port, timeout, local_address, socket_options
        )


def _look_up(host: str, port: int) -> list[Any]:
    return socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)


class SafeClient:
    """Sends, and looks at nothing of the answer but its status."""

    def __init__(self, *, anywhere: bool = False) -> None:
        self._anywhere = anywhere
        """Also without TLS and within our own network; for tests."""
        self._free = asyncio.Semaphore(_AT_ONCE)
        self._pool: httpcore.AsyncConnectionPool | None = None

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status of the answer; redirections are not followed."""
        check(url, anywhere=self._anywhere)
        if self._pool is None:
            self._pool = httpcore.AsyncConnectionPool(
                ssl_context=ssl.create_default_context(),
                network_backend=_Public(anywhere=self._anywhere),
                # Waiting for one of our own connections is no fault of who is sent to.
                max_connections=_AT_ONCE,
            )
        try:
            async with self._free, asyncio.timeout(_PATIENCE):
                sent = self._pool.stream("POST", url, headers=list(headers.items()), content=body)
                async with sent as answer:
                    return int(answer.status)
        except (OSError, httpcore.NetworkError, httpcore.ProtocolError) as error:
            raise Unanswered(type(error).__name__) from error
        except (TimeoutError, httpcore.TimeoutException, httpcore.UnsupportedProtocol) as error:
            raise Unanswered(type(error).__name__) from error

    async def close(self) -> None:
        if self._pool:
            await self._pool.aclose()
