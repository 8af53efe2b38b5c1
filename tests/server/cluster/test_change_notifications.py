"""Several processes on one PostgreSQL, with players of one table on different processes."""

import asyncio

from psycopg import AsyncConnection

from guildhall.server.cluster import store as cluster_store
from guildhall.server.cluster.listener import LOCK
from guildhall.server.context import Context
from guildhall.server.storage.database import database_url, prepare
from guildhall.server.tables import seating
from guildhall.server.tables.chat import say
from guildhall.table.entry import Text
from guildhall.table.settings import NewTable
from tests.server.cluster.two_servers import BETWEEN, Two, client_on, is_notified, moves, table_of
from tests.server.harness import Socket, settings, visitor
from tests.server.postgres import Postgres
from tests.server.ratings.test_ratings import played
from tests.server.server_process import ServerProcess


async def test_players_on_two_processes_see_each_others_moves(
    two: Two,
) -> None:
    one, other = two
    async with (
        visitor(one.url, "Ann") as ann,
        visitor(other.url, "Ben") as ben,
        ann.socket() as hers,
        ben.socket() as theirs,
    ):
        table = await table_of(ann, ben, hers, theirs)
        for number in range(12):
            acting, looking = (hers, theirs) if moves(hers) else (theirs, hers)
            seq = await acting.move(table, moves(acting)[number % len(moves(acting))])
            await looking.until(lambda: looking.info["seq"] >= seq)  # noqa: B023
        received = [[(entry["seq"], entry["kind"]) for entry in s.entries] for s in (hers, theirs)]
        assert sorted(set(received[0])) == sorted(set(received[1]))


async def test_concurrent_rematch_requests_on_two_processes_open_one_table(sqlite: str) -> None:
    prepare(database_url(sqlite))
    one, other = Context(settings(sqlite)), Context(settings(sqlite))
    await one.open()
    await other.open()
    people = [(await one.people.new_guest(name)).person.id for name in ("Ann", "Ben")]
    table = await played(one, people, rated=False)
    there = await other.tables.get(table.id)
    again = await seating.rematch(one, table, people[0])
    assert (await seating.rematch(other, there, people[1])).id == again.id
    for person in people:
        async with one.database.logs() as logs:
            unfinished = await logs.unfinished_tables(person)
        assert unfinished == ([again.id] if person == people[0] else [])
    await other.close()
    await one.close()


async def test_a_process_without_notifications_reads_moves_on_request(
    postgres: Postgres,
) -> None:
    database = postgres.new_database()
    prepare(database_url(database))
    # Neither process receives the other's notifications.
    one, other = Context(settings(database)), Context(settings(database))
    await one.open()
    await other.open()
    ann = (await one.people.new_guest("Ann")).person.id
    wanted = NewTable(game="builders", seats=2, bots=["random"], start=True)
    opened = await seating.open_table(one, ann, wanted)
    seen = await other.tables.get(opened.id)
    before = seen.seq
    said = await say(one, opened, ann, "Good evening!")
    assert seen.seq == before < said
    assert (await other.tables.get_latest(opened.id)).seq >= said
    assert Text(text="Good evening!") in [line.details for line in seen.tail]
    await one.close()
    await other.close()


async def until_listed(socket: Socket, table: str) -> bool:
    """Wait until a table is in the lobby of a socket; return whether it is an invitation."""
    while (news := await socket.next())["type"] != "lobby-change" or news["table"]["id"] != table:
        pass
    return bool(news["invited"])


async def test_the_lobby_lists_tables_of_other_processes(
    two: Two,
) -> None:
    one, other = two
    async with (
        visitor(one.url, "Ann") as ann,
        visitor(other.url, "Ben") as ben,
        ben.socket() as theirs,
    ):
        await theirs.ask("watch-lobby")
        opened = await ann.done("POST", "/api/tables", {"game": "builders", "seats": 2})
        await until_listed(theirs, opened["id"])


