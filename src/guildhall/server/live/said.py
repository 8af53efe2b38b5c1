"""What a position says beside its view, to everybody and to one viewer."""

from msgspec import Struct

from guildhall.server.wire.tables import Result, Sentence, UndoAsked


class ToAll(Struct, frozen=True):
    """What a position says to everybody."""

    position: int
    turn: int
    over: bool
    asked: UndoAsked | None
    result: Result | None


class ToOne(Struct, frozen=True):
    """What a position says to one viewer."""

    you: int
    undo: bool
    question: Sentence | None = None
    kind: str = "one"
    pieces: list[str] = []
