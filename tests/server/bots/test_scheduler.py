"""Bots at tables: the table continues after any failed search."""

import asyncio
import os
import signal
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from guildhall.server.bots import scheduler
from guildhall.server.context import Context
from guildhall.server.storage.database import database_url, prepare
from guildhall.server.tables import moves, seating
from guildhall.server.tables.messages import SeatChange
from guildhall.server.tables.rows import Place
from guildhall.server.tables.table import Table
from guildhall.table.settings import NewTable
from tests.server.harness import Server, Socket, Visitor, settings, visitor
from tests.server.server_process import ServerProcess

# On a real server.


async def against(ann: Visitor, socket: Socket, *bots: str) -> str:
    """Return a table of Ann and bots at which it is Ann's turn."""
    wanted = {"game": "builders", "seats": 1 + len(bots), "bots": bots, "start": True}
    table = str((await ann.done("POST", "/api/tables", wanted))["id"])
    await socket.watch(table)
    await socket.until(lambda: bool(socket.position and socket.position["moves"]))
    return table


async def end_turn(socket: Socket, table: str) -> None:
    """Play until it is a bot's turn."""
    while socket.position and socket.position["moves"]:
        texts = [move["text"] for move in socket.position["moves"]]
        wish = "end" if "end" in texts else "take 3" if "take 3" in texts else texts[0]
        await socket.move(table, wish)


@asynccontextmanager
async def ann_and_a_bot(server: Server) -> AsyncIterator[tuple[Socket, str]]:
    async with visitor(server.url, "Ann") as ann, ann.socket() as socket:
        table = await against(ann, socket, "random")
        await end_turn(socket, table)
        await socket.until(lambda: bool(socket.position and socket.position["moves"]))
        yield socket, table


async def test_a_table_continues_by_itself_after_its_worker_hangs(sqlite: str) -> None:
    with Server(settings(sqlite, bot_seconds=1.0)) as server:
        async with ann_and_a_bot(server) as (socket, table):
            (hung,) = server.bot_workers()
            os.kill(hung, signal.SIGSTOP)
            await end_turn(socket, table)
            await socket.until(lambda: bool(socket.position and socket.position["moves"]))
            assert hung not in server.bot_workers()


async def test_a_server_with_a_hung_worker_stops_on_request(sqlite: str) -> None:
    with ServerProcess(settings(sqlite, bot_seconds=3600.0)) as server:
        async with ann_and_a_bot(server) as (socket, table):
            (hung,) = server.bot_workers()
            os.kill(hung, signal.SIGSTOP)
            await end_turn(socket, table)
            await server.terminate()
            assert not Path(f"/proc/{hung}").exists()


async def test_many_tables_of_strong_bots_do_not_delay_other_bots(sqlite: str) -> None:
    async def open_tables(stack: AsyncExitStack, server: Server) -> None:
        """Open twenty tables of four strong bots, each with a spectator."""
        stranger = await stack.enter_async_context(visitor(server.url, "Stranger"))
        for _ in range(20):
            socket = await stack.enter_async_context(stranger.socket())
            wanted = {"game": "builders", "seats": 4, "bots": ["master"] * 3}
            wanted |= {"stand_in": "master", "start": True}
            table = (await stranger.done("POST", "/api/tables", wanted))["id"]
            await stranger.done("PUT", f"/api/tables/{table}/seats/0", {"player": "bot"})
            await socket.watch(table)

    with Server(settings(sqlite, bot_workers=1, bot_seconds=3600.0)) as server:
        async with AsyncExitStack() as stack:
            await open_tables(stack, server)
            await until(lambda: server.bot_workers())
            # A job behind those of this stopped worker would never run.
            (masters,) = server.bot_workers()
            os.kill(masters, signal.SIGSTOP)
            ann = await stack.enter_async_context(visitor(server.url, "Ann"))
            socket = await stack.enter_async_context(ann.socket())
            table = await against(ann, socket, "random")
            for _ in range(10):
                await end_turn(socket, table)
                await socket.until(lambda: bool(socket.position and socket.position["moves"]))


# In this process.


@asynccontextmanager
async def running_context(database: str, **others: Any) -> AsyncIterator[Context]:
    prepare(database_url(database))
    context = Context(settings(database, **others))
    await context.open()
    try:
        yield context
    finally:
        await context.close()


async def table_of(context: Context, *bots: str) -> tuple[Table, str]:
    ann = (await context.people.new_guest("Ann")).person.id
    wanted = NewTable(game="builders", seats=1 + len(bots), bots=list(bots), start=True)
    return await seating.open_table(context, ann, wanted), ann


async def until(holds: Any) -> None:
    while not holds():
        await asyncio.sleep(0.01)


async def play_turn(context: Context, table: Table, person: str) -> None:
    """Play for one player until it is a bot's turn."""
    await until(lambda: table.turn == table.seat_of(person))
    while table.turn == table.seat_of(person):
        state = table.in_play().state
        texts = [table.game.text(action) for action in state.legal()]
        wish = "end" if "end" in texts else "take 3" if "take 3" in texts else texts[0]
        await moves.move(context, table, person, table.in_play().position, wish)


