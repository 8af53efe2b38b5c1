"""The lobby and the tables."""

from typing import Annotated

from litestar import Controller, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from guildhall.server.accounts.people_routes import PathId
from guildhall.server.bots import hints
from guildhall.server.http.visitor import TheHouse, TheTurn, TheVisitor, Visitor
from guildhall.server.social import access
from guildhall.server.socket import render
from guildhall.server.tables import endings, listing, seating
from guildhall.server.tables.messages import (
    EndingWish,
    Hints,
    HintWish,
    Log,
    NewInvitation,
    NewTable,
    SeatChange,
    TableInfo,
)
from guildhall.server.tables.messages import Lobby as LobbyLists
from guildhall.server.tables.registry import House
from guildhall.server.tables.table import Table

PathSeat = Annotated[int, PathParameter(ge=0, le=9)]
Since = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
Count = Annotated[int, QueryParameter(ge=1, le=500)]


async def told(house: House, table: Table) -> TableInfo:
    await house.people.fetch(place.person for place in table.places)
    return render.info(table, house.people)


def count_table(house: House, visitor: Visitor) -> None:
    house.buckets.take("tables", visitor.id, house.limits.tables)
    house.buckets.take("tables of an address", visitor.address, house.limits.tables_an_address)


class TablesController(Controller):
    """Opening, joining and starting tables; playing goes over the socket."""

    path = "/api"
    tags = ("tables",)

    @get("/lobby", summary="The tables you can see")
    async def lobby(self, house: TheHouse, visitor: TheVisitor) -> LobbyLists:
        person = visitor.session.person.id if visitor.session else None
        return await listing.lobby(house, person)

    @post("/tables", summary="Open a table")
    async def open_table(
        self, house: TheHouse, visitor: TheVisitor, data: JSONBody[NewTable]
    ) -> TableInfo:
        count_table(house, visitor)
        return await told(house, await seating.open_table(house, visitor.id, data))

    @get("/tables/{table_id:str}", summary="All about a table but the game itself")
    async def table(self, house: TheHouse, table_id: PathId) -> TableInfo:
        return await told(house, await house.stored(table_id))

    @delete("/tables/{table_id:str}", summary="Give up a table before it starts")
    async def close(self, house: TheHouse, visitor: TheVisitor, table_id: PathId) -> None:
        await endings.close(house, await house.stored(table_id), visitor.id)

    @put("/tables/{table_id:str}/seats/{seat:int}", summary="Take or leave a seat, or seat a bot")
    async def change_seat(
        self,
        house: TheHouse,
        visitor: TheVisitor,
        table_id: PathId,
        seat: PathSeat,
        data: JSONBody[SeatChange],
    ) -> TableInfo:
        table = await house.stored(table_id)
        if data.word:
            house.buckets.take("words", visitor.address, house.limits.words, table.id)
        await seating.change_seat(house, table, seat, visitor.id, data)
        return await told(house, table)

    @post("/tables/{table_id:str}/invitations", summary="Invite somebody", status_code=204)
    async def invite(
        self, house: TheHouse, visitor: TheVisitor, table_id: PathId, data: JSONBody[NewInvitation]
    ) -> None:
        house.buckets.take("invitations", visitor.id, house.limits.invitations)
        await access.invite(house, await house.stored(table_id), visitor.id, data.name)

    @post("/tables/{table_id:str}/start", summary="Start", status_code=200)
    async def start(self, house: TheHouse, visitor: TheVisitor, table_id: PathId) -> TableInfo:
        table = await house.stored(table_id)
        await seating.start(house, table, visitor.id)
        return await told(house, table)

    @post("/tables/{table_id:str}/rematch", summary="Play again")
    async def rematch(self, house: TheHouse, visitor: TheVisitor, table_id: PathId) -> TableInfo:
        count_table(house, visitor)
        again = await seating.rematch(house, await house.stored(table_id), visitor.id)
        return await told(house, again)

    @post("/tables/{table_id:str}/resign", summary="Leave a game for good", status_code=200)
    async def resign(self, house: TheHouse, visitor: TheVisitor, table_id: PathId) -> TableInfo:
        table = await house.stored(table_id)
        await endings.resign(house, table, visitor.id)
        return await told(house, table)

    @post("/tables/{table_id:str}/end", summary="Agree to end without a result", status_code=200)
    async def end(
        self, house: TheHouse, visitor: TheVisitor, table_id: PathId, data: JSONBody[EndingWish]
    ) -> TableInfo:
        table = await house.stored(table_id)
        await endings.agree_to_end(house, table, visitor.id, agree=data.agree)
        return await told(house, table)

    @post(
        "/tables/{table_id:str}/hints", summary="The moves a strong bot considers", status_code=200
    )
    async def advice(
        self,
        house: TheHouse,
        visitor: TheVisitor,
        turn: TheTurn,
        table_id: PathId,
        data: JSONBody[HintWish],
    ) -> Hints:
        house.buckets.take("hints", visitor.id, house.limits.hints)
        table = await house.stored(table_id)
        async with turn.aside(), house.waits.of(visitor.address):
            return await hints.advise(house, table, visitor.id, data.at)

    @get("/tables/{table_id:str}/log", summary="The log, as you may know it")
    async def log(
        self,
        house: TheHouse,
        visitor: TheVisitor,
        table_id: PathId,
        since: Since = 0,
        count: Count = 200,
    ) -> Log:
        table = await house.stored(table_id)
        viewer = table.seat_of(visitor.session.person.id if visitor.session else None)
        async with house.database.logs() as logs:
            lines = await logs.lines(table.id, since, count)
        await house.people.fetch(line.person for line in lines)
        shown = [line for line in lines if line.seq <= table.seq]
        entries = [render.entry(table.game, line, viewer, house.people) for line in shown]
        return Log(table.id, entries, table.seq)
