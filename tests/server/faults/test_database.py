"""The database goes away and comes back, and every game goes on."""

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from guildhall.client import Client, Refused
from guildhall.server.live.table import TAIL
from tests.server.faults.company import answered, company, slow_server
from tests.server.harness import Server, visitor, within
from tests.server.postgres import Postgres

AWAY: float = 3.0
"""Seconds."""


def test_every_table_goes_on_after_postgresql_was_started_again(
    postgres: Postgres, capfd: pytest.CaptureFixture[str]
) -> None:
    database = postgres.new_database()

    async def run(server: Server) -> None:
        async with (
            company(server.url) as people,
            visitor(server.url) as stranger,
            stranger.socket() as socket,
        ):
            long_one = people.guests[0]
            await long_one.until(lambda: long_one.by_bot > TAIL)
            postgres.shut_down()
            # Its older entries have to be read, which fails: the socket must not stay blank.
            await socket.ask("watch", table=long_one.table, since=0)
            with pytest.raises(ConnectionClosed) as closed:
                await socket.until(lambda: False)
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 1013
            refused = await answered(server.url)
            assert (refused.status_code, refused.json()["error"]) == (503, "unavailable")
            async with Client(server.url) as client:
                with pytest.raises(Refused, match="cannot reach its database"):
                    await client.guest("Eve")
            await asyncio.sleep(AWAY)
            postgres.start()
            await people.goes_on()
            await people.check(database)

    with slow_server(database) as server:
        within(run(server))
    # An operator is told once that the database is away, not by everything that needs it.
    assert "Traceback" not in capfd.readouterr().err


def test_every_table_goes_on_after_postgresql_stood_still(postgres: Postgres) -> None:
    database = postgres.new_database()

    async def run(server: Server) -> None:
        async with company(server.url) as people:
            with postgres.frozen():
                refused = await answered(server.url)
                assert (refused.status_code, refused.json()["error"]) == (503, "unavailable")
            await people.goes_on()
            await people.check(database)

    with slow_server(database) as server:
        within(run(server))
