"""A table without I/O: its settings, its log, its session and what each viewer may see.

The terminal, the server and a browser-only build are hosts of this package. It imports no asyncio,
SQL, sockets or files. A host without a server needs only this:

    from guildhall import games
    from guildhall.table import LocalTable

    table = LocalTable.open(games.load(games.NAMES[0]), seats=2, seed=7)
    while not table.session.over:
        seen = table.position(table.session.turn)
        for entry in table.play(seen.moves[0].text):
            print(entry.for_viewer(seen.you, table.game).events)
    print(table.position().result)
    table.record().save(Path("game.json"))

A server stores the entries of each command before it shows the next session: see `Session`.
"""

from guildhall.table.local import LocalTable
from guildhall.table.session import Applied, Session, Stamp

__all__ = ["Applied", "LocalTable", "Session", "Stamp"]
