"""Attacks from one address, as hard as one process can; only ever against this machine."""

import asyncio
import contextlib
import json
import os
import socket
import time
from collections.abc import Awaitable, Callable
from itertools import cycle
from typing import Any

from websockets.frames import Frame, Opcode

from bench.choice import longest

_FIRST_ADDRESS = 66
"""The last number of 127.0.0.x; other addresses belong to the honest player and to the proxy."""
_CONNECT_TIMEOUT = 2.0
Attack = Callable[["Stranger"], Awaitable[None]]


class Stranger:
    """The target of an attack, and its end."""

    def __init__(self, address: str, port: int, seconds: float, table: str) -> None:
        self.address = address
        self.port = port
        self.table = table
        """The id of a finished public game."""
        self.end = time.monotonic() + seconds
        self.done = 0

    @property
    def running(self) -> bool:
        return time.monotonic() < self.end

    async def connect(self) -> socket.socket:
        found = socket.socket()
        found.setblocking(False)
        found.bind((self.address, 0))
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(_CONNECT_TIMEOUT):
            await loop.sock_connect(found, ("127.0.0.1", self.port))
        return found

    async def call(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        """Send one request over a new connection; return the answer, or None if it was refused."""
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.address, 0)
        )
        content = json.dumps(body).encode() if body is not None else b""
        lines = [f"{method} {path} HTTP/1.1", "Host: x", "Connection: close"]
        lines += [f"Content-Length: {len(content)}", *(f"{k}: {v}" for k, v in headers.items())]
        writer.write("\r\n".join([*lines, "", ""]).encode() + content)
        answer = await reader.read(-1)
        writer.close()
        head, _, text = answer.partition(b"\r\n\r\n")
        return (head, json.loads(text)) if b" 20" in head[:14] else None

    async def live(self) -> socket.socket:
        """Open a WebSocket."""
        found = await self.connect()
        loop = asyncio.get_running_loop()
        hello = (
            f"GET /api/live HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n"
        )
        await loop.sock_sendall(found, hello.encode())
        async with asyncio.timeout(_CONNECT_TIMEOUT):
            if not (await loop.sock_recv(found, 12)).endswith(b"101"):
                found.close()
                raise ConnectionError("refused")
        return found


async def _repeat(who: Stranger, at_once: int, strike: Callable[[], Awaitable[None]]) -> None:
    """Run many strikes at the same time, each repeatedly, ignoring refusals."""

    async def one() -> None:
        while who.running:
            with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
                async with asyncio.timeout_at(asyncio.get_running_loop().time() + 30):
                    await strike()
                    who.done += 1
            await asyncio.sleep(0)

    async with asyncio.timeout(max(who.end - time.monotonic(), 0) + 5):
        tasks = [asyncio.create_task(one()) for _ in range(at_once)]
        await asyncio.sleep(max(who.end - time.monotonic(), 0))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _flood(who: Stranger, frames: bytes, *, reads: bool) -> None:
    loop = asyncio.get_running_loop()
    with await who.live() as found:
        while who.running:
            await loop.sock_sendall(found, frames)
            if reads:
                with contextlib.suppress(BlockingIOError):
                    while found.recv(1 << 16):
                        pass


async def pings(who: Stranger) -> None:
    frames = Frame(Opcode.PING, b"").serialize(mask=True) * 2000
    await _repeat(who, 4, lambda: _flood(who, frames, reads=True))


async def pings_unread(who: Stranger) -> None:
    frames = Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 500
    await _repeat(who, 4, lambda: _flood(who, frames, reads=False))


async def garbage(who: Stranger) -> None:
    frames = Frame(Opcode.TEXT, b"garbage").serialize(mask=True) * 500
    await _repeat(who, 4, lambda: _flood(who, frames, reads=True))


async def idle(who: Stranger) -> None:
    """Open 1,100 connections that send nothing."""

    async def strike() -> None:
        with await who.connect() as found:
            await asyncio.get_running_loop().sock_recv(found, 1)
        # Reconnect after a refusal, as fast as 1,100 clients can.
        await asyncio.sleep(0.2)

    await _repeat(who, 1100, strike)


