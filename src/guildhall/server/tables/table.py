"""One table in memory."""

import asyncio
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Final, Protocol

from msgspec.structs import asdict

from guildhall.core.errors import NoSuchSeat
from guildhall.core.events import PUBLIC
from guildhall.core.game import Game
from guildhall.core.state import NOBODY
from guildhall.server.errors import NotRunning, OtherRules
from guildhall.server.settings import DAY, PACES, Pace
from guildhall.server.tables.messages import Seat
from guildhall.server.tables.rows import Place, StoredTable
from guildhall.table.clock_pauses import Rests, Span, put_off
from guildhall.table.entry import CLOCKED, BotSeated, Clocked, LogEntry, Opened, Text
from guildhall.table.session import Session

TAIL: Final = 32
"""Entries in memory; older ones are read from the database when needed."""
_VERSIONS: Final = count(1)


class LobbyWatcher(Protocol):
    """What a socket is sent of the lobby."""

    def changed(self, table: "Table") -> None:
        """The table has appeared or changed in the lobby."""

    async def refresh(self) -> None:
        """Any table of the lobby may have changed."""


class Watcher(Protocol):
    """A socket that follows tables or the lobby."""

    person_id: str | None

    @property
    def lobby(self) -> LobbyWatcher: ...

    def wake(self, table: "Table") -> None:
        """The table has changed."""

    def wake_presence(self, table: "Table") -> None:
        """People have come to the table or left it."""


