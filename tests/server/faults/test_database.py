"""The database goes away and comes back, and every game goes on."""

import asyncio

from tests.server.faults.company import answered, company, slow_server
from tests.server.harness import Server, within
from tests.server.postgres import Postgres

AWAY: float = 3.0
"""Seconds."""


def test_every_table_goes_on_after_postgresql_was_started_again(postgres: Postgres) -> None:
    database = postgres.new_database()

    async def run(server: Server) -> None:
        async with company(server.url) as people:
            postgres.shut_down()
            refused = await answered(server.url)
            assert (refused.status_code, refused.json()["error"]) == (503, "unavailable")
            assert refused.json()["sentence"]
            await asyncio.sleep(AWAY)
            postgres.start()
            await people.goes_on()
            await people.check(database)

    with slow_server(database) as server:
        within(run(server))


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