async def test_a_bot_retries_a_move_that_could_not_be_stored(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with running_context(sqlite) as context:
        table, ann = await table_of(context, "random")
        await until(lambda: table.turn == table.seat_of(ann))
        with sqlite3.connect(str(database_url(sqlite).database)) as other:
            # Only moves of bots fail, and not with a conflict.
            other.execute(
                "CREATE TRIGGER away BEFORE INSERT ON entries WHEN NEW.kind = 'move' AND"
                " NEW.person IS NULL BEGIN SELECT abs(-9223372036854775807 - 1); END"
            )
        await play_turn(context, table, ann)
        seq = table.seq
        await until(lambda: "integer overflow" in caplog.text)
        assert table.seq == seq
        with sqlite3.connect(str(database_url(sqlite).database)) as other:
            other.execute("DROP TRIGGER away")
        await until(lambda: table.seq > seq)


async def test_a_bot_that_fails_repeatedly_plays_a_random_move(
    sqlite: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "_LONGEST_WAIT", 0.0)
    async with running_context(sqlite) as context:
        table, ann = await table_of(context, "random")
        await until(lambda: table.turn == table.seat_of(ann))
        table.places[1 - table.turn] = Place(bot="no-such-level")
        await play_turn(context, table, ann)
        await until(lambda: table.turn == table.seat_of(ann))
        assert "bot no-such-level failed" in caplog.text


async def test_a_bot_searches_again_after_any_error(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_context(sqlite) as context:
        table, ann = await table_of(context, "random")
        await until(lambda: table.turn == table.seat_of(ann))

        async def mistaken(_: Table) -> bool:
            raise RuntimeError("a mistake of ours")

        with monkeypatch.context() as patched:
            patched.setattr(context.tables, "runs_bots", mistaken)
            await play_turn(context, table, ann)
            assert table.thinking
            await until(lambda: not table.thinking)
        scheduler.think(context, table)
        await until(lambda: table.turn == table.seat_of(ann))


async def test_a_bot_that_was_not_scheduled_is_found(sqlite: str) -> None:
    async with running_context(sqlite) as context:
        table, ann = await table_of(context, "random")
        await until(lambda: table.turn == table.seat_of(ann))
        seq = table.seq
        table.places[table.turn] = Place(ann, "random")
        table.places[1 - table.turn] = Place(ann)
        context.background.start(scheduler.keep_bots_awake(context))
        await until(lambda: table.seq > seq)


async def test_a_table_that_cannot_be_loaded_does_not_delay_other_bots(sqlite: str) -> None:
    async with running_context(sqlite, bot_pause=3600.0) as context:
        tables: list[Table] = []
        while len(tables) < 3:
            table, ann = await table_of(context, "random")
            if table.turn == table.seat_of(ann):
                await play_turn(context, table, ann)
            tables.append(table)
    with sqlite3.connect(str(database_url(sqlite).database)) as other:
        other.execute("UPDATE tables SET options = '{' WHERE id = ?", [tables[0].id])
    async with running_context(sqlite) as context:
        context.background.start(scheduler.keep_bots_awake(context))
        woken = [await context.tables.get(table.id) for table in tables[1:]]
        for table in woken:
            await until(lambda: table.turn == 0)  # noqa: B023


async def test_a_table_of_bots_waits_for_a_spectator(sqlite: str) -> None:
    with Server(settings(sqlite)) as server:
        async with visitor(server.url, "Ann") as ann:
            wanted = {"game": "builders", "seats": 2, "bots": ["random"], "start": True}
            table = (await ann.done("POST", "/api/tables", wanted))["id"]
            left = await ann.done("PUT", f"/api/tables/{table}/seats/0", {"player": "bot"})
            async with visitor(server.url) as eve, eve.socket() as socket:
                # The same worker plays another table meanwhile.
                async with ann.socket() as own:
                    other = await against(ann, own, "random")
                    for _ in range(3):
                        await end_turn(own, other)
                        await own.until(lambda: bool(own.position and own.position["moves"]))
                now = await ann.done("GET", f"/api/tables/{table}")
                assert now["seq"] <= left["seq"] + 1, "one search may have been running"
                await socket.watch(table)
                await socket.until(lambda: bool(socket.position and socket.position["over"]))


async def test_a_substitute_bot_keeps_playing_while_another_player_is_present(sqlite: str) -> None:
    async with running_context(sqlite) as context:
        people = [(await context.people.new_guest(name)).person.id for name in ("Ann", "Ben")]
        table = await seating.open_table(context, people[0], NewTable(game="builders", seats=2))
        await seating.change_seat(context, table, 1, people[1], SeatChange(player="me"))
        await seating.start(context, table, people[0])
        seat, waits = table.turn, 1 - table.turn
        await seating.change_seat(context, table, seat, people[seat], SeatChange(player="bot"))
        await until(lambda: table.turn == waits)
