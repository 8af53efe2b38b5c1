"""Accounts: passwords, e-mail addresses, session expiry, data export."""

import asyncio
import socket
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import text

from guildhall import locales
from guildhall.client import Client, Refused
from guildhall.server.settings import DAY, Mail
from guildhall.server.storage.database import database_url, opened
from tests.server.conftest import NewDatabase
from tests.server.harness import Server, Visitor, settings, visitor, within
from tests.server.operations.test_admin import account, admin
from tests.server.smtp import MailServer, mail_server

OLD, NEW = "the old password", "the new password"
ORIGIN = "http://play.example.org"


@pytest.fixture
def door() -> Iterator[socket.socket]:
    """The socket of the mail server, to be started later."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        yield found


@pytest.fixture
def site(sqlite: str, door: socket.socket) -> Iterator[Server]:
    port = door.getsockname()[1]
    mail = Mail("127.0.0.1", port, "none", "Guildhall <play@example.org>", "user", "stamp")
    chosen = settings(sqlite, mail=mail, origin=ORIGIN, session_seconds=0.0)
    with Server(chosen) as found:
        yield found


def change(url: str, statement: str, **values: Any) -> None:
    with opened(database_url(url)) as engine, engine.begin() as connection:
        connection.execute(text(statement), values)


async def sign_in(who: Visitor, name: str, password: str) -> None:
    who.take_over(await who.done("POST", "/api/sessions", {"name": name, "password": password}))


async def test_changing_the_password_ends_all_other_sessions(server: Server) -> None:
    async with visitor(server.url, "A") as ann, visitor(server.url) as elsewhere:
        await account(ann, "Ann Boleyn", OLD)
        await sign_in(elsewhere, "Ann Boleyn", OLD)
        before = ann.cookie()
        wanted = {"password": "not the old one", "new": NEW}
        refused = await ann.refused("PUT", "/api/account/password", wanted)
        assert refused == (401, "wrong-password")
        async with elsewhere.socket() as theirs:
            wanted["password"] = OLD
            ann.take_over(await ann.done("PUT", "/api/account/password", wanted))
            await theirs.connection.wait_closed()
            assert theirs.connection.close_code == 4401
        assert ann.cookie() != before
        assert len(await ann.done("GET", "/api/sessions")) == 1
        assert (await elsewhere.done("GET", "/api/me"))["person"] is None
        old = {"name": "Ann Boleyn", "password": OLD}
        assert await elsewhere.refused("POST", "/api/sessions", old) == (401, "wrong-password")
        await sign_in(elsewhere, "Ann Boleyn", NEW)


async def test_a_guest_without_a_password_cannot_change_it(server: Server) -> None:
    async with visitor(server.url, "Guest") as guest, visitor(server.url) as stranger:
        wanted = {"password": OLD, "new": NEW}
        path = "/api/account/password"
        assert await guest.refused("PUT", path, wanted) == (409, "no-account")
        assert await stranger.refused("PUT", path, wanted) == (401, "not-signed-in")
        address = {"password": OLD, "email": "a@b.c"}
        assert (await guest.refused("PUT", "/api/account/email", address))[0] == 409
        reset = {"email": "a@b.c"}
        assert await stranger.refused("POST", "/api/resets", reset) == (409, "no-mail")


async def _next_email(smtp: MailServer) -> tuple[str, str, str]:
    """Return the recipient of the next e-mail, its text and its token."""
    to, email = await smtp.next()
    words = str(email.get_content())
    token = words.partition(f"{ORIGIN}/reset#")[2].split()[0]
    return to, words, token


@pytest.mark.parametrize("language", locales.LANGUAGES)
async def test_a_reset_link_sets_a_new_password_once(
    site: Server, door: socket.socket, language: str
) -> None:
    async with mail_server(door) as smtp, visitor(site.url, "B") as bea:
        await account(bea, "Bea", OLD)
        mine = {"password": OLD, "email": "Bea@Example.org"}
        await bea.done("PUT", "/api/account/email", mine)
        assert (await bea.done("GET", "/api/me"))["email"] == "Bea@Example.org"
        async with visitor(site.url) as stranger:
            assert (await stranger.done("GET", "/api/me"))["mail"] is True
            stranger.http.headers["Accept-Language"] = language
            await stranger.done("POST", "/api/resets", {"email": "bea@example.org"})
            to, words, token = await _next_email(smtp)
            assert to == "Bea@Example.org"
            assert "Bea" in words
            assert locales.text(language, "mail-reset-subject")
            first = locales.text(
                language, "mail-reset", {"name": "Bea", "link": "", "minutes": 60}
            ).splitlines()[0]
            assert words.startswith(first)
            use = {"token": token, "password": NEW}
            answers = await asyncio.gather(
                *(stranger.call("PUT", "/api/resets", use) for _ in range(3))
            )
            assert sorted(a.status_code for a in answers) == [200, 409, 409]
            (me,) = (a.json() for a in answers if a.status_code == 200)
            assert me["person"]["name"] == "Bea"
        async with visitor(site.url) as again:
            assert await again.refused("PUT", "/api/resets", use) == (409, "bad-reset")
            await sign_in(again, "Bea", NEW)
        assert (await bea.done("GET", "/api/me"))["person"] is None


async def test_responses_do_not_reveal_registered_addresses(
    site: Server, door: socket.socket, caplog: pytest.LogCaptureFixture
) -> None:
    async with mail_server(door) as smtp, visitor(site.url, "C") as cid:
        await account(cid, "Cid", OLD)
        mine = {"password": OLD, "email": "cid@example.org"}
        await cid.done("PUT", "/api/account/email", mine)
        async with visitor(site.url) as stranger:
            there = await stranger.call("POST", "/api/resets", {"email": "cid@example.org"})
            not_there = await stranger.call("POST", "/api/resets", {"email": "no@example.org"})
            assert (there.status_code, there.content) == (204, b"")
            assert (not_there.status_code, not_there.content) == (204, b"")
            assert (await _next_email(smtp))[0] == "cid@example.org"
            smtp.refuse = True
            again = await stranger.call("POST", "/api/resets", {"email": "cid@example.org"})
            assert again.status_code == 204
            while "SMTPRecipientsRefused" not in caplog.text:
                await asyncio.sleep(0.05)
        assert smtp.emails == []
    assert "cid@example.org" not in caplog.text
    assert "stamp" not in caplog.text


async def test_a_reset_link_expires_and_is_refused_for_banned_accounts(
    site: Server, door: socket.socket
) -> None:
    url = site.settings.database
    async with mail_server(door) as smtp, visitor(site.url, "D") as dan:
        await account(dan, "Dan", OLD)
        mine = {"password": OLD, "email": "dan@example.org"}
        await dan.done("PUT", "/api/account/email", mine)
        async with visitor(site.url) as stranger:
            tokens = []
            for _ in range(3):
                await stranger.done("POST", "/api/resets", {"email": "dan@example.org"})
                tokens.append((await _next_email(smtp))[2])
            assert len(set(tokens)) == 3
            change(url, "UPDATE resets SET expires = expires - 3600 * 1000")
            use = {"token": tokens[0], "password": NEW}
            assert await stranger.refused("PUT", "/api/resets", use) == (409, "bad-reset")
            await dan.done("PUT", "/api/account/email", {"password": OLD, "email": None})
            change(url, "UPDATE resets SET expires = expires + 3600 * 1000")
            use["token"] = tokens[1]
            assert await stranger.refused("PUT", "/api/resets", use) == (409, "bad-reset")
            await dan.done("PUT", "/api/account/email", mine)
            await stranger.done("POST", "/api/resets", {"email": "dan@example.org"})
            use["token"] = (await _next_email(smtp))[2]
            change(url, "UPDATE people SET banned = 9000000000000000")
            assert await stranger.refused("PUT", "/api/resets", use) == (403, "banned")


def test_unused_sessions_expire_but_bot_tokens_do_not(new_database: NewDatabase) -> None:
    url = new_database()

    async def run(address: str) -> None:
        async with visitor(address, "Eve") as eve, visitor(address) as bot:
            token = (await eve.done("POST", "/api/bots", {"name": "Eve's bot"}))["token"]
            bearer = {"Authorization": f"Bearer {token}"}
            days = DAY * 1000
            change(url, "UPDATE sessions SET seen = seen - :ago", ago=59 * days)
            assert (await eve.done("GET", "/api/me"))["person"]["name"] == "Eve"
            change(url, "UPDATE sessions SET seen = seen - :ago", ago=59 * days)
            assert (await eve.done("GET", "/api/me"))["person"]["name"] == "Eve", (
                "Eve's session was used and so did not expire"
            )
            change(url, "UPDATE sessions SET created = created - :ago", ago=366 * days)
            assert (await eve.done("GET", "/api/me"))["person"] is None
            assert (await bot.call("GET", "/api/me", headers=bearer)).status_code == 200

    async def once_more(address: str) -> None:
        async with visitor(address) as no_one:
            while await _sessions(url) != 1:
                await no_one.done("GET", "/api/me")

    with Server(settings(url, session_seconds=0.0)) as server:
        within(run(server.url))
    with Server(settings(url)) as server:
        within(once_more(server.url))


async def _sessions(url: str) -> int:
    with opened(database_url(url)) as engine, engine.connect() as connection:
        return int(connection.execute(text("SELECT count(*) FROM sessions")).scalar_one())


async def test_the_export_contains_all_data_of_the_user_and_none_of_others(
    server: Server,
) -> None:
    async with visitor(server.url, "F") as fay, visitor(server.url, "Gus") as gus:
        await account(fay, "Fay", OLD)
        mine = {"password": OLD, "email": "fay@example.org"}
        await fay.done("PUT", "/api/account/email", mine)
        await fay.done("POST", "/api/bots", {"name": "Fay's bot"})
        wanted = {"game": "builders", "seats": 2}
        table = (await fay.done("POST", "/api/tables", wanted))["id"]
        await gus.done("PUT", f"/api/tables/{table}/seats/1", {"player": "me"})
        async with fay.socket() as hers, gus.socket() as theirs:
            await hers.ask("say", table=table, text="my own words")
            await theirs.ask("say", table=table, text="other words")
        answer = await fay.call("GET", "/api/me/export")
        assert "attachment" in answer.headers["content-disposition"]
        found = answer.json()
        assert found["person"]["name"] == "Fay"
        assert found["email"] == "fay@example.org"
        assert [bot["name"] for bot in found["bots"]] == ["Fay's bot"]
        assert [(seat["table"], seat["seat"]) for seat in found["seats"]] == [(table, 0)]
        assert [line["text"] for line in found["chat"]] == ["my own words"]
        assert len(found["devices"]) == 1
        assert "other words" not in answer.text
        assert "argon2" not in answer.text
        async with visitor(server.url) as stranger:
            assert (await stranger.refused("GET", "/api/me/export"))[0] == 401


async def test_the_python_client_covers_all_account_endpoints(
    site: Server, door: socket.socket
) -> None:
    async with mail_server(door) as smtp, Client(site.url) as hal:
        await hal.guest("H")
        await hal.make_account("Hal", OLD, "hal@example.org")
        await hal.change_password(OLD, NEW)
        with pytest.raises(Refused):
            await hal.change_password(OLD, NEW)
        assert (await hal.export()).email == "hal@example.org"
        async with Client(site.url) as other:
            await other.ask_reset("hal@example.org")
            token = (await _next_email(smtp))[2]
            me = await other.reset_password(token, OLD)
            assert me.person
            assert me.person.name == "Hal"
            await other.set_email(OLD, None)
            assert (await other.export()).email == ""
        await hal.sign_in("Hal", OLD)
        assert (await hal.export()).person.name == "Hal"


async def test_a_password_set_by_an_operator_invalidates_reset_links(
    site: Server, door: socket.socket
) -> None:
    async with mail_server(door) as smtp, visitor(site.url, "I") as ida:
        await account(ida, "Ida", OLD)
        mine = {"password": OLD, "email": "ida@example.org"}
        await ida.done("PUT", "/api/account/email", mine)
        await ida.done("POST", "/api/resets", {"email": "ida@example.org"})
        token = (await _next_email(smtp))[2]
        admin(site.settings.database, "reset-password", "Ida")
        async with visitor(site.url) as thief:
            use = {"token": token, "password": NEW}
            assert await thief.refused("PUT", "/api/resets", use) == (409, "bad-reset")
