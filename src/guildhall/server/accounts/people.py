"""Users: guests, accounts, bot accounts, and their sessions."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from itertools import chain
from typing import Final

from guildhall.server.accounts import display_names, names, people_store, secrets, store
from guildhall.server.accounts.holidays import MOST_DAYS, take
from guildhall.server.accounts.messages import BotAccount, Device
from guildhall.server.clock import now
from guildhall.server.cluster import downtime_store
from guildhall.server.errors import (
    AlreadyAccount,
    Banned,
    Muted,
    NameTaken,
    NoSuchPerson,
    NotAllowed,
    TooManyBots,
    WrongPassword,
)
from guildhall.server.notify import store as notify_store
from guildhall.server.settings import DAY, Settings
from guildhall.server.social import store as social_store
from guildhall.server.storage.database import Database
from guildhall.server.storage.group_commit import Change, Conflict
from guildhall.server.tables.log_store import Logs
from guildhall.table import clock_pauses
from guildhall.table.clock_pauses import Rests
from guildhall.table.view import Person

_MOST_CACHED: Final = 20_000
_AT_ONCE: Final = 500
"""Maximum number of people per query."""
_SESSION_LETTERS: Final = 40
"""Maximum length of a session id."""
_MOST_HASHING: Final = 2
"""Maximum number of passwords hashed at once: each takes 64 MB and a core."""


@dataclass(frozen=True)
class Session:
    """The owner of a token."""

    id: str
    person: Person
    token: str


@dataclass(frozen=True)
class _Checked:
    """A session, and the time when the database last confirmed it."""

    session: Session
    at: float


class People:
    """All known users; names and sessions in use are cached."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.settings = settings
        self._session_seconds = settings.session_seconds
        self._idle = int(settings.session_days * DAY * 1000)
        self._database = database
        self._limits = settings.limits
        self._people: dict[str, Person] = {}
        self._asked_for: set[str] = set()
        """People used since the last cleanup of the cache."""
        self._sessions: dict[str, _Checked] = {}
        """By the hash of their tokens."""
        self._hashing = asyncio.Semaphore(_MOST_HASHING)
        self.rests = Rests()
        """Times when clocks are paused, as last read."""

    # Lookup

    def known(self, person_id: str | None) -> Person | None:
        """A person who is in the cache."""
        return self._people.get(person_id) if person_id else None

    async def fetch(self, ids: Iterable[str | None], logs: Logs | None = None) -> None:
        """Load people into the cache, using the connection of the caller.

        Holding one connection while waiting for a second can deadlock the pool.
        """
        wanted = {i for i in ids if i}
        self._asked_for |= wanted
        missing = [i for i in wanted if i not in self._people]
        if not missing:
            return
        async with nullcontext(logs) if logs else self._database.logs() as reading:
            for person in await reading.people(missing):
                self._remember(person)

    async def read_rests(self) -> None:
        """Reload the holidays, which other processes may have changed."""
        # A finished holiday still matters for clocks that ran before it.
        since = now() - 2 * MOST_DAYS * DAY * 1000
        async with self._database.connect() as connection:
            holidays = await people_store.holidays(connection, since)
            open_ = await downtime_store.since(connection, since)
        self.rests = Rests(holidays, clock_pauses.between(open_))

    async def take_holiday(self, person_id: str, days: int) -> None:
        """Start a holiday of this number of days; 0 ends it."""
        await self.read_rests()
        holiday = take(self.rests.holidays.get(person_id), days, now())
        if holiday:
            await self._database.writer.write([people_store.set_holiday(person_id, holiday)])
            await self.read_rests()

    async def account_named(self, name: str) -> Person | None:
        """The account with this name, unless it is banned."""
        async with self._database.connect() as connection:
            account = await people_store.account(connection, names.folded(name))
        return account.person if account and account.banned <= now() else None

    async def blocked(self, person_id: str) -> list[Person]:
        """The people whom a person has blocked."""
        async with self._database.connect() as connection:
            return await social_store.blocked_by(connection, person_id)

    def away_until(self, person_id: str | None) -> int:
        """The end of a person's holiday; 0 without one."""
        holiday = self.rests.holidays.get(person_id or "")
        return holiday.end if holiday and holiday.start <= now() < holiday.end else 0

    async def read_again(self, person_id: str) -> bool:
        """Reload a person changed elsewhere; return whether the name changed."""
        self.forget_sessions(person_id)
        return person_id in self._people and bool(await self._read_again([person_id]))

    async def read_all_again(self) -> AsyncIterator[str]:
        """Reload people after missed notifications; yield those whose names changed.

        Each is yielded at once, because a failure of a later query would lose the change.
        """
        ids = list(self._people)
        for first in range(0, len(ids), _AT_ONCE):
            for changed in await self._read_again(ids[first : first + _AT_ONCE]):
                yield changed

    async def _read_again(self, ids: Sequence[str]) -> list[str]:
        async with self._database.connect() as connection:
            found = await display_names.named(connection, ids)
        # Until this point the old name was shown, so updates must contain the new one.
        changed = [person.id for person in found if self._people.get(person.id) != person]
        self._people.update((person.id, person) for person in found)
        return changed

    def forget_others(self, in_use: Iterable[str | None]) -> None:
        """Return people who are not in use and were not requested since the last call."""
        signed_in = (known.session.person.id for known in self._sessions.values())
        kept = self._asked_for.union((i for i in in_use if i), signed_in)
        self._people = {i: person for i, person in self._people.items() if i in kept}
        self._asked_for = set()

    def _remember(self, person: Person) -> None:
        self._asked_for.add(person.id)
        self._people[person.id] = person

    def _meet(self, person: Person) -> None:
        """Add a person who was read by another query.

        A known person keeps the cached name until it is reloaded and shown everywhere.
        """
        self._asked_for.add(person.id)
        self._people.setdefault(person.id, person)

    async def session(self, token: str) -> Session | None:
        """The owner of a token."""
        hashed = secrets.token_hash(token)
        known = self._sessions.get(hashed)
        if known and time.monotonic() - known.at < self._session_seconds:
            return known.session
        async with self._database.connect() as connection:
            found = await people_store.session(connection, hashed, self._idle)
        if found is None:
            self._sessions.pop(hashed, None)
            return None
        if now() - found.seen > DAY * 1000:
            await self._database.writer.write([store.touch(found.id)])
        self._meet(found.person)
        return self._remember_session(Session(found.id, found.person, token))

    def _remember_session(self, session: Session) -> Session:
        if len(self._sessions) >= _MOST_CACHED:
            self._sessions.clear()
        hashed = secrets.token_hash(session.token)
        self._sessions[hashed] = _Checked(session, time.monotonic())
        return session

    async def ended(self, known: Iterable[Session]) -> list[Session]:
        """Return those of these sessions that have ended, in any process."""
        by_id = {session.id: session for session in known}
        async with self._database.connect() as connection:
            present = await people_store.present_sessions(connection, list(by_id))
        ended = [session for session in by_id.values() if session.id not in present]
        for session in ended:
            self._sessions.pop(secrets.token_hash(session.token), None)
        return ended

    async def email(self, person_id: str) -> str:
        async with self._database.connect() as connection:
            return await people_store.email(connection, person_id)

    # Guests and accounts

    async def new_guest(self, name: str) -> Session:
        return await self._add(Person(secrets.new_id(), await self._free(name), "guest"), None)

    async def name_guest(self, session: Session, name: str) -> Person:
        """Rename a guest; raises AlreadyAccount for others."""
        if session.person.kind != "guest":
            raise AlreadyAccount()
        person = Person(session.person.id, await self._free(name), "guest")
        await self._database.writer.write([people_store.name_guest(person)])
        self.forget_sessions(person.id)
        self._remember(person)
        return person

    async def _free(self, name: str) -> str:
        """Normalise a name; raises NameTaken if it equals or resembles an account's name."""
        kept = names.checked(name)
        async with self._database.connect() as connection:
            if await people_store.is_taken(connection, names.folded(kept), names.look(kept)):
                raise NameTaken(name=kept)
        return kept

    async def make_account(
        self, session: Session, name: str, password: str, email: str | None
    ) -> Session:
        """Turn a guest into an account with a new session; all data is kept."""
        if session.person.kind != "guest":
            raise AlreadyAccount()
        kept = await self._free(name)
        if not names.may_be_owned(kept):
            raise NameTaken(name=kept)
        hashed = await self.hash_password(password)
        person = Person(session.person.id, kept, "account")
        account = people_store.make_account(
            person, login=names.folded(kept), look=names.look(kept), hashed=hashed, email=email
        )
        # Of two concurrent requests, the second would create the same session.
        new, added = _session_of(person, secrets.token_hash(session.id)[:_SESSION_LETTERS])
        carried = notify_store.move_to_session(session.id, new.id)
        try:
            await self._database.writer.write(
                [account, people_store.end_session(session.id), added, carried]
            )
        except Conflict as error:
            async with self._database.connect() as connection:
                (found,) = await display_names.named(connection, [person.id])
            if found.kind != "guest":
                raise AlreadyAccount() from error
            raise NameTaken(name=kept) from error
        self.forget_sessions(person.id)
        self._remember(person)
        return self._remember_session(new)

    async def sign_in(self, name: str, password: str) -> Session:
        async with self._database.connect() as connection:
            account = await people_store.account(connection, names.folded(name))
        # Also if there is no such account, so that the time does not reveal it.
        fits = await self._fits(password, account.hashed if account else "")
        if account is None or not fits:
            raise WrongPassword()
        if account.banned > now():
            raise Banned()
        new, added = _session_of(account.person)
        await self._database.writer.write([added])
        self._meet(account.person)
        return self._remember_session(new)

    async def hash_password(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(secrets.hash_password, password)

    async def _fits(self, password: str, hashed: str) -> bool:
        async with self._hashing:
            return await asyncio.to_thread(secrets.fits, password, hashed)

    async def begin_session(
        self, person: Person, changes: Sequence[Change], session_id: str
    ) -> Session:
        """Start a new session, together with other changes; drop other cached sessions."""
        session, added = _session_of(person, session_id)
        await self._database.writer.write([*changes, added])
        self.forget_sessions(person.id)
        self._meet(person)
        return self._remember_session(session)

    async def device(self, person_id: str) -> str:
        """The value that marks a device where the account has signed in."""
        async with self._database.connect() as connection:
            hashed = await people_store.password(connection, person_id)
        return secrets.device_token(person_id, hashed)

    async def knows_device(self, name: str, token: str) -> bool:
        """Whether the account with this name has signed in on the device of this marker."""
        async with self._database.connect() as connection:
            account = await people_store.account(connection, names.folded(name))
        if account is None:
            return False
        return secrets.same(token, secrets.device_token(account.person.id, account.hashed))

    async def check_password(self, person_id: str, password: str) -> None:
        async with self._database.connect() as connection:
            hashed = await people_store.password(connection, person_id)
        if not await self._fits(password, hashed):
            raise WrongPassword()

    async def delete(self, person_id: str) -> None:
        """Erase a person: name, chat messages, password, sessions. Games are kept."""
        await self._database.writer.write(people_store.forget(person_id))
        self.forget_sessions(person_id)
        before = self.known(person_id)
        if before:
            self._remember(Person(person_id, "", before.kind))

    async def check_may_talk(self, person_id: str) -> None:
        """Raise Muted if an operator has muted the person."""
        async with self._database.connect() as connection:
            muted = await people_store.muted(connection, person_id)
        if muted > now():
            raise Muted()

    async def banned(self) -> list[str]:
        """All people who are banned now."""
        async with self._database.connect() as connection:
            return await people_store.banned(connection)

    # Devices

    async def devices(self, session: Session) -> list[Device]:
        async with self._database.connect() as connection:
            began = await people_store.sessions_of(connection, session.person.id)
        return [Device(found, created, found == session.id) for found, created in began]

    async def sign_out(self, session: Session, device: str) -> None:
        """End a session of the same person."""
        if device not in [found.id for found in await self.devices(session)]:
            raise NoSuchPerson()
        await self._database.writer.write([people_store.end_session(device)])
        self.forget_session(device)

    # Bot accounts

    async def bots(self, owner: str) -> list[BotAccount]:
        async with self._database.connect() as connection:
            return [BotAccount(bot) for bot in await people_store.bots(connection, owner)]

    async def new_bot(self, owner: Person, name: str) -> BotAccount:
        if owner.kind == "bot":
            raise NotAllowed()
        if len(await self.bots(owner.id)) >= self._limits.bots_a_person:
            raise TooManyBots(most=self._limits.bots_a_person)
        person = Person(secrets.new_id(), await self._free(name), "bot")
        session = await self._add(person, owner.id)
        return BotAccount(session.person, session.token)

    async def with_bots(self, owner: str) -> list[str]:
        """The person's bots, former bots included, and the person last."""
        below = [await self.with_bots(bot.person.id) for bot in await self.bots(owner)]
        return [*chain.from_iterable(below), owner]

    async def check_owner(self, owner: str, bot: str) -> None:
        if bot not in [found.person.id for found in await self.bots(owner)]:
            raise NoSuchPerson()

    async def _add(self, person: Person, owner: str | None) -> Session:
        session, added = _session_of(person)
        await self._database.writer.write([people_store.add_person(person, owner), added])
        self._remember(person)
        return self._remember_session(session)

    def forget_sessions(self, person_id: str) -> None:
        """Drop cached sessions of a person after sessions were ended."""
        kept = {k: s for k, s in self._sessions.items() if s.session.person.id != person_id}
        self._sessions = kept

    def forget_session(self, session_id: str) -> None:
        self._sessions = {k: s for k, s in self._sessions.items() if s.session.id != session_id}


def _session_of(person: Person, session_id: str = "") -> tuple[Session, Change]:
    session = Session(session_id or secrets.new_id(), person, secrets.new_token())
    hashed = secrets.token_hash(session.token)
    return session, people_store.add_session(session.id, hashed, person.id)
