"""Computes ratings from finished games.

Games with the same game and number of players form a pool. They are rated in the order in which
they ended, so rating all of them again gives the same numbers.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import log, sqrt
from typing import Final

from openskill.models import PlackettLuce

from guildhall.bots.levels import levels_of
from guildhall.table.entry import BotSeated, LogEntry

MIDDLE: Final = 25.0
"""Initial skill of a new player, and the skill of the bot for beginners."""
_LUCK: Final = MIDDLE / 6
"""Variation of a player's performance between games: openskill's beta."""
_POINT: Final = sqrt(2) * _LUCK * log(10) / 400
"""One Elo point of the measured bots on this scale."""
_FIXED: Final = "apprentice"
_UNSURE: Final = MIDDLE / 3
_SURE: Final = 1.0
"""Uncertainty of the skill of a bot, which is measured once and does not change."""
_DIGITS: Final = 6
"""Further digits differ between machines and would add up."""
_MODEL: Final = PlackettLuce(mu=MIDDLE, sigma=_UNSURE, beta=_LUCK)


@dataclass(frozen=True)
class Skill:
    """Expected skill and its uncertainty."""

    mu: float = MIDDLE
    sigma: float = _UNSURE

    @property
    def shown(self) -> float:
        """The conservative rating; 0 for a new player."""
        return round(self.mu - 3 * self.sigma, 1)


@dataclass(frozen=True)
class Entrant:
    """The player who started the game on a seat."""

    person: str | None = None
    bot: str = ""
    gone: bool = False
    """Resigned, absent at the end, or replaced by a bot for most of the game."""


Order = tuple[int, str]
"""End of the game; the table id breaks ties."""


@dataclass(frozen=True)
class Finished:
    """A rated finished game."""

    table: str
    game: str
    at: int
    ranking: list[int]
    """Places by the result, stand-ins included."""
    entrants: list[Entrant]

    @property
    def order(self) -> Order:
        return self.at, self.table

    @property
    def pool(self) -> tuple[str, int]:
        return self.game, len(self.entrants)

    def places(self) -> list[int]:
        """The place of each seat; players who are gone rank behind all who stayed."""
        seats = range(len(self.entrants))
        worth = [(self.entrants[seat].gone, self.ranking[seat]) for seat in seats]
        # Leaving later or with a better place gives no advantage.
        worth = [(True, 0) if gone else (False, place) for gone, place in worth]
        return [1 + sum(other < mine for other in worth) for mine in worth]


@dataclass(frozen=True)
class Rated:
    """The change of a person's rating by one game."""

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
    """The players who started the game, from the entries about seats and the start.

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
    """The fixed skill of every measured bot in a game (`make levels`)."""
    measured = levels_of(game).ratings
    if _FIXED not in measured:
        return {}
    return {bot: MIDDLE + (points - measured[_FIXED]) * _POINT for bot, points in measured.items()}


def rate(games: Sequence[Finished], known: Mapping[str, Skill]) -> list[Rated]:
    """Rate the games of one pool in order; `known` contains the skills before them."""
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
    """The skills of the players after a game; those of bots do not change."""
    fixed = anchors(game.game)
    compared = [
        (entrant, place, _skill(entrant, skills, fixed))
        for entrant, place in zip(game.entrants, game.places(), strict=True)
        # Unmeasured bots do not affect ratings.
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
