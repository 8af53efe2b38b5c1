"""Security headers."""

from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send


def policy(*scripts: str) -> str:
    """The content security policy of a page with these inline scripts, named by their hashes."""
    trusted = " ".join(("'self'", *scripts))
    return (
        f"default-src 'self'; script-src {trusted}; img-src 'self' data:; "
        "style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    )


_HEADERS: Final = {
    "Content-Security-Policy": policy(),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def with_headers(app: ASGIApp) -> ASGIApp:
    """Add headers to every answer, errors included; API answers are never cached."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_more(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/") and "cache-control" not in headers:
                    headers["Cache-Control"] = "no-store"
            await send(message)

        # A socket has no headers and many messages.
        await app(scope, receive, send_more if scope["type"] == ScopeType.HTTP else send)

    return answer
