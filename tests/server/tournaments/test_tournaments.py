"""Tournaments on real servers: entering, automatic rounds, standings."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import Connection, event

from guildhall.server.accounts.messages import HouseNews
from guildhall.server.accounts.people import Session
from guildhall.server.clock import now
from guildhall.server.clubs import clubs
from guildhall.server.context import Context
from guildhall.server.errors import NotAllowed
from guildhall.server.operations import admin_events
from guildhall.server.ratings import store as ratings_store
from guildhall.server.storage.database import database_url, prepare
from guildhall.server.tables import endings, seating
from guildhall.server.tables.messages import SeatChange
from guildhall.server.tournaments import rounds, tournaments
from guildhall.server.tournaments import store as tournaments_store
from guildhall.server.tournaments.messages import NewBots, NewTournament
from guildhall.server.tournaments.store import Drawn
from guildhall.table.view import Person
from tests.server.conftest import NewDatabase
from tests.server.harness import settings

CUP: dict[str, Any] = {"name": "Cup", "game": "builders", "seats": 2, "level": "random"}


# In one process, with full control of its state.


@asynccontextmanager
async def context(url: str) -> AsyncIterator[Context]:
    prepare(database_url(url))
    found = Context(settings(url))
    await found.open()
    try:
        yield found
    finally:
        await found.close()


async def guest(context: Context, name: str) -> Session:
    session = await context.people.new_guest(name)
    return replace(session, person=Person(session.person.id, name, "account"))


async def made(context: Context, host: Session, **wanted: Any) -> str:
    found = await tournaments.make(context, host, NewTournament(**{**CUP, **wanted}))
    return found.info.id


async def test_an_odd_entrant_plays_a_bot_without_a_place(new_database: NewDatabase) -> None:
    async with context(new_database()) as found:
        people = [await guest(found, name) for name in ("Ann", "Ben", "Cid")]
        cup = await made(found, people[0], rated=True)
        for one in people:
            await tournaments.enter(found, one.person.id, cup)
        await tournaments.enter(found, people[0].person.id, cup)
        received = await tournaments.start(found, people[0].person.id, cup)
        assert [(one.bot, one.filler) for one in received.entrants] == [("", False)] * 3 + [
            ("random", True)
        ]
        assert sorted(line.place for line in received.standings) == [0, 1, 1, 1]
        assert received.info.rounds == 2
        for drawn in received.rounds[0].tables:
            table = await found.tables.get(drawn.table)
            assert table.status == "running"
            chosen = table.settings
            assert (chosen.tournament, chosen.stand_in) == (cup, "random")
            # Tournament tables cannot be changed or closed, and offer no hints.
            with pytest.raises(NotAllowed):
                await endings.close(found, table, people[0].person.id)
            assert not table.gives_hints()


async def test_a_round_waits_while_the_server_is_draining(new_database: NewDatabase) -> None:
    async with context(new_database()) as found:
        people = [await guest(found, name) for name in ("Ann", "Ben")]
        cup = await made(found, people[0])
        for one in people:
            await tournaments.enter(found, one.person.id, cup)
        found.news = HouseNews(drained=True)
        received = await tournaments.start(found, people[0].person.id, cup)
        await rounds.advance(found, cup)
        [drawn] = received.rounds[0].tables
        assert (await found.tables.get(drawn.table)).status == "open"
        found.news = HouseNews()
        await rounds.advance(found, cup)
        assert (await found.tables.get(drawn.table)).status == "running"


async def test_resigning_means_last_place_and_withdrawing_ends_participation(
    new_database: NewDatabase,
) -> None:
    async with context(new_database()) as found:
        people = [await guest(found, name) for name in ("Ann", "Ben", "Cid", "Dot")]
        ids = [one.person.id for one in people]
        cup = await made(found, people[0], kind="round-robin")
        for one in ids:
            await tournaments.enter(found, one, cup)
        received = await tournaments.start(found, ids[0], cup)
        assert received.info.rounds == 3
        gone = ids[3]
        await tournaments.withdraw(found, gone, cup)
        for drawn in received.rounds[0].tables:
            table = await found.tables.get(drawn.table)
            for place in list(table.places):
                await endings.resign(found, table, str(place.person))
        await rounds.advance(found, cup)
        received = await tournaments.details(found, cup)
        assert len(received.rounds) == 2
        # At an abandoned table all share the points.
        assert all(table.points == [0.5, 0.5] for table in received.rounds[0].tables)
        # A bot replaces an entrant who withdrew, and there are no rematches.
        playing = {number for table in received.rounds[1].tables for number in table.entrants}
        assert playing == {1, 2, 3, 5}
        bot = received.entrants[4]
        assert (bot.bot, bot.filler) == ("random", True)
        assert received.entrants[3].withdrawn


async def test_only_one_of_two_concurrent_draws_of_a_round_succeeds(
    new_database: NewDatabase,
) -> None:
    url = new_database()
    async with context(url) as found:
        host = await guest(found, "Ann")
        cup = await made(found, host)
        await tournaments.add_bots(found, host.person.id, cup, NewBots("random", 4))
        whole = await tournaments.read(found, cup)
        await asyncio.gather(*(rounds.begin(found, whole) for _ in range(3)))
        whole = await tournaments.read(found, cup)
        assert (whole.tournament.status, whole.rounds) == ("running", [])
        await asyncio.gather(*(rounds._draw(found, whole) for _ in range(3)))
        whole = await tournaments.read(found, cup)
        assert len(whole.rounds) == 1
        assert len(whole.rounds[0]) == 2
        # The process died with one table started and the other only created: both are played.
        await rounds._open(found, whole, whole.rounds[0][0])
        start = seating.start
        try:
            setattr(seating, "start", _nothing)  # noqa: B010
            await rounds._open(found, whole, whole.rounds[0][1])
        finally:
            setattr(seating, "start", start)  # noqa: B010
        async with found.database.connect() as connection:
            assert cup in await tournaments_store.due(connection, now())
        laid = await found.tables.get(whole.rounds[0][1].table)
        with pytest.raises(NotAllowed):
            await seating.change_seat(found, laid, 0, host.person.id, SeatChange("nobody"))
        await rounds.advance(found, cup)
        whole = await tournaments.read(found, cup)
        assert set(whole.statuses.values()) == {"running"}


async def _nothing(*_: object) -> None:
    pass


async def test_a_tournament_starts_on_time_or_is_cancelled(new_database: NewDatabase) -> None:
    async with context(new_database()) as found:
        host = await guest(found, "Ann")
        soon = now() + 3_600_000
        full = await made(found, host, begins=soon)
        empty = await made(found, host, begins=soon)
        await tournaments.add_bots(found, host.person.id, full, NewBots("random", 3))
        async with found.database.connect() as connection:
            assert await tournaments_store.due(connection, soon - 1) == []
            assert set(await tournaments_store.due(connection, soon)) == {full, empty}
        for one in (full, empty):
            await rounds.advance(found, one)
            assert (await tournaments.details(found, one)).info.status == "open"
            await rounds.advance(found, one, soon)
        assert (await tournaments.details(found, full)).info.status == "running"
        assert (await tournaments.details(found, empty)).info.status == "cancelled"


@pytest.mark.parametrize("banned", [False, True])
async def test_deleted_and_banned_users_no_longer_take_part(
    new_database: NewDatabase, banned: bool
) -> None:
    async with context(new_database()) as found:
        ann, ben = await guest(found, "Ann"), await guest(found, "Ben")
        mine, other = await made(found, ann), await made(found, ben)
        for cup in (mine, other):
            await tournaments.enter(found, ann.person.id, cup)
        club = (await clubs.found(found, ann, "Owls")).key
        await clubs.join(found, ben, club)
        if banned:
            line = SimpleNamespace(id=1, action="ban", person=ann.person.id)
            await admin_events.heed(found, line)
            assert await clubs.mine(found, ann.person.id) == []
            [owls] = await clubs.mine(found, ben.person.id)
            assert owls.owner
            assert owls.owner.id == ben.person.id
        else:
            await tournaments.leave_all(found, ann.person.id)
        assert (await tournaments.details(found, mine)).info.status == "cancelled"
        left = await tournaments.details(found, other)
        assert (left.info.status, left.entrants) == ("open", [])


async def test_an_entrant_removed_by_the_host_does_not_count(
    new_database: NewDatabase,
) -> None:
    async with context(new_database()) as found:
        ann, ben, cid = [await guest(found, name) for name in ("Ann", "Ben", "Cid")]
        cup = await made(found, ann, most=2)
        await tournaments.enter(found, ben.person.id, cup)
        await tournaments.remove(found, ann.person.id, cup, 1)
        await tournaments.enter(found, cid.person.id, cup)
        async with found.database.connect() as connection:
            assert await tournaments_store.due(connection, now()) == []
        assert [one.entrants for one in (await tournaments.listed(found)).open] == [1]
        # An entrant has left since the tournament was full.
        await rounds.advance(found, cup)
        assert (await tournaments.details(found, cup)).info.status == "open"
        await tournaments.enter(found, ann.person.id, cup)
        await rounds.advance(found, cup)
        assert (await tournaments.details(found, cup)).info.status == "running"


async def test_entering_and_leaving_are_refused_while_the_first_round_is_drawn(
    new_database: NewDatabase,
) -> None:
    """Another process has started it after the request read that it was open."""
    async with context(new_database()) as found:
        ann, ben, cid = [await guest(found, name) for name in ("Ann", "Ben", "Cid")]
        cup = await made(found, ann)
        for one in (ann, ben):
            await tournaments.enter(found, one.person.id, cup)
        await rounds.begin(found, await tournaments.read(found, cup))
        late = tournaments_store.StoredEntrant(3, cid.person.id)
        await found.database.writer.write(tournaments_store.enter(cup, late))
        await found.database.writer.write(tournaments_store.leave(cup, 2))
        whole = await tournaments.read(found, cup)
        assert [(one.person, one.withdrawn) for one in whole.entrants] == [
            (ann.person.id, False),
            (ben.person.id, True),
        ]
        # The process died after the start and before the draw: the next one draws it.
        async with found.database.connect() as connection:
            assert await tournaments_store.due(connection, now()) == [cup]
        await rounds.advance(found, cup)
        received = await tournaments.details(found, cup)
        assert [len(one.tables) for one in received.rounds] == [1]


async def test_a_game_against_a_bot_cannot_be_ended_to_share_its_points(
    new_database: NewDatabase,
) -> None:
    async with context(new_database()) as found:
        ann, ben, cid = [await guest(found, name) for name in ("Ann", "Ben", "Cid")]
        cup = await made(found, ann)
        for one in (ann, ben, cid):
            await tournaments.enter(found, one.person.id, cup)
        received = await tournaments.start(found, ann.person.id, cup)
        for drawn in received.rounds[0].tables:
            table = await found.tables.get(drawn.table)
            first, *others = [place.person for place in table.places if place.person]
            with pytest.raises(NotAllowed):
                await endings.agree_to_end(found, table, first, agree=True)
            for other in others:
                # The remaining player has won and need not play on against a bot.
                await endings.resign(found, table, other)
                await endings.agree_to_end(found, table, first, agree=True)
                seat = table.seat_of(first)
                (played,) = (await rounds.results(found, [[Drawn(table.id, [1, 2])]])).values()
                assert (played.points()[seat], played.points()[1 - seat]) == (1, 0)


async def test_a_tournament_forgotten_by_its_host_is_cancelled(new_database: NewDatabase) -> None:
    async with context(new_database()) as found:
        ann = await guest(found, "Ann")
        earlier = now()
        forgotten = await made(found, ann)
        timed = await made(found, ann, begins=now() + 3_600_000)
        for before, status in ((earlier, "open"), (now() + 1000, "cancelled")):
            await found.database.writer.write([tournaments_store.expire(before)])
            assert (await tournaments.details(found, forgotten)).info.status == status
        assert (await tournaments.details(found, timed)).info.status == "open"


async def test_reading_a_round_needs_as_many_queries_as_reading_a_table(
    new_database: NewDatabase,
) -> None:
    async with context(new_database()) as found:
        people = [await guest(found, name) for name in ("Ann", "Ben", "Cid", "Dot")]
        cup = await made(found, people[0])
        for one in people:
            await tournaments.enter(found, one.person.id, cup)
        received = await tournaments.start(found, people[0].person.id, cup)
        for drawn in received.rounds[0].tables:
            table = await found.tables.get(drawn.table)
            for place in list(table.places):
                await endings.resign(found, table, str(place.person))
        ids = [drawn.table for drawn in received.rounds[0].tables]
        asked: list[str] = []

        def read(connection: Connection, wanted: list[str]) -> None:
            event.listen(connection, "before_cursor_execute", lambda *_: asked.append(""))
            assert set(ratings_store.ended(connection, wanted)) == set(wanted)

        counts = []
        for wanted in (ids[:1], ids):
            asked.clear()
            async with found.database.connect() as connection:
                await connection.run_sync(read, wanted)
            counts.append(len(asked))
        assert len(ids) == 2
        assert counts[0] == counts[1]
