"""Measure undo, loading and resuming at the start and at the end of a long game."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial

from rich.console import Console
from rich.table import Table as Printed

from bench.choice import longest
from bench.load.report import percentile
from guildhall.core.playout import choose_eagerly
from guildhall.core.rng import Rng, seeded
from guildhall.server.context import Context
from guildhall.server.settings import Settings
from guildhall.server.tables import loading, moves, seating, undo
from guildhall.server.tables.messages import SeatChange
from guildhall.server.tables.table import Table
from guildhall.table.settings import NewTable

SEATS = 4
TIMES = 30
_SEED = 3


@dataclass
class Moment:
    """Times after a number of moves, in seconds, each measured repeatedly."""

    moves: int
    undo: list[float] = field(default_factory=list)
    undo_far: list[float] = field(default_factory=list)
    load: list[float] = field(default_factory=list)
    resume: list[float] = field(default_factory=list)


async def _timed(into: list[float], work: Callable[[], Awaitable[object]]) -> None:
    begun = time.perf_counter()
    await work()
    into.append(time.perf_counter() - begun)


class LongGame:
    """The longest game of the server with people in all seats, playing by heuristics."""

    def __init__(self, context: Context, table: Table, people: list[str], rng: Rng) -> None:
        self.context = context
        self.table = table
        self.people = people
        self.rng = rng

    async def play_one(self) -> None:
        running = self.table.in_play()
        text = self.table.game.text(choose_eagerly(running.state, self.rng))
        person = self.people[int(running.state.seat)]
        await moves.move(self.context, self.table, person, running.position, text)

    async def play_to(self, moves: int) -> bool:
        """Play until this many moves; return whether the game lasted that long."""
        while self.table.status == "running" and self.table.depth < moves:
            await self.play_one()
        return self.table.status == "running"

    async def measure(self) -> Moment:
        found = Moment(self.table.depth)
        for _ in range(TIMES):
            await _timed(found.load, self._load)
            await _timed(found.resume, self._resume)
            while self.table.status == "running" and not self.table.in_play().reached.before:
                await self.play_one()
            if self.table.status != "running":
                break
            await _timed(found.undo, self._undo)
            asked = await self._all_but_one_agree()
            await _timed(found.undo_far, partial(self._agree, SEATS - 1, asked))
        return found

    async def _load(self) -> None:
        async with self.context.database.logs() as logs:
            await loading.load(logs, self.table.id)

    async def _resume(self) -> None:
        """Reconnect after missing 100 entries."""
        since = max(self.table.seq - 100, 0)
        lines = await self.context.tables.lines(self.table, since, 250)
        self.table.changed()
        self.context.updates.update(self.table, 0, since, lines, None)

    async def _undo(self) -> None:
        running = self.table.in_play()
        assert running.reached.before
        person = self.people[int(running.reached.before.state.seat)]
        await undo.undo(self.context, self.table, person, running.position)

    async def _all_but_one_agree(self) -> int:
        """Ask to undo the last move, even a revealing one; all players but one agree."""
        running = self.table.in_play()
        asked = await undo.ask_undo(
            self.context, self.table, self.people[0], running.position, running.head
        )
        for seat in range(1, SEATS - 1):
            await self._agree(seat, asked)
        return asked

    async def _agree(self, seat: int, asked: int) -> None:
        await undo.answer_undo(self.context, self.table, self.people[seat], asked, agree=True)


async def play_long_game(settings: Settings) -> list[Moment]:
    context = Context(settings)
    await context.open()
    people = [(await context.people.new_guest(f"P{seat}")).person.id for seat in range(SEATS)]
    wanted = NewTable(game=longest(), seats=SEATS)
    table = await seating.open_table(context, people[0], wanted)
    for seat in range(1, SEATS):
        await seating.change_seat(context, table, seat, people[seat], SeatChange(player="me"))
    await seating.start(context, table, people[0])
    game = LongGame(context, table, people, seeded(_SEED))
    found = []
    for many in (40, 100, 250, 500, 750, 1000, 1500):
        if not await game.play_to(many):
            break
        found.append(await game.measure())
    await context.close()
    return found


def measure(settings: Settings) -> None:
    moments = asyncio.run(play_long_game(settings))
    table = Printed(title=f"A game of {longest()}, {SEATS} people, SQLite", title_justify="left")
    table.add_column("moves played")
    for name in ("load", "resume", "undo", "undo by agreement"):
        table.add_column(f"{name}, ms", justify="right")
    for moment in moments:
        kinds = (moment.load, moment.resume, moment.undo, moment.undo_far)
        cells = [
            f"{percentile(times, 50) * 1000:.1f} ({percentile(times, 99) * 1000:.1f})"
            for times in kinds
        ]
        table.add_row(str(moment.moves), *cells)
    console = Console(width=120)
    console.print(table)
    console.print(
        f"Median of {TIMES} (slowest). Undo is durable when done; by agreement: from the last "
        "consent on. Resume: the entries and the position after a break of 100 entries.",
        highlight=False,
    )
