"""Moves of several steps: applied all or none, and undone as one."""

from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from tests.server.harness import Server, Socket, settings, within
from tests.server.server_process import ServerProcess
from tests.server.tables.test_play import pair


async def together(socket: Socket, table: str, *steps: str) -> dict[str, Any]:
    assert socket.position
    at = socket.position["position"]
    return await socket.ask("move", table=table, at=at, move=steps[0], then=steps[1:])


def hire(socket: Socket) -> str:
    assert socket.position
    texts = [str(move["text"]) for move in socket.position["moves"]]
    return next(text for text in texts if text.startswith("hire"))


async def test_all_steps_are_shown_at_once_and_undone_as_one(server: Server) -> None:
    async with pair(server) as both:
        acting = both.acting()
        assert acting.position
        coins = acting.position["view"]["players"][acting.position["you"]]["coins"]
        before = len(acting.entries)
        done = await together(acting, both.table, "take 1", "take 1")
        await both.settle(done["seq"])
        assert [entry["move"] for entry in acting.entries[before:]] == ["take 1", "take 1"]
        assert both.spectator.updates[-1]["entries"][0]["seq"] == done["seq"] - 1
        at = acting.position["position"]
        undone = await acting.ask("undo", table=both.table, at=at)
        await both.settle(undone["seq"])
        seat = acting.position["you"]
        assert acting.position["view"]["players"][seat]["coins"] == coins
        assert acting.position["undo"] is False
        await both.play("take 3")


async def test_one_illegal_step_cancels_all_steps(server: Server) -> None:
    async with pair(server) as both:
        acting = both.acting()
        assert acting.position
        for steps in (("take 1", "take 3"), ("take 1", "fly"), ("take 3", "take 1")):
            failed = await together(acting, both.table, *steps)
            assert failed["problem"]["error"] in ("illegal-move", "unparsable-move")
        done = await together(acting, both.table, "take 1", "take 1", "take 1")
        assert done["type"] == "done", "the position is still the same"
        again = await together(acting, both.table, "take 1")
        assert again["problem"]["error"] in ("stale", "illegal-move")


async def test_no_step_may_follow_one_that_reveals_information(server: Server) -> None:
    """Otherwise an illegal later step would show hidden cards at no cost."""
    async with pair(server) as both:
        acting = both.acting()
        for after in ("take 1", "fly", "take 3"):
            failed = await together(acting, both.table, hire(acting), after)
            assert failed["problem"]["error"] == "bundle" or after == "fly"
        done = await together(acting, both.table, "take 1", hire(acting))
        await both.settle(done["seq"])
        assert acting.position
        assert acting.position["undo"] is False


def test_a_killed_server_has_all_steps_or_none(tmp_path: Path) -> None:
    with ServerProcess(settings(f"sqlite:///{tmp_path / 'guildhall.db'}")) as server:
        names: dict[str, Any] = {}

        async def begin() -> None:
            async with pair(server) as both:
                acting = both.acting()
                first = await both.play("take 1")
                done = await together(acting, both.table, "take 1", "take 1")
                names.update(table=both.table, first=first, last=done["seq"])
                server.kill()
                server.start()
                await resume(both.acting())

        async def resume(old: Socket) -> None:
            headers = old.connection.request.headers if old.connection.request else {}
            cookie = {"Cookie": headers["Cookie"]}
            address = server.url.replace("http", "ws", 1) + "/api/live"
            async with connect(address, additional_headers=cookie, max_size=None) as line:
                socket = Socket(line)
                await socket.watch(names["table"])
                assert socket.position
                assert socket.position["position"] == names["last"]
                for left in (names["first"], 0):
                    at = socket.position["position"]
                    undone = await socket.ask("undo", table=names["table"], at=at)
                    assert undone["type"] == "done", undone
                    await socket.until(
                        lambda: socket.entries[-1]["seq"] == undone["seq"]  # noqa: B023
                    )
                    if left:
                        assert socket.entries[-1]["to"] == left
                    assert socket.position["undo"] is bool(left)

        within(begin())


async def test_undoing_to_a_step_undoes_all_steps(server: Server) -> None:
    async with pair(server) as both:
        acting, other = both.acting(), both.waiting()
        assert acting.position
        start = acting.position["position"]
        done = await together(acting, both.table, "take 1", "take 1", hire(acting))
        await both.settle(done["seq"])
        at = acting.position["position"]
        asked = await acting.ask("ask-undo", table=both.table, at=at, before=done["seq"])
        await both.settle(asked["seq"])
        agreed = await other.ask("answer-undo", table=both.table, asked=asked["seq"], agree=True)
        await both.settle(agreed["seq"] + 1)
        assert acting.entries[-1]["to"] == start


async def test_only_a_question_for_a_set_is_answered_in_steps(
    server: Server,
) -> None:
    async with pair(server) as both:
        acting, waiting = both.acting(), both.waiting()
        assert acting.position
        assert waiting.position
        assert (acting.position["kind"], acting.position["pieces"]) == ("pair", [])
        about = {"table": both.table, "at": acting.position["position"], "things": []}
        made = await acting.ask("compose", **about)
        assert (made["made"]["steps"], made["best"], made["why"]) == ([], [], None)
        assert await waiting.refused("compose", **about) == "not-your-turn"
        assert await both.spectator.refused("compose", **about) == "not-signed-in"
        assert await acting.refused("compose", **{**about, "at": 1}) == "stale"
        taking = next(move for move in acting.position["moves"] if move["text"] == "take 1")
        assert taking["idle"] is False
        previews = acting.position["previews"]
        assert previews["take 1"]["ends"] is False
        assert previews[hire(acting)]["reveals"] is True
