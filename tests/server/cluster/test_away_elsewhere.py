"""Changes that could not be read when notified are read once the database answers again."""

import asyncio
from contextlib import nullcontext
from operator import methodcaller

import pytest
from psycopg import AsyncConnection

from guildhall.core.events import PUBLIC
from guildhall.server.accounts import display_names
from guildhall.server.accounts.people import Session
from guildhall.server.accounts.tasks import changed_elsewhere
from guildhall.server.cluster import change_notifications
from guildhall.server.cluster.change_notifications import Behind
from guildhall.server.cluster.listener import News
from guildhall.server.context import Context
from guildhall.server.errors import Unavailable
from guildhall.server.operations.admin import act
from guildhall.server.operations.admin_events import heed
from guildhall.server.operations.audit_log import Follower
from guildhall.server.storage.database import database_url, prepare
from guildhall.server.tables import seating
from guildhall.server.tables.chat import say
from guildhall.server.tables.messages import SeatChange
from guildhall.table.settings import NewTable
from tests.server.contexts import (
    RecordingTransport,
    begun,
    fail_once,
    play_first,
    same,
    two_contexts,
    watched,
)
from tests.server.harness import settings
from tests.server.postgres import Postgres


@pytest.mark.parametrize("way", ["lines_of_others", "logs", "logs, during an action"])
async def test_a_failed_read_is_repeated_when_the_database_answers_again(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """Each entry is notified only once, so a failed read must be repeated."""
    async with two_contexts(postgres) as (one, other):
        table, people = await begun(one, "builders")
        seen = await other.tables.get(table.id)
        line = await watched(other, seen)
        # The entry is not only a move, so the whole table is loaded over another connection.
        await say(one, table, people[0], "Well!")
        await play_first(one, table, people)
        fail_once(monkeypatch, other.database, way.partition(",")[0])
        async with seen.lock if "acts" in way else nullcontext():
            Behind(other).heed(News(table.id, table.seq))
            await asyncio.sleep(0.1)
        while seen.seq < table.seq:
            await asyncio.sleep(0.01)
        same(seen, table)
        while f'"seq":{table.seq},"entries"' not in line.sent:
            await asyncio.sleep(0)


@pytest.mark.parametrize("talks", [False, True])
async def test_spectators_are_updated_after_the_actors_could_not_be_read(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, talks: bool
) -> None:
    """The table has moved on by then and is not read again; spectators must still be updated."""
    async with two_contexts(postgres) as (one, other):
        table, people = await begun(one, "builders")
        line = await watched(other, await other.tables.get(table.id))
        if talks:
            # The entries are not only moves, so the whole table is loaded.
            await say(one, table, people[0], "Well!")
        await play_first(one, table, people)
        fail_once(monkeypatch, other.people, "fetch")
        Behind(other).heed(News(table.id, table.seq))
        while f'"seq":{table.seq},"entries"' not in line.sent:
            await asyncio.sleep(0.01)


async def test_nothing_is_stored_if_it_could_not_be_sent(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare(database_url(sqlite))
    context = Context(settings(sqlite))
    await context.open()
    ann, ben = [(await context.people.new_guest(name)).person.id for name in ("Ann", "Ben")]
    wanted = NewTable(game="builders", seats=2)
    fail_once(monkeypatch, context.people, "fetch")
    with pytest.raises(Unavailable):
        await seating.open_table(context, ann, wanted)
    assert not context.tables.loaded()
    table = await seating.open_table(context, ann, wanted)
    before = table.seq
    fail_once(monkeypatch, context.people, "fetch")
    with pytest.raises(Unavailable):
        await seating.change_seat(context, table, 1, ben, SeatChange(player="me"))
    assert table.seat_of(ben) == PUBLIC
    async with context.database.logs() as logs:
        assert [one.table.id for one in await logs.tables_of(ann, 9)] == [table.id]
        assert await logs.last_seqs([table.id]) == {table.id: before}
    await context.close()


async def test_a_player_who_joins_elsewhere_appears_when_the_database_answers_again(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_contexts(postgres) as (one, other):
        ann, ben = [(await one.people.new_guest(name)).person.id for name in ("Ann", "Ben")]
        table = await seating.open_table(one, ann, NewTable(game="builders", seats=2))
        seen = await other.tables.get(table.id)
        await watched(other, seen)
        await seating.change_seat(one, table, 1, ben, SeatChange(player="me"))
        fail_once(monkeypatch, other.database, "logs")
        Behind(other).heed(News(table.id, table.seq, listed=True))
        while seen.seat_of(ben) != 1:
            await asyncio.sleep(0.01)


async def two_at_a_table(one: Context, other: Context) -> tuple[list[Session], RecordingTransport]:
    """Seat Ann and Ben; return what a spectator of the other context receives."""
    ann, ben = [await one.people.new_guest(name) for name in ("Ann", "Ben")]
    table = await seating.open_table(one, ann.person.id, NewTable(game="builders", seats=2))
    await seating.change_seat(one, table, 1, ben.person.id, SeatChange(player="me"))
    line = await watched(other, await other.tables.get(table.id))
    while '"Ann"' not in line.sent:
        await asyncio.sleep(0)
    return [ann, ben], line


async def test_a_new_name_appears_after_a_failed_read(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_contexts(postgres) as (one, other):
        (ann, _), line = await two_at_a_table(one, other)
        before = other.people.known(ann.person.id)
        await one.people.name_guest(ann, "Zoe")
        fail_once(monkeypatch, display_names, "named")
        with pytest.raises(Unavailable):
            await changed_elsewhere(other, person=ann.person.id)
        # Ann's own requests read the user meanwhile, but update no other client.
        assert await other.people.session(ann.token)
        assert other.people.known(ann.person.id) == before
        await changed_elsewhere(other, person=ann.person.id)
        while '"Zoe"' not in line.sent:
            await asyncio.sleep(0.01)


async def test_several_new_names_appear_after_some_could_not_be_read(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("guildhall.server.accounts.people._AT_ONCE", 1)
    async with two_contexts(postgres) as (one, other):
        both, _ = await two_at_a_table(one, other)
        for session, name in zip(both, ("Zoe", "Yves"), strict=True):
            await one.people.name_guest(session, name)
        shown: list[str] = []
        monkeypatch.setattr(other, "person_changed", shown.append)
        fail_once(monkeypatch, display_names, "named", after=1)
        with pytest.raises(Unavailable):
            await change_notifications._look(other)
        await change_notifications._look(other)
        assert sorted(shown) == sorted(session.person.id for session in both)


async def test_reading_the_lobby_fails_as_a_whole_if_the_database_fails(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A partial lobby would never be completed, since it is read only once per listener."""
    async with two_contexts(postgres) as (one, other):
        table, people = await begun(one, "builders")
        seen = await other.tables.get(table.id)
        await watched(other, seen)
        await play_first(one, table, people)

        async def away(*asked: object) -> bool:
            raise Unavailable()

        with monkeypatch.context() as during:
            during.setattr(other.tables, "catch_up", away)
            with pytest.raises(Unavailable):
                await change_notifications._look(other)
        await change_notifications._look(other)
        same(seen, table)


async def test_a_banned_player_loses_all_seats_even_if_a_process_just_ended(
    postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    async with two_contexts(postgres) as (one, other):
        played = [await begun(one, "builders") for _ in range(3)]
        for table, _ in played:
            await other.tables.get(table.id)
        follower = Follower()
        async with one.database.connect() as connection:
            await follower.begin(connection)
        for _, (ann, _) in played:
            act(one.database.url, methodcaller("ban", ann, 7, ""))
        async with one.database.connect() as connection:
            bans = await follower.news(connection)
        # A process that has ended, which is not detected yet.
        for context in (one, other):
            context.neighbours = {0}
        for ban in bans:
            await asyncio.gather(*(heed(context, ban) for context in (one, other)))
        for table, people in played:
            # The processes race: the other may not have been notified yet.
            seen = await other.tables.get_latest(table.id)
            assert [place.person for place in seen.places] == [None, people[1]]
            kinds = [line.kind for line in await other.tables.lines(seen, 0, 100)]
            assert kinds.count("resigned") == 1
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_a_corrupt_log_of_one_table_does_not_block_others(postgres: Postgres) -> None:
    async with two_contexts(postgres) as (one, other):
        (broken, _), (table, people) = [await begun(one, "builders") for _ in range(2)]
        seen = [await other.tables.get(found.id) for found in (broken, table)]
        for found in seen:
            await watched(other, found)
        await say(one, broken, str(broken.places[0].person), "Well!")
        await play_first(one, table, people)
        url = one.database.url.set(drivername="postgresql")
        named = url.render_as_string(hide_password=False)
        async with await AsyncConnection.connect(named) as connection:
            last = (broken.id, broken.seq)
            await connection.execute(
                "UPDATE entries SET data = '{' WHERE table_id = %s AND seq = %s", last
            )
        received = Behind(other)
        for found in (broken, table):
            received.heed(News(found.id, found.seq))
        while seen[1].seq < table.seq:
            await asyncio.sleep(0.01)
        same(seen[1], table)
