"""Reviews on the server: made bit by bit for who wants them, kept, and shown to who may see."""

import asyncio
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from guildhall import games
from guildhall.core import record
from guildhall.review.judging import Way, judge
from guildhall.review.shapes import Review
from guildhall.review.whole import review
from guildhall.server.live import seating
from guildhall.server.live.house import House
from guildhall.server.store import reviews as kept
from guildhall.server.store.database import database_url, prepare
from guildhall.server.wire.tables import NewTable
from tests.review.test_review import decisions, played
from tests.server.harness import Server, Visitor, settings, visitor, within
from tests.server.postgres import Postgres

FEW = Way(simulations=4, tries=1, seed=2)


async def uploaded(person: Visitor, name: str) -> str:
    text = played(name).dumps()
    found = (await person.call("POST", "/api/records", content=text.encode())).json()
    return f"/api/tables/{found['id']}/review"


async def until(person: Visitor, path: str, state: str) -> Any:
    """Ask until a review is there, or stopped."""
    while True:
        found = await person.done("GET", path)
        if found["state"] == state:
            return found
        await asyncio.sleep(0.05)


def test_a_review_is_that_of_the_library_and_kept(sqlite: str) -> None:
    async def run(server: Server) -> None:
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
            # It is there for all who may see the game, and made only once.
            assert (await stranger.done("GET", path))["review"] == found["review"]
            assert (await ann.done("POST", path))["state"] == "done"

    with Server(replace(settings(sqlite), review=FEW)) as server:
        within(run(server))


def test_a_review_that_nobody_waits_for_stops_and_goes_on_where_it_was(sqlite: str) -> None:
    async def stop(server: Server) -> tuple[str, int]:
        async with visitor(server.url, "Ann") as ann, visitor(server.url, "Ben") as ben:
            path = await uploaded(ann, "builders")
            await ann.done("POST", path)
            await ben.done("POST", path)
            await ann.done("DELETE", path)
            while (now := await ben.done("GET", path))["done"] < 3:
                assert now["state"] == "making", "one of two still waits"
            await ben.done("DELETE", path)
            await until(ben, path, "none")
            return path, now["done"]

    async def go_on(server: Server, path: str, done: int) -> None:
        async with visitor(server.url, "Cleo") as cleo:
            await cleo.done("POST", path)
            while not (now := await cleo.done("GET", path))["all"]:
                assert now["state"] == "making"
            assert now["done"] >= done
            assert (await until(cleo, path, "done"))["review"]["judged"]

    found: list[tuple[str, int]] = []

    async def first(server: Server) -> None:
        found.append(await stop(server))

    with Server(replace(settings(sqlite), review=FEW)) as server:
        within(first(server))
    with Server(replace(settings(sqlite), review=FEW)) as server:
        within(go_on(server, *found[0]))


def test_a_review_goes_on_after_the_database_was_started_again(postgres: Postgres) -> None:
    async def run(server: Server) -> None:
        async with visitor(server.url, "Ann") as ann:
            path = await uploaded(ann, "builders")
            await ann.done("POST", path)
            while (now := await ann.done("GET", path))["done"] < 3:
                assert now["state"] == "making"
            assert now["done"] < now["all"], "too late to break anything"
            postgres.shut_down()
            postgres.start()
            while (await ann.call("POST", path)).json().get("state") != "done":
                await asyncio.sleep(0.05)
            found = await ann.done("GET", path)
            assert len(found["review"]["judged"]) == now["all"]
            assert found["review"]["turning"] == review(played("builders"), FEW).turning

    with Server(replace(settings(postgres.new_database()), review=FEW)) as server:
        within(run(server))


def test_two_reviews_written_in_one_go_are_both_kept(sqlite: str) -> None:
    """The writer puts equal statements together, whoever asked for them."""
    prepare(database_url(sqlite))
    judged = [
        judge(state, played, number, Way(1, 1))
        for number, state, played in decisions("builders", 30)
    ]
    whole = Review(74, judged, [1.0, 0.0], [], [], [], [])
    other = Way(1, 1, seed=9).name()

    async def run() -> None:
        house = House(settings(sqlite))
        await house.open()
        ann = (await house.people.new_guest("Ann")).person.id
        one, two = [
            await seating.open_table(house, ann, NewTable(game="builders", seats=2))
            for _ in range(2)
        ]
        write = house.database.writer.write
        await write(kept.finish(one.id, other, whole))
        await write([kept.add(one.id, "now", judged[0])])
        await write([kept.add(two.id, "now", judged[1]), *kept.finish(one.id, "now", whole)])
        async with house.database.connect() as connection:
            assert await kept.finished(connection, one.id, "now") == whole
            assert await kept.finished(connection, one.id, other) is None
            assert await kept.begun(connection, one.id, "now") == []
            assert await kept.begun(connection, two.id, "now") == [judged[1]]
        await house.close()

    within(run())


def test_a_record_that_breaks_off_is_not_reviewed_but_played_on(server: Server) -> None:
    async def run() -> None:
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

    within(run())


def test_only_who_may_see_a_finished_game_has_it_reviewed(server: Server) -> None:
    async def run() -> None:
        async with visitor(server.url, "Ann") as ann, visitor(server.url, "Eve") as eve:
            wanted = {"game": "builders", "seats": 2, "bots": ["random"], "start": True}
            table = (await ann.done("POST", "/api/tables", wanted))["id"]
            path = f"/api/tables/{table}/review"
            assert await ann.refused("POST", path) == (409, "game-running")
            assert await ann.refused("GET", path) == (409, "game-running")
            assert await eve.refused("POST", path) == (403, "not-allowed")
            assert await eve.refused("GET", path) == (403, "not-allowed")

    within(run())


@pytest.mark.parametrize("name", games.NAMES)
def test_records_of_the_tests_are_whole_games(name: str) -> None:
    assert record.verify(games.load(name), played(name)).over
