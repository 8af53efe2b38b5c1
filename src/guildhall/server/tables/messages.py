"""Tables, their seats, their log and their results."""

from typing import Literal

from msgspec import Struct, field

from guildhall.server.fields import PersonName, TablePassword
from guildhall.table.fields import Facts, Milliseconds, MoveText, SeatNumber, Sequence, Word
from guildhall.table.records import Step
from guildhall.table.settings import TableSettings
from guildhall.table.view import Entry, Person, Result

Status = Literal["open", "running", "over", "closed"]
"""Seats can be taken; being played; finished; given up, before it began or without a result."""


class SeatChange(Struct, forbid_unknown_fields=True):
    """Who shall sit there: you, a bot, or nobody; the host of an open table removes people so.

    At a running table a bot plays for you, or for another who does not come.
    """

    player: Literal["me", "bot", "nobody"]
    level: Word | None = None
    """Of the bot; not needed at a running table, whose stand-in was chosen when it was opened."""
    password: TablePassword = ""
    """Needed at a locked table."""


class NewInvitation(Struct, forbid_unknown_fields=True):
    """Tells somebody of an open table."""

    name: PersonName
    """Of an account."""


class EndingWish(Struct, forbid_unknown_fields=True):
    """Whether you want to end the game without a result."""

    agree: bool
    """False also takes back what all others have agreed to so far."""


class Seat(Struct, frozen=True):
    seat: SeatNumber
    person: Person | None
    """Who sits here, or whose seat a bot keeps."""
    bot: str
    """Level of the bot that plays here; empty where none does."""
    unlearned: str = ""
    """Why this bot cannot judge this table by its net and judges as a master does: `no-net`,
    `rules`, `seats` or an option; empty where it can, or needs no net."""
    away: Milliseconds = 0
    """Until when its player is on holiday; 0 where he is not."""


class BranchInfo(Struct, frozen=True):
    """Something that was tried from a position."""

    id: str
    """Its table."""
    of: str
    """The table it goes on from ..."""
    at: int
    """... after so many moves."""
    name: str
    status: Status
    moves: int
    result: Result | None


class Branches(Struct, frozen=True):
    """All that you have tried from a game, and from what you tried."""

    root: str
    """The game itself."""
    branches: list[BranchInfo]
    """The oldest first."""


class TableInfo(TableSettings, frozen=True, kw_only=True):
    """All about a table but the game itself; the same for all viewers."""

    id: str
    game: str
    status: Status
    host: str
    """Id of the person who opened it."""
    created: Milliseconds
    seats: list[Seat]
    seq: int
    """Number of the last entry of its log."""
    turn: int
    """The seat to act; -1 while there is none."""
    moves: int
    """Moves played so far."""
    deadline: Milliseconds | None = None
    """When the time of the seat to act is over; None where no clock runs for it."""
    claimable: Milliseconds | None = None
    """From when on the others may let the stand-in play for the seat to act, unless its player is
    present; None where a clock decides, or for a bot."""
    absent_days: float = 0
    """Without a clock: after this many days without a move the seat can be claimed."""
    open_days: float = 0
    """After this many days without an entry an open table is closed."""
    idle_days: float = 0
    """After this many days without an entry the game ends without a result."""
    rematch: str = ""
    """The table at which these people play again."""
    shared: bool = False
    """Anyone who has the link may watch the replay of the finished game."""
    uploaded: bool = False
    """The game came as a record and was not played here."""
    refused: str = ""
    """Why it cannot continue: `other-rules` if it began under other rules than this server has."""
    result: Result | None = None
    locked: bool = False
    """Taking a seat needs the password of the table."""
    clocks: list[int] = field(default_factory=list)
    """Milliseconds that every seat had left when the clock of the seat to act began to run."""
    ending: list[SeatNumber] = field(default_factory=list)
    """Seats of people who want to end the game without a result; left out of lists of tables."""


class HintWish(Struct, forbid_unknown_fields=True):
    """The position you want advice for."""

    at: Sequence
    """`position` of the position you see; another one is refused as stale."""


class HintReason(Struct, frozen=True):
    """Where a move makes a difference to the other moves, in what the evaluation expects."""

    message: str
    facts: Facts
    points: float


class Hint(Struct, frozen=True):
    """A move worth considering."""

    move: MoveText
    lead: float
    """How many points ahead of the best rival it is expected to end."""
    tries: int
    """How often the search has tried it."""
    reasons: list[HintReason]
    later: bool
    """Its gain is not to be seen right after it, only further on."""


class Hints(Struct, frozen=True):
    """Advice for the seat to act, from what that seat may know."""

    hints: list[Hint]
    """The best first."""
    careless: list[MoveText]
    """Moves that throw much away against the best."""
    by: str
    """The level that thought of them: `grandmaster`, or `master` where no net knows the table."""


class Log(Struct, frozen=True):
    """Part of a table's log."""

    table: str
    entries: list[Entry]
    last: int
    """Number of the last entry there is."""


class Replay(Struct, frozen=True):
    """Part of a finished game, position by position."""

    table: TableInfo
    moves: int
    steps: list[Step]


class Lobby(Struct, frozen=True):
    """The tables you can see."""

    open: list[TableInfo]
    """Public tables with a free seat."""
    running: list[TableInfo]
    """Public tables being played: watch them."""
    mine: list[TableInfo]
    """Tables at which you sit: first those being played."""
    invited: list[TableInfo]
    """Open tables to which somebody has invited you."""
