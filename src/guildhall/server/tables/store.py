"""SQL for changes of tables and their logs."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import bindparam, insert, update

from guildhall.server.storage.group_commit import Change
from guildhall.server.storage.schema import entries, seats, snapshots, tables
from guildhall.server.tables.messages import Status
from guildhall.server.tables.rows import Place, StoredTable, encoded, entry_row
from guildhall.table.entry import LogEntry
from guildhall.table.view import Result

_ADD_TABLE: Final = insert(tables)
_ADD_SEAT: Final = insert(seats)
_ADD_ENTRY: Final = insert(entries)
_ADD_SNAPSHOT: Final = insert(snapshots)
_OF_TABLE: Final = update(tables).where(tables.c.id == bindparam("of_table"))
_SET_STATUS: Final = _OF_TABLE.values(status=bindparam("new"))
_BEGIN: Final = _OF_TABLE.values(status="running", fingerprint=bindparam("rules"))
_END: Final = _OF_TABLE.values(status="over", result=bindparam("final"))
_SET_REMATCH: Final = _OF_TABLE.values(rematch=bindparam("new"))
_SHARE: Final = _OF_TABLE.values(shared=True)
_SET_SEAT: Final = (
    update(seats)
    .where(seats.c.table_id == bindparam("of_table"), seats.c.seat == bindparam("of_seat"))
    .values(person=bindparam("new_person"), bot=bindparam("new_bot"))
)


def add_table(table: StoredTable, places: Sequence[Place]) -> list[Change]:
    rows = [place.row(table.id, seat) for seat, place in enumerate(places)]
    return [(_ADD_TABLE, table.row()), *((_ADD_SEAT, row) for row in rows)]


def add_line(table: str, line: LogEntry) -> Change:
    return _ADD_ENTRY, entry_row(table, line)


def add_snapshot(table: str, seq: int, position: bytes) -> Change:
    return _ADD_SNAPSHOT, {"table_id": table, "seq": seq, "position": position}


def set_seat(table: str, seat: int, place: Place) -> Change:
    row = {"of_table": table, "of_seat": seat, "new_person": place.person, "new_bot": place.bot}
    return _SET_SEAT, row


def set_status(table: str, status: Status) -> Change:
    return _SET_STATUS, {"of_table": table, "new": status}


def begin(table: str, fingerprint: str) -> Change:
    return _BEGIN, {"of_table": table, "rules": fingerprint}


def end(table: str, result: Result) -> Change:
    return _END, {"of_table": table, "final": encoded(result)}


def set_rematch(table: str, again: str) -> Change:
    return _SET_REMATCH, {"of_table": table, "new": again}


def share(table: str) -> Change:
    return _SHARE, {"of_table": table}
