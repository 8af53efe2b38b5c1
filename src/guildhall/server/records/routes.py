"""Records, replays and positions left behind."""

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

from guildhall.server.accounts.people_routes import PathId
from guildhall.server.errors import BadRequest
from guildhall.server.http.visitor import TheHouse, TheTurn, TheVisitor, Visitor
from guildhall.server.records import records
from guildhall.server.settings import Limits
from guildhall.server.tables.messages import Course, Past, Replay, TableInfo
from guildhall.server.tables.registry import House
from guildhall.server.tables.routes import count_table, told
from guildhall.server.tables.running import SNAPSHOT_EVERY

Start = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
Steps = Annotated[int, QueryParameter(ge=1, le=100)]
PathEntry = Annotated[int, PathParameter(ge=1, le=2**31 - 1)]
Viewer = Annotated[int, QueryParameter(ge=-1, le=9)]


@dataclass
class _TakesARecord(Operation):
    """The body is the file as it is: a seed is too long for ordinary JSON numbers."""

    def __post_init__(self) -> None:
        body = OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT))
        self.request_body = RequestBody({"application/json": body}, required=True)


def count_moves(house: House, visitor: Visitor, moves: int) -> None:
    """Every move takes its time; the longest game counts as much as can be had in half a minute."""
    rate = house.limits.replayed
    house.buckets.take("moves replayed", visitor.address, rate, many=min(moves, rate.most // 2))


class RecordsController(Controller):
    """What was played."""

    path = "/api"
    tags = ("records",)

    @get("/tables/{table_id:str}/record", summary="A finished game as a record")
    async def record(
        self, house: TheHouse, visitor: TheVisitor, table_id: PathId
    ) -> Response[dict[str, Any]]:
        table = await house.stored(table_id)
        records.check_finished(table, visitor.session.person.id if visitor.session else None)
        count_moves(house, visitor, table.depth)
        written = await records.record_of(house, table)
        name = f"{table.game.name}-{table.id}.json"
        return Response(
            written.dumps().encode(),  # type: ignore[arg-type]
            media_type="application/json",
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )

    @post("/tables/{table_id:str}/share", summary="Share the replay", status_code=200)
    async def share(self, house: TheHouse, visitor: TheVisitor, table_id: PathId) -> TableInfo:
        table = await house.stored(table_id)
        await records.share(house, table, visitor.id)
        return await told(house, table)

    @get("/tables/{table_id:str}/replay", summary="Positions of a finished game")
    async def replay(
        self,
        house: TheHouse,
        visitor: TheVisitor,
        table_id: PathId,
        start: Start = 0,
        count: Steps = 50,
        viewer: Viewer = -1,
    ) -> Replay:
        table = await house.stored(table_id)
        records.check_finished(table, visitor.session.person.id if visitor.session else None)
        count_moves(house, visitor, count)
        return await records.replay(house, table, start, count, viewer)

    @get("/tables/{table_id:str}/course", summary="A finished game without its positions")
    async def course(
        self, house: TheHouse, visitor: TheVisitor, table_id: PathId, viewer: Viewer = -1
    ) -> Course:
        table = await house.stored(table_id)
        records.check_finished(table, visitor.session.person.id if visitor.session else None)
        count_moves(house, visitor, table.depth)
        return await records.course(house, table, viewer)

    @get(
        "/tables/{table_id:str}/positions/{position:int}",
        summary="A position left behind, as you could see it",
    )
    async def past(
        self, house: TheHouse, visitor: TheVisitor, table_id: PathId, position: PathEntry
    ) -> Past:
        table = await house.stored(table_id)
        count_moves(house, visitor, SNAPSHOT_EVERY // 2)
        viewer = table.seat_of(visitor.session.person.id if visitor.session else None)
        return await records.past(house, table, position, viewer)

    @post(
        "/records",
        summary="Upload a record",
        request_max_body_size=Limits.record_bytes,
        operation_class=_TakesARecord,
    )
    async def upload(
        self,
        house: TheHouse,
        visitor: TheVisitor,
        turn: TheTurn,
        request: Request[Any, Any, Any],
    ) -> TableInfo:
        count_table(house, visitor)
        async with turn.aside(), house.waits.of(visitor.address):
            try:
                text = (await request.body()).decode("utf-8")
            except UnicodeDecodeError as error:
                raise BadRequest(where="body", reason=str(error)) from error
            table = await records.upload(house, visitor.id, text)
        return await told(house, table)
