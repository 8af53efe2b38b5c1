"""Endpoints of records, replays and earlier positions."""

from dataclasses import dataclass
from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.openapi.spec import (
    OpenAPIMediaType,
    OpenAPIType,
    Operation,
    RequestBody,
    Schema,
)
from litestar.params import PathParameter, QueryParameter

from guildhall.server.context import Context
from guildhall.server.errors import BadRequest
from guildhall.server.http.parameters import PathId
from guildhall.server.http.visitor import TheContext, TheTurn, TheVisitor, Visitor
from guildhall.server.records import records
from guildhall.server.settings import Limits
from guildhall.server.tables.messages import Replay, TableInfo
from guildhall.server.tables.routes import count_table, table_info
from guildhall.table.records import Course, Past
from guildhall.table.session import SNAPSHOT_EVERY

Start = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
Steps = Annotated[int, QueryParameter(ge=1, le=100)]
PathEntry = Annotated[int, PathParameter(ge=1, le=2**31 - 1)]
Viewer = Annotated[int, QueryParameter(ge=-1, le=9)]


@dataclass
class _TakesARecord(Operation):
    """The body is the unchanged file, because a seed exceeds ordinary JSON numbers."""

    def __post_init__(self) -> None:
        body = OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT))
        self.request_body = RequestBody({"application/json": body}, required=True)


def count_moves(context: Context, visitor: Visitor, moves: int) -> None:
    """The cost is the number of moves; the longest game uses half a minute of the limit."""
    rate = context.limits.replayed
    context.buckets.take("moves replayed", visitor.address, rate, many=min(moves, rate.most // 2))


class RecordsController(Controller):
    """Records and replays."""

    path = "/api"
    tags = ("records",)

    @get("/tables/{table_id:str}/record", summary="Get a finished game as a record")
    async def record(
        self, context: TheContext, visitor: TheVisitor, table_id: PathId
    ) -> Response[dict[str, Any]]:
        table = await context.tables.get_latest(table_id)
        records.check_finished(table, visitor.session.person.id if visitor.session else None)
        count_moves(context, visitor, table.depth)
        written = await records.record_of(context, table)
        name = f"{table.game.name}-{table.id}.json"
        return Response(
            written.dumps().encode(),  # type: ignore[arg-type]
            media_type="application/json",
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )

    @post("/tables/{table_id:str}/share", summary="Share the replay", status_code=200)
    async def share(self, context: TheContext, visitor: TheVisitor, table_id: PathId) -> TableInfo:
        table = await context.tables.get_latest(table_id)
        await records.share(context, table, visitor.id)
        return await table_info(context, table)

    @get("/tables/{table_id:str}/replay", summary="Get positions of a finished game")
    async def replay(
        self,
        context: TheContext,
        visitor: TheVisitor,
        table_id: PathId,
        start: Start = 0,
        count: Steps = 50,
        viewer: Viewer = -1,
    ) -> Replay:
        table = await context.tables.get_latest(table_id)
        records.check_finished(table, visitor.session.person.id if visitor.session else None)
        count_moves(context, visitor, count)
        return await records.replay(context, table, start, count, viewer)

    @get("/tables/{table_id:str}/course", summary="Get a finished game without its positions")
    async def course(
        self, context: TheContext, visitor: TheVisitor, table_id: PathId, viewer: Viewer = -1
    ) -> Course:
        table = await context.tables.get_latest(table_id)
        records.check_finished(table, visitor.session.person.id if visitor.session else None)
        count_moves(context, visitor, table.depth)
        return await records.course(context, table, viewer)

    @get(
        "/tables/{table_id:str}/positions/{position:int}",
        summary="Get an earlier position",
    )
    async def past(
        self, context: TheContext, visitor: TheVisitor, table_id: PathId, position: PathEntry
    ) -> Past:
        table = await context.tables.get_latest(table_id)
        count_moves(context, visitor, SNAPSHOT_EVERY // 2)
        viewer = table.seat_of(visitor.session.person.id if visitor.session else None)
        return await records.past(context, table, position, viewer)

    @post(
        "/records",
        summary="Upload a record",
        request_max_body_size=Limits.record_bytes,
        operation_class=_TakesARecord,
    )
    async def upload(
        self,
        context: TheContext,
        visitor: TheVisitor,
        turn: TheTurn,
        request: Request[Any, Any, Any],
    ) -> TableInfo:
        count_table(context, visitor)
        async with turn.aside(), context.waits.of(visitor.address):
            try:
                text = (await request.body()).decode("utf-8")
            except UnicodeDecodeError as error:
                raise BadRequest(where="body", reason=str(error)) from error
            table = await records.upload(context, visitor.id, text)
        return await table_info(context, table)
