"""Backup and restore during play."""

import asyncio
import os
import sqlite3
import stat
from pathlib import Path

import pytest
from sqlalchemy import func, insert, select

from guildhall.server.operations.admin import act
from guildhall.server.operations.verify import verify
from guildhall.server.operator_errors import BadBackup, WrongDatabase
from guildhall.server.ratings.store import rebuild
from guildhall.server.storage.backup import backup, restore
from guildhall.server.storage.database import (
    create_private,
    database_url,
    migrate,
    opened,
    prepare,
    upgrade,
)
from guildhall.server.storage.schema import metadata, people
from tests.guildhall_command import guildhall
from tests.server.conftest import NewDatabase
from tests.server.harness import Server, Socket, choose, settings, visitor, within
from tests.server.operations.test_admin import admin

_TABLES = 4
_BEFORE = 40
"""Acknowledged moves before the backup begins."""


def counts(url: str) -> dict[str, int]:
    with opened(database_url(url)) as engine, engine.connect() as connection:
        return {
            table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
            for table in metadata.sorted_tables
        }


async def _guildhall(url: str, *words: str) -> None:
    environment = {"GUILDHALL_DB": url}
    done = await asyncio.to_thread(guildhall, "db", *words, environment=environment)
    assert done.returncode == 0, done.stderr


async def _play_on(socket: Socket, table: str, promised: dict[tuple[str, int], str]) -> None:
    """Play both seats of a table until stopped, and record acknowledged moves."""
    number = 7
    while not (socket.position and socket.position["over"]):
        if socket.position and socket.position["moves"]:
            number = number * 1103515245 + 12345 & 0x7FFFFFFF
            text = choose(socket.position, number >> 8)
            promised[table, await socket.move(table, text)] = text
        else:
            await socket.next()


def test_acknowledged_moves_before_a_backup_under_load_are_restored(
    empty_database: NewDatabase, tmp_path: Path
) -> None:
    live, again, file = empty_database(), empty_database(), tmp_path / "test.backup"
    sure: dict[tuple[str, int], str] = {}
    cookies: list[tuple[str, str]] = []
    wanted = {"game": "craftsmen", "seats": 2, "bots": ["random"], "start": True}

    async def run(url: str) -> None:
        promised: dict[tuple[str, int], str] = {}
        async with visitor(url, "Ann") as waiting:
            cookies.append(
                ((await waiting.done("POST", "/api/tables", wanted))["id"], waiting.cookie())
            )
        async with asyncio.TaskGroup() as group:
            players = [group.create_task(_player(url, promised)) for _ in range(_TABLES)]
            while len(promised) < _BEFORE or len({table for table, _ in promised}) < _TABLES:
                assert not any(player.done() for player in players)
                await asyncio.sleep(0.01)
            sure.update(promised)
            await _guildhall(live, "backup", str(file))
            # The server is still in use.
            await _guildhall(again, "restore", str(file))
            for player in players:
                player.cancel()

    async def _player(url: str, promised: dict[tuple[str, int], str]) -> None:
        async with visitor(url, "Ann") as ann, ann.socket() as socket:
            table = (await ann.done("POST", "/api/tables", wanted))["id"]
            cookies.append((table, ann.cookie()))
            await socket.watch(table)
            await _play_on(socket, table, promised)
            await asyncio.Event().wait()

    with Server(settings(live)) as server:
        within(run(server.url))
    found = verify(database_url(again))
    assert found.differences == []
    assert found.tables == _TABLES + 1
    assert found.moves >= len(sure)

    async def look(url: str) -> None:
        for table, cookie in cookies:
            async with visitor(url) as ann:
                ann.http.headers["Cookie"] = cookie
                assert (await ann.done("GET", "/api/me"))["person"]["name"] == "Ann"
                log = await ann.done("GET", f"/api/tables/{table}/log?count=500")
                moves = {(table, entry["seq"]): entry.get("move") for entry in log["entries"]}
                for promise, text in sure.items():
                    assert promise[0] != table or moves[promise] == text

    async def move(url: str, table: str, cookie: str) -> None:
        async with visitor(url) as ann, ann.socket(Cookie=cookie) as socket:
            await socket.watch(table)
            while not socket.position or not socket.position["moves"]:
                await socket.next()
            await socket.move(table, choose(socket.position, 0))

    with Server(settings(again)) as server:
        within(look(server.url))
        within(move(server.url, *cookies[0]))
        admin(again, "log")
        admin(again, "close-table", cookies[0][0])


def test_a_backup_of_one_kind_of_database_is_restored_into_the_other(
    empty_database: NewDatabase, new_database: NewDatabase, tmp_path: Path
) -> None:
    live = new_database()
    sqlite = f"sqlite:///{tmp_path / 'guildhall.db'}"
    with Server(settings(live)) as server:
        within(_some_rows(server.url))
    admin(live, "mute", "Bea")
    backup(database_url(live), tmp_path / "one")
    restore(database_url(sqlite), tmp_path / "one")
    assert counts(sqlite) == counts(live)
    back = empty_database()
    backup(database_url(sqlite), tmp_path / "two")
    restore(database_url(back), tmp_path / "two")
    assert counts(back) == counts(live)
    admin(back, "unmute", "Bea")
    assert counts(back)["audit"] == counts(live)["audit"] + 1


