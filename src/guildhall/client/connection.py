"""The connection to a server: HTTP requests, and one socket that resumes by itself."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import count
from ssl import SSLContext
from types import TracebackType
from typing import Any, Final, Self, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from guildhall.server.problem import Problem
from guildhall.server.socket import messages as socket_messages
from guildhall.server.socket.whole import WholeTable, WholeUpdate
from guildhall.table.view import Position

Answer = TypeVar("Answer")
Answered = socket_messages.Done | socket_messages.Because | socket_messages.Composed
"""Answers to requests over the socket."""


class Refused(Exception):
    """The server refused a request; nothing has changed."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.sentence)
        self.problem = problem


_PATIENCE: Final = 60.0
"""Timeout in seconds. A busy server may need more than the default of five."""


LINES: Final = httpx.Limits(max_connections=100, max_keepalive_connections=20, keepalive_expiry=3.0)
"""Connections are closed before the server does it: a request sent at that moment would be lost."""
_ELSEWHERE: Final = 1012
"""The process restarts: unanswered requests were not executed and are repeated."""


@cache
def _trusted() -> SSLContext:
    """The TLS certificates, loaded once for all clients because it is slow."""
    return httpx.create_ssl_context()


@dataclass
class _Asked:
    """A pending request."""

    frame: bytes
    answer: asyncio.Future[Answered]


class Connection:
    """Requests of one user or bot account over HTTP and over a socket."""

    def __init__(self, url: str, token: str = "") -> None:
        self._url = url.rstrip("/")
        self._headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._http = httpx.AsyncClient(
            base_url=self._url,
            headers=self._headers,
            timeout=_PATIENCE,
            limits=LINES,
            verify=_trusted(),
        )
        self._socket: ClientConnection | None = None
        self._numbers = count(1)
        self._asked: dict[int, _Asked] = {}
        self._news: dict[str, asyncio.Queue[WholeUpdate]] = {}
        self._tables: dict[str, WholeTable] = {}
        self._seen: dict[str, int] = {}
        self._moved: dict[str, int] = {}
        """The entry of the last move at each table."""
        self._reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self._reader:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        await self._http.aclose()

    async def call(self, method: str, path: str, data: Any, answer: type[Answer]) -> Answer:
        """Send any request: method, path, data and the type of the answer."""
        body = None if data is None else msgspec.json.encode(data)
        response = await self._http.request(method, path, content=body)
        if response.status_code >= 400:
            raise Refused(_problem(response))
        return msgspec.json.decode(response.content or b"null", type=answer)

    async def ask(self, kind: str, **fields: Any) -> Answered:
        """Send any request over the socket and return its answer; raises Refused."""
        if self._reader is None:
            self._reader = asyncio.create_task(self._read_all())
        while self._socket is None:
            if self._reader.done():
                await self._reader
            await asyncio.sleep(0.02)
        number = next(self._numbers)
        frame = msgspec.json.encode({"type": kind, "id": number, **fields})
        asked = _Asked(frame, asyncio.get_running_loop().create_future())
        self._asked[number] = asked
        try:
            # After a lost connection, the caller repeats the request or reports the error.
            with suppress(ConnectionClosed):
                await self._socket.send(frame, text=True)
            return await asked.answer
        finally:
            del self._asked[number]

    async def move(self, table: str, position: Position, text: str, *then: str) -> int:
        """Play a move of one or more steps at a position; return its last entry once durable."""
        done = await self.ask("move", table=table, at=position.position, move=text, then=then)
        self._moved[table] = done.seq if isinstance(done, socket_messages.Done) else 0
        return self._moved[table]

    async def updates(self, table: str) -> AsyncIterator[WholeUpdate]:
        """Yield the updates of a table from its beginning, without end."""
        self._news[table] = asyncio.Queue()
        await self.ask("watch", table=table, since=0)
        while True:
            yield await self._news[table].get()

    async def _read_all(self) -> None:
        """Keep a socket open, and resume watching on each new one."""
        url = self._url.replace("http", "ws", 1) + "/api/live"
        if first := next(iter(self._news), ""):
            # Lets a proxy send all viewers of a table to one process.
            url += f"?table={first}"
        async for socket in connect(url, additional_headers=self._headers, max_size=None):
            unanswered = list(self._asked.values())
            self._socket = socket
            try:
                for number, (table, seq) in enumerate(self._seen.items(), 1):
                    await socket.send(
                        msgspec.json.encode(
                            socket_messages.Watch(id=10**9 + number, table=table, since=seq)
                        ),
                        text=True,
                    )
                for asked in unanswered:
                    await socket.send(asked.frame, text=True)
                async for frame in socket:
                    self._read(msgspec.json.decode(frame, type=socket_messages.Message))
            except ConnectionClosed:
                pass
            self._socket = None
            if socket.close_code == _ELSEWHERE:
                continue
            broken = ConnectionError("the line broke; it is not known what was done")
            for asked in self._asked.values():
                if not asked.answer.done():
                    asked.answer.set_exception(broken)

    def _read(self, message: socket_messages.Message) -> None:
        if isinstance(message, socket_messages.Update) and message.table in self._news:
            self._seen[message.table] = message.seq
            known = self._tables.setdefault(message.table, WholeTable())
            self._news[message.table].put_nowait(known.read(message))
        elif isinstance(message, Answered | socket_messages.Failed):
            waiting = self._asked.get(message.id or 0)
            if waiting is None or waiting.answer.done():
                return
            if isinstance(message, socket_messages.Failed):
                waiting.answer.set_exception(Refused(message.problem))
            else:
                waiting.answer.set_result(message)


def _problem(response: httpx.Response) -> Problem:
    try:
        return msgspec.json.decode(response.content, type=Problem)
    except msgspec.MsgspecError:
        # The answer comes from a proxy, not from a Guildhall server.
        status = f"{response.status_code} {response.reason_phrase}"
        return Problem("offline", "error-unavailable", {}, status)
