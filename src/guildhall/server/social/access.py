"""Who sits down with whom: words, invitations, people who are kept away, reports to operators."""

from contextlib import suppress
from typing import Final

from guildhall.core.events import PUBLIC
from guildhall.server.accounts import names, secrets
from guildhall.server.accounts.messages import NewReport
from guildhall.server.errors import (
    BadRequest,
    NoSuchPerson,
    NotAllowed,
    NotOpen,
    TooManyBlocked,
)
from guildhall.server.social import store
from guildhall.server.storage.group_commit import Conflict
from guildhall.server.tables.registry import House
from guildhall.server.tables.table import Table

MOST_BLOCKED: Final = 200


def word_hash(table_id: str, word: str) -> str:
    """What is kept of the word of a table; it is asked for whatever the case. Empty for none."""
    folded = names.folded(word)
    # With the table, so that two tables with the same word do not show it.
    return secrets.token_hash(f"{table_id} {folded}") if folded else ""


async def invite(house: House, table: Table, person: str, name: str) -> None:
    """Tell somebody of an open table, by the name of the account; no word is asked of him."""
    if table.seat_of(person) == PUBLIC and person != table.host:
        raise NotAllowed()
    if table.status != "open":
        raise NotOpen()
    invited = await house.people.account_named(name)
    if invited is None:
        raise NoSuchPerson()
    async with house.database.connect() as connection:
        # Whoever keeps the other away is not bothered, and the other not told.
        unwanted = await store.is_blocked(connection, invited.id, person)
    if unwanted or table.seat_of(invited.id) != PUBLIC:
        return
    # He may have been invited before.
    with suppress(Conflict):
        await house.database.writer.write([store.invite(table.id, invited.id, person)])
    house.lobbies.invite(invited.id, [table.id])
    house.lobbies.tell(table, invited.id)


async def block(house: House, person: str, other: str) -> None:
    """Keep somebody away from one's tables; who is away already stays so."""
    await _check_person(house, other)
    already = await house.people.blocked(person)
    if other == person or any(one.id == other for one in already):
        return
    if len(already) >= MOST_BLOCKED:
        raise TooManyBlocked(most=MOST_BLOCKED)
    # The same click may come twice.
    with suppress(Conflict):
        await house.database.writer.write([store.block(person, other)])


async def unblock(house: House, person: str, other: str) -> None:
    await house.database.writer.write([store.unblock(person, other)])


async def report(house: House, person: str, wanted: NewReport) -> None:
    """Tell the operators of somebody."""
    text = names.said(wanted.text)
    if not text:
        raise BadRequest(where="text", reason="empty")
    await _check_person(house, wanted.person)
    if wanted.table:
        await house.table(wanted.table)
    change = store.report(person, wanted.person, wanted.table, text)
    await house.database.writer.write([change])


async def _check_person(house: House, person: str) -> None:
    await house.people.fetch([person])
    if house.people.known(person) is None:
        raise NoSuchPerson()
