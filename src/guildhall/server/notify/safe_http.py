"""HTTP requests to URLs from users, which must not reach private networks."""

import asyncio
import socket
import ssl
from collections.abc import Iterable, Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, Final
from urllib.parse import urlsplit

import httpcore

from guildhall.server.blocking_calls import BlockingCalls

_TIMEOUT_SECONDS: Final = 10.0
"""For the whole exchange."""
_AT_ONCE: Final = 16
_LOOKING_UP: Final = 2 * _AT_ONCE
"""Name lookups at once: some hang long after their request has timed out."""
_IPV6_GLOBAL: Final = ip_network("2000::/3")
"""All that IANA has assigned so far; the rest contains addresses that stand for IPv4 ones."""
_DOCUMENTATION: Final = ip_network("3fff::/20")
"""RFC 9637; older versions of Python take it for global."""


_FAILURES: Final = (
    OSError,
    httpcore.NetworkError,
    httpcore.ProtocolError,
    httpcore.TimeoutException,
    httpcore.UnsupportedProtocol,
)


class Forbidden(Exception):
    """The server never sends anything to this URL."""


class Unanswered(Exception):
    """No answer, or not in time."""


def check(url: str, *, anywhere: bool = False) -> None:
    """Raises Forbidden unless it is https at the usual port of a name or a public address."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise Forbidden("not a valid address") from error
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
    """Whether an address belongs to the public internet, however it is written."""
    if isinstance(address, IPv6Address):
        tunnel = address.sixtofour or address.teredo
        if address not in _IPV6_GLOBAL or address in _DOCUMENTATION or tunnel:
            return False
    return address.is_global and not address.is_multicast


class _Public(httpcore.AsyncNetworkBackend):
    """Connects to the address that was checked, so that DNS cannot change in between."""

    def __init__(self, *, anywhere: bool) -> None:
        self._anywhere = anywhere
        self._plain = httpcore.AnyIOBackend()
        self._lookups = BlockingCalls(_LOOKING_UP)

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        try:
            found = await self._lookups.call(_look_up, host, port)
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
    """Posts requests and reads only the status of the response."""

    def __init__(self, *, anywhere: bool = False) -> None:
        self._anywhere = anywhere
        """Also private networks and no TLS; for tests."""
        self._free = asyncio.Semaphore(_AT_ONCE)
        self._pool: httpcore.AsyncConnectionPool | None = None

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """Return the status of the response; redirects are not followed."""
        check(url, anywhere=self._anywhere)
        if self._pool is None:
            self._pool = httpcore.AsyncConnectionPool(
                ssl_context=ssl.create_default_context(),
                network_backend=_Public(anywhere=self._anywhere),
                # At least as many as requests: waiting for a connection must not use up their time.
                max_connections=_AT_ONCE,
            )
        try:
            async with self._free, asyncio.timeout(_TIMEOUT_SECONDS):
                sent = self._pool.stream("POST", url, headers=list(headers.items()), content=body)
                async with sent as response:
                    return int(response.status)
        except _FAILURES as error:
            raise Unanswered(type(error).__name__) from error

    async def close(self) -> None:
        if self._pool:
            await self._pool.aclose()
