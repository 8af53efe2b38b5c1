"""The server is killed, or another one works on the same database."""

from tests.server.conftest import NewDatabase
from tests.server.faults.company import company, slow_server
from tests.server.harness import Server, within


def test_every_table_goes_on_after_the_server_was_killed(new_database: NewDatabase) -> None:
    database = new_database()

    async def run(server: Server) -> None:
        async with company(server.url) as people:
            server.kill()
            server.start()
            await people.goes_on()
            await people.check(database)

    with slow_server(database) as server:
        within(run(server))


def test_every_table_goes_on_where_two_servers_work_on_it(new_database: NewDatabase) -> None:
    """Bots of both think about the same positions; whoever comes second must notice."""
    database = new_database()

    async def run(one: Server, other: Server) -> None:
        async with company(one.url) as people:
            for server in (other, one):
                await people.move_to(server.url)
                await people.goes_on()
            await people.check(database)

    with slow_server(database) as one, slow_server(database) as other:
        within(run(one, other))