async def half_heads(who: Stranger) -> None:
    """Send one byte now and then, so that no request is ever complete."""

    async def strike() -> None:
        loop = asyncio.get_running_loop()
        with await who.connect() as found:
            for byte in b"GET /api/me HTTP/1.1\r\nHost: " + b"x" * 1000:
                await loop.sock_sendall(found, bytes([byte]))
                await asyncio.sleep(0.05)

    await _repeat(who, 100, strike)


def _gets(path: str, at_once: int = 50) -> Attack:
    async def attack(who: Stranger) -> None:
        asked = f"GET {path.format(table=who.table)} HTTP/1.1\r\nHost: x\r\n\r\n".encode()

        async def strike() -> None:
            loop = asyncio.get_running_loop()
            with await who.connect() as found:
                while who.running:
                    await loop.sock_sendall(found, asked * 10)
                    if not await loop.sock_recv(found, 1 << 18):
                        return

        await _repeat(who, at_once, strike)

    return attack


async def watching(who: Stranger) -> None:
    """Watch a game from every possible entry, over 50 sockets."""
    numbers = cycle(range(40))

    async def strike() -> None:
        loop = asyncio.get_running_loop()
        with await who.live() as found:
            while who.running:
                wish = {"type": "watch", "id": 1, "table": who.table, "since": next(numbers)}
                frame = Frame(Opcode.TEXT, json.dumps(wish).encode()).serialize(mask=True)
                await loop.sock_sendall(found, frame)
                if not await loop.sock_recv(found, 1 << 18):
                    return

    await _repeat(who, 50, strike)


async def masters(who: Stranger) -> None:
    """Watch 20 tables of four masters; bots at unwatched tables do not search."""
    found = await who.call("POST", "/api/guests", {"name": "Stranger"})
    assert found, "the attacker cannot sign in"
    head, me = found
    cookies = [line for line in head.decode().splitlines() if line.lower().startswith("set-cookie")]
    known = {"Cookie": cookies[0].split(": ")[1].split(";")[0], "X-CSRF-Token": me["csrf"]}
    wanted = {"game": longest(), "seats": 4, "bots": ["master"] * 3, "start": True}
    tables: list[str] = []
    for _ in range(20):
        opened = await who.call("POST", "/api/tables", wanted, **known)
        if opened:
            path = f"/api/tables/{opened[1]['id']}/seats/0"
            await who.call("PUT", path, {"player": "bot", "level": "master"}, **known)
            tables.append(opened[1]["id"])
    assert tables, "the attacker cannot open a table"
    loop = asyncio.get_running_loop()
    with await who.live() as line:
        for number, table in enumerate(tables, 1):
            wish = {"type": "watch", "id": number, "table": table, "since": 0}
            frame = Frame(Opcode.TEXT, json.dumps(wish).encode()).serialize(mask=True)
            await loop.sock_sendall(line, frame)
        while who.running and await loop.sock_recv(line, 1 << 18):
            who.done += 1


ATTACKS: dict[str, Attack] = {
    "WebSocket pings": pings,
    "pings, never read": pings_unread,
    "garbage frames": garbage,
    "1,100 idle connections": idle,
    "100 endless heads": half_heads,
    "GET /api/lobby": _gets("/api/lobby"),
    "GET /api/openapi.json": _gets("/api/openapi.json"),
    "GET …/replay?count=1": _gets("/api/tables/{table}/replay?count=1&start=50"),
    "GET …/replay?count=100": _gets("/api/tables/{table}/replay?count=100"),
    "GET …/record": _gets("/api/tables/{table}/record"),
    "watch from every entry": watching,
    "20 tables of 4 masters": masters,
}


def strike(name: str, port: int, seconds: float, table: str) -> None:
    """Attack from a process of low priority, as if it ran on another machine."""
    os.nice(10)
    # Each attack has its own address, because an earlier one may be blocked.
    address = f"127.0.0.{_FIRST_ADDRESS + list(ATTACKS).index(name)}"
    asyncio.run(_strike(name, Stranger(address, port, seconds, table)))


async def _strike(name: str, who: Stranger) -> None:
    with contextlib.suppress(TimeoutError):
        await ATTACKS[name](who)
