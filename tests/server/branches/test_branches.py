"""Branches: playing on from a past position without revealing hidden information."""

from typing import Any

import pytest
from sqlalchemy import select

from guildhall import games
from guildhall.core import record
from guildhall.core.state import State
from guildhall.server.storage.database import database_url, opened
from guildhall.server.storage.schema import snapshots
from tests.review.test_review import played
from tests.server.harness import Server, Visitor, play_out, soonest, visitor

HERE = {"at": 10, "seat": 1, "name": "Sell first", "level": soonest("builders")}


async def finished(person: Visitor, name: str = "builders") -> str:
    """Return a finished game that everyone may see."""
    text = played(name).dumps()
    return str((await person.call("POST", "/api/records", content=text.encode())).json()["id"])


async def alone(person: Visitor, game: str, **others: Any) -> str:
    wanted = {"game": game, "seats": 2, "bots": [soonest(game)], "public": False, "start": True}
    return str((await person.done("POST", "/api/tables", wanted | others))["id"])


async def test_a_branch_starts_from_the_same_position(server: Server) -> None:
    written = played("builders")
    game = games.load("builders")
    wanted = [step.state for step in record.replay(game, written)][10]
    async with visitor(server.url, "Ann") as ann, visitor(server.url, "Eve") as eve:
        table = await finished(ann)
        info = await ann.done("POST", f"/api/tables/{table}/branches", HERE)
        assert info["branch"] == {"of": table, "at": 10, "name": "Sell first"}
        assert (info["status"], info["moves"], info["public"]) == ("running", 10, False)
        assert not info["rated"]
        assert [seat["bot"] for seat in info["seats"]] == [HERE["level"], ""]
        async with ann.socket() as socket:
            await socket.watch(info["id"])
            assert len([e for e in socket.entries if e["kind"] == "move"]) >= 10
            begun = next(e["seq"] for e in socket.entries if e["kind"] == "started")
            past = await ann.done("GET", f"/api/tables/{info['id']}/positions/{begun + 10}")
            assert past["view"] == wanted.view(1)
            await play_out(socket, info["id"])
        again = record.loads((await ann.call("GET", f"/api/tables/{info['id']}/record")).text)
        assert again.moves[:10] == written.moves[:10]
        assert record.verify(game, again).over
        # Branches of a branch belong to the same tree.
        deeper = {**HERE, "at": 12, "name": "Hire first", "seat": 0}
        other = await ann.done("POST", f"/api/tables/{info['id']}/branches", deeper)
        for asked in (table, info["id"], other["id"]):
            tree = await ann.done("GET", f"/api/tables/{asked}/branches")
            assert tree["root"] == table
            assert [(b["name"], b["of"], b["at"]) for b in tree["branches"]] == [
                ("Sell first", table, 10),
                ("Hire first", info["id"], 12),
            ]
            assert tree["branches"][0]["result"]["scores"] == record.verify(game, again).scores()
        # Ann's branches are visible to Ann only.
        assert (await eve.done("GET", f"/api/tables/{table}/branches"))["branches"] == []
        path = f"/api/tables/{other['id']}/branches"
        assert await eve.refused("GET", path) == (403, "not-allowed")
        assert await eve.refused("POST", path, HERE) == (403, "not-allowed")
        mine = (await ann.done("GET", "/api/lobby"))["mine"]
        assert info["id"] not in {one["id"] for one in mine}
        assert other["id"] in {one["id"] for one in mine}


async def test_a_link_to_a_branch_shows_only_games_the_user_may_open(
    server: Server,
) -> None:
    async with visitor(server.url, "Ann") as ann, visitor(server.url, "Eve") as eve:
        own = await alone(ann, "builders")
        async with ann.socket() as socket:
            await socket.watch(own)
            await play_out(socket, own)
            wanted = {**HERE, "at": 8, "seat": 0}
            tried = (await ann.done("POST", f"/api/tables/{own}/branches", wanted))["id"]
            await socket.watch(tried)
            await play_out(socket, tried)
        path = f"/api/tables/{tried}/branches"
        assert await eve.refused("GET", path) == (403, "not-allowed")
        await ann.done("POST", f"/api/tables/{tried}/share")
        # The original game is not visible to this user.
        assert await eve.done("GET", path) == {"root": tried, "branches": []}
        hers = (await eve.done("POST", path, wanted))["id"]
        for asked in (tried, hers):
            tree = await eve.done("GET", f"/api/tables/{asked}/branches")
            assert tree["root"] == tried
            assert [one["id"] for one in tree["branches"]] == [hers]
        assert (await ann.done("GET", path))["root"] == own
        await ann.done("POST", f"/api/tables/{own}/share")
        assert (await eve.done("GET", path))["root"] == own


