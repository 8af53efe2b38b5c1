"""The messages of the live socket, both ways."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from guildhall.server.accounts.messages import HouseNews
from guildhall.server.fields import ChatText, Id, RequestNumber
from guildhall.server.problem import Problem
from guildhall.server.tables.messages import Lobby, TableInfo
from guildhall.table.fields import MoveText, Sequence, Thing
from guildhall.table.view import Bundle, Entry, Reason


class _Request(Struct, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    id: RequestNumber
    """Your number for this request; the answer carries it."""


class Watch(_Request, tag="watch"):
    """Follow a table from an entry on; also to resume after a break."""

    table: Id
    since: Sequence
    """The last entry you have; 0 for none."""


class Unwatch(_Request, tag="unwatch"):
    table: Id


class WatchLobby(_Request, tag="watch-lobby"):
    """Follow the lobby and your own tables."""


class UnwatchLobby(_Request, tag="unwatch-lobby"):
    """Follow the lobby no more."""


class PlayMove(_Request, tag="move"):
    """Play a move at the position you see."""

    table: Id
    at: Sequence
    """`position` of the position you see; another one is refused as stale."""
    move: MoveText
    then: Annotated[list[MoveText], Meta(max_length=20)] = []
    """Further steps, made together with it or not at all: see `compose`."""


class TakeBack(_Request, tag="undo"):
    """Take back your last move, where that is free (`undo` of the position)."""

    table: Id
    at: Sequence


class AskUndo(_Request, tag="ask-undo"):
    """Ask everybody to go back to just before a move, behind what is free."""

    table: Id
    at: Sequence
    before: Sequence
    """Entry of the move that shall be taken back, with all after it."""


class AnswerUndo(_Request, tag="answer-undo"):
    table: Id
    asked: Sequence
    """`asked.seq` of the position."""
    agree: bool


class Say(_Request, tag="say"):
    """Say something at a table."""

    table: Id
    text: ChatText


class AskWhy(_Request, tag="why"):
    """Ask why a move is not possible now; only on your turn."""

    table: Id
    at: Sequence
    move: MoveText | None = None
    things: Annotated[list[Thing], Meta(max_length=20)] = []
    """Instead of a move: what was pointed at, the last one last."""


class AskCompose(_Request, tag="compose"):
    """Ask what things make together, where the position asks for a set."""

    table: Id
    at: Sequence
    things: Annotated[list[Thing], Meta(max_length=20)]
    """In any order; with none the best sets are offered."""


class Ping(_Request, tag="ping"):
    """Ask for a sign of life."""


Request = (
    Watch
    | Unwatch
    | WatchLobby
    | UnwatchLobby
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
    """What you asked for is done and durable."""

    id: int
    seq: int = 0
    """The entry it became, where it became one."""


class Failed(_Message, frozen=True, tag="failed"):
    """What you asked for was not done; nothing has changed."""

    id: int | None
    """None where the request could not even be read."""
    problem: Problem


class Because(_Message, frozen=True, tag="because"):
    """The answer to `why`."""

    id: int
    reasons: list[Reason]
    """For a move one; for things one for each move that was most likely meant, none where nothing
    is ever done with them."""


class Composed(_Message, frozen=True, tag="composed"):
    """The answer to `compose`."""

    id: int
    made: Bundle
    why: Reason | None
    """Why no answer has all these things in it."""
    best: list[Bundle]
    """The sets that a sensible player would choose among; only where nothing was ticked."""


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
    """Who is there at a table you watch."""

    table: str
    people: list[str]
    """Ids of the people with a socket here."""
    watchers: int
    """How many of the sockets belong to nobody who sits here."""


class LobbyState(_Message, frozen=True, tag="lobby"):
    """All of the lobby."""

    lobby: Lobby


class LobbyChange(_Message, frozen=True, tag="lobby-change"):
    """A table that has appeared or changed in the lobby, among yours or where you are invited."""

    table: TableInfo
    invited: bool = False
    """Somebody has invited you to it, and it is open."""


class HouseTold(_Message, frozen=True, tag="house"):
    """What everybody here should know is something else now."""

    news: HouseNews


Message = (
    Done | Failed | Because | Composed | Update | Presence | LobbyState | LobbyChange | HouseTold
)
