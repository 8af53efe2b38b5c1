"""Ends the process after a timeout, even if something hangs."""

import logging
import os
import threading
from typing import Final

_LOG = logging.getLogger(__name__)
_IN_DISORDER: Final = 1


def end_within(seconds: float) -> None:
    """Force exit after this many seconds."""
    # A thread, because the event loop itself may hang.
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
