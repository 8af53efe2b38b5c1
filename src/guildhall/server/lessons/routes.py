"""Endpoints of lessons. The server stores nothing, so no session is needed."""

from litestar import Controller, post
from litestar.params import JSONBody

from guildhall import games as box
from guildhall.core.game import Game
from guildhall.lessons.script import Chapter, chapter_of
from guildhall.server.errors import NoSuchPage
from guildhall.server.http.parameters import PathName
from guildhall.server.http.visitor import TheVisitor
from guildhall.server.lessons.messages import (
    LessonPlace,
)
from guildhall.table import lessons
from guildhall.table.lessons import LessonReasons, LessonSet, LessonStep


def _found(game: str, chapter: str) -> tuple[Game, Chapter]:
    loaded = box.load(game)
    found = chapter_of(loaded, chapter)
    if found is None:
        raise NoSuchPage()
    return loaded, found


class LessonsController(Controller):
    """Lessons."""

    path = "/api/games/{game:str}/lessons/{chapter:str}"
    tags = ("games",)

    @post("/", summary="Get the current step of a lesson", status_code=200, sync_to_thread=False)
    def step(self, game: PathName, chapter: PathName, data: JSONBody[LessonPlace]) -> LessonStep:
        return lessons.step(*_found(game, chapter), data.answers)

    @post(
        "/why",
        summary="Explain why a move is illegal",
        status_code=200,
        sync_to_thread=False,
    )
    def why(
        self,
        visitor: TheVisitor,
        game: PathName,
        chapter: PathName,
        data: JSONBody[LessonPlace],
    ) -> LessonReasons:
        found = _found(game, chapter)
        return lessons.why(*found, data.answers, data.things, visitor.language)

    @post(
        "/compose",
        summary="Get the effect of a set",
        status_code=200,
        sync_to_thread=False,
    )
    def compose(
        self,
        visitor: TheVisitor,
        game: PathName,
        chapter: PathName,
        data: JSONBody[LessonPlace],
    ) -> LessonSet:
        found = _found(game, chapter)
        return lessons.compose(*found, data.answers, data.things, visitor.language)
