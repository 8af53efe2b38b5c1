"""Operations on clubs: founding, dissolving, joining by a link, leaving, removing members."""

from contextlib import suppress
from typing import Final

from guildhall.server.accounts import names
from guildhall.server.accounts.people import Session
from guildhall.server.accounts.secrets import new_id
from guildhall.server.clubs import store
from guildhall.server.clubs.messages import Club, ClubInfo
from guildhall.server.clubs.store import StoredClub
from guildhall.server.context import Context
from guildhall.server.errors import (
    AccountNeeded,
    NoSuchClub,
    NoSuchPerson,
    NoSuchTable,
    NotAllowed,
    NotOpen,
    Stale,
    TooManyClubs,
    TooManyMembers,
)
from guildhall.server.social import store as social_store
from guildhall.server.storage.group_commit import Conflict
from guildhall.server.tables import endings, listing
from guildhall.server.tournaments import store as tournaments_store
from guildhall.server.tournaments import tournaments

MOST_CLUBS: Final = 20
"""The clubs of a user."""
MOST_MEMBERS: Final = 200


async def mine(context: Context, person: str) -> list[ClubInfo]:
    async with context.database.connect() as connection:
        found = await store.of_person(connection, person)
    await context.people.fetch(one.owner for one in found)
    return [_info(context, one) for one in found]


async def found(context: Context, session: Session, name: str) -> Club:
    """Found a club with the user as owner and first member."""
    _check_account(session)
    await _check_room(context, session.person.id)
    club = new_id()
    changes = store.found(club, names.checked(name), session.person.id, new_id())
    await context.database.writer.write(changes)
    return await details(context, club, session.person.id)


async def details(context: Context, club: str, person: str) -> Club:
    """The details of a club, for its members only."""
    about = await _of_member(context, club, person)
    async with context.database.connect() as connection:
        members = await store.members_of(connection, club)
    await context.people.fetch([about.owner])
    open_, running = await listing.of_club(context, club)
    played = await tournaments.listed(context, club)
    return Club(_info(context, about), about.key, members, open_, running, played)


async def invitation(context: Context, key: str) -> ClubInfo:
    """The club of an invitation link."""
    about = await _by_key(context, key)
    await context.people.fetch([about.owner])
    return _info(context, about)


async def join(context: Context, session: Session, key: str) -> Club:
    """Join by the link; members stay members."""
    _check_account(session)
    person, about = session.person.id, await _by_key(context, key)
    async with context.database.connect() as connection:
        inside = await store.is_member(connection, about.id, person)
        if await social_store.is_blocked(connection, about.owner, person):
            raise NoSuchClub()
    if not inside:
        if about.members >= MOST_MEMBERS:
            raise TooManyMembers(most=MOST_MEMBERS)
        await _check_room(context, person)
        # The request may be repeated.
        with suppress(Conflict):
            await context.database.writer.write(store.join(about.id, person))
    return await details(context, about.id, person)


async def renew(context: Context, club: str, person: str) -> Club:
    """Create a new link and invalidate the old one."""
    about = await _of_member(context, club, person)
    if about.owner != person:
        raise NotAllowed()
    await context.database.writer.write([store.set_key(club, new_id())])
    return await details(context, club, person)


async def remove(context: Context, club: str, person: str, other: str) -> None:
    """Leave a club, or remove a member; a removed member cannot use the old link."""
    about = await _of_member(context, club, person)
    if person == other:
        await context.database.writer.write([store.leave(club, person)])
        return
    if about.owner != person:
        raise NotAllowed()
    async with context.database.connect() as connection:
        if not await store.is_member(connection, club, other):
            raise NoSuchPerson()
    changes = [store.leave(club, other), store.set_key(club, new_id())]
    await context.database.writer.write(changes)


async def dissolve(context: Context, club: str, person: str) -> None:
    """Dissolve a club: its tournaments are cancelled; running games continue."""
    about = await _of_member(context, club, person)
    if about.owner != person:
        raise NotAllowed()
    await context.database.writer.write(
        [*store.dissolve(club, new_id()), tournaments_store.cancel_of_club(club)]
    )
    open_, _ = await listing.of_club(context, club)
    for one in open_:
        # Close open tables, unless their game has started meanwhile.
        with suppress(NoSuchTable, NotAllowed, NotOpen, Stale):
            await endings.close(context, await context.tables.get_latest(one.id), one.host)


async def leave_all(context: Context, person: str) -> None:
    """Remove a deleted person from all clubs."""
    async with context.database.connect() as connection:
        left = await store.of_person(connection, person)
    for about in left:
        await context.database.writer.write([store.leave(about.id, person)])


async def _of_member(context: Context, club: str, person: str) -> StoredClub:
    async with context.database.connect() as connection:
        about = await store.club(connection, club)
        if about is None or not await store.is_member(connection, club, person):
            raise NoSuchClub()
    return about


async def _by_key(context: Context, key: str) -> StoredClub:
    async with context.database.connect() as connection:
        about = await store.by_key(connection, key)
    if about is None or not about.members:
        raise NoSuchClub()
    return about


async def _check_room(context: Context, person: str) -> None:
    if len(await mine(context, person)) >= MOST_CLUBS:
        raise TooManyClubs(most=MOST_CLUBS)


def _check_account(session: Session) -> None:
    if session.person.kind == "guest":
        raise AccountNeeded()


def _info(context: Context, about: StoredClub) -> ClubInfo:
    owner = context.people.known(about.owner)
    return ClubInfo(about.id, about.name, owner, about.created, about.members)
