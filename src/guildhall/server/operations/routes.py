"""Endpoints for monitoring: health and metrics."""

from typing import Any

from litestar import Controller, Request, Response, get

from guildhall.server.accounts import secrets
from guildhall.server.errors import NoSuchPage, NotSignedIn
from guildhall.server.http.visitor import WITHOUT_VISITOR, TheContext
from guildhall.server.operations import metrics as operations_metrics
from guildhall.server.operations.messages import Health


class OperatingController(Controller):
    """Monitoring."""

    path = "/"
    tags = ("operating",)
    opt = {WITHOUT_VISITOR: True}  # noqa: RUF012

    @get("/api/health", summary="Check the health of the server")
    async def health(self, context: TheContext) -> Health:
        await context.probe.check()
        return Health()

    @get("/metrics", include_in_schema=False, sync_to_thread=False)
    def metrics(self, context: TheContext, request: Request[Any, Any, Any]) -> Response[bytes]:
        """Requires the token; without a configured token the endpoint does not exist."""
        token = context.settings.metrics_token
        if not token:
            raise NoSuchPage()
        if not secrets.same(request.headers.get("authorization", ""), f"Bearer {token}"):
            raise NotSignedIn()
        return Response(
            operations_metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8"
        )
