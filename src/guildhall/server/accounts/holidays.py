"""Holidays, during which the clocks of a player are paused."""

from math import ceil
from typing import Final

from guildhall.server.errors import HolidayTooLong, HolidayTooSoon
from guildhall.server.settings import DAY
from guildhall.table.clock_pauses import Span

MOST_DAYS: Final = 30
"""Maximum length of a holiday, and minimum time until the next one."""
_DAY_MS: Final = DAY * 1000


def take(last: Span | None, days: int, now: int) -> Span | None:
    """A holiday of this number of days from now; raises if too much was used."""
    wanted = Span(now, now + days * _DAY_MS)
    if last is None:
        return wanted if days else None
    if last.end > now:
        # It extends or shortens the current one.
        most = last.start + MOST_DAYS * _DAY_MS
        if wanted.end > most:
            raise HolidayTooLong(days=max(0, (most - now) // _DAY_MS))
        return Span(last.start, wanted.end)
    if not days:
        return last
    again = last.end + MOST_DAYS * _DAY_MS
    if now < again:
        raise HolidayTooSoon(days=ceil((again - now) / _DAY_MS))
    return wanted
