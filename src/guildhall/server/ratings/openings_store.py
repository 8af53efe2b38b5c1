"""SQL for the first moves of games."""

from collections.abc import Collection

from sqlalchemy import Connection, select

from guildhall.server.storage.schema import entries
from guildhall.server.tables.rows import entry_of
from guildhall.table.entry import LogEntry


def first_moves(
    connection: Connection, tables: Collection[str], most: int
) -> dict[str, list[LogEntry]]:
    """For each table its first moves that were not undone, in order."""
    query = (
        select(entries)
        .where(entries.c.table_id.in_(tables), entries.c.kind == "move", entries.c.depth <= most)
        .order_by(entries.c.seq)
    )
    found: dict[str, dict[int, LogEntry]] = {table: {} for table in tables}
    for row in connection.execute(query):
        # Of moves with the same number, only the last one was not undone.
        found[row.table_id][row.depth] = entry_of(row)
    return {table: [moves[depth] for depth in sorted(moves)] for table, moves in found.items()}
