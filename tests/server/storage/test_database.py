"""Databases with the right schema, the wrong schema, and manipulated data."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, text
from sqlalchemy.pool import QueuePool

from guildhall.server.operations.verify import verify
from guildhall.server.operator_errors import WrongDatabase
from guildhall.server.storage import database, schema
from guildhall.server.storage.database import (
    Database,
    create_private,
    database_url,
    is_sqlite,
    migrate,
    opened,
    prepare,
    upgrade,
)
from tests.server.conftest import NewDatabase
from tests.server.harness import Server, play_out, settings, soonest, visitor, within

MIGRATIONS = Path(database.__file__).parent / "migrations"


def test_the_migrations_produce_the_schema(empty_database: NewDatabase) -> None:
    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == schema.VERSION
    url = database_url(empty_database())
    upgrade(url)
    with opened(url) as engine, engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []


def make_old(url: URL, version: str) -> None:
    """Create a new database in the format of an older version."""
    if is_sqlite(url):
        create_private(Path(str(url.database)))
    with opened(url) as engine, engine.begin() as connection:
        migrate(connection, version)


def test_account_names_of_an_older_database_are_reserved(empty_database: NewDatabase) -> None:
    url = database_url(empty_database())
    make_old(url, "0001")
    with opened(url) as engine, engine.begin() as connection:
        for number, name in enumerate(["Ann", "Аnn", "Ｂob", "Bob"]):
            connection.execute(
                text(
                    "INSERT INTO people (id, name, kind, login, created)"
                    " VALUES (:id, :name, 'account', :login, :created)"
                ),
                {"id": str(number), "name": name, "login": name.casefold(), "created": number},
            )
    upgrade(url)
    with opened(url) as engine, engine.connect() as connection:
        rows = connection.execute(text("SELECT login, look FROM people ORDER BY id")).all()
    assert [tuple(row) for row in rows] == [
        ("ann", "ann"), ("аnn", None), ("ｂob", "bob"), ("bob", None),
    ]  # fmt: skip


def _made(reader: Database) -> int:
    """Return the connections made or being made for reading."""
    pool = reader._read.pool
    assert isinstance(pool, QueuePool)
    return pool.checkedin() + pool.checkedout()


async def test_concurrent_reads_share_connections(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A starting server reads many things at once, and connecting is slow."""
    monkeypatch.setattr(database, "_MOMENT", 300.0)
    reader = Database(new_database())

    async def ask() -> None:
        async with reader.connect() as connection:
            await connection.execute(text("SELECT 1"))

    await asyncio.gather(*(ask() for _ in range(12)))
    assert _made(reader) == 2
    await reader.close()


async def test_a_connection_timeout_adds_a_connection(
    new_database: NewDatabase,
) -> None:
    reader = Database(new_database())
    async with reader.connect(), reader.connect(), reader.connect() as third:
        await third.execute(text("SELECT 1"))
        assert _made(reader) == 3
    # After one timeout there are three connections.
    async with reader.connect(), reader.connect():
        assert not reader._free.locked()
    await reader.close()


@pytest.mark.parametrize(("version", "reason"), [("0000", "old"), ("9999", "new")])
def test_older_and_newer_databases_are_refused_unchanged(
    empty_database: NewDatabase, version: str, reason: str
) -> None:
    url = database_url(empty_database())
    upgrade(url)
    with opened(url) as engine, engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = :v"), {"v": version})
    with pytest.raises(WrongDatabase) as refused:
        prepare(url)
    assert refused.value.facts["reason"] == reason
    if reason == "new":
        with pytest.raises(WrongDatabase):
            upgrade(url)
    with opened(url) as engine, engine.connect() as connection:
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    assert found == version


def test_the_file_of_another_program_is_refused_unchanged(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE recipes (name)")
    with pytest.raises(WrongDatabase) as refused:
        prepare(database_url(f"sqlite:///{file}"))
    assert refused.value.facts["reason"] == "foreign"
    with sqlite3.connect(file) as other:
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]


