"""Errors as HTTP answers."""

from typing import Any

from litestar import Controller, Request, Response
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
)
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from guildhall.core.errors import GuildhallError
from guildhall.server import errors
from guildhall.server.errors import BadRequest, Internal, NoSuchPage, TooLarge, WrongMethod
from guildhall.server.http.visitor import preferred_language
from guildhall.server.operations.logging import REQUEST
from guildhall.server.problem import Problem

_AGAIN = "5"
"""Seconds for `Retry-After` when the database did not answer."""

_DOCUMENTED = {
    status: ResponseSpec(Problem, generate_examples=False, description="Nothing has changed.")
    for status in (400, 401, 403, 404, 405, 409, 413, 422, 429, 500, 503)
}


def document(controller: type[Controller]) -> None:
    """Document in OpenAPI that every request can fail with a Problem."""
    for handler in vars(controller).values():
        if isinstance(handler, HTTPRouteHandler):
            handler.responses = _DOCUMENTED


def _refused(request: Request[Any, Any, Any], error: GuildhallError) -> Response[Problem]:
    language = preferred_language(request.headers.get("accept-language", ""))
    headers = {}
    if isinstance(error, errors.TooManyRequests):
        headers["Retry-After"] = str(error.facts["seconds"])
    elif isinstance(error, errors.Unavailable):
        headers["Retry-After"] = _AGAIN
    return Response(
        errors.problem(error, language), status_code=errors.status(error), headers=headers
    )


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if isinstance(error, NotFoundException):
        return _refused(request, NoSuchPage())
    if isinstance(error, MethodNotAllowedException):
        answer = _refused(request, WrongMethod())
        answer.headers.update(error.headers or {})
        return answer
    if error.status_code == 413:
        return _refused(request, TooLarge())
    if isinstance(error, ClientException) or error.status_code < 500:
        return _refused(request, BadRequest(where=_where(error), reason=error.detail))
    return _broken(request, error)


def _too_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[Problem]:
    """JSON with unlimited nesting."""
    return _refused(request, BadRequest(where="body", reason="nested too deeply"))


def _where(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    keys = [str(part.get("key", "")) for part in extra if isinstance(part, dict)]
    reasons = [str(part.get("message", "")) for part in extra if isinstance(part, dict)]
    return "; ".join(f"{key}: {reason}" for key, reason in zip(keys, reasons, strict=True)) or "-"


def _broken(request: Request[Any, Any, Any], _: Exception) -> Response[Problem]:
    """An internal error: the server's log has the details under the same id."""
    return _refused(request, Internal(request=REQUEST.get()))


HANDLERS: ExceptionHandlersMap = {
    GuildhallError: _refused,
    HTTPException: _http,
    RecursionError: _too_deep,
    Exception: _broken,
}
