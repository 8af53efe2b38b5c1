"""Rate limits (token buckets) and concurrency limits."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from guildhall.server.errors import TooManyRequests
from guildhall.server.fair_queue import FairQueue
from guildhall.server.refusal_counters import Refusals
from guildhall.server.settings import Rate

_SWEEP_AT: Final = 50_000
_HOME: Final = 64
"""Bits of an IPv6 address that identify a household, which may choose the others freely."""

_BARRED_SECONDS: Final = 10.0
_MOST_DOUBLINGS: Final = 30


def address_of(host: str) -> str:
    """The key of a client: an IPv4 address, or the /64 network of an IPv6 address."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ip_network((int(found), _HOME), strict=False))
    return str(found)


class Bucket:
    """A token bucket, full at first."""

    def __init__(self) -> None:
        self.full_at = 0.0

    def take(self, rate: Rate, many: int = 1) -> float:
        """Take tokens; if there are not enough, take none and return the waiting time."""
        now = time.monotonic()
        full_at = max(self.full_at, now) + many * rate.seconds / rate.most
        wait = full_at - now - rate.seconds
        if wait > 1e-6:
            return wait
        self.full_at = full_at
        return 0.0


class Buckets:
    """One bucket for each kind of action and client."""

    def __init__(self, refusals: Refusals) -> None:
        self._refusals = refusals
        self._buckets: dict[tuple[str, ...], Bucket] = {}
        self._sweep_at = _SWEEP_AT

    def take(self, thing: str, who: str, rate: Rate, *more: str, many: int = 1) -> None:
        """Take tokens; raises TooManyRequests with the waiting time."""
        # A tuple, so that a chosen name cannot equal the key of another client.
        bucket = self._buckets.setdefault((thing, who, *more), Bucket())
        wait = bucket.take(rate, many)
        if wait:
            self._refusals.add(thing, who)
            raise TooManyRequests(seconds=int(wait) + 1)
        if len(self._buckets) > self._sweep_at:
            now = time.monotonic()
            self._buckets = {key: b for key, b in self._buckets.items() if b.full_at > now}
            # If most buckets are in use, a cleanup at every step would be too slow.
            self._sweep_at = max(_SWEEP_AT, 2 * len(self._buckets))


class Bars:
    """Blocks addresses for a while that continue despite refusals."""

    def __init__(self, refusals: Refusals) -> None:
        self._refusals = refusals
        self._floods: dict[str, Bucket] = {}
        self._until: dict[str, float] = {}

    def strike(self, address: str, rate: Rate) -> None:
        """Count a refusal that ordinary clients do not get; too many block the address."""
        if len(self._floods) > _SWEEP_AT:
            self._floods.clear()
        if self._floods.setdefault(address, Bucket()).take(rate):
            now = time.monotonic()
            if len(self._until) > _SWEEP_AT:
                self._until = {key: at for key, at in self._until.items() if at > now}
            self._until[address] = now + _BARRED_SECONDS
            self._refusals.add("floods", address)

    def barred(self, address: str) -> bool:
        until = self._until.get(address)
        return until is not None and time.monotonic() < until


class Pauses:
    """Retry delays: short at first, then longer."""

    def __init__(self, first: float, longest: float) -> None:
        """In seconds."""
        self._first = first
        self._longest = longest
        self._until: dict[str, float] = {}

    def begin(self, name: str, failures: int) -> None:
        """The delay after this number of consecutive failures."""
        now = time.monotonic()
        if len(self._until) > _SWEEP_AT:
            self._until = {key: at for key, at in self._until.items() if at > now}
        # Otherwise the power would overflow.
        doublings = min(failures, _MOST_DOUBLINGS)
        self._until[name] = now + min(self._first * 2 ** (doublings - 1), self._longest)

    def over(self, name: str) -> bool:
        return time.monotonic() >= self._until.get(name, 0.0)


class Turns:
    """Limits the number of concurrent requests per address; further ones wait."""

    def __init__(self, at_once: int) -> None:
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue(at_once)

    def __len__(self) -> int:
        """Requests that hold a slot or wait for one."""
        return len(self._queue) + self._queue.served

    def of(self, address: str) -> "Turn":
        """A slot to acquire and hold with `async with`."""
        return Turn(self, address)

    async def wait_for_one(self, address: str) -> None:
        turn = asyncio.get_running_loop().create_future()
        self._queue.add(address, turn)
        self._serve()
        if turn.done():
            return
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.hand_on(address)
            raise

    def hand_on(self, address: str) -> None:
        """Give the slot to the next waiting request, if any."""
        self._queue.done(address)
        self._serve()

    def _serve(self) -> None:
        while taken := self._queue.take():
            address, turn = taken
            if turn.done():
                self._queue.done(address)
            else:
                turn.set_result(None)


class Turn:
    """The slot of one request, which it releases while it waits for something slow."""

    def __init__(self, turns: Turns, address: str) -> None:
        self._turns = turns
        self._address = address
        self._held = False

    async def __aenter__(self) -> "Turn":
        await self.take()
        try:
            # Yield once; otherwise requests that never wait would run without a break.
            await asyncio.sleep(0)
        except BaseException:
            self.give_back()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        self.give_back()

    async def take(self) -> None:
        await self._turns.wait_for_one(self._address)
        self._held = True

    def give_back(self) -> None:
        if self._held:
            self._held = False
            self._turns.hand_on(self._address)

    @asynccontextmanager
    async def aside(self) -> AsyncIterator[None]:
        """Release the slot for other requests of the address, then acquire it again."""
        if not self._held:
            yield
            return
        self.give_back()
        try:
            yield
        finally:
            await self.take()
