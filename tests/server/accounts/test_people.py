"""Guests, accounts, devices and bot accounts."""

import asyncio
from dataclasses import replace

from guildhall.server.accounts.people import People
from guildhall.server.accounts.secrets import token_hash
from guildhall.server.settings import Rate
from guildhall.server.storage.database import Database, database_url, prepare
from guildhall.table.view import Person
from tests.server.conftest import NewDatabase
from tests.server.harness import GENEROUS, Server, play_out, settings, visitor, within


async def test_a_guest_who_registers_keeps_the_seat(server: Server) -> None:
    async with visitor(server.url, "Ann") as ann:
        table = await ann.done("POST", "/api/tables", {"game": "builders", "seats": 2})
        before = ann.id
        account = {"name": "Ann of York", "password": "correct horse", "email": "ann@york.uk"}
        old_cookie = ann.cookie()
        ann.take_over(await ann.done("POST", "/api/account", account))
        assert ann.id == before
        assert ann.cookie() != old_cookie, "registration must create a new session"
        me = await ann.done("GET", "/api/me")
        assert me["person"] == {"id": before, "name": "Ann of York", "kind": "account"}
        assert me["email"] == "ann@york.uk"
        seats = (await ann.done("GET", f"/api/tables/{table['id']}"))["seats"]
        assert seats[0]["person"]["name"] == "Ann of York"
        async with visitor(server.url) as thief:
            thief.http.headers["Cookie"] = old_cookie
            assert (await thief.done("GET", "/api/me"))["person"] is None


async def test_concurrent_registrations_of_one_guest_create_one_account(
    server: Server,
) -> None:
    async with visitor(server.url, "Guest") as guest:
        wanted = [{"name": name, "password": f"{name} 12345"} for name in ("Xaver", "Yann")]
        both = [guest.call("POST", "/api/account", one) for one in wanted]
        answers = await asyncio.gather(*both)
        # The second request gets a conflict or, if it arrives later, an ended session.
        assert sorted(answer.status_code for answer in answers) in ([201, 409], [201, 401])
        for one, answer in zip(wanted, answers, strict=True):
            made = answer.status_code == 201
            async with visitor(server.url) as later:
                signed = await later.call("POST", "/api/sessions", one)
                assert (signed.status_code == 201) == made, (
                    "exactly the successful request has the account"
                )


async def test_a_new_guest_name_is_shown_to_all_players(server: Server) -> None:
    async with visitor(server.url, "Guest") as ann, visitor(server.url, "Rosalind") as owner:
        account = {"name": "Rosalind Owner", "password": "correct horse"}
        owner.take_over(await owner.done("POST", "/api/account", account))
        table = (await ann.done("POST", "/api/tables", {"game": "builders", "seats": 2}))["id"]
        async with owner.socket() as socket:
            await socket.watch(table)
            renamed = await ann.done("PUT", "/api/me/name", {"name": "  Anna   Maria "})
            assert renamed["person"] == {"id": ann.id, "name": "Anna Maria", "kind": "guest"}
            await socket.until(lambda: socket.info["seats"][0]["person"]["name"] == "Anna Maria")
        assert (await ann.done("GET", "/api/me"))["person"]["name"] == "Anna Maria"
        for name, refusal in (
            ("rosalind owner", (409, "name-taken")),
            ("", (400, "bad-request")),
            ("\u200b", (422, "bad-name")),
        ):
            assert await ann.refused("PUT", "/api/me/name", {"name": name}) == refusal
        own = {"name": "Other"}
        assert await owner.refused("PUT", "/api/me/name", own) == (409, "already-account")
    async with visitor(server.url) as stranger:
        refused = await stranger.refused("PUT", "/api/me/name", own)
        assert refused == (401, "not-signed-in")


async def test_devices_of_an_account_are_signed_out_one_by_one(
    server: Server,
) -> None:
    account = {"name": "Beatrix of Kent", "password": "12345678"}
    async with visitor(server.url, "B") as one, visitor(server.url) as two:
        one.take_over(await one.done("POST", "/api/account", account))
        same = {**account, "name": "beatrix OF kent"}
        two.take_over(await two.done("POST", "/api/sessions", same))
        assert two.id == one.id
        devices = await one.done("GET", "/api/sessions")
        assert [device["current"] for device in devices] == [True, False]
        await one.done("DELETE", f"/api/sessions/{devices[1]['id']}")
        assert (await two.done("GET", "/api/me"))["person"] is None
        await one.done("DELETE", "/api/sessions/current")
        assert (await one.done("GET", "/api/me"))["person"] is None


