"""What finished games say about the skill of the people who played them.

Games of the same kind (game and number of players) make up a pool. They are rated in the order in
which they ended, so whoever rates them all again comes to the same numbers.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import log, sqrt
from typing import Final

from openskill.models import PlackettLuce

from guildhall.bots.levels import levels_of
from guildhall.table.entry import BotSeated, LogEntry

MIDDLE: Final = 25.0
"""What is expected of somebody who has never played, and what the bot for beginners has."""
_LUCK: Final = MIDDLE / 6
"""How much the play of one person varies from game to game: openskill's beta."""
_POINT: Final = sqrt(2) * _LUCK * log(10) / 400
"""What a point of the scale on which bots are measured, Elo's, is worth on this one."""
_FIXED: Final = "apprentice"
_UNSURE: Final = MIDDLE / 3
_SURE: Final = 1.0
"""How unsure the skill of a bot is, which is measured once and does not change."""
_DIGITS: Final = 6
"""What is behind them differs from machine to machine, and would add up."""
_MODEL: Final = PlackettLuce(mu=MIDDLE, sigma=_UNSURE, beta=_LUCK)


@dataclass(frozen=True)
class Skill:
    """What is expected of somebody, and how unsure that is."""

    mu: float = MIDDLE
    sigma: float = _UNSURE

    @property
    def shown(self) -> float:
        """What somebody has as good as certainly; 0 for a beginner."""
        return round(self.mu - 3 * self.sigma, 1)


@dataclass(frozen=True)
class Entrant:
    """Who began the game on a seat."""

    person: str | None = None
    bot: str = ""
    gone: bool = False
    """He has resigned, was not there in the end, or let a bot play more of it than himself."""


Order = tuple[int, str]
"""When a game ended, and its table where two ended at once."""


@dataclass(frozen=True)
class Finished:
    """A rated game that is over."""

    table: str
    game: str
    at: int
    ranking: list[int]
    """By the result, in which the bot of somebody who is gone has his place."""
    entrants: list[Entrant]

    @property
    def order(self) -> Order:
        return self.at, self.table

    @property
    def pool(self) -> tuple[str, int]:
        return self.game, len(self.entrants)

    def places(self) -> list[int]:
        """The place of each seat; who is gone comes after all who stayed."""
        seats = range(len(self.entrants))
        worth = [(self.entrants[seat].gone, self.ranking[seat]) for seat in seats]
        # To have left sooner or on a better place is no merit.
        worth = [(True, 0) if gone else (False, place) for gone, place in worth]
        return [1 + sum(other < mine for other in worth) for mine in worth]


@dataclass(frozen=True)
class Rated:
    """What one game made of one person."""

    table: str
    seat: int
    person: str
    game: str
    seats: int
    at: int
    place: int
    gone: bool
    skill: Skill


def entrants(lines: Iterable[LogEntry], left_to_bots: Collection[int]) -> list[Entrant]:
    """Who began the game on each seat, by the entries about seats and the start.

    `left_to_bots` are the seats for which bots have played more moves than people.
    """
    found: dict[int, Entrant] = {}
    begun = False
    for line in lines:
        match line.kind:
            case "started":
                begun = True
            case "resigned" | "bot" if begun:
                found[line.seat] = replace(found[line.seat], gone=True)
            case "sat" if begun:
                found[line.seat] = replace(found[line.seat], gone=line.seat in left_to_bots)
            case "sat":
                found[line.seat] = Entrant(person=line.person)
            case "bot" if isinstance(line.details, BotSeated):
                found[line.seat] = Entrant(bot=line.details.level)
            case "left" | "removed":
                found.pop(line.seat, None)
    return [found[seat] for seat in sorted(found)]


def anchors(game: str) -> dict[str, float]:
    """The skill of every bot that was measured at a game (`make levels`), which never changes."""
    measured = levels_of(game).ratings
    if _FIXED not in measured:
        return {}
    return {bot: MIDDLE + (points - measured[_FIXED]) * _POINT for bot, points in measured.items()}


def rate(games: Sequence[Finished], known: Mapping[str, Skill]) -> list[Rated]:
    """Rate games of one pool in their order; `known` is everybody's skill before them."""
    skills = dict(known)
    found: list[Rated] = []
    for game in sorted(games, key=lambda game: game.order):
        skills |= _after(game, skills)
        for seat, (entrant, place) in enumerate(zip(game.entrants, game.places(), strict=True)):
            if entrant.person:
                skill = skills[entrant.person]
                about = game.table, seat, entrant.person, *game.pool, game.at
                found.append(Rated(*about, place, entrant.gone, skill))
    return found


def _after(game: Finished, skills: Mapping[str, Skill]) -> dict[str, Skill]:
    """The skills of the people of a game after it; bots are what they are."""
    fixed = anchors(game.game)
    compared = [
        (entrant, place, _skill(entrant, skills, fixed))
        for entrant, place in zip(game.entrants, game.places(), strict=True)
        # Of a bot that was never measured a game says nothing.
        if entrant.person or entrant.bot in fixed
    ]
    people = {entrant.person: skill for entrant, _, skill in compared if entrant.person}
    if len(compared) < 2:
        return people
    teams = [[_MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for _, _, skill in compared]
    rated = _MODEL.rate(teams, ranks=[float(place) for _, place, _ in compared])
    for (entrant, _, _), [after] in zip(compared, rated, strict=True):
        if entrant.person:
            people[entrant.person] = Skill(round(after.mu, _DIGITS), round(after.sigma, _DIGITS))
    return people


def _skill(entrant: Entrant, skills: Mapping[str, Skill], fixed: Mapping[str, float]) -> Skill:
    if entrant.person:
        return skills.get(entrant.person, Skill())
    return Skill(fixed[entrant.bot], _SURE)
