"""Every size of screen: nothing is covered, cut off or below the tray, late in a full game."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from guildhall import games, locales
from guildhall.core.record import loads, replay
from tests.web.barriers import speak
from tests.web.conftest import DESKTOP, PHONE, NewVisit, Visit
from tests.web.player import Player, sit_down
from tests.web.test_burgundy import BADGES, BRANCH, SMALL_DESKTOP, TABLET, asked
from tests.web.test_end import upload
from tests.web.test_pages import crowded

LARGE = {"width": 1920, "height": 1080}
VAST = {"width": 2560, "height": 1440}
SIDEWAYS = {"width": 1180, "height": 820}


def in_the_middle_of(visitor: Visit, game: str, part: float) -> Page:
    """A game of as many as can play, after this part of its moves, when it is the first seat's turn."""
    record = crowded(game)
    positions = list(replay(games.load(game), loads(record)))
    at = next(n for n in range(int(part * len(positions)), 0, -1) if positions[n].state.seat == 0)
    branch = visitor.page.evaluate(BRANCH, [upload(visitor, record), at])
    page = visitor.open(f"/table/{branch}")
    Player(page, 1).wait_for_turn()
    return page


def resize(page: Page, size: dict[str, int]) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
    page.wait_for_function(f"() => innerWidth === {size['width']}")
    narrow = size["width"] <= 980
    expect(page.locator("nav.wide")).to_have_count(int(narrow))


_CUT_NAMES = """() => [...document.querySelectorAll('.card .name, .works .name, .site .name')]
  .filter((name) => name.scrollWidth > name.clientWidth + 1 || name.clientWidth === 0)
  .map((name) => name.innerText)"""
_BELOW = """() => {
  const table = document.querySelector('section.table');
  return table.scrollHeight - table.clientHeight;
}"""
_COUNT_OVER = """() => {
  const over = (one, other) =>
    one.right > other.left && other.right > one.left &&
    one.bottom > other.top && other.bottom > one.top;
  const box = (one) => one.getBoundingClientRect();
  return [...document.querySelectorAll('.pile')].flatMap((pile) => {
    const count = box(pile.querySelector('.count'));
    const told = pile.querySelectorAll('.wage, .right, .left > *, .plate, .name');
    return [...told].filter((one) => over(count, box(one))).map((one) => one.outerHTML.slice(0, 80));
  });
}"""


def test_the_builders_have_room_for_names_workers_and_piles(visit: NewVisit) -> None:
    page = in_the_middle_of(visit(), "builders", 0.7)
    assert page.locator("section.opponent").count() == 3
    for size in (SMALL_DESKTOP, DESKTOP, SIDEWAYS, LARGE, VAST, TABLET, PHONE):
        resize(page, size)
        for language in locales.LANGUAGES:
            speak(page, language)
            assert page.evaluate(_CUT_NAMES) == [], (size, language)
        assert page.evaluate(_COUNT_OVER) == [], size
        if size["width"] > TABLET["width"]:
            assert page.evaluate(_BELOW) <= 0, size


def test_no_price_covers_another_late_in_a_game_of_four(visit: NewVisit) -> None:
    page = in_the_middle_of(visit(), "burgundy", 0.65)
    page.wait_for_selector(".thing .badge")
    for size in (SMALL_DESKTOP, DESKTOP, SIDEWAYS, TABLET, PHONE):
        resize(page, size)
        number, covered = page.evaluate(BADGES)
        assert number, size
        assert covered == [], size


def test_what_all_tiles_of_a_depot_cost_stands_once_at_its_die(visit: NewVisit) -> None:
    page = in_the_middle_of(visit(), "burgundy", 0.65)
    offered = page.locator("section.depot", has=page.locator(".tiles .thing.lit"))
    expect(offered.first).to_be_visible()
    for depot in offered.all():
        expect(depot.locator(".die .badge")).to_have_count(1)
        expect(depot.locator(".tiles .badge")).to_have_count(0)
        # Who does not see it hears it at each tile.
        for tile in depot.locator(".tiles .thing.lit").all():
            expect(tile).to_have_accessible_name(re.compile(r"\((free|−\d workers?)\)$"))


def areas(page: Page, which: str) -> list[str]:
    return page.locator(f"nav.wide button{which}").all_inner_texts()


