"""A failure of one user's request or one table does not affect others."""

import asyncio
import json
from typing import Any

import pytest
from sqlalchemy import insert

from guildhall import games
from guildhall.core import record
from guildhall.core.events import PUBLIC
from guildhall.server.clock import now
from guildhall.server.context import Context
from guildhall.server.storage.database import Database, database_url, opened, prepare
from guildhall.server.storage.schema import entries, people, tables
from guildhall.server.tables import endings, listing, registry, seating, time_limits
from guildhall.server.tables.chat import say
from guildhall.server.tables.messages import SeatChange
from guildhall.server.tables.moves import move
from guildhall.server.tables.table import Table
from guildhall.table.entry import LogEntry
from guildhall.table.settings import NewTable
from tests.server.conftest import NewDatabase
from tests.server.faults.players import players, slow_server
from tests.server.harness import settings, visitor

_ADD_PERSON = insert(people)


def person(number: int, name: str) -> dict[str, object]:
    return {"id": f"p{number}", "name": name, "kind": "guest", "created": now()}


@pytest.mark.parametrize("poison", ["\ud800", "a\0b"], ids=["surrogate", "zero"])
async def test_a_request_that_cannot_be_stored_fails_alone(
    new_database: NewDatabase, poison: str
) -> None:
    url = new_database()
    prepare(database_url(url))
    database = Database(url)
    names = [f"Ann {number}" for number in range(16)]
    names[7] = poison
    # All requests wait before the writer starts, so they form one batch.
    requests = [[(_ADD_PERSON, person(n, name))] for n, name in enumerate(names)]
    written = await asyncio.gather(
        *(database.writer.write(changes) for changes in requests), return_exceptions=True
    )
    stored = poison == "a\0b" and url.startswith("sqlite")
    assert [n for n, error in enumerate(written) if error] == ([] if stored else [7])
    await database.close()


async def test_an_invalid_record_is_refused_without_affecting_others(
    new_database: NewDatabase,
) -> None:
    database = new_database()
    with slow_server(database) as server:
        async with players(server.url) as guests, visitor(server.url, "Eve") as eve:
            for poison in ("\ud800", "A\0nn", "bot:\0", "Ann\n"):
                written = record.begin(games.load("builders"), 2, 5)
                written.players = ["Ben", poison]
                # JSON escapes non-ASCII text, so the bytes themselves are valid.
                text = json.dumps(json.loads(written.dumps()))
                answer = await eve.call("POST", "/api/records", content=text)
                assert answer.status_code in (400, 422), poison
                assert answer.json()["sentence"]
            await guests.goes_on()
            await guests.check(database)


async def test_a_table_evicted_during_a_bot_search_keeps_its_state(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare(database_url(sqlite))
    monkeypatch.setattr(registry, "MOST_KEPT", 1)
    context = Context(settings(sqlite, bot_pause=0.2))
    await context.open()
    ann = (await context.people.new_guest("Ann")).person.id
    wanted = NewTable(game="builders", seats=2, bots=["random"], start=True)
    thinks: dict[Table, int] = {}
    for _ in range(3):
        table = await seating.open_table(context, ann, wanted)
        while not table.places[table.turn].bot:
            assert table.session
            text = next(iter(table.session.legal.values()))
            await move(context, table, ann, table.session.position, text)
        thinks[table] = table.seq
    for table, before in thinks.items():
        moved: list[LogEntry] = []
        while not moved:
            async with context.database.logs() as logs:
                moved = await logs.last_lines(table.id, before, 1)
        async with table.lock:
            assert table.seq >= moved[-1].seq, "the table is older than the last move"
    await context.close()


async def test_one_corrupt_table_does_not_block_others(sqlite: str) -> None:
    url = database_url(sqlite)
    prepare(url)
    context = Context(settings(sqlite))
    await context.open()
    ann = (await context.people.new_guest("Ann")).person.id
    wanted = NewTable(game="builders", seats=2, bots=["random"], start=True)
    broken, whole = [(await seating.open_table(context, ann, wanted)).id for _ in range(2)]
    await context.close()
    with opened(url) as engine, engine.begin() as connection:
        of_broken = entries.c.table_id == broken
        connection.execute(entries.update().where(of_broken).values(data="?"))
        connection.execute(tables.update().where(tables.c.id == broken).values(created=1))
    context = Context(settings(sqlite))
    await context.open()
    await endings.leave_all(context, ann)
    table = await context.tables.get(whole)
    assert table.seat_of(ann) not in table.people(), "Ann has left the table"
    await context.close()


async def test_others_keep_playing_while_a_player_deletes_the_account(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare(database_url(sqlite))
    here, there = Context(settings(sqlite)), Context(settings(sqlite))
    await here.open()
    await there.open()
    ann, ben = [(await here.people.new_guest(name)).person.id for name in ("Ann", "Ben")]
    table = await seating.open_table(here, ann, NewTable(game="builders", seats=2))
    await seating.change_seat(here, table, 1, ben, SeatChange(player="me"))
    await seating.start(here, table, ann)
    same = await there.tables.get(table.id)
    words, store = ["one", "two", "three", "four"], here.tables.store

    async def store_later(*args: Any) -> None:
        if words:
            await say(there, same, ben, words.pop())
        await store(*args)

    monkeypatch.setattr(here.tables, "store", store_later)
    await endings.leave_all(here, ann)
    assert not words, "every attempt was overtaken"
    assert table.seat_of(ann) == PUBLIC
    await here.close()
    await there.close()


async def test_lobby_and_clocks_work_beside_tables_that_cannot_be_read(
    new_database: NewDatabase, caplog: pytest.LogCaptureFixture
) -> None:
    database = new_database()
    context = Context(settings(database))
    await context.open()
    ann, ben = [(await context.people.new_guest(name)).person.id for name in ("Ann", "Ben")]
    ids = []
    for _ in range(5):
        table = await seating.open_table(
            context, ann, NewTable(game="builders", seats=2, speed="slow")
        )
        await seating.change_seat(context, table, 1, ben, SeatChange(player="me"))
        await seating.start(context, table, ann)
        ids.append(table.id)
    whole, row, clock, log, memory = ids
    await context.close()
    with opened(database_url(database)) as engine, engine.begin() as connection:
        # All are late, and the corrupt ones are checked first.
        connection.execute(entries.update().values(at=1))
        connection.execute(tables.update().where(tables.c.id == whole).values(created=1))
        connection.execute(tables.update().where(tables.c.id == row).values(options="{"))
        for broken, kind in ((clock, "started"), (log, "sat")):
            lines = (entries.c.table_id == broken) & (entries.c.kind == kind)
            connection.execute(entries.update().where(lines).values(data="?"))
    context = Context(settings(database, bot_pause=3600.0))
    await context.open()
    received = await listing.lobby(context, ann)
    assert {table.id for table in received.running} == {whole, log, memory}
    assert {table.id for table in received.mine} == {whole, log, memory}
    # A table that is corrupt only in memory does not stop the clocks either.
    (await context.tables.get(memory)).turn = 7
    keeping = asyncio.create_task(time_limits.keep_time(context))
    stood_in = False
    while not stood_in:
        assert not keeping.done()
        async with context.database.logs() as logs:
            stood_in = any(place.bot for place in (await logs.places([whole]))[whole])
    keeping.cancel()
    await context.close()
    said = [record for record in caplog.records if "cannot be loaded, skipped" in record.msg]
    assert len(said) == 4, "each is logged once"
