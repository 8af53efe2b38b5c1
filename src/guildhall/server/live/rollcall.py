"""Who is there: who has a page open, and at which table, on this process and on others."""

from collections import Counter
from typing import TYPE_CHECKING

from guildhall.server.live.table import Table
from guildhall.server.store import neighbours
from guildhall.server.store.neighbours import Spot

if TYPE_CHECKING:
    from guildhall.server.live.house import House

ANYWHERE = ""


class Rollcall:
    """The sockets of this process, told to the others, and what those tell."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._here: Counter[Spot] = Counter()
        self._untold: set[Spot] = set()
        self._unread: set[str] = set()
        """Tables at which somebody came or went elsewhere."""

    def came(self, table: str, person: str | None) -> None:
        self._count(table, person, 1)
        if table and self._house.neighbours:
            self._unread.add(table)

    def left(self, table: str, person: str | None) -> None:
        self._count(table, person, -1)

    def _count(self, table: str, person: str | None, sockets: int) -> None:
        spot = table, person or ""
        self._here[spot] += sockets
        if not self._here[spot]:
            del self._here[spot]
        # Where nobody else is, nobody is told.
        if self._house.neighbours:
            self._untold.add(spot)

    def changed_elsewhere(self, table: str) -> None:
        self._unread.add(table)

    def begin_anew(self) -> None:
        """Other processes came or went."""
        self._untold |= set(self._here)
        self._unread |= {table.id for table in self._house.loaded() if table.watchers}

    async def exchange(self) -> None:
        """Tell the others what is new here, and learn what is new there."""
        house = self._house
        if self._untold:
            told, self._untold = self._untold, set()
            try:
                await house.database.writer.write(
                    [neighbours.present(house.process, one, self._here[one]) for one in told]
                )
            except BaseException:
                self._untold |= told
                raise
        watched = {table: house.in_memory(table) for table in self._unread}
        wanted = {table_id: table for table_id, table in watched.items() if table}
        if wanted:
            async with house.database.connect() as connection:
                found = await neighbours.elsewhere(connection, wanted, house.process)
            for table_id, table in wanted.items():
                table.elsewhere = found[table_id]
                show_presence(table)
        self._unread.difference_update(watched)


def show_presence(table: Table) -> None:
    """Tell everybody at a table who is there now."""
    table.presence = b""
    for connection in table.watchers:
        connection.wake_presence(table)
