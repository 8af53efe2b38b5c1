"""Reviews on the server: computed step by step on request, stored, shown to permitted users."""

import asyncio
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from guildhall import games
from guildhall.core import record
from guildhall.review.judge import Way, judge
from guildhall.review.model import Review
from guildhall.review.pipeline import review
from guildhall.server.context import Context
from guildhall.server.records import records
from guildhall.server.reviews import reviews
from guildhall.server.reviews import store as reviews_store
from guildhall.server.settings import Rate
from guildhall.server.storage.database import Database, database_url, prepare
from guildhall.server.tables import seating
from guildhall.table.settings import NewTable
from tests.review.test_review import decisions, played
from tests.server.conftest import NewDatabase
from tests.server.harness import Server, Socket, Visitor, play_out, settings, visitor, within
from tests.server.http.test_safety import limited
from tests.server.postgres import Postgres

FEW = Way(simulations=4, tries=1, seed=2)
MUCH = Way(simulations=4000, tries=10)
"""Long enough that a review is not complete before something happens to it."""


async def uploaded(person: Visitor, name: str) -> str:
    text = played(name).dumps()
    found = (await person.call("POST", "/api/records", content=text.encode())).json()
    return f"/api/tables/{found['id']}/review"


def progress(socket: Socket) -> list[dict[str, Any]]:
    received = map(msgspec.json.decode, socket.frames)
    return [one for one in received if one["type"] == "review"]


async def until(person: Visitor, path: str, state: str) -> Any:
    """Request a review until it is complete or stopped."""
    while True:
        found = await person.done("GET", path)
        if found["state"] == state:
            return found
        await asyncio.sleep(0.05)


async def test_a_review_equals_that_of_the_library_and_is_stored(sqlite: str) -> None:
    with Server(replace(settings(sqlite), review=FEW)) as server:
        async with visitor(server.url, "Ann") as ann, visitor(server.url) as stranger:
            path = await uploaded(ann, "builders")
            assert (await ann.done("GET", path))["state"] == "none"
            assert await stranger.refused("POST", path) == (401, "not-signed-in")
            assert (await ann.done("POST", path))["state"] == "making"
            found = await until(ann, path, "done")
            assert found["done"] == found["all"] == len(found["review"]["judged"])
            wanted = review(played("builders"), FEW)
            assert found["review"]["turning"] == wanted.turning
            assert found["review"]["finders"][0]["best"] == wanted.finders[0].best
            assert found["review"]["judged"][3]["chances"] == wanted.judged[3].chances
            # All users who may see the game get it, and it is computed only once.
            assert (await stranger.done("GET", path))["review"] == found["review"]
            assert (await ann.done("POST", path))["state"] == "done"


async def test_a_review_without_waiting_users_stops(sqlite: str) -> None:
    with Server(replace(settings(sqlite), review=MUCH)) as server:
        async with visitor(server.url, "Ann") as ann, visitor(server.url, "Ben") as ben:
            path = await uploaded(ann, "burgundy")
            await ann.done("POST", path)
            await ben.done("POST", path)
            await ann.done("DELETE", path)
            assert (await ben.done("GET", path))["state"] == "making", (
                "one of two users still waits"
            )
            await ben.done("DELETE", path)
            await until(ben, path, "none")


async def test_review_progress_arrives_over_the_socket_from_any_process(
    new_database: NewDatabase,
) -> None:
    with Server(replace(settings(new_database()), review=FEW)) as server:
        async with visitor(server.url, "Ann") as ann, visitor(server.url, "Eve") as eve:
            path = await uploaded(ann, "builders")
            table = path.split("/")[3]
            async with ann.socket() as socket:
                assert (await socket.ask("watch-review", table=table))["type"] == "done"
                await ann.done("POST", path)
                await socket.until(lambda: any(one["state"] == "done" for one in progress(socket)))
                states = [one["state"] for one in progress(socket)]
                assert states == sorted(states, key=["none", "making", "done"].index)
                counts = [one["done"] for one in progress(socket) if one["state"] == "making"]
                assert counts == sorted(counts)
                assert counts[-1] > 0
                assert (await socket.ask("unwatch-review"))["type"] == "done"
                before = len(progress(socket))
                await ann.done("DELETE", path)
                assert (await socket.ask("ping"))["type"] == "done"
                assert len(progress(socket)) == before
            wanted = {"game": "builders", "seats": 2, "bots": ["random"], "start": True}
            running = (await ann.done("POST", "/api/tables", wanted))["id"]
            async with eve.socket() as socket:
                refused = await socket.ask("watch-review", table=running)
                assert refused["problem"]["error"] in ("not-allowed", "game-running")


