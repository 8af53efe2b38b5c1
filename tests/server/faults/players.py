"""Players and bots at many tables, who play while the server accepts moves."""

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any, Final

import httpx
from websockets.exceptions import WebSocketException

from guildhall.server.operations.verify import verify
from guildhall.server.storage.database import database_url
from tests.server.harness import UNENCRYPTED, Socket, Visitor, choose, settings, visitor
from tests.server.server_process import ServerProcess

GOES_ON_WITHIN: Final = float(os.environ.get("GUILDHALL_TEST_GOES_ON", 60))
"""Seconds: ten are promised on a quiet machine (`make faults`), and tests run on busy ones too."""
_AGAIN: Final = 0.1
"""Seconds until a disconnected or refused player tries again."""
_BETWEEN: Final = 0.1
"""Seconds that a player of a pair pauses, so that the fault occurs during play."""
_MEANWHILE: Final = 10
"""Moves that a player makes unless a test waits for more, so that no game is over before a long
fault on a busy machine."""


class Guest:
    """A player against a bot or another guest, and the moves the server acknowledged."""

    def __init__(self, person: Visitor, table: str, other: int = 1, thinks: float = 0.0) -> None:
        self.person = person
        self.url = person.url
        self.table = table
        self.other = other
        """The seat of the other player."""
        self._thinks = thinks
        self.promised: dict[int, str] = {}
        """Acknowledged moves by entry."""
        self.by_other = 0
        """The last entry of a move by the other player."""
        self.over = False
        self._left = float("inf")
        """Moves that the player may make before a test waits for one again."""
        self.refusals: list[str] = []
        self._changed = asyncio.Condition()
        self._socket: Socket | None = None
        self._chance = 7

    async def play(self) -> None:
        """Play and reconnect after every lost connection until the game is over."""
        while not self.over:
            try:
                at_server = Visitor(self.url, self.person.http)
                async with at_server.socket() as socket:
                    await self._sit(socket)
            except (WebSocketException, OSError):
                await asyncio.sleep(_AGAIN)

    async def move_to(self, url: str) -> None:
        """Continue on another server."""
        self.url = url
        if self._socket:
            await self._socket.connection.close()

    @property
    def port(self) -> int:
        """Return the local port of the connection."""
        assert self._socket
        return int(self._socket.connection.local_address[1])

    async def _sit(self, socket: Socket) -> None:
        self._socket = socket
        answer = await socket.ask("watch", table=self.table, since=0)
        if answer["type"] != "done":
            self.refusals.append(answer["problem"]["error"])
            await asyncio.sleep(_AGAIN)
            return
        while not self.over:
            position = socket.position
            if position and position["moves"] and self._left > 0:
                await asyncio.sleep(self._thinks)
                await self._move(socket, position)
            else:
                await socket.next()
            await self._look(socket)

    async def _move(self, socket: Socket, position: dict[str, Any]) -> None:
        self._chance = self._chance * 1103515245 + 12345 & 0x7FFFFFFF
        text, at = choose(position, self._chance >> 8), position["position"]
        answer = await socket.ask("move", table=self.table, at=at, move=text)
        if answer["type"] == "done":
            self.promised[answer["seq"]] = text
            self._left -= 1
            await socket.until(lambda: socket.updates[-1]["seq"] >= answer["seq"])
        else:
            self.refusals.append(answer["problem"]["error"])
            if socket.position is position:
                # Retry the move as a user would.
                await asyncio.sleep(_AGAIN)
                await socket.ask("ping")

    async def _look(self, socket: Socket) -> None:
        position = socket.position
        self.over = bool(position and position["over"])
        for entry in socket.entries:
            if entry["kind"] == "move" and entry["seat"] == self.other:
                self.by_other = max(self.by_other, entry["seq"])
        socket.entries.clear()
        async with self._changed:
            self._changed.notify_all()

    async def until(self, holds: Callable[[], bool]) -> None:
        """Play until a condition holds."""
        self._left = float("inf")
        if self._socket:
            with suppress(WebSocketException):
                # The response shows whether it may move again.
                await self._socket.send("ping")
        async with self._changed:
            await self._changed.wait_for(lambda: self.over or holds())
        self._left = _MEANWHILE

    async def goes_on(self) -> None:
        """Wait until this player and the other one make new moves."""
        known = max([0, self.by_other, *self.promised])
        await self.until(lambda: self.by_other > known and max([0, *self.promised]) > known)

    async def check(self) -> None:
        """Check that every acknowledged move is in the log."""
        promised = dict(self.promised)
        found: dict[int, Any] = {}
        last = 1
        while max(found, default=0) < last:
            since = max(found, default=0)
            path = f"/api/tables/{self.table}/log?since={since}&count=500"
            log = (await self.person.http.get(self.url + path)).json()
            last = log["last"]
            found.update({entry["seq"]: entry for entry in log["entries"]})
        for seq, text in promised.items():
            assert seq in found, f"acknowledged entry {seq} of table {self.table} is lost"
            assert found[seq].get("move") == text, "an acknowledged move was replaced"


