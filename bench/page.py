"""Measure how soon users see something: `python -m bench.page`.

For each game: JavaScript until its first table, first paint of a table on loopback, time from a
click to the new position on the screen, processor time of the page's main thread per move (also
slowed down by Chromium), bytes received on the socket, and layout shift. For the home page: the
time until a new visitor on Chromium's "slow 3G" sees something, and everything.
"""

import gzip
import json
import statistics
import sys
import tempfile
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from bench.results import write_figures
from guildhall import games
from guildhall.server.pages.routes import STATIC
from tests.server.harness import settings
from tests.server.server_process import ServerProcess
from tests.web.browser import options
from tests.web.conftest import DESKTOP
from tests.web.player import Player, Seen, sit_down

MOVES = 21
SLOWED = 4
QUIET = 1300
"""Milliseconds after which all animations of a move have ended."""
_WATCH = """
window.shift = 0;
window.times = [];
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) window.shift += one.value;
}).observe({ type: 'layout-shift', buffered: true });
let clicked = 0;
addEventListener('click', () => (clicked = performance.now()), true);
new MutationObserver((changes) => {
  if (!clicked || !changes.some((one) => one.attributeName === 'data-position')) return;
  const since = clicked;
  clicked = 0;
  requestAnimationFrame(() => window.times.push(performance.now() - since));
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-position'] });
localStorage.guildhall ??= '{"language": "en", "ask": "never", "bots": "instant"}';
"""
"""Measures from a click until the frame that shows the next position."""
_FIXED = """async () => {
  for (let task = 0; task < 40; task++) {
    let sum = 0;
    for (let n = 0; n < 350_000; n++) sum += Math.sqrt(n) * (n % 7);
    window.sum = sum;
    await new Promise((done) => setTimeout(done, 4));
  }
}"""
"""A constant amount of work in small tasks, like those of a move. Its duration shows by how much
Chromium really slows down, which differs from the requested factor on a busy machine."""
_PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0].startTime"
_SCRIPTS = """() => performance.getEntriesByType('resource')
  .map((one) => new URL(one.name).pathname).filter((name) => name.endsWith('.js'))"""


SLOW_3G = {"offline": False, "latency": 2000, "downloadThroughput": 50_000,
           "uploadThroughput": 50_000}  # fmt: skip
"""The setting of Chromium's developer tools: 400 kbit/s, two seconds of latency."""


class Work:
    """Processor time of a page's main thread, and what it receives on sockets."""

    def __init__(self, page: Page) -> None:
        self.received = self.moves = 0
        self._cdp = page.context.new_cdp_session(page)
        self._cdp.send("Performance.enable", {"timeDomain": "threadTicks"})
        page.on("websocket", lambda socket: socket.on("framereceived", self._receive))

    def slow_down(self, page: Page, times: int) -> float:
        """Slow the page down; return the actual factor."""
        page.evaluate(_FIXED)
        before = self._fixed(page)
        self._cdp.send("Emulation.setCPUThrottlingRate", {"rate": times})
        return self._fixed(page) / before

    def _fixed(self, page: Page) -> float:
        """Return the median seconds of the constant work."""
        taken = []
        for _ in range(5):
            before = self.seconds()
            page.evaluate(_FIXED)
            taken.append(self.seconds() - before)
        return statistics.median(taken)

    def _receive(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        self.received += len(frame.encode() if isinstance(frame, str) else frame)
        if message["type"] == "update":
            self.moves += sum(entry["kind"] == "move" for entry in message["entries"])

    def seconds(self) -> float:
        metrics = self._cdp.send("Performance.getMetrics")["metrics"]
        return float({one["name"]: one["value"] for one in metrics}["TaskDuration"])


def play_on(player: Player, beside: Page, work: Work, moves: int) -> list[float]:
    """Play moves; return the main thread's milliseconds per move on the other page."""
    times: list[float] = []
    seen: Seen = player.wait_for_turn()
    while len(times) < moves and not seen.over:
        seconds, played = work.seconds(), work.moves
        player.click_on(seen)
        seen = player.wait_for_turn()
        beside.wait_for_timeout(QUIET)
        if work.moves > played:
            times.append(1000 * (work.seconds() - seconds) / (work.moves - played))
    return times


def slow_line(browser: Browser, url: str) -> dict[str, Any]:
    """Measure the first visit over a slow connection."""
    context = browser.new_context(viewport=DESKTOP)  # type: ignore[arg-type]
    page = context.new_page()
    cdp = context.new_cdp_session(page)
    cdp.send("Network.enable")
    cdp.send("Network.emulateNetworkConditions", SLOW_3G)
    page.goto(url, wait_until="commit", timeout=120_000)
    page.wait_for_selector("article .button", timeout=120_000)
    whole = page.evaluate("() => performance.now()")
    found = {"first paint, ms": round(page.evaluate(_PAINTED)), "all of it, ms": round(whole)}
    context.close()
    return found


def script_of(page: Page) -> int:
    """Return the bytes of JavaScript, gzipped, that the page has loaded."""
    loaded = {STATIC / name.lstrip("/") for name in page.evaluate(_SCRIPTS)}
    return sum(len(gzip.compress(script.read_bytes())) for script in loaded)


def measure(browser: Browser, url: str, game: str) -> dict[str, Any]:
    context = browser.new_context(viewport=DESKTOP)  # type: ignore[arg-type]
    context.add_init_script(_WATCH)
    page = context.new_page()
    page.goto(url)
    sit_down(page, game, "random")
    # Measuring delays the page, so a second window of the same table is measured.
    beside = context.new_page()
    work = Work(beside)
    beside.goto(page.url)
    beside.wait_for_selector("section.tray")
    player = Player(page, 1)
    player.wait_for_turn()
    script = script_of(page)
    before = (work.received, work.moves)
    worked = play_on(player, beside, work, MOVES)
    times = page.evaluate("() => window.times")
    shift = page.evaluate("() => window.shift")
    received, moves = work.received - before[0], work.moves - before[1]
    slower = work.slow_down(beside, SLOWED)
    slowed = play_on(player, beside, work, MOVES)
    page.reload()
    page.wait_for_selector("section.tray")
    found = {
        "JavaScript until the first table, kB gzip": round(script / 1000, 1),
        "first paint of a table, ms": round(page.evaluate(_PAINTED)),
        "move shown after the click, median ms": round(statistics.median(times)),
        "move shown after the click, slowest ms": round(max(times)),
        "main thread a move, median ms": round(statistics.median(worked), 1),
        "main thread a move, slowest ms": round(max(worked), 1),
        f"slowdown, {SLOWED} requested, actual factor": round(slower, 1),
        "main thread a move, slowed down, median ms": round(statistics.median(slowed), 1),
        "received by the socket a move, bytes": round(received / moves),
        "moves": len(times),
        "layout shift": round(shift + page.evaluate("() => window.shift"), 4),
    }
    context.close()
    return found


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**options(playwright.chromium))
        with ServerProcess(settings(f"sqlite:///{folder}/guildhall.db")) as server:
            wanted = sys.argv[1:] or games.NAMES
            figures = {game: measure(browser, server.url, game) for game in wanted}
            figures["slow 3G"] = slow_line(browser, server.url)
        browser.close()
    write_figures("Page", "python -m bench.page", figures)


if __name__ == "__main__":
    main()
