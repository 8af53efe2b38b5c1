"""Counts refusals and logs them periodically."""

import logging
import time
from collections import Counter
from typing import Final

from guildhall.server.operations import metrics

_LOG = logging.getLogger(__name__)
_PAUSE: Final = 60.0
"""Seconds between two lines of the same kind, so that clients cannot fill the disk with logs."""


class Refusals:
    """The number of refusals by kind since the start."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self._said: dict[str, tuple[float, int]] = {}

    def add(self, thing: str, who: str) -> None:
        self.counts[thing] += 1
        metrics.TOO_MANY.labels(thing).inc()
        now, count = time.monotonic(), self.counts[thing]
        at, before = self._said.get(thing, (-_PAUSE, 0))
        if now - at >= _PAUSE:
            self._said[thing] = (now, count)
            _LOG.warning(
                "too many %s: %d refused, the last from %s",
                thing,
                count - before,
                who,
                extra={"event": "rate-limited"},
            )