class Players:
    """All players of a test."""

    def __init__(self, guests: Sequence[Guest]) -> None:
        self.guests = guests

    @property
    def refusals(self) -> set[str]:
        return {refusal for guest in self.guests for refusal in guest.refusals}

    async def goes_on(self, within: float = GOES_ON_WITHIN) -> float:
        """Wait until every table continues; return the seconds until the last one does."""
        assert not any(guest.over for guest in self.guests), "the games are already over"
        begun = time.monotonic()
        waits = [asyncio.create_task(guest.goes_on()) for guest in self.guests]
        _, stuck = await asyncio.wait(waits, timeout=within)
        for task in stuck:
            task.cancel()
        tables = [g.table for g, task in zip(self.guests, waits, strict=True) if task in stuck]
        assert not stuck, f"{len(stuck)} of {len(waits)} tables do not continue: {tables}"
        for task in waits:
            task.result()
        seconds = time.monotonic() - begun
        print(f"all {len(waits)} tables went on after {seconds:.1f} s", file=sys.stderr)
        return seconds

    async def move_to(self, url: str) -> None:
        """Continue all games on another server."""
        for guest in self.guests:
            await guest.move_to(url)

    async def check(self, database: str) -> None:
        """Check that no acknowledged move is missing and that every game replays."""
        for guest in self.guests:
            await guest.check()
        assert sum(len(guest.promised) for guest in self.guests) > len(self.guests)
        assert verify(database_url(database)).differences == []


@asynccontextmanager
async def players(
    *urls: str,
    tables: int = 6,
    pairs: int = 0,
    game: str = "burgundy",
    bots: Sequence[str] = ("random",),
) -> AsyncIterator[Players]:
    """Seat players at new tables, some with a bot and some in pairs, across servers."""
    async with AsyncExitStack() as stack:
        guests: list[Guest] = []
        for number in range(tables):
            url = urls[number % len(urls)]
            person = await stack.enter_async_context(visitor(url, f"Ann {number}"))
            wanted = {"game": game, "seats": 2, "bots": [bots[number % len(bots)]], "start": True}
            table = (await person.done("POST", "/api/tables", wanted))["id"]
            guests.append(Guest(person, table))
        for number in range(pairs):
            ann = await stack.enter_async_context(visitor(urls[0], f"Bea {number}"))
            ben = await stack.enter_async_context(visitor(urls[-1], f"Ben {number}"))
            table = (await ann.done("POST", "/api/tables", {"game": game, "seats": 2}))["id"]
            await ben.done("PUT", f"/api/tables/{table}/seats/1", {"player": "me"})
            await ann.done("POST", f"/api/tables/{table}/start")
            guests += [Guest(ann, table, 1, _BETWEEN), Guest(ben, table, 0, _BETWEEN)]
        playing = [asyncio.create_task(guest.play()) for guest in guests]
        found = Players(guests)
        try:
            await found.goes_on(within=60)
            yield found
        finally:
            for task in playing:
                task.cancel()
            ended = await asyncio.gather(*playing, return_exceptions=True)
        for error in ended:
            assert error is None or isinstance(error, asyncio.CancelledError), error


def slow_server(database: str, **others: Any) -> ServerProcess:
    """Return a server whose bots pause, so that the fault occurs during games."""
    return ServerProcess(settings(database, bot_pause=0.1, **others))


async def answered(url: str, path: str = "/api/lobby") -> httpx.Response:
    async with httpx.AsyncClient(base_url=url, timeout=30, verify=UNENCRYPTED) as http:
        return await http.get(path)
