"""How games began, from their logs."""

from collections.abc import Collection

from sqlalchemy import Connection, select

from guildhall.server.storage.schema import entries
from guildhall.server.tables.rows import entry_of
from guildhall.table.entry import LogEntry


def first_moves(
    connection: Connection, tables: Collection[str], most: int
) -> dict[str, list[LogEntry]]:
    """For each table its first moves that stand, at most so many, in their order."""
    query = (
        select(entries)
        .where(entries.c.table_id.in_(tables), entries.c.kind == "move", entries.c.depth <= most)
        .order_by(entries.c.seq)
    )
    found: dict[str, dict[int, LogEntry]] = {table: {} for table in tables}
    for row in connection.execute(query):
        # Of moves as far from the start the last one stands; the others were taken back.
        found[row.table_id][row.depth] = entry_of(row)
    return {table: [moves[depth] for depth in sorted(moves)] for table, moves in found.items()}
