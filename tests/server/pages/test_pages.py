"""The server sends the built client compressed, cached and with security headers."""

import gzip
import re
from collections.abc import Iterator

import httpx
import pytest

from guildhall.server.pages.routes import STATIC, accepts
from tests.optional import missing
from tests.server.harness import UNENCRYPTED, Server, settings


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    if not (STATIC / "index.html").exists():
        missing("client")
    file = tmp_path_factory.mktemp("pages") / "guildhall.db"
    with (
        Server(settings(f"sqlite:///{file}")) as server,
        httpx.Client(base_url=server.url, timeout=60, verify=UNENCRYPTED) as one,
    ):
        yield one


def largest() -> str:
    scripts = sorted((STATIC / "assets").glob("*.js"), key=lambda file: file.stat().st_size)
    return f"/assets/{scripts[-1].name}"


@pytest.mark.parametrize("encoding", ["br", "gzip", ""])
def test_built_files_are_compressed_and_cached(http: httpx.Client, encoding: str) -> None:
    plain = (STATIC / largest().lstrip("/")).read_bytes()
    with http.stream("GET", largest(), headers={"Accept-Encoding": encoding}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding", "") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert int(answer.headers["content-length"]) == len(raw)
    if encoding:
        assert len(raw) < len(plain) / 2
    if encoding != "br":
        assert (gzip.decompress(raw) if encoding else raw) == plain


@pytest.mark.parametrize(
    ("header", "accepted"),
    [("gzip, br", True), ("br;q=0.5", True), ("br;q=0", False), ("br; q=0.0, gzip", False),
     ("gzip", False), ("", False), ("brotli", False)],
)  # fmt: skip
def test_responses_respect_accept_encoding(header: str, accepted: bool) -> None:
    assert accepts(header, "br") == accepted


def test_compressed_files_have_no_url_of_their_own(http: httpx.Client) -> None:
    assert http.get(f"{largest()}.br").status_code == 404
    assert http.get("/index.html.gz").status_code == 404


def test_the_index_is_revalidated_and_allows_only_its_own_script(http: httpx.Client) -> None:
    answer = http.get("/", headers={"Accept": "text/html"})
    assert answer.headers["cache-control"] == "no-cache"
    policy = answer.headers["content-security-policy"]
    assert len(re.findall(r"'sha256-[^']+'", policy)) == answer.text.count("<script>") == 1
    assert "script-src 'self' 'sha256-" in policy
    assert "'unsafe-inline'" not in policy.split("style-src")[0]
    assert "sha256" not in http.get("/api/games").headers["content-security-policy"]


def test_api_responses_are_compressed_unless_they_contain_secrets(http: httpx.Client) -> None:
    packed = {"Accept-Encoding": "gzip"}
    games = http.get("/api/games/burgundy", headers=packed)
    assert games.headers["content-encoding"] == "gzip"
    long_name = "W" * 30
    http.post("/api/guests", json={"name": long_name})
    me = http.get("/api/me", headers=packed)
    assert me.json()["person"]["name"] == long_name
    assert "content-encoding" not in me.headers


def test_the_app_is_installable(http: httpx.Client) -> None:
    manifest = http.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    purposes = set()
    for icon in manifest.json()["icons"]:
        found = http.get(icon["src"])
        assert found.headers["content-type"] == icon["type"]
        purposes.add((icon["sizes"], icon["purpose"]))
        if icon["type"] == "image/png":
            size = int.from_bytes(found.content[16:20], "big")
            assert icon["sizes"] == f"{size}x{size}"
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= purposes
    worker = http.get("/worker.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert worker.headers["content-type"].startswith("text/javascript")
