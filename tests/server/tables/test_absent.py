"""Idle tables and absent players."""

import asyncio
import sqlite3
from typing import Any

import pytest
from sqlalchemy import update

from guildhall.server.clock import now
from guildhall.server.errors import (
    NotAbsent,
    NotAllowed,
)
from guildhall.server.settings import DAY
from guildhall.server.socket import render
from guildhall.server.storage.database import database_url, opened
from guildhall.server.storage.schema import entries, tables, uptimes
from guildhall.server.tables import endings, seating
from guildhall.server.tables.rows import Place
from guildhall.table.clock_pauses import Rests, Span
from guildhall.table.entry import Text
from guildhall.table.settings import NewTable
from tests.server.conftest import NewDatabase
from tests.server.harness import Server, settings, visitor
from tests.server.tables.test_endings import (
    BOT,
    ME,
    SMALL,
    guests,
    read_again,
    running_context,
    started,
)


async def test_idle_tables_are_closed_after_a_while(
    new_database: NewDatabase,
) -> None:
    database = new_database()
    async with running_context(database, bot_pause=3600.0) as context:
        people = await guests(context, "Ann", "Ben")
        waiting = await seating.open_table(context, people[0], SMALL)
        playing = await started(context, people)
        for days, status in ((4.0, "open"), (31.0, "running")):
            await endings.expire(context, status, days)  # type: ignore[arg-type]
        assert (waiting.status, playing.status) == ("open", "running")
        await endings.expire(context, "open", -0.001)
        assert (waiting.status, playing.status) == ("closed", "running")
        await endings.expire(context, "running", -0.001)
        for table in (waiting, playing):
            assert (await read_again(context, table)).status == "closed"
            assert table.tail[-1].details == Text(text="expired")


async def test_the_server_closes_idle_tables_by_itself(sqlite: str) -> None:
    with Server(settings(sqlite)) as server:
        async with visitor(server.url, "Ann") as ann:
            opened = await ann.done("POST", "/api/tables", {"game": "builders", "seats": 2})
        server.stop()
        with sqlite3.connect(str(database_url(sqlite).database)) as other:
            for column, rows in (("created", "tables"), ("at", "entries")):
                other.execute(f"UPDATE {rows} SET {column} = {column} - {4 * DAY * 1000}")
        server.start()
        async with visitor(server.url) as eve:
            while (await eve.done("GET", f"/api/tables/{opened['id']}"))["status"] != "closed":
                await asyncio.sleep(0.05)


async def test_days_of_downtime_do_not_count_as_idle(new_database: NewDatabase) -> None:
    """A club that meets once a week finds its games unchanged."""
    database, day = new_database(), DAY * 1000
    async with running_context(database, bot_pause=3600.0) as context:
        people = await guests(context, "Ann", "Ben")
        waiting = await seating.open_table(context, people[0], SMALL)
        playing = await started(context, people)
    with opened(database_url(database)) as engine, engine.begin() as connection:
        # All this was forty days ago.
        connection.execute(update(entries).values(at=entries.c.at - 40 * day))
        connection.execute(update(tables).values(created=tables.c.created - 40 * day))
        ran = {"start": uptimes.c.start - 40 * day, "until": uptimes.c.until - 40 * day}
        connection.execute(update(uptimes).values(ran))
    async with running_context(database, bot_pause=3600.0) as context:
        for status, days in (("open", 3.0), ("running", 30.0)):
            await endings.expire(context, status, days)  # type: ignore[arg-type]
        assert (await context.tables.get(waiting.id)).status == "open"
        assert (await context.tables.get(playing.id)).status == "running"


async def test_without_a_clock_the_others_can_replace_an_absent_player_by_a_bot(
    sqlite: str,
) -> None:
    async with running_context(sqlite, bot_pause=3600.0) as context:
        people = await guests(context, "Ann", "Ben", "Cid")
        stranger = (await guests(context, "Eve"))[0]
        table = await started(context, people, stand_in="random")
        away = table.turn
        there, third = (seat for seat in range(3) if seat != away)

        async def claim(seat: int = away, by: str = people[there]) -> None:
            await seating.change_seat(context, table, seat, by, BOT)

        async def refused(**wish: Any) -> None:
            with pytest.raises(NotAbsent):
                await claim(**wish)
            assert not table.has_bots()

        table.since -= (3 * DAY - 60) * 1000
        await refused()
        table.since -= 120 * 1000
        await refused(seat=third)
        with pytest.raises(NotAllowed):
            await claim(by=stranger)
        table.elsewhere = {people[away]: 1}
        await refused()
        table.elsewhere = {}
        holiday = Rests({people[away]: Span(table.since, table.since + DAY * 1000)})
        late = render.info(table, context.people).claimable
        assert late is not None
        assert late < now()
        assert table.claimable(holiday, 3) == late + DAY * 1000
        await claim()
        assert table.places[away] == Place(people[away], "random")
        shown = render.entry(table.game, table.tail[-1], there, context.people)
        assert (shown.kind, shown.seat, shown.absent) == ("bot", away, True)
        assert shown.person
        assert shown.person.name == ("Ann", "Ben", "Cid")[there]
        assert render.info(table, context.people).claimable is None
        # A returning player may play at once, and the waiting time starts again.
        await seating.change_seat(context, table, away, people[away], ME)
        await refused()


@pytest.mark.parametrize("speed", ["live", "slow"])
async def test_with_a_clock_only_the_clock_replaces_players(sqlite: str, speed: str) -> None:
    async with running_context(sqlite) as context:
        people = await guests(context, "Ann", "Ben")
        table = await started(context, people, speed=speed)
        table.since -= 20 * DAY * 1000
        with pytest.raises(NotAllowed):
            await seating.change_seat(context, table, table.turn, people[1 - table.turn], BOT)


async def test_every_table_states_when_it_expires(sqlite: str) -> None:
    async with running_context(sqlite, open_days=2, idle_days=20, bot_pause=3600.0) as context:
        people = await guests(context, "Ann", "Ben")
        found = []
        for speed in ("relaxed", "live", "slow"):
            wanted = NewTable(game="builders", seats=2, speed=speed)
            waiting = await seating.open_table(context, people[0], wanted)
            table = await started(context, people, speed=speed)
            for info in (render.info(one, context.people) for one in (waiting, table)):
                found.append((info.open_days, info.idle_days, info.absent_days))
        assert found == [(2, 20, 3), (0, 20, 3), (2, 1, 0), (0, 1, 0), (2, 20, 0), (0, 20, 0)]
