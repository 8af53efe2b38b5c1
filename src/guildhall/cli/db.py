"""guildhall db."""

import sys
from pathlib import Path

from cyclopts import App
from rich.console import Console

from guildhall import locales
from guildhall.cli.app import app
from guildhall.cli.common import Language, console, system_language
from guildhall.cli.database import Db, database_of

db = App(name="db", help="Manage the server's database.")
app.command(db)


@db.command
def upgrade(url: str = "", /, *, language: Language = None) -> None:
    """Upgrade a database to this version; a SQLite file is copied first.

    Examples: `guildhall db upgrade`, `guildhall db upgrade postgresql://user@host/guildhall`.

    Args:
        url: The database; by default $GUILDHALL_DB, or the SQLite file in your data folder.
    """
    from guildhall.server.storage import database
    from guildhall.server.storage.schema import VERSION

    speaks = language or system_language()
    database.upgrade(database.database_url(database_of(url)))
    _say(console(), speaks, "db-upgraded", version=VERSION)


@db.command
def verify(url: str = "", /, *, language: Language = None) -> None:
    """Replay every stored game and report differences; exit code 1 if there are any.

    Examples: `guildhall db verify`, `guildhall db verify sqlite:///copy.db`.

    Args:
        url: The database; by default $GUILDHALL_DB, or the SQLite file in your data folder.
    """
    from guildhall.server.operations.verify import verify as run
    from guildhall.server.storage import database

    speaks = language or system_language()
    screen = console()
    found = run(database.database_url(database_of(url)))
    for difference in found.differences:
        _say(screen, speaks, "db-differs", table=difference.table, what=difference.what)
    facts = {"tables": found.tables, "moves": found.moves, "skipped": found.skipped}
    _say(screen, speaks, "db-verified", differences=len(found.differences), **facts)
    if found.differences:
        sys.exit(1)


@db.command
def backup(file: Path, /, *, db: Db = "", language: Language = None) -> None:
    """Save the whole database to a file; the server may be running.

    Examples: `guildhall db backup guildhall-monday.backup`,
    `guildhall db backup /safe/guildhall.backup --db postgresql://user@host/guildhall`.

    Args:
        file: A new file. It contains everything, secrets included, and only you can read it.
    """
    from guildhall.server.storage.backup import backup as run
    from guildhall.server.storage.database import database_url

    rows = run(database_url(database_of(db)), file)
    _say(console(), language or system_language(), "db-backed-up", rows=rows, file=str(file))


@db.command
def restore(file: Path, /, *, db: Db = "", language: Language = None) -> None:
    """Restore a backup into a new, empty database of either kind; all or nothing.

    Examples: `guildhall db restore guildhall-monday.backup --db sqlite:///restored.db`,
    `guildhall db restore guildhall-monday.backup --db postgresql://user@host/empty`.

    Args:
        file: A file from `guildhall db backup`, also of an older version.
    """
    from guildhall.server.storage.backup import restore as run
    from guildhall.server.storage.database import database_url

    rows = run(database_url(database_of(db)), file)
    _say(console(), language or system_language(), "db-restored", rows=rows, file=str(file))


def _say(screen: Console, language: str, message: str, **facts: object) -> None:
    screen.print(locales.text(language, message, facts), markup=False, highlight=False)
