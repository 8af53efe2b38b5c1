"""Endpoints of tournaments."""

from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.params import JSONBody, PathParameter

from guildhall.server.http.parameters import PathId
from guildhall.server.http.visitor import TheContext, TheVisitor
from guildhall.server.tables.routes import count_table
from guildhall.server.tournaments import tournaments
from guildhall.server.tournaments.messages import (
    NewBots,
    NewTournament,
    Tournament,
    Tournaments,
)

PathNumber = Annotated[int, PathParameter(ge=1, le=10_000)]


class TournamentsController(Controller):
    """Tournaments: rounds of tables that the server opens, and standings."""

    path = "/api/tournaments"
    tags = ("tournaments",)

    @get("/", summary="List tournaments")
    async def tournaments(self, context: TheContext) -> Tournaments:
        return await tournaments.listed(context)

    @post("/", summary="Create a tournament")
    async def make(
        self, context: TheContext, visitor: TheVisitor, data: JSONBody[NewTournament]
    ) -> Tournament:
        session = visitor.known()
        count_table(context, visitor)
        return await tournaments.make(context, session, data)

    @get("/{tournament:str}", summary="Get a tournament")
    async def tournament(
        self, context: TheContext, visitor: TheVisitor, tournament: PathId
    ) -> Tournament:
        person = visitor.session.person.id if visitor.session else None
        return await tournaments.shown(context, tournament, person)

    @delete("/{tournament:str}", summary="Cancel a tournament", status_code=200)
    async def cancel(
        self, context: TheContext, visitor: TheVisitor, tournament: PathId
    ) -> Tournament:
        return await tournaments.cancel(context, visitor.id, tournament)

    @post("/{tournament:str}/start", summary="Start a tournament", status_code=200)
    async def start(
        self, context: TheContext, visitor: TheVisitor, tournament: PathId
    ) -> Tournament:
        return await tournaments.start(context, visitor.id, tournament)

    @post("/{tournament:str}/entry", summary="Enter a tournament", status_code=200)
    async def enter(
        self, context: TheContext, visitor: TheVisitor, tournament: PathId
    ) -> Tournament:
        return await tournaments.enter(context, visitor.id, tournament)

    @delete("/{tournament:str}/entry", summary="Withdraw from a tournament", status_code=200)
    async def withdraw(
        self, context: TheContext, visitor: TheVisitor, tournament: PathId
    ) -> Tournament:
        return await tournaments.withdraw(context, visitor.id, tournament)

    @post("/{tournament:str}/bots", summary="Add bots to a tournament", status_code=200)
    async def add_bots(
        self,
        context: TheContext,
        visitor: TheVisitor,
        tournament: PathId,
        data: JSONBody[NewBots],
    ) -> Tournament:
        return await tournaments.add_bots(context, visitor.id, tournament, data)

    @delete(
        "/{tournament:str}/entrants/{number:int}",
        summary="Remove an entrant",
        status_code=200,
    )
    async def remove(
        self, context: TheContext, visitor: TheVisitor, tournament: PathId, number: PathNumber
    ) -> Tournament:
        return await tournaments.remove(context, visitor.id, tournament, number)
