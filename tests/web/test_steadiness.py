"""Pages stay where they are: no layout shift at tables, at home and in replays."""

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Route, expect

from bench.page import script_of
from guildhall import games
from guildhall.core.playout import choose_eagerly
from guildhall.core.record import loads
from guildhall.core.rng import seeded
from guildhall.table import LocalTable
from tests.web.conftest import DESKTOP, PHONE, NewVisit
from tests.web.player import Player, sit_down
from tests.web.test_end import upload
from tests.web.test_pages import MOST_SCRIPT, resize

_STEADY = """
window.shifts = [];
let acted = false;
addEventListener('pointerdown', () => (acted ||= !!document.querySelector('section.tray')), true);
new PerformanceObserver((list) => {
  // The own area changes after an action, and so does the question, on a slow machine too late for
  // the browser to count it as a response to the action.
  const changing = acted ? 'section.mine' : 'section.mine:not(.tray)';
  const own = (node) => node?.parentElement?.closest(changing);
  for (const one of list.getEntries()) {
    const moved = one.sources.filter(({ node }) => !own(node));
    if (one.hadRecentInput || moved.length === 0) continue;
    window.shifts.push(`${one.value} ${moved.map(({ node }) => node?.parentElement?.outerHTML)}`);
  }
}).observe({ type: 'layout-shift', buffered: true });
"""
"""Record every layout shift, however small."""
_TO_POINT_AT = """() => {
  const things = [...document.querySelectorAll('.thing.pickable')];
  return things.slice(0, 12).map((thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
}"""
_DRAWN_ANEW = """() => new Promise((drawn) =>
  requestAnimationFrame(() => requestAnimationFrame(drawn)))"""


@pytest.mark.parametrize("game", games.NAMES)
def test_the_first_table_needs_little_script_and_does_not_shift(visit: NewVisit, game: str) -> None:
    visitor = visit()
    visitor.context.add_init_script(_STEADY)
    page = visitor.open("/")
    sit_down(page, game, "random")
    assert 10_000 < script_of(page) <= MOST_SCRIPT
    player = Player(page, 8)
    player.wait_for_turn()
    for x, y in page.evaluate(_TO_POINT_AT):
        page.mouse.move(x, y)
        page.evaluate(_DRAWN_ANEW)
    assert page.evaluate("() => window.shifts") == []
    for _ in range(8):
        player.click_on(player.wait_for_turn())
    assert page.evaluate("() => window.shifts") == []
    page.reload()
    page.wait_for_selector("section.tray")
    assert page.evaluate("() => window.shifts") == []


_SHOWN = "() => [...document.querySelectorAll('.games, .filters')].map((one) => one.offsetTop)"


def test_the_home_page_does_not_shift_until_the_table_opens(visit: NewVisit) -> None:
    """Opening may take long: a guest is created, and the new table waits for their move."""
    visitor = visit()
    page = visitor.open("/")
    held: list[tuple[Route, APIResponse]] = []
    page.route("**/api/tables", lambda route: held.append((route, route.fetch())))
    card = page.locator("article", has=page.locator('a[href="/games/burgundy"]'))
    card.locator(".button.main").first.click()
    before = page.evaluate(_SHOWN)
    card.locator('[data-level="random"]').click()
    visitor.wait_until(lambda: bool(held))
    [(route, opened)] = held
    table = opened.json()["id"]

    def received(frame: dict[str, Any]) -> bool:
        """The order depends on whether the table was created before the guest saw the lobby."""
        if frame["type"] == "lobby":
            return any(one["id"] == table for one in frame["lobby"]["mine"])
        return bool(frame["type"] == "lobby-change" and frame["table"]["id"] == table)

    visitor.wait_until(lambda: any(map(received, visitor.frames)))
    page.evaluate(_DRAWN_ANEW)
    assert page.evaluate(_SHOWN) == before
    route.fulfill(response=opened)
    page.locator("section.tray").wait_for()
    page.go_back()
    expect(page.locator(".name")).to_contain_text("You are")


