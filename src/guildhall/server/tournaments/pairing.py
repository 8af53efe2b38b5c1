"""Pairings of a round, and seats at each table.

Swiss: all tables together have the fewest repeated meetings, and then the smallest differences of
scores. For tables of two this is a minimum-weight matching, computed by networkx. For larger
tables no fast exact method is known: neighbours in the standings exchange tables as long as the
cost decreases, from several starting points.

Round robin: tables of two use the circle method, in which every pair meets once; larger tables are
paired like a Swiss round that ignores scores.
"""

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Final

from guildhall.server.tournaments.messages import MOST_ROUNDS

Tables = list[list[int]]
"""Entrants of each table of a round, by seat."""
_BEGINNINGS: Final = 20
"""Maximum number of starting points for larger tables while meetings repeat."""
_WORK: Final = 2000
"""Maximum number of players seated in all starting points together."""


@dataclass(frozen=True)
class Past:
    """The history of a tournament."""

    rounds: Sequence[Tables]
    scores: Mapping[int, float]
    fillers: frozenset[int] = frozenset()
    """Fillers; two at one table count as a meeting."""

    def meetings(self) -> Counter[tuple[int, int]]:
        """Number of meetings of two entrants, the lower number first."""
        found = Counter(
            pair
            for tables in self.rounds
            for table in tables
            for pair in combinations(sorted(table), 2)
        )
        found.update(combinations(sorted(self.fillers), 2))
        return found


def swiss(entrants: Sequence[int], seats: int, past: Past, seed: str) -> Tables:
    """The next round of a Swiss tournament; the number of entrants fills the tables."""
    order = _shuffled(entrants, seed)
    order.sort(key=lambda one: -past.scores.get(one, 0.0))
    return seated(_grouped(order, seats, _costs(order, past), seed), past.rounds, seed)


def round_robin(slots: Sequence[int], seats: int, past: Past, seed: str) -> Tables:
    """The next round of a round robin; slots and their order must not change between rounds."""
    if seats == 2:
        return seated(_circle(slots, len(past.rounds)), past.rounds, seed)
    level = Past(past.rounds, {}, past.fillers)
    order = _shuffled(slots, seed)
    return seated(_grouped(order, seats, _costs(order, level), seed), past.rounds, seed)


def usual_rounds(kind: str, entrants: int, seats: int) -> int:
    """The number of rounds for all to meet, or the maximum.

    In a Swiss tournament, until one player is undefeated.
    """
    if kind == "round-robin":
        return max(1, min(MOST_ROUNDS, -(-(entrants - 1) // (seats - 1))))
    return max(1, (entrants - 1).bit_length())


def seated(tables: Sequence[Sequence[int]], rounds: Sequence[Tables], seed: str) -> Tables:
    """Seat all players so that the seats are balanced over earlier rounds."""
    sat = Counter(
        (one, seat) for past in rounds for table in past for seat, one in enumerate(table)
    )

    def unevenness(order: Iterable[int]) -> int:
        """The cost of a seating: the sum of squares of how often each player had each seat."""
        return sum(2 * sat[one, seat] + 1 for seat, one in enumerate(order))

    return [
        list(min(permutations(_shuffled(table, f"{seed} {min(table)}")), key=unevenness))
        for table in tables
    ]


def _shuffled(entrants: Sequence[int], seed: str) -> list[int]:
    """In an order that is the same on every machine."""
    return random.Random(seed).sample(sorted(entrants), len(entrants))  # noqa: S311


def _circle(slots: Sequence[int], number: int) -> list[list[int]]:
    """One player stays and the others rotate: after n - 1 rounds every pair has met."""
    first, *others = slots
    turn = number % len(others)
    ring = [first, *others[turn:], *others[:turn]]
    return [[ring[at], ring[-1 - at]] for at in range(len(ring) // 2)]


# The best groups


@dataclass(frozen=True)
class _Costs:
    """The cost of a meeting: a repeated one costs more than all differences of scores."""

    of: dict[tuple[int, int], int]
    meeting: int

    def between(self, one: int, other: int) -> int:
        return self.of[(one, other) if one < other else (other, one)]

    def table(self, table: Sequence[int]) -> int:
        return sum(self.between(*pair) for pair in combinations(table, 2))


def _costs(entrants: Sequence[int], past: Past) -> _Costs:
    met = past.meetings()
    # Scores are multiples of one half.
    doubled = {one: round(2 * past.scores.get(one, 0.0)) for one in entrants}
    widest = max(doubled.values()) - min(doubled.values())
    meeting = len(entrants) ** 2 * widest**2 + 1
    pairs = combinations(sorted(entrants), 2)
    return _Costs(
        {(a, b): meeting * met[a, b] ** 2 + (doubled[a] - doubled[b]) ** 2 for a, b in pairs},
        meeting,
    )


def _grouped(order: Sequence[int], seats: int, costs: _Costs, seed: str) -> list[list[int]]:
    return _matched(order, costs) if seats == 2 else _exchanged(order, seats, costs, seed)


def _matched(order: Sequence[int], costs: _Costs) -> list[list[int]]:
    # Imported here because it is slow to import and rarely needed.
    import networkx

    graph = networkx.Graph()
    for one, other in combinations(order, 2):
        graph.add_edge(one, other, weight=costs.between(one, other))
    return _leaders_first(map(list, networkx.min_weight_matching(graph)), order)


def _exchanged(order: Sequence[int], seats: int, costs: _Costs, seed: str) -> list[list[int]]:
    generator = random.Random(seed)  # noqa: S311
    best: list[list[int]] = []
    least = 0
    beginning = list(order)
    for _ in range(max(1, min(_BEGINNINGS, _WORK // len(order)))):
        tables = [beginning[at : at + seats] for at in range(0, len(beginning), seats)]
        while _improve(tables, costs):
            pass
        cost = sum(map(costs.table, tables))
        if not best or cost < least:
            best, least = tables, cost
        if least < costs.meeting:
            break
        beginning = generator.sample(order, len(order))
    return _leaders_first(best, order)


def _leaders_first(tables: Iterable[list[int]], order: Sequence[int]) -> list[list[int]]:
    place = {one: at for at, one in enumerate(order)}
    return sorted(tables, key=lambda table: min(place[one] for one in table))


def _improve(tables: list[list[int]], costs: _Costs) -> bool:
    """Exchange players between two tables if cheaper; return whether it was done."""
    improved = False
    for here, there in combinations(tables, 2):
        for at in range(len(here)):
            for to in range(len(there)):
                if _gain(here, at, there, to, costs) > 0:
                    here[at], there[to] = there[to], here[at]
                    improved = True
    return improved


def _gain(here: Sequence[int], at: int, there: Sequence[int], to: int, costs: _Costs) -> int:
    gain = 0
    for seat, one in enumerate(here):
        if seat != at:
            gain += costs.between(one, here[at]) - costs.between(one, there[to])
    for seat, one in enumerate(there):
        if seat != to:
            gain += costs.between(one, there[to]) - costs.between(one, here[at])
    return gain