async def test_only_the_invited_user_is_notified_at_another_process(
    two: Two,
) -> None:
    one, other = two
    async with (
        visitor(one.url, "Ann") as ann,
        visitor(other.url, "b") as ben,
        visitor(other.url, "Eve") as eve,
    ):
        account = {"name": "Ben Elsewhere", "password": "long enough"}
        ben.take_over(await ben.done("POST", "/api/account", account))
        async with ben.socket() as theirs, eve.socket() as hers:
            await theirs.ask("watch-lobby")
            await hers.ask("watch-lobby")
            wanted = {"game": "builders", "seats": 2, "public": False}
            table = (await ann.done("POST", "/api/tables", wanted))["id"]
            path = f"/api/tables/{table}/invitations"
            await ann.done("POST", path, {"name": "Ben Elsewhere"})
            assert await until_listed(theirs, table)
            # All earlier notifications have been processed by now.
            public = await ann.done("POST", "/api/tables", {"game": "builders", "seats": 2})
            assert not await until_listed(hers, public["id"])
            assert not any(table in frame for frame in hers.frames)
            # The invited user's process is updated when the table changes.
            await ann.done("DELETE", f"/api/tables/{table}")
            assert not await until_listed(theirs, table)


async def test_after_a_killed_process_players_continue_on_another(
    two: Two,
) -> None:
    one, other = two
    async with visitor(one.url, "Ann") as ann, visitor(other.url, "Ben") as ben:
        async with ann.socket() as hers, ben.socket() as theirs:
            table = await table_of(ann, ben, hers, theirs)
            acting = hers if moves(hers) else theirs
            seq = await acting.move(table, moves(acting)[0])
        one.kill()
        # The same session on the remaining process.
        async with client_on(other, ann) as again, again.socket() as socket:
            await socket.watch(table)
            assert socket.info["seq"] >= seq
        one.start()


async def present(socket: Socket, table: str) -> set[str]:
    """Return the players that the next presence update lists."""
    while True:
        news = await socket.next()
        if news["type"] == "presence" and news["table"] == table:
            return set(news["people"])


async def test_presence_is_shared_between_processes(
    two: Two,
) -> None:
    one, other = two
    async with (
        visitor(one.url, "Ann") as ann,
        visitor(other.url, "Ben") as ben,
        visitor(other.url) as stranger,
        ben.socket() as of_ben,
        stranger.socket() as of_stranger,
    ):
        opened = await ann.done("POST", "/api/tables", {"game": "builders", "seats": 2})
        table = str(opened["id"])
        await of_ben.watch(table)
        async with ann.socket() as hers:
            await hers.watch(table)
            while await present(of_ben, table) != {ann.id, ben.id}:
                pass
            while await present(hers, table) != {ann.id, ben.id}:
                pass
            await of_stranger.watch(table)
            while (news := await hers.next()) != {
                "type": "presence",
                "table": table,
                "people": sorted([ann.id, ben.id]),
                "watchers": 2,
            }:
                assert news["type"] in ("presence", "update")
        while await present(of_ben, table) != {ben.id}:
            pass
        async with ann.socket() as hers:
            await hers.watch(table)
            while await present(of_ben, table) != {ann.id, ben.id}:
                pass
            one.kill()
            while await present(of_ben, table) != {ben.id}:
                pass
        one.start()


async def test_signing_out_takes_effect_on_all_processes_at_once(
    two: Two,
) -> None:
    one, other = two
    async with visitor(one.url, "Cleo") as cleo, visitor(other.url) as there:
        first = {"name": "Cleo", "password": "a long password"}
        cleo.take_over(await cleo.done("POST", "/api/account", first))
        there.take_over(await there.done("POST", "/api/sessions", first))
        async with there.socket() as socket:
            await socket.ask("ping")
            change = {"password": "a long password", "new": "another password"}
            cleo.take_over(await cleo.done("PUT", "/api/account/password", change))
            await socket.connection.wait_closed()
            assert socket.connection.close_code == 4401
        assert (await there.done("GET", "/api/me"))["person"] is None
        again = {"name": "Cleo", "password": "another password"}
        there.take_over(await there.done("POST", "/api/sessions", again))
        devices = await cleo.done("GET", "/api/sessions")
        [theirs] = [device["id"] for device in devices if not device["current"]]
        async with there.socket() as socket:
            await socket.ask("ping")
            await cleo.done("DELETE", f"/api/sessions/{theirs}")
            await socket.connection.wait_closed()
            assert socket.connection.close_code == 4401


