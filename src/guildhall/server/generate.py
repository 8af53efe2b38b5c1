"""Generates the OpenAPI document: `python -m guildhall.server.generate` writes it."""

import json
from pathlib import Path
from typing import Final

from guildhall.server.app import litestar
from guildhall.server.context import Context
from guildhall.server.http.openapi import exact
from guildhall.server.settings import Settings

FILE: Final = Path(__file__).parents[3] / "docs" / "reference" / "openapi.json"


def openapi() -> str:
    schema = exact(litestar(Context(Settings("sqlite:///unused.db"))).openapi_schema.to_schema())
    return json.dumps(schema, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(openapi(), encoding="utf-8")
