"""SQLite databases with all tables and nothing in them."""

import shutil
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from guildhall.server.storage.database import (
    create_private,
    database_url,
    is_sqlite,
    prepare,
)

_NAME: Final = "guildhall.db"


def fill(database: str) -> None:
    """Make it where it is missing.

    Copied: making all tables takes longer than many a test.
    """
    url = database_url(database)
    file = Path(str(url.database))
    if is_sqlite(url) and not file.exists():
        create_private(file)
        shutil.copyfile(Path(_template().name, _NAME), file)


@cache
def _template() -> TemporaryDirectory[str]:
    folder = TemporaryDirectory(prefix="guildhall-")
    prepare(database_url(f"sqlite:///{folder.name}/{_NAME}"))
    return folder
