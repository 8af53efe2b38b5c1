"""The browser client: its built files, and the index for every address it knows itself."""

import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from litestar.response import File

from guildhall.server.errors import NoSuchPage

STATIC: Final = Path(__file__).parent.parent / "static"
_ASSETS: Final = "/assets/"
_PAGES: Final = frozenset({"", "games", "table", "replay", "account", "about", "reset"})
"""What the client shows something at, by the first part of the address."""
_NOT_PAGES: Final = frozenset({"api", "assets", "metrics"})
_NO_CLIENT: Final = """<!doctype html><title>Guildhall</title>
<p>The browser client has not been built. The API is described at
<a href="/api/openapi.json">/api/openapi.json</a>.</p>"""


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[str] | File:
    first = path.split("/")[1] if path else ""
    if first in _NOT_PAGES and not path.startswith(_ASSETS):
        raise NoSuchPage()
    if wanted := _found(path):
        # Built assets carry a hash in their name, so they never change.
        cache = "public, max-age=31536000, immutable" if path.startswith(_ASSETS) else "no-cache"
        return _file(wanted, cache)
    known = first in _PAGES
    # Somebody who follows a dead link sees the house; a program is told in its own words.
    in_browser = "text/html" in request.headers.get("accept", "")
    if not known and ("." in path or first in _NOT_PAGES or not in_browser):
        raise NoSuchPage()
    status = 200 if known else 404
    index = STATIC / "index.html"
    if index.is_file():
        return _file(index, "no-cache", status)
    return Response(_NO_CLIENT, media_type=MediaType.HTML, status_code=status)


def _found(path: str) -> Path | None:
    """The built file of an address; None where there is none."""
    try:
        wanted = (STATIC / path.lstrip("/")).resolve()
        return wanted if wanted.is_file() and wanted.is_relative_to(STATIC.resolve()) else None
    except (OSError, ValueError):
        # No file can have such a name: it is too long, or has a zero in it.
        return None


def _file(file: Path, cache: str, status: int = 200) -> File:
    return File(
        file,
        status_code=status,
        filename=file.name,
        media_type=mimetypes.guess_type(file.name)[0],
        content_disposition_type="inline",
        headers={"Cache-Control": cache},
    )
