"""Excessive requests of one client do not affect others."""

import asyncio
import logging
import socket
from typing import Any, cast

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from guildhall import games, locales
from guildhall.server.app import litestar
from guildhall.server.context import Context
from guildhall.server.errors import TooManyRequests
from guildhall.server.http.openapi import ExactSchema
from guildhall.server.limits import Buckets, address_of
from guildhall.server.operations.warmup import warm_up
from guildhall.server.records import records
from guildhall.server.refusal_counters import Refusals
from guildhall.server.settings import Rate
from guildhall.server.socket.connection import Connection
from guildhall.server.socket.transport import Closed
from guildhall.server.storage.database import database_url, prepare
from guildhall.server.tables import log_store, seating
from guildhall.server.tables.chat import say
from guildhall.server.tables.rows import entry_of
from guildhall.table.settings import NewTable
from tests.server.conftest import NewDatabase
from tests.server.contexts import RecordingTransport
from tests.server.harness import Server, Socket, play_out, settings, soonest, visitor, within
from tests.server.http.test_safety import GARBAGE, unread_socket


def of(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.PONG, Opcode.TEXT])
async def test_a_flood_of_frames_closes_the_socket_and_delays_no_one(
    strict: Server, kind: Opcode
) -> None:
    async with visitor(strict.url) as ann, ann.socket(**of(f"192.0.2.{kind}")) as hers:
        loop = asyncio.get_running_loop()
        frames = Frame(kind, b"x").serialize(mask=True) * 400

        async def shout(flood: socket.socket) -> None:
            while True:
                await loop.sock_sendall(flood, frames)
                assert (await hers.ask("ping"))["type"] == "done"

        with await unread_socket(strict.port) as flood, pytest.raises(ConnectionError):
            await shout(flood)
        assert (await hers.ask("ping"))["type"] == "done"


async def test_a_client_disconnected_for_flooding_receives_the_reason(strict: Server) -> None:
    async def flood(socket: Socket) -> None:
        while True:
            await (await socket.connection.ping())

    async with visitor(strict.url) as ann, ann.socket() as socket:
        with pytest.raises(ConnectionClosed):
            await flood(socket)
        assert socket.connection.close_code == 1008


async def test_an_endless_fragmented_message_closes_the_socket(sqlite: str) -> None:
    with Server(settings(sqlite)) as server:
        loop = asyncio.get_running_loop()
        first = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)
        more = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)

        async def send(parts: socket.socket) -> None:
            await loop.sock_sendall(parts, first)
            while True:
                await loop.sock_sendall(parts, more)

        with await unread_socket(server.port) as parts, pytest.raises(ConnectionError):
            await send(parts)


async def test_garbage_counts_as_a_request(strict: Server) -> None:
    async with visitor(strict.url) as ann, ann.socket(**of("192.0.2.20")) as socket:
        for frame in (GARBAGE * 100)[:100]:
            await socket.connection.send(frame)
            assert (await socket.next())["problem"]["error"] == "bad-request"
        assert await socket.refused("ping") == "too-many-requests"


async def test_all_sockets_of_an_address_share_a_limit(strict: Server) -> None:
    where = of("192.0.2.21")
    async with visitor(strict.url) as ann, ann.socket(**where) as a, ann.socket(**where) as b:
        for _ in range(75):
            assert (await a.ask("ping"))["type"] == "done"
            assert (await b.ask("ping"))["type"] == "done"
        assert await a.refused("ping") == "too-many-requests"
        assert await b.refused("ping") == "too-many-requests"


def test_refusals_are_logged_as_a_count_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    refusals = Refusals()
    with caplog.at_level(logging.WARNING):
        for _ in range(1000):
            refusals.add("connections", "192.0.2.1")
        refusals.add("frames", "192.0.2.2")
    assert refusals.counts == {"connections": 1000, "frames": 1}
    assert [record.getMessage() for record in caplog.records] == [
        "too many connections: 1 refused, the last from 192.0.2.1",
        "too many frames: 1 refused, the last from 192.0.2.2",
    ]


async def test_read_requests_are_limited_too(strict: Server) -> None:
    async with visitor(strict.url) as ann:
        ann.http.headers.update(of("192.0.2.30"))
        paths = ["/api/me", "/api/lobby", "/", "/api/openapi.json"]
        for path in paths * 50:
            assert (await ann.call("GET", path)).status_code == 200
        refused = await ann.call("GET", "/api/me")
        assert refused.status_code == 429
        assert refused.json()["error"] == "too-many-requests"
        assert int(refused.headers["retry-after"]) > 0
        assert refused.headers["x-frame-options"] == "DENY"
        with pytest.raises(InvalidStatus) as error:
            async with ann.socket(**of("192.0.2.30")):
                pass
        assert error.value.response.status_code == 429


