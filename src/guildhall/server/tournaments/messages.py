"""Messages about tournaments."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from guildhall.server.fields import PersonName
from guildhall.server.tables.messages import Status
from guildhall.table.fields import Milliseconds, OptionValue, Word
from guildhall.table.settings import STAND_IN
from guildhall.table.view import Person

TournamentKind = Literal["swiss", "round-robin"]
TournamentStatus = Literal["open", "running", "over", "cancelled"]
"""Open for entries; running; finished; cancelled, with the standings so far."""
TournamentSpeed = Literal["live", "slow"]
"""A round waits for all players, so there is always a clock."""
MOST_ENTRANTS: Final = 128
MOST_BOTS: Final = 32
MOST_ROUNDS: Final = 31
"""Maximum number of rounds: enough for 32 players at tables of two to all meet."""


class NewTournament(Struct, forbid_unknown_fields=True):
    """A tournament to create; the host does not enter automatically."""

    name: PersonName
    game: Word
    seats: Annotated[int, Meta(ge=2, le=5)]
    """Players per table."""
    kind: TournamentKind = "swiss"
    rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 0
    """0 for the default number for the entrants."""
    most: Annotated[int, Meta(ge=0, le=MOST_ENTRANTS)] = 0
    """It starts with this number of entrants; 0 for no limit."""
    begins: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None
    """Start time; None to start it manually, or when it is full."""
    options: Annotated[dict[Word, OptionValue], Meta(max_length=20)] = {}
    speed: TournamentSpeed = "live"
    bank: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    """Initial seconds on each clock."""
    increment: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    rated: bool = False
    level: Word = STAND_IN
    """Level of the bots that fill tables and that play for overdue or resigned players."""
    club: Annotated[str, Meta(max_length=40)] = ""
    """A club of the host; only its members can see and enter the tournament."""


class NewBots(Struct, forbid_unknown_fields=True):
    """Bots to add as entrants."""

    level: Word
    count: Annotated[int, Meta(ge=1, le=MOST_BOTS)] = 1


class Entrant(Struct, frozen=True):
    """An entrant."""

    number: int
    person: Person | None
    bot: str
    """Its level, if it is a bot of the server."""
    filler: bool
    """A bot that only fills tables and has no place."""
    withdrawn: bool


class TournamentInfo(Struct, frozen=True):
    """Tournament summary for lists."""

    id: str
    name: str
    host: Person | None
    created: Milliseconds
    status: TournamentStatus
    kind: TournamentKind
    rounds: int
    """0 for the default number, until it starts."""
    round: int
    """The current round."""
    most: int
    begins: Milliseconds | None
    game: str
    seats: int
    options: dict[str, OptionValue]
    speed: TournamentSpeed
    bank: int
    increment: int
    rated: bool
    level: str
    entrants: int
    """Number of entrants, without fillers."""
    club: str = ""


class Tournaments(Struct, frozen=True):
    """Open and running tournaments, and the last finished ones."""

    open: list[TournamentInfo]
    running: list[TournamentInfo]
    over: list[TournamentInfo]


class TournamentTable(Struct, frozen=True):
    """A table of a round."""

    table: str
    status: Status
    entrants: list[int]
    """Numbers of the entrants, by seat."""
    points: list[float]
    """Tournament points, by seat; empty until it is over."""


class TournamentRound(Struct, frozen=True):
    number: int
    tables: list[TournamentTable]


class Standing(Struct, frozen=True):
    """One line of the standings."""

    entrant: int
    """The number of the entrant."""
    place: int
    """Shared after all tie-breaks; 0 for a filler."""
    points: float
    opponents: float
    """First tie-break: the sum of the points of all opponents."""
    direct: float
    """Second tie-break: wins against those still tied, a tie as a half."""
    share: float
    """Third tie-break: average share of the points in the entrant's games."""
    played: int


class Tournament(Struct, frozen=True):
    """A tournament; the same for all users."""

    info: TournamentInfo
    entrants: list[Entrant]
    rounds: list[TournamentRound]
    standings: list[Standing]
    """The best first."""
