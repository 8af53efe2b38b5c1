"""Replaying every stored game and comparing all that is stored beside the log."""

import json
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import URL, Connection, select

from guildhall import games
from guildhall.core.errors import GuildhallError
from guildhall.core.events import Log
from guildhall.core.game import Game
from guildhall.core.state import NOBODY, State
from guildhall.server.live.line import Line, from_row, stored
from guildhall.server.live.running import result_of
from guildhall.server.store.database import check_version, opened
from guildhall.server.store.schema import entries, seats, snapshots, tables


@dataclass(frozen=True)
class Difference:
    table: str
    what: str


@dataclass
class Found:
    """What a run over the whole database has seen."""

    tables: int = 0
    moves: int = 0
    skipped: int = 0
    """Tables that began under other rules than these."""
    differences: list[Difference] = field(default_factory=list)


def verify(url: URL) -> Found:
    found = Found()
    with opened(url) as engine, engine.connect() as connection:
        check_version(connection)
        for row in connection.execute(select(tables).order_by(tables.c.created)).all():
            found.tables += 1
            rules = games.load(row.game).fingerprint if row.game in games.NAMES else ""
            if row.fingerprint and row.fingerprint != rules:
                found.skipped += 1
                continue
            checker = _Checker(connection, row, found)
            try:
                checker.run()
            except (GuildhallError, LookupError, ValueError) as error:
                checker.differs(f"{type(error).__name__}: {error}")
    return found


class _Checker:
    """One table, told again from its log."""

    def __init__(self, connection: Connection, row: Any, found: Found) -> None:
        self.connection = connection
        self.row = row
        self.found = found
        self.game: Game = games.load(row.game)
        self.states: dict[int, State] = {}
        """The position at each head."""
        self.seats: dict[int, tuple[str | None, str]] = {}
        self.status = "open"
        self.state: State | None = None

    def differs(self, what: str) -> None:
        self.found.differences.append(Difference(self.row.id, what))

    def require(self, holds: bool, line: Line, what: str) -> None:
        if not holds:
            self.differs(f"entry {line.seq}: {what}")

    def run(self) -> None:
        query = select(entries).where(entries.c.table_id == self.row.id).order_by(entries.c.seq)
        for number, row in enumerate(self.connection.execute(query), 1):
            line = from_row(row)
            self.require(line.seq == number, line, "the numbers have a gap")
            self.tell(line)
        self.compare_projections()
        self.compare_snapshots()

    def tell(self, line: Line) -> None:
        match line.kind:
            case "opened":
                self.seats = dict.fromkeys(range(line.data["seats"]), (None, ""))
            case "sat":
                self.seats[line.seat] = (line.person, "")
            case "left":
                self.seats[line.seat] = (None, "")
            case "bot":
                kept = self.seats[line.seat][0] if self.status == "running" else None
                self.seats[line.seat] = (kept, line.data["text"])
            case "started":
                self.status = "running"
                options = json.loads(self.row.options)
                seed = int(line.data["seed"])
                self.state = self.game.new(len(self.seats), seed, **options)
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

    def tell_move(self, line: Line) -> None:
        before = self.states[line.base]
        self.require(before.seat == line.seat, line, "another seat has moved")
        after = before.clone()
        log: Log = []
        after.play(self.game.parse(line.data["move"]), log)
        same = msgspec.json.encode(stored(log)) == msgspec.json.encode(line.events)
        self.require(same, line, "the events are other ones")
        self.states[line.seq] = self.state = after
        self.found.moves += 1
        if after.over:
            self.status = "over"
            self.require(line.data.get("key") == f"{after.key():032x}", line, "another end")

    def compare_projections(self) -> None:
        if not (self.row.uploaded and self.status == "running"):
            self._same("status", self.row.status, self.status)
        result = result_of(self.state) if self.state else None
        self._same(
            "result", self.row.result, msgspec.json.encode(result).decode() if result else ""
        )
        if self.row.uploaded:
            return
        query = select(seats).where(seats.c.table_id == self.row.id)
        stored_seats = {r.seat: (r.person, r.bot) for r in self.connection.execute(query)}
        self._same("seats", stored_seats, self.seats)

    def _same(self, what: str, stored_value: object, told: object) -> None:
        if stored_value != told:
            self.differs(f"{what}: stored {stored_value!r}, by the log {told!r}")

    def compare_snapshots(self) -> None:
        query = select(snapshots).where(snapshots.c.table_id == self.row.id)
        for row in self.connection.execute(query):
            state = self.states.get(row.seq)
            if state is None or self.game.restore(bytes(row.position)) != state:
                self.differs(f"snapshot of entry {row.seq}")