def test_the_home_page_does_not_shift_while_one_of_two_tables_opens(visit: NewVisit) -> None:
    visitor = visit()
    page = visitor.open("/")
    held: list[Route] = []
    page.route("**/api/tables", lambda route: held.append(route))
    cards = [
        page.locator("article", has=page.locator(f'a[href="/games/{game}"]'))
        for game in ("burgundy", "craftsmen")
    ]
    for card in cards:
        card.locator(".button.main").first.click()
        card.locator('[data-level="random"]').click()
    visitor.wait_until(lambda: len(held) == 2)
    refused, opened = held
    refused.fulfill(status=503, json={"error": "unavailable"})
    cards[0].get_by_role("alert").wait_for()
    visitor.browser_errors.clear()
    assert page.locator(".name").count() == 0
    opened.continue_()
    page.locator("section.tray").wait_for()


def test_returning_home_while_a_table_opens_shows_a_complete_page(visit: NewVisit) -> None:
    visitor = visit()
    visitor.be_guest("Ann")
    page = visitor.open("/games/burgundy")
    held: list[Route] = []
    page.route("**/api/tables", lambda route: held.append(route))
    page.get_by_role("button", name="Open the table").click()
    visitor.wait_until(lambda: bool(held))
    page.locator('header a[href="/"]').first.click()
    expect(page.locator(".name")).to_contain_text("You are playing as Ann")
    held[0].continue_()
    page.wait_for_url("**/table/*")


_LEAF_THROUGH = """async (last) => {
  document.head.append(Object.assign(document.createElement('style'), {
    textContent: 'section.mine { display: none !important }',
  }));
  document.querySelector('.opponents').scrollIntoView();
  const frame = () => new Promise(requestAnimationFrame);
  const position = document.querySelector('section.control input[type=range]');
  const found = [];
  const observer = new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      // Log lines move up when others follow.
      const pushed = sources.filter(({ node }) => !node?.parentElement?.closest('.log'));
      if (pushed.length === 0) continue;
      const moved = pushed.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 200));
      found.push(`at ${position.value}: ${value} ${moved}`);
    }
  });
  const turnTo = async (number) => {
    position.value = number;
    position.dispatchEvent(new Event('input', { bubbles: true }));
    const shown = () => document.querySelector('section.control .at').dataset.at === `${number}`;
    const patience = performance.now() + 60_000;
    while (!shown()) {
      if (performance.now() > patience) throw new Error(`position ${number} is not shown`);
      await frame();
    }
    await frame();
    await frame();
  };
  // Count from here; earlier shifts and those from resizing are ignored.
  await turnTo(0);
  observer.observe({ type: 'layout-shift' });
  const step = Math.ceil(last / 40);
  for (let number = 0; number <= last; number += step) await turnTo(number);
  observer.disconnect();
  return found;
}"""
"""Step through a replayed game; check only the opponents' and the shared areas."""


@cache
def crowded_game(game: str) -> str:
    """Return the record of a game with the most players, played at random with a fixed seed."""
    rules = games.load(game)
    table = LocalTable.open(rules, rules.max_seats, 11)
    rng = seeded(11)
    while not table.state.over:
        table.play(choose_eagerly(table.state, rng))
    return table.record().dumps()


@pytest.mark.parametrize("game", games.NAMES)
def test_moves_of_others_cause_no_layout_shift(visit: NewVisit, game: str) -> None:
    record = crowded_game(game)
    visitor = visit()
    table = upload(visitor, record)
    page = visitor.open(f"/replay/{table}")
    page.wait_for_selector("section.control input[type=range]")
    for size in (DESKTOP, PHONE):
        resize(page, size)
        assert page.evaluate(_LEAF_THROUGH, len(loads(record).moves)) == [], size
