"""The ASGI application."""

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
from guildhall.server.context import Context
from guildhall.server.features import features
from guildhall.server.http import problems
from guildhall.server.http.headers import with_headers
from guildhall.server.http.methods import with_methods
from guildhall.server.http.openapi import ExactSchema
from guildhall.server.http.request_ids import log_exception, with_request_ids
from guildhall.server.http.request_limits import with_limits
from guildhall.server.http.visitor import KnowTheVisitor, Visitor
from guildhall.server.limits import Turn
from guildhall.server.operations.warmup import warm_up

_WITH_SECRETS: Final = ["^/api/(me|guests|account|sessions|bots|resets)"]


def litestar(context: Context) -> Litestar:
    """Build the application from all features."""
    found = list(features())
    described = ExactSchema(path="/")

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        await context.open()
        context.background.start(asyncio.to_thread(warm_up, app, described))
        for feature in found:
            if feature.start:
                await feature.start(context)
        for task in (task for feature in found for task in feature.tasks):
            context.background.start(task(context))
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

    handlers = [handler for feature in found for handler in feature.handlers]
    for handler in handlers:
        if isinstance(handler, type):
            problems.document(handler)
    return Litestar(
        route_handlers=handlers,
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
        # Responses with tokens are not compressed: their length would reveal information (BREACH).
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
