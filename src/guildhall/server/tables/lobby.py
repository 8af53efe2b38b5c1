"""The sockets that follow the lobby, and their updates."""

from collections.abc import Iterable, Set
from typing import Final

from guildhall.server.tables.messages import TableInfo
from guildhall.server.tables.table import Table, Watcher

MOST_OWN: Final = 100
"""Maximum number of running tables per person that a process tracks, the newest, and of
invitations; no more are listed."""


class Lobbies:
    """The sockets that follow the lobby."""

    def __init__(self) -> None:
        self._all: set[Watcher] = set()
        self._by_person: dict[str, set[Watcher]] = {}
        self._playing = TablesByPerson(MOST_OWN)
        """Running tables and their players who follow the lobby here."""
        self._invited = TablesByPerson(MOST_OWN)
        """Open tables and the invited people who follow the lobby here."""
        self.public: tuple[list[TableInfo], list[TableInfo]] | None = None
        """The public tables, open and running, as last read."""
        self.public_until = 0.0
        self.changes = 0

    def join(self, connection: Watcher) -> None:
        self._all.add(connection)
        if connection.person_id:
            self._by_person.setdefault(connection.person_id, set()).add(connection)

    def leave(self, connection: Watcher) -> None:
        self._all.discard(connection)
        person = connection.person_id or ""
        if mine := self._by_person.get(person):
            mine.discard(connection)
            if not mine:
                del self._by_person[person]
                self._playing.forget_person(person)
                self._invited.forget_person(person)

    def followers(self) -> list[Watcher]:
        return list(self._all)

    @property
    def followed(self) -> bool:
        return bool(self._all)

    def read_again(self) -> None:
        """The lists have changed."""
        self.public = None
        self.changes += 1

    def follows(self, person: str) -> bool:
        return person in self._by_person

    def concerns(self, table: Table) -> bool:
        """Whether a player of the table follows the lobby here."""
        return any(place.person in self._by_person for place in table.places)

    def awaits(self, table_id: str) -> bool:
        """Whether a player of the table follows the lobby here, among those tracked."""
        return table_id in self._playing

    def is_invited(self, person: str | None, table_id: str) -> bool:
        """Whether an invited person of an open table follows the lobby here."""
        return person in self._invited.of_table(table_id)

    def invite(self, person: str, table_ids: Iterable[str]) -> None:
        """Track tables to which a person is invited."""
        if person in self._by_person:
            for table_id in table_ids:
                self._invited.add(person, table_id)

    def remember(self, person: str, table_ids: Iterable[str]) -> None:
        """Track running tables of a person who follows the lobby here."""
        if person in self._by_person:
            for table_id in table_ids:
                self._playing.add(person, table_id)

    def _note(self, table: Table) -> None:
        """Track the current players of a table who follow the lobby here."""
        sitting = {place.person for place in table.places if place.person}
        playing = sitting & self._by_person.keys() if table.status == "running" else set()
        before = self._playing.of_table(table.id)
        for person in before - playing:
            self._playing.forget(person, table.id)
        for person in playing - before:
            self._playing.add(person, table.id)

    def changed(self, table: Table) -> None:
        """Send a change to the players of a table."""
        self._note(table)
        for place in table.places:
            self.notify(table, place.person)

    def notify(self, table: Table, person: str | None) -> None:
        """Send a table to one person only."""
        for connection in self._by_person.get(person or "", ()):
            connection.lobby.changed(table)

    def announce(self, table: Table, *others: str | None) -> None:
        """Send a change to these people, to invited ones, and for public tables to all."""
        self._note(table)
        self.read_again()
        receivers = set(self._all) if table.settings.public else set()
        for person in (*others, *self._invited.of_table(table.id)):
            receivers |= self._by_person.get(person or "", set())
        if table.status != "open":
            self._invited.forget_table(table.id)
        for connection in receivers:
            connection.lobby.changed(table)


class TablesByPerson:
    """Tables by person and people by table; per person only a maximum number, the latest ones."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._people: dict[str, set[str]] = {}
        self._tables: dict[str, dict[str, None]] = {}

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._people

    def of_table(self, table_id: str) -> Set[str]:
        return self._people.get(table_id, set())

    def add(self, person: str, table_id: str) -> None:
        own = self._tables.setdefault(person, {})
        own[table_id] = None
        self._people.setdefault(table_id, set()).add(person)
        if len(own) > self._most:
            self.forget(person, next(iter(own)))

    def forget(self, person: str, table_id: str) -> None:
        del self._tables[person][table_id]
        if not self._tables[person]:
            del self._tables[person]
        self._people[table_id].discard(person)
        if not self._people[table_id]:
            del self._people[table_id]

    def forget_person(self, person: str) -> None:
        for table_id in list(self._tables.get(person, ())):
            self.forget(person, table_id)

    def forget_table(self, table_id: str) -> None:
        for person in list(self.of_table(table_id)):
            self.forget(person, table_id)
