"""Progress in lessons and puzzles is merged from all devices of an account."""

from typing import Any

import msgspec
from sqlalchemy import text

from guildhall import games
from guildhall.lessons.script import script
from guildhall.server.clock import now
from guildhall.server.progress import store as progress_store
from guildhall.server.progress.messages import Progress
from guildhall.server.storage.database import Database, database_url, opened
from tests.server.harness import Server, Visitor, visitor
from tests.server.operations.test_admin import account

PATH = "/api/me/progress"
WORD = "a long password"
CHAPTER = script(games.load("builders")).chapters[0].name


def lesson(at: int, done: bool, answers: list[list[str]], **other: str) -> dict[str, Any]:
    named = {"game": "builders", "chapter": CHAPTER, **other}
    return {"lessons": [{**named, "done": done, "answers": answers, "at": at}]}


def puzzle(number: int, at: int, right: bool, last: int = 0, game: str = "builders") -> Any:
    tried = {"game": game, "number": number, "right": right, "solved": right}
    return {"puzzles": [{**tried, "at": at, "last": last or at}]}


async def received(person: Visitor, **progress: Any) -> Any:
    return await person.done("POST", PATH, progress)


async def test_all_devices_of_an_account_share_progress(server: Server) -> None:
    peg: list[str] = []
    async with visitor(server.url, "P") as phone, visitor(server.url) as desk:
        await account(phone, "Peg Learns", WORD)
        peg.append((await phone.done("GET", "/api/me"))["person"]["id"])
        signed = {"name": "Peg Learns", "password": WORD}
        desk.take_over(await desk.done("POST", "/api/sessions", signed))
        assert await desk.done("GET", PATH) == {"lessons": [], "puzzles": []}
        await received(phone, **lesson(50, False, [[], ["take 1"]]), **puzzle(1, 50, False))
        # The latest device sets where to continue, and the first attempt counts.
        await received(desk, **lesson(40, True, []), **puzzle(1, 60, True))
        both = lesson(50, True, [[], ["take 1"]]) | puzzle(1, 50, False, 60)
        both["puzzles"][0]["solved"] = True
        assert await phone.done("GET", PATH) == await desk.done("GET", PATH) == both
        later = await received(desk, **lesson(70, False, [[]]), **puzzle(0, 30, True))
        assert later["lessons"] == lesson(70, True, [[]])["lessons"]
        rows = (await phone.done("GET", "/api/me/export"))["progress"]
        assert [one["number"] for one in rows["puzzles"]] == [0, 1], "in the order of the attempts"
        await phone.done("DELETE", "/api/account", {"password": WORD})
    with opened(database_url(server.settings.database)) as engine, engine.connect() as connection:
        for table in ("lessons_kept", "puzzles_tried"):
            kept = text(f"SELECT count(*) FROM {table} WHERE person = :person")
            assert connection.execute(kept, {"person": peg[0]}).scalar() == 0


async def test_unknown_items_are_dropped_and_future_times_corrected(server: Server) -> None:
    async with visitor(server.url, "S") as sly:
        await account(sly, "Sly Learns", WORD)
        for odd in (
            lesson(1, True, [], game="chess"),
            lesson(1, True, [], chapter="nowhere"),
            puzzle(999_999, 1, True),
            puzzle(0, 1, True, game="chess"),
        ):
            assert await received(sly, **odd) == {"lessons": [], "puzzles": []}
        found = await received(sly, **lesson(2**53 - 1, False, []))
        assert found["lessons"][0]["at"] <= now()
        too_much = lesson(1, True, [["x"]] * 101)
        assert (await sly.refused("POST", PATH, too_much))[0] == 400
        await sly.done("DELETE", "/api/account", {"password": WORD})


async def test_concurrent_updates_of_two_devices_are_merged(server: Server) -> None:
    """Both read the old state before either writes."""
    async with visitor(server.url, "T") as twin:
        await account(twin, "Twin Learns", WORD)
        await received(twin, **lesson(10, False, []), **puzzle(1, 20, False))
        database = Database(server.settings.database)

        def of(received: dict[str, Any]) -> Progress:
            return msgspec.convert(received, Progress)

        write = database.writer.write
        end, further = of(lesson(15, True, [])), of(lesson(30, False, [["a"]]))
        for one in (end, further, of(lesson(25, False, [["b"]]))):
            await write([progress_store.keep_lesson(twin.id, one.lessons[0], known=True)])
        found = of(puzzle(1, 20, True, 40))
        for one in (found, of(puzzle(1, 15, False, 16)), of(puzzle(1, 20, False, 30))):
            await write([progress_store.keep_puzzle(twin.id, one.puzzles[0], known=True)])
        await database.close()
        both = lesson(30, True, [["a"]]) | puzzle(1, 15, False, 40)
        both["puzzles"][0]["solved"] = True
        assert await twin.done("GET", PATH) == both
        await twin.done("DELETE", "/api/account", {"password": WORD})


async def test_a_device_whose_clock_is_fast_does_not_override_others_forever(
    server: Server,
) -> None:
    hour = 3_600_000
    async with visitor(server.url, "F") as fast:
        await account(fast, "Fast Learns", WORD)
        # This device is two hours ahead and reports what was done an hour ago.
        begun = now()
        old = {**lesson(begun + hour, False, [["old"]]), "clock": begun + 2 * hour}
        first = await received(fast, **old)
        assert abs(first["lessons"][0]["at"] - (begun - hour)) < hour // 2
        # Another device has continued since; the same report of the first is not newer.
        await received(fast, **lesson(begun, False, [["new"]]))
        again = await received(fast, **{**old, "clock": now() + 2 * hour})
        assert again["lessons"][0]["answers"] == [["new"]]
        # Times of a device whose clock is slow are corrected as well.
        slow = {**lesson(now() - 5 * hour, False, [["slow"]]), "clock": now() - 5 * hour}
        assert (await received(fast, **slow))["lessons"][0]["answers"] == [["slow"]]
        await fast.done("DELETE", "/api/account", {"password": WORD})


async def test_no_progress_is_stored_for_guests_and_anonymous_users(server: Server) -> None:
    async with visitor(server.url, "Guest") as guest, visitor(server.url) as stranger:
        for method, body in (("GET", None), ("POST", lesson(1, True, []))):
            assert await guest.refused(method, PATH, body) == (409, "no-account")
            assert await stranger.refused(method, PATH, body) == (401, "not-signed-in")
