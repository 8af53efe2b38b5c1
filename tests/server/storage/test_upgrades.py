"""Databases of every older version, with users and games, are upgraded without loss."""

from pathlib import Path
from typing import Any

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, MetaData, func, insert, inspect, select, text

from guildhall.server.operations.verify import verify
from guildhall.server.operator_errors import WrongDatabase
from guildhall.server.storage.database import database_url, migrate, opened, upgrade
from guildhall.server.storage.schema import VERSION, metadata
from tests.server.conftest import NewDatabase
from tests.server.harness import Server, Socket, choose, settings, visitor, within
from tests.server.storage.test_database import MIGRATIONS, make_old

VERSIONS = sorted(one.revision for one in ScriptDirectory(str(MIGRATIONS)).walk_revisions())
SIGN_IN = {"name": "Ann", "password": "a long password"}
MOVES = 9
OF_ITS_OWN = ("alembic_version", "probe")
"""Tables that are not empty in a new database."""


async def _move(socket: Socket, table: str) -> None:
    await socket.until(lambda: bool(socket.position and socket.position["moves"]))
    assert socket.position
    await socket.move(table, choose(socket.position, 0))


async def _live_a_little(url: str) -> None:
    """Create data of every feature of the first version and many later features."""
    async with visitor(url, "A") as ann, visitor(url, "Ben") as ben:
        ann.take_over(await ann.done("POST", "/api/account", SIGN_IN))
        await ann.done("POST", "/api/bots", {"name": "Ann's bot"})
        await ann.done("POST", "/api/clubs", {"name": "The guild"})
        await ann.done("PUT", f"/api/blocks/{ben.id}")
        await ann.done("POST", "/api/reports", {"person": ben.id, "text": "Sings."})
        cup = {"name": "Cup", "kind": "swiss", "game": "builders", "seats": 2, "rounds": 2}
        await ann.done("POST", "/api/tournaments", {**cup, "speed": "slow"})
        wanted = {"game": "builders", "seats": 2, "bots": ["random"], "start": True}
        given_up = (await ann.done("POST", "/api/tables", wanted))["id"]
        await ann.done("POST", f"/api/tables/{given_up}/resign")
        table = (await ann.done("POST", "/api/tables", wanted))["id"]
        async with ann.socket() as socket:
            await socket.watch(table)
            assert (await socket.ask("say", table=table, text="Hello"))["type"] == "done"
            for _ in range(MOVES):
                await _move(socket, table)


def _all_rows(url: URL) -> dict[str, list[dict[str, Any]]]:
    with opened(url) as engine, engine.connect() as connection:
        return {
            str(table.name): [dict(row._mapping) for row in connection.execute(select(table))]
            for table in metadata.sorted_tables
            if table.name not in OF_ITS_OWN
        }


def _fill(connection: Connection, rows: dict[str, list[dict[str, Any]]]) -> dict[str, int]:
    """Insert rows for all tables of this version; return the number of rows per table."""
    known = MetaData()
    known.reflect(connection)
    filled = {}
    for table in known.sorted_tables:
        theirs = rows.pop(str(table.name), None)
        # Bot accounts need their owners first.
        for row in sorted(theirs or [], key=lambda row: row.get("owner") is not None):
            kept = {name: value for name, value in row.items() if name in table.c}
            connection.execute(insert(table), kept)
        if theirs is not None:
            filled[str(table.name)] = len(theirs)
    return filled


def test_all_data_of_any_older_version_survives_an_upgrade(
    empty_database: NewDatabase,
) -> None:
    full, old = empty_database(), empty_database()
    with Server(settings(full)) as server:
        within(_live_a_little(server.url))
    rows, url = _all_rows(database_url(full)), database_url(old)
    filled: dict[str, int] = {}
    make_old(url, VERSIONS[0])
    for version in VERSIONS[1:]:
        with opened(url) as engine, engine.begin() as connection:
            filled |= _fill(connection, rows)
            if version != VERSION:
                migrate(connection, version)
    upgrade(url)
    assert filled["people"] == 3
    assert filled["entries"] > MOVES
    with opened(url) as engine, engine.connect() as connection:
        for table in metadata.sorted_tables:
            found = connection.execute(select(func.count()).select_from(table)).scalar_one()
            assert table.name in OF_ITS_OWN or found == filled.get(str(table.name), 0), table.name
    assert verify(url).differences == []

    async def play_on(address: str) -> None:
        async with visitor(address) as ann:
            ann.take_over(await ann.done("POST", "/api/sessions", SIGN_IN))
            mine = (await ann.done("GET", "/api/lobby"))["mine"]
            (table,) = (one["id"] for one in mine if one["status"] == "running")
            async with ann.socket() as socket:
                await socket.watch(table)
                await _move(socket, table)

    with Server(settings(old)) as server:
        within(play_on(server.url))


def test_a_failed_upgrade_changes_nothing_and_can_be_repeated(tmp_path: Path) -> None:
    url = database_url(f"sqlite:///{tmp_path / 'guildhall.db'}")
    make_old(url, "0001")
    ann = {"id": "a", "name": "Ann", "kind": "account", "login": "ann", "created": 1}
    with opened(url) as engine, engine.begin() as connection:
        _fill(connection, {"people": [ann]})
        connection.execute(
            text(
                "CREATE TRIGGER full BEFORE UPDATE ON people"
                " BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
            )
        )
    with pytest.raises(WrongDatabase):
        upgrade(url)
    with opened(url) as engine, engine.begin() as connection:
        assert (
            connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == "0001"
        )
        assert "look" not in [one["name"] for one in inspect(connection).get_columns("people")]
        connection.execute(text("DROP TRIGGER full"))
    upgrade(url)
    with opened(url) as engine, engine.connect() as connection:
        assert connection.execute(text("SELECT look FROM people")).scalar() == "ann"
    copies = sorted(file.name for file in tmp_path.iterdir() if ".before" in file.name)
    assert copies == [f"guildhall.db.before-{VERSION}-0001{ending}" for ending in ("", "-2")]
