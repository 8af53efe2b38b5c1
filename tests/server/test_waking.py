"""Several processes on one PostgreSQL: players of one table on different ones."""

from collections.abc import Iterator

import pytest

from tests.server.harness import Server, Socket, Visitor, settings, visitor, within
from tests.server.postgres import Postgres


@pytest.fixture
def two(postgres: Postgres) -> Iterator[tuple[Server, Server]]:
    database = postgres.new_database()
    with Server(settings(database)) as one, Server(settings(database)) as other:
        yield one, other


async def table_of(ann: Visitor, ben: Visitor, hers: Socket, his: Socket) -> str:
    """A running game of two people who are connected to different processes."""
    opened = await ann.done("POST", "/api/tables", {"game": "builders", "seats": 2})
    table = str(opened["id"])
    await hers.watch(table)
    await his.watch(table)
    await ben.done("PUT", f"/api/tables/{table}/seats/1", {"player": "me"})
    await hers.until(lambda: hers.info["seats"][1]["person"] is not None)
    await ann.done("POST", f"/api/tables/{table}/start")
    for socket in (hers, his):
        await socket.until(lambda: socket.position is not None)  # noqa: B023
    return table


def moves(socket: Socket) -> list[str]:
    """What one may play now."""
    assert socket.position
    return [str(move["text"]) for move in socket.position["moves"]]


def test_players_on_two_processes_see_each_others_moves(two: tuple[Server, Server]) -> None:
    async def run() -> None:
        one, other = two
        async with (
            visitor(one.url, "Ann") as ann,
            visitor(other.url, "Ben") as ben,
            ann.socket() as hers,
            ben.socket() as his,
        ):
            table = await table_of(ann, ben, hers, his)
            for number in range(12):
                acting, looking = (hers, his) if moves(hers) else (his, hers)
                seq = await acting.move(table, moves(acting)[number % len(moves(acting))])
                await looking.until(lambda: looking.info["seq"] >= seq)  # noqa: B023
            told = [[(entry["seq"], entry["kind"]) for entry in s.entries] for s in (hers, his)]
            assert sorted(set(told[0])) == sorted(set(told[1]))

    within(run())


def test_the_lobby_of_a_process_tells_of_tables_of_another(two: tuple[Server, Server]) -> None:
    async def run() -> None:
        one, other = two
        async with (
            visitor(one.url, "Ann") as ann,
            visitor(other.url, "Ben") as ben,
            ben.socket() as his,
        ):
            await his.ask("watch-lobby")
            opened = await ann.done("POST", "/api/tables", {"game": "builders", "seats": 2})
            while True:
                news = await his.next()
                if news["type"] == "lobby-change" and news["table"]["id"] == opened["id"]:
                    break

    within(run())


def test_a_process_that_is_killed_loses_nothing_and_players_go_on_at_another(
    two: tuple[Server, Server],
) -> None:
    async def run() -> None:
        one, other = two
        async with visitor(one.url, "Ann") as ann, visitor(other.url, "Ben") as ben:
            async with ann.socket() as hers, ben.socket() as his:
                table = await table_of(ann, ben, hers, his)
                acting = hers if moves(hers) else his
                seq = await acting.move(table, moves(acting)[0])
            one.kill()
            # The same session, at the process that is left.
            async with visitor(other.url) as again:
                again.http.cookies.set("guildhall", ann.http.cookies["guildhall"])
                again.take_over(await again.done("GET", "/api/me"))
                assert again.id == ann.id
                async with again.socket() as socket:
                    await socket.watch(table)
                    assert socket.info["seq"] >= seq

    within(run())