@dataclass(eq=False, kw_only=True)
class Table(StoredTable):
    """A table in memory: its row, its log, its session and its watchers."""

    game: Game
    places: list[Place]
    seq: int = 0
    """The last entry of the log."""
    turn: int = NOBODY
    depth: int = 0
    since: int = 0
    """When the clock of the seat to act started."""
    clocks: list[int] = field(default_factory=list)
    """Milliseconds that every seat had left then; empty without a clock."""
    refused: str = ""
    """Why the game cannot continue, as in `TableInfo`."""
    ending: frozenset[int] = frozenset()
    """Seats of people who want to end the game without a result."""
    session: Session | None = None
    """None before the start, or if the game began under other rules."""
    tail: deque[LogEntry] = field(default_factory=lambda: deque(maxlen=TAIL))
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    elsewhere: dict[str, int] = field(default_factory=dict)
    """Sockets that watch at other processes, by person; those of visitors under an empty name."""
    behind: int = 0
    """An entry of another process that was not read because no one watches here."""
    thinking: int = 0
    """The position for which a bot move is being computed; 0 for none."""
    keeper: int = 0
    """The process that runs the bots of the table; 0 if unknown."""
    left_alone: int = 0
    """The last position at which the bot was left to another process; 0 if it never was."""
    left_at: float = 0.0
    """When that happened first, by a monotonic clock."""
    seated: list[Seat] | None = None
    """Cache of the seats in `TableInfo`."""
    version: int = 0
    """Incremented whenever the shown state may have changed; unique."""

    def __post_init__(self) -> None:
        self.game_name = self.game.name

    def seat_of(self, person: str | None) -> int:
        """The seat of a person; PUBLIC without one."""
        if person:
            for seat, place in enumerate(self.places):
                if place.person == person:
                    return seat
        return PUBLIC

    def place(self, seat: int) -> Place:
        if not 0 <= seat < len(self.places):
            raise NoSuchSeat(seat=seat + 1, seats=len(self.places))
        return self.places[seat]

    def people(self) -> list[int]:
        """Seats of people who play themselves."""
        return [s for s, place in enumerate(self.places) if place.person and not place.bot]

    def claimed(self) -> list[int]:
        """Seats of people, also of those for whom a bot plays; they vote on undo and on ending."""
        return [seat for seat, place in enumerate(self.places) if place.person]

    @property
    def is_behind(self) -> bool:
        return self.behind > self.seq

    def has_bots(self) -> bool:
        return any(place.bot for place in self.places)

    def gives_hints(self) -> bool:
        """Whether players may ask for hints: alone among bots, or if the host allowed it.

        There are none if the result measures how well people play.
        """
        return not self.counts and (self.settings.hints or len(self.claimed()) == 1)

    @property
    def counts(self) -> bool:
        """The result measures how well people play, so they get no help."""
        return self.settings.rated or bool(self.settings.tournament)

    def in_play(self) -> Session:
        """The session of a running game; raises if there is none."""
        if self.refused:
            raise OtherRules(game=self.game.name)
        if self.session is None or self.status != "running":
            raise NotRunning()
        return self.session

    def stands_at(self, position: int) -> bool:
        """Whether the game is at this position."""
        return self.session is not None and self.session.position == position

    def everyone(self) -> Iterator[str | None]:
        """Ids of all people that the table shows."""
        yield self.host
        yield from (place.person for place in self.places)
        yield from (line.person for line in self.tail)

    def deadline(self, rests: Rests) -> int | None:
        """When the time of the seat to act is over; None if no clock runs for it."""
        if not self.pace.bank or not self._awaits_person():
            return None
        return self._after(self.clocks[self.turn] if self.clocks else self.pace.bank * 1000, rests)

    def claimable(self, rests: Rests, days: float) -> int | None:
        """When the others may let a bot play for an absent player.

        None with a clock, or if there is no such player.
        """
        if self.pace.bank or not self._awaits_person() or len(self.claimed()) == 1:
            return None
        return self._after(int(days * DAY * 1000), rests)

    def _awaits_person(self) -> bool:
        """Whether it is the turn of a person."""
        if self.status != "running" or self.refused or self.turn == NOBODY:
            return False
        return not self.places[self.turn].bot

    def _after(self, milliseconds: int, rests: Rests) -> int:
        """The moment at which the seat to act has had so much time."""
        return put_off(self.rests(self.turn, rests), self.since, self.since + milliseconds)

    def present(self) -> Counter[str]:
        """The sockets that watch, by person; those of visitors under an empty name."""
        sockets = Counter(connection.person_id or "" for connection in self.watchers)
        sockets.update(self.elsewhere)
        return sockets

    def rests(self, seat: int, rests: Rests) -> list[Span]:
        """The times at which the clock of a seat is paused, in order."""
        return rests.of(self.places[seat].person, self.settings.speed)

    @property
    def pace(self) -> Pace:
        chosen = self.settings
        return Pace(chosen.bank, chosen.increment) if chosen.bank else PACES[chosen.speed]

    def first_entries(self) -> list[LogEntry]:
        """The entries that say that the table was opened and who sits where."""
        about = Opened(game=self.game.name, seats=len(self.places), **asdict(self.settings))
        found = [LogEntry(seq=1, at=self.created, kind="opened", person=self.host, details=about)]
        for seat, place in enumerate(self.places):
            entry = LogEntry(seq=len(found) + 1, at=self.created, kind="sat", seat=seat)
            if place.bot:
                entry.kind, entry.person = "bot", self.host
                entry.details = BotSeated(level=place.bot)
                found.append(entry)
            elif place.person:
                entry.person, entry.details = place.person, Clocked()
                found.append(entry)
        return found

    def append(self, lines: Sequence[LogEntry]) -> None:
        """Add entries that are durable."""
        self.tail.extend(lines)
        self.seq, self.turn, self.depth = lines[-1].seq, lines[-1].turn, lines[-1].depth
        for line in lines:
            if line.kind in CLOCKED:
                self.since, self.clocks = line.at, line.clock

    def lines_since(self, seq: int) -> list[LogEntry] | None:
        """The entries after one; None if they are no longer in memory."""
        new = self.seq - seq
        if new <= 0:
            return []
        if new == 1:
            return [self.tail[-1]]
        return list(self.tail)[-new:] if new <= len(self.tail) else None

    def changed(self) -> None:
        """Anything about the table may have changed."""
        self.seated = None
        self.moved_on()

    def moved_on(self) -> None:
        """Only moves were played."""
        self.version = next(_VERSIONS)

    def renamed(self, person: str, *, forget_texts: bool) -> bool:
        """Whether a person with a new name has a seat here or is in the log."""
        entries = [entry for entry in self.tail if entry.person == person]
        for entry in entries:
            if forget_texts and entry.kind == "said":
                entry.details = Text()
        return bool(entries) or self.seat_of(person) != PUBLIC
