"""Background tasks for tables: clocks and expiry."""

from typing import Final

from guildhall.server.tables import clocks, endings

TASKS: Final = (endings.keep_closing, clocks.keep_time)