def test_the_tabs_of_a_phone_mark_where_something_can_be_done_and_what_is_in_sight(
    visit: NewVisit,
) -> None:
    page = visit(viewport=PHONE).open("/")
    sit_down(page, "builders", "random")
    Player(page, 1).wait_for_turn()
    expect(page.locator("nav.wide .offering")).to_have_text(["Buildings", "Workers"])
    # Nobody is taken away from what can be chosen in sight.
    expect(page.locator('section.board [data-thing^="building:"].lit').first).to_be_in_viewport()
    assert areas(page, "[aria-current]") == ["Buildings"]
    page.locator("nav.wide button", has_text="Workers").click()
    expect(page.locator("nav.wide [aria-current]")).to_have_text("Workers")
    # On a larger screen all of the table is in sight, from its top.
    resize(page, DESKTOP)
    resize(page, TABLET)
    page.wait_for_function("() => scrollY === 0")
    expect(page.locator("nav.wide [aria-current]")).to_have_text("Buildings")


def test_of_areas_side_by_side_the_first_is_marked(visit: NewVisit) -> None:
    page = visit(viewport=TABLET).open("/")
    sit_down(page, "burgundy", "random", 4)
    Player(page, 1).wait_for_turn()
    expect(page.locator("nav.wide [aria-current]")).to_have_text("Main board")


_HALF_EMPTY = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const [board, estate, race] = ['#area-board', '#area-estate', '.race'].map(box);
  const drawn = document.querySelector('#area-estate .estate svg').getBoundingClientRect();
  const last = [...document.querySelectorAll('.opponent')].at(-1).getBoundingClientRect();
  return {
    column: Math.abs(board.bottom - race.bottom) < 2 && race.top >= estate.bottom,
    estate: drawn.height > 0.55 * estate.height,
    opponents: last.width > 0.9 * innerWidth,
  };
}"""


def test_no_panel_of_a_tablet_is_half_empty(visit: NewVisit) -> None:
    page = in_the_middle_of(visit(viewport=TABLET), "burgundy", 0.65)
    assert page.evaluate(_HALF_EMPTY) == {"column": True, "estate": True, "opponents": True}


_TOLD = """() => {
  const box = (one) => document.querySelector(`section.tray ${one}`).getBoundingClientRect();
  const [words, detail, give] = ['.words', '.detail', '.give'].map(box);
  const whole = detail.height > 0 && detail.bottom <= words.bottom + 1;
  return { whole, apart: detail.right <= give.left || detail.bottom <= give.top };
}"""


@pytest.mark.parametrize("size", [SMALL_DESKTOP, PHONE], ids=["1280", "360"])
def test_what_a_move_brings_is_told_whole_below_a_long_question(
    visit: NewVisit, size: dict[str, int]
) -> None:
    """Both dice are used: a tile may be bought."""
    visitor = visit(viewport=size, language="fr")
    record, at = asked("burgundy-question-end")
    branch: Any = visitor.page.evaluate(BRANCH, [upload(visitor, record), at])
    page = visitor.open(f"/table/{branch}")
    Player(page, 1).wait_for_turn()
    page.locator(".black .thing.lit").first.click()
    expect(page.locator("section.tray .give")).to_be_enabled()
    assert page.evaluate(_TOLD) == {"whole": True, "apart": True}


_FADES_IT = """() => {
  const log = document.querySelector('ol.log');
  const top = log.getBoundingClientRect().top;
  const boxes = [...log.querySelectorAll('.line')].flatMap((line) => {
    const words = document.createRange();
    words.selectNodeContents(line);
    return [...words.getClientRects()];
  });
  const cut = boxes.find((box) => box.top < top - 1 && box.bottom > top + 1);
  const next = Math.min(...boxes.map((box) => box.top - top).filter((below) => below >= -1));
  const fades = parseFloat(getComputedStyle(log).getPropertyValue('--cut'));
  return fades >= (cut ? cut.bottom - top - 2 : 0) && fades <= next + 2;
}"""


def test_a_line_that_the_edge_of_the_log_cuts_through_fades_out_and_no_other(
    visit: NewVisit,
) -> None:
    page = in_the_middle_of(visit(), "burgundy", 0.65)
    for height in (720, 768, 803, 841):
        page.set_viewport_size({"width": 1366, "height": height})
        page.wait_for_function(f"() => innerHeight === {height}")
        page.wait_for_function(_FADES_IT)
