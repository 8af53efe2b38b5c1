"""Draining, announcements and cleanup by an operator beside a running server."""

from typing import Any

import pytest
from sqlalchemy import func, select, update

from guildhall.server.operations import cleanup
from guildhall.server.operations.admin import act
from guildhall.server.operations.cleanup import Before
from guildhall.server.storage.database import database_url, opened
from guildhall.server.storage.schema import entries, metadata, people, sessions, tables
from tests.server.conftest import NewDatabase
from tests.server.harness import Server, Socket, Visitor, settings, visitor, within
from tests.server.operations.test_admin import account, admin, refused

ALONE = {"game": "builders", "seats": 2, "bots": ["random"], "start": True}


@pytest.fixture
def site(new_database: NewDatabase) -> Server:
    return Server(settings(new_database()))


async def test_a_draining_server_starts_no_games_and_continues_running_ones(site: Server) -> None:
    url = site.settings.database
    with site:
        async with visitor(site.url, "Ann") as ann, ann.socket() as socket:
            private = {**ALONE, "public": False}
            table = (await ann.done("POST", "/api/tables", private))["id"]
            branch = {"at": 0, "seat": 0, "name": "what if", "level": "random"}
            waiting = {"game": "builders", "seats": 2, "bots": ["random"]}
            not_begun = (await ann.done("POST", "/api/tables", waiting))["id"]
            await socket.watch(table)
            admin(url, "drain", "--reason", "update")
            received = await next_announcement(socket)
            assert received["drained"]
            for path, data in (
                ("/api/tables", ALONE),
                (f"/api/tables/{not_begun}/start", None),
                (f"/api/tables/{table}/branches", branch),
            ):
                assert (await ann.refused("POST", path, data))[1] == "drained", path
            await socket.until(lambda: bool(socket.position and socket.position["moves"]))
            assert socket.position
            await socket.move(table, socket.position["moves"][0]["text"])
            admin(url, "undrain")
            assert not (await next_announcement(socket))["drained"]
            await ann.done("POST", f"/api/tables/{not_begun}/start")
            assert "already" in admin(url, "undrain")


async def next_announcement(socket: Socket) -> dict[str, Any]:
    """Return the next announcement that all clients receive."""
    while True:
        message = await socket.next()
        if message["type"] == "notices":
            return dict(message["news"])


async def test_an_announcement_reaches_open_pages_and_new_ones(site: Server) -> None:
    url = site.settings.database
    with site:
        async with visitor(site.url) as eve, eve.socket() as socket:
            assert "1" in admin(url, "announce", "Back at <b>six</b>", "--until", "2126-01-01")
            received = await next_announcement(socket)
            assert (await eve.done("GET", "/api/me"))["news"] == received
            # The page was loaded before the announcement and connects after it.
            async with eve.socket() as later:
                assert await next_announcement(later) == received
            [one] = received["announcements"]
            assert one["text"] == "Back at <b>six</b>"
            assert "Back at" in admin(url, "announcements")
            act(database_url(url), lambda operator: operator.announce("Gone already", 1))
            assert await next_announcement(socket) == received
            admin(url, "withdraw", str(one["id"]))
            assert (await next_announcement(socket))["announcements"] == []
            assert "no announcement" in refused(url, "withdraw", "77")
            assert "500" in refused(url, "announce", " ")


async def test_draining_and_announcements_survive_a_restart(site: Server) -> None:
    url = site.settings.database
    with site:
        admin(url, "drain")
        admin(url, "announce", "Hello")
    with site:
        async with visitor(site.url, "Ann") as ann:
            news = (await ann.done("GET", "/api/me"))["news"]
            assert news["drained"]
            assert [one["text"] for one in news["announcements"]] == ["Hello"]
            assert (await ann.refused("POST", "/api/tables", ALONE))[1] == "drained"


async def closed(who: Visitor) -> str:
    """Return a closed table."""
    table = str((await who.done("POST", "/api/tables", {"game": "builders", "seats": 2}))["id"])
    await who.done("DELETE", f"/api/tables/{table}")
    return table


async def test_cleanup_deletes_only_old_guests_and_their_games(site: Server) -> None:
    url = site.settings.database
    found: dict[str, str] = {}
    with site:
        async with visitor(site.url, "Gus") as gus, visitor(site.url, "Idle"):
            found["gone"] = await closed(gus)
            found["shared"] = await closed(gus)
            found["running"] = (await gus.done("POST", "/api/tables", ALONE))["id"]
        async with visitor(site.url, "Ann") as ann:
            await account(ann, "Ann")
            found["of an account"] = await closed(ann)
        async with visitor(site.url, "Old") as old:
            found["branched"] = await closed(old)
            found["branch"] = (await old.done("POST", "/api/tables", ALONE))["id"]
    days = ("--guests", "30", "--tables", "30", "--audit", "30")
    assert "0 guests, 0 tables" in admin(url, "tidy", *days), "everything is recent"
    with opened(database_url(url)) as engine, engine.begin() as connection:
        for table, column in (
            (people, "created"), (sessions, "seen"), (tables, "created"), (entries, "at"),
        ):  # fmt: skip
            connection.execute(update(table).values({column: 1000}))
        of = tables.c.id == found["shared"]
        connection.execute(update(tables).where(of).values(shared=True))
        of = tables.c.id == found["branch"]
        connection.execute(update(tables).where(of).values(branch_of=found["branched"]))
    assert "0 guests, 0 tables" in admin(url, "tidy"), "nothing is deleted without days"
    assert "1 guest, 1 table" in admin(url, "tidy", *days, "--dry-run")
    assert "1 guest, 1 table" in admin(url, "tidy", *days)
    with opened(database_url(url)) as engine, engine.connect() as connection:
        left = set(connection.execute(select(tables.c.id)).scalars())
        assert left == set(found.values()) - {found["gone"]}
        names = set(connection.execute(select(people.c.name)).scalars())
        assert names == {"Gus", "Ann", "Old"}
        for table in metadata.sorted_tables:
            if "table_id" in table.c:
                parts = select(func.count()).where(table.c.table_id == found["gone"])
                assert connection.execute(parts).scalar() == 0, table.name
    assert "tables 1" in admin(url, "log")


def test_cleanup_keeps_rows_with_unknown_references(site: Server) -> None:
    """Tables and guests referenced by any other table of the database are kept."""
    from sqlalchemy import Column, ForeignKey, String, Table

    url = site.settings.database
    with site:

        async def play() -> None:
            async with visitor(site.url, "Gus") as gus:
                await closed(gus)

        within(play())
    later = Table("later", metadata, Column("t", String(40), ForeignKey("tables.id")))
    try:
        with opened(database_url(url)) as engine, engine.begin() as connection:
            connection.execute(update(entries).values(at=1000))
            connection.execute(update(tables).values(created=1000))
            later.create(connection)
            before = Before(tables=10**13)
            assert len(cleanup.find(connection, before).tables) == 1
            connection.execute(later.insert().values(t=select(tables.c.id).scalar_subquery()))
            assert cleanup.find(connection, before).tables == []
    finally:
        metadata.remove(later)
