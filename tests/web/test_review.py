"""Reviewing a finished game: review, jumps, links to positions, and branches."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from guildhall.review.judge import Way
from tests.server.harness import Server, settings
from tests.web.barriers import check_in_all_looks
from tests.web.conftest import DESKTOP, PHONE, NewVisit
from tests.web.player import Player, at_table
from tests.web.test_end import TURN_TO, recorded
from tests.web.two_players import play_out

FEW = Way(simulations=1, tries=1, seed=2)


@pytest.fixture(scope="module")
def quick_review_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that reviews every decision only briefly."""
    database = f"sqlite:///{tmp_path_factory.mktemp('review') / 'guildhall.db'}"
    with Server(settings(database, review=FEW)) as found:
        yield found


def at(page: Page) -> int:
    return int(page.get_attribute("section.control .at", "data-at") or -1)


def shows(page: Page, number: int) -> None:
    expect(page.locator("section.control .at")).to_have_attribute("data-at", str(number))


_SHARE = """() => {
  const height = (one) => document.querySelector(one).getBoundingClientRect().height;
  return height('.decision') / height('.side.panel');
}"""
"""Return the share of a phone's review panel that the decision covers."""


def test_a_game_is_reviewed_in_the_page(visit: NewVisit, quick_review_server: Server) -> None:
    visitor = visit(server=quick_review_server)
    table, record = recorded(visitor, "builders")
    page = visitor.open(f"/replay/{table}")
    page.click('[data-tab="review"]')
    page.click(".review .button.main")
    # A review has low priority and takes long for hundreds of decisions.
    expect(page.locator('.review[data-review="done"]')).to_be_visible(timeout=600_000)
    expect(page.locator(".review > p")).to_contain_text("The grandmaster reviewed")
    expect(page.locator(".chances svg[role=img] > path")).to_have_count(record.seats)
    turns = page.locator("[data-turn]")
    assert turns.count() >= 1
    number = int(turns.first.get_attribute("data-turn") or -1)
    turns.first.click()
    shows(page, number)
    # The better move is named, and its things are outlined.
    decision = page.locator('.decision[data-found="false"]')
    expect(decision).to_be_visible()
    expect(decision.locator("strong")).not_to_be_empty()
    # There are also buttons to jump between turning points.
    places = [int(turn.get_attribute("data-turn") or -1) for turn in turns.all()]
    page.locator("section.control select").nth(2).select_option("turning")
    page.locator("section.control .button").first.click(force=True)
    shows(page, 0)
    page.locator("section.control .jump").last.click()
    shows(page, min(place for place in places if place))
    check_in_all_looks(page, "review of builders")
    # On a phone the better move leaves room for the rest; its explanation can be opened.
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    expect(decision.locator("strong")).to_be_visible()
    expect(decision.locator(".why")).to_be_hidden()
    assert page.evaluate(_SHARE) < 1 / 3
    decision.locator("summary").click()
    expect(decision.locator(".why")).to_be_visible()
    assert page.evaluate(_SHARE) <= 1 / 2
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    expect(decision.locator(".why")).to_be_visible()
    # It is stored: reloading shows it at once.
    page.reload()
    page.click('[data-tab="review"]')
    expect(page.locator('.review[data-review="done"]')).to_be_visible()


