"""Two people who play, and someone who looks in: how long everything takes them."""

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
class Felt:
    """Seconds that each thing took."""

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


_households = count(1)


@asynccontextmanager
async def _guest(url: str, name: str) -> AsyncIterator[Client]:
    """Someone at an address of their own, which a proxy passes on."""
    async with Client(url) as client:
        number = next(_households)
        client._http.headers["X-Forwarded-For"] = f"192.0.{2 + number // 250}.{1 + number % 250}"
        await client.guest(name)
        yield client


async def play(port: int, seconds: float) -> Felt:
    """Play for so long, each as a person would, only faster."""
    url, felt = f"http://127.0.0.1:{port}", Felt()
    async with _guest(url, "Ann") as ann, _guest(url, "Bob") as bob, _guest(url, "Cid") as cid:
        end = time.monotonic() + seconds
        await asyncio.gather(
            _game(ann, bob, felt, end), _visit(port, felt, end), _against_bot(cid, felt, end)
        )
    return felt


async def _game(ann: Client, bob: Client, felt: Felt, end: float) -> None:
    while time.monotonic() < end:
        table = (await ann.open_table(game=shortest(), seats=2, public=False)).id
        await bob.sit(table, 1)
        await ann.call("POST", f"/api/tables/{table}/start", None, object)
        turns = [asyncio.create_task(_moves(who, table, felt, end)) for who in (ann, bob)]
        await asyncio.wait(turns, return_when=asyncio.FIRST_COMPLETED)
        for turn in turns:
            turn.cancel()
        await asyncio.gather(*turns, return_exceptions=True)


async def _moves(who: Client, table: str, felt: Felt, end: float) -> None:
    chance = random.Random(1)
    async for position in who.turns(table):
        if time.monotonic() > end:
            return
        await asyncio.sleep(1 / MOVES_A_SECOND)
        begun = time.perf_counter()
        await who.move(table, position, chance.choice(position.moves).text)
        felt.moves.append(time.perf_counter() - begun)
        begun = time.perf_counter()
        await who.ask("ping")
        felt.pings.append(time.perf_counter() - begun)


async def _visit(port: int, felt: Felt, end: float) -> None:
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
        felt.failed += not served
        felt.visits.append(time.perf_counter() - begun)
        await asyncio.sleep(0.2)


async def _against_bot(cid: Client, felt: Felt, end: float) -> None:
    """Against a bot that answers at once: it must not wait for the thoughts of others' bots."""
    chance = random.Random(2)
    while time.monotonic() < end:
        wanted = {"game": shortest(), "seats": 2, "bots": ["random"], "start": True}
        table = (await cid.open_table(public=False, **wanted)).id
        sent, moved = 0.0, 0
        with suppress(TimeoutError):
            async with asyncio.timeout(end - time.monotonic()):
                async for position in cid.turns(table):
                    # A turn of the bot may be several moves, before each whose it pauses.
                    if moved and (answers := position.position - moved) > 0:
                        felt.bots.append((time.perf_counter() - sent) / answers)
                    await asyncio.sleep(0.3)
                    move = chance.choice(position.moves).text
                    sent = time.perf_counter()
                    moved = await cid.move(table, position, move)
