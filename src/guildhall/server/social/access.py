"""Access to tables: passwords, invitations, blocks; and reports to operators."""

from contextlib import suppress
from typing import Final

from guildhall.core.events import PUBLIC
from guildhall.server.accounts import names, secrets
from guildhall.server.accounts.messages import NewReport
from guildhall.server.context import Context
from guildhall.server.errors import (
    BadRequest,
    NoSuchPerson,
    NotAllowed,
    NotOpen,
    TooManyBlocked,
)
from guildhall.server.social import store
from guildhall.server.storage.group_commit import Conflict
from guildhall.server.tables.table import Table

MOST_BLOCKED: Final = 200


def password_hash(table_id: str, word: str) -> str:
    """The hash of a table password, ignoring case; empty without one."""
    folded = names.folded(word)
    # Salted with the table, so that equal passwords have different hashes.
    return secrets.token_hash(f"{table_id} {folded}") if folded else ""


async def invite(context: Context, table: Table, person: str, name: str) -> None:
    """Invite an account by name to an open table; it needs no password."""
    if table.seat_of(person) == PUBLIC and person != table.host:
        raise NotAllowed()
    if table.status != "open":
        raise NotOpen()
    invited = await context.people.account_named(name)
    if invited is None:
        raise NoSuchPerson()
    async with context.database.connect() as connection:
        # If one has blocked the other, the invitation is silently dropped.
        unwanted = await store.is_blocked(connection, invited.id, person)
    if unwanted or table.seat_of(invited.id) != PUBLIC:
        return
    # The person may have been invited before.
    with suppress(Conflict):
        await context.database.writer.write([store.invite(table.id, invited.id, person)])
    context.lobbies.invite(invited.id, [table.id])
    context.lobbies.notify(table, invited.id)


async def block(context: Context, person: str, other: str) -> None:
    """Block a person; repeated requests have no effect."""
    await _check_person(context, other)
    already = await context.people.blocked(person)
    if other == person or any(one.id == other for one in already):
        return
    if len(already) >= MOST_BLOCKED:
        raise TooManyBlocked(most=MOST_BLOCKED)
    # The request may be repeated.
    with suppress(Conflict):
        await context.database.writer.write([store.block(person, other)])


async def unblock(context: Context, person: str, other: str) -> None:
    await context.database.writer.write([store.unblock(person, other)])


async def report(context: Context, person: str, wanted: NewReport) -> None:
    """Report a person to the operators."""
    text = names.said(wanted.text)
    if not text:
        raise BadRequest(where="text", reason="empty")
    await _check_person(context, wanted.person)
    if wanted.table:
        await context.tables.get(wanted.table)
    change = store.report(person, wanted.person, wanted.table, text)
    await context.database.writer.write([change])


async def _check_person(context: Context, person: str) -> None:
    await context.people.fetch([person])
    if context.people.known(person) is None:
        raise NoSuchPerson()
