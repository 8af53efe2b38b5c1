"""A real browser in front of a real server."""

import json
import time
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    WebSocket,
    expect,
    sync_playwright,
)

from guildhall.server.bots import pool
from guildhall.server.pages.routes import STATIC
from guildhall.server.socket.whole import WholeTable
from guildhall.server.tables import seating
from tests.optional import chosen, missing
from tests.server.harness import Server, make_whole, settings
from tests.web.browser import options
from tests.web.lines import BreakableConnection

PATIENCE = 90.0
"""In seconds: a busy machine is slow, not wrong."""
expect.set_options(1000 * PATIENCE)
SEED = 3
"""With it the first seat begins in The Builders."""
DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 360, "height": 740}


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    if not (STATIC / "index.html").exists():
        missing("client")
    if "browser" in chosen():
        missing("browser")
    found = playwright.chromium.launch(**options(playwright.chromium))
    yield found
    found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that need no special settings."""
    database = f"sqlite:///{tmp_path_factory.mktemp('server') / 'guildhall.db'}"
    with Server(settings(database)) as found:
        yield found


@pytest.fixture(autouse=True)
def seed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal every table alike, from SEED or a parameter of the test."""
    chosen = getattr(request, "param", SEED)
    monkeypatch.setattr(seating, "new_seed", lambda: chosen)
    monkeypatch.setattr(pool, "secrets", SimpleNamespace(randbits=lambda _: chosen))


class Visit:
    """A user's browser, with the errors and messages it received."""

    def __init__(self, context: BrowserContext, url: str, *, breakable: bool = False) -> None:
        self.context = context
        self.url = url
        if breakable:
            self.connection = BreakableConnection(context)
        self.page: Page = context.new_page()
        self.browser_errors: list[str] = []
        self._read: list[dict[str, Any]] = []
        self._unread: list[tuple[dict[str, WholeTable], str | bytes]] = []
        """Frames with what is known of the tables of their socket."""
        self._csrf = ""
        self.page.on("console", self._logged)
        self.page.on("pageerror", lambda error: self.browser_errors.append(str(error)))
        self.page.on("websocket", self._connected)

    def _logged(self, message: ConsoleMessage) -> None:
        # A lost connection is no fault of the client.
        lost = "net::" in message.text or "WebSocket" in message.text
        # The browser logs the status of a page that does not exist.
        nowhere = "404" in message.text and message.location["url"] == self.page.url
        if message.type == "error" and not lost and not nowhere:
            self.browser_errors.append(message.text)

    def _connected(self, socket: WebSocket) -> None:
        tables: dict[str, WholeTable] = {}
        socket.on("framereceived", lambda frame: self._unread.append((tables, frame)))

    @property
    def frames(self) -> list[dict[str, Any]]:
        """Return all messages received over sockets, with updates made complete."""
        for tables, frame in self._unread:
            message = json.loads(frame)
            make_whole(message, tables)
            self._read.append(message)
        self._unread.clear()
        return self._read

    def wait_until(self, holds: Callable[[], bool]) -> None:
        """Wait for a recorded event; events are recorded during calls to the browser."""
        end = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < end, "the expected event did not occur"
            self.page.evaluate("() => new Promise((resolve) => setTimeout(resolve, 5))")

    def be_guest(self, name: str) -> None:
        self.call("GET", "/me")
        self.call("POST", "/guests", {"name": name})

    def sign_up(self, name: str) -> None:
        self.be_guest(name)
        self.call("POST", "/account", {"name": name, "password": "long enough", "email": None})

    def call(self, method: str, path: str, data: Any = None) -> Any:
        """Call the API with the session of this browser, without a page."""
        answer = self.context.request.fetch(
            f"{self.url}/api{path}",
            method=method,
            data=data,
            headers={"X-CSRF-Token": self._csrf},
            # The server may just have closed an unused connection.
            max_retries=1,
        )
        assert answer.ok, answer.text()
        found = answer.json() if answer.body() else None
        if isinstance(found, dict):
            self._csrf = found.get("csrf", self._csrf)
        return found

    def position(self, at: int) -> dict[str, Any]:
        """Return a position of the page's table as received, which may be after it is shown."""
        table = self.page.url.rpartition("/")[2]

        def received() -> list[dict[str, Any]]:
            updates = (frame for frame in self.frames if frame["type"] == "update")
            of_table = (update["position"] for update in updates if update["table"] == table)
            return [found for found in of_table if found and found["position"] == at]

        self.wait_until(lambda: bool(received()))
        return received()[-1]

    def open(self, path: str) -> Page:
        self.page.goto(self.url + path)
        return self.page


NewVisit = Callable[..., Visit]


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[NewVisit]:
    """Return a function that opens browsers of different users; none may report an error."""
    visits: list[Visit] = []
    shared = server

    def new(
        language: str = "en",
        theme: str = "light",
        motion: str = "off",
        bots: str = "instant",
        server: Server = shared,
        viewport: Any = DESKTOP,
        service_workers: Any = "block",
        breakable: bool = False,
        **more: Any,
    ) -> Visit:
        """Open a browser; the sockets of a `breakable` one can be disconnected."""
        context = browser.new_context(viewport=viewport, service_workers=service_workers, **more)
        context.set_default_timeout(1000 * PATIENCE)
        saved = json.dumps({"language": language, "theme": theme, "motion": motion, "bots": bots})
        context.add_init_script(f"localStorage.guildhall ??= {json.dumps(saved)};")
        found = Visit(context, server.url, breakable=breakable)
        visits.append(found)
        return found

    yield new
    for one in visits:
        one.context.close()
    for one in visits:
        assert one.browser_errors == []
