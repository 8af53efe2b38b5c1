"""Web push: encrypted messages, one key for all processes, subscriptions of a session."""

import logging
from typing import cast

import pytest
from cryptography.exceptions import InvalidTag

from guildhall.server.accounts.people import Session
from guildhall.server.context import Context
from guildhall.server.errors import BadRequest, NotAllowed
from guildhall.server.notify import runner, subscriptions, web_push
from guildhall.server.notify.channels.push import PushChannel
from guildhall.server.notify.messages import NewPush
from tests.server.conftest import NewDatabase
from tests.server.notify.world import account, open_context, send, waiting
from tests.server.pushservice import HOUSE, Browser, PushService, push_service


async def two(context: Context, service: PushService) -> tuple[Session, Session]:
    """Create Ann, who subscribes, and Ben."""
    ann = await account(context, "Ann")
    await subscriptions.subscribe_push(context, ann, "fr", service.subscribe("ann"))
    return ann, await account(context, "Ben")


async def is_on(context: Context, session: Session) -> bool:
    return (await subscriptions.push_state(context, session)).on


async def endpoints(context: Context, session: Session) -> list[str]:
    stored = (await context.accounts.export(session)).destinations
    return [one.address.rpartition("/")[2] for one in stored]


def signer(context: Context) -> web_push.Signer:
    return cast(PushChannel, context.channels["push"]).signer


def test_encryption_matches_the_example_of_the_standard() -> None:
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


async def test_all_processes_sign_with_the_same_key_even_after_a_restart(
    new_database: NewDatabase,
) -> None:
    url = new_database()
    async with push_service() as service:
        async with open_context(url) as one, open_context(url) as other:
            assert signer(one).public == signer(other).public
            ann, ben = await two(one, service)
            await waiting(one, ann.person.id, ben.person.id)
        async with open_context(url) as context:
            await runner.send_now(context, context.channels["push"])
            [claims] = service.claims
            assert claims["sub"] == HOUSE
            assert claims["key"] == signer(context).public == signer(one).public


@pytest.mark.parametrize("status", [404, 410])
async def test_an_expired_subscription_is_removed(sqlite: str, status: int) -> None:
    async with push_service() as service, open_context(sqlite) as context:
        ann, ben = await two(context, service)
        await waiting(context, ann.person.id, ben.person.id)
        service.status = status
        await send(context, "push")
        assert not await is_on(context, ann)
        assert await endpoints(context, ann) == []


async def test_a_subscription_survives_a_long_outage_of_the_push_service(sqlite: str) -> None:
    async with push_service() as service, open_context(sqlite) as context:
        ann, ben = await two(context, service)
        await waiting(context, ann.person.id, ben.person.id)
        for service.status in (500, 302, 429, 503, 403, 500, 500, 500):
            context.notification_pauses._until.clear()
            await send(context, "push")
        assert service.tried == 8
        assert await is_on(context, ann)


async def test_a_subscription_ends_with_its_session_and_can_be_renewed(
    sqlite: str,
) -> None:
    async with push_service() as service, open_context(sqlite) as context:
        guest = await context.people.new_guest("Ann")
        await subscriptions.subscribe_push(context, guest, "en", service.subscribe("ann"))
        ann = await context.people.make_account(guest, "Ann", "long enough", None)
        assert await is_on(context, ann), "the same browser, now with an account"
        ann = await context.accounts.change_password(ann, "long enough", "even longer")
        assert await is_on(context, ann)
        ben = await account(context, "Ben")
        await waiting(context, ann.person.id, ben.person.id)
        elsewhere = await context.people.sign_in("Ann", "even longer")
        await context.people.sign_out(elsewhere, ann.id)
        await send(context, "push")
        assert service.tried == 0


async def test_a_browser_belongs_to_its_last_user_and_their_number_is_limited(sqlite: str) -> None:
    async with push_service() as service, open_context(sqlite) as context:
        ann, ben = await two(context, service)
        await subscriptions.subscribe_push(context, ben, "en", service.subscribe("ann"))
        assert not await is_on(context, ann)
        for number in range(7):
            device = await context.people.sign_in("Ann", "long enough")
            wanted = service.subscribe(str(number))
            await subscriptions.subscribe_push(context, device, "en", wanted)
        assert await endpoints(context, ann) == [str(number) for number in range(2, 7)]


async def test_the_private_key_is_neither_shown_nor_logged(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with push_service() as service, open_context(sqlite) as context:
        ann, ben = await two(context, service)
        await waiting(context, ann.person.id, ben.person.id)
        service.status = 410
        await send(context, "push")
        state = await subscriptions.push_state(context, ann)
        private = signer(context).private
        assert private not in repr((signer(context), context.settings, state))
        assert private not in caplog.text
        assert "/push/ann" not in caplog.text, "the endpoint is a secret of the browser"


async def test_an_invalid_subscription_is_refused(sqlite: str) -> None:
    async with (
        push_service() as service,
        open_context(sqlite, allow_private_urls=False) as context,
    ):
        ann = await account(context, "Ann")
        good = service.subscribe("ann")
        public = "https://push.example.org/a"
        for endpoint, p256dh, auth in (
            (good.endpoint, good.p256dh, good.auth),
            (public, "A" * 87, good.auth),
            (public, good.p256dh, "A" * 24),
        ):
            wanted = NewPush(endpoint, p256dh, auth)
            with pytest.raises(BadRequest):
                await subscriptions.subscribe_push(context, ann, "en", wanted)
        bot = await context.people.new_bot(ann.person, "Robo")
        session = await context.people.session(bot.token)
        assert session
        wanted = NewPush(public, good.p256dh, good.auth)
        with pytest.raises(NotAllowed):
            await subscriptions.subscribe_push(context, session, "en", wanted)
