"""Hints and the coach in the browser."""

from playwright.sync_api import Route, expect

from tests.server.harness import Server
from tests.web.conftest import NewVisit
from tests.web.player import at_table, choose, click_twice, wait_until_ready
from tests.web.two_players import join, two_people, whose_turn


def test_a_hint_shows_moves_with_reasons_and_plays_one(visit: NewVisit) -> None:
    page = at_table(visit(), "builders", "random")
    page.wait_for_selector("section.tray.mine")
    wait_until_ready(page)
    at = page.get_attribute("section.tray", "data-position")
    page.keyboard.press("i")
    hint = page.locator("[data-hint]").first
    expect(hint).to_be_visible()
    about = page.locator("section.hints [role=status]")
    expect(about).to_contain_text("according to the grandmaster")
    page.keyboard.press("Escape")
    expect(page.locator("section.hints")).to_have_count(0)
    page.keyboard.press("i")
    expect(hint).to_be_visible()
    move = hint.get_attribute("data-hint")
    hint.click()
    wait_until_ready(page)
    give = page.locator("section.tray .give:enabled")
    if give.count():
        assert give.get_attribute("data-give") == move
        give.click()
    page.wait_for_function(f"() => document.querySelector('section.tray').dataset.position != {at}")


def test_a_failed_hint_request_shows_an_error_and_can_be_retried(visit: NewVisit) -> None:
    visitor = visit()
    visitor.page.route("**/assets/HintList-*.js", lambda route: route.abort())
    page = at_table(visitor, "builders", "random")
    page.wait_for_selector("section.tray.mine")
    wait_until_ready(page)
    page.keyboard.press("i")
    missing = page.get_by_role("alert")
    expect(missing).to_contain_text("Could not load “Hints”.")
    page.unroute_all(behavior="ignoreErrors")
    missing.get_by_role("button", name="Try again").click()
    page.wait_for_selector("section.tray.mine")
    expect(missing).to_have_count(0)
    wait_until_ready(page)
    page.keyboard.press("i")
    expect(page.locator("[data-hint]").first).to_be_visible()


def strict(route: Route) -> None:
    """Rate every move but the best as a large loss, with the server's other advice unchanged."""
    answer = route.fetch()
    advice = answer.json()
    best = advice["hints"][0]["move"]
    careless = [f"take {coins}" for coins in (1, 3, 6)]
    route.fulfill(
        response=answer, json={**advice, "careless": [one for one in careless if one != best]}
    )


def test_the_coach_warns_once_and_names_a_better_move(visit: NewVisit) -> None:
    visitor = visit()
    visitor.context.add_init_script(
        """localStorage.guildhall =
          JSON.stringify({ ...JSON.parse(localStorage.guildhall), coach: true });"""
    )
    page = visitor.page
    page.route("**/hints", strict)
    with page.expect_response("**/hints") as advice:
        at_table(visitor, "builders", "random")
    careless = advice.value.json()["careless"][0]
    at = page.get_attribute("section.tray", "data-position")
    wait_until_ready(page)
    # The second click of a double click does not dismiss the unread warning.
    coach = page.locator("section.coach")
    click_twice(page.locator(f'section.tray [data-move="{careless}"]'))
    expect(coach).to_contain_text("would cost you a lot")
    expect(coach).to_contain_text("Better:")
    # Only the recommended things are highlighted.
    expect(page.locator("section.coach .main, section.tray .main")).to_have_text(["Let me think"])
    coach.get_by_role("button", name="Let me think").click()
    expect(coach).to_have_count(0)
    assert page.get_attribute("section.tray", "data-position") == at
    # After confirming the move, the player is not warned again.
    choose(page, careless)
    page.wait_for_function(
        "(at) => document.querySelector('section.tray').dataset.position !== at", arg=at
    )
    expect(coach).to_have_count(0)
    page.unroute_all(behavior="ignoreErrors")


def test_players_agree_to_hints_before_joining_a_table(visit: NewVisit, server: Server) -> None:
    host, guest = visit(), visit()
    page = host.open("/games/builders")
    page.get_by_label("Everybody may ask for hints").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("section.room")).to_contain_text("with hints")
    other = guest.open(page.url.removeprefix(host.url))
    expect(other.locator("main")).to_contain_text("with hints")
    join(guest, page.url.removeprefix(host.url), "Zofia")
    page.locator("section.room .button.main").click()
    acting, _ = whose_turn(host, guest)
    expect(acting.page.locator("[data-hints]")).to_be_enabled()
    # Without this setting there are no hints.
    host, guest = two_people(visit, server)
    acting, _ = whose_turn(host, guest)
    expect(acting.page.locator("[data-hints]")).to_have_count(0)
