"""Idle, excessive and incomplete connections."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from guildhall.server.settings import Rate
from tests.server.harness import Server, settings, visitor
from tests.server.http.test_safety import limited

STRANGER = "127.0.0.66"
"""Another loopback address than the one clients use by default."""


def open_socket(port: int, address: str = STRANGER) -> socket.socket:
    found = socket.create_connection(("127.0.0.1", port), source_address=(address, 0))
    found.settimeout(60)
    return found


def is_served(door: socket.socket) -> bool:
    try:
        door.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n")
        return door.recv(12) == b"HTTP/1.1 200"
    except ConnectionError:
        return False


def first_bytes(door: socket.socket) -> bytes:
    try:
        return door.recv(12)
    except ConnectionError:
        return b""


def is_disconnected(door: socket.socket) -> bool:
    """Wait until the server closes the connection."""
    try:
        return not door.recv(1)
    except ConnectionError:
        return True


def test_connections_per_address_are_limited_without_affecting_others(strict: Server) -> None:
    with ExitStack() as opened:
        idle = [opened.enter_context(open_socket(strict.port)) for _ in range(30)]
        assert all(is_disconnected(door) for door in idle[20:])
        assert is_served(idle[0])
        assert is_served(opened.enter_context(open_socket(strict.port, "127.0.0.1")))
        idle[0].close()
        while True:
            # The server detects the closed connection a moment later.
            with open_socket(strict.port) as again:
                if is_served(again):
                    break


def test_at_the_connection_limit_silent_connections_are_closed(sqlite: str) -> None:
    limits = limited(connections=5)
    with Server(settings(sqlite, limits=limits)) as server, ExitStack() as opened:
        polite = opened.enter_context(open_socket(server.port))
        assert is_served(polite)
        idle = [opened.enter_context(open_socket(server.port)) for _ in range(10)]
        assert is_served(opened.enter_context(open_socket(server.port, "127.0.0.1")))
        assert is_disconnected(idle[0])


def test_an_address_that_ignores_refusals_is_blocked_for_a_while(sqlite: str) -> None:
    limits = limited(visits=Rate(1, 3600), floods=Rate(3, 3600))
    with Server(settings(sqlite, limits=limits)) as server, ExitStack() as opened:
        with open_socket(server.port) as door:
            assert is_served(door)
        answers = []
        for _ in range(5):
            with open_socket(server.port) as door:
                door.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n")
                answers.append(first_bytes(door))
        assert answers == [b"HTTP/1.1 429"] * 4 + [b""]
        assert is_served(opened.enter_context(open_socket(server.port, "127.0.0.1")))


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\nGET /api/me HT",
    ],
    ids=["nothing", "half a head", "half a body", "half a second request"],
)
def test_an_incomplete_request_times_out(slow_server: Server, said: bytes) -> None:
    with open_socket(slow_server.port) as door:
        door.sendall(said)
        while not is_disconnected(door):
            pass


@pytest.fixture(scope="module")
def slow_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with short timeouts."""
    file = tmp_path_factory.mktemp("slow") / "guildhall.db"
    limits = limited(head_seconds=0.2, exchange_seconds=0.2)
    with Server(settings(f"sqlite:///{file}", limits=limits)) as found:
        yield found


async def test_a_websocket_may_be_silent(slow_server: Server) -> None:
    async with visitor(slow_server.url) as ann, AsyncExitStack() as opened:
        quiet = None
        while quiet is None:
            # On a busy machine the upgrade request may be too slow and is retried.
            with suppress(ConnectionClosed, InvalidMessage):
                quiet = await opened.enter_async_context(ann.socket())
        with open_socket(slow_server.port) as door:
            await asyncio.to_thread(is_disconnected, door)
        assert (await quiet.ask("ping"))["type"] == "done"