async def test_wrong_passwords_taken_names_and_second_accounts_are_refused(
    server: Server,
) -> None:
    account = {"name": "Cid of Leeds", "password": "cid's password"}
    async with visitor(server.url, "C") as cid, visitor(server.url, "D") as dan:
        cid.take_over(await cid.done("POST", "/api/account", account))
        assert await cid.refused("POST", "/api/account", account) == (409, "already-account")
        taken = {**account, "name": "CID OF LEEDS"}
        assert await dan.refused("POST", "/api/account", taken) == (409, "name-taken")
        wrong = {**account, "password": "something else"}
        assert await dan.refused("POST", "/api/sessions", wrong) == (401, "wrong-password")
        no_one = {**account, "name": "Unknown"}
        assert await dan.refused("POST", "/api/sessions", no_one) == (401, "wrong-password")


TWINS = ["Ursula", "ursula", "Ｕrsula", "Ursu1a", "Ursulа", "  Ursula "]


async def test_account_names_and_similar_names_are_reserved(server: Server) -> None:
    account = {"name": "Ursula", "password": "ursula's password"}
    async with visitor(server.url, "U") as ursula, visitor(server.url, "V") as thief:
        ursula.take_over(await ursula.done("POST", "/api/account", account))
        for name in TWINS:
            taken = (409, "name-taken")
            assert await thief.refused("POST", "/api/guests", {"name": name}) == taken, name
            assert await thief.refused("POST", "/api/bots", {"name": name}) == taken, name
            twin = {"name": name, "password": "12345678"}
            assert await thief.refused("POST", "/api/account", twin) == taken, name
        for name in ("Ursula\n", "Ursula\u200b", "\u202eUrsula", "x" * 31):
            bad = (422, "bad-name")
            assert await thief.refused("POST", "/api/guests", {"name": name}) == bad, name
        again = {**account, "name": "ｕＲＳＵＬＡ"}
        ursula.take_over(await ursula.done("POST", "/api/sessions", again))
        await ursula.done("DELETE", "/api/account", {"password": account["password"]})
        await thief.guest("Ursula")


async def test_generated_guest_names_are_reserved(server: Server) -> None:
    async with visitor(server.url, "Guest") as thief:
        for name in ("Guest", "GUEST", "Guеst", "Gość", "Invité"):
            account = {"name": name, "password": "12345678"}
            refused = await thief.refused("POST", "/api/account", account)
            assert refused == (409, "name-taken"), name


async def test_chat_text_cannot_reorder_the_surrounding_text(server: Server) -> None:
    async with visitor(server.url, "Wim") as wim, wim.socket() as socket:
        table = (await wim.done("POST", "/api/tables", {"game": "builders", "seats": 2}))["id"]
        await socket.watch(table)
        await socket.ask("say", table=table, text="a\u202eb\u0000c\nd")
        await socket.until(lambda: socket.entries[-1]["kind"] == "said")
        assert socket.entries[-1]["text"] == "abc d"
        assert await socket.refused("say", table=table, text="\u2066\u0007") == "bad-request"


async def test_a_deleted_account_leaves_a_neutral_name_and_no_chat(server: Server) -> None:
    account = {"name": "Eve", "password": "forget me please"}
    async with visitor(server.url, "E") as eve, visitor(server.url, "F") as fay:
        eve.take_over(await eve.done("POST", "/api/account", account))
        bot = await eve.done("POST", "/api/bots", {"name": "Eve's bot"})
        table = (await eve.done("POST", "/api/tables", {"game": "builders", "seats": 2}))["id"]
        async with eve.socket() as socket:
            await socket.watch(table)
            await socket.ask("say", table=table, text="my secret address")
            wrong = {"password": "not this one"}
            refused = await eve.refused("DELETE", "/api/account", wrong)
            assert refused == (401, "wrong-password")
            await eve.done("DELETE", "/api/account", {"password": account["password"]})
        info = await fay.done("GET", f"/api/tables/{table}")
        assert info["seats"][0]["person"] == {"id": eve.id, "name": "", "kind": "account"}
        log = await fay.call("GET", f"/api/tables/{table}/log")
        assert "Eve" not in log.text
        assert "secret address" not in log.text
        assert await fay.refused("POST", "/api/sessions", account) == (401, "wrong-password")
        async with visitor(server.url) as script:
            bearer = {"Authorization": f"Bearer {bot['token']}"}
            refused = await script.refused("GET", "/api/me", headers=bearer)
            assert refused == (401, "not-signed-in")


