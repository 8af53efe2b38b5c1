"""The browser client: its built files, and the index for every address it knows itself."""

import mimetypes
from pathlib import Path
from typing import Final

from litestar import MediaType, Response, get
from litestar.params import FromPath
from litestar.response import File

from guildhall.server.errors import NoSuchPage

STATIC: Final = Path(__file__).parent.parent / "static"
_ASSETS: Final = "/assets/"
_NO_CLIENT: Final = """<!doctype html><title>Guildhall</title>
<p>The browser client has not been built. The API is described at
<a href="/api/openapi.json">/api/openapi.json</a>.</p>"""


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(path: FromPath[str] = "") -> Response[str] | File:
    if path.startswith("/api/"):
        raise NoSuchPage()
    if wanted := _found(path):
        # Built assets carry a hash in their name, so they never change.
        cache = "public, max-age=31536000, immutable" if path.startswith(_ASSETS) else "no-cache"
        return _file(wanted, cache)
    if Path(path).suffix:
        raise NoSuchPage()
    index = STATIC / "index.html"
    if index.is_file():
        return _file(index, "no-cache")
    return Response(_NO_CLIENT, media_type=MediaType.HTML)


def _found(path: str) -> Path | None:
    """The built file of an address; None where there is none."""
    try:
        wanted = (STATIC / path.lstrip("/")).resolve()
        return wanted if wanted.is_file() and wanted.is_relative_to(STATIC.resolve()) else None
    except (OSError, ValueError):
        # No file can have such a name: it is too long, or has a zero in it.
        return None


def _file(file: Path, cache: str) -> File:
    return File(
        file,
        filename=file.name,
        media_type=mimetypes.guess_type(file.name)[0],
        content_disposition_type="inline",
        headers={"Cache-Control": cache},
    )
