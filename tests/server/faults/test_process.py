"""The server is killed, or another server uses the same database."""

import asyncio
import time
from typing import Final

import pytest

from guildhall.server.notify import subscriptions
from guildhall.server.tables import registry
from tests.server.conftest import NewDatabase
from tests.server.faults.players import players, slow_server
from tests.server.harness import Server, Visitor, settings, visitor
from tests.server.notify.world import account, open_context, send, waiting
from tests.server.postgres import Postgres
from tests.server.server_process import WorkerProcess
from tests.server.smtp import mail_server

ENDS_WITHIN: Final = 15.0
"""Seconds, as docs/how-to/scale.md promises; a worker has five, on an idle machine."""


async def test_every_table_continues_after_the_server_was_killed(new_database: NewDatabase) -> None:
    database = new_database()
    with slow_server(database) as server:
        async with players(server.url) as people:
            server.kill()
            server.start()
            await people.goes_on()
            await people.check(database)


async def test_every_table_continues_if_two_servers_work_on_it(new_database: NewDatabase) -> None:
    """Bots of both search the same positions; the second to move must detect it."""
    database = new_database()
    with slow_server(database) as one, slow_server(database) as other:
        async with players(one.url) as people:
            for server in (other, one):
                await people.move_to(server.url)
                await people.goes_on()
            await people.check(database)


async def test_every_table_continues_after_eviction_during_a_search(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A returning player loads it anew while its bot still searches for the old instance."""
    database = new_database()
    monkeypatch.setattr(registry, "MOST_KEPT", 1)
    with Server(settings(database, bot_pause=0.1)) as server:
        async with players(server.url) as people:
            for _ in range(3):
                await people.move_to(server.url)
                await people.goes_on()
            await people.check(database)


async def test_the_loser_of_a_conflict_sees_the_move_of_the_other_server(sqlite: str) -> None:
    with Server(settings(sqlite)) as one, Server(settings(sqlite)) as other:
        async with visitor(one.url, "Ann") as ann, visitor(one.url, "Ben") as ben:
            table = (await ann.done("POST", "/api/tables", {"game": "builders", "seats": 2}))["id"]
            await ben.done("PUT", f"/api/tables/{table}/seats/1", {"player": "me"})
            info = await ann.done("POST", f"/api/tables/{table}/start")
            acting = (ann, ben)[info["turn"]]
            elsewhere = Visitor(other.url, acting.http)
            async with acting.socket() as here, elsewhere.socket() as there:
                for socket in (here, there):
                    await socket.watch(table)
                assert there.position
                old = there.position["position"]
                for _ in range(2):
                    seq = await here.move(table, "take 1")
                assert await there.refused("move", table=table, at=old, move="take 1") == "stale"
                await there.until(lambda: there.position["position"] == seq)  # type: ignore[index]
                assert await there.move(table, "take 1") == seq + 1


async def test_a_stopping_worker_does_not_wait_for_a_hung_mail_server(
    postgres: Postgres,
) -> None:
    database = postgres.new_database()
    async with mail_server() as smtp, open_context(database, smtp) as site:
        ann = await account(site, "Ann", "ann@example.org")
        ben = await account(site, "Ben")
        await subscriptions.want_emails(site, ann, "en", wanted=True)
        await waiting(site, ann.person.id, ben.person.id)
        await send(site, "email")
        smtp.hold = asyncio.Event()
        with WorkerProcess(site.settings) as worker:
            await smtp.came.wait()
            received = time.monotonic()
            await worker.terminate()
            # The mail server would time out only after twenty seconds.
            assert time.monotonic() - received < ENDS_WITHIN
