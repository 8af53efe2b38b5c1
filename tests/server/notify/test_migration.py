"""Subscriptions and sent notifications survive the migration to one table for all channels."""

from typing import Any

from sqlalchemy import MetaData, insert, select

from guildhall.server.accounts.people import Session
from guildhall.server.clock import now
from guildhall.server.notify import runner, subscriptions
from guildhall.server.storage.database import database_url, opened, upgrade
from guildhall.server.storage.schema import deliveries
from guildhall.table.view import Person
from tests.server.conftest import NewDatabase
from tests.server.notify.world import ORIGIN, account, open_context, waiting
from tests.server.pushservice import PushService, push_service
from tests.server.smtp import MailServer, mail_server
from tests.server.storage.test_database import make_old

CREATED = now()
NOT_TOLD = {"bank": 0, "increment": 0, "options": "{}", "fingerprint": "x", "result": ""}


def _rows(service: PushService) -> dict[str, list[dict[str, Any]]]:
    people: list[dict[str, Any]] = [
        {"id": "ann", "name": "Ann", "letters": "fr", "letters_key": "key-of-ann"},
        {"id": "ben", "name": "Ben", "letters": None, "letters_key": "key-of-ben"},
        {"id": "cid", "name": "Cid", "letters": None, "letters_key": None},
    ]
    push = service.subscribe("ann")
    table = {"id": "t", "game": "builders", "speed": "slow", "public": True, "status": "running"}
    sent = {"table_id": "t", "position": 7, "person": "ann", "at": CREATED}
    return {
        "people": [
            {"kind": "account", "created": CREATED, "email": f"{one['id']}@example.org", **one}
            for one in people
        ],
        "sessions": [
            {"id": "s", "token_hash": "h", "person": "ann", "created": CREATED, "seen": CREATED}
        ],
        "tables": [
            {
                **table,
                **NOT_TOLD,
                "host": "ann",
                "created": CREATED,
                "rematch": "",
                "shared": False,
                "uploaded": False,
            }
        ],
        "letters": [sent],
        "pushes": [{**sent, "position": 9}],
        "subscriptions": [
            {
                "id": "hash",
                "session": "s",
                "person": "ann",
                "endpoint": push.endpoint,
                "p256dh": push.p256dh,
                "auth": push.auth,
                "language": "pl",
                "created": CREATED,
                "failures": 2,
            }
        ],
    }


async def test_an_upgrade_keeps_subscriptions_keys_and_sent_notifications(
    empty_database: NewDatabase,
) -> None:
    name = empty_database()
    url = database_url(name)

    async def run(service: PushService, smtp: MailServer) -> None:
        async with open_context(name, smtp) as context:
            ann = Session("s", Person("ann", "Ann", "account"), "")
            wanting = [
                await context.accounts.wants_emails(Person(one, one.title(), "account"))
                for one in ("ann", "ben", "cid")
            ]
            assert wanting == [True, False, False]
            assert (await subscriptions.push_state(context, ann)).on
            other = await account(context, "Other")
            await waiting(context, "ann", other.person.id)
            for channel in context.channels.values():
                await runner.send_now(context, channel)
            assert [received["language"] for _, received in service.received] == ["pl"]
            [(_, email)] = smtp.emails
            assert email["Subject"] == "À vous de jouer sur Guildhall"
            assert email["List-Unsubscribe"] == f"<{ORIGIN}/api/emails/stop/key-of-ann>"
            ben = Session("b", Person("ben", "Ben", "account"), "")
            await subscriptions.want_emails(context, ben, "en", wanted=True)
            await subscriptions.stop_emails(context, "key-of-ben")
            assert not await context.accounts.wants_emails(ben.person), "old links still work"

    async with push_service() as service, mail_server() as smtp:
        make_old(url, "0021")
        with opened(url) as engine, engine.begin() as connection:
            known = MetaData()
            known.reflect(connection)
            for table, rows in _rows(service).items():
                connection.execute(insert(known.tables[table]), rows)
        upgrade(url)
        with opened(url) as engine, engine.connect() as connection:
            found = connection.execute(
                select(deliveries.c.channel, deliveries.c.table_id, deliveries.c.position)
            )
            assert sorted(map(tuple, found)) == [("email", "t", 7), ("push", "t", 9)]
        await run(service, smtp)
