"""Anyone who follows the lobby at one server hears of what happens at another."""

import asyncio
import gc
import re
from unittest.mock import Mock

import pytest
from sqlalchemy.pool import QueuePool

from guildhall.server.accounts.people import Session
from guildhall.server.cluster.change_notifications import Behind
from guildhall.server.cluster.listener import News
from guildhall.server.context import Context
from guildhall.server.errors import Unavailable
from guildhall.server.socket.connection import Connection
from guildhall.server.socket.messages import UnwatchLobby, WatchLobby
from guildhall.server.storage.database import database_url, prepare
from guildhall.server.tables import listing, loading, seating
from guildhall.server.tables.lobby import MOST_OWN, Lobbies
from guildhall.server.tables.log_store import Logs
from guildhall.server.tables.messages import Lobby, SeatChange
from guildhall.server.tables.table import Table
from guildhall.table.settings import NewTable
from tests.server.contexts import (
    RecordingTransport,
    begun_by,
    connected,
    play_first,
    two_contexts,
    watched,
)
from tests.server.harness import settings
from tests.server.postgres import Postgres


async def following(context: Context, session: Session) -> tuple[Connection, RecordingTransport]:
    """A socket of someone who has the lobby before them, and nothing else."""
    socket, line = connected(context, session)
    await socket.respond(WatchLobby(id=1))
    return socket, line


async def received(line: RecordingTransport, table: Table) -> None:
    """Wait until the lobby says how a table stands now."""
    change = re.compile(rf'"lobby-change","table":{{.*?"id":"{table.id}".*?"seq":(\d+)')
    while str(table.seq) not in change.findall(line.sent):
        await asyncio.sleep(0.01)


async def test_who_follows_only_the_lobby_is_told_of_his_turn_at_a_table_that_is_not_in_memory(
    postgres: Postgres,
) -> None:
    """No one writes or pushes to them meanwhile: they have a page of ours open."""
    async with two_contexts(postgres) as (one, other):
        table, sessions = await begun_by(one, "builders")
        people = [session.person.id for session in sessions]
        assert table.session
        waits = 1 - table.session.state.seat
        socket, line = await following(other, sessions[waits])
        assert other.tables.in_memory(table.id) is None
        while table.session.state.seat != waits:
            await play_first(one, table, people)
        heard = Behind(other)
        heard.heed(News(table.id, table.seq))
        await received(line, table)
        await play_first(one, table, people)
        heard.heed(News(table.id, table.seq))
        await received(line, table)
        while other.background._tasks:
            await asyncio.sleep(0.01)
        other.tables._kept.clear()
        gc.collect()
        assert other.tables.in_memory(table.id) is None
        await play_first(one, table, people)
        await socket.respond(UnwatchLobby(id=2))
        heard.heed(News(table.id, table.seq))
        assert not other.background._tasks, "no one here waits for it any more"


