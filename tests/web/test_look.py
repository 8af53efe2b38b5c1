"""The tables of Craftsmen and The Builders: complete, explained, and usable by touch."""

from collections.abc import Callable
from functools import cache
from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

from guildhall import games, locales
from guildhall.core.playout import choose_eagerly
from guildhall.core.record import loads
from guildhall.core.rng import seeded
from guildhall.table import LocalTable
from tests.web.barriers import barriers, set_theme, switch_language
from tests.web.conftest import DESKTOP, PHONE, NewVisit, Visit
from tests.web.player import Player, at_table
from tests.web.test_end import branch, upload
from tests.web.test_steadiness import crowded_game


def goods() -> list[str]:
    """Return all goods of Craftsmen as named in the English catalogue."""
    found = cast(dict[str, Any], games.load("craftsmen").material["goods"])
    return [good.replace("_", " ") for stage in ("raw", "half", "final") for good in found[stage]]


EXPLAINED = {
    "craftsmen": goods(),
    "builders": ["stone", "wood", "knowledge", "tiles", "Apprentice", "Labourer", "Master"],
}


@pytest.mark.parametrize("game", EXPLAINED)
def test_symbols_are_explained_by_one_key_or_tap_and_plans_show_their_costs(
    visit: NewVisit, game: str
) -> None:
    page = at_table(visit(), game, "random")
    Player(page, 1).wait_for_turn()
    if game == "craftsmen":
        check_costs_on_plans(page)
    guide = page.locator("dialog[open]")
    page.keyboard.press("g")
    for name in EXPLAINED[game]:
        expect(guide.get_by_text(name, exact=True).first).to_be_visible()
    assert barriers(page) == []
    # A theme changes only colours.
    set_theme(page, "dark")
    assert barriers(page, rest=False) == []
    page.keyboard.press("Escape")
    expect(guide).to_have_count(0)
    page.locator("button.guide").click()
    expect(guide).to_be_visible()


_LAST_POSITION = """async (last) => {
  const position = document.querySelector('section.control input[type=range]');
  position.value = last;
  position.dispatchEvent(new Event('input', { bubbles: true }));
  const shown = () => document.querySelector('section.control .at').dataset.at === `${last}`;
  while (!shown()) await new Promise(requestAnimationFrame);
}"""
_CUT_OFF = """() =>
  [...document.querySelectorAll('.opponent')].flatMap((opponent) => {
    const edge = opponent.getBoundingClientRect();
    return [...opponent.querySelectorAll('.built')].filter((context) => {
      const { left, right, top, bottom, width } = context.getBoundingClientRect();
      const across = left >= edge.left && right <= edge.right + 1;
      return !across || top < edge.top || bottom > edge.bottom || width < 24;
    });
  }).length"""


def test_all_buildings_of_five_players_are_shown_and_can_be_enlarged(visit: NewVisit) -> None:
    record = crowded_game("craftsmen")
    visitor = visit()
    page = visitor.open(f"/replay/{upload(visitor, record)}")
    page.wait_for_selector("section.control input[type=range]")
    page.evaluate(_LAST_POSITION, len(loads(record).moves))
    assert page.locator(".opponent").count() == 4
    assert page.locator(".opponent .built").count() > 4 * 5
    assert page.evaluate(_CUT_OFF) == 0
    houses = page.locator(".opponent").first.locator(".built").count()
    page.keyboard.press("o")
    expect(page.locator("dialog[open] .card .name")).to_have_count(houses)


def test_every_seat_shows_when_its_turn_comes(visit: NewVisit) -> None:
    """In numbers, as defined by the rules of each game."""
    orders: dict[str, Callable[[Any], list[int]]] = {
        "builders": lambda view: [(view["first_player"] + n) % 3 for n in range(3)],
        "burgundy": lambda view: view["round_order"],
        "craftsmen": lambda view: view["order"],
    }
    visitor = visit()
    for game, order in orders.items():
        page = at_table(visitor, game, "random", 3)
        seen = Player(page, 1).wait_for_turn()
        view = visitor.position(int(seen.at))["view"]
        for place, seat in enumerate(order(view), 1):
            number = page.locator(f'[data-thing="seat:{seat}"] .place')
            expect(number).to_have_text(f"{place}Turn order: {place}")
            expect(number).to_be_in_viewport()


def check_costs_on_plans(page: Page) -> None:
    costs = set(cast(dict[str, int], games.load("craftsmen").figures["cost"]).values())
    found = page.locator("section.mine .plans .cost").all_inner_texts()
    assert found
    assert {int(cost) for cost in found} <= costs


_BY_COLOUR_ALONE = """() => {
  const seen = (one) => one.getBoundingClientRect().width > 0;
  const plates = [...document.querySelectorAll('.amounts .plate')].filter(seen);
  // If all four materials are shown, their order identifies them.
  const shown = (plate) =>
    plate.parentElement.querySelectorAll('.plate').length === 4 ||
    [...plate.querySelectorAll('svg')].some(seen);
  return [plates.length, plates.filter((plate) => !shown(plate)).length];
}"""
_REWARDS = """() => [...document.querySelectorAll('.opponent .works')].map(
  (works) => [...works.querySelectorAll('.brings svg')].filter(
    (one) => one.getBoundingClientRect().width).length)"""


