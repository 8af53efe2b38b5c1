"""Operator actions on people, tables and tournaments, recorded in the audit log."""

import getpass
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sqlalchemy import URL, ColumnElement, Connection, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from guildhall.core.state import NOBODY
from guildhall.server.accounts import names, secrets
from guildhall.server.clock import now
from guildhall.server.errors import (
    NameTaken,
    NoAccount,
    NoSuchAnnouncement,
    NoSuchPerson,
    NoSuchTable,
    NoSuchTournament,
    NotEntering,
    NothingSaid,
    NotOpen,
    SeveralPeople,
)
from guildhall.server.operations import announcement_store, audit_log, cleanup
from guildhall.server.operations.cleanup import Before, Old, Tidied
from guildhall.server.settings import DAY
from guildhall.server.storage.database import check_version, opened
from guildhall.server.storage.schema import (
    entries,
    people,
    reports,
    resets,
    seats,
    sessions,
    tables,
    tournaments,
)
from guildhall.server.tables.rows import entry_row
from guildhall.server.tournaments import store as tournaments_store
from guildhall.table.entry import LogEntry, TextRemoved
from guildhall.table.view import EntryKind, PersonKind

FOREVER: Final = 253_402_300_799_000
"""The end of the year 9999."""
_MOST_FOUND: Final = 50
_TRIES: Final = 20

Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Found:
    """A person as an operator sees them."""

    id: str
    name: str
    kind: PersonKind
    email: str
    owner: str
    created: int
    banned: int
    muted: int
    devices: int
    tables: int


def act(url: URL, work: "Callable[[Operator], Answer]") -> Answer:
    """Run an action in one transaction, and retry if a running server changed the same rows."""
    tries = 1
    with opened(url) as engine:
        while True:
            try:
                with engine.begin() as connection:
                    check_version(connection)
                    return work(Operator(connection))
            except IntegrityError:
                if tries == _TRIES:
                    raise
                tries += 1