@pytest.mark.parametrize("url", ["", "nonsense", "mysql://host/db", "sqlite://"])
def test_only_sqlite_files_and_postgresql_are_accepted(url: str) -> None:
    with pytest.raises(WrongDatabase):
        database_url(url)


def test_a_missing_database_is_reported_in_one_sentence(tmp_path: Path) -> None:
    for url in (f"postgresql://x@/x?host={tmp_path}", f"sqlite:///{tmp_path}"):
        with pytest.raises(WrongDatabase) as refused:
            prepare(database_url(url))
        assert refused.value.facts["reason"] == "unreachable"


def _play_one_game(url: str) -> str:
    found: list[str] = []

    async def run(address: str) -> None:
        async with visitor(address, "Ann") as ann, ann.socket() as socket:
            wanted = {"game": "builders", "seats": 2, "bots": [soonest("builders")], "start": True}
            found.append((await ann.done("POST", "/api/tables", wanted))["id"])
            await socket.watch(found[0])
            await play_out(socket, found[0])

    with Server(settings(url)) as server:
        within(run(server.url))
    return found[0]


def test_verify_replays_every_game_and_finds_manipulation(sqlite: str) -> None:
    table = _play_one_game(sqlite)
    url = database_url(sqlite)
    clean = verify(url)
    assert clean.differences == []
    assert clean.tables == 1
    assert clean.moves > 20
    for change, word in (
        ("UPDATE entries SET events = '' WHERE seq < 30", "events"),
        ("UPDATE entries SET turn = 1 - turn WHERE seq = 21", "seat is to act"),
        ("UPDATE seats SET bot = 'master' WHERE seat = 1", "seats"),
        ("UPDATE tables SET status = 'running'", "status"),
        ("UPDATE snapshots SET position = (SELECT position FROM snapshots ORDER BY seq LIMIT 1)",
         "snapshot"),
        ("""UPDATE entries SET data = '{"move":"fly"}' WHERE seq = 30""", "fly"),
        ("DELETE FROM entries WHERE seq = 25", ""),
    ):  # fmt: skip
        differences = _after(sqlite, change)
        assert any(word in d.what and d.table == table for d in differences), change


def _after(url: str, change: str) -> list[Any]:
    """Return what `verify` reports for a changed copy."""
    file = Path(url.removeprefix("sqlite:///"))
    copy = file.with_name("copy.db")
    copy.unlink(missing_ok=True)
    with sqlite3.connect(file) as source, sqlite3.connect(copy) as target:
        source.backup(target)
        target.execute(change)
    return list(verify(database_url(f"sqlite:///{copy}")).differences)


def test_a_game_with_other_rules_is_refused_with_an_explanation(sqlite: str) -> None:
    table = _play_one_game(sqlite)
    file = sqlite.removeprefix("sqlite:///")
    with sqlite3.connect(file) as changed:
        changed.execute("UPDATE tables SET fingerprint = 'of another time', status = 'running'")

    async def run(address: str) -> None:
        async with visitor(address, "Ben") as ben, ben.socket() as socket:
            info = await ben.done("GET", f"/api/tables/{table}")
            assert info["refused"] == "other-rules"
            await socket.watch(table)
            assert socket.position is None
            assert len(socket.entries) > 20, "the log is still readable"
            move = {"table": table, "at": 1, "move": "buy"}
            assert await socket.refused("move", **move) == "other-rules"

    with Server(settings(sqlite)) as server:
        within(run(server.url))
    assert verify(database_url(sqlite)).skipped == 1


def test_a_missing_snapshot_costs_time_but_no_game(sqlite: str) -> None:
    table = _play_one_game(sqlite)
    with sqlite3.connect(sqlite.removeprefix("sqlite:///")) as changed:
        changed.execute("DELETE FROM snapshots")

    async def run(address: str) -> None:
        async with visitor(address) as eve, eve.socket() as socket:
            await socket.watch(table)
            assert socket.position
            assert socket.position["over"] is True

    with Server(settings(sqlite)) as server:
        within(run(server.url))
