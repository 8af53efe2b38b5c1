"""Messages of the live socket, in both directions."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from guildhall.server.accounts.messages import HouseNews
from guildhall.server.fields import ChatText, Id, RequestNumber
from guildhall.server.problem import Problem
from guildhall.server.tables.messages import Lobby, TableInfo
from guildhall.table.fields import MoveText, Sequence, Thing
from guildhall.table.view import Bundle, Entry, Reason


class _Request(Struct, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    id: RequestNumber
    """The number of this request; its answer has the same."""


class Watch(_Request, tag="watch"):
    """Follow a table from an entry on; also to resume after a disconnect."""

    table: Id
    since: Sequence
    """The last entry you have; 0 for none."""


class Unwatch(_Request, tag="unwatch"):
    table: Id


class WatchLobby(_Request, tag="watch-lobby"):
    """Follow the lobby and one's own tables."""


class UnwatchLobby(_Request, tag="unwatch-lobby"):
    """Stop following the lobby."""


class WatchReview(_Request, tag="watch-review"):
    """Follow the review of a finished game instead of any other."""

    table: Id


class UnwatchReview(_Request, tag="unwatch-review"):
    """Stop following the review."""


class PlayMove(_Request, tag="move"):
    """Play a move at the position you see."""

    table: Id
    at: Sequence
    """`position` of the position you see; another one is refused as stale."""
    move: MoveText
    then: Annotated[list[MoveText], Meta(max_length=20)] = []
    """Further steps, played all or none: see `compose`."""


class TakeBack(_Request, tag="undo"):
    """Undo one's last move, if that is free (`undo` of the position)."""

    table: Id
    at: Sequence


class AskUndo(_Request, tag="ask-undo"):
    """Ask all players to undo back to just before a move, beyond what is free."""

    table: Id
    at: Sequence
    before: Sequence
    """Entry of the move to undo, with all later ones."""


class AnswerUndo(_Request, tag="answer-undo"):
    table: Id
    asked: Sequence
    """`asked.seq` of the position."""
    agree: bool


class Say(_Request, tag="say"):
    """Send a chat message."""

    table: Id
    text: ChatText


class AskWhy(_Request, tag="why"):
    """Ask why a move is illegal now; only on one's turn."""

    table: Id
    at: Sequence
    move: MoveText | None = None
    things: Annotated[list[Thing], Meta(max_length=20)] = []
    """Instead of a move: the clicked things, the last one last."""


class AskCompose(_Request, tag="compose"):
    """Ask for the effect of a set of things, if the position asks for a set."""

    table: Id
    at: Sequence
    things: Annotated[list[Thing], Meta(max_length=20)]
    """In any order; without any, the best sets are returned."""


class Ping(_Request, tag="ping"):
    """Check the connection."""


Request = (
    Watch
    | Unwatch
    | WatchLobby
    | UnwatchLobby
    | WatchReview
    | UnwatchReview
    | PlayMove
    | TakeBack
    | AskUndo
    | AnswerUndo
    | Say
    | AskWhy
    | AskCompose
    | Ping
)


class _Message(Struct, frozen=True, tag_field="type"):
    pass


class Done(_Message, frozen=True, tag="done"):
    """The request is executed and durable."""

    id: int
    seq: int = 0
    """The number of its entry, if it created one."""


class Failed(_Message, frozen=True, tag="failed"):
    """The request was refused; nothing has changed."""

    id: int | None
    """None if the request could not be parsed."""
    problem: Problem


class Because(_Message, frozen=True, tag="because"):
    """The answer to `why`."""

    id: int
    reasons: list[Reason]
    """For a move one reason; for things one for each move that was probably meant, none if no move
    uses them."""


class Composed(_Message, frozen=True, tag="composed"):
    """The answer to `compose`."""

    id: int
    made: Bundle
    why: Reason | None
    """Why no answer contains all these things."""
    best: list[Bundle]
    """Suggested sets; only without a selection."""


class Update(_Message, frozen=True, tag="update"):
    """What has changed at a table you watch: apply all of it at once."""

    table: str
    seq: int
    """The last entry that this update knows of; resume from here."""
    entries: list[Entry]
    """In order, each after the last one you got; see `gap`."""
    gap: bool = False
    """Entries between your `since` and the first one here were left out: fetch the log."""
    whole: bool = False
    """`info` and `position` have all their fields, as in the first update after `watch`. Otherwise
    they have those that have changed since the last update over this socket."""
    info: dict[str, Any] | None = None
    """Fields of `TableInfo`."""
    position: dict[str, Any] | None = None
    """Fields of `Position`; None if `whole` and the game has not begun. Its `view` may have `a.3`:
    object 3 of list `a`, the others being as before."""


class Presence(_Message, frozen=True, tag="presence"):
    """The people present at a watched table."""

    table: str
    people: list[str]
    """Ids of the people with a socket here."""
    watchers: int
    """Number of sockets of people without a seat."""


class LobbyState(_Message, frozen=True, tag="lobby"):
    """The complete lobby."""

    lobby: Lobby


class LobbyChange(_Message, frozen=True, tag="lobby-change"):
    """A table that has appeared or changed in the lobby, among yours or where you are invited."""

    table: TableInfo
    invited: bool = False
    """The user has been invited to it, and it is open."""


class ReviewProgress(_Message, frozen=True, tag="review"):
    """The progress of a review; once it is done, fetch it over HTTP."""

    table: str
    state: Literal["none", "making", "done"]
    done: int
    """Decisions judged."""
    all: int
    """All decisions; 0 until they are counted."""


class NoticesChanged(_Message, frozen=True, tag="notices"):
    """The announcements have changed."""

    news: HouseNews


Message = (
    Done
    | Failed
    | Because
    | Composed
    | Update
    | Presence
    | LobbyState
    | LobbyChange
    | ReviewProgress
    | NoticesChanged
)
