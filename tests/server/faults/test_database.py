"""The database becomes unavailable and returns, and every game continues."""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import insert
from websockets.exceptions import ConnectionClosed

from guildhall.client import Client, Refused
from guildhall.server.clock import now
from guildhall.server.context import Context
from guildhall.server.errors import Unavailable
from guildhall.server.operations import admin_events
from guildhall.server.operations.admin import act
from guildhall.server.operator_errors import WrongDatabase
from guildhall.server.storage import timeouts
from guildhall.server.storage.database import Database, database_url, prepare
from guildhall.server.storage.schema import people as stored
from guildhall.server.tables import seating
from guildhall.server.tables.messages import SeatChange
from guildhall.server.tables.table import TAIL
from guildhall.table.settings import NewTable
from tests.server.faults.players import answered, players, slow_server
from tests.server.harness import settings, visitor, within
from tests.server.postgres import Postgres

AWAY: float = 3.0
"""Seconds."""
STRONG = "8"
"""The level of a bot whose searches go through the queue."""


async def test_every_table_continues_after_a_restart_of_postgresql(
    postgres: Postgres, capfd: pytest.CaptureFixture[str]
) -> None:
    database = postgres.new_database()
    with slow_server(database, metrics_token="secret") as server:
        async with (
            players(server.url, bots=("random", "random", STRONG)) as people,
            visitor(server.url) as stranger,
            stranger.socket() as socket,
        ):
            long_one = people.guests[0]
            await long_one.until(lambda: long_one.by_other > TAIL)
            with postgres.away():
                # Its older entries cannot be read; the socket must retry, not stay empty.
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
            await people.goes_on()
            await people.check(database)
            headers = {"Authorization": "Bearer secret"}
            received = (await stranger.call("GET", "/metrics", headers=headers)).text
            assert 'guildhall_jobs_total{kind="thought",outcome="done"}' in received
    # The outage is logged once, not by every task that needs the database.
    assert "Traceback" not in capfd.readouterr().err


async def test_every_table_continues_after_postgresql_was_frozen(postgres: Postgres) -> None:
    database = postgres.new_database()
    with slow_server(database) as server:
        async with players(server.url) as people:
            with postgres.frozen():
                refused = await answered(server.url)
                assert (refused.status_code, refused.json()["error"]) == (503, "unavailable")
            await people.goes_on()
            await people.check(database)


@contextmanager
def only_reading(url: str) -> Iterator[None]:
    """Make PostgreSQL read-only meanwhile, as after a failover."""
    with psycopg.connect(url, autocommit=True) as operator:
        operator.execute("SET default_transaction_read_only = off")

        def only_read(setting: str) -> None:
            operator.execute(f"ALTER SYSTEM SET default_transaction_read_only = {setting}".encode())
            operator.execute("SELECT pg_reload_conf()")

        only_read("on")
        try:
            yield
        finally:
            # Later tests share this PostgreSQL.
            only_read("off")


async def test_every_table_continues_after_postgresql_was_read_only(
    postgres: Postgres, capfd: pytest.CaptureFixture[str]
) -> None:
    database = postgres.new_database()
    with slow_server(database) as server:
        async with players(server.url) as people, visitor(server.url) as eve:
            with only_reading(database):
                answer = await eve.call("POST", "/api/guests", {"name": "Eve"})
                while answer.status_code == 201:
                    # PostgreSQL has not applied it yet; known users are not affected.
                    eve.http.cookies.clear()
                    answer = await eve.call("POST", "/api/guests", {"name": "Eve"})
                assert (answer.status_code, answer.json()["error"]) == (503, "unavailable")
                assert (await answered(server.url)).status_code == 200, "reads still succeed"
            await people.goes_on()
            await people.check(database)
    assert "Traceback" not in capfd.readouterr().err


def test_concurrent_writers_time_out_together_while_postgresql_is_frozen(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timeouts, "CONNECT", 2)
    url = postgres.new_database()
    add = insert(stored)
    rows = [{"id": f"p{n}", "name": "Ann", "kind": "guest", "created": now()} for n in range(60)]
    stuck = "SELECT 1 FROM pg_locks WHERE NOT granted"

    async def run() -> None:
        database = Database(url)
        with psycopg.connect(url) as other, psycopg.connect(url, autocommit=True) as looking:
            # All of them wait in the middle of one transaction.
            other.execute("LOCK TABLE people")
            writing = [asyncio.create_task(database.writer.write([(add, row)])) for row in rows]
            while not looking.execute(stuck).fetchone():
                await asyncio.sleep(0.01)
            with postgres.frozen():
                found = await asyncio.gather(*writing, return_exceptions=True)
                with pytest.raises(WrongDatabase):
                    prepare(database_url(url))
        assert {type(error) for error in found} == {Unavailable}
        await database.close()

    # One after the other they would take two minutes.
    within(run(), 60)


async def test_operator_changes_made_while_writes_fail_take_effect_later(
    sqlite: str, tmp_path: Path
) -> None:
    url = database_url(sqlite)
    prepare(url)
    context = Context(settings(sqlite, bot_pause=3600.0))
    await context.open()
    ann, ben = [(await context.people.new_guest(name)).person.id for name in ("Ann", "Ben")]
    table = await seating.open_table(context, ben, NewTable(game="builders", seats=2))
    await seating.change_seat(context, table, 1, ann, SeatChange(player="me"))
    await seating.start(context, table, ben)
    act(url, lambda operator: operator.ban(ann, 7, ""))
    acts = deque(act(url, lambda operator: operator.log(1)))
    with closing(sqlite3.connect(tmp_path / "guildhall.db")) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable):
            await admin_events.heed_all(context, acts)
    assert table.places[1].person == ann
    await admin_events.heed_all(context, acts)
    assert table.places[1].bot, "a bot replaces the banned player"
    await context.close()
