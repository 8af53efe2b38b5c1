"""Rate limits and concurrency limits per address, applied before anything else."""

from typing import Any, Final

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from guildhall.server import errors
from guildhall.server.context import Context
from guildhall.server.errors import TooManyRequests
from guildhall.server.http.visitor import preferred_language
from guildhall.server.limits import Turn, address_of

_JSON: Final = (b"content-type", b"application/json")


def with_limits(app: ASGIApp, context: Context) -> ASGIApp:
    """Every request counts, and waits for its turn among those of its address."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await app(scope, receive, send)
            return
        client = scope["client"]
        address = address_of(client[0] if client else "")
        try:
            context.buckets.take("visits", address, context.limits.visits)
        except TooManyRequests as error:
            context.bars.strike(address, context.limits.floods)
            await _refuse(scope, send, error)
            return
        if scope["type"] == ScopeType.WEBSOCKET:
            # A socket is long-lived; its messages are queued separately.
            await app(scope, receive, send)
            return
        async with context.turns.of(address) as turn:
            scope["state"]["turn"] = turn
            await app(scope, _received(receive, turn), _sent(send, turn))

    return answer


def _received(receive: Receive, turn: Turn) -> Receive:
    """A client that sends slowly must not block others of its address."""

    async def patient() -> Any:
        async with turn.aside():
            return await receive()

    return patient


def _sent(send: Send, turn: Turn) -> Send:
    """A client that reads slowly must not either; nothing is left to do after the last byte."""

    async def patient(message: Message) -> None:
        if message["type"] != "http.response.body":
            await send(message)
        elif message.get("more_body"):
            async with turn.aside():
                await send(message)
        else:
            turn.give_back()
            await send(message)

    return patient


async def _refuse(scope: Scope, send: Send, error: TooManyRequests) -> None:
    languages = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    problem = errors.problem(error, preferred_language(languages))
    kind: Any = "http" if scope["type"] == ScopeType.HTTP else "websocket.http"
    headers = [_JSON, (b"retry-after", str(error.facts["seconds"]).encode())]
    if scope["type"] == ScopeType.HTTP:
        # A refused client must open a new connection, which is counted too.
        headers.append((b"connection", b"close"))
    start: Any = {"type": f"{kind}.response.start", "status": error.status, "headers": headers}
    body: Any = {"type": f"{kind}.response.body", "body": msgspec.json.encode(problem)}
    await send(start)
    await send(body)
