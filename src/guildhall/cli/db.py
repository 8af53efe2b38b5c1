"""guildhall db."""

import sys

from cyclopts import App
from rich.console import Console

from guildhall import locales
from guildhall.cli.app import app
from guildhall.cli.common import Language, console, system_language
from guildhall.cli.database import database_of

db = App(name="db", help="Look after the database of the server.")
app.command(db)


@db.command
def upgrade(url: str = "", /, *, language: Language = None) -> None:
    """Bring a database to this version; a SQLite file is copied before.

    Args:
        url: The database; the SQLite file in your data folder by default.
    """
    from guildhall.server.store import database
    from guildhall.server.store.schema import VERSION

    speaks = language or system_language()
    database.upgrade(database.database_url(database_of(url)))
    _say(console(), speaks, "db-upgraded", version=VERSION)


@db.command
def verify(url: str = "", /, *, language: Language = None) -> None:
    """Replay every stored game and report where the database differs; exit code 1 if it does.

    Args:
        url: The database; the SQLite file in your data folder by default.
    """
    from guildhall.server.store import database
    from guildhall.server.verify import verify as run

    speaks = language or system_language()
    screen = console()
    found = run(database.database_url(database_of(url)))
    for difference in found.differences:
        _say(screen, speaks, "db-differs", table=difference.table, what=difference.what)
    facts = {"tables": found.tables, "moves": found.moves, "skipped": found.skipped}
    _say(screen, speaks, "db-verified", differences=len(found.differences), **facts)
    if found.differences:
        sys.exit(1)


def _say(screen: Console, language: str, message: str, **facts: object) -> None:
    screen.print(locales.text(language, message, facts), markup=False, highlight=False)
