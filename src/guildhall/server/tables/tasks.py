"""Background work at tables: clocks, and the closing of abandoned tables."""

from typing import Final

from guildhall.server.tables import clocks, endings

TASKS: Final = (endings.keep_closing, clocks.keep_time)