class Operator:
    """An operator: any user who can run commands on the server's machine."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._name = getpass.getuser()

    # Search

    def find(self, words: str) -> list[Found]:
        """People by id, e-mail address or part of a name, the newest first."""
        folded = names.folded(words)
        return self._found(
            or_(
                people.c.id == words,
                func.lower(people.c.email) == words.lower(),
                people.c.login.contains(folded, autoescape=True),
                people.c.name.contains(words, autoescape=True),
            )
        )

    def person(self, who: str) -> Found:
        """The person with this id or name; an account precedes guests with the same name."""
        for condition in (
            people.c.id == who,
            people.c.login == names.folded(who),
            people.c.name == who,
        ):
            found = self._found(condition) if who else []
            if len(found) == 1:
                return found[0]
            if found:
                raise SeveralPeople(name=who, ids=", ".join(one.id for one in found))
        raise NoSuchPerson()

    def _found(self, condition: ColumnElement[bool]) -> list[Found]:
        devices = _count(sessions.c.person == people.c.id)
        sat = _count(seats.c.person == people.c.id)
        query = (
            select(people, devices.label("devices"), sat.label("tables"))
            .where(condition)
            .order_by(people.c.created.desc())
            .limit(_MOST_FOUND)
        )
        return [
            Found(
                row.id,
                row.name,
                row.kind,
                row.email or "",
                row.owner or "",
                row.created,
                row.banned or 0,
                row.muted or 0,
                row.devices,
                row.tables,
            )
            for row in self._connection.execute(query)
        ]

    # People

    def reset_password(self, who: str, reason: str) -> str:
        """Set a new password for an account and sign out all its devices; return it."""
        person = self.person(who)
        if person.kind != "account":
            raise NoAccount(name=person.name)
        password = secrets.new_password()
        self._change(person, password=secrets.hash_password(password))
        self._end_sessions(person)
        self._write("reset-password", person, reason)
        return password

    def sign_out(self, who: str, reason: str) -> Found:
        person = self.person(who)
        self._end_sessions(person)
        self._write("sign-out", person, reason)
        return person

    def ban(self, who: str, days: int, reason: str) -> int:
        """Ban a person and their bot accounts; return the end of the ban."""
        person = self.person(who)
        until = _until(days)
        self._change(person, banned=until)
        # Tokens of bot accounts become valid again after the ban.
        if person.kind != "bot":
            self._end_sessions(person)
        self._write("ban", person, reason)
        return until

    def unban(self, who: str, reason: str) -> Found:
        person = self.person(who)
        self._change(person, banned=None)
        self._write("unban", person, reason)
        return person

    def mute(self, who: str, days: int, reason: str) -> int:
        person = self.person(who)
        until = _until(days)
        self._change(person, muted=until)
        self._write("mute", person, reason)
        return until

    def unmute(self, who: str, reason: str) -> Found:
        person = self.person(who)
        self._change(person, muted=None)
        self._write("unmute", person, reason)
        return person

    def rename(self, who: str, name: str, reason: str) -> Found:
        person = self.person(who)
        kept = names.checked(name)
        login, look = names.folded(kept), names.look(kept)
        twins = or_(people.c.login == login, people.c.look == look)
        taken = select(people.c.id).where(twins, people.c.id != person.id)
        owned = person.kind != "account" or names.may_be_owned(kept)
        if not owned or self._connection.execute(taken).first():
            raise NameTaken(name=kept)
        if person.kind == "account":
            self._change(person, name=kept, login=login, look=look)
        else:
            self._change(person, name=kept)
        self._write("rename", person, f"{person.name} → {kept}" + (f": {reason}" if reason else ""))
        return person

    def _change(self, person: Found, **values: object) -> None:
        self._connection.execute(update(people).where(people.c.id == person.id).values(values))

    def _end_sessions(self, person: Found) -> None:
        for table in (sessions, resets):
            self._connection.execute(delete(table).where(table.c.person == person.id))

    def _write(self, action: str, person: Found, detail: str) -> None:
        audit_log.write(self._connection, self._name, action, person=person.id, detail=detail)

    # Tables

    def close_table(self, table_id: str, reason: str) -> None:
        """Close an open or running table, without a result."""
        row = self._table(table_id)
        if row.status not in ("open", "running"):
            raise NotOpen()
        self._append(table_id, "closed")
        closed = update(tables).where(tables.c.id == table_id).values(status="closed")
        self._connection.execute(closed)
        audit_log.write(self._connection, self._name, "close", table=table_id, detail=reason)

    def remove_words(self, table_id: str, seq: int, reason: str) -> None:
        """Empty one chat message, by the number of its entry."""
        self._table(table_id)
        said = entries.c.table_id == table_id, entries.c.seq == seq, entries.c.kind == "said"
        found = self._connection.execute(select(entries).where(*said)).first()
        if found is None:
            raise NothingSaid(table=table_id, entry=seq)
        self._connection.execute(update(entries).where(*said).values(data="{}"))
        self._append(
            table_id, "unsaid", seat=found.seat, person=found.person, details=TextRemoved(to=seq)
        )
        audit_log.write(
            self._connection,
            self._name,
            "remove-words",
            person=found.person,
            table=table_id,
            detail=reason,
        )

    def remove_all_words(self, who: str, reason: str) -> int:
        """Empty all chat messages of a person; return their number."""
        person = self.person(who)
        said = entries.c.person == person.id, entries.c.kind == "said", entries.c.data != "{}"
        found = self._connection.execute(select(entries.c.table_id).where(*said)).scalars().all()
        self._connection.execute(update(entries).where(*said).values(data="{}"))
        for table_id in sorted(set(found)):
            self._append(table_id, "unsaid", person=person.id, details=TextRemoved())
            audit_log.write(
                self._connection,
                self._name,
                "remove-words",
                person=person.id,
                table=table_id,
                detail=reason,
            )
        return len(found)

    def _table(self, table_id: str) -> Any:
        row = self._connection.execute(select(tables).where(tables.c.id == table_id)).first()
        if row is None:
            raise NoSuchTable(table=table_id)
        return row

    def _append(self, table_id: str, kind: EntryKind, **fields: Any) -> None:
        """Append an entry to a log; the game is unchanged unless the entry closes the table."""
        query = (
            select(entries)
            .where(entries.c.table_id == table_id)
            .order_by(entries.c.seq.desc())
            .limit(1)
        )
        last = self._connection.execute(query).one()
        line = LogEntry(
            seq=last.seq + 1,
            at=now(),
            kind=kind,
            head=last.head,
            depth=last.depth,
            floor=last.floor,
            turn=NOBODY if kind == "closed" else last.turn,
            **fields,
        )
        self._connection.execute(insert(entries).values(entry_row(table_id, line)))

    # Tournaments

    def cancel_tournament(self, tournament: str, reason: str) -> str:
        """Cancel a tournament; return its name."""
        about = self._tournament(tournament)
        if about.status not in ("open", "running"):
            raise NotEntering()
        self._connection.execute(*tournaments_store.cancel(tournament))
        self._write_of(about, "cancel-tournament", reason)
        return str(about.name)

    def rename_tournament(self, tournament: str, name: str, reason: str) -> str:
        """Rename a tournament; return its old name."""
        about, kept = self._tournament(tournament), names.checked(name)
        self._connection.execute(*tournaments_store.rename(tournament, kept))
        self._write_of(about, "rename-tournament", f"→ {kept}" + (f": {reason}" if reason else ""))
        return str(about.name)

    def _tournament(self, tournament: str) -> Any:
        query = select(tournaments).where(tournaments.c.id == tournament)
        row = self._connection.execute(query).first()
        if row is None:
            raise NoSuchTournament()
        return row

    def _write_of(self, tournament: Any, action: str, detail: str) -> None:
        detail_text = " ".join(part for part in (tournament.id, tournament.name, detail) if part)
        audit_log.write(
            self._connection, self._name, action, person=tournament.host, detail=detail_text
        )

    # The server

    def set_drained(self, reason: str, *, drained: bool) -> bool:
        """Start or stop draining; return False if nothing changed."""
        changed = announcement_store.set_drained(self._connection, drained=drained)
        if changed:
            action = "drain" if drained else "undrain"
            audit_log.write(self._connection, self._name, action, detail=reason)
        return changed

    def announce(self, text: str, until: int) -> int:
        """Publish an announcement; return its number."""
        number = announcement_store.add(self._connection, text, until)
        audit_log.write(self._connection, self._name, "announce", detail=f"{number}: {text}")
        return number

    def withdraw(self, number: int) -> None:
        if not announcement_store.remove(self._connection, number):
            raise NoSuchAnnouncement(number=number)
        audit_log.write(self._connection, self._name, "withdraw", detail=str(number))

    def announcements(self) -> list[Any]:
        return announcement_store.standing(self._connection)

    def find_old(self, before: Before) -> Old:
        return cleanup.find(self._connection, before)

    def tidy(self, before: Before, old: Old) -> Tidied:
        """Delete some old data."""
        gone = cleanup.tidy(self._connection, before, old)
        if gone:
            detail_text = f"guests {gone.guests}, tables {gone.tables}, audit {gone.lines}"
            audit_log.write(self._connection, self._name, "tidy", detail=detail_text)
        return gone

    # Reports

    def reports(self, most: int) -> list[Any]:
        """The reports, in order of time."""
        who, whom = people.alias("who"), people.alias("whom")
        query = (
            select(reports, who.c.name.label("by_name"), whom.c.name.label("name"))
            .outerjoin(who, who.c.id == reports.c.person)
            .outerjoin(whom, whom.c.id == reports.c.reported)
            .order_by(reports.c.id.desc())
            .limit(most)
        )
        return list(self._connection.execute(query).all())[::-1]

    # Audit log

    def log(self, most: int) -> list[Any]:
        return audit_log.read(self._connection, most)


def _count(condition: ColumnElement[bool]) -> Any:
    return select(func.count()).where(condition).scalar_subquery()


def _until(days: int) -> int:
    return now() + days * DAY * 1000 if days else FOREVER
