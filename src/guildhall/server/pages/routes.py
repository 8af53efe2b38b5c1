"""The browser client: its built files, and the index page for the addresses of its pages."""

import base64
import hashlib
import json
import mimetypes
import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from litestar.response import File

from guildhall.server.errors import NoSuchPage
from guildhall.server.http.headers import policy

STATIC: Final = Path(__file__).parent.parent / "static"
_ASSETS: Final = "/assets/"
_NOT_PAGES: Final = frozenset({"api", "assets", "metrics"})
_PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""Encodings of the built files, the smallest first, with their suffixes."""
_SCRIPT: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_NO_CLIENT: Final = """<!doctype html><title>Guildhall</title>
<p>The browser client has not been built. The API is described at
<a href="/api/openapi.json">/api/openapi.json</a>.</p>"""


@get(
    ["/", "/{path:path}"],
    include_in_schema=False,
    sync_to_thread=False,
    opt={"packed": True},
)
def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[str] | File:
    first = path.split("/")[1] if path else ""
    if first in _NOT_PAGES and not path.startswith(_ASSETS):
        raise NoSuchPage()
    accepted = request.headers.get("accept-encoding", "")
    if wanted := _found(path):
        # Built assets carry a hash in their name, so they never change.
        cache = "public, max-age=31536000, immutable" if path.startswith(_ASSETS) else "no-cache"
        return _file(wanted, accepted, {"Cache-Control": cache})
    known = first in _pages()
    # A browser gets the index page for an unknown address; the API gets an error.
    in_browser = "text/html" in request.headers.get("accept", "")
    if not known and ("." in path or first in _NOT_PAGES or not in_browser):
        raise NoSuchPage()
    status = 200 if known else 404
    index = STATIC / "index.html"
    if index.is_file():
        allowed = policy(*_scripts(index, index.stat().st_mtime_ns))
        headers = {"Cache-Control": "no-cache", "Content-Security-Policy": allowed}
        return _file(index, accepted, headers, status)
    return Response(_NO_CLIENT, media_type=MediaType.HTML, status_code=status)


@cache
def _pages() -> frozenset[str]:
    """The first path segments of all pages, as listed by the build of the client."""
    listed = STATIC / "pages.json"
    return frozenset(json.loads(listed.read_text("utf-8"))) if listed.is_file() else frozenset([""])


def _found(path: str) -> Path | None:
    """The built file of an address, if there is one."""
    try:
        wanted = (STATIC / path.lstrip("/")).resolve()
        inside = wanted.is_file() and wanted.is_relative_to(STATIC.resolve())
    except (OSError, ValueError):
        # No file has such a name: it is too long, or contains a null character.
        return None
    return wanted if inside and wanted.suffix not in _PACKED.values() else None


@lru_cache(maxsize=2)
def _scripts(index: Path, _changed: int) -> list[str]:
    """The hashes of the inline scripts of the index page, for the content security policy."""
    scripts = _SCRIPT.findall(index.read_text("utf-8"))
    digests = [hashlib.sha256(script.encode()).digest() for script in scripts]
    return [f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests]


def accepts(accepted: str, encoding: str) -> bool:
    """Whether an Accept-Encoding header allows an encoding."""
    for one in accepted.lower().split(","):
        name, _, weight = one.replace(" ", "").partition(";")
        if name == encoding:
            return not re.fullmatch(r"q=0(\.0*)?", weight)
    return False


def _file(file: Path, accepted: str, headers: dict[str, str], status: int = 200) -> File:
    sent = file
    for encoding, ending in _PACKED.items():
        packed = file.with_name(file.name + ending)
        if packed.is_file():
            headers["Vary"] = "Accept-Encoding"
            if accepts(accepted, encoding):
                sent, headers["Content-Encoding"] = packed, encoding
                break
    return File(
        sent,
        status_code=status,
        filename=file.name,
        media_type=mimetypes.guess_type(file.name)[0],
        content_disposition_type="inline",
        headers=headers,
    )