def test_expensive_responses_are_computed_in_advance() -> None:
    context = Context(settings("sqlite:///unused.db"))
    app, described = litestar(context), ExactSchema(path="/")
    locales._read.cache_clear()
    warm_up(app, described)
    read = (1 + len(games.NAMES)) * len(locales.LANGUAGES)
    assert locales._read.cache_info().currsize == read
    made = described.make({})
    assert b"/api/tables" in made
    assert described.render(cast(Any, None), {}) is made, "rendered only once"


def test_repeated_watch_requests_are_read_once(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Watcher(RecordingTransport):
        """A client that requests the whole log many times and then only reads."""

        def __init__(self, table: str) -> None:
            super().__init__()
            request = {"type": "watch", "id": 1, "table": table, "since": 0}
            self.requests = [msgspec.json.encode(request).decode()] * 100

        async def receive(self) -> str | bytes:
            if self.requests:
                await asyncio.sleep(0)
                return self.requests.pop()
            await reading.wait()
            while '"update"' not in self.sent:
                await asyncio.sleep(0)
            raise Closed

    reading, read = asyncio.Event(), list[int]()

    async def run() -> None:
        context = Context(settings(sqlite))
        await context.open()
        ann = (await context.people.new_guest("Ann")).person.id
        table = await seating.open_table(context, ann, NewTable(game="builders", seats=2))
        for number in range(40):
            await say(context, table, ann, f"{number}")
        lines, watcher = context.tables.lines, Watcher(table.id)

        async def slowly(*asked: Any) -> Any:
            read.append(1)
            while watcher.requests:
                await asyncio.sleep(0)
            reading.set()
            return await lines(*asked)

        monkeypatch.setattr(context.tables, "lines", slowly)
        await Connection(context, watcher, None, "en", "192.0.2.1").run()
        assert len(read) == 1
        assert watcher.sent.count('"kind":"said"') == 40
        await context.close()

    prepare(database_url(sqlite))
    within(run())


def test_part_of_a_replay_reads_only_that_part(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = new_database()
    found: list[str] = []

    async def play(url: str) -> None:
        async with visitor(url, "Ann") as ann, ann.socket() as socket:
            wanted = {"game": "builders", "seats": 2, "bots": [soonest("builders")], "start": True}
            found.append((await ann.done("POST", "/api/tables", wanted))["id"])
            await socket.watch(found[0])
            await play_out(socket, found[0])

    async def read() -> None:
        context = Context(settings(database))
        await context.open()
        table = await context.tables.get(found[0])
        assert table.depth > 40
        read: list[int] = []

        def counted(row: Any) -> Any:
            read.append(1)
            return entry_of(row)

        monkeypatch.setattr(log_store, "entry_of", counted)
        whole = await records.replay(context, table, 0, table.depth + 1, -1)
        assert [step.number for step in whole.steps] == list(range(table.depth + 1))
        for start in (0, 1, 20, table.depth, table.depth + 100):
            read.clear()
            part = await records.replay(context, table, start, 1, -1)
            assert part.steps == [whole.steps[min(start, table.depth)]]
            assert len(read) <= 20
        await context.close()

    with Server(settings(database)) as server:
        within(play(server.url))
    within(read())


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1%eth0", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("", ""),
        ("a socket", "a socket"),
    ],
)
def test_addresses_are_grouped_by_network(host: str, address: str) -> None:
    assert address_of(host) == address


async def test_a_household_shares_one_limit(strict: Server) -> None:
    async with visitor(strict.url) as proxy:

        async def guest(address: str) -> int:
            proxy.http.cookies.clear()
            path = "/api/guests"
            said = await proxy.call("POST", path, {"name": "Ann"}, headers=of(address))
            return said.status_code

        assert [await guest(f"2001:db8::{n}:1") for n in range(10)] == [201] * 10
        assert await guest("2001:db8::ffff:ffff") == 429
        assert await guest("2001:db8:0:1::1") == 201


def test_slower_requests_count_more() -> None:
    buckets, rate = Buckets(Refusals()), Rate(10, 3600)
    buckets.take("moves replayed", "a", rate, many=6)
    with pytest.raises(TooManyRequests):
        buckets.take("moves replayed", "a", rate, many=6)
    buckets.take("moves replayed", "a", rate, many=4)


def test_buckets_are_separate_by_purpose_and_user() -> None:
    buckets, rate = Buckets(Refusals()), Rate(1, 3600)
    buckets.take("sign-ins", "a", rate, "b")
    buckets.take("sign-ins", "a b", rate)
    buckets.take("sign-ins", "a", rate)
    buckets.take("guests", "a", rate, "b")
    with pytest.raises(TooManyRequests):
        buckets.take("sign-ins", "a", rate, "b")
