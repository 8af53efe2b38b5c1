"""Endpoints of leaderboards and profiles."""

from typing import Annotated

from litestar import Controller, get
from litestar.params import PathParameter

from guildhall.server.http.parameters import PathId, PathName
from guildhall.server.http.visitor import TheContext
from guildhall.server.ratings import boards
from guildhall.server.ratings.messages import Leaderboard, Profile

PathSeats = Annotated[int, PathParameter(ge=1, le=10)]


class RatingsController(Controller):
    """Ratings."""

    path = "/api"
    tags = ("ratings",)

    @get("/ratings/{game:str}/{seats:int}", summary="Get the leaderboard of a game")
    async def leaderboard(
        self, context: TheContext, game: PathName, seats: PathSeats
    ) -> Leaderboard:
        return await boards.leaderboard(context, game, seats)

    @get("/people/{person:str}", summary="Get the profile of a player")
    async def profile(self, context: TheContext, person: PathId) -> Profile:
        return await boards.profile(context, person)