async def test_a_new_name_is_shown_on_other_processes(
    two: Two,
) -> None:
    one, other = two
    async with (
        visitor(one.url, "Ann") as ann,
        visitor(other.url, "Ben") as ben,
        ben.socket() as theirs,
    ):
        opened = await ann.done("POST", "/api/tables", {"game": "builders", "seats": 2})
        await theirs.watch(str(opened["id"]))
        assert theirs.info["seats"][0]["person"]["name"] == "Ann"
        await ann.done("PUT", "/api/me/name", {"name": "Anna"})
        await theirs.until(lambda: theirs.info["seats"][0]["person"]["name"] == "Anna")


async def test_a_process_without_notifications_polls_until_they_return(
    postgres: Postgres,
) -> None:
    database = postgres.new_database()
    chosen = settings(database, metrics_token="t")
    with ServerProcess(chosen) as server:
        # This context does not listen, so it cannot answer for the server's listener.
        context = Context(settings(database))
        await context.open()
        async with (
            visitor(server.url, "Ben") as ben,
            ben.socket() as at_table,
            ben.socket() as in_lobby,
            await AsyncConnection.connect(database, autocommit=True) as other,
        ):
            ann = await context.people.new_guest("Ann")
            opened = await seating.open_table(
                context, ann.person.id, NewTable(game="builders", seats=2)
            )
            await at_table.watch(opened.id)
            await in_lobby.ask("watch-lobby")
            while not await is_notified(ben):
                await asyncio.sleep(BETWEEN)
            locks = (
                "SELECT pid, objid FROM pg_locks JOIN pg_database ON pg_database.oid = database"
                " WHERE datname = current_database() AND classid = %s AND granted = %s"
            )
            [(listener, process)] = await (await other.execute(locks, [LOCK, True])).fetchall()
            async with await AsyncConnection.connect(database, autocommit=True) as blocking:
                lock = "SELECT pg_advisory_lock(%s, %s::int)"
                blocked = asyncio.create_task(blocking.execute(lock, [LOCK, process]))
                while not await (await other.execute(locks, [LOCK, False])).fetchone():
                    await asyncio.sleep(BETWEEN)
                await other.execute("SELECT pg_terminate_backend(%s)", [listener])
                await blocked
                while await is_notified(ben):
                    await asyncio.sleep(BETWEEN)
                seq = await say(context, opened, ann.person.id, "Do you hear me?")
                await context.people.name_guest(ann, "Anna")
                second = await seating.open_table(
                    context, ann.person.id, NewTable(game="builders", seats=2)
                )
                await at_table.until(lambda: at_table.info["seq"] >= seq)
                await at_table.until(lambda: at_table.info["seats"][0]["person"]["name"] == "Anna")
                received: set[str] = set()
                while second.id not in received:
                    news = await in_lobby.next()
                    if news["type"] == "lobby":
                        received = {table["id"] for table in news["lobby"]["open"]}
                # Left by a process that crashed.
                left = cluster_store.present(7, (opened.id, "Cid"), 1)
                await context.database.writer.write([left, cluster_store.keep(opened.id, 7)])
                assert not await is_notified(ben), "everything was found by polling"
            while not await is_notified(ben):
                await asyncio.sleep(BETWEEN)
            behind = (
                "SELECT process FROM presences WHERE process = 7"
                " UNION SELECT process FROM keepers WHERE process = 7"
            )
            while await (await other.execute(behind)).fetchone():
                await asyncio.sleep(BETWEEN)
            seq = await say(context, opened, ann.person.id, "And now?")
            await at_table.until(lambda: at_table.info["seq"] >= seq)
        await context.close()
