"""Letters to people whose turn it is: once, also over a restart, and with nothing hidden."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from typing import Any

import pytest

from guildhall.server.accounts.people import Session
from guildhall.server.accounts.secrets import new_id
from guildhall.server.context import Context
from guildhall.server.errors import NoAccount, NoEmail, NoMail
from guildhall.server.notify import turn_emails
from guildhall.server.operations import graceful_shutdown
from guildhall.server.settings import Mail
from guildhall.server.storage.database import database_url, prepare
from guildhall.server.tables import moves, seating
from guildhall.server.tables.messages import SeatChange
from guildhall.server.tables.table import Table
from guildhall.table.fields import Speed
from guildhall.table.settings import NewTable
from tests.server.conftest import NewDatabase
from tests.server.harness import settings, within
from tests.server.smtp import PostOffice, post_office

ORIGIN = "https://play.example.org"
BY_A_FRIEND = "<b>Eve</b>"


@asynccontextmanager
async def a_house(
    database: str, office: PostOffice | None, **others: Any
) -> AsyncIterator[Context]:
    prepare(database_url(database))
    mail = office and Mail(
        "127.0.0.1", office.port, "none", "Guildhall <house@example.org>", "house", "stamp"
    )
    chosen = settings(database, mail=mail, origin=ORIGIN, letter_minutes=-1.0, **others)
    context = Context(chosen)
    await context.open()
    try:
        yield context
    finally:
        await context.close()


async def account(context: Context, name: str, email: str | None = None) -> Session:
    guest = await context.people.new_guest(name)
    return await context.people.make_account(guest, name, "long enough", email)


async def waiting(context: Context, *people: str, speed: Speed = "relaxed") -> Table:
    """A game of these people, at the turn of the first."""
    wanted = NewTable(game="builders", seats=len(people), speed=speed)
    table = await seating.open_table(context, people[0], wanted)
    for seat, person in enumerate(people[1:], 1):
        await seating.change_seat(context, table, seat, person, SeatChange(player="me"))
    await seating.start(context, table, people[0])
    while table.turn != 0:
        for text in ("take 1", "take 1", "take 1", "end"):
            position = table.game_on().position
            await moves.move(context, table, people[table.turn], position, text)
    return table


async def write(context: Context) -> None:
    assert context.accounts.post
    await turn_emails.write(context, context.accounts.post)


def parts(letter: EmailMessage) -> tuple[str, str]:
    """A letter as text and as a page."""
    found = [letter.get_body((kind,)) for kind in ("plain", "html")]
    return found[0].get_content(), found[1].get_content()  # type: ignore[union-attr]


def test_a_turn_is_told_once_also_after_a_restart(sqlite: str) -> None:
    async def run() -> None:
        async with post_office() as office:
            async with a_house(sqlite, office) as context:
                ann = await account(context, "Ann", "ann@example.org")
                ben = await account(context, BY_A_FRIEND, "ben@example.org")
                await turn_emails.want(context, ann, "fr", wanted=True)
                table = await waiting(context, ann.person.id, ben.person.id)
                await write(context)
                await write(context)
            async with a_house(sqlite, office) as context:
                await write(context)
                [(to, letter)] = office.letters
                assert to == "ann@example.org"
                assert letter["Subject"] == "À vous de jouer sur Guildhall"
                for part in parts(letter):
                    assert f"{ORIGIN}/table/{table.id}" in part
                    assert "Eve" not in part, "nobody writes into letters of the house"
                # She plays, he plays, and it is her turn again.
                table = await context.tables.get(table.id)
                office.letters.clear()
                for _ in range(2):
                    for text in ("take 1", "take 1", "take 1", "end"):
                        who = (ann, ben)[table.turn].person.id
                        await moves.move(context, table, who, table.game_on().position, text)
                        await write(context)
                assert len(office.letters) == 1, "only the turn that came is told"

    within(run())


def test_a_letter_tells_nothing_of_the_game(sqlite: str) -> None:
    """Whatever was dealt and played, the letter is the same word for word."""

    async def run() -> None:
        async with post_office() as office, a_house(sqlite, office) as context:
            ann = await account(context, "Ann", "ann@example.org")
            ben = await account(context, "Ben")
            await turn_emails.want(context, ann, "en", wanted=True)
            told = set()
            for turns in (0, 2):
                table = await waiting(context, ann.person.id, ben.person.id)
                for _ in range(turns):
                    for text in ("take 1", "take 1", "take 1", "end"):
                        who = (ann, ben)[table.turn].person.id
                        await moves.move(context, table, who, table.game_on().position, text)
                await write(context)
                _, letter = office.letters.pop()
                whole = (letter["Subject"], *parts(letter))
                told.add(tuple(part.replace(table.id, "TABLE") for part in whole))
                await seating.change_seat(
                    context, table, 0, ann.person.id, SeatChange(player="bot")
                )
            assert len(told) == 1

    within(run())


def test_a_server_that_dies_while_it_sends_never_sends_twice(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with post_office() as office:
            async with a_house(sqlite, office) as context:
                ann = await account(context, "Ann", "ann@example.org")
                ben = await account(context, "Ben")
                await turn_emails.want(context, ann, "en", wanted=True)
                await waiting(context, ann.person.id, ben.person.id)
                assert context.accounts.post
                send = context.accounts.post.send

                async def killed(*letter: Any, **others: Any) -> bool:
                    await send(*letter, **others)
                    raise asyncio.CancelledError

                monkeypatch.setattr(context.accounts.post, "send", killed)
                with pytest.raises(asyncio.CancelledError):
                    await write(context)
            async with a_house(sqlite, office) as first, a_house(sqlite, office) as second:
                await asyncio.gather(write(first), write(second))
                assert len(office.letters) == 1

    within(run())


def test_two_processes_write_one_letter(new_database: NewDatabase) -> None:
    url = new_database()

    async def run() -> None:
        async with (
            post_office() as office,
            a_house(url, office) as one,
            a_house(url, office) as two,
        ):
            ann = await account(one, "Ann", "ann@example.org")
            ben = await account(one, "Ben")
            await turn_emails.want(one, ann, "en", wanted=True)
            await waiting(one, ann.person.id, ben.person.id)
            await asyncio.gather(write(one), write(two))
            assert len(office.letters) == 1

    within(run())


def test_one_click_ends_the_letters(sqlite: str) -> None:
    async def run() -> None:
        async with post_office() as office, a_house(sqlite, office) as context:
            ann = await account(context, "Ann", "ann@example.org")
            ben = await account(context, "Ben")
            await turn_emails.want(context, ann, "pl", wanted=True)
            await waiting(context, ann.person.id, ben.person.id)
            await write(context)
            _, letter = office.letters.pop()
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            link = str(letter["List-Unsubscribe"]).strip("<>")
            key = link.removeprefix(f"{ORIGIN}/api/letters/stop/")
            assert all(f"{ORIGIN}/letters#{key}" in part for part in parts(letter))
            await turn_emails.stop(context, "another")
            assert await context.accounts.wants_letters(ann.person)
            # She has asked for them anew since; an old letter ends them all the same.
            for wanted in (False, True):
                await turn_emails.want(context, ann, "en", wanted=wanted)
            await turn_emails.stop(context, key)
            assert not await context.accounts.wants_letters(ann.person)
            await waiting(context, ann.person.id, ben.person.id)
            await write(context)
            assert office.letters == []

    within(run())


def test_several_tables_are_one_letter_and_live_ones_none(sqlite: str) -> None:
    async def run() -> None:
        async with post_office() as office, a_house(sqlite, office) as context:
            ann = await account(context, "Ann", "ann@example.org")
            ben = await account(context, "Ben")
            await turn_emails.want(context, ann, "en", wanted=True)
            speeds: tuple[Speed, ...] = ("relaxed", "slow", "live")
            tables = [await waiting(context, ann.person.id, ben.person.id, speed=s) for s in speeds]
            await write(context)
            [(_, letter)] = office.letters
            assert letter["Subject"] == "2 tables are waiting for you at Guildhall"
            told = [table.id in parts(letter)[0] for table in tables]
            assert told == [True, True, False]

    within(run())


def test_what_could_not_be_sent_is_sent_later(sqlite: str) -> None:
    async def run() -> None:
        async with post_office() as office, a_house(sqlite, office) as context:
            ann = await account(context, "Ann", "ann@example.org")
            ben = await account(context, "Ben")
            await turn_emails.want(context, ann, "en", wanted=True)
            await waiting(context, ann.person.id, ben.person.id)
            office.answers["ann@example.org"] = "451 come again"
            await write(context)
            assert office.letters == []
            office.answers.clear()
            office.password = "another"
            await write(context)
            assert office.letters == []
            office.password = "stamp"
            await write(context)
            assert len(office.letters) == 1

    within(run())


def test_an_address_that_is_refused_keeps_no_letter_from_others(sqlite: str) -> None:
    async def run() -> None:
        async with post_office() as office, a_house(sqlite, office) as context:
            addresses = [f"{name}@example.org" for name in ("ann", "ben", "cid")]
            people = [await account(context, email[:3], email) for email in addresses]
            last = await account(context, "Dan", "dan@")
            for person in (*people, last):
                await turn_emails.want(context, person, "en", wanted=True)
                await waiting(
                    context, person.person.id, (await account(context, new_id())).person.id
                )
            for email in addresses[:2]:
                office.answers[email] = "550 no such person"
            await write(context)
            assert sorted(office.tried) == addresses
            assert [to for to, _ in office.letters] == addresses[2:]
            await write(context)
            assert len(office.tried) == 3, "nobody is refused twice for the same turn"

    within(run())


def test_a_letter_on_its_way_when_the_server_ends_is_sent_or_taken_back(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(graceful_shutdown, "_PATIENCE", 60.0)

    async def run() -> None:
        async with post_office() as office:
            async with a_house(sqlite, office) as context:
                ann = await account(context, "Ann", "ann@example.org")
                ben = await account(context, "Ben")
                await turn_emails.want(context, ann, "en", wanted=True)
                await waiting(context, ann.person.id, ben.person.id)
                office.password = "another"
                office.hold = asyncio.Event()
                context.background.start(write(context))
                await office.came.wait()
                asyncio.get_running_loop().call_soon(office.hold.set)
            office.password = "stamp"
            async with a_house(sqlite, office) as context:
                await write(context)
                assert len(office.letters) == 1

    within(run())


def test_letters_need_an_account_an_address_and_a_mail_server(sqlite: str) -> None:
    async def run() -> None:
        async with post_office() as office, a_house(sqlite, office) as context:
            guest = await context.people.new_guest("Gus")
            ben = await account(context, "Ben")
            with pytest.raises(NoAccount):
                await turn_emails.want(context, guest, "en", wanted=True)
            with pytest.raises(NoEmail):
                await turn_emails.want(context, ben, "en", wanted=True)
        async with a_house(sqlite, None) as context:
            with pytest.raises(NoMail):
                await turn_emails.want(context, ben, "en", wanted=True)

    within(run())
