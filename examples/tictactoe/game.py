"""The game of tic-tac-toe."""

from collections.abc import Sequence
from typing import cast

from guildhall.core.events import Event
from guildhall.core.game import Game, Value
from guildhall.core.layout import Block, Layout
from guildhall.core.rng import Rng
from guildhall.core.state import State
from guildhall.games.tictactoe.moves import CELLS, MOVES
from guildhall.games.tictactoe.state import TicTacToe


class TicTacToeGame(Game):
    """Tic-tac-toe, for 2 players."""

    name = "tictactoe"
    rules_version = 1
    minutes = 1
    min_seats = 2
    max_seats = 2
    moves = MOVES
    material = {"cells": CELLS}  # noqa: RUF012
    sources = {"cells": "documented"}  # noqa: RUF012
    effects = ("marked",)
    layout = Layout(
        version=1,
        table=(),
        player=(
            Block("turn", "1 for the player to act"),
            Block("marks", "1 for each cell with a mark", 1, tuple(CELLS)),
        ),
    )

    def blank(self, seats: int, options: dict[str, Value], rng: Rng) -> State:
        return TicTacToe(self, seats, options, rng)

    def set_up(self, state: State) -> None:
        cast(TicTacToe, state).set_up()

    def effects_of(self, event: Event) -> Sequence[str]:
        return (event.kind.removeprefix("tictactoe-"),)


GAME = TicTacToeGame()
