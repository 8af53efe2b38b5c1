"""Clubs: membership, joining, and what only members see."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import text

from guildhall.client import Client, Refused
from guildhall.server.clubs import clubs
from guildhall.server.context import Context
from guildhall.server.operations.verify import verify
from guildhall.server.storage.database import database_url, opened
from guildhall.server.storage.group_commit import Change
from guildhall.server.tables.messages import TableInfo
from tests.server.conftest import NewDatabase
from tests.server.harness import Server, settings

TABLE: dict[str, Any] = {"game": "builders", "seats": 2}


@asynccontextmanager
async def account(server: Server, name: str) -> AsyncIterator[tuple[Client, str]]:
    async with Client(server.url) as client:
        await client.guest(name)
        me = await client.make_account(name, "long enough")
        assert me.person
        yield client, me.person.id


async def refused(asked: Awaitable[object], error: str) -> None:
    with pytest.raises(Refused) as caught:
        await asked
    assert caught.value.problem.error == error


async def test_a_club_is_visible_to_members_only(server: Server) -> None:
    async with (
        account(server, "Olga") as (olga, olga_id),
        account(server, "Marek") as (marek, marek_id),
        account(server, "Stranger to clubs") as (zoe, _),
        Client(server.url) as guest,
    ):
        await guest.guest("Gast")
        await refused(guest.found_club("Guests"), "account-needed")
        club = await olga.found_club("Chess  haters")
        name, key = club.info.id, club.key
        assert club.info.name == "Chess haters"
        # Users join by the club's link, not by its id.
        await refused(marek.club(name), "no-such-club")
        await refused(marek.join_club(name), "no-such-club")
        await refused(guest.join_club(key), "account-needed")
        joined = await marek.join_club(key)
        assert [one.id for one in joined.members] == [olga_id, marek_id]
        await marek.join_club(key)
        assert [(one.id, one.members) for one in await marek.clubs()] == [(name, 2)]
        # Tables of the club are listed in its own lobby only, and only members may join them.
        table = await olga.open_table(**TABLE, club=name)
        assert (table.club, table.public) == (name, False)
        assert [one.id for one in (await marek.club(name)).open] == [table.id]
        await refused(zoe.open_table(**TABLE, club=name), "no-such-club")
        await refused(zoe.sit(table.id, 1), "no-such-club")
        await marek.sit(table.id, 1)
        # The same holds for its tournaments.
        wanted = {**TABLE, "name": "Club cup", "level": "random", "club": name}
        await refused(zoe.make_tournament(**wanted), "no-such-club")
        cup = (await marek.make_tournament(**wanted)).info.id
        assert [one.id for one in (await olga.club(name)).tournaments.open] == [cup]
        assert cup not in [one.id for one in (await zoe.tournaments()).open]
        await refused(zoe.tournament(cup), "no-such-tournament")
        await refused(zoe.enter(cup), "no-such-club")
        await olga.enter(cup)
        await marek.enter(cup)
        known = await olga.export()
        assert (known.clubs, known.tournaments) == (["Chess haters"], ["Club cup"])
        begun = await marek.start_tournament(cup)
        played = await olga.club(name)
        assert [one.id for one in played.running] == [begun.rounds[0].tables[0].table]
        assert not played.running[0].public


async def test_owners_remove_members_and_hand_over_the_club(server: Server) -> None:
    async with (
        account(server, "Owen") as (owen, owen_id),
        account(server, "Mirka") as (mia, mia_id),
        account(server, "Ned") as (ned, ned_id),
    ):
        club = await owen.found_club("Night owls")
        name, key = club.info.id, club.key
        for one in (mia, ned):
            await one.join_club(key)
        await refused(mia.remove_member(name, ned_id), "not-allowed")
        await refused(mia.renew_club_link(name), "not-allowed")
        await owen.remove_member(name, ned_id)
        await refused(ned.club(name), "no-such-club")
        # A removed member cannot rejoin with the link they know.
        await refused(ned.join_club(key), "no-such-club")
        await refused(owen.remove_member(name, ned_id), "no-such-person")
        renewed = (await owen.renew_club_link(name)).key
        await ned.join_club(renewed)
        await owen.remove_member(name, owen_id)
        left = await mia.club(name)
        assert left.info.owner
        assert left.info.owner.id == mia_id
        for one, person in ((ned, ned_id), (mia, mia_id)):
            await one.remove_member(name, person)
        await refused(owen.join_club(renewed), "no-such-club")


async def test_a_club_keeps_an_owner_if_owner_and_successor_leave_at_once(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = Context(settings(new_database()))
    await context.open()
    guests = [await context.people.new_guest(name) for name in ("Owen", "Mirka", "Ned")]
    people = [
        await context.people.make_account(guest, guest.person.name, "long enough", None)
        for guest in guests
    ]
    club = await clubs.found(context, people[0], "Night owls")
    for session in people[1:]:
        await clubs.join(context, session, club.key)
    owen, mirka, ned = (session.person.id for session in people)
    write, both = context.database.writer.write, asyncio.Barrier(2)

    async def together(changes: Sequence[Change]) -> None:
        await both.wait()
        await write(changes)

    with monkeypatch.context() as at_once:
        at_once.setattr(context.database.writer, "write", together)
        await asyncio.gather(
            *(clubs.remove(context, club.info.id, one, one) for one in (owen, mirka))
        )
    key = (await clubs.renew(context, club.info.id, ned)).key
    # They rejoin as ordinary members.
    for session in people[:2]:
        back = await clubs.join(context, session, key)
        assert back.info.owner
        assert back.info.owner.id == ned
    await context.close()


async def test_the_log_of_a_table_names_its_club(sqlite: str) -> None:
    with Server(settings(sqlite)) as server:
        async with account(server, "Ann") as (ann, _):
            club = (await ann.found_club("Few")).info.id
            await ann.open_table(**TABLE, club=club, bots=["random"], start=True)
            await ann.call("DELETE", "/api/account", {"password": "long enough"}, type(None))
    assert verify(database_url(sqlite)).differences == []


async def test_the_owner_dissolves_a_club(server: Server) -> None:
    cups: list[str] = []
    async with (
        account(server, "Dora Dissolves") as (dora, _),
        account(server, "Max Belongs") as (max_, _),
    ):
        club = await dora.found_club("For a while")
        await max_.join_club(club.key)
        open_ = await max_.open_table(**TABLE, club=club.info.id)
        running = await dora.open_table(**TABLE, club=club.info.id)
        await max_.sit(running.id, 1)
        await dora.call("POST", f"/api/tables/{running.id}/start", None, TableInfo)
        cup = await max_.make_tournament(name="Cup", **TABLE, club=club.info.id)
        await refused(max_.dissolve_club(club.info.id), "not-allowed")
        await dora.dissolve_club(club.info.id)
        for one in (dora, max_):
            assert await one.clubs() == []
            await refused(one.club(club.info.id), "no-such-club")
            await refused(one.join_club(club.key), "no-such-club")
        for table, status in ((open_, "closed"), (running, "running")):
            found = await dora.call("GET", f"/api/tables/{table.id}", None, TableInfo)
            assert found.status == status
        cups.append(cup.info.id)
    with opened(database_url(server.settings.database)) as engine, engine.connect() as connection:
        query = text("SELECT status FROM tournaments WHERE id = :id")
        assert connection.execute(query, {"id": cups[0]}).scalar() == "cancelled"
