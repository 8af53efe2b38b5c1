"""Lobby listeners on one server receive changes made on another."""

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
    """Open a socket that has received the lobby and follows nothing else."""
    socket, line = connected(context, session)
    await socket.respond(WatchLobby(id=1))
    return socket, line


async def received(line: RecordingTransport, table: Table) -> None:
    """Wait for the lobby entry of a table in its current state."""
    change = re.compile(rf'"lobby-change","table":{{.*?"id":"{table.id}".*?"seq":(\d+)')
    while str(table.seq) not in change.findall(line.sent):
        await asyncio.sleep(0.01)


async def test_lobby_listeners_learn_of_their_turn_at_a_table_not_in_memory(
    postgres: Postgres,
) -> None:
    """The user has a page open, so no e-mail or push notification is sent."""
    async with two_contexts(postgres) as (one, other):
        table, sessions = await begun_by(one, "builders")
        people = [session.person.id for session in sessions]
        assert table.session
        waits = 1 - table.session.state.seat
        socket, line = await following(other, sessions[waits])
        assert other.tables.in_memory(table.id) is None
        while table.session.state.seat != waits:
            await play_first(one, table, people)
        notified = Behind(other)
        notified.heed(News(table.id, table.seq))
        await received(line, table)
        await play_first(one, table, people)
        notified.heed(News(table.id, table.seq))
        await received(line, table)
        while other.background._tasks:
            await asyncio.sleep(0.01)
        other.tables._kept.clear()
        gc.collect()
        assert other.tables.in_memory(table.id) is None
        await play_first(one, table, people)
        await socket.respond(UnwatchLobby(id=2))
        notified.heed(News(table.id, table.seq))
        assert not other.background._tasks, "no local user waits for the table"


async def test_a_table_that_changes_while_read_for_the_lobby_is_read_once(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_contexts(postgres) as (one, other):
        table, sessions = await begun_by(one, "builders")
        people = [session.person.id for session in sessions]
        _, line = await following(other, sessions[0])
        notified, load, loads = Behind(other), loading.load, 0

        async def and_goes_on(logs: Logs, table_id: str) -> Table:
            nonlocal loads
            loads += 1
            found = await load(logs, table_id)
            for _ in range(2):
                await play_first(one, table, people)
                notified.heed(News(table.id, table.seq))
            return found

        await play_first(one, table, people)
        monkeypatch.setattr(loading, "load", and_goes_on)
        notified.heed(News(table.id, table.seq))
        notified.heed(News(table.id, table.seq))
        await received(line, table)
        assert loads == 1


async def test_reading_the_lobby_needs_one_connection(postgres: Postgres) -> None:
    """After a restart all users read it at once; waiting for a second connection would deadlock."""
    async with two_contexts(postgres) as (one, other):
        await begun_by(one, "builders")
        assert not other.people._people
        pool = other.database._read.pool
        assert isinstance(pool, QueuePool)
        pool._max_overflow = 1 - pool.size()
        shown = await listing.lobby(other, None)
        [table] = shown.running
        assert all(seat.person for seat in table.seats)


async def test_a_player_is_notified_of_a_change_that_was_already_read(
    postgres: Postgres,
) -> None:
    async with two_contexts(postgres) as (one, other):
        table, sessions = await begun_by(one, "builders")
        _, line = await following(other, sessions[0])
        await play_first(one, table, [session.person.id for session in sessions])
        await watched(other, table)
        Behind(other).heed(News(table.id, table.seq))
        await received(line, table)


async def test_a_table_that_starts_and_continues_at_once_is_sent_in_its_current_state(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fast bot moves while the table is read for the first time."""
    async with two_contexts(postgres) as (one, other):
        ann, ben = [await one.people.new_guest(name) for name in ("Ann", "Ben")]
        people = [ann.person.id, ben.person.id]
        _, line = await following(other, ben)
        table = await seating.open_table(one, people[0], NewTable(game="builders", seats=2))
        await seating.change_seat(one, table, 1, people[1], SeatChange(player="me"))
        await seating.start(one, table, people[0])
        notified, load = Behind(other), loading.load

        async def and_goes_on(logs: Logs, table_id: str) -> Table:
            found = await load(logs, table_id)
            await play_first(one, table, people)
            notified.heed(News(table.id, table.seq))
            return found

        monkeypatch.setattr(loading, "load", and_goes_on)
        notified.heed(News(table.id, table.seq, listed=True))
        before = table.seq
        while table.seq == before:
            await asyncio.sleep(0.01)
        await received(line, table)


def _sent_after_the_lobby(line: RecordingTransport) -> bool:
    return 0 <= line.sent.rfind('"type":"lobby",') < line.sent.rfind('"type":"lobby-change",')


@pytest.mark.parametrize("again", [False, True])
async def test_changes_during_a_lobby_read_are_sent_after_the_lobby(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, again: bool
) -> None:
    """A client replaces its whole state by the lobby, which is older than the change."""
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
    assert _sent_after_the_lobby(line)
    await context.close()


async def test_a_lobby_is_sent_again_if_updates_were_sent_since(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An identical lobby is not sent twice unless updates were sent in between."""
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


async def test_changes_are_sent_when_the_lobby_could_not_be_read(
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


async def test_remote_changes_during_a_lobby_read_are_sent_after_the_lobby(
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
        assert _sent_after_the_lobby(line)


def test_the_number_of_awaited_tables_per_user_is_limited_and_reset_on_leaving() -> None:
    lobbies = Lobbies()
    ben = Mock(person_id="ben")
    lobbies.remember("ben", ["early"])
    assert not lobbies.awaits("early"), "the user does not follow the lobby"
    lobbies.join(ben)
    lobbies.remember("ben", map(str, range(MOST_OWN + 1)))
    assert not lobbies.awaits("0")
    assert all(lobbies.awaits(str(number)) for number in range(1, MOST_OWN + 1))
    lobbies.leave(ben)
    assert not any(lobbies.awaits(str(number)) for number in range(MOST_OWN + 1))
