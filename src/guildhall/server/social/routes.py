"""Endpoints for blocking and reporting."""

from litestar import Controller, delete, get, post, put
from litestar.params import JSONBody

from guildhall.server.accounts.messages import NewReport
from guildhall.server.http.parameters import PathId
from guildhall.server.http.visitor import TheContext, TheVisitor
from guildhall.server.social import access
from guildhall.table.view import Person


class CompanyController(Controller):
    """Blocking and reporting."""

    path = "/api"
    tags = ("company",)

    @get("/blocks", summary="List blocked players")
    async def blocked(self, context: TheContext, visitor: TheVisitor) -> list[Person]:
        return await context.people.blocked(visitor.id)

    @put("/blocks/{person:str}", summary="Block a player", status_code=204)
    async def block(self, context: TheContext, visitor: TheVisitor, person: PathId) -> None:
        await access.block(context, visitor.id, person)

    @delete("/blocks/{person:str}", summary="Unblock a player")
    async def unblock(self, context: TheContext, visitor: TheVisitor, person: PathId) -> None:
        await access.unblock(context, visitor.id, person)

    @post("/reports", summary="Report a player", status_code=204)
    async def report(
        self, context: TheContext, visitor: TheVisitor, data: JSONBody[NewReport]
    ) -> None:
        context.buckets.take("reports", visitor.id, context.limits.reports)
        await access.report(context, visitor.id, data)
