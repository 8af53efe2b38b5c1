"""Loading, undo, and sharing a database between processes."""

import asyncio
from contextlib import AsyncExitStack

import pytest
from sqlalchemy import text

from guildhall import games
from guildhall.core.playout import choose_eagerly
from guildhall.core.rng import seeded
from guildhall.core.state import State
from guildhall.server.context import Context
from guildhall.server.errors import Unavailable
from guildhall.server.storage.database import database_url, opened, prepare
from guildhall.server.tables import loading, moves, seating, undo
from guildhall.server.tables.messages import SeatChange
from guildhall.table import session
from guildhall.table.session import SNAPSHOT_EVERY, Session
from guildhall.table.settings import NewTable
from tests.server.conftest import NewDatabase
from tests.server.harness import Server, settings, visitor, within


class Counter:
    """Counts replayed moves."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.moves = 0
        real = session.replayed

        def replayed(state, moves):  # type: ignore[no-untyped-def]
            self.moves += len(moves)
            return real(state, moves)

        for module in (session, loading):
            monkeypatch.setattr(module, "replayed", replayed)


def way_back(played: Session) -> list[tuple[int, State]]:
    """Return the entries that can be undone freely."""
    found, reached = [], played.reached.before
    while reached:
        found.append((reached.number, reached.state))
        reached = reached.before
    return found


@pytest.mark.parametrize("name", games.NAMES)
async def test_loading_a_table_replays_nothing_regardless_of_its_length(
    name: str, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare(database_url(sqlite))
    replayed = Counter(monkeypatch)
    context = Context(settings(sqlite))
    await context.open()
    people = [(await context.people.new_guest(who)).person.id for who in ("Ann", "Ben")]
    table = await seating.open_table(context, people[0], NewTable(game=name, seats=2))
    await seating.change_seat(context, table, 1, people[1], SeatChange(player="me"))
    await seating.start(context, table, people[0])
    rng = seeded(4)
    for number in range(1, 151):
        running = table.in_play()
        state = running.state
        chosen = table.game.text(choose_eagerly(state, rng))
        person = people[int(state.seat)]
        await moves.move(context, table, person, running.position, chosen)
        if table.status == "over":
            break
        running = table.in_play()
        if number % 7 == 0 and running.reached.before:
            undoer = people[int(running.reached.before.state.seat)]
            await undo.undo(context, table, undoer, running.position)
        if number % 10 == 0:
            running = table.in_play()
            replayed.moves = 0
            async with context.database.logs() as logs:
                fresh = await loading.load(logs, table.id)
            assert replayed.moves < SNAPSHOT_EVERY + len(way_back(running))
            again = fresh.in_play()
            assert again.state == running.state
            assert (again.position, again.head, again.depth) == (
                running.position, running.head, running.depth,
            )  # fmt: skip
            assert way_back(again) == way_back(running)
    await context.close()


def test_two_processes_on_one_database_never_both_append(new_database: NewDatabase) -> None:
    database = new_database()

    async def run(one: str, other: str) -> None:
        async with AsyncExitStack() as stack:
            ann = await stack.enter_async_context(visitor(one, "Ann"))
            ben = await stack.enter_async_context(visitor(other, "Ben"))
            for _ in range(5):
                wanted = {"game": "builders", "seats": 2}
                table = (await ann.done("POST", "/api/tables", wanted))["id"]
                seat = f"/api/tables/{table}/seats/1"
                answers = await asyncio.gather(
                    ann.call("PUT", seat, {"player": "bot", "level": "random"}),
                    ben.call("PUT", seat, {"player": "me"}),
                )
                assert sorted(answer.status_code for answer in answers) == [200, 409]

    with Server(settings(database)) as one, Server(settings(database)) as other:
        within(run(one.url, other.url))


def test_chat_is_stored_by_a_process_that_missed_an_entry(sqlite: str) -> None:
    async def run(one: str, other: str) -> None:
        async with AsyncExitStack() as stack:
            ann = await stack.enter_async_context(visitor(one, "Ann"))
            table = (await ann.done("POST", "/api/tables", {"game": "builders", "seats": 2}))["id"]
            ben = await stack.enter_async_context(visitor(other, "Ben"))
            await ben.done("PUT", f"/api/tables/{table}/seats/1", {"player": "me"})
            socket = await stack.enter_async_context(ann.socket())
            # Processes on SQLite receive no notifications.
            await socket.ask("say", table=table, text="Is anybody there?")
            await socket.watch(table)
            received = [entry["kind"] for entry in socket.entries]
            assert received[-2:] == ["sat", "said"]

    with Server(settings(sqlite)) as one, Server(settings(sqlite)) as other:
        within(run(one.url, other.url))


def test_a_process_that_missed_an_entry_is_refused_and_then_reloads(sqlite: str) -> None:
    async def run(one: str, other: str) -> None:
        async with AsyncExitStack() as stack:
            ann = await stack.enter_async_context(visitor(one, "Ann"))
            wanted = {"game": "builders", "seats": 2}
            table = (await ann.done("POST", "/api/tables", wanted))["id"]
            ben = await stack.enter_async_context(visitor(other, "Ben"))
            await ben.done("PUT", f"/api/tables/{table}/seats/1", {"player": "me"})
            # Processes on SQLite receive no notifications.
            refused = await ann.refused("POST", f"/api/tables/{table}/start")
            assert refused == (409, "seats-free")
            refused = await ann.refused(
                "PUT", f"/api/tables/{table}/seats/1", {"player": "bot", "level": "random"}
            )
            assert refused == (409, "stale")
            info = await ann.done("POST", f"/api/tables/{table}/start")
            assert [seat["person"]["name"] for seat in info["seats"]] == ["Ann", "Ben"]

    with Server(settings(sqlite)) as one, Server(settings(sqlite)) as other:
        within(run(one.url, other.url))


async def test_database_errors_reveal_no_hidden_information(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    url = database_url(sqlite)
    prepare(url)
    with opened(url) as engine, engine.begin() as connection:
        connection.execute(text("ALTER TABLE entries RENAME COLUMN turn TO lost"))
    context = Context(settings(sqlite))
    await context.open()
    ann = (await context.people.new_guest("Ann")).person.id
    with caplog.at_level("ERROR"), pytest.raises(Unavailable) as error:
        await seating.open_table(context, ann, NewTable(game="builders", seats=2, bots=["random"]))
    assert "no column named turn" in caplog.text
    assert ann not in caplog.text + str(error.value)
    await context.close()
