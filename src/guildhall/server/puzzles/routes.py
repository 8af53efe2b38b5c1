"""Endpoints of puzzles. The server stores nothing, so no session is needed."""

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter

from guildhall import games as box
from guildhall.server.http.parameters import PathName
from guildhall.server.puzzles import play
from guildhall.server.puzzles.messages import (
    PuzzleAnswer,
    PuzzleList,
    PuzzlePosition,
    PuzzleSolved,
)

PathNumber = Annotated[int, PathParameter(ge=0, le=1_000_000)]


class PuzzlesController(Controller):
    """Puzzles."""

    path = "/api/games/{game:str}/puzzles"
    tags = ("games",)

    @get("/", summary="List the puzzles of a game", sync_to_thread=False)
    def listed(self, game: PathName) -> PuzzleList:
        return play.listed(box.load(game))

    @get("/{number:int}", summary="Get a puzzle", sync_to_thread=False)
    def shown(self, game: PathName, number: PathNumber) -> PuzzlePosition:
        return play.shown(box.load(game), number)

    @post("/{number:int}", summary="Solve a puzzle", status_code=200, sync_to_thread=False)
    def solved(
        self, game: PathName, number: PathNumber, data: JSONBody[PuzzleAnswer]
    ) -> PuzzleSolved:
        return play.solved(box.load(game), number, data.move)
