"""A server without HTTP, its users and games, and receivers of notifications."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from typing import Any, Literal, Protocol

from guildhall.server.accounts.people import Session
from guildhall.server.context import Context
from guildhall.server.notify import runner, subscriptions
from guildhall.server.notify.messages import NewWebhook
from guildhall.server.settings import Mail
from guildhall.server.storage.database import database_url, prepare
from guildhall.server.tables import moves, seating
from guildhall.server.tables.messages import SeatChange
from guildhall.server.tables.table import Table
from guildhall.table.fields import Speed
from guildhall.table.settings import NewTable
from tests.server.harness import settings
from tests.server.pushservice import HttpService, PushService, listening
from tests.server.smtp import MailServer, mail_server

ORIGIN = "https://play.example.org"
PASSWORD = "long enough"
ROUND = ("take 1", "take 1", "take 1", "end")
ChannelName = Literal["email", "push", "webhook"]
CHANNELS: tuple[ChannelName, ...] = ("email", "push", "webhook")


@asynccontextmanager
async def open_context(
    database: str, smtp: MailServer | None = None, **others: Any
) -> AsyncIterator[Context]:
    prepare(database_url(database))
    mail = smtp and Mail(
        "127.0.0.1", smtp.port, "none", "Guildhall <play@example.org>", "user", "stamp"
    )
    chosen = {"origin": ORIGIN, "notify_minutes": -1.0, "allow_private_urls": True, **others}
    context = Context(settings(database, mail=mail, **chosen))
    await context.open()
    try:
        yield context
    finally:
        await context.close()


async def account(context: Context, name: str, email: str | None = None) -> Session:
    guest = await context.people.new_guest(name)
    return await context.people.make_account(guest, name, PASSWORD, email)


async def waiting(context: Context, *people: str, speed: Speed = "relaxed") -> Table:
    """Start a game of these players at the turn of the first."""
    wanted = NewTable(game="builders", seats=len(people), speed=speed)
    table = await seating.open_table(context, people[0], wanted)
    for seat, person in enumerate(people[1:], 1):
        await seating.change_seat(context, table, seat, person, SeatChange(player="me"))
    await seating.start(context, table, people[0])
    while table.turn != 0:
        await play_turn(context, table, *people)
    return table


async def play_turn(context: Context, table: Table, *people: str) -> None:
    for text in ROUND:
        await moves.move(context, table, people[table.turn], table.in_play().position, text)


async def send(context: Context, channel: ChannelName) -> None:
    await runner.send_due(context, context.channels[channel])


def parts(email: EmailMessage) -> tuple[str, str]:
    """Return the text and HTML parts of an e-mail."""
    found = [email.get_body((kind,)) for kind in ("plain", "html")]
    return found[0].get_content(), found[1].get_content()  # type: ignore[union-attr]


class Receiver(Protocol):
    """The receiving end of a channel."""

    @property
    def smtp(self) -> MailServer | None: ...

    @property
    def service(self) -> MailServer | HttpService:
        """Return the service, which has `hold` and `came`."""

    async def subscribe(self, context: Context, person: Session, language: str) -> None: ...

    def received(self) -> list[str]:
        """Return all messages so far, decoded."""

    def fail(self) -> None: ...

    def recover(self) -> None: ...


class EmailReceiver:
    def __init__(self, smtp: MailServer) -> None:
        self.smtp = self.service = smtp

    async def subscribe(self, context: Context, person: Session, language: str) -> None:
        email = f"{person.person.name.lower()}@example.org"
        await context.accounts.set_email(person, PASSWORD, email)
        await subscriptions.want_emails(context, person, language, wanted=True)

    def received(self) -> list[str]:
        emails = [email for _, email in self.smtp.emails]
        return ["\n".join((str(one["Subject"]), *parts(one))) for one in emails]

    def fail(self) -> None:
        self.smtp.answers["ann@example.org"] = "451 come again"

    def recover(self) -> None:
        self.smtp.answers.clear()


class HttpReceiver:
    smtp = None

    def __init__(self, service: HttpService) -> None:
        self.service = service

    def fail(self) -> None:
        self.service.status = 500

    def recover(self) -> None:
        self.service.status = 201


class PushReceiver(HttpReceiver):
    service: PushService

    async def subscribe(self, context: Context, person: Session, language: str) -> None:
        await subscriptions.subscribe_push(context, person, language, self.service.subscribe("ann"))

    def received(self) -> list[str]:
        return [json.dumps(received, ensure_ascii=False) for _, received in self.service.received]


class WebhookReceiver(HttpReceiver):
    async def subscribe(self, context: Context, person: Session, language: str) -> None:
        new = NewWebhook(f"{self.service.url}/hooks/secret")
        await subscriptions.add_webhook(context, person, language, new)

    def received(self) -> list[str]:
        return [json.loads(body)["text"] for _, body in self.service.posts]


@asynccontextmanager
async def receiver(channel: ChannelName) -> AsyncIterator[Receiver]:
    match channel:
        case "email":
            async with mail_server() as smtp:
                yield EmailReceiver(smtp)
        case "push":
            async with listening(PushService()) as push:
                yield PushReceiver(push)
        case "webhook":
            async with listening(HttpService()) as service:
                yield WebhookReceiver(service)