async def test_a_table_that_goes_on_while_it_is_read_for_the_lobby_is_read_once_and_told_whole(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_contexts(postgres) as (one, other):
        table, sessions = await begun_by(one, "builders")
        people = [session.person.id for session in sessions]
        _, line = await following(other, sessions[0])
        heard, load, loads = Behind(other), loading.load, 0

        async def and_goes_on(logs: Logs, table_id: str) -> Table:
            nonlocal loads
            loads += 1
            found = await load(logs, table_id)
            for _ in range(2):
                await play_first(one, table, people)
                heard.heed(News(table.id, table.seq))
            return found

        await play_first(one, table, people)
        monkeypatch.setattr(loading, "load", and_goes_on)
        heard.heed(News(table.id, table.seq))
        heard.heed(News(table.id, table.seq))
        await received(line, table)
        assert loads == 1


async def test_whoever_reads_the_lobby_needs_one_connection_for_it(postgres: Postgres) -> None:
    """After a restart all ask at once, and no one is known.

    Who held one and waited for another kept it from the others, who did the same.
    """
    async with two_contexts(postgres) as (one, other):
        await begun_by(one, "builders")
        assert not other.people._people
        pool = other.database._read.pool
        assert isinstance(pool, QueuePool)
        pool._max_overflow = 1 - pool.size()
        shown = await listing.lobby(other, None)
        [table] = shown.running
        assert all(seat.person for seat in table.seats)


async def test_a_player_is_told_of_what_somebody_else_had_read_before_it_was_heard_of(
    postgres: Postgres,
) -> None:
    async with two_contexts(postgres) as (one, other):
        table, sessions = await begun_by(one, "builders")
        _, line = await following(other, sessions[0])
        await play_first(one, table, [session.person.id for session in sessions])
        await watched(other, table)
        Behind(other).heed(News(table.id, table.seq))
        await received(line, table)


async def test_a_table_that_begins_and_goes_on_at_once_is_told_as_it_stands(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a quick bot does after the start is heard while the table is read for the first time."""
    async with two_contexts(postgres) as (one, other):
        ann, ben = [await one.people.new_guest(name) for name in ("Ann", "Ben")]
        people = [ann.person.id, ben.person.id]
        _, line = await following(other, ben)
        table = await seating.open_table(one, people[0], NewTable(game="builders", seats=2))
        await seating.change_seat(one, table, 1, people[1], SeatChange(player="me"))
        await seating.start(one, table, people[0])
        heard, load = Behind(other), loading.load

        async def and_goes_on(logs: Logs, table_id: str) -> Table:
            found = await load(logs, table_id)
            await play_first(one, table, people)
            heard.heed(News(table.id, table.seq))
            return found

        monkeypatch.setattr(loading, "load", and_goes_on)
        heard.heed(News(table.id, table.seq, listed=True))
        before = table.seq
        while table.seq == before:
            await asyncio.sleep(0.01)
        await received(line, table)


def _told_after_the_whole(line: RecordingTransport) -> bool:
    return 0 <= line.sent.rfind('"type":"lobby",') < line.sent.rfind('"type":"lobby-change",')


@pytest.mark.parametrize("again", [False, True])
async def test_what_changes_while_the_lobby_is_read_is_told_after_it(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, again: bool
) -> None:
    """A page replaces all that it knows by the whole lobby, which was read before the change."""
    prepare(database_url(sqlite))
    context = Context(settings(sqlite))
    await context.open()
    table, sessions = await begun_by(context, "builders")
    read = listing.lobby
    socket, line = connected(context, sessions[0])
    if again:
        await socket.respond(WatchLobby(id=1))
        while not line.sent:
            await asyncio.sleep(0)
        line.sent = ""

    async def and_goes_on(context: Context, person: str | None) -> Lobby:
        found = await read(context, person)
        await play_first(context, table, [session.person.id for session in sessions])
        await asyncio.sleep(0.01)
        return found

    monkeypatch.setattr(listing, "lobby", and_goes_on)
    await (socket.lobby.refresh() if again else socket.respond(WatchLobby(id=1)))
    await received(line, table)
    while '"type":"lobby",' not in line.sent:
        await asyncio.sleep(0)
    assert _told_after_the_whole(line)
    await context.close()


async def test_what_is_told_after_a_lobby_that_was_read_anew_does_not_pass_for_part_of_it(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same lobby is not sent twice, unless the page has heard something else since."""
    prepare(database_url(sqlite))
    context = Context(settings(sqlite))
    await context.open()
    table, sessions = await begun_by(context, "builders")
    socket, line = await following(context, sessions[0])
    before = await listing.lobby(context, sessions[0].person.id)

    changes = [table]

    async def same(_context: Context, _person: str | None) -> Lobby:
        while changes:
            context.tables.refresh(changes.pop())
        return before

    monkeypatch.setattr(listing, "lobby", same)
    await socket.lobby.refresh()
    await received(line, table)
    line.sent = ""
    await socket.lobby.refresh()
    while '"type":"lobby",' not in line.sent:
        await asyncio.sleep(0)
    await context.close()


async def test_changes_are_told_where_the_lobby_could_not_be_read(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare(database_url(sqlite))
    context = Context(settings(sqlite))
    await context.open()
    table, sessions = await begun_by(context, "builders")
    socket, line = await following(context, sessions[0])

    async def away(_context: Context, _person: str | None) -> Lobby:
        context.tables.refresh(table)
        raise Unavailable()

    monkeypatch.setattr(listing, "lobby", away)
    with pytest.raises(Unavailable):
        await socket.lobby.refresh()
    await received(line, table)
    await context.close()


async def test_what_is_heard_from_elsewhere_while_the_lobby_is_read_is_told_after_it(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_contexts(postgres) as (one, other):
        table, sessions = await begun_by(one, "builders")
        read = listing.lobby

        async def and_goes_on(context: Context, person: str | None) -> Lobby:
            found = await read(context, person)
            await play_first(one, table, [session.person.id for session in sessions])
            Behind(other).heed(News(table.id, table.seq))
            while other.tables.in_memory(table.id) is None:
                await asyncio.sleep(0.01)
            return found

        monkeypatch.setattr(listing, "lobby", and_goes_on)
        _, line = await following(other, sessions[0])
        await received(line, table)
        assert _told_after_the_whole(line)


def test_only_so_many_tables_of_a_person_are_waited_for_and_none_when_he_goes() -> None:
    lobbies = Lobbies()
    ben = Mock(person_id="ben")
    lobbies.remember("ben", ["early"])
    assert not lobbies.awaits("early"), "they does not follow the lobby"
    lobbies.join(ben)
    lobbies.remember("ben", map(str, range(MOST_OWN + 1)))
    assert not lobbies.awaits("0")
    assert all(lobbies.awaits(str(number)) for number in range(1, MOST_OWN + 1))
    lobbies.leave(ben)
    assert not any(lobbies.awaits(str(number)) for number in range(MOST_OWN + 1))
