"""Turn notifications to webhooks of users."""

import json
import logging

import pytest

from guildhall.server.errors import (
    BadWebhook,
    NoAccount,
    NoSuchPage,
    TooManyWebhooks,
    WebhookFailed,
)
from guildhall.server.limits import Pauses
from guildhall.server.notify import subscriptions
from guildhall.server.notify.channel import Message
from guildhall.server.notify.channels import webhook
from guildhall.server.notify.messages import NewWebhook
from tests.server.notify.world import ORIGIN, WebhookReceiver, account, open_context, send, waiting
from tests.server.pushservice import HttpService, listening

ONE_TABLE = Message("en", "It is your turn", (("The Builders, 2 players", "/table/abc"),))
TEXT = f"It is your turn\nThe Builders, 2 players: {ORIGIN}/table/abc"


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        (
            "https://discord.com/api/webhooks/1/token",
            {"content": TEXT, "allowed_mentions": {"parse": []}},
        ),
        (
            "https://canary.discord.com/api/webhooks/1/token",
            {"content": TEXT, "allowed_mentions": {"parse": []}},
        ),
        ("https://hooks.slack.com/services/T0/B0/token", {"text": TEXT}),
        ("https://matrix.example.org/webhook/token", {"text": TEXT}),
        ("https://notdiscord.com/hooks/token", {"text": TEXT}),
    ],
)
def test_the_payload_has_the_format_of_the_service(url: str, expected: object) -> None:
    assert json.loads(webhook.content(url, ORIGIN, ONE_TABLE)) == expected


async def test_a_webhook_is_disabled_after_repeated_failures_and_enabled_by_a_test(
    sqlite: str,
) -> None:
    async with listening(HttpService()) as service, open_context(sqlite) as context:
        context.notification_pauses = Pauses(0.0, 0.0)
        ann, ben = await account(context, "Ann"), await account(context, "Ben")
        await WebhookReceiver(service).subscribe(context, ann, "en")
        await waiting(context, ann.person.id, ben.person.id)
        # A redirect counts as a failure; it is not followed.
        for service.status in (500, 302, 404, 429, 403, 500, 500):
            await send(context, "webhook")
        assert service.tried == webhook.WebhookChannel.most_failures == 5
        [stored] = await subscriptions.webhooks(context, ann)
        assert (stored.enabled, stored.host) == (False, "127.0.0.1")
        with pytest.raises(WebhookFailed):
            await subscriptions.test_webhook(context, ann, stored.id)
        service.status = 204
        await subscriptions.test_webhook(context, ann, stored.id)
        await send(context, "webhook")
        test, turn = (json.loads(body)["text"] for _, body in service.posts)
        assert test == "This is a test message from Guildhall."
        assert "It is your turn" in turn


async def test_a_success_resets_the_count_of_failures(sqlite: str) -> None:
    async with listening(HttpService()) as service, open_context(sqlite) as context:
        context.notification_pauses = Pauses(0.0, 0.0)
        ann, ben = await account(context, "Ann"), await account(context, "Ben")
        await WebhookReceiver(service).subscribe(context, ann, "en")
        for _ in range(3):
            await waiting(context, ann.person.id, ben.person.id)
            for service.status in (500, 500, 500, 200):
                await send(context, "webhook")
        assert len(service.posts) == 3


async def test_webhooks_are_limited_to_accounts_and_to_public_https(sqlite: str) -> None:
    async with open_context(sqlite, allow_private_urls=False) as context:
        ann, guest = await account(context, "Ann"), await context.people.new_guest("Gus")
        public = NewWebhook("https://hooks.example.org/a")
        with pytest.raises(NoAccount):
            await subscriptions.add_webhook(context, guest, "en", public)
        for url in ("http://hooks.example.org/a", "https://10.0.0.1/a", "https://[fd00::1]/a"):
            with pytest.raises(BadWebhook):
                await subscriptions.add_webhook(context, ann, "en", NewWebhook(url))
        for _ in range(5):
            await subscriptions.add_webhook(context, ann, "en", public)
        with pytest.raises(TooManyWebhooks):
            await subscriptions.add_webhook(context, ann, "en", public)


async def test_only_the_owner_tests_and_removes_a_webhook(sqlite: str) -> None:
    async with listening(HttpService()) as service, open_context(sqlite) as context:
        ann, ben = await account(context, "Ann"), await account(context, "Ben")
        await WebhookReceiver(service).subscribe(context, ann, "en")
        [stored] = await subscriptions.webhooks(context, ann)
        assert await subscriptions.webhooks(context, ben) == []
        for refused in (subscriptions.test_webhook, subscriptions.remove_webhook):
            with pytest.raises(NoSuchPage):
                await refused(context, ben, stored.id)
        assert service.tried == 0
        await subscriptions.remove_webhook(context, ann, stored.id)
        assert await subscriptions.webhooks(context, ann) == []


async def test_the_url_is_neither_shown_nor_logged(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with listening(HttpService()) as service, open_context(sqlite) as context:
        context.notification_pauses = Pauses(0.0, 0.0)
        ann, ben = await account(context, "Ann"), await account(context, "Ben")
        await WebhookReceiver(service).subscribe(context, ann, "en")
        await waiting(context, ann.person.id, ben.person.id)
        service.status = 500
        for _ in range(6):
            await send(context, "webhook")
        assert "secret" not in repr(await subscriptions.webhooks(context, ann))
        assert "hooks/secret" not in caplog.text
