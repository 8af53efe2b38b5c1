"""The language of a page: switched, loaded late, or unavailable."""

from playwright.sync_api import Page, Route, expect

from guildhall import locales
from tests.web.barriers import switch_language
from tests.web.conftest import NewVisit, Visit
from tests.web.player import Player, at_table, sit_down
from tests.web.test_pages import open_whole

POLISH = "**/assets/words-pl-*.js"


def _choose_slow_polish(visitor: Visit) -> list[Route]:
    """Choose Polish on the home page; return the requests that are held back."""
    page = open_whole(visitor, "home")
    held: list[Route] = []
    page.route(POLISH, lambda route: held.append(route))
    page.select_option("header select", "pl")
    visitor.wait_until(lambda: bool(held))
    return held


def _let_through(page: Page, held: list[Route]) -> None:
    for route in held:
        route.continue_()
    page.unroute(POLISH)


def test_a_table_opened_while_a_language_loads_uses_it(visit: NewVisit) -> None:
    visitor = visit()
    held = _choose_slow_polish(visitor)
    page = visitor.page
    sit_down(page, "builders", "random")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    _let_through(page, held)
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    buy = locales.text("pl", "builders-move-buy")
    expect(page.locator("section.tray button", has_text=buy)).to_be_visible()


def test_of_two_languages_the_one_chosen_last_is_used(visit: NewVisit) -> None:
    visitor = visit()
    held = _choose_slow_polish(visitor)
    page = visitor.page
    switch_language(page, "fr")
    _let_through(page, held)
    page.evaluate("async (file) => void (await import(file))", held[0].request.url)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("header select")).to_have_value("fr")


def test_a_language_that_fails_to_load_is_not_selected(visit: NewVisit) -> None:
    page = open_whole(visit(), "home")
    page.route(POLISH, lambda route: route.abort())
    # Repeated failures must not select it: the page would then not start.
    for _ in range(2):
        page.select_option("header select", "pl")
        expect(page.locator("header select")).to_have_value("en")
    assert page.evaluate("() => JSON.parse(localStorage.guildhall).language") == "en"
    page.unroute_all(behavior="ignoreErrors")
    switch_language(page, "pl")


def test_switching_the_language_does_not_reload_the_page(visit: NewVisit) -> None:
    page = at_table(visit(), "builders", "random")
    Player(page, 7).wait_for_turn()
    page.evaluate("() => (window.same = true)")
    switch_language(page, "pl")
    page.get_by_text("Pozostałe akcje: 3. Co robisz?").wait_for()
    assert page.evaluate("() => window.same")
