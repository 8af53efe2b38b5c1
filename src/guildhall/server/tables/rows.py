"""Rows of tables, seats and entries, and their conversion."""

from dataclasses import dataclass, fields
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from guildhall.server.tables.messages import Status
from guildhall.table.entry import LogEntry
from guildhall.table.settings import Branch, TableSettings
from guildhall.table.view import Result


class Place(Struct):
    """The player on a seat: a person, a bot, or a bot that plays for a person."""

    person: str | None = None
    bot: str = ""
    name: str = ""
    """The name of a player in an uploaded record."""

    @property
    def free(self) -> bool:
        return not self.person and not self.bot and not self.name

    def row(self, table_id: str, seat: int) -> dict[str, Any]:
        return {"table_id": table_id, "seat": seat, **asdict(self)}


@dataclass(eq=False, kw_only=True)
class StoredTable:
    """A row of `tables`: a field has a column of its name unless `row` says otherwise."""

    id: str
    game_name: str = ""
    settings: TableSettings
    status: Status
    host: str
    created: int
    fingerprint: str = ""
    """The rules that the game began with."""
    rematch: str = ""
    shared: bool = False
    uploaded: bool = False
    result: Result | None = None
    password_hash: str = ""
    """Empty without a password."""

    def row(self) -> dict[str, Any]:
        settings, branch = self.settings, self.settings.branch or Branch("", 0, "")
        return {
            **{name: getattr(self, name) for name in _COLUMNS},
            **{name: getattr(settings, name) for name in _SETTINGS},
            "game": self.game_name,
            "word": self.password_hash,
            "branch_of": branch.of,
            "branch_at": branch.at,
            "branch_name": branch.name,
            "options": msgspec.json.encode(settings.options).decode(),
            "result": encoded(self.result),
        }


_COLUMNS: Final = {field.name for field in fields(StoredTable)} - {
    "game_name", "settings", "result", "password_hash",
}  # fmt: skip
_SETTINGS: Final = set(TableSettings.__struct_fields__) - {"options", "branch"}


def encoded(result: Result | None) -> str:
    return msgspec.json.encode(result).decode() if result else ""


def table_of(row: Any) -> StoredTable:
    """The table of a row."""
    columns = row._mapping
    settings = TableSettings(
        options=msgspec.json.decode(row.options),
        branch=Branch(row.branch_of, row.branch_at, row.branch_name) if row.branch_of else None,
        **{name: columns[name] for name in _SETTINGS},
    )
    return StoredTable(
        game_name=row.game,
        settings=settings,
        password_hash=row.word,
        result=msgspec.json.decode(row.result, type=Result) if row.result else None,
        **{name: columns[name] for name in _COLUMNS},
    )


def entry_row(table_id: str, entry: LogEntry) -> dict[str, Any]:
    """The row of `entries` for an entry; the schema explains the numbers."""
    return {
        "table_id": table_id,
        "data": entry.stored_details(),
        "events": entry.stored_events(),
        **{name: getattr(entry, name) for name in _NUMBERS},
    }


def entry_of(row: Any) -> LogEntry:
    """The entry of a row, which may come from SQLAlchemy or from psycopg."""
    return LogEntry.load(
        details=row.data, events=row.events, **{name: getattr(row, name) for name in _NUMBERS}
    )


_NUMBERS: Final = [name for name in LogEntry.__struct_fields__ if name not in ("details", "events")]


class Listed(Struct):
    """A table for a list, with numbers of its last entry."""

    table: StoredTable
    seq: int
    turn: int
    depth: int
    since: int
    """When its clock began to run."""
    clocks: list[int] = []
    """Milliseconds that every seat had left then; empty without a clock."""
