"""Applies operator actions in a running server, read from the audit log."""

import logging
from collections import deque
from typing import Any, Final

from guildhall.server.background import every
from guildhall.server.clubs import clubs
from guildhall.server.context import Context
from guildhall.server.errors import Unavailable
from guildhall.server.operations import announcements
from guildhall.server.operations.audit_log import Follower
from guildhall.server.tables import endings
from guildhall.server.tournaments import tournaments

_SECONDS: Final = 1.0
_LOG = logging.getLogger(__name__)


async def follow(context: Context, follower: Follower) -> None:
    """Follow the audit log and apply all actions in this process."""
    await _end_what_the_banned_play(context)
    acts: deque[Any] = deque()

    async def read() -> None:
        async with context.database.connect() as connection:
            acts.extend(await follower.news(connection))
        await heed_all(context, acts)

    await every(_SECONDS, read, "audit-log-failed")


async def _end_what_the_banned_play(context: Context) -> None:
    """A person may have been banned while no server was running."""
    try:
        for banned in await context.people.banned():
            for person in await context.people.with_bots(banned):
                await _leave_all(context, person)
    except Exception:
        _LOG.exception("banned users could not be removed", extra={"event": "ban-failed"})


async def heed_all(context: Context, acts: "deque[Any]") -> None:
    """Apply actions in order; raises Unavailable if the remaining ones must wait."""
    while acts:
        await heed(context, acts[0])
        acts.popleft()


async def heed(context: Context, line: Any) -> None:
    """Apply one operator action; raises Unavailable if it must be retried."""
    try:
        match line.action:
            case "ban":
                for person in await context.people.with_bots(line.person):
                    _sign_out(context, person)
                    # Every process does this, because the process that started it may have ended.
                    await _leave_all(context, person)
            case "sign-out" | "reset-password":
                _sign_out(context, line.person)
            case "rename":
                if await context.people.read_again(line.person):
                    context.person_changed(line.person)
            case "drain" | "undrain" | "announce" | "withdraw":
                await announcements.read_again(context)
            case "close" | "remove-words":
                await _read_again(context, line.table_id)
    except Unavailable:
        raise
    except Exception:
        _LOG.exception(
            "admin command %s (audit log line %s) failed in this process",
            line.action,
            line.id,
            extra={"event": "admin-command-failed"},
        )
    else:
        _LOG.info(
            "admin command %s (audit log line %s) applied",
            line.action,
            line.id,
            extra={"event": "admin-command-applied"},
        )


def _sign_out(context: Context, person: str) -> None:
    context.people.forget_sessions(person)
    context.sockets.close(person=person)


async def _leave_all(context: Context, person: str) -> None:
    await tournaments.leave_all(context, person)
    await clubs.leave_all(context, person)
    await endings.leave_all(context, person)


async def _read_again(context: Context, table_id: str) -> None:
    table = await context.tables.get(table_id)
    async with table.lock:
        await context.tables.reload(table)
    context.lobbies.announce(table, *(place.person for place in table.places))
