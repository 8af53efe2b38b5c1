"""Authentication of requests by cookie or token."""

from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from guildhall import locales
from guildhall.server.accounts import secrets
from guildhall.server.accounts.people import Session
from guildhall.server.context import Context
from guildhall.server.errors import NotSignedIn, WrongCsrf, WrongOrigin
from guildhall.server.limits import Turn, address_of

COOKIE: Final = "guildhall"
_DEVICE: Final = "guildhall-device"
Asker = ASGIConnection[Any, Any, Any, Any]
WITHOUT_VISITOR: Final = "without_visitor"
"""Marks requests of the API, in contrast to pages."""
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_YEAR: Final = 365 * 24 * 3600


@dataclass(frozen=True)
class Visitor:
    """The sender of a request."""

    session: Session | None
    address: str
    language: str
    device: str
    """The device marker of an account, which must be verified before use."""

    def known(self) -> Session:
        """The user's session; raises NotSignedIn without one."""
        if self.session is None:
            raise NotSignedIn()
        return self.session

    @property
    def id(self) -> str:
        return self.known().person.id


TheContext = NamedDependency[Context]
TheVisitor = NamedDependency[Visitor]
TheTurn = NamedDependency[Turn]
"""The parameter type for handlers."""


class KnowTheVisitor(ASGIMiddleware):
    """Adds a Visitor to every request; refuses foreign origins."""

    exclude_opt_key = WITHOUT_VISITOR

    def __init__(self, context: Context) -> None:
        self._context = context

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        connection: Asker = ASGIConnection(scope)
        language = preferred_language(connection.headers.get("accept-language", ""))
        session, by_cookie = await self._session(connection)
        address = address_of(connection.client.host if connection.client else "")
        if scope["type"] == ScopeType.WEBSOCKET:
            self._check_origin(connection)
        elif scope["method"] not in _SAFE:
            self._check_origin(connection)
            self._context.buckets.take("calls", address, self._context.limits.calls)
            if by_cookie and session:
                _check_csrf(connection, session)
        scope["state"]["visitor"] = Visitor(
            session, address, language, connection.cookies.get(_DEVICE, "")
        )
        await next_app(scope, receive, send)

    async def _session(self, connection: Asker) -> tuple[Session | None, bool]:
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme:
            found = await self._context.people.session(token) if scheme == "Bearer" else None
            if found is None:
                raise NotSignedIn()
            return found, False
        cookie = connection.cookies.get(COOKIE)
        return (await self._context.people.session(cookie) if cookie else None), True

    def _check_origin(self, connection: Asker) -> None:
        """Browsers send the origin of a request; only our own pages may change data."""
        origin = connection.headers.get("origin")
        if not origin:
            return
        ours = self._context.settings.origin
        if origin != ours and urlsplit(origin).netloc != connection.headers.get("host"):
            raise WrongOrigin()


def _check_csrf(connection: Asker, session: Session) -> None:
    sent = connection.headers.get("x-csrf-token", "")
    if not secrets.same(sent, secrets.csrf_token(session.token)):
        raise WrongCsrf()


def preferred_language(header: str) -> str:
    """The first supported language of an Accept-Language header."""
    for part in header.split(","):
        language = part.split(";")[0].strip()[:2].lower()
        if language in locales.LANGUAGES:
            return language
    return "en"


def session_cookie(token: str, *, secure: bool) -> Cookie:
    return Cookie(COOKIE, value=token, max_age=_YEAR, httponly=True, samesite="lax", secure=secure)


def device_cookie(token: str, *, secure: bool) -> Cookie:
    return Cookie(_DEVICE, value=token, max_age=_YEAR, httponly=True, samesite="lax", secure=secure)


def no_cookie() -> Cookie:
    return Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax")
