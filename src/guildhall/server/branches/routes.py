"""Endpoints of what-if tables."""

from litestar import Controller, get, post
from litestar.params import JSONBody

from guildhall.server.branches import branches
from guildhall.server.http.parameters import PathId
from guildhall.server.http.visitor import TheContext, TheVisitor
from guildhall.server.records.routes import count_moves
from guildhall.server.tables.messages import Branches, TableInfo
from guildhall.server.tables.routes import count_table, table_info
from guildhall.table.settings import NewBranch


class BranchesController(Controller):
    """Branches: continue from a position against bots."""

    path = "/api/tables/{table_id:str}/branches"
    tags = ("tables",)

    @post("/", summary="Create a branch")
    async def branch(
        self, context: TheContext, visitor: TheVisitor, table_id: PathId, data: JSONBody[NewBranch]
    ) -> TableInfo:
        count_table(context, visitor)
        table = await context.tables.get_latest(table_id)
        count_moves(context, visitor, min(data.at, table.depth))
        return await table_info(context, await branches.branch(context, table, visitor.id, data))

    @get("/", summary="List branches")
    async def tree(self, context: TheContext, visitor: TheVisitor, table_id: PathId) -> Branches:
        return await branches.tree(context, await context.tables.get_latest(table_id), visitor.id)
