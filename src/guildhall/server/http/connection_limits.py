"""Connection limits below HTTP: number per address, and timeouts."""

import asyncio
import logging
import time
from collections import Counter
from dataclasses import dataclass
from typing import ClassVar, Final, cast

import h11
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.utils import get_remote_addr

from guildhall.server.limits import Bars, address_of
from guildhall.server.refusal_counters import Refusals
from guildhall.server.settings import Limits

_TICK: Final = 1.0
_CLOSING_SECONDS: Final = 10.0
"""Seconds for the client to read the last bytes before the connection is cut."""
_KEPT_FOR_FILES: Final = 256
"""File descriptors reserved for the database, the workers and static files."""
_NOISES: Final = (
    "Invalid HTTP request received",
    "Invalid UTF-8 sequence received",
    "Unsupported upgrade request",
)


@dataclass(eq=False)
class Guest:
    """One connection."""

    transport: asyncio.Transport
    address: str
    counted: bool
    """A trusted proxy, which holds the connections of many clients."""
    due: float
    """The deadline for the next data; infinite if none is expected."""
    silent: bool = True
    """Whether the connection has sent no request yet."""


class Door:
    """All open connections."""

    def __init__(self, limits: Limits, refusals: Refusals, bars: Bars, proxies: str) -> None:
        self.bars = bars
        self._limits = limits
        self._refusals = refusals
        self._guests: dict[asyncio.BaseTransport, Guest] = {}
        self._of_address: Counter[str] = Counter()
        self._most = min(limits.connections, _descriptors() - _KEPT_FOR_FILES)
        self._proxies = _TrustedHosts(proxies)

    def __len__(self) -> int:
        return len(self._guests)

    def enter(self, transport: asyncio.Transport) -> bool:
        """Accept a connection, unless its address has too many."""
        host = (get_remote_addr(transport) or ("", 0))[0]
        address, counted = address_of(host), host not in self._proxies
        enough = self._of_address[address] >= self._limits.connections_an_address
        if counted and (enough or self.bars.barred(address)):
            self._refusals.add("connections", address)
            return False
        if len(self._guests) >= self._most and not self._make_room():
            self._refusals.add("connections", address)
            return False
        due = time.monotonic() + self._limits.head_seconds
        self._guests[transport] = Guest(transport, address, counted, due)
        if counted:
            self._of_address[address] += 1
        return True

    def _make_room(self) -> bool:
        """Close the oldest connection without a request."""
        for guest in self._guests.values():
            if guest.silent and not guest.transport.is_closing():
                self._refusals.add("silent connections", guest.address)
                guest.transport.abort()
                self.leave(guest.transport)
                return True
        return False

    def leave(self, transport: asyncio.BaseTransport) -> None:
        guest = self._guests.pop(transport, None)
        if guest and guest.counted:
            self._of_address[guest.address] -= 1
            if not self._of_address[guest.address]:
                del self._of_address[guest.address]

    def expect(self, transport: asyncio.BaseTransport, seconds: float) -> None:
        """Set the deadline for the next data."""
        if guest := self._guests.get(transport):
            guest.due = time.monotonic() + seconds

    def heard(self, transport: asyncio.BaseTransport) -> None:
        if guest := self._guests.get(transport):
            guest.silent = False

    async def watch(self) -> None:
        """Background loop: cut connections whose deadline has passed."""
        while True:
            await asyncio.sleep(_TICK)
            self.cut_off(time.monotonic())

    def cut_off(self, now: float) -> None:
        for guest in list(self._guests.values()):
            if guest.transport.is_closing():
                guest.due = min(guest.due, now + _CLOSING_SECONDS)
            if now >= guest.due:
                self._refusals.add("silent connections", guest.address)
                guest.transport.abort()
                self.leave(guest.transport)


def _descriptors() -> int:
    """The maximum number of open files, raised as far as the system allows."""
    try:
        import resource
    except ImportError:  # Windows, which has no such limit.
        return 1 << 20
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else max(soft, 1 << 16)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


class GuardedHttp(H11Protocol):
    """Uvicorn's HTTP protocol with deadlines for requests and answers."""

    door: ClassVar[Door]
    limits: ClassVar[Limits]
    _begun: RequestResponseCycle | None = None
    _turned_away = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        if not self.door.enter(self.transport):
            self._turned_away = True
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.door.leave(self.transport)

    def data_received(self, data: bytes) -> None:
        if self._turned_away:
            return
        if self._begun and self._begun.response_complete:
            # The next request begins; uvicorn has stopped its own timeout.
            self._begun = None
            self.door.expect(self.transport, self.limits.head_seconds)
        super().data_received(data)
        self._note()

    def on_response_complete(self) -> None:
        self.door.expect(self.transport, float("inf"))
        super().on_response_complete()
        self._note()

    def _note(self) -> None:
        if self.cycle is not None and self.cycle is not self._begun:
            self._begun = self.cycle
            self.door.heard(self.transport)
            if not self.cycle.response_complete:
                self.door.expect(self.transport, self.limits.exchange_seconds)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.door.heard(self.transport)
        self.door.expect(self.transport, float("inf"))
        super().handle_websocket_upgrade(event)


class WithoutNoise(logging.Filter):
    """Counts invalid requests instead of logging each of them."""

    def __init__(self, refusals: Refusals) -> None:
        super().__init__()
        self._refusals = refusals

    def filter(self, record: logging.LogRecord) -> bool:
        if str(record.msg).startswith(_NOISES):
            self._refusals.add("garbage", "strangers")
            return False
        return True


def guarded(door: Door, limits: Limits) -> type[GuardedHttp]:
    return type("GuardedHttp", (GuardedHttp,), {"door": door, "limits": limits})
