"""Earlier positions, replays, records, and import of records."""

import asyncio
from itertools import chain, islice
from typing import Final

from guildhall import games
from guildhall.core.errors import NoSuchSeat
from guildhall.core.events import PUBLIC
from guildhall.core.record import Record
from guildhall.server.accounts import names
from guildhall.server.accounts.secrets import new_id
from guildhall.server.clock import now
from guildhall.server.context import Context
from guildhall.server.errors import (
    GameRunning,
    NoSuchPosition,
    NotAllowed,
    NotOpen,
    NotRunning,
    OtherRules,
)
from guildhall.server.socket import render
from guildhall.server.tables import loading
from guildhall.server.tables import store as tables_store
from guildhall.server.tables.messages import Replay
from guildhall.server.tables.rows import Place
from guildhall.server.tables.table import Table
from guildhall.table import records as table_records
from guildhall.table.entry import LogEntry, Opened
from guildhall.table.records import Course, CourseStep, Imported, Past, Step, write_record
from guildhall.table.session import SNAPSHOT_EVERY, replayed
from guildhall.table.settings import TableSettings

_BOT: Final = "bot:"
_AT_ONCE: Final = 250
"""Entries per query."""


def check_finished(table: Table, person: str | None) -> None:
    """Raise unless the user may see a finished game completely."""
    if not table.shared and table.seat_of(person) == PUBLIC:
        raise NotAllowed()
    if table.status == "running":
        raise GameRunning()
    if table.status != "over":
        raise NotOpen()


async def record_of(context: Context, table: Table) -> Record:
    """The record of a finished game; its seed reveals every hidden card."""
    lines: list[LogEntry] = []
    for first in range(0, table.depth + 1, _AT_ONCE):
        # Long games are read in parts, so that other requests are not delayed.
        async with context.database.logs() as logs:
            head = await logs.head_at(table.id, min(first + _AT_ONCE - 1, table.depth))
            lines += await logs.path(table.id, head, first)
    players = [_player(context, place) for place in table.places]
    seats, options = len(table.places), table.settings.options
    return write_record(table.game, seats, options, lines, players, lines[-1].key)


def _player(context: Context, place: Place) -> str:
    if place.name:
        return place.name
    person = context.people.known(place.person)
    # A person whose name equals that of a bot is not recorded as a bot.
    return person.name.replace(_BOT, "bot ") if person else _BOT + place.bot


async def replay(context: Context, table: Table, start: int, count: int, viewer: int) -> Replay:
    """Positions of a finished game as one seat saw them."""
    if table.session is None:
        raise OtherRules(game=table.game.name)
    if not PUBLIC <= viewer < len(table.places):
        raise NoSuchSeat(seat=viewer + 1, seats=len(table.places))
    at = min(start, table.depth)
    async with context.database.logs() as logs:
        head = await logs.head_at(table.id, min(at + count - 1, table.depth))
        path = await logs.path(table.id, head, at - at % SNAPSHOT_EVERY)
        state = await loading.state_at(logs, table, path[0].depth, path[0].seq)
    positions = chain([(path[0], state)], replayed(state, path[1:]))
    first = at - path[0].depth
    shown = islice(positions, first, first + count)
    steps: list[Step] = []
    for line, state in shown:
        steps.append(table_records.step(state, line, viewer))
        # Each step takes a while; others must not wait for all of them.
        await asyncio.sleep(0)
    return Replay(render.info(table, context.people), table.depth, steps)


async def course(context: Context, table: Table, viewer: int) -> Course:
    """All of a finished game but its positions, as one seat saw it."""
    if table.session is None:
        raise OtherRules(game=table.game.name)
    if not PUBLIC <= viewer < len(table.places):
        raise NoSuchSeat(seat=viewer + 1, seats=len(table.places))
    steps: list[CourseStep] = []
    for first in range(0, table.depth + 1, _AT_ONCE):
        # Long games are read in parts, so that other requests are not delayed.
        async with context.database.logs() as logs:
            head = await logs.head_at(table.id, min(first + _AT_ONCE - 1, table.depth))
            path = await logs.path(table.id, head, first)
            state = await loading.state_at(logs, table, path[0].depth, path[0].seq)
        for line, position in chain([(path[0], state)], replayed(state, path[1:])):
            steps.append(table_records.course_step(position, line, viewer))
            await asyncio.sleep(0)
    return Course(steps)


async def past(context: Context, table: Table, seq: int, viewer: int) -> Past:
    """A position after a valid move, or the start, as a viewer could see it then."""
    if table.session is None:
        raise OtherRules(game=table.game.name) if table.refused else NotRunning()
    async with context.database.logs() as logs:
        line = await logs.standing_position(table.id, seq)
        if line is None or line.seq > table.seq:
            raise NoSuchPosition(position=seq)
        state = await loading.state_at(logs, table, line.depth, line.seq)
    return table_records.past(state, seq, viewer, over=table.status == "over")


async def share(context: Context, table: Table, person: str) -> None:
    """Let everyone with the link watch a finished game."""
    async with table.lock:
        check_finished(table, person)
        if table.seat_of(person) == PUBLIC:
            raise NotAllowed()
        if table.shared:
            return
        line = context.tables.entry(table, "shared", person=person)
        await context.tables.store(table, [line], tables_store.share(table.id))
        table.shared = True
        context.tables.publish(table, [line])


async def upload(context: Context, person: str, text: str) -> Table:
    """A record becomes a finished table that can be watched."""
    most = context.limits.record_moves
    imported = await context.search_pool.import_record(text, most, person)
    table = _uploaded(person, imported)
    about = Opened(game=table.game.name, seats=len(table.places), options=table.settings.options)
    opened = LogEntry(seq=1, at=table.created, kind="opened", person=person, details=about)
    await context.tables.store(
        table,
        [opened, *imported.entries],
        *tables_store.add_table(table, table.places),
        *(tables_store.add_snapshot(table.id, *snapshot) for snapshot in imported.snapshots),
    )
    return await context.tables.get(table.id)


def _place(player: str) -> Place:
    name = names.checked(player.removeprefix(_BOT)[: names.MOST] or "-")
    return Place(bot=name) if player.startswith(_BOT) else Place(name=name)


def _uploaded(person: str, imported: Imported) -> Table:
    written = imported.record
    players = [*written.players, *[""] * written.seats][: written.seats]
    return Table(
        id=new_id(),
        game=games.load(written.game),
        settings=TableSettings(options=written.options, public=False),
        status="over",
        host=person,
        created=now(),
        places=[_place(player) for player in players],
        shared=True,
        uploaded=True,
        result=imported.result,
        fingerprint=written.fingerprint,
    )
