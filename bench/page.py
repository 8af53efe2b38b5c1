"""How soon a person sees something: `python -m bench.page`.

For each game: JavaScript until its first table, first paint of a table on loopback, the time from
a click to the new position on the screen, and how much the page shifted meanwhile.
"""

import gzip
import json
import statistics
import tempfile
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from guildhall import games
from guildhall.server.http.pages import STATIC
from tests.server.harness import Server, settings
from tests.web.conftest import CHROMIUM, DESKTOP, FLAGS
from tests.web.player import Player, sit_down

MOVES = 21
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
"""From a click until the frame in which the next position is drawn; nothing is asked twice."""
_PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0].startTime"
_SCRIPTS = """() => performance.getEntriesByType('resource')
  .map((one) => new URL(one.name).pathname).filter((name) => name.endsWith('.js'))"""


def script_of(page: Page) -> int:
    """Bytes of JavaScript, gzipped, that the page has loaded."""
    loaded = {STATIC / name.lstrip("/") for name in page.evaluate(_SCRIPTS)}
    return sum(len(gzip.compress(script.read_bytes())) for script in loaded)


def measure(browser: Browser, url: str, game: str) -> dict[str, Any]:
    context = browser.new_context(viewport=DESKTOP)  # type: ignore[arg-type]
    context.add_init_script(_WATCH)
    page = context.new_page()
    page.goto(url)
    sit_down(page, game, "random")
    player = Player(page, 1)
    seen = player.wait_for_turn()
    script = script_of(page)
    while len(times := page.evaluate("() => window.times")) < MOVES and not seen.over:
        player.click_on(seen)
        seen = player.wait_for_turn()
    shift = page.evaluate("() => window.shift")
    page.reload()
    page.wait_for_selector("section.tray")
    found = {
        "JavaScript until the first table, kB gzip": round(script / 1000, 1),
        "first paint of a table, ms": round(page.evaluate(_PAINTED)),
        "move shown after the click, median ms": round(statistics.median(times)),
        "move shown after the click, slowest ms": round(max(times)),
        "moves": len(times),
        "layout shift": round(shift + page.evaluate("() => window.shift"), 4),
    }
    context.close()
    return found


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with Server(settings(f"sqlite:///{folder}/guildhall.db")) as server:
            figures = {game: measure(browser, server.url, game) for game in games.NAMES}
        browser.close()
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
