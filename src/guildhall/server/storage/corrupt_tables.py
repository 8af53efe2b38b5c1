"""Tables whose rows are broken: each is said once to the log and left out, and the others go on."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from guildhall.server.errors import Unavailable

_SAID: Final[set[tuple[str, type[Exception]]]] = set()
_LOG = logging.getLogger(__name__)


@contextmanager
def left_out(table_id: str) -> Iterator[None]:
    """Whatever goes wrong with one table ends here; a database that is away is not its fault."""
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
