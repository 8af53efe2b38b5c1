"""The `guildhall admin` commands, run beside a running server."""

import subprocess

import pytest

from guildhall.server.operations.verify import verify
from guildhall.server.storage.database import database_url
from tests.guildhall_command import guildhall
from tests.server.conftest import NewDatabase
from tests.server.harness import Server, Visitor, settings, visitor, within

PATH = "/api/tournaments"


def admin(url: str, *words: str) -> str:
    """Run a command that must succeed, as an operator would."""
    done = _admin(url, *words)
    assert done.returncode == 0, done.stderr
    return done.stdout


def refused(url: str, *words: str) -> str:
    done = _admin(url, *words)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    return " ".join(done.stderr.split())


def _admin(url: str, *words: str) -> subprocess.CompletedProcess[str]:
    return guildhall("admin", *words, environment={"GUILDHALL_DB": url})


@pytest.fixture
def site(new_database: NewDatabase) -> Server:
    return Server(settings(new_database()))


async def account(who: Visitor, name: str, password: str = "a long password") -> None:
    who.take_over(await who.done("POST", "/api/account", {"name": name, "password": password}))


async def test_a_ban_closes_open_sockets_and_lets_bots_take_over(site: Server) -> None:
    url = site.settings.database
    with site:
        async with visitor(site.url, "A") as ann, visitor(site.url, "Ben") as ben:
            await account(ann, "Ann")
            token = (await ann.done("POST", "/api/bots", {"name": "Ann's bot"}))["token"]
            wanted = {"game": "builders", "seats": 2}
            table = (await ben.done("POST", "/api/tables", wanted))["id"]
            await ann.done("PUT", f"/api/tables/{table}/seats/1", {"player": "me"})
            await ben.done("POST", f"/api/tables/{table}/start")
            async with ann.socket() as hers, ben.socket() as theirs:
                await theirs.watch(table)
                assert "banned until" in admin(url, "ban", "ann", "--days", "7")
                await hers.connection.wait_closed()
                assert hers.connection.close_code == 4401
                await theirs.until(lambda: bool(theirs.info["seats"][1]["bot"]))
            assert (await ann.done("GET", "/api/me"))["person"] is None
            again = {"name": "Ann", "password": "a long password"}
            assert await ann.refused("POST", "/api/sessions", again) == (403, "banned")
            wrong = {"name": "Ann", "password": "another password"}
            assert await ann.refused("POST", "/api/sessions", wrong) == (401, "wrong-password")
            bearer = {"Authorization": f"Bearer {token}"}
            async with visitor(site.url) as bot:
                assert (await bot.refused("GET", "/api/me", headers=bearer))[0] == 401
                admin(url, "unban", "Ann")
                assert (await bot.call("GET", "/api/me", headers=bearer)).status_code == 200
            await ann.done("POST", "/api/sessions", again)
    assert verify(database_url(url)).differences == []


def test_a_ban_while_the_server_is_stopped_takes_effect_at_start(site: Server) -> None:
    url, tables = site.settings.database, list[str]()

    async def play() -> None:
        async with visitor(site.url, "Ann") as ann, visitor(site.url, "Ben") as ben:
            table = (await ben.done("POST", "/api/tables", {"game": "builders", "seats": 2}))["id"]
            await ann.done("PUT", f"/api/tables/{table}/seats/1", {"player": "me"})
            await ben.done("POST", f"/api/tables/{table}/start")
            tables.append(table)

    async def look() -> None:
        async with visitor(site.url) as eve, eve.socket() as socket:
            await socket.watch(tables[0])
            await socket.until(lambda: bool(socket.info["seats"][1]["bot"]))

    with site:
        within(play())
    admin(url, "ban", "Ann")
    with site:
        within(look())


async def test_signing_out_and_a_new_password_end_all_sessions(site: Server) -> None:
    url = site.settings.database
    with site:
        async with visitor(site.url, "C") as cid:
            await account(cid, "Cid")
            async with cid.socket() as socket:
                admin(url, "sign-out", "Cid")
                await socket.connection.wait_closed()
            sign_in = {"name": "Cid", "password": "a long password"}
            cid.take_over(await cid.done("POST", "/api/sessions", sign_in))
            async with cid.socket() as socket:
                received = admin(url, "reset-password", "Cid", "--reason", "on request")
                await socket.connection.wait_closed()
            assert (await cid.refused("POST", "/api/sessions", sign_in))[0] == 401
            new = received.split()[-1]
            await cid.done("POST", "/api/sessions", {"name": "Cid", "password": new})
            assert new not in admin(url, "log")


async def test_muted_users_can_play_but_not_chat(site: Server) -> None:
    url = site.settings.database
    with site:
        async with visitor(site.url, "Dan") as dan, dan.socket() as socket:
            wanted = {"game": "builders", "seats": 2, "bots": ["random"], "start": True}
            table = (await dan.done("POST", "/api/tables", wanted))["id"]
            admin(url, "mute", dan.id)
            assert await socket.refused("say", table=table, text="hello") == "muted"
            await socket.watch(table)
            admin(url, "unmute", dan.id)
            assert (await socket.ask("say", table=table, text="hello"))["type"] == "done"


