"""A lost connection or a refused request leaves the page's state unchanged and is reported."""

from dataclasses import replace
from pathlib import Path

from playwright.sync_api import Route, expect

from guildhall.server.settings import Rate
from tests.server.harness import GENEROUS, Server, settings
from tests.web.conftest import NewVisit, Visit
from tests.web.player import wait_until_ready
from tests.web.test_end import recorded
from tests.web.test_leaving import leave
from tests.web.test_review import shows
from tests.web.two_players import play_out, two_people, whose_turn


def refuse(route: Route) -> None:
    """Respond as a server does whose database is unavailable."""
    problem = {"error": "unavailable", "message": "error-unavailable", "facts": {}, "sentence": "-"}
    route.fulfill(status=503, json=problem)


def _forgive(visitor: Visit) -> None:
    """Ignore the browser's log entry for each refused request."""
    visitor.wait_until(lambda: any("503" in said for said in visitor.browser_errors))
    visitor.browser_errors.clear()


def test_a_closed_result_stays_closed_after_reconnecting(visit: NewVisit, server: Server) -> None:
    """Otherwise the next key of a user who is typing would press its focused button."""
    host, guest = two_people(visit, server, breakable=True)
    page, table = host.page, host.page.url.rpartition("/")[2]
    play_out(table, host, guest)
    host.open(f"/table/{table}")
    connection = host.connection
    result = page.locator("dialog[open]")
    expect(result).to_be_visible()
    # The refusal is shown there.
    page.route("**/rematch", refuse)
    page.get_by_role("button", name="Offer a rematch").click()
    expect(result.locator(".bad")).to_be_visible()
    _forgive(host)
    page.unroute_all(behavior="ignoreErrors")
    result.locator(".actions .button").last.click()
    expect(result).to_have_count(0)
    connection.cut()
    guest.call("POST", f"/tables/{table}/rematch")
    connection.join()
    expect(page.locator(".notices")).to_contain_text("offers a rematch")
    expect(result).to_have_count(0)


_THINGS = "all => all.map((one) => one.dataset.thing)"


def test_a_selection_survives_reconnecting(visit: NewVisit, server: Server) -> None:
    actor, other = whose_turn(*two_people(visit, server, "burgundy", breakable=True))
    page = actor.page
    connection = actor.connection
    wait_until_ready(page)
    page.locator(".thing.lit").first.click()
    picked = page.locator(".thing.picked")
    expect(picked.first).to_be_visible()
    before = picked.evaluate_all(_THINGS)
    connection.cut()
    other.page.locator(".talk-tab").click()
    other.page.get_by_role("textbox", name="Message").fill("Are you there?")
    other.page.keyboard.press("Enter")
    expect(other.page.locator(".talk")).to_contain_text("Are you there?")
    connection.join()
    expect(page.locator(".talk-tab")).to_contain_text("1")
    assert picked.evaluate_all(_THINGS) == before


def test_a_refusal_out_of_turn_is_shown(visit: NewVisit, server: Server) -> None:
    _, guest = two_people(visit, server)
    page = guest.page
    leave(page, "Let a bot play for me")
    expect(page.locator(".replaced")).to_be_visible()
    page.route("**/seats/*", refuse)
    page.get_by_role("button", name="Resume playing").click()
    expect(page.locator("section.tray .bad")).to_be_visible()
    _forgive(guest)
    page.unroute_all(behavior="ignoreErrors")
    page.get_by_role("button", name="Resume playing").click()
    expect(page.locator(".replaced")).to_have_count(0)
    expect(page.locator("section.tray .bad")).to_have_count(0)


def test_chat_rate_limits_before_the_game_are_shown(visit: NewVisit, tmp_path: Path) -> None:
    chosen = settings(
        f"sqlite:///{tmp_path / 'guildhall.db'}", limits=replace(GENEROUS, chat=Rate(1, 600))
    )
    with Server(chosen) as server:
        host = visit(server=server)
        host.be_guest("Halina")
        table = host.call("POST", "/tables", {"game": "builders", "seats": 2})["id"]
        room = host.open(f"/table/{table}").locator("section.room")
        saying = room.get_by_role("textbox", name="Message")
        saying.fill("Hello")
        saying.press("Enter")
        expect(room.locator(".talk")).to_contain_text("Hello")
        expect(room.locator(".bad")).to_have_count(0)
        saying.fill("Hello again")
        saying.press("Enter")
        expect(room.locator(".bad")).to_be_visible()
        expect(saying).to_have_value("Hello again")


_TWICE = """() => {
  const forward = document.querySelector('section.control [title="Next move"]');
  forward.click();
  forward.click();
}"""


def test_two_quick_clicks_advance_a_replay_by_two_moves(visit: NewVisit) -> None:
    visitor = visit()
    table, _ = recorded(visitor, "builders")
    page = visitor.open(f"/replay/{table}")
    shows(page, 0)
    page.evaluate(_TWICE)
    shows(page, 2)
