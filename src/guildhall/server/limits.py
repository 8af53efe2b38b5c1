"""Rate limits: buckets that refill evenly."""

import time
from typing import Final

from guildhall.server.errors import TooManyRequests
from guildhall.server.settings import Rate

_SWEEP_AT: Final = 50_000


class Buckets:
    """One bucket for each thing and who does it."""

    def __init__(self) -> None:
        self._full_at: dict[tuple[str, str], float] = {}
        """When each bucket will be full again; those that are full are not kept."""

    def take(self, thing: str, who: str, rate: Rate) -> None:
        """Take one out; raises TooManyRequests, with the wait, when there is none."""
        now = time.monotonic()
        each = rate.seconds / rate.most
        full_at = max(self._full_at.get((thing, who), 0.0), now) + each
        wait = full_at - now - rate.seconds
        if wait > 1e-6:
            raise TooManyRequests(seconds=int(wait) + 1)
        self._full_at[thing, who] = full_at
        if len(self._full_at) > _SWEEP_AT:
            self._full_at = {key: at for key, at in self._full_at.items() if at > now}
