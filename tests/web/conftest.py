"""A real browser in front of a real server."""

import json
import time
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

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

from guildhall.server.pages.routes import STATIC
from guildhall.server.socket.whole import WholeTable
from tests.optional import chosen, missing
from tests.server.harness import Server, make_whole, settings
from tests.web.browser import options

PATIENCE = 90.0
"""In seconds: a busy machine is slow, not wrong."""
expect.set_options(1000 * PATIENCE)
SEED = 3
"""With it the first seat begins in The Builders."""
DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 360, "height": 740}
DEAF = 350
"""What keeps a hasty click from counting (choice.svelte.ts), in milliseconds."""
_SLOW = {400: 90_000, 2_500: 90_000}
"""What a page does not wait for: our letters (type.ts), and who is to read that a link was copied.
A busy machine takes longer."""
_TIMERS = """(() => {
  const set = window.setTimeout;
  const times = %s;
  window.setTimeout = (done, time, ...more) => {
    if (time === 350 && window.held) return window.held.push(done), 0;
    return set(done, times[time] ?? time, ...more);
  };
})();"""

_PAINT_NOTHING = """(() => {
  const style = new CSSStyleSheet();
  style.replaceSync('html { opacity: 0; will-change: opacity }');
  document.adoptedStyleSheets.push(style);
})();"""
"""All is laid out and can be pointed at; only the pixels, which nobody sees, are not filled.

They were a third of what Chromium took of the processor for a game of Burgundy; only what is said
of painting itself, and of what it moves, needs them. What cannot be seen is left out altogether
only where it is a layer of its own."""


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
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not kill it; every table is dealt alike."""
    database = f"sqlite:///{tmp_path_factory.mktemp('house') / 'guildhall.db'}"
    with Server(settings(database), SEED) as found:
        yield found


class Window:
    """A page with storage of its own, for one visitor after another: a new one takes seconds."""

    def __init__(self, browser: Browser, **options: Any) -> None:
        self.context: BrowserContext = browser.new_context(**options)
        self.context.set_default_timeout(1000 * PATIENCE)
        self.page: Page = self.context.new_page()
        self._cdp = self.context.new_cdp_session(self.page)
        self._cdp.send("Page.enable")
        self._scripts: list[str] = []

    def run_first(self, script: str) -> None:
        """In every document, before anything else."""
        added = self._cdp.send("Page.addScriptToEvaluateOnNewDocument", {"source": script})
        self._scripts.append(added["identifier"])

    def forget(self, origin: str) -> None:
        """Everything that the last visitor did and kept here."""
        for script in self._scripts:
            self._cdp.send("Page.removeScriptToEvaluateOnNewDocument", {"identifier": script})
        self._scripts = []
        self.page.unroute_all(behavior="ignoreErrors")
        left = urlsplit(self.page.url)
        self.page.goto("about:blank")
        self.page.mouse.move(0, 0)
        self.context.clear_cookies()
        for one in {origin, f"{left.scheme}://{left.netloc}" if left.netloc else origin}:
            self._cdp.send("Storage.clearDataForOrigin", {"origin": one, "storageTypes": "all"})


class Visit:
    """Somebody's browser, with everything that went wrong or came over the wire in it."""

    def __init__(self, window: Window, url: str) -> None:
        self.window = window
        self.context = window.context
        self.url = url
        self.page: Page = window.page
        self.complaints: list[str] = []
        self._read: list[dict[str, Any]] = []
        self._unread: list[tuple[dict[str, WholeTable], str | bytes]] = []
        """Frames with what is known of the tables of their socket."""
        self.answers: list[str] = []
        self._csrf = ""
        self._heeded: dict[Any, Callable[[Any], None]] = {
            "console": self._heard,
            "pageerror": lambda error: self.complaints.append(str(error)),
            "websocket": self._connected,
        }
        for event, hear in self._heeded.items():
            self.page.on(event, hear)

    def leave(self) -> None:
        """Without a word about what comes after."""
        for event, hear in self._heeded.items():
            self.page.remove_listener(event, hear)

    def _heard(self, said: ConsoleMessage) -> None:
        # What a lost connection makes the browser say is no fault of the client.
        lost = "net::" in said.text or "WebSocket" in said.text
        # A page that is not there says so in its status too, and the browser repeats that.
        nowhere = "404" in said.text and said.location["url"] == self.page.url
        if said.type == "error" and not lost and not nowhere:
            self.complaints.append(said.text)

    def _connected(self, socket: WebSocket) -> None:
        tables: dict[str, WholeTable] = {}
        socket.on("framereceived", lambda frame: self._unread.append((tables, frame)))

    @property
    def frames(self) -> list[dict[str, Any]]:
        """What came over sockets, updates made whole; read only where somebody asks for it."""
        for tables, frame in self._unread:
            message = json.loads(frame)
            make_whole(message, tables)
            self._read.append(message)
        self._unread.clear()
        return self._read

    def wait_until(self, holds: Callable[[], bool]) -> None:
        """Until something that was noted here holds; notes come in while the browser is asked."""
        end = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < end, "what was waited for does not come"
            self.page.evaluate("() => new Promise((resolve) => setTimeout(resolve, 5))")

    def be_guest(self, name: str) -> None:
        self.call("GET", "/me")
        self.call("POST", "/guests", {"name": name})

    def sign_up(self, name: str) -> None:
        self.be_guest(name)
        self.call("POST", "/account", {"name": name, "password": "long enough", "email": None})

    def call(self, method: str, path: str, data: Any = None) -> Any:
        """What a page of this browser would ask the server, without a page."""
        answer = self.context.request.fetch(
            f"{self.url}/api{path}",
            method=method,
            data=data,
            headers={"X-CSRF-Token": self._csrf},
            # By a line that the server has given up in this moment nobody is asked.
            max_retries=1,
        )
        assert answer.ok, answer.text()
        told = answer.json() if answer.body() else None
        if isinstance(told, dict):
            self._csrf = told.get("csrf", self._csrf)
        return told

    def position(self, at: int) -> dict[str, Any]:
        """That position of the table on the page, as it came over the wire.

        What the page shows may be noted here a little later.
        """
        table = self.page.url.rpartition("/")[2]

        def come() -> list[dict[str, Any]]:
            updates = (frame for frame in self.frames if frame["type"] == "update")
            of_table = (update["position"] for update in updates if update["table"] == table)
            return [found for found in of_table if found and found["position"] == at]

        self.wait_until(lambda: bool(come()))
        return come()[-1]

    def open(self, path: str) -> Page:
        self.page.goto(self.url + path)
        return self.page


