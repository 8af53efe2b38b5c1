"""Records and replays of finished games; running games without hidden information."""

import json

from msgspec.structs import replace

from guildhall import games
from guildhall.core import record
from guildhall.core.playout import random_playout
from guildhall.core.rng import seeded
from tests.server.harness import Server, play_out, visitor


async def test_a_finished_game_is_downloaded_replayed_shared_and_uploaded(server: Server) -> None:
    async with visitor(server.url, "bot:bot:Ann") as ann, visitor(server.url) as stranger:
        wanted = {"game": "builders", "seats": 2, "bots": ["apprentice"], "start": True}
        table = (await ann.done("POST", "/api/tables", wanted))["id"]
        path = f"/api/tables/{table}"
        assert await ann.refused("GET", f"{path}/record") == (409, "game-running")
        assert await ann.refused("GET", f"{path}/replay") == (409, "game-running")
        assert await ann.refused("POST", f"{path}/share") == (409, "game-running")
        async with ann.socket() as socket:
            await socket.watch(table)
            await socket.until(lambda: bool(socket.position and socket.position["moves"]))
            assert socket.position
            buy = next(m for m in socket.position["moves"] if m["text"].startswith("take"))
            await socket.move(table, buy["text"])
            await socket.ask("undo", table=table, at=socket.position["position"])
            await socket.until(lambda: socket.entries[-1]["kind"] == "undone")
            await play_out(socket, table)
        assert await stranger.refused("GET", f"{path}/record") == (403, "not-allowed")
        text = (await ann.call("GET", f"{path}/record")).text
        written = record.loads(text)
        state = record.verify(games.load("builders"), written)
        assert written.players == ["bot bot Ann", "bot:apprentice"], (
            "a user name cannot look like a bot"
        )
        replay = await ann.done("GET", f"{path}/replay?start=0&count=1&viewer=0")
        assert replay["moves"] == len(written.moves)
        steps = replay["steps"]
        start = len(steps)
        while start <= replay["moves"]:
            more = await ann.done("GET", f"{path}/replay?start={start}&count=37&viewer=0")
            steps += more["steps"]
            start = len(steps)
        assert [step["number"] for step in steps] == list(range(len(written.moves) + 1))
        assert [step["move"] for step in steps[1:]] == written.moves
        assert steps[-1]["view"] == state.view(0)
        assert steps[-1]["scores"] == state.scores()
        course = (await ann.done("GET", f"{path}/course?viewer=0"))["steps"]
        for received, step in zip(course, steps, strict=True):
            assert {name: received[name] for name in ("number", "seat", "events", "scores")} == {
                name: step[name] for name in ("number", "seat", "events", "scores")
            }
        assert await stranger.refused("GET", f"{path}/course") == (403, "not-allowed")
        assert (await ann.done("POST", f"{path}/share"))["shared"] is True
        assert (await stranger.call("GET", f"{path}/record")).text == text
        assert await stranger.refused("POST", "/api/records") == (401, "not-signed-in")
        copy = json.loads((await ann.call("POST", "/api/records", content=text)).text)
        assert (copy["status"], copy["uploaded"]) == ("over", True)
        assert copy["seats"][0]["person"]["name"] == "bot bot Ann"
        watched = await stranger.done("GET", f"/api/tables/{copy['id']}/replay?count=100")
        assert watched["steps"][5]["view"]["viewer"] == -1
        again = (await stranger.call("GET", f"/api/tables/{copy['id']}/record")).text
        assert record.loads(again).moves == written.moves
        async with stranger.socket() as socket:
            await socket.watch(copy["id"])
            assert socket.position
            assert socket.position["view"] == state.view(-1)


async def test_an_earlier_position_is_available_until_it_is_undone(server: Server) -> None:
    async with visitor(server.url, "Ann") as ann, visitor(server.url) as stranger:
        wanted = {"game": "builders", "seats": 2, "bots": ["random"], "start": True}
        table = (await ann.done("POST", "/api/tables", wanted))["id"]
        path = f"/api/tables/{table}/positions"
        async with ann.socket() as socket:
            await socket.watch(table)
            await socket.until(lambda: bool(socket.position and socket.position["moves"]))
            assert socket.position
            before, seen = socket.position["position"], socket.position["view"]
            taken = await socket.move(table, "take 1")
            for person, viewer in ((ann, 0), (stranger, -1)):
                past = await person.done("GET", f"{path}/{before}")
                assert past["view"] == {**seen, "viewer": viewer}
                assert past["turn"] == 0
            assert (await ann.done("GET", f"{path}/{taken}"))["view"] != seen
            await socket.ask("undo", table=table, at=taken)
            assert await ann.refused("GET", f"{path}/{taken}") == (404, "no-such-position")
            assert await ann.refused("GET", f"{path}/{taken + 9}") == (404, "no-such-position")
            assert await ann.refused("GET", f"{path}/1") == (404, "no-such-position")
            assert (await ann.refused("GET", f"{path}/0"))[0] == 400


async def test_an_invalid_record_is_refused(server: Server) -> None:
    game = games.load("builders")
    written = record.begin(game, 2, 5)
    state = game.new(2, 5)
    random_playout(state, seeded(1))
    written.key = f"{state.key():032x}"
    async with visitor(server.url, "Ann") as ann:
        for body in (
            b"", b"\xff", b"{}", b"[" * 100_000, written.dumps().encode(),
            written.dumps().replace('"seats": 2', '"seats": 3').encode(),
            replace(written, moves=["x" * 5000]).dumps().encode(),
            replace(written, game="x" * 5000).dumps().encode(),
            replace(written, options={"x" * 5000: 1}).dumps().encode(),
        ):  # fmt: skip
            response = await ann.call("POST", "/api/records", content=body)
            assert response.status_code in (400, 404, 422), body[:50]
            refused = ("record", "bad-request", "unknown-game", "unknown-option")
            assert response.json()["error"] in refused
            assert len(response.text) < 5000
        response = await ann.call("POST", "/api/records", content=b" " * 600_000)
        assert response.status_code == 413
        assert (await ann.done("GET", "/api/lobby"))["mine"] == []
