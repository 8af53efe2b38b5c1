"""Who follows the lobby, and what they are told."""

from typing import TYPE_CHECKING

from guildhall.server.live.table import Table
from guildhall.server.wire.tables import TableInfo

if TYPE_CHECKING:
    from guildhall.server.live.connection import Connection


class Lobbies:
    """The sockets that follow the lobby."""

    def __init__(self) -> None:
        self._everybody: set[Connection] = set()
        self._by_person: dict[str, set[Connection]] = {}
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

    def followers(self) -> "list[Connection]":
        return list(self._everybody)

    @property
    def followed(self) -> bool:
        return bool(self._everybody)

    def read_again(self) -> None:
        """The lists are other ones now."""
        self.public = None
        self.changes += 1

    def concerns(self, table: Table) -> bool:
        """Whether somebody who sits there follows the lobby here."""
        return any(place.person in self._by_person for place in table.places)

    def changed(self, table: Table) -> None:
        """Tell those who sit there."""
        for place in table.places:
            for connection in self._by_person.get(place.person or "", ()):
                connection.wake_lobby(table)

    def announce(self, table: Table, *others: str | None) -> None:
        """Tell everybody, of a public table, and these people too: seats or status changed."""
        self.read_again()
        told = set(self._everybody) if table.public else set()
        for person in others:
            told |= self._by_person.get(person or "", set())
        for connection in told:
            connection.wake_lobby(table)