async def test_tables_go_on_after_a_player_deletes_the_account(server: Server) -> None:
    account = {"name": "Ida", "password": "forget me too"}
    async with visitor(server.url, "I") as ida, visitor(server.url, "Jon") as jon:
        ida.take_over(await ida.done("POST", "/api/account", account))
        wanted = {"game": "builders", "seats": 2}
        waiting = (await ida.done("POST", "/api/tables", wanted))["id"]
        joined = (await jon.done("POST", "/api/tables", wanted))["id"]
        running = (await jon.done("POST", "/api/tables", wanted))["id"]
        for table in (joined, running):
            await ida.done("PUT", f"/api/tables/{table}/seats/1", {"player": "me"})
        await jon.done("POST", f"/api/tables/{running}/start")
        async with jon.socket() as socket:
            await socket.watch(running)
            async with ida.socket() as hers:
                await hers.ask("say", table=running, text="my secret address")
            await socket.until(lambda: socket.entries[-1]["kind"] == "said")
            await ida.done("DELETE", "/api/account", {"password": account["password"]})
            assert (await jon.done("GET", f"/api/tables/{waiting}"))["status"] == "closed"
            seats = (await jon.done("GET", f"/api/tables/{joined}"))["seats"]
            assert seats[1]["person"] is None
            async with jon.socket() as later:
                await later.watch(running)
            assert not any("secret address" in f or "Ida" in f for f in later.frames)
            await play_out(socket, running)
            assert socket.position
            assert socket.position["result"]


async def test_a_bot_account_plays_with_a_token_and_no_cookie(server: Server) -> None:
    async with visitor(server.url, "Gus") as gus, visitor(server.url) as bot:
        made = await gus.done("POST", "/api/bots", {"name": "Gus' bot"})
        bot.http.headers["Authorization"] = f"Bearer {made['token']}"
        me = await bot.done("GET", "/api/me")
        assert me["person"]["kind"] == "bot"
        table = await bot.done("POST", "/api/tables", {"game": "builders", "seats": 2})
        assert table["host"] == made["person"]["id"]
        listed = await gus.done("GET", "/api/bots")
        assert [found["token"] for found in listed] == [""], "a token is shown only once"
        await gus.done("DELETE", f"/api/bots/{made['person']['id']}")
        assert await bot.refused("GET", "/api/me") == (401, "not-signed-in")


async def test_a_bot_account_cannot_create_bot_accounts(server: Server) -> None:
    async with visitor(server.url, "Kim") as kim, visitor(server.url) as bot:
        made = await kim.done("POST", "/api/bots", {"name": "Kim's bot"})
        bot.http.headers["Authorization"] = f"Bearer {made['token']}"
        refused = await bot.refused("POST", "/api/bots", {"name": "Grandchild"})
        assert refused == (403, "not-allowed")


async def test_deleting_an_account_deletes_its_bot_accounts(new_database: NewDatabase) -> None:
    database = new_database()
    prepare(database_url(database))
    people = People(Database(database), settings(database))
    owner = await people.new_guest("Lea")
    bot = await people.new_bot(owner.person, "Lea's bot")
    # Older versions allowed bots to own bots.
    owned = Person(bot.person.id, bot.person.name, "guest")
    grandchild = await people.new_bot(owned, "Grandchild")
    assert await people.with_bots(owner.person.id) == [
        grandchild.person.id, bot.person.id, owner.person.id,
    ]  # fmt: skip


