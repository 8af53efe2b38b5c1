"""Pushes to browsers: really sealed, once a turn, nothing hidden, and nowhere but outside."""

import asyncio
import logging
import socket
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import ip_address
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag

from guildhall.server.accounts.people import Session
from guildhall.server.context import Context
from guildhall.server.errors import BadRequest, NotAllowed
from guildhall.server.limits import Pauses
from guildhall.server.notify import push_notifications, web_push
from guildhall.server.notify.messages import NewPush
from guildhall.server.notify.safe_http import (
    Forbidden,
    SafeClient,
    Unanswered,
    check,
    is_public,
)
from guildhall.server.operations import graceful_shutdown
from guildhall.server.storage.database import database_url, prepare
from guildhall.server.tables import moves
from guildhall.server.tables.table import Table
from tests.server.conftest import NewDatabase
from tests.server.harness import settings, within
from tests.server.notify.test_turn_emails import account, waiting
from tests.server.pushservice import HOUSE, Browser, PushService, push_service

ROUND = ("take 1", "take 1", "take 1", "end")


@asynccontextmanager
async def a_house(database: str, **others: Any) -> AsyncIterator[Context]:
    prepare(database_url(database))
    chosen = {"origin": HOUSE, "push_minutes": -1.0, "push_anywhere": True, **others}
    context = Context(settings(database, **chosen))
    await context.open()
    try:
        yield context
    finally:
        await context.close()


async def two(context: Context, service: PushService) -> tuple[Session, Session]:
    """Ann, who wants to be told in French, and Ben."""
    ann = await account(context, "Ann")
    await push_notifications.subscribe(context, ann, "fr", service.subscribe("ann"))
    return ann, await account(context, "Ben")


async def a_round(context: Context, table: Table, ann: Session, ben: Session) -> None:
    for _ in range(2):
        for text in ROUND:
            who = (ann, ben)[table.turn].person.id
            await moves.move(context, table, who, table.game_on().position, text)


