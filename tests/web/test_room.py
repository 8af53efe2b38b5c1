"""Every screen size: nothing is covered, cut off or hidden, even late in a full game."""

import re
from functools import cache
from typing import cast

from playwright.sync_api import Page, expect

from guildhall import games, locales
from guildhall.core.record import loads, replay
from guildhall.core.state import State
from guildhall.games.burgundy.view import BurgundyView
from tests.web.barriers import switch_language
from tests.web.conftest import DESKTOP, PHONE, NewVisit, Visit
from tests.web.player import Player, at_table, choose, wait_until_ready
from tests.web.test_burgundy import BADGES, SMALL_DESKTOP, TABLET, asked
from tests.web.test_end import branch, upload
from tests.web.test_steadiness import crowded_game

LARGE = {"width": 1920, "height": 1080}
VAST = {"width": 2560, "height": 1440}
SIDEWAYS = {"width": 1180, "height": 820}


def in_the_middle_of(visitor: Visit, game: str, part: float) -> Page:
    """Return a full table after this part of its game, when it is the first seat's turn."""
    record = crowded_game(game)
    positions = list(replay(games.load(game), loads(record)))
    at = next(n for n in range(int(part * len(positions)), 0, -1) if positions[n].state.seat == 0)
    return branched(visitor, record, at)


def branched(visitor: Visit, record: str, at: int) -> Page:
    page = visitor.open(f"/table/{branch(visitor, upload(visitor, record), at)}")
    Player(page, 1).wait_for_turn()
    return page


@cache
def with_most_workers() -> tuple[str, int]:
    """Return a record of four players, and when the first can reach the most with one die."""
    record = crowded_game("burgundy")

    def workers(state: State) -> int:
        mine = state.seat == 0 and state.question()[0] == "burgundy-question-die"
        return cast(BurgundyView, state.view(0))["players"][0]["workers"] if mine else -1

    states = [position.state for position in replay(games.load("burgundy"), loads(record))]
    found = [-1 if state.over else workers(state) for state in states]
    return record, found.index(max(found))


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
    const shown = pile.querySelectorAll('.wage, .right, .left > *, .plate, .name');
    return [...shown].filter((one) => over(count, box(one))).map((one) => one.className);
  });
}"""


def test_the_builders_have_room_for_names_workers_and_piles(visit: NewVisit) -> None:
    page = in_the_middle_of(visit(), "builders", 0.7)
    assert page.locator("section.opponent").count() == 3
    for size in (SMALL_DESKTOP, DESKTOP, SIDEWAYS, LARGE, VAST, TABLET, PHONE):
        resize(page, size)
        for language in locales.LANGUAGES:
            switch_language(page, language)
            assert page.evaluate(_CUT_NAMES) == [], (size, language)
        assert page.evaluate(_COUNT_OVER) == [], size
        if size["width"] > TABLET["width"]:
            assert page.evaluate(_BELOW) <= 0, size


def test_late_in_a_game_of_four_prices_do_not_overlap_and_depot_prices_appear_once(
    visit: NewVisit,
) -> None:
    page = branched(visit(), *with_most_workers())
    page.wait_for_selector(".thing .badge")
    check_prices_of_depots(page)
    for size in (SMALL_DESKTOP, DESKTOP, SIDEWAYS, TABLET, PHONE):
        resize(page, size)
        number, covered = page.evaluate(BADGES)
        assert number, size
        assert covered == [], size


def check_prices_of_depots(page: Page) -> None:
    offered = page.locator("section.depot", has=page.locator(".tiles .thing.lit"))
    expect(offered.first).to_be_visible()
    for depot in offered.all():
        expect(depot.locator(".die .badge")).to_have_count(1)
        expect(depot.locator(".tiles .badge")).to_have_count(0)
        # Screen readers announce it at each tile.
        for tile in depot.locator(".tiles .thing.lit").all():
            expect(tile).to_have_accessible_name(re.compile(r"\((free|−\d workers?)\)$"))


def areas(page: Page, which: str) -> list[str]:
    return page.locator(f"nav.wide button{which}").all_inner_texts()


def test_the_tabs_of_a_phone_mark_areas_with_choices_and_the_visible_area(
    visit: NewVisit,
) -> None:
    page = at_table(visit(viewport=PHONE), "builders", "random")
    Player(page, 1).wait_for_turn()
    expect(page.locator("nav.wide .offering")).to_have_text(["Buildings", "Workers"])
    # The page does not scroll away from visible choices.
    expect(page.locator('section.board [data-thing^="building:"].lit').first).to_be_in_viewport()
    assert areas(page, "[aria-current]") == ["Buildings"]
    page.locator("nav.wide button", has_text="Workers").click()
    expect(page.locator("nav.wide [aria-current]")).to_have_text("Workers")
    # On a larger screen the whole table is visible from its top.
    resize(page, DESKTOP)
    resize(page, TABLET)
    page.wait_for_function("() => scrollY === 0")
    expect(page.locator("nav.wide [aria-current]")).to_have_text("Buildings")


def test_of_areas_side_by_side_the_first_is_marked(visit: NewVisit) -> None:
    page = at_table(visit(viewport=TABLET), "burgundy", "random", 4)
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


def test_tablet_panels_are_well_filled_and_a_partly_visible_log_line_fades(
    visit: NewVisit,
) -> None:
    page = in_the_middle_of(visit(viewport=TABLET), "burgundy", 0.65)
    assert page.evaluate(_HALF_EMPTY) == {"column": True, "estate": True, "opponents": True}
    resize(page, DESKTOP)
    check_only_the_cut_line_fades(page)


_TOLD = """() => {
  const box = (one) => document.querySelector(`section.tray ${one}`).getBoundingClientRect();
  const [words, detail, give] = ['.words', '.detail', '.give'].map(box);
  const whole = detail.height > 0 && detail.bottom <= words.bottom + 1;
  return { whole, apart: detail.right <= give.left || detail.bottom <= give.top };
}"""


def test_the_effect_of_a_move_is_fully_shown_below_a_long_question(visit: NewVisit) -> None:
    """Both dice are used: a tile may be bought."""
    visitor = visit(viewport=SMALL_DESKTOP, language="fr")
    record, at = asked("burgundy-question-end")
    page = branched(visitor, record, at)
    page.locator(".black .thing.lit").first.click()
    expect(page.locator("section.tray .give")).to_be_enabled()
    for size in (SMALL_DESKTOP, PHONE):
        resize(page, size)
        assert page.evaluate(_TOLD) == {"whole": True, "apart": True}, size


_FADING = "getComputedStyle(document.querySelector('section.tray .choices')).maskImage !== 'none'"


def test_overflowing_answers_fade_until_scrolled_to_the_end(
    visit: NewVisit,
) -> None:
    """In French on a small desktop, the names of buildings at either end are long."""
    visitor = visit(viewport=SMALL_DESKTOP, language="fr")
    record = crowded_game("craftsmen")
    positions = list(replay(games.load("craftsmen"), loads(record)))
    at = next(n for n, position in enumerate(positions) if _offers_five(position.state))
    page = branched(visitor, record, at)
    choices = page.locator("section.tray .choices")
    assert choices.evaluate("(it) => it.scrollHeight > it.clientHeight + 1")
    page.wait_for_function(f"() => {_FADING}")
    choices.evaluate("(it) => it.scrollTo(0, it.scrollHeight)")
    page.wait_for_function(f"() => !({_FADING})")
    # Also after a move, which ends other animations.
    choose(page, choices.locator("[data-move]").first.get_attribute("data-move") or "")
    expect(choices.locator("[data-move]")).not_to_have_count(5)
    wait_until_ready(page)
    page.click("section.tray [data-undo]")
    expect(choices.locator("[data-move]")).to_have_count(5)
    page.wait_for_function(f"() => {_FADING}")


def _offers_five(state: State) -> bool:
    if state.over or state.seat or state.question()[0] != "craftsmen-question-build":
        return False
    return len(state.legal()) == 5


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
  const fades = parseFloat(getComputedStyle(log).maskImage.match(/ ([\\d.]+)px\\)$/)[1]);
  return fades >= (cut ? cut.bottom - top - 2 : 0) && fades <= next + 2;
}"""


