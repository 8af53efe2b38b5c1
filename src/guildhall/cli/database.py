"""The database option of the commands."""

import os
from typing import Annotated

from cyclopts import Parameter

from guildhall.cli.common import data_folder
from guildhall.cli.secret import secret

Db = Annotated[
    str,
    Parameter(
        name="--db",
        help="URL of the database; by default $GUILDHALL_DB, else a SQLite file in your data "
        "folder. Put a PostgreSQL password into a file named by "
        "$GUILDHALL_DB_PASSWORD_FILE, not into the URL.",
    ),
]


def database_of(db: str) -> str:
    """Return the URL of the chosen database, with its password."""
    named = db or os.environ.get("GUILDHALL_DB", "")
    if not named:
        return f"sqlite:///{data_folder() / 'guildhall.db'}"
    password = secret("GUILDHALL_DB_PASSWORD")
    return _with_password(named, password) if password else named


def _with_password(named: str, password: str) -> str:
    from guildhall.server.storage.database import database_url, is_sqlite

    url = database_url(named)
    if is_sqlite(url) or url.password:
        return named
    return url.set(password=password).render_as_string(hide_password=False)
