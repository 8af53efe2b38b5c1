"""Holidays: while somebody is away, the clocks of slow tables rest for him."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil
from typing import Final

from guildhall.server.errors import HolidayTooLong, HolidayTooSoon
from guildhall.server.settings import DAY

MOST_DAYS: Final = 30
"""The longest holiday, and how long after one the next begins at the earliest."""
_DAY_MS: Final = DAY * 1000


@dataclass(frozen=True)
class Holiday:
    """From one moment until another."""

    start: int
    end: int

    def within(self, since: int, until: int) -> int:
        """How much of a time it takes up."""
        return max(0, min(self.end, until) - max(self.start, since))

    def put_off(self, since: int, end: int) -> int:
        """When a time ends that begins at one moment and would end at another without it."""
        if self.end <= since or self.start >= end:
            return end
        return end + self.end - max(self.start, since)


Holidays = Mapping[str, Holiday]
"""Of everybody who is away or has been not long ago."""


def taken(last: Holiday | None, days: int, now: int) -> Holiday | None:
    """The holiday of somebody who wants so many days from now on; raises where he had enough."""
    wanted = Holiday(now, now + days * _DAY_MS)
    if last is None:
        return wanted if days else None
    if last.end > now:
        # It goes on, or ends sooner.
        most = last.start + MOST_DAYS * _DAY_MS
        if wanted.end > most:
            raise HolidayTooLong(days=max(0, (most - now) // _DAY_MS))
        return Holiday(last.start, wanted.end)
    if not days:
        return last
    again = last.end + MOST_DAYS * _DAY_MS
    if now < again:
        raise HolidayTooSoon(days=ceil((again - now) / _DAY_MS))
    return wanted
