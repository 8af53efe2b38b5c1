"""Reviews and bots of one process as seen by users on another process."""

import asyncio
from dataclasses import replace

from guildhall.review.judge import Way
from tests.server.cluster.two_servers import BETWEEN, Two, client_on, is_notified, moves
from tests.server.harness import Socket, Visitor, settings, visitor
from tests.server.postgres import Postgres
from tests.server.reviews.test_reviews import MUCH, until, uploaded
from tests.server.server_process import ServerProcess


async def test_a_review_is_requested_and_cancelled_on_any_process(postgres: Postgres) -> None:
    database = postgres.new_database()
    chosen = replace(settings(database), review=MUCH)
    with ServerProcess(chosen) as one, ServerProcess(chosen) as other:
        async with (
            visitor(one.url, "Ann") as ann,
            visitor(other.url, "Ben") as ben,
            client_on(other, ann) as ann_there,
        ):
            path = await uploaded(ann, "burgundy")
            assert (await ann.done("POST", path))["state"] == "making"
            await until(ben, path, "making")
            assert (await ben.done("POST", path))["state"] == "making"
            # Ann cancels on the process that does not run the review; Ben still waits for it.
            await ann_there.done("DELETE", path)
            before = (await ann.done("GET", path))["done"]
            while (now := await ann.done("GET", path))["done"] < before + 2:
                assert now["state"] == "making"
                await asyncio.sleep(BETWEEN)
            await ben.done("DELETE", path)
            for person in (ann, ben):
                await until(person, path, "none")


async def test_another_process_continues_the_review_of_a_killed_one(postgres: Postgres) -> None:
    database = postgres.new_database()
    chosen = replace(settings(database), review=MUCH)
    with ServerProcess(chosen) as one, ServerProcess(chosen) as other:
        async with (
            visitor(one.url, "Ann") as ann,
            visitor(other.url, "Ben") as ben,
            client_on(other, ann) as ann_there,
        ):
            path = await uploaded(ann, "burgundy")
            await ann.done("POST", path)
            while not (before := await ben.done("GET", path))["done"]:
                await asyncio.sleep(BETWEEN)
            one.kill()
            while (after := await ben.done("POST", path))["done"] <= before["done"]:
                assert after["state"] == "making"
                await asyncio.sleep(BETWEEN)
            await ben.done("DELETE", path)
            # The request of Ann is stored, so it remains after her process was killed.
            assert (await ben.done("GET", path))["state"] == "making"
            await ann_there.done("DELETE", path)
            await until(ben, path, "none")


async def play_with_bot(socket: Socket, table: str, moves_of_bot: int) -> None:
    """Play until the bot has made this many moves."""
    while sum(e["kind"] == "move" and e["seat"] == 1 for e in socket.entries) < moves_of_bot:
        if socket.position and socket.position["moves"]:
            await socket.move(table, moves(socket)[0])
        else:
            await socket.next()


async def test_review_progress_reaches_users_on_other_processes(postgres: Postgres) -> None:
    database = postgres.new_database()
    chosen = replace(settings(database), review=Way(simulations=400, tries=4, seed=2))
    with ServerProcess(chosen) as one, ServerProcess(replace(chosen, works=False)) as other:
        async with visitor(one.url, "Ann") as ann:
            path = await uploaded(ann, "builders")
            await ann.done("POST", path)
            elsewhere = Visitor(other.url, ann.http)
            there = other.url + path
            while not (found := await elsewhere.done("GET", there))["all"]:
                assert found["state"] != "done"
            assert (await elsewhere.done("POST", there))["state"] == "making"
            while (found := await elsewhere.done("GET", there))["state"] != "done":
                assert found["state"] == "making"
                await asyncio.sleep(BETWEEN)
            assert not other.bot_workers()


WITH_BOT = {"game": "burgundy", "seats": 2, "bots": ["random"], "start": True}


async def test_only_one_process_runs_bots_even_with_spectators_on_another(
    two: Two,
) -> None:
    one, other = two
    async with (
        visitor(one.url, "Ann") as ann,
        visitor(other.url) as stranger,
        ann.socket() as hers,
        stranger.socket() as theirs,
    ):
        while not await is_notified(ann):
            # The other process considers it dead and takes over its tables.
            await asyncio.sleep(BETWEEN)
        table = str((await ann.done("POST", "/api/tables", WITH_BOT))["id"])
        await hers.watch(table)
        await theirs.watch(table)
        await play_with_bot(hers, table, 12)
        await theirs.until(lambda: theirs.info["seq"] >= hers.info["seq"])
        assert one.bot_workers()
        assert not other.bot_workers()


async def test_a_bot_continues_on_another_process_when_its_own_is_killed(
    postgres: Postgres,
) -> None:
    database = postgres.new_database()
    slow, quick = settings(database, bot_pause=30.0), settings(database)
    with ServerProcess(slow) as one, ServerProcess(quick) as other:
        async with visitor(one.url, "Ann") as ann, visitor(other.url) as stranger:
            table = str((await ann.done("POST", "/api/tables", WITH_BOT))["id"])
            async with stranger.socket() as theirs:
                async with ann.socket() as hers:
                    await hers.watch(table)
                    while hers.info["turn"] == 0:
                        await hers.move(table, moves(hers)[0])
                    seq = hers.info["seq"]
                # The bot pauses before its move, so the process can be killed first.
                one.kill()
                await theirs.watch(table)
                await theirs.until(lambda: theirs.info["seq"] > seq)
                last = next(e for e in theirs.entries if e["seq"] == seq + 1)
                assert (last["kind"], last["seat"]) == ("move", 1)
