"""Early ends of games: resigning, agreement, and abandoned tables."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest

from guildhall.client import Client, Refused
from guildhall.server.context import Context
from guildhall.server.errors import (
    NotAllowed,
    NotRunning,
    SeatTaken,
    TooManyTables,
    Unavailable,
)
from guildhall.server.operations.verify import verify
from guildhall.server.settings import DAY
from guildhall.server.storage.database import database_url, prepare
from guildhall.server.storage.group_commit import Change
from guildhall.server.tables import endings, moves, seating, time_limits, undo
from guildhall.server.tables.messages import SeatChange
from guildhall.server.tables.table import Table
from guildhall.table.entry import Text
from guildhall.table.settings import NewTable
from tests.server.conftest import NewDatabase
from tests.server.harness import GENEROUS, Server, Visitor, settings, visitor

ME = SeatChange(player="me")
SMALL = NewTable(game="builders", seats=2)
BOT = SeatChange(player="bot")


@asynccontextmanager
async def running_context(database: str, **others: Any) -> AsyncIterator[Context]:
    prepare(database_url(database))
    context = Context(settings(database, **others))
    await context.open()
    try:
        yield context
    finally:
        await context.close()
    assert verify(database_url(database)).differences == []


async def guests(context: Context, *names: str) -> list[str]:
    return [(await context.people.new_guest(name)).person.id for name in names]


async def started(context: Context, people: list[str], **wanted: Any) -> Table:
    """Start a game of these players; bots pause, so that nothing happens by itself."""
    seats = len(people) + len(wanted.get("bots", ()))
    table = await seating.open_table(
        context, people[0], NewTable(game="builders", seats=seats, **wanted)
    )
    for seat, person in enumerate(people[1:], 1):
        await seating.change_seat(context, table, seat, person, ME)
    await seating.start(context, table, people[0])
    return table


def kinds(table: Table) -> list[str]:
    return [line.kind for line in table.tail]


async def read_again(context: Context, table: Table) -> Table:
    """Return the table as read from its log."""
    async with table.lock:
        await context.tables.reload(table)
    return table


async def test_a_bot_takes_the_seat_of_a_player_who_resigned(sqlite: str) -> None:
    async with running_context(sqlite) as context:
        people = await guests(context, "Ann", "Ben")
        table = await started(context, people, stand_in="random")
        gone = table.turn
        stays = people[1 - gone]
        await endings.resign(context, table, people[gone])
        assert (table.places[gone].person, table.places[gone].bot) == (None, "random")
        while table.turn != 1 - gone:
            await asyncio.sleep(0.01)
        for wish in (ME, BOT):
            with pytest.raises((NotAllowed, SeatTaken)):
                await seating.change_seat(context, table, gone, people[gone], wish)
        with pytest.raises(NotAllowed):
            await moves.move(context, table, people[gone], table.in_play().position, "end")
        with pytest.raises(NotAllowed):
            await endings.resign(context, table, people[gone])
        await endings.resign(context, table, stays)
        assert table.status == "closed", "no player is left"


async def test_a_game_against_bots_ends_when_its_only_player_resigns(sqlite: str) -> None:
    async with running_context(sqlite, bot_pause=3600.0) as context:
        (ann,) = await guests(context, "Ann")
        table = await started(context, [ann], bots=["random", "random"])
        await endings.resign(context, table, ann)
        assert (table.status, table.result) == ("closed", None)
        assert kinds(table)[-2:] == ["resigned", "closed"]
        assert table.tail[-1].details == Text(text="resigned")
        assert (await read_again(context, table)).status == "closed"
        with pytest.raises(NotAllowed):
            await endings.resign(context, table, ann)


@pytest.mark.parametrize("others", [0, 2])
async def test_a_game_ends_with_its_last_player_after_a_database_failure(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, others: int
) -> None:
    async with running_context(sqlite, bot_pause=3600.0) as context:
        people = await guests(context, *["Ann", "Ben", "Cid"][: others + 1])
        table = await started(context, people, bots=["random"])
        for person in people[1:]:
            await endings.agree_to_end(context, table, person, agree=True)
        write, written = context.database.writer.write, 0

        async def once(changes: Sequence[Change]) -> None:
            nonlocal written
            written += 1
            if written > 1:
                raise Unavailable()
            await write(changes)

        with monkeypatch.context() as away, suppress(Unavailable):
            away.setattr(context.database.writer, "write", once)
            await endings.resign(context, table, people[0])
        kept = await read_again(context, table)
        assert kept.status == "closed" or kept.seat_of(people[0]) == 0


async def test_a_game_ends_when_all_its_players_agree(sqlite: str) -> None:
    async with running_context(sqlite, bot_pause=3600.0) as context:
        people = await guests(context, "Ann", "Ben", "Cid")
        table = await started(context, people)
        (stranger,) = await guests(context, "Eve")
        with pytest.raises(NotAllowed):
            await endings.agree_to_end(context, table, stranger, agree=True)
        for person in (people[0], people[0], people[1]):
            await endings.agree_to_end(context, table, person, agree=True)
        assert kinds(table).count("end-agreed") == 2, "a repeated request has no effect"
        assert (await read_again(context, table)).ending == {0, 1}
        await endings.agree_to_end(context, table, people[2], agree=False)
        assert (await read_again(context, table)).ending == frozenset()
        for person in people[:2]:
            await endings.agree_to_end(context, table, person, agree=True)
        # A bot plays the seat, but the player still belongs to the game.
        await seating.change_seat(context, table, 2, people[2], BOT)
        assert table.status == "running"
        await endings.agree_to_end(context, table, people[2], agree=True)
        assert (table.status, table.result) == ("closed", None)
        assert table.tail[-1].details == Text(text="agreed")
        with pytest.raises(NotRunning):
            await endings.agree_to_end(context, table, people[0], agree=True)


async def test_the_vote_of_a_resigned_player_is_not_needed(sqlite: str) -> None:
    async with running_context(sqlite, bot_pause=3600.0) as context:
        people = await guests(context, "Ann", "Ben", "Cid")
        table = await started(context, people)
        for person in people[:2]:
            await endings.agree_to_end(context, table, person, agree=True)
        await endings.resign(context, table, people[0])
        assert (await read_again(context, table)).ending == {1}
        await endings.resign(context, table, people[2])
        assert table.status == "closed"


async def test_a_vote_to_end_survives_moves_of_others(sqlite: str) -> None:
    async with running_context(sqlite) as context:
        people = await guests(context, "Ann", "Ben")
        table = await started(context, people)
        mover, other = people[table.turn], people[1 - table.turn]
        await endings.agree_to_end(context, table, other, agree=True)
        await moves.move(context, table, mover, table.in_play().position, "take 1")
        assert table.ending == {table.seat_of(other)}
        assert (await read_again(context, table)).ending == {table.seat_of(other)}


# The number of tables per user.


async def test_games_left_to_bots_and_finished_games_do_not_count(
    new_database: NewDatabase,
) -> None:
    database = new_database()
    limits = type(GENEROUS)(**{**vars(GENEROUS), "tables_a_person": 3})
    async with running_context(database, bot_pause=3600.0, limits=limits) as context:
        people = await guests(context, "Ann", "Ben")
        tables = [await started(context, people) for _ in range(3)]
        with pytest.raises(TooManyTables):
            await started(context, people)
        await seating.change_seat(context, tables[0], 0, people[0], BOT)
        tables.append(await seating.open_table(context, people[0], SMALL))
        with pytest.raises(TooManyTables):
            await seating.change_seat(context, tables[0], 0, people[0], ME)
        await endings.resign(context, tables[1], people[0])
        await seating.change_seat(context, tables[0], 0, people[0], ME)
        with pytest.raises(TooManyTables):
            await started(context, people)
        for person in people:
            await endings.agree_to_end(context, tables[2], person, agree=True)
        await endings.close(context, tables[3], people[0])
        await seating.open_table(context, people[0], SMALL)


async def test_games_with_other_rules_do_not_count_and_can_be_left(sqlite: str) -> None:
    limits = type(GENEROUS)(**{**vars(GENEROUS), "tables_a_person": 1})
    async with running_context(sqlite, bot_pause=3600.0, limits=limits) as context:
        people = await guests(context, "Ann", "Ben")
        table = await started(context, people)
        with sqlite3.connect(str(database_url(sqlite).database)) as other:
            other.execute("UPDATE tables SET fingerprint = 'older'")
        await read_again(context, table)
        assert table.refused
        await started(context, people)
        for person in people:
            await endings.resign(context, table, person)
        assert table.status == "closed"


# Undo needs all players of the game.


@pytest.mark.parametrize("away", ["left", "late", "absent"])
async def test_players_with_a_substitute_must_agree_to_an_undo(sqlite: str, away: str) -> None:
    async with running_context(sqlite, bot_pause=3600.0) as context:
        people = await guests(context, "Ann", "Ben")
        speed = "relaxed" if away == "absent" else "live"
        table = await started(context, people, speed=speed, stand_in="random")
        mover = table.turn
        hire = next(
            text
            for text in map(table.game.text, table.in_play().state.legal())
            if text.startswith("hire")
        )
        revealed = await moves.move(context, table, people[mover], table.in_play().position, hire)
        for text in ("take 1", "take 1", "end"):
            await moves.move(context, table, people[mover], table.in_play().position, text)
        other = 1 - mover
        who = people[other]
        with pytest.raises(NotAllowed):
            await seating.change_seat(context, table, other, who, SeatChange("bot", "master"))
        if away == "late":
            table.since -= table.pace.bank * 1000 + 1
            context.background.start(time_limits.keep_time(context))
            while not table.places[other].bot:
                await asyncio.sleep(0.01)
        elif away == "absent":
            table.since -= 4 * DAY * 1000
            await seating.change_seat(context, table, other, people[mover], BOT)
        else:
            await seating.change_seat(context, table, other, who, BOT)
        assert table.places[other].bot == "random", "the substitute level of the table"
        position = table.in_play().position
        asked = await undo.ask_undo(context, table, people[mover], position, revealed)
        assert table.in_play().position == position, "the other player has not agreed"
        await undo.answer_undo(context, table, people[other], asked, agree=True)
        assert kinds(table)[-1] == "undone"


async def test_resigning_and_ending_over_the_api(server: Server) -> None:
    async def table_of_two(ann: Visitor, ben: Visitor) -> str:
        wanted = {"game": "builders", "seats": 2, "stand_in": "journeyman"}
        opened = await ann.done("POST", "/api/tables", wanted)
        assert opened["stand_in"] == "journeyman"
        await ben.done("PUT", f"/api/tables/{opened['id']}/seats/1", {"player": "me"})
        await ann.done("POST", f"/api/tables/{opened['id']}/start")
        return str(opened["id"])

    async with visitor(server.url, "Ann") as ann, visitor(server.url, "Ben") as ben:
        one, two = await table_of_two(ann, ben), await table_of_two(ann, ben)
        async with ann.socket() as socket:
            await socket.watch(one)
            assert (await ann.done("POST", f"/api/tables/{one}/end", {"agree": True}))[
                "ending"
            ] == [0]
            await socket.until(lambda: socket.info["ending"] == [0])
            closed = await ben.done("POST", f"/api/tables/{one}/end", {"agree": True})
            assert closed["status"] == "closed"
            await socket.until(lambda: socket.info["status"] == "closed")
        left = await ben.done("POST", f"/api/tables/{two}/resign")
        assert (left["seats"][1]["person"], left["seats"][1]["bot"]) == (None, "journeyman")
        mine = (await ben.done("GET", "/api/lobby"))["mine"]
        assert two not in [table["id"] for table in mine]
        refused = await ben.refused("POST", f"/api/tables/{two}/resign")
        assert refused == (403, "not-allowed")
        bad = {"game": "builders", "seats": 2, "stand_in": "oracle"}
        assert await ann.refused("POST", "/api/tables", bad) == (422, "unknown-bot")


async def test_the_python_client_resigns_and_ends_games(server: Server) -> None:
    async with Client(server.url) as ann:
        await ann.guest("Ann")
        wanted = {"game": "builders", "seats": 2, "bots": ["random"], "start": True}
        one, two = [(await ann.open_table(**wanted)).id for _ in range(2)]
        assert (await ann.end(one)).status == "closed", "no other agreement is needed"
        assert (await ann.resign(two)).status == "closed"
        with pytest.raises(Refused):
            await ann.resign(two)
        assert [position async for position in ann.turns(two)] == []
