"""Messages about tables, their seats, logs and results."""

from typing import Literal

from msgspec import Struct, field

from guildhall.server.fields import PersonName, TablePassword
from guildhall.table.fields import Facts, Milliseconds, MoveText, SeatNumber, Sequence, Word
from guildhall.table.records import Step
from guildhall.table.settings import TableSettings
from guildhall.table.view import Entry, Person, Result

Status = Literal["open", "running", "over", "closed"]
"""Open for players; running; finished; closed before the start or without a result."""


class SeatChange(Struct, forbid_unknown_fields=True):
    """The new occupant of a seat: the user, a bot, or none.

    The host of an open table also removes people in this way. At a running table a bot plays for
    the user, or for an absent player.
    """

    player: Literal["me", "bot", "nobody"]
    level: Word | None = None
    """Level of the bot; not needed at a running table, which has a stand-in."""
    password: TablePassword = ""
    """Required at a locked table."""


class NewInvitation(Struct, forbid_unknown_fields=True):
    """Invites an account to an open table."""

    name: PersonName
    """Name of an account."""


class EndingWish(Struct, forbid_unknown_fields=True):
    """Agrees or declines to end the game without a result."""

    agree: bool
    """False also cancels the agreement of all others."""


class Seat(Struct, frozen=True):
    seat: SeatNumber
    person: Person | None
    """The player of this seat, or the one for whom a bot plays."""
    bot: str
    """Level of the bot that plays this seat; empty without one."""
    unlearned: str = ""
    """Why this bot judges the table like a master instead of with its net: `no-net`, `rules`,
    `seats` or
    an option; empty if its net fits, or it needs none.
    """
    away: Milliseconds = 0
    """End of the holiday of its player; 0 without one."""


class BranchInfo(Struct, frozen=True):
    """A branch from a position."""

    id: str
    """The table of the branch."""
    of: str
    """The table it continues ..."""
    at: int
    """... after this number of moves."""
    name: str
    status: Status
    moves: int
    result: Result | None


class Branches(Struct, frozen=True):
    """All branches of a game and of those branches."""

    root: str
    """The game itself."""
    branches: list[BranchInfo]
    """In order of time."""


class TableInfo(TableSettings, frozen=True, kw_only=True):
    """A table without its position; the same for all viewers."""

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
    """The seat to act; -1 if there is none."""
    moves: int
    """Moves played so far."""
    deadline: Milliseconds | None = None
    """When the seat to act runs out of time; None without a running clock."""
    claimable: Milliseconds | None = None
    """When the others may let the stand-in play for the seat to act, unless its player is present;
    None with a clock, or for a bot."""
    absent_days: float = 0
    """Without a clock: after this many days without a move the seat can be claimed."""
    open_days: float = 0
    """After this many days without an entry an open table is closed."""
    idle_days: float = 0
    """After this many days without an entry the game ends without a result."""
    rematch: str = ""
    """The table of the rematch."""
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
    """Remaining milliseconds of every seat when the current clock started."""
    ending: list[SeatNumber] = field(default_factory=list)
    """Seats that agree to end the game without a result; omitted in lists of tables."""


class HintWish(Struct, forbid_unknown_fields=True):
    """A request for hints."""

    at: Sequence
    """`position` of the position you see; another one is refused as stale."""


class HintReason(Struct, frozen=True):
    """A source of points to which a move makes a difference, compared with all other moves."""

    message: str
    facts: Facts
    points: float


class Hint(Struct, frozen=True):
    """A suggested move."""

    move: MoveText
    lead: float
    """Expected lead over the best opponent at the end, in points."""
    tries: int
    """Number of visits by the search."""
    reasons: list[HintReason]
    later: bool
    """Its gain appears only later in the game."""


class Hints(Struct, frozen=True):
    """Hints for the seat to act, from what that seat may know."""

    hints: list[Hint]
    """The best move first."""
    careless: list[MoveText]
    """Moves that lose much compared with the best one."""
    by: str
    """The level that evaluated them: `grandmaster`, or `master` if no net fits the table."""


class Log(Struct, frozen=True):
    """Part of a table's log."""

    table: str
    entries: list[Entry]
    last: int
    """Number of the last entry."""


class Replay(Struct, frozen=True):
    """Part of a finished game, position by position."""

    table: TableInfo
    moves: int
    steps: list[Step]


class Lobby(Struct, frozen=True):
    """The tables that the user can see."""

    open: list[TableInfo]
    """Public tables with a free seat."""
    running: list[TableInfo]
    """Public tables being played: watch them."""
    mine: list[TableInfo]
    """The user's tables, running ones first."""
    invited: list[TableInfo]
    """Open tables with an invitation for the user."""
