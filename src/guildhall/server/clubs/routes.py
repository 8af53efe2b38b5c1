"""Clubs."""

from litestar import Controller, delete, get, post
from litestar.params import JSONBody

from guildhall.server.accounts.people_routes import PathId
from guildhall.server.clubs import clubs
from guildhall.server.clubs.messages import Club, ClubInfo, NewClub
from guildhall.server.http.visitor import TheHouse, TheVisitor
from guildhall.server.tables.routes import count_table


class ClubsController(Controller):
    """People who play among themselves: a lobby and tournaments of their own."""

    path = "/api"
    tags = ("clubs",)

    @get("/clubs", summary="Your clubs")
    async def mine(self, house: TheHouse, visitor: TheVisitor) -> list[ClubInfo]:
        return await clubs.mine(house, visitor.id)

    @post("/clubs", summary="Found a club")
    async def found(self, house: TheHouse, visitor: TheVisitor, data: JSONBody[NewClub]) -> Club:
        session = visitor.known()
        count_table(house, visitor)
        return await clubs.found(house, session, data.name)

    @get("/clubs/{club:str}", summary="Members, tables and tournaments of a club of yours")
    async def club(self, house: TheHouse, visitor: TheVisitor, club: PathId) -> Club:
        return await clubs.told(house, club, visitor.id)

    @delete("/clubs/{club:str}", summary="Dissolve a club of yours")
    async def dissolve(self, house: TheHouse, visitor: TheVisitor, club: PathId) -> None:
        await clubs.dissolve(house, club, visitor.id)

    @post("/clubs/{club:str}/key", summary="Another link; the old one ends", status_code=200)
    async def renew(self, house: TheHouse, visitor: TheVisitor, club: PathId) -> Club:
        return await clubs.renew(house, club, visitor.id)

    @delete("/clubs/{club:str}/members/{person:str}", summary="Leave, or remove a member")
    async def remove(
        self, house: TheHouse, visitor: TheVisitor, club: PathId, person: PathId
    ) -> None:
        await clubs.remove(house, club, visitor.id, person)

    @get("/club-invitations/{key:str}", summary="To which club a link leads")
    async def invitation(self, house: TheHouse, key: PathId) -> ClubInfo:
        return await clubs.invitation(house, key)

    @post("/club-invitations/{key:str}", summary="Come in by a link", status_code=200)
    async def join(self, house: TheHouse, visitor: TheVisitor, key: PathId) -> Club:
        return await clubs.join(house, visitor.known(), key)
