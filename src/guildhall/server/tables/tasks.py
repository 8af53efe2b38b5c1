"""Background tasks for tables: clocks and expiry."""

from typing import Final

from guildhall.server.tables import endings, time_limits

TASKS: Final = (endings.keep_closing, time_limits.keep_time)
