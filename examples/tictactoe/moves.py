"""The moves of tic-tac-toe."""

from typing import Final

from guildhall.core.moves import Moves, Part, Verb

CELLS: Final = [f"{column}_{row}" for row in "123" for column in "abc"]
MOVES: Final = Moves(
    "tictactoe",
    [Verb("mark", "mark {cell}", Part("cell", CELLS))],
    things={"cell": "cell:{}"},
)
