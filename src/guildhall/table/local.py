"""A table in memory, for hosts without a server: its session and its log."""

from collections.abc import Sequence

from guildhall.core.errors import NothingToUndo
from guildhall.core.events import PUBLIC
from guildhall.core.game import Game, Value
from guildhall.core.record import Record
from guildhall.core.state import State
from guildhall.table import choices, records, why_not
from guildhall.table.branches import copied
from guildhall.table.entry import LogEntry
from guildhall.table.previews import previews
from guildhall.table.session import Applied, Session, Stamp
from guildhall.table.view import Bundle, Entry, Position, Preview, Reason


class LocalTable:
    """One game in play, with everything that its viewers may see and do."""

    def __init__(self, begun: Applied, options: dict[str, Value], players: Sequence[str]) -> None:
        self.session = begun.session
        self.log = begun.entries
        self.options = options
        self.players = list(players)
        """The names that the record keeps; may be empty."""

    @classmethod
    def open(cls, game: Game, seats: int, seed: int, **options: Value) -> "LocalTable":
        """Begin a game."""
        begun = Session.new(game, seats, seed, **options)
        return cls(begun, begun.session.state.options, [])

    @classmethod
    def resume(cls, game: Game, written: Record) -> "LocalTable":
        """Continue a saved game; raises BadRecord unless the record leads where it says."""
        return cls(records.play_record(game, written), written.options, written.players)

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def game(self) -> Game:
        return self.state.game

    def play(self, *moves: str | int) -> list[LogEntry]:
        """Play a move of one or more steps for the seat to act."""
        return self._apply(self.session.play(moves))

    def undo(self) -> list[LogEntry]:
        """Take back the last move, if that is free."""
        seat = self.session.reached.undoable_by()
        if seat is None:
            raise NothingToUndo()
        return self._apply(self.session.undo(seat))

    def _apply(self, applied: Applied) -> list[LogEntry]:
        self.session = applied.session
        self.log += applied.entries
        return applied.entries

    def position(self, viewer: int = PUBLIC) -> Position:
        return self.session.seen_by(viewer)

    def entries(self, viewer: int = PUBLIC, since: int = 0) -> list[Entry]:
        """The log after an entry, as a viewer may know it."""
        return [entry.for_viewer(viewer, self.game) for entry in self.log if entry.seq > since]

    def previews(self) -> dict[str, Preview]:
        """What each move of the seat to act would cost and bring."""
        return previews(self.state, self.session.legal)

    def why_not(self, move: str | None, things: list[str], language: str = "en") -> list[Reason]:
        """Why a move is not possible, or the moves that these things most likely mean."""
        return why_not.reasons(self.state, move, things, language)

    def compose(
        self, things: list[str], language: str = "en"
    ) -> tuple[Bundle, Reason | None, list[Bundle]]:
        """What things make together, why that is no answer, and the best sets if none are given."""
        return choices.compose(self.state, things, language)

    def moves(self) -> list[LogEntry]:
        """The start and the moves that were not undone."""
        found = []
        by_number = {entry.seq: entry for entry in self.log}
        entry = by_number[self.session.head]
        while entry.kind == "move":
            found.append(entry)
            entry = by_number[entry.base]
        return [entry, *reversed(found)]

    def record(self) -> Record:
        """The game as a record."""
        return records.write_record(
            self.game,
            int(self.state.seats),
            self.options,
            self.moves(),
            self.players,
            self.session.key,
        )

    def branch(self, at: int) -> "LocalTable":
        """A table that continues after this number of moves, with the same chance."""
        path = [copied(entry, Stamp(entry.depth + 1)) for entry in self.moves()[: at + 1]]
        state = records.first_state(self.game, self.state.seats, self.options, path[0])
        session = Session.start(state, Stamp(1)).session.followed(path[1:])
        return LocalTable(Applied(session, path, []), self.options, self.players)
