"""The generated descriptions of the API: `python -m guildhall.server.generate` writes them anew."""

import json
from pathlib import Path
from typing import Final

from guildhall.server.app import litestar
from guildhall.server.context import Context
from guildhall.server.http.openapi import exact
from guildhall.server.settings import Settings
from guildhall.server.typescript import files

_ROOT: Final = Path(__file__).parents[3]


def generated() -> dict[Path, str]:
    """Every generated file of the repository with its text."""
    schema = exact(litestar(Context(Settings("sqlite:///unused.db"))).openapi_schema.to_schema())
    text = json.dumps(schema, indent=1, sort_keys=True, ensure_ascii=False) + "\n"
    return {**files(_ROOT / "web" / "src"), _ROOT / "docs" / "reference" / "openapi.json": text}


def main() -> None:
    for file, text in generated().items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
