"""Endpoints of the progress of accounts in lessons and puzzles."""

from litestar import Controller, get, post
from litestar.params import JSONBody

from guildhall.server.http.visitor import TheContext, TheVisitor
from guildhall.server.progress import merge as progress_merge
from guildhall.server.progress.messages import Progress, ProgressUpdate


class ProgressController(Controller):
    """Progress."""

    path = "/api/me/progress"
    tags = ("accounts",)

    @get("/", summary="Get the progress in lessons and puzzles")
    async def read(self, context: TheContext, visitor: TheVisitor) -> Progress:
        return await progress_merge.of_account(context.database, visitor.known().person)

    @post("/", summary="Merge progress", status_code=200)
    async def merge(
        self, context: TheContext, visitor: TheVisitor, data: JSONBody[ProgressUpdate]
    ) -> Progress:
        return await progress_merge.merge(context.database, visitor.known().person, data)
