"""Turn notifications by e-mail."""

import pytest

from guildhall.server.accounts.secrets import new_id
from guildhall.server.errors import NoAccount, NoEmail, NoMail
from guildhall.server.notify import subscriptions
from tests.server.notify.world import ORIGIN, account, open_context, parts, send, waiting
from tests.server.smtp import mail_server


async def test_one_click_unsubscribes_from_emails(sqlite: str) -> None:
    async with mail_server() as smtp, open_context(sqlite, smtp) as context:
        ann = await account(context, "Ann", "ann@example.org")
        ben = await account(context, "Ben")
        await subscriptions.want_emails(context, ann, "pl", wanted=True)
        await waiting(context, ann.person.id, ben.person.id)
        await send(context, "email")
        _, email = smtp.emails.pop()
        assert email["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        link = str(email["List-Unsubscribe"]).strip("<>")
        key = link.removeprefix(f"{ORIGIN}/api/emails/stop/")
        assert all(f"{ORIGIN}/emails#{key}" in part for part in parts(email))
        await subscriptions.stop_emails(context, "another")
        assert await context.accounts.wants_emails(ann.person)
        # After turning e-mails off and on, the link in an old e-mail still unsubscribes.
        for wanted in (False, True):
            await subscriptions.want_emails(context, ann, "en", wanted=wanted)
            assert await context.accounts.wants_emails(ann.person) == wanted
        await subscriptions.stop_emails(context, key)
        assert not await context.accounts.wants_emails(ann.person)
        await waiting(context, ann.person.id, ben.person.id)
        await send(context, "email")
        assert smtp.emails == []


async def test_emails_are_sent_after_an_outage_of_the_mail_server(sqlite: str) -> None:
    async with mail_server() as smtp, open_context(sqlite, smtp) as context:
        ann = await account(context, "Ann", "ann@example.org")
        ben = await account(context, "Ben")
        await subscriptions.want_emails(context, ann, "en", wanted=True)
        await waiting(context, ann.person.id, ben.person.id)
        smtp.password = "another"
        await send(context, "email")
        assert smtp.emails == []
        smtp.password = "stamp"
        await send(context, "email")
        assert len(smtp.emails) == 1


async def test_a_refused_address_does_not_stop_emails_to_others(sqlite: str) -> None:
    async with mail_server() as smtp, open_context(sqlite, smtp) as context:
        addresses = [f"{name}@example.org" for name in ("ann", "ben", "cid")]
        people = [await account(context, email[:3], email) for email in addresses]
        malformed = await account(context, "Dan", "dan@")
        for person in (*people, malformed):
            await subscriptions.want_emails(context, person, "en", wanted=True)
            other = await account(context, new_id())
            await waiting(context, person.person.id, other.person.id)
        for email in addresses[:2]:
            smtp.answers[email] = "550 no such person"
        await send(context, "email")
        assert sorted(smtp.tried) == addresses
        assert [to for to, _ in smtp.emails] == addresses[2:]
        await send(context, "email")
        assert len(smtp.tried) == 3, "one attempt per turn"


async def test_emails_need_an_account_an_address_and_a_mail_server(sqlite: str) -> None:
    async with mail_server() as smtp, open_context(sqlite, smtp) as context:
        guest = await context.people.new_guest("Gus")
        ben = await account(context, "Ben")
        with pytest.raises(NoAccount):
            await subscriptions.want_emails(context, guest, "en", wanted=True)
        with pytest.raises(NoEmail):
            await subscriptions.want_emails(context, ben, "en", wanted=True)
    async with open_context(sqlite) as context:
        with pytest.raises(NoMail):
            await subscriptions.want_emails(context, ben, "en", wanted=True)
