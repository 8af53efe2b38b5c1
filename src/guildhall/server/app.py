"""The server put together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

from guildhall import __version__
from guildhall.server import measures
from guildhall.server.http import problems
from guildhall.server.http.accounts import AccountsController
from guildhall.server.http.branches import BranchesController
from guildhall.server.http.clubs import ClubsController
from guildhall.server.http.company import CompanyController
from guildhall.server.http.crowd import with_limits
from guildhall.server.http.described import ExactSchema
from guildhall.server.http.games import GamesController
from guildhall.server.http.headers import with_headers
from guildhall.server.http.lessons import LessonsController
from guildhall.server.http.methods import with_methods
from guildhall.server.http.operating import OperatingController
from guildhall.server.http.pages import page
from guildhall.server.http.people import PeopleController
from guildhall.server.http.progress import ProgressController
from guildhall.server.http.pushes import PushesController
from guildhall.server.http.puzzles import PuzzlesController
from guildhall.server.http.ratings import RatingsController
from guildhall.server.http.records import RecordsController
from guildhall.server.http.requests import log_exception, with_request_ids
from guildhall.server.http.reviews import ReviewsController
from guildhall.server.http.socket import live
from guildhall.server.http.tables import TablesController
from guildhall.server.http.tournaments import TournamentsController
from guildhall.server.http.visitor import KnowTheVisitor, Visitor
from guildhall.server.limits import Turn
from guildhall.server.live import (
    announcing,
    ending,
    jobs,
    neighbours,
    notices,
    pace,
    rating,
    reminders,
    rounds,
    thinking,
    uptime,
    waking,
)
from guildhall.server.live.house import House
from guildhall.server.store.audit import Follower
from guildhall.server.warm import warm_up

_WITH_SECRETS: Final = ["^/api/(me|guests|account|sessions|bots|resets)"]


def litestar(house: House) -> Litestar:
    described = ExactSchema(path="/")

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        house.in_background(asyncio.to_thread(warm_up, app, described))
        follower = Follower()
        async with house.database.connect() as connection:
            await follower.begin(connection)
        # After that, so that nothing is announced in between without being heard.
        await announcing.read_again(house)
        house.in_background(notices.follow(house, follower))
        house.in_background(house.end_sessions())
        house.in_background(house.let_sessions_run_out())
        house.in_background(thinking.keep_bots_awake(house))
        house.in_background(ending.keep_closing(house))
        house.in_background(rating.keep_rating(house))
        house.in_background(rounds.keep_going(house))
        house.in_background(uptime.keep_open(house))
        house.in_background(pace.keep_time(house))
        house.in_background(reminders.keep_writing(house))
        house.in_background(reminders.keep_pushing(house))
        house.in_background(waking.follow(house))
        house.in_background(neighbours.follow(house))
        house.in_background(jobs.look_after(house))
        if house.settings.works:
            house.in_background(jobs.work(house))
        if measures.are_shared():
            house.in_background(measures.keep_looking())
        yield
        await house.close()

    async def provide_house() -> House:
        return house

    async def provide_visitor(request: ASGIConnection) -> Visitor:  # type: ignore[type-arg]
        visitor: Visitor = request.scope["state"]["visitor"]
        return visitor

    async def provide_turn(request: ASGIConnection) -> Turn:  # type: ignore[type-arg]
        turn: Turn = request.scope["state"]["turn"]
        return turn

    controllers = (
        PeopleController,
        AccountsController,
        PushesController,
        ProgressController,
        GamesController,
        LessonsController,
        PuzzlesController,
        TablesController,
        BranchesController,
        RecordsController,
        RatingsController,
        TournamentsController,
        ClubsController,
        CompanyController,
        ReviewsController,
        OperatingController,
    )
    for controller in controllers:
        problems.document(controller)
    return Litestar(
        route_handlers=[*controllers, live, page],
        dependencies={
            "house": Provide(provide_house),
            "visitor": Provide(provide_visitor),
            "turn": Provide(provide_turn),
        },
        middleware=[KnowTheVisitor(house)],
        exception_handlers=problems.HANDLERS,
        after_exception=[log_exception],
        lifespan=[running],
        logging_config=None,
        # What holds tokens is not packed: its length would tell about them.
        compression_config=CompressionConfig(
            backend="gzip",
            gzip_compress_level=5,
            minimum_size=1000,
            exclude=_WITH_SECRETS,
            exclude_opt_key="packed",
        ),
        request_max_body_size=house.limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Guildhall",
            version=__version__,
            description="People and bots at live tables; see docs/api.md.",
            path="/api/openapi.json",
            render_plugins=[described],
        ),
    )


def app(house: House) -> ASGIApp:
    return with_request_ids(with_headers(with_limits(with_methods(litestar(house)), house)))