def test_a_requested_review_is_computed_after_a_restart(sqlite: str) -> None:
    async def begin(server: Server) -> None:
        async with visitor(server.url, "Ann") as ann:
            paths.append(await uploaded(ann, "builders"))
            database = Database(sqlite)
            request = reviews_store.request(paths[0].split("/")[3], ann.id)
            await database.writer.write([request])
            await database.close()

    async def wait(server: Server) -> None:
        async with visitor(server.url, "Ben") as ben:
            await until(ben, paths[0], "done")

    paths: list[str] = []
    chosen = replace(settings(sqlite), review=FEW)
    with Server(chosen) as server:
        within(begin(server))
    with Server(chosen) as server:
        within(wait(server))


async def test_moves_do_not_wait_for_a_review(sqlite: str) -> None:
    """A whole game against a bot is played while another one is reviewed."""
    with Server(replace(settings(sqlite), review=MUCH)) as server:
        async with visitor(server.url, "Ann") as ann, visitor(server.url, "Ben") as ben:
            path = await uploaded(ann, "burgundy")
            await ann.done("POST", path)
            while not (before := await ann.done("GET", path))["done"]:
                await asyncio.sleep(0.05)
            wanted = {"game": "builders", "seats": 2, "bots": ["journeyman"], "start": True}
            table = (await ben.done("POST", "/api/tables", wanted))["id"]
            async with ben.socket() as socket:
                await socket.watch(table)
                await play_out(socket, table)
            after = await ann.done("GET", path)
            assert after["state"] == "making", "the game did not wait for the review"
            assert before["done"] <= after["done"] < after["all"]
            await ann.done("DELETE", path)


def test_an_interrupted_review_continues(sqlite: str) -> None:
    """Decisions that were already reviewed are not reviewed again."""
    number, state, action = next(decisions("builders", 30))
    judged = msgspec.structs.replace(judge(state, action, number, FEW), chances=[0.123, 0.877])

    async def begun() -> None:
        async with visitor(server.url, "Ann") as ann:
            paths.append(await uploaded(ann, "builders"))
        database = Database(sqlite)
        await database.writer.write([reviews_store.add(paths[0].split("/")[3], FEW.name(), judged)])
        await database.close()

    async def go_on() -> None:
        async with visitor(server.url, "Ben") as ben:
            await ben.done("POST", paths[0])
            found = (await until(ben, paths[0], "done"))["review"]["judged"]
            assert msgspec.to_builtins(judged) in found
            numbers = [one["number"] for one in found]
            assert numbers == sorted(set(numbers))

    paths: list[str] = []
    with Server(replace(settings(sqlite), review=FEW)) as server:
        within(begun())
        within(go_on())


async def test_a_review_continues_after_a_restart_of_the_database(postgres: Postgres) -> None:
    with Server(replace(settings(postgres.new_database()), review=MUCH)) as server:
        async with visitor(server.url, "Ann") as ann:
            path = await uploaded(ann, "burgundy")
            await ann.done("POST", path)
            while not (before := await ann.done("GET", path))["done"]:
                assert before["state"] == "making"
                await asyncio.sleep(0.05)
            with postgres.away():
                pass
            after = before
            while after["done"] <= before["done"]:
                await asyncio.sleep(0.05)
                answer = await ann.call("POST", path)
                if answer.status_code == 200 and answer.json()["all"]:
                    after = answer.json()
                    assert after["done"] >= before["done"]
                    assert after["all"] == before["all"]