def test_a_message_is_sealed_as_the_standard_does_it() -> None:
    """The example of RFC 8291, section 5 and appendix A."""
    browser = Browser("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "BTBZMqHH6r4Tts7J_aSIgg")
    sealed = web_push._sealed(
        b"When I grow up, I want to be a watermelon",
        web_push.encoded(browser.point),
        web_push.encoded(browser.auth),
        web_push.decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        web_push.private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
    )
    assert web_push.encoded(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    with pytest.raises(InvalidTag):
        Browser(auth="BTBZMqHH6r4Tts7J_aSIgg").read(sealed)


def test_a_turn_is_told_once_also_after_a_restart(sqlite: str) -> None:
    async def run() -> None:
        async with push_service() as service:
            async with a_house(sqlite) as context:
                ann, ben = await two(context, service)
                table = await waiting(context, ann.person.id, ben.person.id)
                await push_notifications.send(context)
                await push_notifications.send(context)
            async with a_house(sqlite) as context:
                await push_notifications.send(context)
                [(browser, told)] = service.told
                assert browser == "ann"
                assert told["title"] == "À vous de jouer sur Guildhall"
                assert told["path"] == f"/table/{table.id}"
                assert told["language"] == "fr"
                [claims] = service.claims
                assert claims["sub"] == HOUSE
                assert claims["key"] == context.signer.public, "the key outlasts the restart"
                table = await context.tables.get(table.id)
                await a_round(context, table, ann, ben)
                await push_notifications.send(context)
                assert len(service.told) == 2, "only the turn that came is told"

    within(run())


def test_two_processes_push_once_with_one_key(new_database: NewDatabase) -> None:
    url = new_database()

    async def run() -> None:
        async with push_service() as service, a_house(url) as one, a_house(url) as other:
            assert one.signer.public == other.signer.public
            ann, ben = await two(one, service)
            await waiting(one, ann.person.id, ben.person.id)
            await asyncio.gather(push_notifications.send(one), push_notifications.send(other))
            assert len(service.told) == 1

    within(run())


def test_a_push_tells_nothing_of_the_game_or_of_others(sqlite: str) -> None:
    """Whatever was dealt and played, the message is the same word for word."""

    async def run() -> None:
        async with push_service() as service, a_house(sqlite) as context:
            ann, ben = await two(context, service)
            table = await waiting(context, ann.person.id, ben.person.id)
            await push_notifications.send(context)
            await a_round(context, table, ann, ben)
            await push_notifications.send(context)
            (_, before), (_, after) = service.told
            assert before == after
            assert "Ben" not in str(before)

    within(run())


def test_several_tables_are_one_push_and_whoever_is_here_gets_none(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with push_service() as service, a_house(sqlite) as context:
            ann, ben = await two(context, service)
            for _ in range(2):
                await waiting(context, ann.person.id, ben.person.id)
            await waiting(context, ann.person.id, ben.person.id, speed="live")

            async def here(_: str) -> bool:
                return True

            with monkeypatch.context() as patched:
                patched.setattr(context, "is_connected", here)
                await push_notifications.send(context)
            assert service.told == []
            await push_notifications.send(context)
            [(_, told)] = service.told
            assert told["path"] == "/waiting"
            assert len(told["body"].splitlines()) == 2

    within(run())


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(sqlite: str, status: int) -> None:
    async def run() -> None:
        async with push_service() as service, a_house(sqlite) as context:
            ann, ben = await two(context, service)
            await waiting(context, ann.person.id, ben.person.id)
            service.status = status
            await push_notifications.send(context)
            assert not (await push_notifications.state(context, ann)).on
            await push_notifications.send(context)
            assert service.tried == 1

    within(run())


def test_what_was_not_taken_is_sent_again_until_it_is(sqlite: str) -> None:
    async def run() -> None:
        async with push_service() as service, a_house(sqlite) as context:
            ann, ben = await two(context, service)
            await waiting(context, ann.person.id, ben.person.id)
            context.push_pauses = Pauses(0.0, 0.0)
            # A redirection leads nowhere: it is a failure as any other.
            statuses = (500, 302, 429, 503, 403, 500, 500, 500)
            for service.status in statuses:
                await push_notifications.send(context)
            assert service.tried == len(statuses)
            assert (await push_notifications.state(context, ann)).on, (
                "a push service may be away for long"
            )
            service.status = 201
            await push_notifications.send(context)
            assert len(service.told) == 1

    within(run())


def test_who_cannot_be_reached_is_tried_less_and_less_often(sqlite: str) -> None:
    async def run() -> None:
        async with push_service() as service, a_house(sqlite) as context:
            ann, ben = await two(context, service)
            await waiting(context, ann.person.id, ben.person.id)
            service.status = 500
            for _ in range(3):
                await push_notifications.send(context)
            assert service.tried == 1

    within(run())
    pauses = Pauses(60.0, 6 * 3600.0)
    pauses.begin("short", 1)
    pauses.begin("long", 1_000_000)
    now = time.monotonic()
    assert 50 < pauses._until["short"] - now <= 60
    assert 6 * 3600 - 10 < pauses._until["long"] - now <= 6 * 3600


@pytest.mark.parametrize("status", [201, 503])
def test_a_push_on_its_way_when_the_server_ends_is_sent_or_taken_back(
    sqlite: str, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    if status == 201:
        monkeypatch.setattr(graceful_shutdown, "_PATIENCE", 60.0)

    async def run() -> None:
        async with push_service() as service:
            async with a_house(sqlite) as context:
                ann, ben = await two(context, service)
                await waiting(context, ann.person.id, ben.person.id)
                service.status = status
                service.hold = asyncio.Event()
                context.background.start(push_notifications.send(context))
                await service.came.wait()
                if status == 201:
                    asyncio.get_running_loop().call_soon(service.hold.set)
            service.hold, service.status = None, 201
            async with a_house(sqlite) as context:
                await push_notifications.send(context)
                assert len(service.told) == 1

    within(run())


def test_a_name_that_is_slow_to_be_found_keeps_nobody_from_signing_in(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = threading.Event()

    def slow(*_: Any, **__: Any) -> list[Any]:
        found.wait()
        return []

    async def run() -> None:
        async with a_house(sqlite) as context:
            await account(context, "Ann")
            monkeypatch.setattr(socket, "getaddrinfo", slow)
            for number in range(100):
                address = f"https://push{number}.example.org/"
                context.background.start(context.safe_client.post(address, {}, b""))
            try:
                await context.people.sign_in("Ann", "long enough")
            finally:
                found.set()

    within(run(), 60)


def test_a_subscription_ends_with_its_session_and_goes_on_with_the_browser(sqlite: str) -> None:
    async def run() -> None:
        async with push_service() as service, a_house(sqlite) as context:
            guest = await context.people.new_guest("Ann")
            await push_notifications.subscribe(context, guest, "en", service.subscribe("ann"))
            ann = await context.people.make_account(guest, "Ann", "long enough", None)
            assert (await push_notifications.state(context, ann)).on, (
                "the same browser, now with an account"
            )
            ann = await context.accounts.change_password(ann, "long enough", "even longer")
            assert (await push_notifications.state(context, ann)).on
            ben = await account(context, "Ben")
            await waiting(context, ann.person.id, ben.person.id)
            elsewhere = await context.people.sign_in("Ann", "even longer")
            await context.people.sign_out(elsewhere, ann.id)
            await push_notifications.send(context)
            assert service.tried == 0
            exported = await context.accounts.export(elsewhere)
            assert [one.language for one in exported.pushes] in ([], ["en"])

    within(run())


def test_everything_is_forgotten_with_the_account(sqlite: str) -> None:
    async def run() -> None:
        async with push_service() as service, a_house(sqlite) as context:
            ann, _ = await two(context, service)
            [kept] = (await context.accounts.export(ann)).pushes
            assert kept.endpoint.endswith("/push/ann")
            await context.people.delete(ann.person.id)
            assert (await context.accounts.export(ann)).pushes == []

    within(run())


def test_a_browser_belongs_to_whoever_used_it_last_and_nobody_has_very_many(sqlite: str) -> None:
    async def run() -> None:
        async with push_service() as service, a_house(sqlite) as context:
            ann, ben = await two(context, service)
            await push_notifications.subscribe(context, ben, "en", service.subscribe("ann"))
            assert not (await push_notifications.state(context, ann)).on
            for number in range(7):
                at_another = await context.people.sign_in("Ann", "long enough")
                await push_notifications.subscribe(
                    context, at_another, "en", service.subscribe(str(number))
                )
            kept = (await context.accounts.export(ann)).pushes
            assert [one.endpoint.rpartition("/")[2] for one in kept] == [
                str(n) for n in range(2, 7)
            ]

    within(run())


def test_the_private_key_is_neither_shown_nor_logged(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        caplog.set_level(logging.DEBUG)
        async with push_service() as service, a_house(sqlite) as context:
            ann, ben = await two(context, service)
            await waiting(context, ann.person.id, ben.person.id)
            service.status = 410
            await push_notifications.send(context)
            state = await push_notifications.state(context, ann)
            assert context.signer.private not in repr((context.signer, context.settings, state))
            assert context.signer.private not in caplog.text
            assert "/push/ann" not in caplog.text, "whoever has the endpoint can disturb her"

    within(run())


NOWHERE = [
    "http://push.example.org/a", "https://user@push.example.org/a", "https://push.example.org:22/a",
    "https://127.0.0.1/a", "https://[::1]/a", "https://10.0.0.1/a", "https://169.254.169.254/a",
    "https://[::ffff:10.0.0.1]/a", "https://[64:ff9b::a00:1]/a", "https://[2002:a00:1::]/a",
    "https://[fd00::1]/a", "https:///a", "file:///etc/passwd", "https://[::1/a",
]  # fmt: skip


@pytest.mark.parametrize("endpoint", NOWHERE)
def test_nobody_is_led_into_our_own_network(sqlite: str, endpoint: str) -> None:
    with pytest.raises(Forbidden):
        check(endpoint)


def test_a_name_that_leads_into_our_own_network_is_found_out_when_it_is_used() -> None:
    async def run() -> None:
        safe_client = SafeClient()
        with pytest.raises(Forbidden):
            await safe_client.post("https://localhost/a", {}, b"")
        with pytest.raises(Unanswered):
            await safe_client.post("https://nowhere.invalid/a", {}, b"")
        await safe_client.close()

    within(run())


@pytest.mark.parametrize("address", ["93.184.215.14", "2606:2800:21f:cb07::1"])
def test_public_addresses_are_public(address: str) -> None:
    assert is_public(ip_address(address))


def test_what_is_no_subscription_is_refused(sqlite: str) -> None:
    async def run() -> None:
        async with push_service() as service, a_house(sqlite, push_anywhere=False) as context:
            ann = await account(context, "Ann")
            good = service.subscribe("ann")
            public = "https://push.example.org/a"
            for endpoint, p256dh, auth in (
                (good.endpoint, good.p256dh, good.auth),
                (public, "A" * 87, good.auth),
                (public, good.p256dh, "A" * 24),
            ):
                with pytest.raises(BadRequest):
                    await push_notifications.subscribe(
                        context, ann, "en", NewPush(endpoint, p256dh, auth)
                    )
            bot = await context.people.new_bot(ann.person, "Robo")
            session = await context.people.session(bot.token)
            assert session
            wanted = NewPush(public, good.p256dh, good.auth)
            with pytest.raises(NotAllowed):
                await push_notifications.subscribe(context, session, "en", wanted)

    within(run())
