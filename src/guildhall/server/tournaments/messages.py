"""Tournaments: rounds of tables that the server opens, and who stands where."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from guildhall.server.fields import PersonName
from guildhall.server.tables.messages import Status
from guildhall.table.fields import Milliseconds, OptionValue, Word
from guildhall.table.settings import STAND_IN
from guildhall.table.view import Person

TournamentKind = Literal["swiss", "round-robin"]
TournamentStatus = Literal["open", "running", "over", "cancelled"]
"""One can enter; being played; finished; given up, the standings so far stand."""
TournamentSpeed = Literal["live", "slow"]
"""A round waits for everybody, so there is a clock."""
MOST_ENTRANTS: Final = 128
MOST_BOTS: Final = 32
MOST_ROUNDS: Final = 31
"""In so many, 32 players at tables of two all meet."""


class NewTournament(Struct, forbid_unknown_fields=True):
    """A tournament to be made; you do not take part in it unless you enter."""

    name: PersonName
    game: Word
    seats: Annotated[int, Meta(ge=2, le=5)]
    """Players at a table."""
    kind: TournamentKind = "swiss"
    rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 0
    """0 for as many as are usual for those who take part."""
    most: Annotated[int, Meta(ge=0, le=MOST_ENTRANTS)] = 0
    """It begins when so many take part; 0 for any number."""
    begins: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None
    """When it begins; None for when you start it, or when it is full."""
    options: Annotated[dict[Word, OptionValue], Meta(max_length=20)] = {}
    speed: TournamentSpeed = "live"
    bank: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    """Seconds on everybody's clock, as at any table."""
    increment: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    rated: bool = False
    level: Word = STAND_IN
    """Of the bots that fill tables and that play for people who are overdue or resign."""
    club: Annotated[str, Meta(max_length=40)] = ""
    """A club of yours, whose members alone see it and enter."""


class NewBots(Struct, forbid_unknown_fields=True):
    """Bots of the house that take part."""

    level: Word
    count: Annotated[int, Meta(ge=1, le=MOST_BOTS)] = 1


class Entrant(Struct, frozen=True):
    """Who takes part."""

    number: int
    person: Person | None
    bot: str
    """Its level, where it is a bot of the server."""
    filler: bool
    """A bot that plays only so that tables are full; it has no place."""
    withdrawn: bool


class TournamentInfo(Struct, frozen=True):
    """A tournament for a list."""

    id: str
    name: str
    host: Person | None
    created: Milliseconds
    status: TournamentStatus
    kind: TournamentKind
    rounds: int
    """0 for as many as are usual, until it begins."""
    round: int
    """The last one that has begun."""
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
    """How many take part, without bots that fill tables."""
    club: str = ""


class Tournaments(Struct, frozen=True):
    """All that one can enter or follow, and the last that are over."""

    open: list[TournamentInfo]
    running: list[TournamentInfo]
    over: list[TournamentInfo]


class TournamentTable(Struct, frozen=True):
    """A table of a round."""

    table: str
    status: Status
    entrants: list[int]
    """Their numbers, by seat."""
    points: list[float]
    """For the standings, by seat; empty until it is over."""


class TournamentRound(Struct, frozen=True):
    number: int
    tables: list[TournamentTable]


class Standing(Struct, frozen=True):
    """One line of the standings."""

    entrant: int
    """Its number."""
    place: int
    """Shared where nothing tells two apart; 0 for a bot that fills tables."""
    points: float
    opponents: float
    """First tie-break: the points of all whom he has met."""
    direct: float
    """Second: how many of those still tied he has beaten, a tie as a half."""
    share: float
    """Third: what part of the points of his games he has made, on average."""
    played: int


class Tournament(Struct, frozen=True):
    """All about a tournament; the same for everybody."""

    info: TournamentInfo
    entrants: list[Entrant]
    rounds: list[TournamentRound]
    standings: list[Standing]
    """The best first."""
