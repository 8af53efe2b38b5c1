"""Moves, resuming, undo and explanations of illegal moves, over the socket."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from guildhall import games
from tests.server.harness import Server, Socket, play_out, soonest, visitor


class Pair:
    """Two players at a table of The Builders, with a spectator."""

    def __init__(self, table: str, sockets: list[Socket], spectator: Socket) -> None:
        self.table = table
        self.sockets = sockets
        self.spectator = spectator

    def acting(self) -> Socket:
        return next(
            socket for socket in self.sockets if socket.position and socket.position["moves"]
        )

    def waiting(self) -> Socket:
        acting = self.acting()
        return next(socket for socket in self.sockets if socket is not acting)

    async def play(self, verb: str) -> int:
        """Play the first move of this kind for the player to act; all clients receive it."""
        acting = self.acting()
        assert acting.position
        texts = [move["text"] for move in acting.position["moves"]]
        seq = await acting.move(self.table, next(text for text in texts if text.startswith(verb)))
        await self.settle(seq)
        return seq

    async def settle(self, seq: int) -> None:
        for socket in (*self.sockets, self.spectator):
            await socket.until(lambda: socket.updates[-1]["seq"] >= seq)  # noqa: B023

    async def end_turn(self) -> int:
        await self.play("take 3")
        return await self.play("end")


@asynccontextmanager
async def pair(server: Server) -> AsyncIterator[Pair]:
    async with AsyncExitStack() as stack:
        enter = stack.enter_async_context
        ann, ben = [await enter(visitor(server.url, name)) for name in ("Ann", "Ben")]
        eve = await enter(visitor(server.url))
        opened = await ann.done("POST", "/api/tables", {"game": "builders", "seats": 2})
        table = opened["id"]
        await ben.done("PUT", f"/api/tables/{table}/seats/1", {"player": "me"})
        await ann.done("POST", f"/api/tables/{table}/start")
        sockets = [await enter(person.socket()) for person in (ann, ben)]
        spectator = await enter(eve.socket())
        for socket in (*sockets, spectator):
            await socket.watch(table)
        yield Pair(table, sockets, spectator)


async def test_each_viewer_sees_a_move_as_permitted_and_only_the_acting_seat_gets_moves(
    server: Server,
) -> None:
    async with pair(server) as both:
        acting, waiting = both.acting(), both.waiting()
        seq = await both.play("take 1")
        entries = [socket.entries[-1] for socket in (acting, waiting, both.spectator)]
        assert [entry["seq"] for entry in entries] == [seq] * 3
        assert [entry.get("move", "") for entry in entries] == ["take 1", "", ""]
        assert entries[1]["events"][0]["kind"] == "builders-took"
        for socket in (waiting, both.spectator):
            assert socket.position
            assert socket.position["moves"] == []
        assert both.spectator.position
        assert both.spectator.position["you"] == -1


async def test_moves_for_others_and_for_old_positions_are_refused(server: Server) -> None:
    async with pair(server) as both:
        acting, waiting = both.acting(), both.waiting()
        assert acting.position
        at = acting.position["position"]
        move = {"table": both.table, "at": at, "move": "take 1"}
        assert await waiting.refused("move", **move) == "not-your-turn"
        assert await both.spectator.refused("move", **move) == "not-signed-in"
        assert await acting.refused("move", **{**move, "at": at - 1}) == "stale"
        assert await acting.refused("move", **{**move, "at": at + 1}) == "stale"
        assert await acting.refused("move", **{**move, "table": "nowhere"}) == "no-such-table"
        assert await acting.refused("move", **{**move, "move": "fly"}) == "unparsable-move"
        first = asyncio.create_task(acting.ask("move", **move))
        assert (await first)["type"] == "done"
        assert await acting.refused("move", **move) == "stale", "a repeated request plays once"


async def test_each_legal_move_has_its_verb_and_the_things_to_select(
    server: Server,
) -> None:
    async with pair(server) as both:
        position = both.acting().position
        assert position
        moves = {move["text"]: move for move in position["moves"]}
        card = position["view"]["buildings"]["places"][0]
        assert moves[f"start {card}"]["verb"] == "start"
        assert moves[f"start {card}"]["things"] == [f"building:{card}"]
        assert moves["take 3"]["things"] == []
        asked = {"message": "builders-question-actions", "facts": {"actions": 3}}
        assert position["question"] == asked
        for socket in (both.waiting(), both.spectator):
            assert socket.position
            assert socket.position["question"] is None

        await both.play("start")
        event = both.spectator.entries[-1]["events"][0]
        assert event["things"] == [f"building:{event['facts']['building']}"]


async def test_selecting_things_returns_the_move_or_the_reason_it_is_illegal(
    server: Server,
) -> None:
    async with pair(server) as both:
        acting = both.acting()
        assert acting.position
        at = {"table": both.table, "at": acting.position["position"]}
        row = acting.position["view"]["buildings"]
        for card, move in ((row["top"], (False, "B34")), (row["places"][0], (True, ""))):
            why = await acting.ask("why", things=["seat:0", f"building:{card}"], **at)
            (reason,) = why["reasons"]
            assert reason["move"] == f"start {card}"
            assert (reason["possible"], reason["rule"]) == move
        assert (await acting.ask("why", things=["seat:1"], **at))["reasons"] == []
        assert (await acting.ask("why", **at))["reasons"] == []
        assert await acting.refused("why", things=["building:moon"], **at) == "unparsable-move"
        mine = {**at, "things": [f"building:{row['top']}"]}
        assert await both.waiting().refused("why", **mine) == "not-your-turn"
        await acting.send("why", things=["x"] * 21, **at)
        assert (await acting.next())["problem"]["error"] == "bad-request"


async def test_an_illegal_move_is_refused_with_its_rule_and_changes_nothing(server: Server) -> None:
    async with pair(server) as both:
        acting = both.acting()
        before = acting.position
        assert before
        move = {"table": both.table, "at": before["position"], "move": "end"}
        problem = (await acting.ask("move", **move))["problem"]
        assert problem["error"] == "illegal-move"
        assert problem["rule"] == "B23"
        assert problem["sentence"].endswith(" (B23)")
        why = await acting.ask("why", **move)
        assert [(one["possible"], one["rule"]) for one in why["reasons"]] == [(False, "B23")]
        why = await acting.ask("why", **{**move, "move": "take 1"})
        assert [one["possible"] for one in why["reasons"]] == [True]
        assert await both.waiting().refused("why", **move) == "not-your-turn"
        await acting.watch(both.table, since=acting.updates[-1]["seq"])
        assert acting.position == before


async def test_the_acting_player_previews_costs_and_gains_of_each_move(server: Server) -> None:
    async with pair(server) as both:
        acting = both.acting()
        assert acting.position
        previews = acting.position["previews"]
        assert set(previews) == {move["text"] for move in acting.position["moves"]}
        free = {"reveals": False, "ends": False, "costs": False}
        assert previews["take 1"] == {**free, "says": []}
        hire = next(text for text in previews if text.startswith("hire "))
        card = games.load("builders").material["workers"]
        wage = next(worker["wage"] for worker in card if hire.endswith(worker["id"]))
        said = {"message": "builders-preview-hire", "facts": {"wage": wage}}
        assert previews[hire] == {**free, "reveals": True, "says": [said]}
        waiting = both.waiting()
        assert waiting.position
        assert waiting.position["previews"] == {}


async def test_a_returning_client_resumes_from_any_entry(server: Server) -> None:
    async with pair(server) as both:
        for _ in range(20):
            await both.end_turn()
        whole = [entry["seq"] for entry in both.spectator.entries]
        assert whole == list(range(1, len(whole) + 1))
        last = whole[-1]
        socket = both.sockets[0]
        mine = list(socket.entries)
        for since in (0, 1, last // 2, last - 1, last):
            await socket.watch(both.table, since=since)
            resumed = socket.updates[-1]
            assert resumed["entries"] == mine[since:]
            assert resumed["position"] == socket.position
            assert resumed["gap"] is False
        assert await socket.refused("watch", table=both.table, since=last + 1) == "stale"


async def test_a_long_gap_is_reported_and_filled_from_the_log(server: Server) -> None:
    async with visitor(server.url, "Ann") as ann, ann.socket() as socket:
        wanted = {"game": "builders", "seats": 2, "bots": ["random"], "start": True}
        table = (await ann.done("POST", "/api/tables", wanted))["id"]
        for number in range(260):
            await socket.send("say", table=table, text=f"word {number}")
        while (await socket.next()).get("id") != 260:
            pass
        await socket.watch(table)
        update = socket.updates[-1]
        assert update["gap"] is True
        assert len(update["entries"]) == 250
        log = await ann.done("GET", f"/api/tables/{table}/log?since=0&count=500")
        assert [entry["seq"] for entry in log["entries"]] == list(range(1, log["last"] + 1))


async def test_undo_is_free_until_information_is_revealed_or_another_player_moves(
    server: Server,
) -> None:
    async with pair(server) as both:
        acting = both.acting()
        start = view(acting)
        await both.play("take 1")
        await both.play("take 1")
        assert acting.position
        assert acting.position["undo"] is True
        assert both.waiting().position["undo"] is False  # type: ignore[index]
        for _ in range(2):
            await undo(both, acting)
        assert view(acting) == start
        assert acting.position["undo"] is False
        assert both.spectator.entries[-1]["kind"] == "undone"
        await both.play("hire")
        at = acting.position["position"]
        refused = await acting.refused("undo", table=both.table, at=at)
        assert refused == "nothing-to-undo", "a card was revealed"
        await both.play("take 1")
        await both.play("take 1")
        await both.play("end")
        other = both.acting()
        await undo(both, acting)
        await both.play("end")
        await both.play("take 1")
        await undo(both, other)
        assert acting.position["undo"] is False, "another seat has acted"


def view(socket: Socket) -> dict[str, Any]:
    assert socket.position
    found: dict[str, Any] = socket.position["view"]
    return found


async def undo(both: Pair, socket: Socket) -> None:
    assert socket.position
    answer = await socket.ask("undo", table=both.table, at=socket.position["position"])
    assert answer["type"] == "done", answer
    await both.settle(answer["seq"])


async def test_undoing_further_needs_the_agreement_of_all_players(server: Server) -> None:
    async with pair(server) as both:
        first = both.acting()
        start = view(first)
        move = await both.play("hire")
        await both.play("take 2")
        await both.play("end")
        assert first.position
        asking = {"table": both.table, "at": first.position["position"], "before": move}
        assert await first.refused("ask-undo", **{**asking, "before": 1}) == "nothing-to-undo"
        other = both.acting()
        answer = await first.ask("ask-undo", **asking)
        await both.settle(answer["seq"])
        assert other.position
        asked = other.position["asked"]
        assert (asked["seq"], asked["waiting"]) == (answer["seq"], [other.position["you"]])
        declined = await other.ask("answer-undo", table=both.table, asked=asked["seq"], agree=False)
        await both.settle(declined["seq"])
        assert other.position["asked"] is None
        again = await first.ask("ask-undo", **asking)
        await both.settle(again["seq"])
        stale = {"table": both.table, "asked": asked["seq"], "agree": True}
        assert await other.refused("answer-undo", **stale) == "no-undo-asked"
        await other.ask("answer-undo", table=both.table, asked=again["seq"], agree=True)
        for socket in (first, other, both.spectator):
            await socket.until(lambda: socket.entries[-1]["kind"] == "undone")  # noqa: B023
        assert view(first) == start
        assert first.position["undo"] is False
        await both.play("hire")


async def test_an_undone_move_cannot_be_undone_again(server: Server) -> None:
    async with pair(server) as both:
        acting = both.acting()
        first = await both.play("take 1")
        gone = await both.play("take 1")
        await undo(both, acting)
        assert acting.position
        at = acting.position["position"]
        asking = {"table": both.table, "at": at}
        assert await acting.refused("ask-undo", **asking, before=gone) == "nothing-to-undo"
        answer = await acting.ask("ask-undo", **asking, before=first)
        assert answer["type"] == "done"


async def test_a_single_player_among_bots_undoes_without_asking(server: Server) -> None:
    async with visitor(server.url, "Ann") as ann, ann.socket() as socket:
        wanted = {"game": "builders", "seats": 2, "bots": ["random"], "start": True}
        table = (await ann.done("POST", "/api/tables", wanted))["id"]
        await socket.watch(table)
        await socket.until(lambda: bool(socket.position and socket.position["moves"]))
        assert socket.position
        before = view(socket)
        hire = next(m for m in socket.position["moves"] if m["text"].startswith("hire"))
        seq = await socket.move(table, hire["text"])
        at = socket.position["position"]
        assert (await socket.ask("ask-undo", table=table, at=at, before=seq))["type"] == "done"
        await socket.until(lambda: socket.entries[-1]["kind"] == "undone")
        assert view(socket) == before


async def test_chat_and_presence(server: Server) -> None:
    async with pair(server) as both:
        one, other = both.sockets
        answer = await one.ask("say", table=both.table, text="Good luck!")
        await both.settle(answer["seq"])
        said = other.entries[-1]
        assert (said["kind"], said["text"], said["person"]["name"]) == (
            "said", "Good luck!", "Ann",
        )  # fmt: skip
        assert other.updates[-1]["position"] is None, "chat does not change the position"
        assert await both.spectator.refused("say", table=both.table, text="Me too") == (
            "not-signed-in"
        )
        await one.connection.close()
        while True:
            message = await other.next()
            if message["type"] == "presence" and len(message["people"]) == 1:
                break
        assert message["watchers"] == 1


async def test_a_whole_game_of_players_and_bots_ends_for_all_with_the_same_result(
    server: Server,
) -> None:
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(visitor(server.url, n)) for n in "AB"]
        wanted = {"game": "builders", "seats": 4, "bots": 2 * [soonest("builders")]}
        table = (await people[0].done("POST", "/api/tables", wanted))["id"]
        await people[1].done("PUT", f"/api/tables/{table}/seats/1", {"player": "me"})
        await people[0].done("POST", f"/api/tables/{table}/start")
        sockets = [await stack.enter_async_context(p.socket()) for p in people]
        for socket in sockets:
            await socket.watch(table)
        await asyncio.gather(*(play_out(socket, table, 3) for socket in sockets))
        results = [socket.position["result"] for socket in sockets]  # type: ignore[index]
        assert results[0] == results[1]
        over = await sockets[0].refused("move", table=table, at=1, move="take 1")
        assert over == "game-over"
