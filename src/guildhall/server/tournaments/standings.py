"""Computes standings from the finished tables."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby


@dataclass(frozen=True)
class Played:
    """A finished table of a tournament, by seat."""

    entrants: Sequence[int]
    places: Sequence[int]
    """1 for the winner, shared if tied; players who are gone rank behind all who stayed."""
    scores: Sequence[int] = ()
    """The points of the game; empty without a result."""

    def points(self) -> list[float]:
        """Of n players the first scores n - 1, the last 0; shared places share their points."""
        worth: list[float] = []
        for place in self.places:
            sharing = self.places.count(place)
            worth.append(len(self.places) - place - (sharing - 1) / 2)
        return worth

    def shares(self) -> list[float]:
        """The share of each player in the points of the game."""
        whole = sum(self.scores)
        if whole <= 0 or min(self.scores) < 0:
            return [1 / len(self.entrants)] * len(self.entrants)
        return [score / whole for score in self.scores]


@dataclass(frozen=True)
class Stand:
    """One line of the standings."""

    entrant: int
    place: int
    """0 for a filler."""
    points: float
    opponents: float
    """The sum of the points of all opponents, once per meeting."""
    direct: float
    """Wins against those who are otherwise tied; a tie counts as a half."""
    share: float
    """Average share of the points in the entrant's games."""
    played: int


def standings(
    entrants: Sequence[int], tables: Sequence[Played], fillers: Collection[int] = ()
) -> list[Stand]:
    """The best first: by points, opponents, direct encounters, share of points in the games."""
    points = dict.fromkeys(entrants, 0.0)
    for table in tables:
        for one, won in zip(table.entrants, table.points(), strict=True):
            points[one] += won
    opponents = dict.fromkeys(entrants, 0.0)
    shares: dict[int, list[float]] = {one: [] for one in entrants}
    for table in tables:
        whole = sum(points[one] for one in table.entrants)
        for one, share in zip(table.entrants, table.shares(), strict=True):
            opponents[one] += whole - points[one]
            shares[one].append(share)
    lines: list[Stand] = []

    def worth(one: int) -> tuple[float, float]:
        return -points[one], -opponents[one]

    for _, equal in groupby(sorted(entrants, key=worth), worth):
        tied = list(equal)
        direct = _direct(tied, tables)
        for one in tied:
            share = sum(shares[one]) / len(shares[one]) if shares[one] else 0.0
            rounded = round(share, 4)
            lines.append(
                Stand(one, 0, points[one], opponents[one], direct[one], rounded, len(shares[one]))
            )
    lines.sort(key=lambda line: (*_worth(line), line.entrant))
    return list(_placed(lines, fillers))


def _worth(line: Stand) -> tuple[float, float, float, float]:
    return -line.points, -line.opponents, -line.direct, -line.share


def _placed(lines: Sequence[Stand], fillers: Collection[int]) -> Iterable[Stand]:
    """Assign places; remaining ties share a place."""
    before = place = 0
    last = None
    for line in lines:
        if line.entrant in fillers:
            yield line
            continue
        before += 1
        if _worth(line) != last:
            place, last = before, _worth(line)
        yield Stand(
            line.entrant,
            place,
            line.points,
            line.opponents,
            line.direct,
            line.share,
            line.played,
        )


def _direct(tied: Collection[int], tables: Sequence[Played]) -> Mapping[int, float]:
    found = dict.fromkeys(tied, 0.0)
    if len(found) == 1:
        return found
    for table in tables:
        places = {
            one: place
            for one, place in zip(table.entrants, table.places, strict=True)
            if one in found
        }
        for one, place in places.items():
            for other, theirs in places.items():
                if one != other:
                    found[one] += 1.0 if place < theirs else 0.5 if place == theirs else 0.0
    return found
