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
from guildhall.server.accounts import tasks as account_tasks
from guildhall.server.accounts.people_routes import PeopleController
from guildhall.server.accounts.routes import AccountsController
from guildhall.server.bots import jobs, scheduler
from guildhall.server.branches.routes import BranchesController
from guildhall.server.clubs.routes import ClubsController
from guildhall.server.cluster import change_notifications, downtime, process_registry
from guildhall.server.context import Context
from guildhall.server.games.routes import GamesController
from guildhall.server.http import problems
from guildhall.server.http.headers import with_headers
from guildhall.server.http.methods import with_methods
from guildhall.server.http.openapi import ExactSchema
from guildhall.server.http.request_ids import log_exception, with_request_ids
from guildhall.server.http.request_limits import with_limits
from guildhall.server.http.visitor import KnowTheVisitor, Visitor
from guildhall.server.lessons.routes import LessonsController
from guildhall.server.limits import Turn
from guildhall.server.notify import tasks as notify_tasks
from guildhall.server.notify.routes import PushesController
from guildhall.server.operations import admin_events, announcements, metrics
from guildhall.server.operations.audit_log import Follower
from guildhall.server.operations.routes import OperatingController
from guildhall.server.operations.warmup import warm_up
from guildhall.server.pages.routes import page
from guildhall.server.progress.routes import ProgressController
from guildhall.server.puzzles.routes import PuzzlesController
from guildhall.server.ratings import boards
from guildhall.server.ratings.routes import RatingsController
from guildhall.server.records.routes import RecordsController
from guildhall.server.reviews.routes import ReviewsController
from guildhall.server.social.routes import CompanyController
from guildhall.server.socket.routes import live
from guildhall.server.tables import clocks, endings
from guildhall.server.tables.routes import TablesController
from guildhall.server.tournaments import rounds
from guildhall.server.tournaments.routes import TournamentsController

_WITH_SECRETS: Final = ["^/api/(me|guests|account|sessions|bots|resets)"]


def litestar(context: Context) -> Litestar:
    described = ExactSchema(path="/")

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        await context.open()
        context.background.start(asyncio.to_thread(warm_up, app, described))
        follower = Follower()
        async with context.database.connect() as connection:
            await follower.begin(connection)
        # After that, so that nothing is announced in between without being heard.
        await announcements.read_again(context)
        context.background.start(admin_events.follow(context, follower))
        context.background.start(account_tasks.close_ended_sessions(context))
        context.background.start(account_tasks.expire_sessions(context))
        context.background.start(scheduler.keep_bots_awake(context))
        context.background.start(endings.keep_closing(context))
        context.background.start(boards.keep_rating(context))
        context.background.start(rounds.keep_going(context))
        context.background.start(downtime.keep_open(context))
        context.background.start(clocks.keep_time(context))
        context.background.start(notify_tasks.keep_writing(context))
        context.background.start(notify_tasks.keep_pushing(context))
        context.background.start(change_notifications.follow(context))
        context.background.start(process_registry.follow(context))
        context.background.start(jobs.look_after(context))
        if context.settings.works:
            context.background.start(jobs.work(context))
        if metrics.are_shared():
            context.background.start(metrics.keep_looking())
        yield
        await context.close()

    async def provide_context() -> Context:
        return context

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
            "context": Provide(provide_context),
            "visitor": Provide(provide_visitor),
            "turn": Provide(provide_turn),
        },
        middleware=[KnowTheVisitor(context)],
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
        request_max_body_size=context.limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Guildhall",
            version=__version__,
            description="People and bots at live tables; see docs/reference/api.md.",
            path="/api/openapi.json",
            render_plugins=[described],
        ),
    )


def app(context: Context) -> ASGIApp:
    return with_request_ids(with_headers(with_limits(with_methods(litestar(context)), context)))