def test_the_end_of_a_game_links_to_its_review_from_the_own_seat(visit: NewVisit) -> None:
    visitor = visit()
    visitor.be_guest("Guest")
    wanted = {"game": "builders", "seats": 2, "bots": ["apprentice"], "start": True}
    table = visitor.call("POST", "/tables", wanted)["id"]
    play_out(table, visitor)
    page = visitor.open(f"/table/{table}")
    page.locator("dialog .actions").get_by_role("link", name="Review").click()
    expect(page.locator('[data-tab="review"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".review .button.main")).to_be_visible()
    # The view is that of the time; the URL keeps it across a reload.
    expect(page.locator("section.control select").first).to_have_value("0")
    page.wait_for_function("() => location.hash === '#0-1'")


_LIES = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  return { height: box('section.side').height, bottom: box('section.side').bottom,
           tray: box('.dock').top, control: box('section.control').height, window: innerHeight };
}"""


def test_a_replay_jumps_by_round_and_player_and_a_review_has_its_own_area(
    visit: NewVisit,
) -> None:
    visitor = visit()
    table, record = recorded(visitor, "burgundy")
    page = visitor.open(f"/replay/{table}")
    shows(page, 0)
    check_jumps(page)
    page.click('[data-tab="review"]')
    expect(page.locator("section.opponent.folded")).to_have_count(record.seats - 1)
    lies = page.evaluate(_LIES)
    assert lies["height"] > lies["window"] / 2
    page.click('[data-tab="log"]')
    expect(page.locator("section.opponent.folded")).to_have_count(0)
    # On a phone the review covers the table, above the replay controls.
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.click('[data-tab="review"]')
    expect(page.locator(".side.panel")).to_be_visible()
    lies = page.evaluate(_LIES)
    assert abs(lies["bottom"] - lies["tray"]) <= 1
    assert lies["window"] / 3 < lies["height"] < lies["tray"]
    assert lies["control"] < lies["window"] / 3
    page.click(".side.panel .close")
    expect(page.locator(".side.panel")).to_have_count(0)


def check_jumps(page: Page) -> None:
    forward = page.locator("section.control .jump").last
    kinds = page.locator("section.control select").nth(2)
    reached = []
    for kind in ("chapter", "moment", "0"):
        page.locator("section.control .button").first.click(force=True)
        shows(page, 0)
        kinds.select_option(kind)
        forward.click()
        page.wait_for_function("() => document.querySelector('.at').dataset.at !== '0'")
        reached.append(at(page))
    by_chapter, by_moment, by_player = reached
    assert by_player <= by_moment <= by_chapter, "a chapter has rounds, a round has moves"


def test_a_link_opens_the_position_and_the_seat(visit: NewVisit) -> None:
    visitor = visit()
    table, _ = recorded(visitor, "builders")
    page = visitor.open(f"/replay/{table}#17-2")
    shows(page, 17)
    expect(page.locator("section.control select").first).to_have_value("1")
    page.keyboard.press("ArrowRight")
    shows(page, 18)
    page.wait_for_function("() => location.hash === '#18-2'")


def test_a_user_branches_from_a_finished_game(visit: NewVisit) -> None:
    visitor = visit()
    table, _ = recorded(visitor, "builders")
    page = visitor.open(f"/replay/{table}#12")
    shows(page, 12)
    page.click('[data-tab="what-if"]')
    page.fill(".what-if input", "Hire first")
    page.click("[data-play-on]")
    page.wait_for_url("**/table/*")
    expect(page.locator("section.tray")).to_be_visible()
    page.evaluate(TURN_TO, f"/replay/{table}")
    page.click('[data-tab="what-if"]')
    expect(page.locator("[data-branch]")).to_have_text("Hire first")


def test_a_player_branches_from_a_running_game(visit: NewVisit) -> None:
    """From an earlier position, on a table of their own; the game itself is unchanged."""
    page = at_table(visit(), "builders", "random")
    game = page.url
    player = Player(page, 1)
    lines = page.locator("ol.log button.line")
    seen = player.wait_for_turn()
    while not lines.count():
        player.click_on(seen)
        seen = player.wait_for_turn()
    lines.last.click()
    page.click("[data-what-if]")
    page.click("[data-play-on]")
    page.wait_for_function("(before) => location.href !== before", arg=game)
    expect(page.locator("section.tray")).to_be_visible()


def test_a_user_without_access_sees_nothing_of_a_branch(visit: NewVisit) -> None:
    visitor = visit()
    table, _ = recorded(visitor, "builders")
    refused = {"error": "not-allowed", "message": "error-not-allowed", "facts": {}, "sentence": ""}
    page = visitor.page
    page.route("**/branches", lambda route: route.fulfill(status=403, json=refused))
    visitor.open(f"/replay/{table}#12")
    shows(page, 12)
    with page.expect_response("**/branches"):
        page.click('[data-tab="what-if"]')
    expect(page.locator("[data-play-on]")).to_be_enabled()
    expect(page.locator(".what-if [role=alert]")).to_have_count(0)
    expect(page.locator(".what-if a")).to_have_count(0)
    page.unroute_all(behavior="ignoreErrors")
    assert "403" in visitor.browser_errors.pop()
