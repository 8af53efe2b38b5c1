"""Two honest players and a visitor: measure how long the server takes for each request."""

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import count

from bench.choice import shortest
from guildhall.client import Client

MOVES_A_SECOND = 8.0


@dataclass
class Latencies:
    """Latencies in seconds."""

    moves: list[float] = field(default_factory=list)
    """From sending a move until it is durable."""
    pings: list[float] = field(default_factory=list)
    visits: list[float] = field(default_factory=list)
    """A new connection and a request over it."""
    bots: list[float] = field(default_factory=list)
    """For each move of a `random` bot at another table."""
    failed: int = 0

    @property
    def all(self) -> list[float]:
        return [*self.moves, *self.pings, *self.visits]


_addresses = count(1)


@asynccontextmanager
async def _guest(url: str, name: str) -> AsyncIterator[Client]:
    """Sign in a guest at an address of its own, which a proxy forwards."""
    async with Client(url) as client:
        number = next(_addresses)
        client._http.headers["X-Forwarded-For"] = f"192.0.{2 + number // 250}.{1 + number % 250}"
        await client.guest(name)
        yield client


async def play(port: int, seconds: float) -> Latencies:
    """Play for a duration like people, only faster."""
    url, latencies = f"http://127.0.0.1:{port}", Latencies()
    async with _guest(url, "Ann") as ann, _guest(url, "Bob") as bob, _guest(url, "Cid") as cid:
        end = time.monotonic() + seconds
        await asyncio.gather(
            _game(ann, bob, latencies, end),
            _visit(port, latencies, end),
            _against_bot(cid, latencies, end),
        )
    return latencies


async def _game(ann: Client, bob: Client, latencies: Latencies, end: float) -> None:
    while time.monotonic() < end:
        table = (await ann.open_table(game=shortest(), seats=2, public=False)).id
        await bob.sit(table, 1)
        await ann.call("POST", f"/api/tables/{table}/start", None, object)
        turns = [asyncio.create_task(_moves(who, table, latencies, end)) for who in (ann, bob)]
        await asyncio.wait(turns, return_when=asyncio.FIRST_COMPLETED)
        for turn in turns:
            turn.cancel()
        await asyncio.gather(*turns, return_exceptions=True)


async def _moves(who: Client, table: str, latencies: Latencies, end: float) -> None:
    chance = random.Random(1)
    async for position in who.turns(table):
        if time.monotonic() > end:
            return
        await asyncio.sleep(1 / MOVES_A_SECOND)
        begun = time.perf_counter()
        await who.move(table, position, chance.choice(position.moves).text)
        latencies.moves.append(time.perf_counter() - begun)
        begun = time.perf_counter()
        await who.ask("ping")
        latencies.pings.append(time.perf_counter() - begun)


async def _visit(port: int, latencies: Latencies, end: float) -> None:
    while time.monotonic() < end:
        begun = time.perf_counter()
        try:
            async with asyncio.timeout(10):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(b"GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                served = (await reader.read(-1)).startswith(b"HTTP/1.1 200")
                writer.close()
        except (OSError, TimeoutError):
            served = False
        latencies.failed += not served
        latencies.visits.append(time.perf_counter() - begun)
        await asyncio.sleep(0.2)


async def _against_bot(cid: Client, latencies: Latencies, end: float) -> None:
    """Play against a bot that moves at once: it must not wait for other bots' searches."""
    chance = random.Random(2)
    while time.monotonic() < end:
        wanted = {"game": shortest(), "seats": 2, "bots": ["random"], "start": True}
        table = (await cid.open_table(public=False, **wanted)).id
        sent, moved = 0.0, 0
        with suppress(TimeoutError):
            async with asyncio.timeout(end - time.monotonic()):
                async for position in cid.turns(table):
                    # A turn of the bot may be several moves, with a pause before each.
                    if moved and (answers := position.position - moved) > 0:
                        latencies.bots.append((time.perf_counter() - sent) / answers)
                    await asyncio.sleep(0.3)
                    move = chance.choice(position.moves).text
                    sent = time.perf_counter()
                    moved = await cid.move(table, position, move)
