"""Helpers for tests with two servers on one PostgreSQL."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.server.harness import Server, Socket, Visitor, visitor
from tests.server.server_process import ServerProcess

BETWEEN = 0.05
"""Seconds between two polls; continuous polling would take CPU time from the servers."""
Two = tuple[ServerProcess, ServerProcess]


async def is_notified(at: Visitor) -> bool:
    received = await at.call("GET", "/metrics", headers={"Authorization": "Bearer t"})
    return "guildhall_listening 1.0" in received.text


@asynccontextmanager
async def client_on(server: Server, person: Visitor) -> AsyncIterator[Visitor]:
    """Return a client of the same user on another process."""
    async with visitor(server.url) as found:
        found.http.cookies.set("guildhall", person.http.cookies["guildhall"])
        found.take_over(await found.done("GET", "/api/me"))
        assert found.id == person.id
        yield found


async def table_of(ann: Visitor, ben: Visitor, hers: Socket, theirs: Socket) -> str:
    """Return a running game of two users who are connected to different processes."""
    opened = await ann.done("POST", "/api/tables", {"game": "builders", "seats": 2})
    table = str(opened["id"])
    await hers.watch(table)
    await theirs.watch(table)
    await ben.done("PUT", f"/api/tables/{table}/seats/1", {"player": "me"})
    await hers.until(lambda: hers.info["seats"][1]["person"] is not None)
    await ann.done("POST", f"/api/tables/{table}/start")
    for socket in (hers, theirs):
        await socket.until(lambda: socket.position is not None)  # noqa: B023
    return table


def moves(socket: Socket) -> list[str]:
    """Return the legal moves of the current player."""
    assert socket.position
    return [str(move["text"]) for move in socket.position["moves"]]
