"""Isolates corrupt tables: each is logged once and skipped."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from guildhall.server.errors import Unavailable

_SAID: Final[set[tuple[str, type[Exception]]]] = set()
_LOG = logging.getLogger(__name__)


@contextmanager
def left_out(table_id: str) -> Iterator[None]:
    """Errors of one table end here, except an unavailable database."""
    try:
        yield
    except Unavailable:
        raise
    except Exception as error:
        if (table_id, type(error)) not in _SAID:
            _SAID.add((table_id, type(error)))
            _LOG.exception(
                "table %s cannot be loaded, skipped", table_id, extra={"event": "table-corrupt"}
            )
