"""Take screenshots of every table for README and docs: `make screenshots`.

Each has 256 colours: flat drawings need no more, and the files stay small. Bots play the game to
its middle from a fixed seed; then a person takes a seat.
"""

import json
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from guildhall import games
from tests.server.harness import settings
from tests.server.server_process import ServerProcess
from tests.web.browser import options
from tests.web.conftest import DESKTOP, PHONE
from tests.web.player import sit_down

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
SEED = 11
MOVES_A_MINUTE = 1.2
"""Number of moves before the screenshot, by the duration of the game."""

_LET_BOTS_PLAY = """async ([level, moves]) => {
  const { csrf } = await (await fetch('/api/me')).json();
  const table = `/api/tables/${location.pathname.split('/')[2]}`;
  const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': csrf };
  const sit = (change) =>
    fetch(`${table}/seats/0`, { method: 'PUT', headers, body: JSON.stringify(change) });
  await sit({ player: 'bot', level });
  while ((await (await fetch(table)).json()).moves < moves);
  await sit({ player: 'me' });
}"""


def open_page(browser: Browser, url: str, size: dict[str, int], theme: str) -> Page:
    context = browser.new_context(viewport=size, device_scale_factor=1)  # type: ignore[arg-type]
    saved = json.dumps({"language": "en", "theme": theme, "motion": "off", "bots": "instant"})
    context.add_init_script(f"localStorage.guildhall ??= {json.dumps(saved)};")
    page = context.new_page()
    page.goto(url)
    return page


def play_to_the_middle(page: Page, game: str) -> None:
    sit_down(page, game, "apprentice")
    page.evaluate(_LET_BOTS_PLAY, ["apprentice", MOVES_A_MINUTE * games.load(game).minutes])
    page.wait_for_selector("section.tray.mine", timeout=60_000)
    # The summary of a chapter covers the table until it is dismissed.
    page.keyboard.press("Escape")


def picture(page: Page, name: str) -> None:
    page.mouse.move(0, 0)
    page.wait_for_timeout(400)
    taken = Image.open(BytesIO(page.screenshot())).convert("RGB")
    # Keep the colours of small details.
    few = taken.quantize(256, kmeans=3, dither=Image.Dither.NONE)
    few.save(PICTURES / f"{name}.png", optimize=True)


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**options(playwright.chromium))
        database = f"sqlite:///{folder}/guildhall.db"
        with ServerProcess(settings(database, bot_pause=0.1), seed=SEED) as server:
            home = open_page(browser, server.url, DESKTOP, "light")
            home.wait_for_selector("article")
            picture(home, "home")
            for game in games.NAMES:
                page = open_page(browser, server.url, DESKTOP, "light")
                play_to_the_middle(page, game)
                for size, of_size in (("desktop", DESKTOP), ("phone", PHONE)):
                    page.set_viewport_size(of_size)  # type: ignore[arg-type]
                    for theme in ("light", "dark"):
                        page.evaluate(f"() => (document.documentElement.dataset.theme = '{theme}')")
                        picture(page, f"{game}-{size}-{theme}")
        browser.close()


if __name__ == "__main__":
    main()
