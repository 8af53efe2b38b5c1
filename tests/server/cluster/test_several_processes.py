"""How one server applies what another server on the same database writes."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import partial
from typing import cast

import pytest

from guildhall.server.bots import scheduler
from guildhall.server.cluster import store as cluster_store
from guildhall.server.cluster.change_notifications import Behind
from guildhall.server.cluster.listener import News
from guildhall.server.context import Context
from guildhall.server.socket.connection import Connection
from guildhall.server.socket.messages import Watch
from guildhall.server.storage.database import database_url, prepare
from guildhall.server.tables import registry, seating, time_limits
from guildhall.server.tables.chat import say
from guildhall.server.tables.log_store import Logs
from guildhall.server.tables.messages import SeatChange
from guildhall.server.tables.moves import move as play
from guildhall.server.tables.rows import StoredTable
from guildhall.server.tables.table import Table
from guildhall.server.tables.undo import undo
from guildhall.table.settings import NewTable
from tests.server.conftest import NewDatabase
from tests.server.contexts import (
    begun,
    connected,
    first_move,
    play_first,
    process_locks,
    same,
    sat_down,
    two_contexts,
    two_contexts_on,
)
from tests.server.harness import settings
from tests.server.postgres import Postgres


@pytest.mark.parametrize("game", ["builders", "burgundy", "craftsmen"])
async def test_applying_moves_of_another_process_equals_a_full_reload(
    sqlite: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare(database_url(sqlite))
    writes, reads = Context(settings(sqlite)), Context(settings(sqlite))
    reloaded: list[str] = []
    reload = reads.tables.reload

    async def count_reload(table: Table) -> None:
        reloaded.append(table.id)
        await reload(table)

    monkeypatch.setattr(reads.tables, "reload", count_reload)
    await writes.open()
    await reads.open()
    people = [(await writes.people.new_guest(name)).person.id for name in ("Ann", "Ben")]
    table = await seating.open_table(writes, people[0], NewTable(game=game, seats=2))
    await seating.change_seat(writes, table, 1, people[1], SeatChange(player="me"))
    await seating.start(writes, table, people[0])
    other = await reads.tables.get(table.id)
    chance = random.Random(5)
    for number in range(40):
        assert table.session
        state, at = table.session.state, table.session.position
        text = chance.choice(list(table.session.legal.values()))
        await play(writes, table, people[state.seat], at, text)
        if number % 3 == 0:
            assert await reads.tables.catch_up(other, table.seq)
            assert not reloaded, "moves are applied without reloading"
            same(other, table)
    assert table.session
    while (seat := table.session.reached.undoable_by()) is None:
        mover = people[table.session.state.seat]
        await play(writes, table, mover, table.session.position, *first_move(table))
    await undo(writes, table, people[seat], table.session.position)
    assert await reads.tables.catch_up(other, table.seq)
    assert reloaded
    same(other, table)
    await say(writes, table, people[0], "Well!")
    mover = people[table.session.state.seat]
    await play(writes, table, mover, table.session.position, *first_move(table))
    assert await reads.tables.catch_up(other, table.seq)
    same(other, table)
    await reads.close()
    await writes.close()


async def test_tables_changed_elsewhere_are_read_together_without_waiting(
    postgres: Postgres,
) -> None:
    async with two_contexts(postgres) as (one, other):
        begun_there = [await begun(one, g) for g in ("builders", "burgundy", "craftsmen")]
        seen = [await other.tables.get(table.id) for table, _ in begun_there]
        for table, people in begun_there:
            await play_first(one, table, people)
            await play_first(one, table, people)
        talked, people = begun_there[1]
        await say(one, talked, people[0], "Well!")
        behind = {table.id: table.seq for table, _ in begun_there}
        async with seen[2].lock:
            await other.tables.catch_up_all(behind)
            for known, (table, _) in zip(seen[:2], begun_there[:2], strict=True):
                same(known, table)
            assert seen[2].seq < begun_there[2][0].seq, "the locked table is not updated yet"
        while seen[2].seq < begun_there[2][0].seq:
            await asyncio.sleep(0.01)
        same(seen[2], begun_there[2][0])
        await other.tables.catch_up_all(behind)
        same(seen[0], begun_there[0][0])


async def test_a_table_without_listeners_is_read_on_request(
    postgres: Postgres,
) -> None:
    async with two_contexts(postgres) as (one, other):
        table, people = await begun(one, "builders")
        seen, before = await other.tables.get(table.id), table.seq
        await play_first(one, table, people)
        Behind(other).heed(News(table.id, table.seq))
        assert seen.is_behind
        assert seen.seq == before
        assert await other.tables.get(table.id) is seen
        same(seen, table)
        assert not seen.is_behind


async def test_a_client_that_arrives_during_a_remote_change_receives_it(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table had no listeners here, so its notification was ignored."""
    async with two_contexts(postgres) as (one, other):
        table, people = await begun(one, "builders")
        seen, stored = await other.tables.get(table.id), other.tables.get_latest

        async def and_goes_on(table_id: str) -> Table:
            found = await stored(table_id)
            await play_first(one, table, people)
            Behind(other).heed(News(table.id, table.seq))
            assert seen.is_behind
            return found

        monkeypatch.setattr(other.tables, "get_latest", and_goes_on)
        socket, line = connected(other)
        await socket.respond(Watch(id=1, table=table.id, since=0))
        same(seen, table)
        while f'"seq":{table.seq},"entries"' not in line.sent:
            await asyncio.sleep(0)


