"""Server contexts on one database in this process, and players at their tables."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from psycopg import AsyncConnection

from guildhall.server.accounts.people import Session
from guildhall.server.cluster.listener import LOCK
from guildhall.server.context import Context
from guildhall.server.errors import Unavailable
from guildhall.server.socket.connection import Connection
from guildhall.server.socket.messages import Watch
from guildhall.server.storage.database import database_url, prepare
from guildhall.server.tables import seating
from guildhall.server.tables.messages import SeatChange
from guildhall.server.tables.moves import move as play
from guildhall.server.tables.rows import entry_row
from guildhall.server.tables.table import Table
from guildhall.table.settings import NewTable
from tests.server.harness import settings
from tests.server.postgres import Postgres


def first_move(table: Table) -> list[str]:
    assert table.session
    return list(table.session.legal.values())[:1]


def same(one: Table, other: Table) -> None:
    """Assert that two processes have the same state of a table."""
    assert one.session
    assert other.session
    for name in ("seq", "turn", "depth", "since", "clocks", "status"):
        assert getattr(one, name) == getattr(other, name), name
    for name in ("position", "depth", "head", "request"):
        assert getattr(one.session, name) == getattr(other.session, name), name
    mine, theirs = one.session.reached, other.session.reached
    while mine and theirs:
        assert (mine.number, mine.steps) == (theirs.number, theirs.steps)
        assert mine.state.key() == theirs.state.key()
        assert mine.undoable_by() == theirs.undoable_by()
        mine, theirs = mine.before, theirs.before  # type: ignore[assignment]
    assert mine is theirs is None
    mine_rows, their_rows = (
        [entry_row("", line) for line in list(table.tail)[-3:]] for table in (one, other)
    )
    assert mine_rows == their_rows


@asynccontextmanager
async def two_contexts(postgres: Postgres) -> AsyncIterator[tuple[Context, Context]]:
    async with two_contexts_on(postgres.new_database()) as both:
        yield both


@asynccontextmanager
async def two_contexts_on(database: str) -> AsyncIterator[tuple[Context, Context]]:
    """Yield two contexts that do not receive each other's notifications."""
    prepare(database_url(database))
    one, other = Context(settings(database)), Context(settings(database))
    await one.open()
    await other.open()
    yield one, other
    await one.close()
    await other.close()


@asynccontextmanager
async def process_locks(*contexts: Context) -> AsyncIterator[None]:
    """Hold the lock of each process, so that none is considered dead."""
    url = contexts[0].database.url.set(drivername="postgresql")
    named = url.render_as_string(hide_password=False)
    async with await AsyncConnection.connect(named, autocommit=True) as connection:
        for context in contexts:
            await connection.execute(
                "SELECT pg_advisory_lock(%s, %s::int)", [LOCK, context.process]
            )
        yield


async def begun(context: Context, game: str) -> tuple[Table, list[str]]:
    """Start a game of two players."""
    table, sessions = await begun_by(context, game)
    return table, [session.person.id for session in sessions]


async def begun_by(context: Context, game: str) -> tuple[Table, list[Session]]:
    """Start a game of two players who are already created."""
    table, sessions = await created_by(context, game)
    await seating.start(context, table, sessions[0].person.id)
    return table, sessions


async def sat_down(context: Context, game: str = "builders") -> tuple[Table, list[str]]:
    """Return a table of two players that is ready to start."""
    table, sessions = await created_by(context, game)
    return table, [session.person.id for session in sessions]


async def created_by(context: Context, game: str) -> tuple[Table, list[Session]]:
    ann, ben = [await context.people.new_guest(name) for name in ("Ann", "Ben")]
    table = await seating.open_table(context, ann.person.id, NewTable(game=game, seats=2))
    await seating.change_seat(context, table, 1, ben.person.id, SeatChange(player="me"))
    return table, [ann, ben]


async def play_first(context: Context, table: Table, people: list[str]) -> None:
    assert table.session
    mover = people[table.session.state.seat]
    await play(context, table, mover, table.session.position, *first_move(table))


class RecordingTransport:
    """A socket transport that records what is sent."""

    def __init__(self) -> None:
        self.sent = ""
        self.sending: asyncio.Task[None] | None = None

    async def receive(self) -> str | bytes:
        raise NotImplementedError

    async def send(self, text: str) -> None:
        self.sent += text

    async def close(self, code: int) -> None:
        raise AssertionError(code)

    def abort(self) -> None:
        raise AssertionError


def connected(
    context: Context, session: Session | None = None
) -> tuple[Connection, RecordingTransport]:
    """Return a socket whose requests come from the test."""
    transport = RecordingTransport()
    connection = Connection(context, transport, session, "en", "127.0.0.1")
    transport.sending = asyncio.create_task(connection.send_all())
    return connection, transport


def fail_once(monkeypatch: pytest.MonkeyPatch, whom: object, way: str, *, after: int = 0) -> None:
    """Make a database call fail once, after `after` successful calls."""
    answer, answers = getattr(whom, way), iter(range(after))

    def away(*asked: object, **how: object) -> object:
        if next(answers, None) is not None:
            return answer(*asked, **how)
        monkeypatch.setattr(whom, way, answer)
        raise Unavailable()

    monkeypatch.setattr(whom, way, away)


async def watched(context: Context, table: Table) -> RecordingTransport:
    """Return what a new spectator is sent from now on."""
    connection, transport = connected(context)
    await connection.respond(Watch(id=1, table=table.id, since=0))
    return transport