NewVisit = Callable[..., Visit]


@pytest.fixture(scope="session")
def windows() -> list[Window]:
    """Those that stand open and that nobody uses."""
    return []


@pytest.fixture
def visit(browser: Browser, windows: list[Window], house: Server) -> Iterator[NewVisit]:
    """Opens browsers of different people; in the end none of them may have complained."""
    visits: list[Visit] = []
    own: list[Window] = []

    def new(
        language: str = "en",
        theme: str = "light",
        motion: str = "off",
        bots: str = "instant",
        deaf: bool = False,
        painted: bool = False,
        server: Server = house,
        fresh: bool = False,
        viewport: Any = DESKTOP,
        **more: Any,
    ) -> Visit:
        """A browser that was never used where it must be `fresh`, or of another kind.

        Only those have a service worker: it would be installed anew for every visitor.
        """
        if fresh or more:
            window = Window(browser, viewport=viewport, **more)
            own.append(window)
        else:
            window = windows.pop() if windows else Window(browser, service_workers="block")
            window.page.set_viewport_size(viewport)
        saved = json.dumps({"language": language, "theme": theme, "motion": motion, "bots": bots})
        scripts = [f"localStorage.guildhall ??= {json.dumps(saved)};"]
        scripts += [_TIMERS % json.dumps(_SLOW if deaf else {**_SLOW, DEAF: 0})]
        scripts += [] if painted else [_PAINT_NOTHING]
        window.run_first("\n".join(scripts))
        found = Visit(window, server.url)
        visits.append(found)
        return found

    yield new
    for one in visits:
        one.leave()
        if one.window in own:
            one.context.close()
        else:
            one.window.forget(one.url)
            windows.append(one.window)
    for one in visits:
        assert one.complaints == []
