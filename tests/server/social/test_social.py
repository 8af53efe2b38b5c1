"""Table passwords, blocked users, invitations, and reports to operators."""

from typing import Any

import pytest

from guildhall.client import Client
from guildhall.server.context import Context
from guildhall.server.errors import WrongTablePassword
from guildhall.server.operations.admin import act
from guildhall.server.settings import Limits, Rate
from guildhall.server.storage.database import database_url, prepare
from guildhall.server.tables import seating
from guildhall.server.tables.messages import SeatChange
from guildhall.table.settings import NewTable
from tests.server.conftest import NewDatabase
from tests.server.harness import (
    GENEROUS,
    Server,
    Socket,
    Visitor,
    settings,
    visitor,
)

ME = {"player": "me"}


async def opened(host: Visitor, **wanted: Any) -> str:
    table = await host.done("POST", "/api/tables", {"game": "builders", "seats": 2, **wanted})
    return str(table["id"])


async def test_a_locked_table_needs_its_password(server: Server) -> None:
    async with visitor(server.url, "Ann") as ann, visitor(server.url, "Ben") as ben:
        table = await opened(ann, password="Open  Sesame")
        seat = f"/api/tables/{table}/seats/1"
        info = await ben.done("GET", f"/api/tables/{table}")
        assert info["locked"]
        assert "sesame" not in str(info).lower()
        for password in ("", "sesame"):
            refused = await ben.refused("PUT", seat, {**ME, "password": password})
            assert refused == (403, "wrong-table-password")
        await ben.done("PUT", seat, {**ME, "password": "open sesame"})
        # Seated players need no password to move, nor does the host to come back.
        await ann.done("PUT", f"/api/tables/{table}/seats/0", {"player": "nobody"})
        await ben.done("PUT", f"/api/tables/{table}/seats/0", ME)
        await ann.done("PUT", seat, ME)
        log = await ben.call("GET", f"/api/tables/{table}/log")
        assert "sesame" not in log.text.lower()


async def test_guessing_table_passwords_is_limited(sqlite: str) -> None:
    limits = Limits(table_passwords=Rate(3, 3600), tables=GENEROUS.tables, guests=GENEROUS.guests)
    with Server(settings(sqlite, limits=limits)) as server:
        async with visitor(server.url, "Ann") as ann, visitor(server.url, "Eve") as eve:
            table, other = (
                await opened(ann, password="sesame"),
                await opened(ann, password="sesame"),
            )
            seat = f"/api/tables/{table}/seats/1"
            for _ in range(3):
                assert (await eve.refused("PUT", seat, {**ME, "password": "rye"}))[0] == 403
            refused = await eve.refused("PUT", seat, {**ME, "password": "sesame"})
            assert refused == (429, "too-many-requests")
            await eve.done("PUT", f"/api/tables/{other}/seats/1", {**ME, "password": "sesame"})


async def accounts(*people: tuple[Visitor, str]) -> None:
    for person, name in people:
        account = {"name": name, "password": "long enough"}
        person.take_over(await person.done("POST", "/api/account", account))


async def test_an_invited_user_sees_the_table_and_needs_no_password(server: Server) -> None:
    async with (
        visitor(server.url, "a") as ann,
        visitor(server.url, "b") as ben,
        visitor(server.url, "e") as eve,
    ):
        await accounts((ann, "Ann Invites"), (ben, "Ben Comes"), (eve, "Eve Pries"))
        table = await opened(ann, seats=3, public=False, password="sesame")
        path, seat = f"/api/tables/{table}/invitations", f"/api/tables/{table}/seats/1"
        assert await eve.refused("POST", path, {"name": "eve pries"}) == (403, "not-allowed")
        unknown = await ann.refused("POST", path, {"name": "Unknown Person"})
        assert unknown == (404, "no-such-person")
        async with ben.socket() as socket:
            await socket.ask("watch-lobby")
            for _ in range(2):
                await ann.done("POST", path, {"name": "ben  COMES"})
            while (news := await socket.next())["type"] != "lobby-change":
                pass
            assert news["table"]["id"] == table
        invited = (await ben.done("GET", "/api/lobby"))["invited"]
        assert [one["id"] for one in invited] == [table]
        await ben.done("PUT", seat, ME)
        assert (await ben.done("GET", "/api/lobby"))["invited"] == []
        # Eve blocks Ann, so Ann's invitation does not arrive; Ann is not notified of that.
        await eve.done("PUT", f"/api/blocks/{ann.id}")
        await ann.done("POST", path, {"name": "Eve Pries"})
        assert (await eve.done("GET", "/api/lobby"))["invited"] == []


async def _invited(socket: Socket, table: str, *, seated: int = 1, status: str = "open") -> bool:
    """Return whether a lobby listener gets an invitation to a table with this many players."""
    while True:
        news = await socket.next()
        if news["type"] == "lobby-change" and news["table"]["id"] == table:
            sitting = [seat for seat in news["table"]["seats"] if seat["person"]]
            if (len(sitting), news["table"]["status"]) == (seated, status):
                return bool(news["invited"])


