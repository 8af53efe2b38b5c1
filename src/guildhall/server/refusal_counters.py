"""What was refused to those who ask too much: counted, and said in the log now and then."""

import logging
import time
from collections import Counter
from typing import Final

from guildhall.server.operations import metrics

_LOG = logging.getLogger(__name__)
_PAUSE: Final = 60.0
"""Seconds between two lines about the same thing: the log must not be a way to fill the disk."""


class Refusals:
    """How often each thing was refused since the start."""

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
