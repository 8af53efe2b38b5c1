"""The methods OPTIONS and HEAD for every address.

Litestar lists only the methods of the first handler of an address, and never answers HEAD.
"""

import re
from typing import Final

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp, Receive, Scope, Send

_PARAMETER: Final = re.compile(r"\{[^}]*\}")


def with_methods(app: Litestar) -> ASGIApp:
    known: list[tuple[re.Pattern[str], str]] = []
    for route in app.routes:
        if isinstance(route, HTTPRoute) and route.path.startswith("/api/"):
            pattern = _PARAMETER.sub("[^/]+", route.path)
            known.append((re.compile(pattern + "/?"), ", ".join(sorted(route.methods))))

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] == "OPTIONS":
            for pattern, methods in known:
                if pattern.fullmatch(scope["path"]):
                    headers = [(b"allow", methods.encode())]
                    await send({"type": "http.response.start", "status": 204, "headers": headers})
                    await send({"type": "http.response.body", "body": b"", "more_body": False})
                    return
        if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD":
            # Uvicorn knows the requested method and sends only the head of the answer.
            scope = {**scope, "method": "GET"}
        await app(scope, receive, send)

    return answer
