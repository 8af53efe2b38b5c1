"""What is stored of a table beside its log, in short, for lists."""

from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from guildhall.server.tables.messages import Status
from guildhall.table.entry import LogEntry
from guildhall.table.settings import Branch, TableSettings
from guildhall.table.view import Result


class Place(Struct):
    """Who sits on a seat: a person, a bot, or a bot that keeps a person's seat."""

    person: str | None = None
    bot: str = ""
    name: str = ""
    """Of a player in an uploaded record."""

    @property
    def free(self) -> bool:
        return not self.person and not self.bot and not self.name

    def row(self, table_id: str, seat: int) -> dict[str, Any]:
        return {"table_id": table_id, "seat": seat, **asdict(self)}


class StoredTable(Struct, kw_only=True):
    """A row of `tables`."""

    id: str
    game: str
    settings: TableSettings
    status: Status
    host: str
    created: int
    fingerprint: str = ""
    """Of the rules it began with."""
    rematch: str = ""
    shared: bool = False
    uploaded: bool = False
    result: Result | None = None
    word: str = ""
    """Hash of the word that people enter to sit down; empty for none."""

    def row(self) -> dict[str, Any]:
        row = {**asdict(self), **asdict(self.settings)}
        del row["settings"]
        branch = row.pop("branch") or Branch("", 0, "")
        return {
            **row,
            "branch_of": branch.of,
            "branch_at": branch.at,
            "branch_name": branch.name,
            "options": msgspec.json.encode(self.settings.options).decode(),
            "result": encoded(self.result),
        }


def encoded(result: Result | None) -> str:
    return msgspec.json.encode(result).decode() if result else ""


_PLAIN: Final = set(TableSettings.__struct_fields__) - {"options", "branch"}


def from_row(row: Any) -> StoredTable:
    columns = row._mapping
    settings = TableSettings(
        options=msgspec.json.decode(row.options),
        branch=Branch(row.branch_of, row.branch_at, row.branch_name) if row.branch_of else None,
        **{name: columns[name] for name in _PLAIN},
    )
    return StoredTable(
        id=row.id,
        game=row.game,
        settings=settings,
        status=row.status,
        host=row.host,
        created=row.created,
        fingerprint=row.fingerprint,
        rematch=row.rematch,
        shared=row.shared,
        uploaded=row.uploaded,
        result=msgspec.json.decode(row.result, type=Result) if row.result else None,
        word=row.word,
    )


def entry_row(table_id: str, entry: LogEntry) -> dict[str, Any]:
    """The row of `entries` for an entry; see the schema for what the numbers mean."""
    return {
        "table_id": table_id,
        "data": entry.stored_details(),
        "events": entry.stored_events(),
        **{name: getattr(entry, name) for name in _NUMBERS},
    }


def entry_of(row: Any) -> LogEntry:
    """The entry of a row."""
    columns = row._mapping
    return LogEntry.load(
        details=row.data, events=row.events, **{name: columns[name] for name in _NUMBERS}
    )


_NUMBERS: Final = [name for name in LogEntry.__struct_fields__ if name not in ("details", "events")]


class Listed(Struct):
    """A table for a list, with what its last entry says."""

    table: StoredTable
    seq: int
    turn: int
    depth: int
    since: int
    """When its clock began to run, or its position came about."""
    clocks: list[int] = []
    """What everybody had left then; empty where there is no clock."""
