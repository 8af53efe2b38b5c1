"""The OpenAPI document of Litestar, with corrections."""

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from guildhall.server.structs import structs


def exact(schema: dict[str, Any]) -> dict[str, Any]:
    """Add what Litestar omits: forbidden fields, bounds inside lists, answers without a body."""
    _, components = msgspec.json.schema_components(
        list(structs().values()), ref_template="#/components/schemas/{name}"
    )
    used = schema["components"]["schemas"]
    schema["components"]["schemas"] = {name: components[name] for name in used}
    for operations in schema["paths"].values():
        for operation in operations.values():
            operation["responses"].get("204", {}).pop("content", None)
    return schema


class ExactSchema(JsonRenderPlugin):
    """Serves the corrected document, built once."""

    _made: bytes = b""

    def make(self, openapi_schema: dict[str, Any]) -> bytes:
        self._made = self._made or msgspec.json.encode(exact(openapi_schema))
        return self._made

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return self.make(openapi_schema)
