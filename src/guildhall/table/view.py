"""What the viewers of a table may see, as the types that the page receives."""

from typing import Any, Literal

from msgspec import Struct

from guildhall.core.events import Event
from guildhall.table.fields import Facts, Milliseconds, MoveText, SeatNumber

PersonKind = Literal["guest", "account", "bot"]


class Person(Struct, frozen=True):
    """A person as everyone may know them."""

    id: str
    name: str
    """Empty when the account was deleted: word it neutrally."""
    kind: PersonKind


class Sentence(Struct, frozen=True):
    """A message of the catalogue with its facts."""

    message: str
    facts: Facts


class Result(Struct, frozen=True):
    """How a game ended, by seat."""

    ranking: list[int]
    """Place of each seat, 1 for the winner, shared where tied."""
    scores: list[int]
    breakdown: list[dict[str, int]]
    """Points by source; `<game>-source-<source>` words it."""


class Moment(Struct, frozen=True):
    """The part of the game that begins: its year, phase or round."""

    message: str
    facts: Facts
    place: int = 0
    """How many events of the entry come before it."""
    chapter: bool = False
    """A part of the game is over after which points are counted up."""


EntryKind = Literal[
    "opened", "sat", "left", "removed", "bot", "started", "move", "undo-asked", "undo-agreed",
    "undo-declined", "undone", "said", "unsaid", "rematch", "shared", "closed",
    "resigned", "end-agreed", "end-declined",
]  # fmt: skip


class Entry(Struct, frozen=True, omit_defaults=True):
    """One entry of a table's log, as you may know it."""

    seq: int
    at: Milliseconds
    kind: EntryKind
    seat: int = -1
    """The seat it belongs to; -1 for none."""
    person: Person | None = None
    """The person who did it, if any."""
    move: str = ""
    """The text of a move; only sent to the seat that played it."""
    only: bool = False
    """It was the only possible move; only sent to the seat that played it."""
    events: list[Event] = []
    """What a move brought about, and which players did nothing."""
    moment: Moment | None = None
    """The part of the game that begins with the entry, if any."""
    text: str = ""
    """The chat message (`said`), the level of the bot (`bot`, `resigned`), the new table
    (`rematch`), or why it was closed (`closed`): `agreed`, `resigned` or `expired`."""
    absent: bool = False
    """Of `bot`: `person` seated it for an absent player."""
    to: int = 0
    """Of `undo-asked` and `undone`: the position that the table goes back to; of `unsaid`: the
    entry whose text an operator removed, 0 for all earlier texts of that person."""


class LegalMove(Struct, frozen=True):
    """A move you may play now."""

    text: MoveText
    """What you send to play it."""
    verb: str
    """Its kind; `<game>-group-<verb>` words it."""
    message: str
    facts: Facts
    things: list[str]
    """The things on the table that a person points at for it, in this order."""
    idle: bool = False
    """It does nothing, as passing does."""


QuestionKind = Literal["one", "pair", "set", "number", "choice"]
"""By one thing, two that go together, a set of them, a number, or a choice of words."""


class UndoAsked(Struct, frozen=True):
    """A request to go back further than is free."""

    seq: int
    """The entry that asks; answer with this number."""
    seat: int
    to: int
    """The position it goes back to."""
    waiting: list[SeatNumber]
    """The seats of people who have not agreed yet."""


class Preview(Struct, frozen=True):
    """What you can know of a move before you play it."""

    reveals: bool
    """It reveals something hidden or lets chance decide, and cannot be taken back freely."""
    ends: bool
    """It reveals nothing, and afterwards another player decides, or the game is over."""
    costs: bool
    """It spends something valuable, or pays another player."""
    says: list[Sentence]
    """What it costs and brings."""


class Position(Struct, frozen=True):
    """The table as you may see it, and what you may do."""

    position: int
    """Its number; send it with your move as `at`."""
    you: int
    """Your seat, or -1 for a spectator."""
    turn: int
    over: bool
    view: dict[str, Any]
    moves: list[LegalMove]
    """Empty unless it is your turn."""
    question: Sentence | None
    """What you have to decide; None unless it is your turn."""
    kind: QuestionKind
    """How it is answered."""
    pieces: list[str]
    """The things that can be selected, if the answer is a set."""
    previews: dict[str, Preview]
    """What each of your moves would cost and bring, by its text."""
    undo: bool
    """You may take back the last move freely."""
    asked: UndoAsked | None = None
    result: Result | None = None


class Reason(Struct, frozen=True):
    """Why a move is not possible, or that it is."""

    move: str
    possible: bool
    rule: str = ""
    message: str = ""
    facts: Facts = {}
    sentence: str = ""


class Bundle(Struct, frozen=True):
    """A set of things, and what it makes."""

    things: list[str]
    steps: list[MoveText]
    """The moves that make it: send them as `move` and `then`. Empty while the set is no answer."""
    says: list[Sentence]
    preview: Preview | None = None
    """What giving it means for the turn; None while the set is no answer."""
