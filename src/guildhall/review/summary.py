"""Combines the results of all positions into a review."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from guildhall.core.state import State
from guildhall.review.judge import judge_of
from guildhall.review.model import Finder, Growth, Judged, Left, Review

MOST_TURNING: Final = 8
_TURNS: Final = 0.05
"""A smaller loss of chance to win is no turning point."""


class Course:
    """Collects what the positions of a game show without a search."""

    def __init__(self) -> None:
        self.moves = 0
        self._growth: dict[tuple[str, int], Growth] = {}
        self._wasted: list[Counter[str]] = []
        self._last: State | None = None

    def begin(self, state: State) -> None:
        self._wasted = [Counter() for _ in range(state.seats)]
        self._reached(state)

    def go_on(self, action: int, state: State) -> None:
        """Add the position after an action."""
        before = self._last
        if before is None:
            raise ValueError("the first position of a course must be the start")
        self._wasted[int(before.seat)].update(before.waste(action))
        self.moves += 1
        self._reached(state)

    def _reached(self, state: State) -> None:
        self._last = state
        for seat in range(state.seats):
            for source, points in state.breakdown(seat).items():
                grown = self._growth.get((source, seat))
                if grown is None:
                    grown = self._growth[source, seat] = Growth(source, seat, [], [])
                if (grown.points[-1] if grown.points else 0) != points:
                    grown.numbers.append(self.moves)
                    grown.points.append(points)

    def review(self, judged: Iterable[Judged]) -> Review:
        """The review of the game from the judged decisions."""
        last = self._last
        if last is None or not last.over:
            raise ValueError("only a finished game can be reviewed")
        decisions = sorted(judged, key=lambda one: one.number)
        places = last.ranking()
        winners = places.count(1)
        return Review(
            moves=self.moves,
            judged=decisions,
            chances=[1.0 / winners if place == 1 else 0.0 for place in places],
            turning=turning_points(decisions),
            finders=[_finder(decisions, seat) for seat in range(last.seats)],
            growth=[grown for grown in self._growth.values() if grown.numbers],
            left=self._left(last),
            by=judge_of(last),
        )

    def _left(self, last: State) -> list[Left]:
        counted = [
            wasted + Counter(last.left_over(seat)) for seat, wasted in enumerate(self._wasted)
        ]
        names = dict.fromkeys(name for counts in counted for name in counts)
        found = [Left(name, [counts[name] for counts in counted]) for name in names]
        return [left for left in found if any(left.counts)]


def lost_chance(one: Judged) -> float:
    return 0.0 if one.found else one.best.chance - one.played.chance


def lost_points(one: Judged) -> float:
    return 0.0 if one.found else max(0.0, one.best.lead - one.played.lead)


def turning_points(judged: Sequence[Judged]) -> list[int]:
    """The moves that lost most of a chance to win, in order."""
    dear = [one for one in judged if lost_chance(one) >= _TURNS]
    dear.sort(key=lambda one: (-lost_chance(one), one.number))
    return sorted(one.number for one in dear[:MOST_TURNING])


def _finder(judged: Sequence[Judged], seat: int) -> Finder:
    own = [one for one in judged if one.seat == seat]
    return Finder(len(own), sum(one.found for one in own), sum(lost_points(one) for one in own))
