"""Endpoints of the lobby and of tables."""

from typing import Annotated

from litestar import Controller, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from guildhall.server.bots import hints
from guildhall.server.context import Context
from guildhall.server.http.parameters import PathId
from guildhall.server.http.visitor import TheContext, TheTurn, TheVisitor, Visitor
from guildhall.server.social import access
from guildhall.server.socket import render
from guildhall.server.tables import endings, listing, seating
from guildhall.server.tables.messages import (
    EndingWish,
    Hints,
    HintWish,
    Log,
    NewInvitation,
    SeatChange,
    TableInfo,
)
from guildhall.server.tables.messages import Lobby as LobbyLists
from guildhall.server.tables.table import Table
from guildhall.table.settings import NewTable

PathSeat = Annotated[int, PathParameter(ge=0, le=9)]
Since = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
Count = Annotated[int, QueryParameter(ge=1, le=500)]


async def table_info(context: Context, table: Table) -> TableInfo:
    await context.people.fetch(place.person for place in table.places)
    return render.info(table, context.people)


def count_table(context: Context, visitor: Visitor) -> None:
    context.buckets.take("tables", visitor.id, context.limits.tables)
    context.buckets.take("tables of an address", visitor.address, context.limits.tables_an_address)


class TablesController(Controller):
    """Opening, joining and starting tables; moves use the socket."""

    path = "/api"
    tags = ("tables",)

    @get("/lobby", summary="Get the lobby")
    async def lobby(self, context: TheContext, visitor: TheVisitor) -> LobbyLists:
        person = visitor.session.person.id if visitor.session else None
        return await listing.lobby(context, person)

    @post("/tables", summary="Open a table")
    async def open_table(
        self, context: TheContext, visitor: TheVisitor, data: JSONBody[NewTable]
    ) -> TableInfo:
        count_table(context, visitor)
        return await table_info(context, await seating.open_table(context, visitor.id, data))

    @get("/tables/{table_id:str}", summary="Get a table without its position")
    async def table(self, context: TheContext, table_id: PathId) -> TableInfo:
        return await table_info(context, await context.tables.get_latest(table_id))

    @delete("/tables/{table_id:str}", summary="Cancel a table before the start")
    async def close(self, context: TheContext, visitor: TheVisitor, table_id: PathId) -> None:
        await endings.close(context, await context.tables.get_latest(table_id), visitor.id)

    @put("/tables/{table_id:str}/seats/{seat:int}", summary="Take or leave a seat, or seat a bot")
    async def change_seat(
        self,
        context: TheContext,
        visitor: TheVisitor,
        table_id: PathId,
        seat: PathSeat,
        data: JSONBody[SeatChange],
    ) -> TableInfo:
        table = await context.tables.get_latest(table_id)
        if data.password:
            context.buckets.take(
                "table passwords", visitor.address, context.limits.table_passwords, table.id
            )
        await seating.change_seat(context, table, seat, visitor.id, data)
        return await table_info(context, table)

    @post("/tables/{table_id:str}/invitations", summary="Invite an account", status_code=204)
    async def invite(
        self,
        context: TheContext,
        visitor: TheVisitor,
        table_id: PathId,
        data: JSONBody[NewInvitation],
    ) -> None:
        context.buckets.take("invitations", visitor.id, context.limits.invitations)
        await access.invite(
            context, await context.tables.get_latest(table_id), visitor.id, data.name
        )

    @post("/tables/{table_id:str}/start", summary="Start a game", status_code=200)
    async def start(self, context: TheContext, visitor: TheVisitor, table_id: PathId) -> TableInfo:
        table = await context.tables.get_latest(table_id)
        await seating.start(context, table, visitor.id)
        return await table_info(context, table)

    @post("/tables/{table_id:str}/rematch", summary="Offer or accept a rematch")
    async def rematch(
        self, context: TheContext, visitor: TheVisitor, table_id: PathId
    ) -> TableInfo:
        count_table(context, visitor)
        again = await seating.rematch(
            context, await context.tables.get_latest(table_id), visitor.id
        )
        return await table_info(context, again)

    @post("/tables/{table_id:str}/resign", summary="Resign", status_code=200)
    async def resign(self, context: TheContext, visitor: TheVisitor, table_id: PathId) -> TableInfo:
        table = await context.tables.get_latest(table_id)
        await endings.resign(context, table, visitor.id)
        return await table_info(context, table)

    @post(
        "/tables/{table_id:str}/end",
        summary="Agree to end a game without a result",
        status_code=200,
    )
    async def end(
        self, context: TheContext, visitor: TheVisitor, table_id: PathId, data: JSONBody[EndingWish]
    ) -> TableInfo:
        table = await context.tables.get_latest(table_id)
        await endings.agree_to_end(context, table, visitor.id, agree=data.agree)
        return await table_info(context, table)

    @post("/tables/{table_id:str}/hints", summary="Get hints", status_code=200)
    async def advice(
        self,
        context: TheContext,
        visitor: TheVisitor,
        turn: TheTurn,
        table_id: PathId,
        data: JSONBody[HintWish],
    ) -> Hints:
        context.buckets.take("hints", visitor.id, context.limits.hints)
        table = await context.tables.get_latest(table_id)
        async with turn.aside(), context.waits.of(visitor.address):
            return await hints.advise(context, table, visitor.id, data.at)

    @get("/tables/{table_id:str}/log", summary="Get the log of a table")
    async def log(
        self,
        context: TheContext,
        visitor: TheVisitor,
        table_id: PathId,
        since: Since = 0,
        count: Count = 200,
    ) -> Log:
        table = await context.tables.get_latest(table_id)
        viewer = table.seat_of(visitor.session.person.id if visitor.session else None)
        async with context.database.logs() as logs:
            lines = await logs.lines(table.id, since, count)
        await context.people.fetch(line.person for line in lines)
        shown = [line for line in lines if line.seq <= table.seq]
        entries = [render.entry(table.game, line, viewer, context.people) for line in shown]
        return Log(table.id, entries, table.seq)
