"""When clocks rest: while their players are on holiday, and while the house was closed."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import ceil
from typing import Final

from guildhall.server.errors import HolidayTooLong, HolidayTooSoon
from guildhall.server.settings import DAY
from guildhall.table.fields import Speed

MOST_DAYS: Final = 30
"""The longest holiday, and how long after one the next begins at the earliest."""
_DAY_MS: Final = DAY * 1000


@dataclass(frozen=True, order=True)
class Span:
    """From one moment until another."""

    start: int
    end: int


@dataclass(frozen=True)
class Rests:
    """All that makes clocks rest, as far as it is known."""

    holidays: Mapping[str, Span] = field(default_factory=dict)
    """Of everybody who is away or has been not long ago."""
    closed: Sequence[Span] = ()
    """When no process of the house ran."""

    def of(self, person: str | None, speed: Speed) -> list[Span]:
        """The rests that count for somebody, one after the other."""
        # Whoever plays live is there.
        away = self.holidays.get(person or "") if speed != "live" else None
        return joined([*self.closed, away] if away else self.closed)


def joined(spans: Iterable[Span]) -> list[Span]:
    """The same times in their order, with none twice."""
    found: list[Span] = []
    for span in sorted(spans):
        if found and span.start <= found[-1].end:
            found[-1] = Span(found[-1].start, max(span.end, found[-1].end))
        else:
            found.append(span)
    return found


def between(spans: Iterable[Span]) -> list[Span]:
    """The times from the first to the last in which there is none."""
    whole = joined(spans)
    return [Span(before.end, after.start) for before, after in pairwise(whole)]


def within(rests: Iterable[Span], since: int, until: int) -> int:
    """How much of a time is rest."""
    return sum(max(0, min(rest.end, until) - max(rest.start, since)) for rest in rests)


def put_off(rests: Iterable[Span], since: int, end: int) -> int:
    """When a time ends that begins at one moment and would end at another without rests."""
    for rest in rests:
        if since < rest.end and rest.start < end:
            end += rest.end - max(rest.start, since)
    return end


def before(rests: Iterable[Span], end: int, length: int) -> int:
    """When a time of some length began that ends at a moment, the rests in it not counted."""
    start = end - length
    for rest in reversed(joined(rests)):
        if rest.end > start:
            start -= rest.end - rest.start
    return start


def taken(last: Span | None, days: int, now: int) -> Span | None:
    """The holiday of somebody who wants so many days from now on; raises where he had enough."""
    wanted = Span(now, now + days * _DAY_MS)
    if last is None:
        return wanted if days else None
    if last.end > now:
        # It goes on, or ends sooner.
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
