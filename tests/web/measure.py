"""How soon a person sees something: `python -m tests.web.measure`.

First paint of a table on loopback, and the time from a click to the new position on the screen.
"""

import json
import statistics
import tempfile

from playwright.sync_api import sync_playwright

from tests.server.harness import Server, settings
from tests.web.conftest import CHROMIUM, DESKTOP, FLAGS
from tests.web.player import Player, sit_down

MOVES = 21
_SHOWN = """() => new Promise((resolve) => {
  const at = () => document.querySelector('section.tray').dataset.position;
  const before = at();
  const start = performance.now();
  const look = () => at() === before
    ? requestAnimationFrame(look) : resolve(performance.now() - start);
  document.querySelector('[data-move="take 1"], [data-move="end"]').click();
  look();
})"""
_PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0].startTime"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with Server(settings(f"sqlite:///{folder}/guildhall.db")) as server:
            page = browser.new_page(viewport=DESKTOP)  # type: ignore[arg-type]
            page.goto(server.url)
            sit_down(page, "builders", "random")
            times = []
            for _ in range(MOVES):
                Player(page, 1).wait_for_turn()
                times.append(page.evaluate(_SHOWN))
            page.reload()
            page.wait_for_selector("section.tray")
            figures = {
                "first paint of a table, ms": round(page.evaluate(_PAINTED)),
                "move shown after the click, median ms": round(statistics.median(times)),
                "move shown after the click, slowest ms": round(max(times)),
                "moves": MOVES,
            }
        browser.close()
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