def test_failed_sign_ins_from_elsewhere_do_not_lock_the_owner_out(sqlite: str) -> None:
    async def run(url: str) -> None:
        account = {"name": "Mia", "password": "mia's password"}
        wrong = {**account, "password": "a wrong guess"}
        async with visitor(url, "M") as mia, visitor(url) as thief, visitor(url) as late:
            mia.http.headers["X-Forwarded-For"] = "192.0.2.1"
            mia.take_over(await mia.done("POST", "/api/account", account))
            await mia.done("DELETE", "/api/sessions/current")

            async def guess(address: str) -> int:
                where = {"X-Forwarded-For": address}
                said = await thief.call("POST", "/api/sessions", wrong, headers=where)
                return said.status_code

            assert [await guess("192.0.2.2") for _ in range(4)] == [401, 401, 401, 429]
            mia.take_over(await mia.done("POST", "/api/sessions", account))
            guesses = [await guess(f"192.0.3.{n}") for n in range(10)]
            assert guesses.count(401) < 10, "guessing from many addresses is limited too"
            assert guesses[-1] == 429
            late.http.headers["X-Forwarded-For"] = "192.0.4.1"
            assert (await late.refused("POST", "/api/sessions", account))[0] == 429
            mia.take_over(await mia.done("POST", "/api/sessions", account))

    limits = replace(GENEROUS, sign_ins=Rate(3, 3600), sign_ins_an_account=Rate(8, 3600))
    with Server(settings(sqlite, limits=limits)) as server:
        within(run(server.url))


def test_a_name_that_looks_like_an_ip_address_locks_no_one_out(sqlite: str) -> None:
    async def run(url: str) -> None:
        victim, wrong = "192.0.2.7", "something wrong"
        async with visitor(url) as thief, visitor(url) as eve:
            for number in range(10):
                where = {"X-Forwarded-For": f"192.0.3.{number}"}
                guess = {"name": victim, "password": wrong}
                await thief.call("POST", "/api/sessions", guess, headers=where)
            eve.http.headers["X-Forwarded-For"] = victim
            guess = {"name": "Eve", "password": wrong}
            assert (await eve.refused("POST", "/api/sessions", guess))[0] == 401

    limits = replace(
        GENEROUS, sign_ins=Rate(3, 3600), sign_ins_an_address=Rate(3, 3600),
        sign_ins_an_account=Rate(3, 3600),
    )  # fmt: skip
    with Server(settings(sqlite, limits=limits)) as server:
        within(run(server.url))


async def test_a_socket_closes_when_its_guest_registers(server: Server) -> None:
    async with visitor(server.url, "Nia") as nia, nia.socket() as socket:
        account = {"name": "Nia of York", "password": "nia's password"}
        nia.take_over(await nia.done("POST", "/api/account", account))
        await socket.connection.wait_closed()
        assert socket.connection.close_code == 4401
        async with nia.socket() as again:
            assert (await again.ask("ping"))["type"] == "done"


async def test_a_session_ended_by_another_process_ends_here(new_database: NewDatabase) -> None:
    chosen = settings(new_database(), session_seconds=0.3)
    with Server(chosen) as one, Server(chosen) as two:
        async with visitor(one.url, "Oli") as oli, visitor(two.url) as there:
            there.http.headers["Cookie"] = oli.cookie()
            there.http.headers["X-CSRF-Token"] = oli.http.headers["X-CSRF-Token"]
            assert (await there.done("GET", "/api/me"))["person"]["name"] == "Oli"
            async with oli.socket() as socket:
                assert (await oli.done("GET", "/api/me"))["person"]["name"] == "Oli"
                await there.done("DELETE", "/api/sessions/current")
                await socket.connection.wait_closed()
                assert socket.connection.close_code == 4401
            while (await oli.done("GET", "/api/me"))["person"]:
                pass


async def test_ended_sessions_leave_nothing_in_memory(sqlite: str) -> None:
    prepare(database_url(sqlite))
    people = People(Database(sqlite), settings(sqlite))
    gone, signed_out = [await people.new_guest(name) for name in ("Ann", "Ben")]
    people.forget_sessions(gone.person.id)
    await people.sign_out(signed_out, signed_out.id)
    for session in (gone, signed_out):
        hashed = token_hash(session.token)
        kept = [name for name, value in vars(people).items() if hashed in str(value)]
        assert kept == []


async def test_signing_out_closes_the_socket(server: Server) -> None:
    async with visitor(server.url, "Hal") as hal, hal.socket() as socket:
        await hal.done("DELETE", "/api/sessions/current")
        await socket.connection.wait_closed()
        assert socket.connection.close_code == 4401
