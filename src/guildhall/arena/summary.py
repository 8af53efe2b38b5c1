"""Statistics of many results for each bot, with confidence intervals."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from openskill.models import PlackettLuce

from guildhall.arena.match import Result
from guildhall.arena.schedule import Setting

_Z = 1.959963984540054
"""Half the width of the central 95 % of a normal distribution."""


@dataclass(frozen=True)
class Share:
    """A share of games with its 95 % Wilson interval."""

    share: float
    low: float
    high: float
    games: int


def wilson(won: float, played: int) -> Share:
    if not played:
        return Share(0.0, 0.0, 1.0, 0)
    share, spread = won / played, _Z * _Z / played
    middle = (share + spread / 2) / (1 + spread)
    half = sqrt(share * (1 - share) * spread + spread * spread / 4) / (1 + spread)
    # Rounding could put the share just outside at the ends.
    return Share(share, min(share, middle - half), max(share, middle + half), played)


@dataclass(frozen=True)
class Standing:
    """The results of one bot."""

    bot: str
    wins: Share
    """First places; a shared one counts in part."""
    score: float
    spread: float
    """Standard deviation of the scores."""
    place: float
    rating: float
    uncertainty: float
    ms_per_move: float
    longest_ms: float
    faults: list[str]


@dataclass(frozen=True)
class Summary:
    """All bots, and how often each placed ahead of each other."""

    standings: list[Standing]
    before: list[list[Share]]
    """`before[a][b]`: games in which a placed ahead of b; a shared place counts half."""


def summarize(setting: Setting, results: Sequence[Result]) -> Summary:
    ratings = _ratings(setting, results)
    standings = [
        _standing(bot, label, results, ratings[bot]) for bot, label in enumerate(setting.labels())
    ]
    everybody = range(len(setting.bots))
    before = [[_before(results, a, b) for b in everybody] for a in everybody]
    return Summary(standings, before)


def _standing(
    bot: int, label: str, results: Sequence[Result], rating: tuple[float, float]
) -> Standing:
    mine = [(r, r.seating.index(bot)) for r in results if bot in r.seating]
    played = max(1, len(mine))
    won = sum((r.places[s] == 1) / r.places.count(1) for r, s in mine)
    score = sum(r.scores[s] for r, s in mine) / played
    moves = max(1, sum(r.moves[s] for r, s in mine))
    return Standing(
        bot=label,
        wins=wilson(won, len(mine)),
        score=score,
        spread=sqrt(sum((r.scores[s] - score) ** 2 for r, s in mine) / played),
        place=sum(r.places[s] for r, s in mine) / played,
        rating=rating[0],
        uncertainty=rating[1],
        ms_per_move=1000 * sum(r.seconds[s] for r, s in mine) / moves,
        longest_ms=1000 * max((r.longest[s] for r, s in mine), default=0.0),
        faults=[f"{r.number}: {fault}" for r, s in mine for fault in r.faults[s]],
    )


def _before(results: Sequence[Result], a: int, b: int) -> Share:
    won, played = 0.0, 0
    for result in results:
        if a != b and a in result.seating and b in result.seating:
            mine, yours = (result.places[result.seating.index(bot)] for bot in (a, b))
            won += (mine < yours) + (mine == yours) / 2
            played += 1
    return wilson(won, played)


def _ratings(setting: Setting, results: Sequence[Result]) -> list[tuple[float, float]]:
    """Skill and its uncertainty, computed from the games in order."""
    model = PlackettLuce()
    ratings = [model.rating(name=label) for label in setting.labels()]
    for result in sorted(results, key=lambda result: result.number):
        teams = [[ratings[bot]] for bot in result.seating]
        rated = model.rate(teams, ranks=[float(place) for place in result.places])
        for bot, team in zip(result.seating, rated, strict=True):
            ratings[bot] = team[0]
    return [(rating.mu, rating.sigma) for rating in ratings]
