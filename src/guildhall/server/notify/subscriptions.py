"""The notification settings of people: push in a browser, e-mail, webhooks."""

import hashlib
from contextlib import suppress
from typing import Final, cast
from urllib.parse import urlsplit

import msgspec

from guildhall import locales
from guildhall.server.accounts.people import Session
from guildhall.server.accounts.secrets import new_id
from guildhall.server.context import Context
from guildhall.server.errors import (
    BadRequest,
    BadWebhook,
    NoAccount,
    NoEmail,
    NoSuchPage,
    NotAllowed,
    TooManyWebhooks,
    WebhookFailed,
)
from guildhall.server.notify import runner, safe_http, store, web_push
from guildhall.server.notify.channel import Message
from guildhall.server.notify.channels.push import Keys, PushChannel
from guildhall.server.notify.messages import (
    NewPush,
    NewWebhook,
    PushState,
    StoredDestination,
    Webhook,
)
from guildhall.server.notify.safe_http import Forbidden
from guildhall.server.storage.group_commit import Conflict

_MOST_BROWSERS: Final = 5
"""Limit per person; the newest are kept."""
_MOST_WEBHOOKS: Final = 5


async def _stored(context: Context, person: str, channel: str) -> list[StoredDestination]:
    async with context.database.connect() as connection:
        found = await store.of_person(connection, person)
    return [one for one in found if one.channel == channel]


# Push


async def push_state(context: Context, session: Session) -> PushState:
    browsers = await _stored(context, session.person.id, "push")
    channel = cast(PushChannel, context.channels["push"])
    return PushState(channel.signer.public, any(one.session == session.id for one in browsers))


async def subscribe_push(
    context: Context, session: Session, language: str, wanted: NewPush
) -> None:
    """Notify the browser of this session from now on."""
    person = session.person
    if person.kind == "bot":
        raise NotAllowed()
    context.buckets.take("push subscriptions", person.id, context.limits.subscriptions)
    try:
        safe_http.check(wanted.endpoint, anywhere=context.settings.allow_private_urls)
        web_push.check(wanted.p256dh, wanted.auth)
    except (Forbidden, ValueError) as error:
        raise BadRequest(where="endpoint, p256dh, auth", reason=str(error)) from error
    name = hashlib.sha256(wanted.endpoint.encode()).hexdigest()
    secret = msgspec.json.encode(Keys(wanted.p256dh, wanted.auth)).decode()
    await context.database.writer.write(
        store.add(
            name,
            "push",
            person.id,
            language,
            address=wanted.endpoint,
            secret=secret,
            session=session.id,
        )
    )
    too_many = (await _stored(context, person.id, "push"))[:-_MOST_BROWSERS]
    await context.database.writer.write([store.remove(one.id) for one in too_many])


async def unsubscribe_push(context: Context, session: Session) -> None:
    await context.database.writer.write([store.remove_of_session(session.id)])


# E-mail


async def want_emails(context: Context, session: Session, language: str, *, wanted: bool) -> None:
    """Turn e-mails on, in this language, or off."""
    context.accounts.check_mail()
    person = session.person
    if person.kind != "account":
        raise NoAccount(name=person.name)
    if wanted and not await context.people.email(person.id):
        raise NoEmail()
    write = context.database.writer.write
    if not wanted:
        await write([store.disable_email(person.id)])
        return
    if not await _stored(context, person.id, "email"):
        # Conflict: another request of this person added it.
        with suppress(Conflict):
            await write(store.add(new_id() + new_id(), "email", person.id, language))
    # The id stays the same: links in earlier e-mails must still work.
    await write([store.enable_email(person.id, language)])


async def stop_emails(context: Context, key: str) -> None:
    """Stop the e-mails that contain this key; does nothing if there are none."""
    await context.database.writer.write([store.stop_email(key)])


# Webhooks


async def webhooks(context: Context, session: Session) -> list[Webhook]:
    stored = await _stored(context, session.person.id, "webhook")
    return [
        Webhook(one.id, urlsplit(one.address).hostname or "", one.created, one.enabled)
        for one in stored
    ]


async def add_webhook(context: Context, session: Session, language: str, new: NewWebhook) -> None:
    person = session.person
    if person.kind != "account":
        raise NoAccount(name=person.name)
    context.buckets.take("webhooks", person.id, context.limits.subscriptions)
    try:
        safe_http.check(new.url, anywhere=context.settings.allow_private_urls)
    except Forbidden as error:
        raise BadWebhook() from error
    if len(await _stored(context, person.id, "webhook")) >= _MOST_WEBHOOKS:
        raise TooManyWebhooks(most=_MOST_WEBHOOKS)
    await context.database.writer.write(
        store.add(new_id(), "webhook", person.id, language, address=new.url)
    )


async def remove_webhook(context: Context, session: Session, name: str) -> None:
    if all(one.id != name for one in await _stored(context, session.person.id, "webhook")):
        raise NoSuchPage()
    await context.database.writer.write([store.remove(name)])


async def test_webhook(context: Context, session: Session, name: str) -> None:
    """Send a test message; success enables a disabled webhook again."""
    async with context.database.connect() as connection:
        to = await store.by_id(connection, session.person.id, "webhook", name)
    if to is None:
        raise NoSuchPage()
    context.buckets.take("webhook tests", session.person.id, context.limits.subscriptions)
    title = locales.text(to.language, "notification-test")
    message = Message(to.language, title, ())
    if await runner.deliver(context, context.channels["webhook"], to, message) != "sent":
        raise WebhookFailed()
    await context.database.writer.write([store.update(name, 0, enabled=True)])
