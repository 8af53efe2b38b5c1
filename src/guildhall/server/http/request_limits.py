"""How much of the server one address may have, before anything else looks at its requests."""

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
    """Every request counts, also one that only reads, and waits for others of its address."""

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
            # It lives long; what is asked over it waits in line by itself.
            await app(scope, receive, send)
            return
        async with context.turns.of(address) as turn:
            scope["state"]["turn"] = turn
            await app(scope, _received(receive, turn), _sent(send, turn))

    return answer


def _received(receive: Receive, turn: Turn) -> Receive:
    """Who sends slowly keeps nobody else of the address waiting."""

    async def patient() -> Any:
        async with turn.aside():
            return await receive()

    return patient


def _sent(send: Send, turn: Turn) -> Send:
    """Nor does who reads slowly; with the last of the answer nothing is left to be done."""

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
        # Who comes again has to knock again, and is counted at the door.
        headers.append((b"connection", b"close"))
    start: Any = {"type": f"{kind}.response.start", "status": error.status, "headers": headers}
    body: Any = {"type": f"{kind}.response.body", "body": msgspec.json.encode(problem)}
    await send(start)
    await send(body)