async def test_renames_and_removed_messages_reach_spectators(site: Server) -> None:
    url = site.settings.database
    with site:
        async with visitor(site.url, "Rude name") as eve, visitor(site.url, "Fay") as fay:
            wanted = {"game": "builders", "seats": 2, "bots": ["random"]}
            table = (await eve.done("POST", "/api/tables", wanted))["id"]
            async with eve.socket() as hers, fay.socket() as socket:
                first = (await hers.ask("say", table=table, text="first insult"))["seq"]
                for words in ("second insult", "third insult"):
                    await hers.ask("say", table=table, text=words)
                await socket.watch(table)
                admin(url, "rename", eve.id, "Player 7")
                await socket.until(lambda: socket.info["seats"][0]["person"]["name"] == "Player 7")
                admin(url, "remove-words", table, str(first))
                await socket.until(lambda: socket.entries[-1].get("to") == first)
                assert socket.entries[-1]["kind"] == "unsaid"
                assert (
                    "first insult" not in (await fay.call("GET", f"/api/tables/{table}/log")).text
                )
                assert "2 messages" in admin(url, "remove-words", "--person", eve.id)
                await socket.until(lambda: "to" not in socket.entries[-1])
                log = (await fay.call("GET", f"/api/tables/{table}/log")).text
                assert "insult" not in log
                assert "Rude name" not in log
                assert (await hers.ask("say", table=table, text="sorry"))["type"] == "done"
    assert verify(database_url(url)).differences == []


async def test_a_closed_table_stays_closed(site: Server) -> None:
    url = site.settings.database

    async def run() -> str:
        async with visitor(site.url, "Gus") as gus, gus.socket() as socket:
            wanted = {"game": "builders", "seats": 2, "bots": ["random"], "start": True}
            table: str = (await gus.done("POST", "/api/tables", wanted))["id"]
            await socket.watch(table)
            await socket.until(lambda: bool(socket.position and socket.position["moves"]))
            assert socket.position
            at, move = socket.position["position"], socket.position["moves"][0]["text"]
            admin(url, "close-table", table)
            await socket.until(lambda: socket.info["status"] == "closed")
            assert await socket.refused("move", table=table, at=at, move=move) == "not-running"
            await socket.ask("say", table=table, text="a pity")
            assert (await gus.done("GET", "/api/lobby"))["mine"] == []
            assert "no longer open" in refused(url, "close-table", table)
            return table

    with site:
        await run()
    assert verify(database_url(url)).differences == []


async def test_the_audit_log_records_who_did_what_and_why(site: Server) -> None:
    url = site.settings.database
    with site:
        async with visitor(site.url, "[/x] Hal") as hal:
            admin(url, "mute", hal.id, "--days", "2", "--reason", "[bold]too loud")
            found = admin(url, "find", "Hal")
            assert hal.id in found
            assert "[/x]" in found
            log = admin(url, "log")
            assert "mute" in log
            assert "[bold]too" in log
            assert "Nobody found" in admin(url, "find", "no one of this name")


async def test_operator_errors_are_reported_in_one_sentence(site: Server) -> None:
    url = site.settings.database
    with site:
        async with visitor(site.url, "Twin") as one, visitor(site.url, "Twin"):
            assert one.id in refused(url, "ban", "Twin")
            assert "nobody" in refused(url, "mute", "Unknown")
            assert "nobody" in refused(url, "ban", "")
            assert "has no account" in refused(url, "reset-password", one.id)
            assert "name" in refused(url, "rename", one.id, "x" * 31)
            assert "no table" in refused(url, "close-table", "kX3")
            assert "no table" in refused(url, "remove-words", "kX3", "4")
            assert "cannot be" in refused(url, "remove-words")
            assert "cannot be" in refused(url, "ban", one.id, "--days", "-1")
            assert "cannot be" in refused(url, "log", "--last", "9" * 20)
    assert "unreachable" not in refused("sqlite:////nowhere/at/all.db", "log")


async def test_operators_cancel_and_rename_a_tournament(site: Server) -> None:
    url = site.settings.database
    wanted = {"name": "Rude words", "game": "builders", "seats": 2}
    with site:
        async with visitor(site.url, "H") as host:
            await account(host, "Host of a cup")
            assert (await host.refused("POST", PATH, {**wanted, "rounds": 32}))[0] == 400
            cup = (await host.done("POST", PATH, wanted))["info"]["id"]
            admin(url, "rename-tournament", cup, "Autumn cup")
            assert (await host.done("GET", f"{PATH}/{cup}"))["info"]["name"] == "Autumn cup"
            said = admin(url, "cancel-tournament", cup, "--reason", "its host is gone")
            assert "Autumn cup" in said
            received = (await host.done("GET", f"{PATH}/{cup}"))["info"]
            assert received["status"] == "cancelled"
            assert await host.refused("POST", f"{PATH}/{cup}/entry") == (409, "not-entering")
            log = " ".join(admin(url, "log").split())
            assert f"{cup} Rude words → Autumn cup" in log
            assert f"{cup} Autumn cup its host is gone" in log
            assert refused(url, "cancel-tournament", cup)
            assert "no such tournament" in refused(url, "rename-tournament", "nowhere", "Cup")