@pytest.mark.parametrize("public", [True, False])
async def test_only_invited_users_are_notified_of_changes_of_the_table(
    server: Server, public: bool
) -> None:
    async with (
        visitor(server.url, "a") as ann,
        visitor(server.url, "b") as ben,
        visitor(server.url, "Eve") as eve,
    ):
        name = f"Ben Asked {'Aloud' if public else 'Softly'}"
        await accounts((ben, name))
        async with ben.socket() as theirs, eve.socket() as hers:
            await theirs.ask("watch-lobby")
            await hers.ask("watch-lobby")
            table = await opened(ann, public=public)
            await ann.done("POST", f"/api/tables/{table}/invitations", {"name": name})
            while not await _invited(theirs, table):
                assert public, "a private table sends no other update"
            seat = f"/api/tables/{table}/seats/1"
            await eve.done("PUT", seat, ME)
            assert await _invited(theirs, table, seated=2)
            assert not await _invited(hers, table, seated=2)
            await eve.done("PUT", seat, {"player": "nobody"})
            assert await _invited(theirs, table)
        async with ben.socket() as again:
            # Later listeners are notified too, while the table is open.
            await again.ask("watch-lobby")
            await eve.done("PUT", seat, ME)
            assert await _invited(again, table, seated=2)
            await ann.done("DELETE", f"/api/tables/{table}")
            assert not await _invited(again, table, seated=2, status="closed")


async def test_a_blocked_user_cannot_join_and_is_not_notified(server: Server) -> None:
    async with visitor(server.url, "Ann") as ann, visitor(server.url, "Eve") as eve:
        for _ in range(2):
            await ann.done("PUT", f"/api/blocks/{eve.id}")
        assert [one["name"] for one in await ann.done("GET", "/api/blocks")] == ["Eve"]
        assert await eve.done("GET", "/api/blocks") == []
        seat = f"/api/tables/{await opened(ann)}/seats/1"
        assert await eve.refused("PUT", seat, ME) == (403, "removed")
        # The blocked user may open tables, and the user who blocked them may join.
        await ann.done("PUT", f"/api/tables/{await opened(eve)}/seats/1", ME)
        await ann.done("DELETE", f"/api/blocks/{eve.id}")
        await eve.done("PUT", seat, ME)
        assert await ann.refused("PUT", "/api/blocks/unknown") == (404, "no-such-person")
        await ann.done("PUT", f"/api/blocks/{ann.id}")
        assert await ann.done("GET", "/api/blocks") == []


async def test_invitations_to_a_user_who_blocks_the_host_are_dropped(
    server: Server,
) -> None:
    async with visitor(server.url, "a") as ann, visitor(server.url, "e") as eve:
        await accounts((ann, "Ann Shuns"), (eve, "Eve Shunned"))
        await ann.done("PUT", f"/api/blocks/{eve.id}")
        table = await opened(eve, public=False, password="sesame")
        path, seat = f"/api/tables/{table}/invitations", f"/api/tables/{table}/seats/1"
        # The response equals that to a delivered invitation.
        assert await eve.done("POST", path, {"name": "Ann Shuns"}) is None
        assert (await ann.done("GET", "/api/lobby"))["invited"] == []
        assert await ann.refused("PUT", seat, ME) == (403, "wrong-table-password"), "not invited"
        # Ann may still join by herself; an invitation sent to Eve before the block is void.
        await ann.done("PUT", seat, {**ME, "password": "sesame"})
        hers = await opened(ann)
        await ann.done("DELETE", f"/api/blocks/{eve.id}")
        await ann.done("POST", f"/api/tables/{hers}/invitations", {"name": "Eve Shunned"})
        await ann.done("PUT", f"/api/blocks/{eve.id}")
        refused = await eve.refused("PUT", f"/api/tables/{hers}/seats/1", ME)
        assert refused == (403, "removed")


async def test_a_rematch_at_a_locked_table_invites_only_its_players(sqlite: str) -> None:
    async def run(context: Context) -> None:
        people = [
            (await context.people.new_guest(name)).person.id for name in ("Ann", "Ben", "Eve")
        ]
        ann, ben, eve = people
        wanted = NewTable(game="builders", seats=2, password="sesame")
        table = await seating.open_table(context, ann, wanted)
        sits = SeatChange(player="me", password="sesame")
        await seating.change_seat(context, table, 1, ben, sits)
        table.status = "over"
        again = await seating.rematch(context, table, ann)
        with pytest.raises(WrongTablePassword):
            await seating.change_seat(context, again, 1, eve, sits)
        await seating.change_seat(context, again, 1, ben, SeatChange(player="me"))

    prepare(database_url(sqlite))
    context = Context(settings(sqlite))
    await context.open()
    try:
        await run(context)
    finally:
        await context.close()


async def test_operators_read_reports(new_database: NewDatabase) -> None:
    database = new_database()
    with Server(settings(database)) as server:
        async with visitor(server.url, "Ann") as ann, visitor(server.url, "Eve") as eve:
            table = await opened(eve)
            received = {"person": eve.id, "table": table, "text": "Insults\u0000 me.\u001b[2J"}
            await ann.done("POST", "/api/reports", received)
            for wrong in ({**received, "person": "nobody"}, {**received, "table": "nowhere"}):
                assert (await ann.refused("POST", "/api/reports", wrong))[0] == 404
            assert (await ann.refused("POST", "/api/reports", {**received, "text": ""}))[0] == 400
            nothing = {**received, "text": "\u0000\u202e"}
            assert (await ann.refused("POST", "/api/reports", nothing))[0] == 400
            export = await ann.done("GET", "/api/me/export")
            assert export["blocked"] == []
            async with Client(server.url) as client:
                await client.guest("Cid")
                await client.report(eve.id, "Me too.")
    first, second = act(database_url(database), lambda operator: operator.reports(10))
    assert (first.name, first.by_name, first.text) == ("Eve", "Ann", "Insults me.[2J")
    assert (second.by_name, second.table_id) == ("Cid", None)