def check_only_the_cut_line_fades(page: Page) -> None:
    for height in (720, 768, 803, 841):
        page.set_viewport_size({"width": 1366, "height": height})
        page.wait_for_function(f"() => innerHeight === {height}")
        page.wait_for_function(_FADES_IT)


_TOO_WIDE = """() => {
  const shown = [...document.querySelectorAll('.chart .part')].filter((part) => part.innerText);
  const wide = shown.filter((part) => part.scrollWidth > part.clientWidth);
  return [shown.length, wide.map((part) => part.innerText)];
}"""


def test_a_bar_of_the_result_contains_only_numbers_that_fit(visit: NewVisit) -> None:
    visitor = visit(viewport=PHONE)
    page = visitor.open(f"/table/{upload(visitor, crowded_game('burgundy'))}")
    expect(page.locator("dialog[open] .chart")).to_be_visible()
    shown, too_wide = page.evaluate(_TOO_WIDE)
    assert shown
    assert too_wide == []


_ABOVE_THE_QUESTION = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  return box('section.moment').bottom <= box('section.tray').top;
}"""


def test_the_summary_of_a_phase_leaves_the_question_visible(visit: NewVisit) -> None:
    record = crowded_game("burgundy")
    states = [position.state for position in replay(games.load("burgundy"), loads(record))]
    begun = [cast(BurgundyView, state.view(0))["phase"] == "phase_e" for state in states]
    mine = next(n for n in range(begun.index(True), len(states)) if states[n].seat == 0)
    page = branched(visit(), record, mine)
    page.click("button.funnel")
    page.locator(".filter select").last.select_option("points")
    for size in (DESKTOP, PHONE):
        resize(page, size)
        page.locator(".log .sum").last.click()
        expect(page.locator("section.moment tfoot")).to_be_visible()
        page.wait_for_function(_ABOVE_THE_QUESTION)
        page.keyboard.press("Escape")
        expect(page.locator("section.moment")).to_have_count(0)
