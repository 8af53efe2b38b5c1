"""The text view: it shows the whole table, and a game can be played with it alone."""

import re

import pytest
from playwright.sync_api import Page, expect

from guildhall import games, locales
from tests.web.barriers import barriers, check_in_all_looks
from tests.web.conftest import PHONE, NewVisit, Visit
from tests.web.listener import Listener
from tests.web.player import Player, at_table
from tests.web.test_pages import NARROW
from tests.web.test_play import OPPONENTS, positions

_BROKEN = """() => [...document.querySelectorAll('[role=gridcell]')].filter((cell) => {
  cell.style.overflowWrap = 'normal';
  cell.style.hyphens = 'none';
  return cell.scrollWidth > cell.clientWidth;
}).map((cell) => cell.innerText)"""
"""Return cells that are too narrow for one of their words."""
ALWAYS_SAID = {
    "builders": r"hires|starts building",
    "burgundy": r"rolls \d",
    "craftsmen": r"passes with|sends a helper",
}
"""A phrase announced in every game of a kind."""


def in_words(page: Page) -> None:
    page.wait_for_selector("section.tray")
    page.keyboard.press("w")
    page.wait_for_selector(".in-words section")


def actions_after(visitor: Visit, start: int) -> set[tuple[int, int]]:
    """Return the actions of players after an entry, as sent by the server."""
    return {
        (entry["seq"], n)
        for frame in visitor.frames
        if frame["type"] == "update"
        for entry in frame["entries"]
        if entry["kind"] == "move" and entry["seq"] > start
        for n, event in enumerate(entry.get("events", []))
        if event["seat"] >= 0
    }


@pytest.mark.parametrize("game", games.NAMES)
def test_a_whole_game_is_played_by_announced_text(visit: NewVisit, game: str) -> None:
    visitor = visit()
    page = at_table(visitor, game, OPPONENTS[game])
    in_words(page)
    # The Builders end only when buildings are finished; with these seeds the games are short.
    listener = Listener(page, {"craftsmen": 7}.get(game, 8), eager=game == "builders")
    listener.listen()
    start = int(Player(page, 0).wait_for_turn().at)
    assert not listener.play(most=9)
    assert barriers(page) == []
    assert listener.play()
    page.get_by_role("dialog").get_by_role("heading", level=2).wait_for()
    visitor.wait_until(lambda: any(position["over"] for position in positions(visitor)))
    visitor.wait_until(lambda: len(listener.announced()) >= len(actions_after(visitor, start)))
    announced = listener.announced()
    assert any(re.search(ALWAYS_SAID[game], line) for line in announced)
    # Rolls, points and passes: every log line of a player was announced.
    written = page.locator('.log li:not(.moment):not([data-seat="-1"]) button').all_inner_texts()
    assert len(written) > 20
    assert [line for line in written if not any(line in one for one in announced)] == []


def test_arrow_keys_move_over_estates_and_the_position_is_announced(visit: NewVisit) -> None:
    page = at_table(visit(), "burgundy", "random")
    in_words(page)
    Player(page, 0).wait_for_turn()
    grid = page.get_by_role("grid").first
    cells = grid.get_by_role("gridcell")
    expect(cells).to_have_count(37)
    assert grid.locator('[role=gridcell][tabindex="0"]').count() == 1
    cells.first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    here = grid.locator("[role=gridcell]:focus")
    # Down leads to the lower left hex: from the second of four to the second of five.
    expect(here).to_contain_text("The 1-hex in row 2")
    region = re.compile(r"Region: \w+, \d of \d filled; filling the region scores")
    expect(here).to_contain_text(region)
    expect(here).to_contain_text(re.compile(r"Around it: left .+, upper left .+, upper right"))
    # The grid has one tab stop: the next one is outside.
    page.keyboard.press("Tab")
    expect(grid.locator(":focus")).to_have_count(0)
    # Wide, then on a phone, in all languages.
    check_in_all_looks(page, "burgundy in words")
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    for language in reversed(locales.LANGUAGES):
        page.get_by_role("combobox").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate(NARROW) == {"wide": False, "cut": []}
        assert page.evaluate(_BROKEN) == []


def test_an_open_area_has_one_tab_stop(visit: NewVisit) -> None:
    page = at_table(visit(), "builders", "random")
    in_words(page)
    Player(page, 0).wait_for_turn()
    # The question is shown without a hint about outlines.
    expect(page.locator("section.tray .hint")).to_have_count(0)
    stop = page.locator('.lying button.thing[tabindex="0"]')
    expect(stop).to_have_count(1)
    expect(stop).to_have_attribute("data-thing", re.compile("^building:"))
    page.get_by_role("button", name=re.compile(r"^Buildings\. [A-Z]")).first.click()
    expect(stop).to_have_count(1)
    expect(stop).to_have_attribute("data-thing", re.compile("^unit:"))
    page.get_by_role("button", name=re.compile(r"^Workers\. \w")).focus()
    page.keyboard.press("Tab")
    expect(stop).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".lying button.thing").nth(1)).to_be_focused()
    expect(stop).to_have_count(1)
    page.keyboard.press("Shift+Tab")
    expect(page.locator(".lying button.thing:focus")).to_have_count(0)


def test_one_key_switches_the_view_and_choices_are_searchable(visit: NewVisit) -> None:
    page = at_table(visit(), "builders", "random")
    Player(page, 0).wait_for_turn()
    expect(page.locator("section.table .board")).to_be_visible()
    in_words(page)
    expect(page.locator("section.table .board")).to_have_count(0)
    search = page.get_by_role("searchbox", name="Search your choices")
    buttons = page.get_by_role("region", name="Your choices").get_by_role("button")
    before = buttons.count()
    search.fill("coin take")
    expect(buttons).not_to_have_count(before)
    for button in buttons.all():
        expect(button).to_have_accessible_name(re.compile("Take .* coin"))
    search.press("ArrowDown")
    expect(buttons.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(buttons.nth(1)).to_be_focused()
    # An opened section stays open when the table changes.
    workers = page.get_by_role("button", name=re.compile(r"^Workers\. \w"))
    workers.click()
    expect(workers).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("w")
    expect(page.locator("section.table .board")).to_be_visible()
    expect(page.locator(".in-words")).to_have_count(0)
    page.get_by_role("button", name="Text view").click()
    expect(workers).to_have_attribute("aria-expanded", "false")
    page.reload()
    expect(page.locator(".in-words section").first).to_be_visible()
    # A user of speech input can turn the shortcuts off and still type.
    page.get_by_role("button", name="Settings").click()
    shortcuts = page.get_by_role("checkbox", name="Keyboard shortcuts")
    shortcuts.uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("w")
    page.keyboard.press("m")
    search.press_sequentially("coin")
    expect(search).to_have_value("coin")
    expect(page.locator(".moves")).to_have_count(0)
    expect(page.locator(".in-words")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    shortcuts.check()
    page.keyboard.press("Escape")
    page.keyboard.press("w")
    expect(page.locator("section.table .board")).to_be_visible()
