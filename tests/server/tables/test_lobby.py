"""Opening, finding, joining and starting tables."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

from tests.server.harness import Server, Socket, Visitor, play_out, visitor

NAMES = ("Ann", "Ben", "Zoe")
TABLE = {"game": "builders", "seats": 2}


async def opened(host: Visitor, **wanted: Any) -> str:
    table = await host.done("POST", "/api/tables", {**TABLE, **wanted})
    return str(table["id"])


async def test_a_game_against_a_bot_takes_two_requests(server: Server) -> None:
    async with visitor(server.url, "Ann") as ann:
        table = await opened(ann, bots=["random"], public=False, start=True)
        info = await ann.done("GET", f"/api/tables/{table}")
        assert info["status"] == "running"
        seat = {"seat": 1, "person": None, "bot": "random", "unlearned": "", "away": 0}
        assert info["seats"][1] == seat
        assert info["turn"] in (0, 1)


async def test_seats_are_taken_left_and_given_to_bots_before_the_start(server: Server) -> None:
    async with visitor(server.url, "Ann") as ann, visitor(server.url, "Ben") as ben:
        table = await opened(ann, seats=3)
        seats = f"/api/tables/{table}/seats"
        me, bot, no_one = {"player": "me"}, {"player": "bot", "level": "random"}, {
            "player": "nobody"
        }  # fmt: skip
        assert await ben.refused("PUT", f"{seats}/0", me) == (409, "seat-taken")
        assert await ben.refused("PUT", f"{seats}/3", me) == (422, "no-such-seat")
        await ben.done("PUT", f"{seats}/1", me)
        info = await ben.done("PUT", f"{seats}/2", me)
        assert [s["person"] and s["person"]["name"] for s in info["seats"]] == [
            "Ann", None, "Ben",
        ]  # fmt: skip
        assert await ben.refused("PUT", f"{seats}/1", bot) == (403, "not-allowed")
        assert await ann.refused("PUT", f"{seats}/2", bot) == (409, "seat-taken")
        unknown = {"player": "bot", "level": "genius"}
        assert await ann.refused("PUT", f"{seats}/1", unknown) == (422, "unknown-bot")
        start = f"/api/tables/{table}/start"
        assert await ann.refused("POST", start) == (409, "seats-free")
        info = await ann.done("PUT", f"{seats}/1", bot)
        assert info["seats"][1]["bot"] == "random"
        await ann.done("PUT", f"{seats}/1", no_one)
        await ben.done("PUT", f"{seats}/2", no_one)
        await ann.done("PUT", f"{seats}/1", bot)
        await ann.done("PUT", f"{seats}/2", bot)
        assert await ben.refused("POST", start) == (403, "not-allowed")
        assert (await ann.done("POST", start))["status"] == "running"
        assert await ann.refused("POST", start) == (409, "not-open")
        assert await ben.refused("PUT", f"{seats}/1", me) == (409, "seat-taken")


async def test_a_player_removed_by_the_host_cannot_rejoin(server: Server) -> None:
    async with visitor(server.url, "Ann") as ann, visitor(server.url, "Ben") as ben:
        table = await opened(ann, seats=3)
        seats = f"/api/tables/{table}/seats"
        me, no_one = {"player": "me"}, {"player": "nobody"}
        await ben.done("PUT", f"{seats}/1", me)
        assert await ben.refused("PUT", f"{seats}/0", no_one) == (403, "not-allowed")
        async with ben.socket() as socket:
            await socket.watch(table)
            info = await ann.done("PUT", f"{seats}/1", no_one)
            assert info["seats"][1]["person"] is None
            await socket.until(lambda: socket.entries[-1]["kind"] == "removed")
            assert socket.entries[-1]["person"]["name"] == "Ann"
            assert socket.entries[-1]["seat"] == 1
        assert await ben.refused("PUT", f"{seats}/1", me) == (403, "removed")
        async with visitor(server.url, "Cid") as cid:
            await cid.done("PUT", f"{seats}/1", me)
            bot = {"player": "bot", "level": "random"}
            await ann.done("PUT", f"{seats}/2", bot)
            await ann.done("POST", f"/api/tables/{table}/start")
            refused = await ann.refused("PUT", f"{seats}/1", no_one)
            assert refused == (409, "game-running"), "only before the game"


async def test_a_user_with_many_tables_does_not_push_others_off_the_list(server: Server) -> None:
    async with visitor(server.url, "Ann") as ann, visitor(server.url, "Pat") as pat:
        honest = await opened(ann)
        for _ in range(110):
            await opened(pat)
        lobby = await ann.done("GET", "/api/lobby")
        assert len(lobby["open"]) == 100
        assert honest in [table["id"] for table in lobby["open"]]
        for table in lobby["open"]:
            if table["host"] == pat.id:
                await pat.done("DELETE", f"/api/tables/{table['id']}")


async def test_a_seat_is_left_to_a_bot_and_taken_back_during_the_game(server: Server) -> None:
    async with visitor(server.url, "Ann") as ann, visitor(server.url, "Ben") as ben:
        table = await opened(ann)
        await ben.done("PUT", f"/api/tables/{table}/seats/1", {"player": "me"})
        await ann.done("POST", f"/api/tables/{table}/start")
        leave = {"player": "bot"}
        refused = await ben.refused("PUT", f"/api/tables/{table}/seats/0", leave)
        assert refused == (403, "not-absent"), "the table has no clock, and Ann was just active"
        async with ben.socket() as socket:
            await socket.watch(table)
            stronger = {"player": "bot", "level": "master"}
            refused = await ann.refused("PUT", f"/api/tables/{table}/seats/0", stronger)
            assert refused == (403, "not-allowed"), "the substitute is set by the table"
            info = await ann.done("PUT", f"/api/tables/{table}/seats/0", leave)
            assert info["seats"][0]["person"]["name"] == "Ann"
            assert info["seats"][0]["bot"] == info["stand_in"] == "apprentice"
            await socket.until(lambda: bool(socket.position and socket.position["moves"]))
        info = await ann.done("PUT", f"/api/tables/{table}/seats/0", {"player": "me"})
        assert info["seats"][0]["bot"] == ""


async def test_the_lobby_updates_without_reloading(server: Server) -> None:
    async with visitor(server.url, "Ann") as ann, visitor(server.url) as stranger:
        async with stranger.socket() as watcher, ann.socket() as hers:
            assert (await watcher.ask("watch-lobby"))["type"] == "done"
            await hers.ask("watch-lobby")
            public = await opened(ann)
            change = await next_change(watcher, public)
            assert change["status"] == "open"
            hidden = await opened(ann, public=False)
            assert (await next_change(hers, hidden))["public"] is False
            await ann.done("DELETE", f"/api/tables/{public}")
            seen = await next_change(watcher, public, "closed")
            assert seen["status"] == "closed"
            assert not any(hidden in frame for frame in watcher.frames)
        lobby = await stranger.done("GET", "/api/lobby")
        listed = [table["id"] for table in lobby["open"]]
        assert hidden not in listed
        assert public not in listed
        mine = (await ann.done("GET", "/api/lobby"))["mine"]
        assert [table["id"] for table in mine] == [hidden]


async def next_change(socket: Socket, table: str, status: str = "") -> dict[str, Any]:
    while True:
        message = await socket.next()
        if message["type"] != "lobby-change":
            continue
        found: dict[str, Any] = message["table"]
        if found["id"] == table and status in ("", found["status"]):
            return found


async def test_tables_that_wait_for_the_user_are_listed(server: Server) -> None:
    async with visitor(server.url, "Ann") as ann, ann.socket() as socket:
        await socket.ask("watch-lobby")
        table = await opened(ann, bots=["random"], start=True)
        change = await next_change(socket, table, "running")
        while change["turn"] != 0:
            change = await next_change(socket, table)
        mine = (await ann.done("GET", "/api/lobby"))["mine"]
        assert [(found["id"], found["turn"]) for found in mine] == [(table, 0)]


async def test_a_rematch_seats_only_players_who_agree(
    server: Server,
) -> None:
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(visitor(server.url, n)) for n in NAMES]
        ann, ben, zoe = people
        table = await opened(ann, seats=3, bots=["apprentice"])
        await ben.done("PUT", f"/api/tables/{table}/seats/1", {"player": "me"})
        await ann.done("POST", f"/api/tables/{table}/start")
        path = f"/api/tables/{table}/rematch"
        assert await ann.refused("POST", path) == (409, "game-running")
        async with ann.socket() as socket, ben.socket() as other:
            await socket.watch(table)
            await other.watch(table)
            await asyncio.gather(play_out(socket, table), play_out(other, table))
            assert socket.position
            result = socket.position["result"]
            assert sorted(result["ranking"])[0] == 1
            for seat in range(3):
                assert sum(result["breakdown"][seat].values()) == result["scores"][seat]
            assert await zoe.refused("POST", path) == (403, "not-allowed")
            again = await ann.done("POST", path)
            assert again == await ben.done("POST", path)
            assert [seat["bot"] for seat in again["seats"]] == ["", "", "apprentice"]
            assert [bool(seat["person"]) for seat in again["seats"]] == [True, False, False]
            assert not again["public"], "other users do not see the reserved seat"
            mine = [table["id"] for table in (await ben.done("GET", "/api/lobby"))["mine"]]
            assert again["id"] not in mine
            await ben.done("PUT", f"/api/tables/{again['id']}/seats/1", {"player": "me"})
            begun = await ann.done("POST", f"/api/tables/{again['id']}/start")
            assert begun["status"] == "running"
            await socket.until(lambda: socket.entries[-1]["kind"] == "rematch")
            assert socket.entries[-1]["text"] == again["id"]


async def test_invalid_tables_cannot_be_opened(server: Server) -> None:
    async with visitor(server.url) as stranger, visitor(server.url, "Ann") as ann:
        assert await stranger.refused("POST", "/api/tables", TABLE) == (401, "not-signed-in")
        for wanted, refusal in (
            ({"game": "chess", "seats": 2}, (404, "unknown-game")),
            ({"game": "builders", "seats": 9}, (422, "seats")),
            ({**TABLE, "options": {"moon": 1}}, (422, "unknown-option")),
            ({**TABLE, "bots": ["genius"]}, (422, "unknown-bot")),
            ({**TABLE, "bots": ["random", "random"]}, (409, "seat-taken")),
            ({**TABLE, "start": True}, (409, "seats-free")),
            ({**TABLE, "speed": "warp"}, (400, "bad-request")),
            ({**TABLE, "seats": "two"}, (400, "bad-request")),
            ({**TABLE, "colour": "red"}, (400, "bad-request")),
            ([], (400, "bad-request")),
        ):
            assert await ann.refused("POST", "/api/tables", wanted) == refusal
        assert (await ann.done("GET", "/api/lobby"))["mine"] == []
