"""Messages about ratings, leaderboards and profiles."""

from msgspec import Struct

from guildhall.table.fields import Milliseconds, OptionValue, SeatNumber
from guildhall.table.view import Person


class Rating(Struct, frozen=True):
    """The rating of a person in a game with a number of players."""

    game: str
    seats: int
    rating: float
    """The sort key: `mu` minus three times `sigma`; 0 before the first game."""
    mu: float
    """The expected skill; the bot `apprentice` has 25."""
    sigma: float
    """The uncertainty of `mu`."""
    games: int
    wins: int


class Leader(Struct, frozen=True):
    person: Person
    rating: Rating
    at: Milliseconds
    """End of the last rated game."""


class Leaderboard(Struct, frozen=True):
    """The best players of a game with a number of players; guests are not listed."""

    game: str
    seats: int
    leaders: list[Leader]


class RatedGame(Struct, frozen=True):
    """A rated game of a person."""

    table: str
    """Empty for a private table."""
    game: str
    seats: int
    at: Milliseconds
    """End of the game."""
    seat: SeatNumber
    place: int
    """Players who are gone rank behind all who stayed."""
    gone: bool
    """Resigned, absent at the end, or replaced by a bot for most of the game."""
    points: int
    """The points of the seat at the end; those of the bot if the player is gone."""
    rating: float
    """The rating after the game."""


class Share(Struct, frozen=True):
    """The win rate in games with a common property."""

    games: int
    wins: int
    seat: int = -1
    """The seat, 0 for the first player; -1 if the row is not about seats."""
    seats: int = 0
    """The number of players; 0 if the row is not about seats."""
    options: dict[str, OptionValue] | None = None
    """The setup of the table; None if the row is not about setups."""


class Opening(Struct, frozen=True):
    """A first choice of a person."""

    kind: str
    """The event; `<kind>-first` is its text."""
    thing: str
    games: int
    wins: int


class Story(Struct, frozen=True):
    """Statistics of a person's last rated games of one kind."""

    game: str
    points: float
    """Average, without games that the person left."""
    sources: dict[str, float]
    """Average points by source; `<game>-source-<source>` is its text."""
    seats: list[Share]
    """By number of players and seat."""
    boards: list[Share]
    """By setup."""
    openings: list[Opening]
    """First choices in the last 20 games: of each kind the three most frequent."""


class Profile(Struct, frozen=True):
    """The profile of a person."""

    person: Person
    ratings: list[Rating]
    stories: list[Story]
    games: list[RatedGame]
    """The last 300, the oldest first; ratings count all."""
