"""A process that was told to end does end, whatever hangs in it."""

import logging
import os
import threading
from typing import Final

_LOG = logging.getLogger(__name__)
_IN_DISORDER: Final = 1


def end_within(seconds: float) -> None:
    """From now on this process has so long to end by itself."""
    # A thread: what hangs may be the loop itself.
    timer = threading.Timer(seconds, _end, [seconds])
    timer.daemon = True
    timer.start()


def _end(seconds: float) -> None:
    _LOG.warning(
        "shutdown took longer than %s seconds, process ended by force",
        round(seconds),
        extra={"event": "shutdown-forced"},
    )
    os._exit(_IN_DISORDER)