async def test_a_bot_continues_if_its_process_was_wrongly_considered_dead(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The writing process has lost the table to one that receives no notifications."""
    monkeypatch.setattr(scheduler, "_SWEEP_SECONDS", 0.05)
    async with two_contexts(postgres) as (one, other), process_locks(one, other):
        awake = asyncio.create_task(scheduler.keep_bots_awake(other))
        ann = (await one.people.new_guest("Ann")).person.id
        wanted = NewTable(game="burgundy", seats=2, bots=["random"])
        table = await seating.open_table(one, ann, wanted)
        await seating.start(one, table, ann)
        assert table.session
        while table.turn != 0:
            await asyncio.sleep(0.01)
        seen = await other.tables.get(table.id)
        await other.database.writer.write([cluster_store.keep(table.id, other.process)])
        table.keeper = one.process
        while table.turn == 0:
            await play(one, table, ann, table.session.position, *first_move(table))
        # It learns that it was considered dead and leaves the bot to the new owner.
        table.keeper = 0
        before = table.seq
        Behind(other).heed(News(table.id, table.seq))
        assert seen.is_behind
        assert seen.turn == 0
        while seen.seq == before or seen.is_behind:
            await asyncio.sleep(0.01)
        assert seen.keeper == other.process
        awake.cancel()


async def test_a_process_takes_over_a_bot_only_if_its_owner_is_silent(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "_ALONE_SECONDS", 3600.0)
    async with two_contexts(postgres) as (one, other), process_locks(one, other):
        ann = (await one.people.new_guest("Ann")).person.id
        wanted = NewTable(game="burgundy", seats=2, bots=["random"])
        table = await seating.open_table(one, ann, wanted)
        await seating.start(one, table, ann)
        seen = await other.tables.get(table.id)
        assert not await other.tables.runs_bots(seen)
        long_ago = seen.left_at - 7200
        seen.left_at = long_ago
        assert not await other.tables.runs_bots(seen), "this process has no spectators"
        seen.left_alone = 0
        seen.watchers.add(cast(Connection, object()))
        assert not await other.tables.runs_bots(seen)
        assert not await other.tables.runs_bots(seen), (
            "the other process has only just become the owner"
        )
        seen.left_at = long_ago
        assert await other.tables.runs_bots(seen)
        seen.watchers.clear()


def and_then(monkeypatch: pytest.MonkeyPatch, do: Callable[[], Awaitable[None]]) -> None:
    """Run a callback when the next table is half read."""
    read = Logs.table

    async def half_read(logs: Logs, table_id: str) -> StoredTable | None:
        monkeypatch.setattr(Logs, "table", read)
        found = await read(logs, table_id)
        await do()
        return found

    monkeypatch.setattr(Logs, "table", half_read)


@pytest.mark.parametrize("again", [False, True])
async def test_a_table_is_read_from_one_snapshot(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch, again: bool
) -> None:
    """With a new log and an old status it would never be read again."""
    async with two_contexts_on(new_database()) as (one, other):
        table, people = await sat_down(one)
        if again:
            seen = await other.tables.get(table.id)
            await say(one, table, people[0], "Well!")
            and_then(monkeypatch, partial(seating.start, one, table, people[0]))
            assert await other.tables.catch_up(seen, table.seq)
        else:
            and_then(monkeypatch, partial(seating.start, one, table, people[0]))
            seen = await other.tables.get(table.id)
        assert table.status == "running"
        await other.tables.catch_up(seen, table.seq)
        same(seen, table)


async def test_only_reads_of_tables_use_a_snapshot(postgres: Postgres) -> None:
    async with two_contexts(postgres) as (one, _):
        levels = []
        for at_one_moment in (True, False):
            async with one.database.logs(at_one_moment=at_one_moment) as logs:
                found = await logs._connection.exec_driver_sql("SHOW transaction_isolation")
                process = await logs._connection.exec_driver_sql("SELECT pg_backend_pid()")
                levels.append((process.scalar(), found.scalar()))
        backend = levels[0][0]
        assert levels == [(backend, "repeatable read"), (backend, "read committed")]


async def test_a_start_notified_during_a_read_is_not_missed(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_contexts(postgres) as (one, other):
        table, people = await sat_down(one)
        other.lobbies.join(connected(other)[0])

        async def starts() -> None:
            await seating.start(one, table, people[0])
            Behind(other).heed(News(table.id, table.seq, listed=True))
            # Every notified client requests the table that is being read.
            await asyncio.sleep(0)

        and_then(monkeypatch, starts)
        seen = await other.tables.get(table.id)
        while seen.status != "running":
            await asyncio.sleep(0.01)
        same(seen, table)


async def test_a_change_notified_during_a_reload_is_read_on_request(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_contexts(postgres) as (one, other):
        table, people = await begun(one, "builders")
        seen = await other.tables.get(table.id)
        await say(one, table, people[0], "Well!")

        async def goes_on() -> None:
            await play_first(one, table, people)
            Behind(other).heed(News(table.id, table.seq))

        and_then(monkeypatch, goes_on)
        await other.tables.catch_up(seen, table.seq)
        assert await other.tables.get(table.id) is seen
        same(seen, table)


@pytest.mark.parametrize("looks_for", ["bots", "late players"])
async def test_a_process_checks_changes_that_were_written_during_its_own_read(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, looks_for: str
) -> None:
    """The writer may be dead, and then no other process would act."""
    async with two_contexts(postgres) as (one, other):
        table, people = await begun(one, "builders")

        async def goes_on() -> None:
            await play_first(one, table, people)
            Behind(other).heed(News(table.id, table.seq))

        async def late(*asked: object) -> list[str]:
            return [table.id]

        monkeypatch.setattr(Logs, "late_tables", late)
        and_then(monkeypatch, goes_on)
        if looks_for == "bots":
            assert await scheduler._woken(other, table.id)
        else:
            await time_limits._sweep(other)
        seen = other.tables.in_memory(table.id)
        assert seen
        same(seen, table)
