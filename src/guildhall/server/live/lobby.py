"""Who follows the lobby, and what they are told."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from guildhall.server.live.table import Table
from guildhall.server.wire.tables import TableInfo

if TYPE_CHECKING:
    from guildhall.server.live.connection import Connection

MOST_OWN: Final = 100
"""Running tables of one person of which a process wants to hear, the newest: more are not listed
for him either."""


class Lobbies:
    """The sockets that follow the lobby."""

    def __init__(self) -> None:
        self._everybody: set[Connection] = set()
        self._by_person: dict[str, set[Connection]] = {}
        self._players: dict[str, set[str]] = {}
        """By running table: who plays there and follows the lobby here."""
        self._own: dict[str, dict[str, None]] = {}
        """The same by person."""
        self.public: tuple[list[TableInfo], list[TableInfo]] | None = None
        """The public tables, open and running, as they were last read."""
        self.public_until = 0.0
        self.changes = 0

    def join(self, connection: "Connection") -> None:
        self._everybody.add(connection)
        if connection.person_id:
            self._by_person.setdefault(connection.person_id, set()).add(connection)

    def leave(self, connection: "Connection") -> None:
        self._everybody.discard(connection)
        if mine := self._by_person.get(connection.person_id or ""):
            mine.discard(connection)
            if not mine:
                del self._by_person[connection.person_id or ""]
                for table_id in list(self._own.get(connection.person_id or "", ())):
                    self._forget(connection.person_id or "", table_id)

    def followers(self) -> "list[Connection]":
        return list(self._everybody)

    @property
    def followed(self) -> bool:
        return bool(self._everybody)

    def read_again(self) -> None:
        """The lists are other ones now."""
        self.public = None
        self.changes += 1

    def follows(self, person: str) -> bool:
        return person in self._by_person

    def concerns(self, table: Table) -> bool:
        """Whether somebody who sits there follows the lobby here."""
        return any(place.person in self._by_person for place in table.places)

    def awaits(self, table_id: str) -> bool:
        """Whether somebody who plays there follows the lobby here, as far as is remembered."""
        return table_id in self._players

    def remember(self, person: str, table_ids: Iterable[str]) -> None:
        """Somebody who follows the lobby here plays at these tables."""
        if person in self._by_person:
            for table_id in table_ids:
                self._add(person, table_id)

    def _note(self, table: Table) -> None:
        """Remember who plays there now, of those who follow the lobby here."""
        sitting = {place.person for place in table.places if place.person}
        playing = sitting & self._by_person.keys() if table.status == "running" else set()
        before = self._players.get(table.id, set())
        for person in before - playing:
            self._forget(person, table.id)
        for person in playing - before:
            self._add(person, table.id)

    def _add(self, person: str, table_id: str) -> None:
        own = self._own.setdefault(person, {})
        own[table_id] = None
        self._players.setdefault(table_id, set()).add(person)
        if len(own) > MOST_OWN:
            self._forget(person, next(iter(own)))

    def _forget(self, person: str, table_id: str) -> None:
        del self._own[person][table_id]
        if not self._own[person]:
            del self._own[person]
        self._players[table_id].discard(person)
        if not self._players[table_id]:
            del self._players[table_id]

    def changed(self, table: Table) -> None:
        """Tell those who sit there."""
        self._note(table)
        for place in table.places:
            self.tell(table, place.person)

    def tell(self, table: Table, person: str | None) -> None:
        """Tell one person of a table, and nobody else."""
        for connection in self._by_person.get(person or "", ()):
            connection.wake_lobby(table)

    def announce(self, table: Table, *others: str | None) -> None:
        """Tell everybody, of a public table, and these people too: seats or status changed."""
        self._note(table)
        self.read_again()
        told = set(self._everybody) if table.public else set()
        for person in others:
            told |= self._by_person.get(person or "", set())
        for connection in told:
            connection.wake_lobby(table)