async def test_a_review_requested_while_its_job_is_being_cancelled_is_computed(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = Context(replace(settings(postgres.new_database()), review=FEW))
    await context.open()
    ann = (await context.people.new_guest("Ann")).person.id
    table = await records.upload(context, ann, played("builders").dumps())

    async def no_one(*_: object) -> list[str]:
        monkeypatch.undo()
        await reviews.begin(context, table, ann)
        return []

    await reviews.begin(context, table, ann)
    await reviews.leave(context, table.id, ann)
    monkeypatch.setattr(reviews_store, "requested_by", no_one)
    # Two workers do this one after the other.
    for _ in range(2):
        await reviews.make(context, person=ann, table=table.id)
    assert (await reviews.whole(context, table.id)).state == "done"
    await context.close()


async def test_two_reviews_written_in_one_batch_are_both_stored(sqlite: str) -> None:
    """The writer merges equal statements of different users."""
    prepare(database_url(sqlite))
    judged = [
        judge(state, played, number, Way(1, 1))
        for number, state, played in decisions("builders", 30)
    ]
    whole = Review(74, judged, [1.0, 0.0], [], [], [], [])
    other = Way(1, 1, seed=9).name()
    context = Context(settings(sqlite))
    await context.open()
    ann = (await context.people.new_guest("Ann")).person.id
    one, two = [
        await seating.open_table(context, ann, NewTable(game="builders", seats=2)) for _ in range(2)
    ]
    write = context.database.writer.write
    await write(reviews_store.finish(one.id, other, whole))
    await write([reviews_store.add(one.id, "now", judged[0])])
    await write(
        [
            reviews_store.add(two.id, "now", judged[1]),
            *reviews_store.finish(one.id, "now", whole),
        ]
    )
    async with context.database.connect() as connection:
        assert await reviews_store.finished(connection, one.id, "now") == msgspec.json.encode(whole)
        assert await reviews_store.finished(connection, one.id, other) is None
        assert await reviews_store.begun(connection, one.id, "now") == []
        assert await reviews_store.begun(connection, two.id, "now") == [judged[1]]
    await context.close()


async def test_results_for_a_review_finished_by_another_process_are_discarded(
    sqlite: str,
) -> None:
    prepare(database_url(sqlite))
    number, state, action = next(decisions("builders", 30))
    judged = judge(state, action, number, FEW)
    whole = Review(74, [judged], [1.0, 0.0], [], [], [], [])
    context = Context(replace(settings(sqlite), review=FEW))
    await context.open()
    ann = (await context.people.new_guest("Ann")).person.id
    table = await records.upload(context, ann, played("builders").dumps())
    write, way = context.database.writer.write, FEW.name()
    await reviews.begin(context, table, ann)
    while (await reviews.state(context, table.id)).done < 3:
        await asyncio.sleep(0)
    await write(reviews_store.finish(table.id, way, whole))
    while context.reviews.making:
        await asyncio.sleep(0.01)
    # These are consecutive transactions, so the last results are deleted by now.
    await write([reviews_store.tidy("another", way)])
    async with context.database.connect() as connection:
        assert await reviews_store.begun(connection, table.id, way) == []
        assert await reviews_store.finished(connection, table.id, way) == msgspec.json.encode(whole)
    await context.close()


def test_requests_for_a_review_are_limited_but_not_for_its_progress(sqlite: str) -> None:
    limits = limited(replayed=Rate(70, 3600))

    async def run(url: str) -> None:
        async with visitor(url, "Ann") as ann:
            path = await uploaded(ann, "builders")
            moves = len(played("builders").moves)
            for _ in range(80):
                assert (await ann.done("GET", path))["state"] == "none"
            await write(path)
            answers = [(await ann.call("GET", path)).status_code for _ in range(9)]
            often = 70 // (moves // 4)
            assert answers == [200] * often + [429] * (9 - often)

    async def write(path: str) -> None:
        database = Database(sqlite)
        whole = Review(74, [], [1.0, 0.0], [], [], [], [])
        await database.writer.write(reviews_store.finish(path.split("/")[3], FEW.name(), whole))
        await database.close()

    with Server(replace(settings(sqlite, limits=limits), review=FEW)) as server:
        within(run(server.url))


async def test_an_incomplete_record_can_be_continued_but_not_reviewed(server: Server) -> None:
    written = played("builders")
    game = games.load("builders")
    steps = list(record.replay(game, written))[:9]
    broken = msgspec.structs.replace(
        written, moves=written.moves[:8], key=f"{steps[-1].state.key():032x}"
    )
    async with visitor(server.url, "Ann") as ann:
        sent = await ann.call("POST", "/api/records", content=broken.dumps().encode())
        path = f"/api/tables/{sent.json()['id']}"
        assert await ann.refused("POST", f"{path}/review") == (409, "game-running")
        wanted = {"at": 8, "seat": 0, "name": "On", "level": "random"}
        assert (await ann.done("POST", f"{path}/branches", wanted))["moves"] >= 8


async def test_a_review_needs_permission_to_see_the_game(server: Server) -> None:
    async with visitor(server.url, "Ann") as ann, visitor(server.url, "Eve") as eve:
        wanted = {"game": "builders", "seats": 2, "bots": ["random"], "start": True}
        table = (await ann.done("POST", "/api/tables", wanted))["id"]
        path = f"/api/tables/{table}/review"
        assert await ann.refused("POST", path) == (409, "game-running")
        assert await ann.refused("GET", path) == (409, "game-running")
        assert await eve.refused("POST", path) == (403, "not-allowed")
        assert await eve.refused("GET", path) == (403, "not-allowed")


@pytest.mark.parametrize("name", games.NAMES)
def test_the_records_of_these_tests_are_complete_games(name: str) -> None:
    assert record.verify(games.load(name), played(name)).over


def test_uploads_and_reviews_are_limited_per_address(sqlite: str) -> None:
    limits = limited(tables_an_address=Rate(2, 3600), reviews_an_address=Rate(1, 3600))

    async def run(url: str) -> None:
        async with (
            visitor(url, "Ann") as ann,
            visitor(url, "Ben") as ben,
            visitor(url, "Cid") as cid,
        ):
            hers, theirs = await uploaded(ann, "builders"), await uploaded(ben, "builders")
            text = played("builders").dumps().encode()
            assert (await cid.call("POST", "/api/records", content=text)).status_code == 429
            assert (await ann.call("POST", hers)).status_code == 200
            assert (await ben.call("POST", theirs)).status_code == 429

    with Server(settings(sqlite, limits=limits)) as server:
        within(run(server.url))
