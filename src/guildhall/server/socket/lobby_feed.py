"""What one socket is sent of the lobby."""

import asyncio
from collections.abc import Iterator

from guildhall.server.context import Context
from guildhall.server.socket.encoding import encoded
from guildhall.server.socket.messages import LobbyState
from guildhall.server.tables import listing
from guildhall.server.tables.table import Table


class LobbyFeed:
    """The whole lobby, and the tables that have changed since."""

    def __init__(self, context: Context, person: str | None, due: asyncio.Event) -> None:
        self._context = context
        self._person = person
        self._due = due
        self._changed: dict[str, Table] = {}
        self._whole = ""
        """The whole lobby, to be sent before the changes."""
        self._readings = 0
        """How often the whole lobby is being read; changes wait until it is sent."""
        self._last = 0
        """Hash of the whole lobby that was sent last; 0 if changes were sent since."""

    def changed(self, table: Table) -> None:
        self._last = 0
        self._changed[table.id] = table
        self._due.set()

    async def refresh(self) -> None:
        """Send the whole lobby unless the client has it: changes may have been missed."""
        whole = encoded(await self.read())
        if hash(whole) != self._last:
            self._last = 0 if self._changed else hash(whole)
            self._whole = whole
            self._due.set()

    async def read(self) -> LobbyState:
        """The whole lobby, to be sent at once."""
        self._readings += 1
        try:
            return LobbyState(await listing.followed(self._context, self._person))
        finally:
            self._readings -= 1
            self._due.set()

    def messages(self) -> Iterator[str]:
        """Yield what is to be sent."""
        if self._whole:
            yield self._whole
            self._whole = ""
        # The client replaces all it knows by the whole lobby, which may not have these changes.
        while self._changed and not self._readings:
            _, table = self._changed.popitem()
            invited = self._context.lobbies.is_invited(self._person, table.id)
            yield self._context.updates.lobby_change(table, invited=invited)
