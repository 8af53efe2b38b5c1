"""Ratings, leaderboards and profiles."""

from msgspec import Struct

from guildhall.table.fields import Milliseconds, OptionValue, SeatNumber
from guildhall.table.view import Person


class Rating(Struct, frozen=True):
    """How well somebody plays a game with so many players, by the rated games."""

    game: str
    seats: int
    rating: float
    """What is as good as certain: `mu` less three times `sigma`; 0 before the first game."""
    mu: float
    """What is expected; the bot `apprentice` has 25."""
    sigma: float
    """How unsure that is."""
    games: int
    wins: int


class Leader(Struct, frozen=True):
    person: Person
    rating: Rating
    at: Milliseconds
    """When the last rated game ended."""


class Leaderboard(Struct, frozen=True):
    """The best players of a game with so many players, the best first; guests are not listed."""

    game: str
    seats: int
    leaders: list[Leader]


class RatedGame(Struct, frozen=True):
    """A rated game of somebody."""

    table: str
    """Empty where it was not public."""
    game: str
    seats: int
    at: Milliseconds
    """When it ended."""
    seat: SeatNumber
    place: int
    """Whoever is gone comes after all who stayed."""
    gone: bool
    """By resigning, by not being there in the end, or by letting a bot play most of the game."""
    points: int
    """In the end, on that seat; a bot's where somebody is gone."""
    rating: float
    """After the game."""


class Share(Struct, frozen=True):
    """How often somebody won, of games that have something in common."""

    games: int
    wins: int
    seat: int = -1
    """The seat, 0 for the one that begins; -1 where it is not about seats."""
    seats: int = 0
    """Of so many; 0 where it is not about seats."""
    options: dict[str, OptionValue] | None = None
    """How the table was set up; None where it is not about that."""


class Opening(Struct, frozen=True):
    """What somebody has begun games with."""

    kind: str
    """The event; `<kind>-first` words what it is the first of."""
    thing: str
    games: int
    wins: int


class Story(Struct, frozen=True):
    """All about somebody's last rated games of one kind."""

    game: str
    points: float
    """On average, without games that were left."""
    sources: dict[str, float]
    """Points by source, on average; `<game>-source-<source>` words it."""
    seats: list[Share]
    """By number of players and seat."""
    boards: list[Share]
    """By set-up."""
    openings: list[Opening]
    """The things that somebody did first in the last 20 of them: of each kind the three most
    frequent, the most frequent first."""


class Profile(Struct, frozen=True):
    """Somebody, as the rated games tell."""

    person: Person
    ratings: list[Rating]
    stories: list[Story]
    games: list[RatedGame]
    """The last 300, the oldest first; ratings count all."""
