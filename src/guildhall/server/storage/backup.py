"""Backup of a whole database in one file, the same format for SQLite and PostgreSQL.

The file is gzipped JSON: a header line, for each table a line with its columns and one line per
row, and a last line with the number of rows and a checksum, which detects truncated files. It
contains everything, secrets included.
"""

import base64
import gzip
import hashlib
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import (
    URL,
    Connection,
    LargeBinary,
    MetaData,
    Table,
    delete,
    func,
    insert,
    select,
    text,
)

from guildhall.server.clock import now
from guildhall.server.operator_errors import BadBackup, WrongDatabase
from guildhall.server.storage.database import (
    check_version,
    create_private,
    found_version,
    is_sqlite,
    migrate,
    opened,
)
from guildhall.server.storage.schema import VERSION, metadata, people

_FORMAT: Final = 1
_AT_ONCE: Final = 1000
_LOGS: Final = ("-wal", "-journal")
"""Uncommitted files of SQLite, which it would apply to any database with this name."""


class _Head(Struct, forbid_unknown_fields=True):
    guildhall_backup: int
    version: str
    at: int


class _Part(Struct, forbid_unknown_fields=True):
    table: str
    columns: list[str]


class _Tail(Struct, forbid_unknown_fields=True):
    rows: int
    checksum: str


# Backup


def backup(url: URL, file: Path) -> int:
    """Write a snapshot of the database to a new file; return the number of rows."""
    try:
        if file.exists():
            raise BadBackup(reason="exists", file=str(file))
        unfinished = file.with_name(file.name + ".part")
        create_private(unfinished)
    except OSError as error:
        raise BadBackup(reason="unwritable", file=str(file)) from error
    try:
        with opened(url) as engine, engine.connect() as connection:
            with unfinished.open("wb") as raw, gzip.open(raw, "wb", compresslevel=5) as packed:
                rows = _write_all(_at_one_moment(connection), packed)
            _make_durable(unfinished)
        unfinished.rename(file)
    except OSError as error:
        raise BadBackup(reason="unwritable", file=str(file)) from error
    finally:
        unfinished.unlink(missing_ok=True)
    return rows


def _make_durable(file: Path) -> None:
    with file.open("rb") as written:
        os.fsync(written.fileno())


