"""Endpoints of clubs."""

from litestar import Controller, delete, get, post
from litestar.params import JSONBody

from guildhall.server.clubs import clubs
from guildhall.server.clubs.messages import Club, ClubInfo, NewClub
from guildhall.server.http.parameters import PathId
from guildhall.server.http.visitor import TheContext, TheVisitor
from guildhall.server.tables.routes import count_table


class ClubsController(Controller):
    """Clubs: groups of users with their own lobby and tournaments."""

    path = "/api"
    tags = ("clubs",)

    @get("/clubs", summary="List clubs")
    async def mine(self, context: TheContext, visitor: TheVisitor) -> list[ClubInfo]:
        return await clubs.mine(context, visitor.id)

    @post("/clubs", summary="Found a club")
    async def found(
        self, context: TheContext, visitor: TheVisitor, data: JSONBody[NewClub]
    ) -> Club:
        session = visitor.known()
        count_table(context, visitor)
        return await clubs.found(context, session, data.name)

    @get("/clubs/{club:str}", summary="Get a club")
    async def club(self, context: TheContext, visitor: TheVisitor, club: PathId) -> Club:
        return await clubs.details(context, club, visitor.id)

    @delete("/clubs/{club:str}", summary="Dissolve a club")
    async def dissolve(self, context: TheContext, visitor: TheVisitor, club: PathId) -> None:
        await clubs.dissolve(context, club, visitor.id)

    @post("/clubs/{club:str}/key", summary="Renew the invitation link", status_code=200)
    async def renew(self, context: TheContext, visitor: TheVisitor, club: PathId) -> Club:
        return await clubs.renew(context, club, visitor.id)

    @delete("/clubs/{club:str}/members/{person:str}", summary="Leave a club or remove a member")
    async def remove(
        self, context: TheContext, visitor: TheVisitor, club: PathId, person: PathId
    ) -> None:
        await clubs.remove(context, club, visitor.id, person)

    @get("/club-invitations/{key:str}", summary="Get the club of an invitation link")
    async def invitation(self, context: TheContext, key: PathId) -> ClubInfo:
        return await clubs.invitation(context, key)

    @post("/club-invitations/{key:str}", summary="Join a club by its link", status_code=200)
    async def join(self, context: TheContext, visitor: TheVisitor, key: PathId) -> Club:
        return await clubs.join(context, visitor.known(), key)