def test_materials_and_rewards_differ_by_more_than_colour_on_every_site(
    visit: NewVisit,
) -> None:
    record = crowded_game("builders")
    visitor = visit()
    page = visitor.open(f"/replay/{upload(visitor, record)}")
    page.wait_for_selector("section.control input[type=range]")
    page.evaluate(_LAST_POSITION, len(loads(record).moves) * 3 // 4)
    for size in (DESKTOP, {"width": 1920, "height": 1080}, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        expect(page.locator(".dock > .hand")).to_have_count(1 if size == PHONE else 0)
        plates, by_colour_alone = page.evaluate(_BY_COLOUR_ALONE)
        assert plates > 40, size
        assert by_colour_alone == 0, size
        rewards = page.evaluate(_REWARDS)
        assert rewards, size
        assert min(rewards) > 0, size


_ABOVE_THE_TRAY = """() => {
  const [log, dock] = ['ol.log', '.dock'].map((one) =>
    document.querySelector(one).getBoundingClientRect());
  return log.height > 100 && log.bottom <= dock.top;
}"""


@pytest.mark.parametrize(("game", "held"), [("builders", ".holdings"), ("craftsmen", ".capital")])
def test_on_a_phone_own_things_are_beside_the_tray_and_the_log_ends_above_it(
    visit: NewVisit, game: str, held: str
) -> None:
    page = at_table(visit(viewport=PHONE), game, "random")
    Player(page, 6).wait_for_turn()
    for _ in range(2):
        expect(page.locator(f".dock .hand {held}").first).to_be_in_viewport()
        page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    page.wait_for_function(_ABOVE_THE_TRAY)


@cache
def late(seats: int, decision: str) -> tuple[str, int, int]:
    """Return a record of Craftsmen, a late position with a question, and its player."""
    table = LocalTable.open(games.load("craftsmen"), seats, 11)
    rng = seeded(11)
    at, seat = -1, -1
    while not table.state.over:
        state = table.state
        if state.view(state.seat)["decision"] == decision and len(state.legal()) > 1:
            at, seat = table.session.depth, state.seat
        table.play(choose_eagerly(state, rng))
    assert at >= 0, f"no question to {decision}"
    return table.record().dumps(), at, seat


def branched(visitor: Visit, seats: int, decision: str) -> Page:
    """Open a Craftsmen table branched from a late position with a question."""
    record, at, seat = late(seats, decision)
    finished = upload(visitor, record)
    page = visitor.open(f"/table/{branch(visitor, finished, at, seat=seat)}")
    page.wait_for_selector("section.tray.mine")
    return page


_BELOW_THE_EDGE = """() => {
  const table = document.querySelector('section.table').getBoundingClientRect();
  const cut = [];
  for (const one of document.querySelectorAll('section.mine.owned, .ship, .stall, .known, .has')) {
    const room = one.closest('.opponent')?.getBoundingClientRect() ?? table;
    if (one.getBoundingClientRect().bottom > room.bottom + 1) cut.push(one.className);
  }
  return cut;
}"""
_IN_THE_WATER = """() => [...document.querySelectorAll('.ship')].filter((ship) => {
  // The waves are the last tenth of the picture.
  const { top, height } = ship.getBoundingClientRect();
  const holds = [...ship.querySelectorAll('.hold')].map((one) => one.getBoundingClientRect());
  return holds.some((hold) => hold.bottom > top + 0.92 * height);
}).length"""


@pytest.mark.parametrize("seats", [2, 5])
def test_a_late_craftsmen_table_keeps_its_layout_and_legible_points(
    visit: NewVisit, seats: int
) -> None:
    page = branched(visit(), seats, "send")
    for width, height in ((1180, 820), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        for language in locales.LANGUAGES:
            switch_language(page, language)
            assert page.evaluate(_BELOW_THE_EDGE) == [], (width, height, language)
        assert page.evaluate(_IN_THE_WATER) == 0, (width, height)
    if seats == 2:
        check_size_of_points(page)


_POINTS = """() => [...document.querySelectorAll('.opponent .points text')]
  .filter((one) => one.getBoundingClientRect().width)
  .map((one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"""


def check_size_of_points(page: Page) -> None:
    """Check the buildings of opponents on a small desktop."""
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    page.wait_for_function(f"() => innerWidth === {DESKTOP['width']}")
    sizes = page.evaluate(_POINTS)
    assert len(sizes) > 2
    assert min(sizes) > 10.9


def test_on_a_phone_the_subject_of_a_question_is_visible(visit: NewVisit) -> None:
    """An auction has no selectable things, but the lot is scrolled into view."""
    visitor = visit(viewport=PHONE)
    page = branched(visitor, 5, "bid")
    expect(page.locator(".dialogue .lot")).to_be_in_viewport(ratio=1)
    lot = page.locator(".dialogue .lot").bounding_box()
    dock = page.locator(".dock").bounding_box()
    assert lot
    assert dock
    assert lot["y"] + lot["height"] <= dock["y"]
    expect(page.get_by_role("button", name="Drop out of the auction")).to_be_in_viewport(ratio=1)
