"""The rules: on a game's page, and in the drawer at its table."""

import re

from playwright.sync_api import Page, expect

from tests.web.barriers import check_in_all_looks
from tests.web.conftest import NewVisit, Visit
from tests.web.player import Player, at_table

_IN_VIEW = """(number) => {
  const { top, bottom } = document.getElementById(number).getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}"""


def sit(visitor: Visit, game: str) -> Page:
    page = at_table(visitor, game, "random")
    Player(page, 1).wait_for_turn()
    return page


def test_a_refusal_opens_the_drawer_at_its_rule(visit: NewVisit) -> None:
    page = sit(visit(), "builders")
    page.locator("section.board .thing:not(.pickable)").first.click()
    cited = page.locator("section.tray .detail .cite").first
    number = cited.inner_text()
    assert re.fullmatch(r"B\d+", number)
    cited.click()
    rule = page.locator(f"aside #{number}")
    expect(rule).to_be_focused()
    assert page.evaluate(_IN_VIEW, number)
    expect(rule).to_contain_text("deck")
    # Requested again after scrolling, it is shown again.
    page.locator("aside .text").evaluate("(text) => text.scrollTo(0, 0)")
    cited.click()
    page.wait_for_function(_IN_VIEW, arg=number)


def test_a_tip_opens_the_drawer_at_the_rule_that_explains_it(visit: NewVisit) -> None:
    page = sit(visit(), "burgundy")
    page.locator('[data-thing="workers:0"][data-tip]').first.hover()
    expect(page.locator(".tip .cite")).to_have_text("K51")
    page.keyboard.press("h")
    expect(page.locator("aside #K51")).to_be_focused()
    # The contents of the drawer lead to the reference of tiles and goods.
    page.locator("aside summary").first.click()
    page.locator("aside").get_by_role("link", name="Tables", exact=True).click()
    expect(page.get_by_role("heading", name="Tables", exact=True)).to_be_focused()
    expect(page.get_by_role("heading", name="Knowledge tiles", exact=True)).to_be_attached()


def test_the_drawer_opens_by_key_and_button_and_returns_the_focus(
    visit: NewVisit,
) -> None:
    page = sit(visit(), "builders")
    button = page.get_by_role("button", name="Rules", exact=True)
    button.click()
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("aside")).to_have_count(0)
    expect(button).to_be_focused()
    page.keyboard.press("h")
    expect(page.get_by_role("searchbox")).to_be_focused()


def test_the_rules_can_be_read_before_and_during_the_game(visit: NewVisit) -> None:
    page = visit().open("/games/builders")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("section.room")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator("aside #B1")).to_be_attached()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("button", name="Start").click()
    Player(page, 1).wait_for_turn()
    page.keyboard.press("h")
    expect(page.locator("aside #B1")).to_be_attached()


def test_typing_in_the_drawer_searches_without_triggering_shortcuts(visit: NewVisit) -> None:
    page = sit(visit(), "builders")
    before = Player(page, 1).look()
    page.keyboard.press("h")
    page.get_by_role("searchbox").press_sequentially("1 wage apprentices")
    expect(page.locator("aside .rule")).to_have_count(1)
    expect(page.locator("aside .rule")).to_contain_text("B4")
    assert Player(page, 1).look().at == before.at
    page.get_by_role("searchbox").fill("no such words")
    expect(page.locator("aside .rules")).to_be_empty()


def test_a_citation_opens_the_rule_it_cites(visit: NewVisit) -> None:
    page = visit().open("/games/burgundy")
    page.get_by_role("searchbox").fill("K103")
    page.locator(".rule", has_text="K103").get_by_role("link", name="K96").click()
    expect(page.locator("#K96")).to_be_focused()
    assert page.url.endswith("/games/burgundy#K96")
    page.reload()
    expect(page.locator("#K96")).to_be_focused()


def test_a_citation_opens_the_folded_rulings(visit: NewVisit) -> None:
    page = visit().open("/games/burgundy")
    ruling = page.locator("#KA3")
    expect(ruling).to_be_hidden()
    page.locator("#K28").get_by_role("link", name="KA3").click()
    expect(ruling).to_be_focused()
    expect(ruling).to_be_visible()
    page.get_by_role("searchbox").fill("KA4")
    expect(page.locator("#KA4")).to_be_visible()


def test_search_ignores_accents(visit: NewVisit) -> None:
    page = visit(language="pl").open("/games/burgundy")
    page.get_by_role("searchbox").fill("ZETON NAUKI 8 kazdy robotnik zmienia wynik kosci")
    expect(page.locator(".rule")).to_have_count(1)
    expect(page.locator(".rule")).to_contain_text("K144")


def test_the_drawer_is_accessible(visit: NewVisit) -> None:
    page = sit(visit(), "builders")
    page.keyboard.press("h")
    expect(page.locator("aside #B45")).to_be_attached()
    check_in_all_looks(page, "drawer")