def _at_one_moment(connection: Connection) -> Connection:
    """Read one snapshot, without blocking writers."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")
        return connection
    frozen = connection.execution_options(isolation_level="REPEATABLE READ")
    frozen.execute(text("SET LOCAL statement_timeout = 0"))
    return frozen


def _write_all(connection: Connection, packed: gzip.GzipFile) -> int:
    check_version(connection)
    checksum, rows = hashlib.sha256(), 0

    def write(what: object) -> None:
        line = msgspec.json.encode(what) + b"\n"
        checksum.update(line)
        packed.write(line)

    write(_Head(_FORMAT, VERSION, now()))
    for table in metadata.sorted_tables:
        write(_Part(str(table.name), [str(column.name) for column in table.columns]))
        # The owner of a bot account precedes it, whatever their timestamps.
        first = [table.c.owner.is_not(None), table.c.created] if table is people else []
        query = select(table).order_by(*first, *table.primary_key)
        found = connection.execution_options(yield_per=_AT_ONCE).execute(query)
        for row in found:
            write(list(row))
            rows += 1
    packed.write(msgspec.json.encode(_Tail(rows, checksum.hexdigest())) + b"\n")
    return rows


# Restore


def restore(url: URL, file: Path) -> int:
    """Restore a file into a new, empty database, completely or not at all."""
    rows = _check(file)
    with _lines(file) as lines:
        head = msgspec.json.decode(next(lines), type=_Head)
        if head.version > VERSION:
            raise WrongDatabase(reason="new", detail=head.version)
        if is_sqlite(url):
            _restore_sqlite(url, head, lines)
        else:
            _restore(url, head, lines)
    return rows


def _restore_sqlite(url: URL, head: _Head, lines: Iterator[bytes]) -> None:
    wanted = Path(str(url.database))
    if wanted.exists() and wanted.stat().st_size:
        raise WrongDatabase(reason="not-empty", detail=str(wanted))
    for ending in _LOGS:
        left_over = wanted.with_name(wanted.name + ending)
        if left_over.exists():
            raise WrongDatabase(reason="left-over", detail=str(left_over))
    unfinished = wanted.with_name(wanted.name + ".part")
    try:
        create_private(unfinished)
    except OSError as error:
        raise WrongDatabase(reason="unreachable", detail=str(wanted)) from error
    try:
        _restore(url.set(database=str(unfinished)), head, lines)
        unfinished.rename(wanted)
    finally:
        for ending in ("", "-wal", "-shm"):
            unfinished.with_name(unfinished.name + ending).unlink(missing_ok=True)


def _restore(url: URL, head: _Head, lines: Iterator[bytes]) -> None:
    with opened(url) as engine, engine.begin() as connection:
        if found_version(connection) is not None:
            raise WrongDatabase(reason="not-empty", detail="")
        if connection.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL statement_timeout = 0"))
        migrate(connection, head.version)
        known = MetaData()
        known.reflect(connection)
        table: Table | None = None
        rows: list[dict[str, Any]] = []
        for line in lines:
            if line.startswith(b'{"table"'):
                _insert(connection, table, rows)
                part = msgspec.json.decode(line, type=_Part)
                table, rows = known.tables[part.table], []
                columns = part.columns
                packed = [n for n in columns if isinstance(table.c[n].type, LargeBinary)]
                # A new database contains some default rows.
                connection.execute(delete(table))
            elif line.startswith(b"["):
                row = dict(zip(columns, msgspec.json.decode(line), strict=True))
                for name in packed:
                    row[name] = base64.b64decode(row[name])
                rows.append(row)
                if len(rows) == _AT_ONCE:
                    _insert(connection, table, rows)
                    rows = []
        _insert(connection, table, rows)
        if connection.dialect.name == "postgresql":
            _count_on(connection, known)
        if head.version < VERSION:
            migrate(connection, VERSION)
        check_version(connection)


def _insert(connection: Connection, table: Table | None, rows: list[dict[str, Any]]) -> None:
    if table is not None and rows:
        connection.execute(insert(table), rows)


def _count_on(connection: Connection, known: MetaData) -> None:
    """Set PostgreSQL's sequences behind the restored numbers."""
    for table in known.tables.values():
        for column in table.primary_key:
            if column.autoincrement is True:
                last = select(func.coalesce(func.max(column), 0) + 1).scalar_subquery()
                sequence = func.pg_get_serial_sequence(table.name, column.name)
                connection.execute(select(func.setval(sequence, last, False)))


def _check(file: Path) -> int:
    """The number of rows in a complete file; raises BadBackup."""
    checksum, rows, tail = hashlib.sha256(), 0, None
    try:
        with _lines(file) as lines:
            first = next(lines, b"")
            checksum.update(first)
            if msgspec.json.decode(first, type=_Head).guildhall_backup != _FORMAT:
                raise BadBackup(reason="format", file=str(file))
            for line in lines:
                if line.startswith(b'{"rows"'):
                    tail = msgspec.json.decode(line, type=_Tail)
                    break
                checksum.update(line)
                rows += line.startswith(b"[")
    except OSError as error:
        broken = isinstance(error, gzip.BadGzipFile)
        reason = "damaged" if broken else "unreadable"
        raise BadBackup(reason=reason, file=str(file)) from error
    except (EOFError, zlib.error, msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadBackup(reason="damaged", file=str(file)) from error
    if tail is None or (tail.rows, tail.checksum) != (rows, checksum.hexdigest()):
        raise BadBackup(reason="damaged", file=str(file))
    return rows


@contextmanager
def _lines(file: Path) -> Iterator[Iterator[bytes]]:
    with gzip.open(file, "rb") as opened_file:
        yield iter(opened_file)