def beginning(server: Server, game: str, table: str) -> State:
    """Return the full initial position of a table, including hidden parts."""
    query = select(snapshots.c.position).where(snapshots.c.table_id == table)
    with opened(database_url(server.settings.database)) as engine, engine.connect() as connection:
        first = connection.execute(query.order_by(snapshots.c.seq)).scalar()
    assert first
    return games.load(game).restore(bytes(first))


@pytest.mark.parametrize("game", ["craftsmen", "burgundy"])
async def test_a_branch_of_a_running_game_reveals_nothing(server: Server, game: str) -> None:
    """The player sees the same position; hidden cards below it are dealt again."""
    async with visitor(server.url, "Ann") as ann:
        table = await alone(ann, game)
        async with ann.socket() as socket:
            await socket.watch(table)
            await socket.until(lambda: bool(socket.position and socket.position["moves"]))
            assert socket.position
            info = await ann.done("GET", f"/api/tables/{table}")
            wanted = {"at": info["moves"], "seat": 0, "name": "Try", "level": soonest(game)}
            path = f"/api/tables/{table}/branches"
            first = await ann.done("POST", path, wanted)
            second = await ann.done("POST", path, wanted)
            assert await ann.refused("POST", path, {**wanted, "seat": 1}) == (
                403,
                "not-allowed",
            )
            for branch in (first["id"], second["id"]):
                async with ann.socket() as other:
                    await other.watch(branch)
                    assert other.position
                    assert other.position["view"] == socket.position["view"]
            begun = [beginning(server, game, one["id"]) for one in (first, second)]
            assert begun[0].key() != begun[1].key(), "hidden cards were copied"
            async with ann.socket() as other:
                await other.watch(first["id"])
                await play_out(other, first["id"])
            error = await ann.refused("GET", f"/api/tables/{first['id']}/record")
            assert error[1] == "no-game-record"


async def test_branching_from_a_running_game_of_others_is_refused(server: Server) -> None:
    async with visitor(server.url, "Ann") as ann, visitor(server.url, "Ben") as ben:
        listed = await alone(ann, "builders", public=True)
        wanted = {**HERE, "at": 0, "seat": 0}
        path = f"/api/tables/{listed}/branches"
        assert await ann.refused("POST", path, wanted) == (403, "not-allowed")
        rated = await alone(ann, "builders", rated=True)
        path = f"/api/tables/{rated}/branches"
        assert await ann.refused("POST", path, wanted) == (403, "not-allowed")
        both = {"game": "builders", "seats": 2, "public": False}
        table = (await ann.done("POST", "/api/tables", both))["id"]
        assert (await ann.refused("POST", f"/api/tables/{table}/branches", wanted))[0] == 409
        await ben.done("PUT", f"/api/tables/{table}/seats/1", {"player": "me"})
        await ann.done("POST", f"/api/tables/{table}/start")
        path = f"/api/tables/{table}/branches"
        assert await ann.refused("POST", path, wanted) == (403, "not-allowed")
        over = await finished(ann)
        path = f"/api/tables/{over}/branches"
        assert (await ann.refused("POST", path, {**HERE, "at": 99_999}))[0] == 404
        assert (await ann.refused("POST", path, {**HERE, "seat": 7}))[0] in (400, 404, 422)
        assert (await ann.refused("POST", path, {**HERE, "name": "\u200b"}))[0] == 400
        assert (await ann.refused("POST", path, {**HERE, "level": "god"}))[0] in (400, 404, 422)
        moves = (await ann.done("GET", f"/api/tables/{over}"))["moves"]
        assert (await ann.refused("POST", path, {**HERE, "at": moves}))[1] == "game-over"
