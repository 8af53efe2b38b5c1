"""A tournament in the browser: created, entered, started, played, with standings."""

from typing import Any

from playwright.sync_api import expect

from tests.server.harness import Server, soonest
from tests.web.barriers import barriers
from tests.web.conftest import NewVisit


def test_a_tournament_from_creation_to_standings(visit: NewVisit, server: Server) -> None:
    host = visit(server=server)
    page = host.open("/tournaments")
    expect(page.get_by_role("link", name="You need an account")).to_be_visible()
    host.sign_up("Helga")
    page = host.open("/tournaments")
    form = page.locator("form")
    form.get_by_label("Name").fill("Autumn cup")
    form.get_by_label("Rounds").select_option("1")
    form.get_by_role("button", name="Create tournament").click()
    page.wait_for_url("**/tournaments/*")
    expect(page.get_by_role("heading", name="Autumn cup")).to_be_visible()
    page.get_by_role("button", name="Register").click()
    expect(page.get_by_text("You are registered.")).to_be_visible()
    # Withdrawing must be confirmed.
    page.get_by_role("button", name="Withdraw").click()
    page.get_by_role("button", name="No, stay in").click()
    expect(page.get_by_text("You are registered.")).to_be_visible()
    page.get_by_role("button", name="Withdraw").click()
    expect(page.get_by_text("You can register again")).to_be_visible()
    page.get_by_role("button", name="Withdraw").click()
    page.get_by_role("button", name="Register").click()
    expect(page.get_by_text("You are registered.")).to_be_visible()
    page.get_by_label("Number of bots").fill("2")
    page.get_by_label("Bot level").select_option(soonest("builders"))
    page.get_by_role("button", name="Add bots").click()
    expect(page.locator("main li")).to_have_count(3)
    assert not barriers(page)
    page.get_by_role("button", name="Start now").click()
    # Three take part, so a bot fills the second table.
    expect(page.get_by_role("heading", name="Standings")).to_be_visible()
    expect(page.locator("tbody tr")).to_have_count(4)
    expect(page.get_by_text("fills an empty seat")).to_be_visible()
    assert not barriers(page)
    tournament = page.url.removeprefix(host.url)
    page.get_by_role("link", name="Go to your table").click()
    page.wait_for_selector("section.tray")
    expect(page.get_by_role("link", name="Tournament", exact=True)).to_have_attribute(
        "href", tournament
    )
    received: Any = host.call("GET", tournament)
    mine = next(t for t in received["rounds"][0]["tables"] if 1 in t["entrants"])
    host.call("POST", f"/tables/{mine['table']}/resign")
    page = host.open(tournament)
    # The page updates by itself, and the player who resigned has no points.
    expect(page.get_by_role("status")).to_contain_text("Finished")
    row = page.locator("tbody tr", has_text="Helga")
    expect(row.locator(".points")).to_have_text("0")
    expect(page.get_by_role("link", name="Go to your table")).to_have_count(0)
