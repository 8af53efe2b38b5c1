"""Updates made whole again, for clients in Python; `web/src/api/whole.ts` is the same."""

from typing import Any

import msgspec
from msgspec import Struct

from guildhall.server.socket.messages import Update
from guildhall.server.tables.messages import TableInfo
from guildhall.table.view import Entry, Position


class WholeUpdate(Struct, frozen=True):
    """An `Update` with complete `info` and `position`."""

    table: str
    seq: int
    entries: list[Entry]
    gap: bool
    info: TableInfo
    position: Position | None
    """None where it has not changed or the game has not begun."""


class WholeTable:
    """What the updates of one table have said so far."""

    def __init__(self) -> None:
        self.info: dict[str, Any] = {}
        self.position: dict[str, Any] | None = None

    def read(self, update: Update) -> WholeUpdate:
        """Take in the next update."""
        info, position = self.apply(update.info, update.position, whole=update.whole)
        return WholeUpdate(
            update.table,
            update.seq,
            update.entries,
            update.gap,
            msgspec.convert(info, TableInfo),
            msgspec.convert(position, Position) if position else None,
        )

    def apply(
        self, info: dict[str, Any] | None, position: dict[str, Any] | None, *, whole: bool
    ) -> tuple[dict[str, Any], dict[str, Any] | None]:
        """Return the whole info, and the whole position if it has changed."""
        if whole:
            self.info, self.position = {}, None
        self.info = {**self.info, **(info or {})}
        if position is None:
            return self.info, None
        before = self.position or {"view": {}}
        view = _changed(before["view"], position.get("view", {}))
        self.position = {**before, **position, "view": view}
        return self.info, self.position


def _changed(view: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    found = dict(view)
    for name, value in changes.items():
        field, _, place = name.partition(".")
        if place:
            found[field] = [*found[field]]
            found[field][int(place)] = value
        else:
            found[field] = value
    return found
