"""Servers for tests, and clients for their HTTP and socket API."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from ssl import PROTOCOL_TLS_CLIENT, SSLContext
from threading import Thread
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from guildhall.client import LINES
from guildhall.server.context import Context
from guildhall.server.run import build_server
from guildhall.server.settings import Limits, Rate, Settings
from guildhall.server.socket.whole import WholeTable
from guildhall.server.storage.database import database_url, prepare

ROOT = Path(__file__).parent.parent.parent
MANY = Rate(1_000_000, 1)
GENEROUS = Limits(
    guests=MANY, sign_ins=MANY, sign_ins_an_address=MANY, sign_ins_an_account=MANY, tables=MANY,
    tables_an_address=MANY, chat=MANY, requests=MANY, requests_an_address=MANY, received=MANY,
    visits=MANY, floods=MANY, reviews=MANY, replayed=MANY, calls=MANY, resets=MANY,
    reviews_an_address=MANY, resets_an_address=MANY, emails=MANY, exports=MANY,
    sockets_an_address=5000, connections_an_address=5000, tables_a_person=500, at_once=1000,
)  # fmt: skip
"""High limits for tests that are not about rate limits."""
UNENCRYPTED = SSLContext(PROTOCOL_TLS_CLIENT)
"""For clients on loopback: loading the certificate authorities takes longer than most tests."""
ANSWERS = ("done", "failed", "because", "previews", "composed")


def settings(database: str, **others: Any) -> Settings:
    # On a busy machine a search takes long without being hung.
    return replace(Settings(database, bot_pause=0.0, bot_seconds=60.0, limits=GENEROUS), **others)


class Server:
    """A server in a thread of this process, with real sockets, protocol and database."""

    def __init__(self, chosen: Settings) -> None:
        self.settings = chosen
        self.port = 0

    def start(self) -> None:
        """Start the server, on the port of the last start if any."""
        prepare(database_url(self.settings.database))
        self.context = Context(self.settings)
        ready: Future[int] = Future()
        self._server = build_server(self.context, ready.set_result)
        sockets = [socket.create_server(("127.0.0.1", self.port), backlog=2048)]

        def run() -> None:
            try:
                self._server.run(sockets)
            finally:
                if not ready.done():
                    ready.set_exception(RuntimeError("the server does not start"))

        self._thread = Thread(target=run, daemon=True)
        self._thread.start()
        self.port = ready.result()

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def bot_workers(self) -> list[int]:
        """Return the live processes in which bots search."""
        groups = self.context.search_pool.groups().values()
        return [worker.pid for group in groups for worker in group.workers if worker.pid]

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


class Visitor:
    """A browser session: its cookie, CSRF token and requests."""

    def __init__(self, url: str, http: httpx.AsyncClient) -> None:
        self.url = url
        self.http = http
        self.id = ""

    async def call(self, method: str, path: str, data: Any = None, **more: Any) -> httpx.Response:
        if data is not None:
            more["json"] = data
        return await self.http.request(method, path, **more)

    async def done(self, method: str, path: str, data: Any = None) -> Any:
        """Return the response to a request that must succeed."""
        response = await self.call(method, path, data)
        assert response.status_code < 300, response.text
        return response.json() if response.content else None

    async def refused(
        self, method: str, path: str, data: Any = None, **more: Any
    ) -> tuple[int, str]:
        """Return status and error of a request that must be refused."""
        response = await self.call(method, path, data, **more)
        problem = response.json()
        assert problem["sentence"]
        return response.status_code, problem["error"]

    def take_over(self, me: dict[str, Any]) -> None:
        self.id = me["person"]["id"]
        self.http.headers["X-CSRF-Token"] = me["csrf"]

    async def guest(self, name: str) -> "Visitor":
        self.take_over(await self.done("POST", "/api/guests", {"name": name}))
        return self

    def cookie(self) -> str:
        return f"guildhall={self.http.cookies['guildhall']}"

    @asynccontextmanager
    async def socket(self, **headers: str) -> AsyncIterator["Socket"]:
        sent = dict(headers)
        if "guildhall" in self.http.cookies:
            sent["Cookie"] = self.cookie()
        address = self.url.replace("http", "ws", 1) + "/api/live"
        patient: dict[str, Any] = {"max_size": None, "open_timeout": None, "ping_timeout": None}
        async with connect(address, additional_headers=sent, **patient) as found:
            yield Socket(found)


def get(url: str, **headers: str) -> httpx.Response:
    return httpx.get(url, headers=headers, timeout=60, verify=UNENCRYPTED)


@asynccontextmanager
async def visitor(url: str, name: str = "") -> AsyncIterator[Visitor]:
    async with httpx.AsyncClient(
        base_url=url, timeout=90, limits=LINES, verify=UNENCRYPTED
    ) as http:
        found = Visitor(url, http)
        if name:
            await found.guest(name)
        yield found


def make_whole(message: dict[str, Any], tables: dict[str, WholeTable]) -> None:
    """Merge a partial update with what the same socket received before."""
    if message["type"] == "update":
        table = tables.setdefault(message["table"], WholeTable())
        known = table.apply(message["info"], message["position"], whole=message["whole"])
        message["info"], message["position"] = known


class Socket:
    """A live socket that stores every frame it has received."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[str] = []
        self.number = 0
        self.updates: list[dict[str, Any]] = []
        self.position: dict[str, Any] | None = None
        self.entries: list[dict[str, Any]] = []
        self.info: dict[str, Any] = {}
        self._tables: dict[str, WholeTable] = {}

    async def send(self, kind: str, **fields: Any) -> int:
        self.number += 1
        text = msgspec.json.encode({"type": kind, "id": self.number, **fields}).decode()
        await self.connection.send(text)
        return self.number

    async def next(self) -> dict[str, Any]:
        frame = await self.connection.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = msgspec.json.decode(frame)
        make_whole(message, self._tables)
        if message["type"] == "update":
            self.updates.append(message)
            self.entries += message["entries"]
            self.info = message["info"]
            if message["position"]:
                self.position = message["position"]
        return message

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a request and return its response, after processing updates in between."""
        number = await self.send(kind, **fields)
        while True:
            message = await self.next()
            if message.get("id") == number and message["type"] in ANSWERS:
                return message

    async def refused(self, kind: str, **fields: Any) -> str:
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "failed", answer
        return str(answer["problem"]["error"])

    async def until(self, holds: Callable[[], bool]) -> None:
        """Process updates until a condition holds."""
        while not holds():
            await self.next()

    async def watch(self, table: str, since: int = 0) -> None:
        before = len(self.updates)
        answer = await self.ask("watch", table=table, since=since)
        assert answer["type"] == "done", answer
        await self.until(lambda: len(self.updates) > before)

    async def move(self, table: str, text: str) -> int:
        """Play a move that must be accepted, and wait until it is shown."""
        assert self.position
        answer = await self.ask("move", table=table, at=self.position["position"], move=text)
        assert answer["type"] == "done", answer
        await self.until(lambda: bool(self.entries) and self.entries[-1]["seq"] >= answer["seq"])
        return int(answer["seq"])


def choose(position: dict[str, Any], number: int) -> str:
    """Return a legal move selected by a number."""
    moves = position["moves"]
    return str(moves[number % len(moves)]["text"])


def soonest(game: str) -> str:
    """Return the bot that ends a game soonest: random play of The Builders takes 600 moves."""
    return "apprentice" if game == "builders" else "random"


async def play_out(socket: Socket, table: str, number: int = 7) -> None:
    """Play the own seat until the game is over."""
    while not (socket.position and socket.position["over"]):
        position = socket.position
        if position and position["moves"]:
            number = number * 1103515245 + 12345 & 0x7FFFFFFF
            at = position["position"]
            text = choose(position, number >> 8)
            answer = await socket.ask("move", table=table, at=at, move=text)
            if answer["type"] == "done":
                seq = answer["seq"]
                await socket.until(lambda: socket.updates[-1]["seq"] >= seq)  # noqa: B023
                continue
            assert answer["problem"]["error"] == "stale", answer
        await socket.next()


def within(work: Coroutine[Any, Any, None], seconds: float = 300) -> None:
    """Run a test with a timeout, in a thread, since the current one may have an event loop."""

    async def run() -> None:
        async with asyncio.timeout(seconds) as timeout:
            await work
        # Also fail if the test took the timeout for the end that it waited for.
        assert not timeout.expired(), f"not done after {seconds} s"

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, run()).result()
