"""Chat at a table."""

from contextlib import suppress

from guildhall.core.events import PUBLIC
from guildhall.server.accounts import names
from guildhall.server.context import Context
from guildhall.server.errors import BadRequest, NotAllowed, Stale
from guildhall.server.tables.table import Table
from guildhall.table.entry import Text


async def say(context: Context, table: Table, person: str, text: str) -> int:
    """Players may chat at their table, also after the game."""
    if table.seat_of(person) == PUBLIC:
        raise NotAllowed()
    words = names.said(text)
    if not words:
        raise BadRequest(where="text", reason="empty")
    context.buckets.take("chat", person, context.limits.chat)
    await context.people.check_may_talk(person)
    async with table.lock:
        # A chat message does not depend on the position, so it is never stale.
        while True:
            line = context.tables.entry(
                table, "said", seat=table.seat_of(person), person=person, details=Text(text=words)
            )
            with suppress(Stale):
                await context.tables.store(table, [line])
                context.tables.publish(table, [line])
                return line.seq
