"""One table as the server holds it in memory."""

import asyncio
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, Final

from guildhall.core.errors import NoSuchSeat
from guildhall.core.events import PUBLIC
from guildhall.core.game import Game
from guildhall.core.state import NOBODY
from guildhall.server.errors import NotRunning, OtherRules
from guildhall.server.settings import DAY, PACES, Pace
from guildhall.server.tables.clock_pauses import Rests, Span, put_off
from guildhall.server.tables.messages import Seat, Status
from guildhall.server.tables.rows import Place, StoredTable
from guildhall.server.tables.running import Running
from guildhall.table.entry import CLOCKED, LogEntry, Text
from guildhall.table.settings import TableSettings
from guildhall.table.view import Result

if TYPE_CHECKING:
    from guildhall.server.socket.connection import Connection

TAIL: Final = 32
"""Entries kept in memory; older ones are read from the database when asked for."""
_VERSIONS: Final = count(1)


@dataclass(eq=False)
class Table:
    """What the log of a table says, and who watches it."""

    id: str
    game: Game
    settings: TableSettings
    status: Status
    host: str
    created: int
    places: list[Place]
    seq: int = 0
    turn: int = NOBODY
    depth: int = 0
    since: int = 0
    """When the clock of the seat to act began to run."""
    clocks: list[int] = field(default_factory=list)
    """Milliseconds that everybody had left then; empty where there is no clock."""
    rematch: str = ""
    shared: bool = False
    uploaded: bool = False
    refused: str = ""
    result: Result | None = None
    word: str = ""
    """Hash of what one has to say to sit down; empty where nothing."""
    ending: frozenset[int] = frozenset()
    """Seats of people who want to end the game without a result."""
    fingerprint: str = ""
    running: Running | None = None
    """None before the start, and where the rules are other ones now."""
    tail: deque[LogEntry] = field(default_factory=lambda: deque(maxlen=TAIL))
    thinking: int = 0
    """The position that a bot thinks about; 0 for none."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: "set[Connection]" = field(default_factory=set)
    elsewhere: dict[str, int] = field(default_factory=dict)
    """Sockets that watch at other processes, by person; those of strangers under an empty name."""
    behind: int = 0
    """An entry of another process that was not read, for nobody looks; whoever asks reads it."""
    keeper: int = 0
    """The process whose bots play here; 0 where that is not known."""
    left_alone: int = 0
    """The position at which the bot was last left to another process; 0 where it never was."""
    left_at: float = 0.0
    """When that was first done, by a clock that is never set."""
    seated: list[Seat] | None = None
    """Who is shown on the seats; None when it has to be made anew."""
    version: int = 0
    """Grows whenever what is shown of the table may have changed; never the same again."""

    def seat_of(self, person: str | None) -> int:
        """Where somebody sits; PUBLIC for who does not."""
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
        """Seats on which people play themselves."""
        return [s for s, place in enumerate(self.places) if place.person and not place.bot]

    def claimed(self) -> list[int]:
        """Seats of people, also of those for whom a bot plays; they decide what all decide."""
        return [seat for seat, place in enumerate(self.places) if place.person]

    @property
    def is_behind(self) -> bool:
        return self.behind > self.seq

    def has_bots(self) -> bool:
        return any(place.bot for place in self.places)

    def gives_hints(self) -> bool:
        """One person alone among bots may ask for hints; several only where that was agreed.

        Nobody may where the result is to say how well he plays himself.
        """
        return not self.counts and (self.settings.hints or len(self.claimed()) == 1)

    @property
    def counts(self) -> bool:
        """The result says how well people play, so nothing may help them."""
        return self.settings.rated or bool(self.settings.tournament)

    def game_on(self) -> Running:
        """The running game; raises where there is none to play."""
        if self.refused:
            raise OtherRules(game=self.game.name)
        if self.running is None or self.status != "running":
            raise NotRunning()
        return self.running

    def everybody(self) -> Iterator[str | None]:
        """All of whom the table tells."""
        yield self.host
        yield from (place.person for place in self.places)
        yield from (line.person for line in self.tail)

    def deadline(self, rests: Rests) -> int | None:
        """When the time of the seat to act is over; None where no clock runs for it."""
        if not self.pace.bank or not self._awaits_somebody():
            return None
        return self._after(self.clocks[self.turn] if self.clocks else self.pace.bank * 1000, rests)

    def claimable(self, rests: Rests, days: float) -> int | None:
        """When the seat to act has had so many days, and the others may let a bot play for it.

        None where a clock decides, or there is nobody to wait for or to do so.
        """
        if self.pace.bank or not self._awaits_somebody() or len(self.claimed()) == 1:
            return None
        return self._after(int(days * DAY * 1000), rests)

    def _awaits_somebody(self) -> bool:
        """Whether a person is to act himself."""
        if self.status != "running" or self.refused or self.turn == NOBODY:
            return False
        return not self.places[self.turn].bot

    def _after(self, milliseconds: int, rests: Rests) -> int:
        """When the seat to act has had so much time."""
        return put_off(self.rests(self.turn, rests), self.since, self.since + milliseconds)

    def present(self) -> Counter[str]:
        """The sockets that watch, by person; those of strangers under an empty name."""
        sockets = Counter(connection.person_id or "" for connection in self.watchers)
        sockets.update(self.elsewhere)
        return sockets

    def rests(self, seat: int, rests: Rests) -> list[Span]:
        """When the clock of a seat rests, one time after the other."""
        return rests.of(self.places[seat].person, self.settings.speed)

    @property
    def pace(self) -> Pace:
        chosen = self.settings
        return Pace(chosen.bank, chosen.increment) if chosen.bank else PACES[chosen.speed]

    def stored(self) -> StoredTable:
        """The row of this table."""
        return StoredTable(
            id=self.id,
            game=self.game.name,
            settings=self.settings,
            status=self.status,
            host=self.host,
            created=self.created,
            fingerprint=self.fingerprint,
            rematch=self.rematch,
            shared=self.shared,
            uploaded=self.uploaded,
            result=self.result,
            word=self.word,
        )

    def append(self, lines: Sequence[LogEntry]) -> None:
        """Take over entries that are durable now."""
        self.tail.extend(lines)
        self.seq, self.turn, self.depth = lines[-1].seq, lines[-1].turn, lines[-1].depth
        for line in lines:
            if line.kind in CLOCKED:
                self.since, self.clocks = line.at, line.clock

    def lines_since(self, seq: int) -> list[LogEntry] | None:
        """The entries after one; None where they are no longer in memory."""
        new = self.seq - seq
        if new <= 0:
            return []
        if new == 1:
            return [self.tail[-1]]
        return list(self.tail)[-new:] if new <= len(self.tail) else None

    def changed(self) -> None:
        """What was shown of the table as a whole has to be made anew."""
        self.seated = None
        self.moved_on()

    def moved_on(self) -> None:
        """The same where nothing has happened but moves."""
        self.version = next(_VERSIONS)

    def renamed(self, person: str, *, forget_words: bool) -> bool:
        """Whether somebody who is called otherwise now sits here or is in the log."""
        entries = [entry for entry in self.tail if entry.person == person]
        for entry in entries:
            if forget_words and entry.kind == "said":
                entry.details = Text()
        return bool(entries) or self.seat_of(person) != PUBLIC
