"""An id for every request and every socket, for finding its log lines."""

import logging
import time
from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from guildhall.core.errors import GuildhallError
from guildhall.server.accounts.secrets import new_id
from guildhall.server.operations import metrics
from guildhall.server.operations.logging import REQUEST

_LOG = logging.getLogger(__name__)
_SERVED: Final = (ScopeType.HTTP, ScopeType.WEBSOCKET)


def with_request_ids(app: ASGIApp) -> ASGIApp:
    """Every answer carries its id as `X-Request-Id`, and its duration is measured."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in _SERVED:
            await app(scope, receive, send)
            return
        request = new_id()
        token = REQUEST.set(request)
        began = time.perf_counter()
        status = 500

        async def send_more(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableScopeHeaders.from_message(message)["X-Request-Id"] = request
            await send(message)

        try:
            if scope["type"] == ScopeType.HTTP:
                await app(scope, receive, send_more)
            else:
                await app(scope, receive, send)
        finally:
            if scope["type"] == ScopeType.HTTP:
                metrics.answered(scope["method"], status, time.perf_counter() - began)
            REQUEST.reset(token)

    return answer


def log_exception(error: Exception, scope: Scope) -> None:
    """Log internal errors here, for requests and sockets alike."""
    refused = isinstance(error, GuildhallError | RecursionError) or (
        isinstance(error, HTTPException) and error.status_code < 500
    )
    if not refused:
        what = scope["method"] if scope["type"] == ScopeType.HTTP else "socket"
        _LOG.error(
            "%s %s failed", what, scope["path"], exc_info=error, extra={"event": "request-failed"}
        )
