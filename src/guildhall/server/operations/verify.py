"""Replays every stored game and compares it with the stored data."""

from dataclasses import dataclass, field

import msgspec

from guildhall import games
from guildhall.core.errors import GuildhallError
from guildhall.core.game import Game
from guildhall.core.state import NOBODY, State
from guildhall.server.storage.database import URL
from guildhall.server.storage.table_scan import Whole, everything
from guildhall.table.entry import BotSeated, LogEntry, Opened
from guildhall.table.records import first_state
from guildhall.table.session import result_of
from guildhall.table.settings import TableSettings


@dataclass(frozen=True)
class Difference:
    table: str
    what: str


@dataclass
class Found:
    """The findings of a run over the whole database."""

    tables: int = 0
    moves: int = 0
    skipped: int = 0
    """Tables with other rules than the installed ones."""
    differences: list[Difference] = field(default_factory=list)


def verify(url: URL) -> Found:
    found = Found()
    with everything(url) as whole:
        for table_id in whole.tables():
            found.tables += 1
            try:
                _verify(whole.table(table_id), found)
            except (GuildhallError, LookupError, ValueError, msgspec.MsgspecError) as error:
                what = f"{type(error).__name__}: {error}"
                found.differences.append(Difference(table_id, what))
        for table_id in sorted(whole.wrong_ratings()):
            found.differences.append(Difference(table_id, "ratings"))
    return found


def _verify(whole: Whole, found: Found) -> None:
    table = whole.table
    rules = games.load(table.game_name).fingerprint if table.game_name in games.NAMES else ""
    if table.fingerprint and table.fingerprint != rules:
        found.skipped += 1
    else:
        _Checker(whole, found).run()


class _Checker:
    """Replays one table from its log."""

    def __init__(self, whole: Whole, found: Found) -> None:
        self.whole = whole
        self.table = whole.table
        self.found = found
        self.game: Game = games.load(whole.table.game_name)
        self.states: dict[int, State] = {}
        """The position at each head."""
        self.seats: dict[int, tuple[str | None, str]] = {}
        self.status = "open"
        self.state: State | None = None

    def differs(self, what: str) -> None:
        self.found.differences.append(Difference(self.table.id, what))

    def require(self, holds: bool, line: LogEntry, what: str) -> None:
        if not holds:
            self.differs(f"entry {line.seq}: {what}")

    def run(self) -> None:
        for number, line in enumerate(self.whole.lines, 1):
            self.require(line.seq == number, line, "the numbers have a gap")
            self.tell(line)
        self.compare_projections()
        self.compare_snapshots()

    def tell(self, line: LogEntry) -> None:
        match line.kind:
            case "opened":
                self._compare_settings(line)
            case "sat":
                self.seats[line.seat] = (line.person, "")
            case "left" | "removed":
                self.seats[line.seat] = (None, "")
            case "bot" | "resigned" if isinstance(line.details, BotSeated):
                stays = self.status == "running" and line.kind == "bot"
                person = self.seats[line.seat][0] if stays else None
                self.seats[line.seat] = (person, line.details.level)
            case "started":
                self.status = "running"
                self.state = first_state(
                    self.game, len(self.seats), self.table.settings.options, line
                )
                self.states[line.seq] = self.state
            case "move":
                self.tell_move(line)
            case "undone":
                self.state = self.states[line.head]
            case "closed":
                self.status = "closed"
                self.state = None
        turn = int(self.state.seat) if self.state else NOBODY
        self.require(line.turn == turn, line, "another seat is to act")

    def _compare_settings(self, line: LogEntry) -> None:
        opened = line.details
        if isinstance(opened, Opened):
            self.seats = dict.fromkeys(range(opened.seats), (None, ""))
            if not self.table.uploaded:
                logged = msgspec.convert(opened, TableSettings, from_attributes=True)
                self._same("settings", self.table.settings, logged)

    def tell_move(self, line: LogEntry) -> None:
        before = self.states[line.base]
        self.require(before.seat == line.seat, line, "another seat has moved")
        after, log = before.played(self.game.parse(line.move))
        self.require(log == line.events, line, "the events are other ones")
        self.states[line.seq] = self.state = after
        self.found.moves += 1
        if after.over:
            self.status = "over"
            self.require(line.key == f"{after.key():032x}", line, "another end")

    def compare_projections(self) -> None:
        if not (self.table.uploaded and self.status == "running"):
            self._same("status", self.table.status, self.status)
        self._same("result", self.table.result, result_of(self.state) if self.state else None)
        if self.table.uploaded:
            return
        places = {seat: (place.person, place.bot) for seat, place in self.whole.places.items()}
        self._same("seats", places, self.seats)

    def _same(self, what: str, stored_value: object, from_log: object) -> None:
        if stored_value != from_log:
            self.differs(f"{what}: stored {stored_value!r}, by the log {from_log!r}")

    def compare_snapshots(self) -> None:
        for seq, position in self.whole.snapshots.items():
            state = self.states.get(seq)
            if state is None or self.game.restore(position) != state:
                self.differs(f"snapshot of entry {seq}")
