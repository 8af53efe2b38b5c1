"""Background tasks for sessions: expiry, and sessions ended by another process."""

import asyncio
import logging
from typing import Final

from guildhall.server.context import Context
from guildhall.server.errors import Unavailable

_SESSIONS_SECONDS: Final = 3600.0
_LOG = logging.getLogger(__name__)


async def expire_sessions(context: Context) -> None:
    """Delete expired sessions, and drop people that no table refers to from memory."""
    while True:
        context.people.forget_others(
            person for table in context.tables.loaded() for person in table.everyone()
        )
        try:
            in_use = {session.id for session in context.sockets.sessions()}
            await context.accounts.end_old_sessions(sorted(in_use))
        except Unavailable:
            pass
        except Exception:
            _LOG.exception("session cleanup failed", extra={"event": "session-cleanup-failed"})
        await asyncio.sleep(_SESSIONS_SECONDS)


async def close_ended_sessions(context: Context) -> None:
    """Close the sockets of sessions that were ended elsewhere."""
    reachable = True
    while True:
        await asyncio.sleep(context.settings.session_seconds)
        try:
            for ended in await context.people.ended(context.sockets.sessions()):
                context.sockets.close(session=ended.id)
            reachable = True
        except Unavailable:
            pass
        except Exception:
            if reachable:
                _LOG.exception(
                    "sessions cannot be read; retrying", extra={"event": "session-check-failed"}
                )
            reachable = False


async def changed_elsewhere(context: Context, *, person: str = "", session: str = "") -> None:
    """Apply a change of a person, or the end of sessions, from another process."""
    if person:
        away = context.people.rests.holidays.get(person)
        await context.people.read_rests()
        if away != context.people.rests.holidays.get(person):
            context.person_changed(person)
        if await context.people.read_again(person):
            context.person_changed(person)
    if session:
        context.people.forget_session(session)
    known = context.sockets.sessions()
    theirs = [one for one in known if one.person.id == person or one.id == session]
    for ended in await context.people.ended(theirs) if theirs else ():
        context.sockets.close(session=ended.id)


TASKS: Final = (close_ended_sessions, expire_sessions)
