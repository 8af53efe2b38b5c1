"""Pauses of clocks: holidays of players and downtime of the server."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from guildhall.table.fields import Speed


@dataclass(frozen=True, order=True)
class Span:
    """A period from one time until another."""

    start: int
    end: int


@dataclass(frozen=True)
class Rests:
    """All known pauses."""

    holidays: Mapping[str, Span] = field(default_factory=dict)
    """Current and recent holidays, by person."""
    closed: Sequence[Span] = ()
    """Periods of downtime."""

    def of(self, person: str | None, speed: Speed) -> list[Span]:
        """The pauses that apply to a person, in order."""
        # Players of live games are present.
        away = self.holidays.get(person or "") if speed != "live" else None
        return joined([*self.closed, away] if away else self.closed)


def joined(spans: Iterable[Span]) -> list[Span]:
    """The union of the periods, in order."""
    found: list[Span] = []
    for span in sorted(spans):
        if found and span.start <= found[-1].end:
            found[-1] = Span(found[-1].start, max(span.end, found[-1].end))
        else:
            found.append(span)
    return found


def between(spans: Iterable[Span]) -> list[Span]:
    """The gaps between the periods."""
    whole = joined(spans)
    return [Span(before.end, after.start) for before, after in pairwise(whole)]


def within(rests: Iterable[Span], since: int, until: int) -> int:
    """The paused part of a period."""
    return sum(max(0, min(rest.end, until) - max(rest.start, since)) for rest in rests)


def put_off(rests: Iterable[Span], since: int, end: int) -> int:
    """The end of a running time with its pauses added."""
    for rest in rests:
        if since < rest.end and rest.start < end:
            end += rest.end - max(rest.start, since)
    return end


def before(rests: Iterable[Span], end: int, length: int) -> int:
    """The start of a running time of some length, given its end and the pauses."""
    start = end - length
    for rest in reversed(joined(rests)):
        if rest.end > start:
            start -= rest.end - rest.start
    return start
