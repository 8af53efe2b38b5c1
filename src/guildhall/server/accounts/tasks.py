"""Background tasks for sessions: expiry, and sessions ended by another process."""

from typing import Final

from guildhall.server.background import every
from guildhall.server.context import Context

_SESSIONS_SECONDS: Final = 3600.0


async def expire_sessions(context: Context) -> None:
    """Delete expired sessions, and drop people that no table refers to from memory."""

    async def expire() -> None:
        context.people.forget_others(
            person for table in context.tables.loaded() for person in table.everyone()
        )
        in_use = {session.id for session in context.sockets.sessions()}
        await context.accounts.end_old_sessions(sorted(in_use))

    await every(_SESSIONS_SECONDS, expire, "session-cleanup-failed")


async def close_ended_sessions(context: Context) -> None:
    """Close the sockets of sessions that were ended elsewhere."""

    async def close() -> None:
        for ended in await context.people.ended(context.sockets.sessions()):
            context.sockets.close(session=ended.id)

    await every(context.settings.session_seconds, close, "session-check-failed")


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