def test_reports_and_announcements_continue_after_a_restore(
    empty_database: NewDatabase, new_database: NewDatabase, tmp_path: Path
) -> None:
    live, again = new_database(), empty_database()

    async def run(url: str) -> None:
        async with visitor(url, "Ann") as ann, visitor(url, "Ben") as ben:
            await ann.done("POST", "/api/reports", {"person": ben.id, "text": "Shouts."})

    with Server(settings(live)) as server:
        within(run(server.url))
    admin(live, "announce", "Closed at noon")
    backup(database_url(live), tmp_path / "test.backup")
    restore(database_url(again), tmp_path / "test.backup")
    with Server(settings(again)) as server:
        within(run(server.url))
    admin(again, "announce", "Open again")
    found = counts(again)
    assert (found["reports"], found["announcements"]) == (2, 2)


async def _some_rows(url: str) -> None:
    async with visitor(url, "B") as bea:
        account = {"name": "Bea", "password": "a long password"}
        bea.take_over(await bea.done("POST", "/api/account", account))
        await bea.done("POST", "/api/bots", {"name": "Bea's bot"})
        wanted = {"game": "builders", "seats": 2, "bots": ["random"], "start": True}
        await bea.done("POST", "/api/tables", wanted)


def test_a_backup_is_restored_after_the_clock_was_set_back(
    empty_database: NewDatabase, tmp_path: Path
) -> None:
    live, again = database_url(empty_database()), database_url(empty_database())
    prepare(live)
    ann = {"id": "ann", "name": "Ann", "kind": "account", "owner": None, "created": 2}
    bot = {"id": "bot", "name": "Ann's bot", "kind": "bot", "owner": "ann", "created": 1}
    with opened(live) as engine, engine.begin() as connection:
        for row in (ann, bot):
            connection.execute(insert(people), row)
    backup(live, tmp_path / "test.backup")
    restore(again, tmp_path / "test.backup")


def test_backups_and_databases_are_readable_by_the_owner_only(tmp_path: Path) -> None:
    url = database_url(f"sqlite:///{tmp_path / 'guildhall.db'}")
    before = os.umask(0)
    try:
        prepare(url)
        backup(url, tmp_path / "test.backup")
        restore(database_url(f"sqlite:///{tmp_path / 'again.db'}"), tmp_path / "test.backup")
        old = database_url(f"sqlite:///{tmp_path / 'old.db'}")
        create_private(tmp_path / "old.db")
        with opened(old) as engine, engine.begin() as connection:
            migrate(connection, "0001")
        upgrade(old)
    finally:
        os.umask(before)
    kept = [file for file in tmp_path.iterdir() if file.is_file()]
    assert {file.name.partition(".before")[0] for file in kept} >= {
        "guildhall.db", "again.db", "old.db", "test.backup"
    }  # fmt: skip
    assert any(".before-" in file.name for file in kept)
    for file in kept:
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file


def test_files_of_a_moved_database_do_not_affect_the_restored_one(
    sqlite: str, tmp_path: Path
) -> None:
    url, site = database_url(sqlite), tmp_path / "guildhall.db"
    prepare(url)
    backup(url, tmp_path / "before")
    # After a kill, the last writes are in the WAL file beside the database.
    with sqlite3.connect(site) as killed:
        killed.execute(
            "INSERT INTO people (id, name, kind, created) VALUES ('p', 'Ann', 'guest', 1)"
        )
        killed.commit()
        log = (tmp_path / "guildhall.db-wal").read_bytes()
    killed.close()
    site.rename(tmp_path / "old.db")
    (tmp_path / "guildhall.db-wal").write_bytes(log)
    with pytest.raises(WrongDatabase) as refused:
        restore(url, tmp_path / "before")
    assert refused.value.facts["reason"] == "left-over"
    (tmp_path / "guildhall.db-wal").rename(tmp_path / "old.db-wal")
    restore(url, tmp_path / "before")
    assert counts(sqlite)["people"] == 0


def test_inspecting_a_missing_database_does_not_create_it(tmp_path: Path) -> None:
    url = database_url(f"sqlite:///{tmp_path / 'guildhall.db'}")
    for look in (
        lambda: verify(url),
        lambda: backup(url, tmp_path / "test.backup"),
        lambda: act(url, lambda operator: operator.log(1)),
        lambda: rebuild(url),
    ):
        with pytest.raises(WrongDatabase) as refused:
            look()
        assert refused.value.facts["reason"] == "missing"
    assert list(tmp_path.iterdir()) == []


def test_an_incomplete_backup_is_refused_and_leaves_no_files(sqlite: str, tmp_path: Path) -> None:
    prepare(database_url(sqlite))
    good = tmp_path / "good"
    backup(database_url(sqlite), good)
    with pytest.raises(BadBackup) as refused:
        backup(database_url(sqlite), good)
    assert refused.value.facts["reason"] == "exists"
    whole = good.read_bytes()
    changed = bytearray(whole)
    changed[len(whole) // 2] ^= 1
    target = tmp_path / "target.db"
    bad = {"cut": whole[:-20], "empty": b"", "text": b"no backup", "changed": bytes(changed)}
    for name, content in bad.items():
        (tmp_path / name).write_bytes(content)
        with pytest.raises(BadBackup) as refused:
            restore(database_url(f"sqlite:///{target}"), tmp_path / name)
        assert refused.value.facts["reason"] == "damaged", name
        assert not target.exists()
    with pytest.raises(BadBackup):
        restore(database_url(f"sqlite:///{target}"), tmp_path / "nowhere")
    with pytest.raises(WrongDatabase) as wrong:
        restore(database_url(sqlite), good)
    assert wrong.value.facts["reason"] == "not-empty"
