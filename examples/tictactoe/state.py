"""A board of tic-tac-toe and its rules.

T1 Two players mark free cells in turn; the first player is random.
T2 The first player with three marks in a line wins.
T3 If the board is full before that, the players share the win.
"""

from typing import TYPE_CHECKING, Final, final

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT, count, members
from guildhall.core.errors import BrokenInvariant, Refusal
from guildhall.core.events import Log
from guildhall.core.observation import ObservationWriter
from guildhall.core.ranking import places
from guildhall.core.rng import Rng
from guildhall.core.snapshot import SnapshotReader
from guildhall.core.state import NOBODY, State, View
from guildhall.games.tictactoe.moves import CELLS

if TYPE_CHECKING:
    from guildhall.core.game import Game, Value

SIZE: Final[i64] = 9
FULL: Final[i64] = 0b111_111_111
LINES: Final = [
    0b000_000_111, 0b000_111_000, 0b111_000_000,
    0b001_001_001, 0b010_010_010, 0b100_100_100,
    0b100_010_001, 0b001_010_100,
]  # fmt: skip


@final
class TicTacToe(State):
    """A position of tic-tac-toe; the marks of a player are a bit set of cells."""

    def __init__(self, game: "Game", seats: i64, options: "dict[str, Value]", rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.marks: list[i64] = [0, 0]

    def set_up(self) -> None:
        self.seat = self.rng.below(2)  # T1

    def _marked(self) -> i64:
        return self.marks[0] | self.marks[1]

    def _has_line(self, seat: int) -> bool:
        return any(self.marks[seat] & line == line for line in LINES)

    def do_legal(self, buffer: vec[i64]) -> i64:
        number: i64 = 0
        if not self.over:
            for cell in members(FULL & ~self._marked()):
                buffer[number] = cell  # T1
                number += 1
        return number

    def do_play(self, action: i64, log: Log | None) -> None:
        seat = int(self.seat)
        self.marks[seat] |= BIT[action]
        if log is not None:
            self.tell(log, "tictactoe-marked", {"cell": CELLS[action]})
        self.seat = 1 - self.seat
        if self._has_line(seat) or self._marked() == FULL:  # T2, T3
            self.over = True
            self.seat = NOBODY

    def refusal(self, action: i64) -> Refusal:
        return Refusal("T1", "tictactoe-refused-mark", {"cell": CELLS[action]})

    def breakdown(self, seat: int) -> dict[str, int]:
        return {"line": int(self._has_line(seat))}

    def ranking(self) -> list[int]:
        return places([(int(self._has_line(seat)),) for seat in range(2)])

    def do_view(self, viewer: int) -> View:
        return {
            "viewer": viewer,
            "seat": int(self.seat),
            "over": self.over,
            "free": _names(FULL & ~self._marked()),
            "players": [{"marks": _names(marks)} for marks in self.marks],
        }

    def view_own(self, viewer: int) -> View:
        return {"viewer": viewer}

    def do_observe(self, viewer: i64, writer: ObservationWriter) -> None:
        for place in range(2):
            seat: i64 = (viewer + place) % 2
            writer.flag(seat == self.seat)
            writer.members(self.marks[seat], SIZE)

    def clone(self) -> "TicTacToe":
        twin = TicTacToe(self.game, self.seats, self.options, self.rng.clone())
        twin.seat, twin.over, twin.revealed = self.seat, self.over, self.revealed
        twin.marks = list(self.marks)
        return twin

    def do_determinize(self, viewer: int, rng: Rng) -> "TicTacToe":
        twin = self.clone()
        twin.rng = rng.split()
        return twin

    def do_snapshot(self) -> list[int]:
        return [int(marks) for marks in self.marks]

    def do_restore(self, ints: list[int]) -> None:
        numbers = SnapshotReader(ints)
        self.marks = [numbers.members(SIZE) for _ in range(2)]
        numbers.finish()

    def audit(self) -> None:
        if self.marks[0] & self.marks[1]:
            raise BrokenInvariant("a cell has two marks")
        if abs(int(count(self.marks[0]) - count(self.marks[1]))) > 1:
            raise BrokenInvariant("the players did not move in turn")


def _names(cells: i64) -> list[str]:
    return [CELLS[cell] for cell in members(cells)]
