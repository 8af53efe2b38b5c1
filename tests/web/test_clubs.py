"""A club in the browser: created, joined by link, with a table listed for members only."""

from playwright.sync_api import expect

from tests.server.harness import Server
from tests.web.barriers import barriers
from tests.web.conftest import NewVisit


def test_a_club_is_created_joined_by_link_and_has_tables(visit: NewVisit, server: Server) -> None:
    owner, friend = visit(server=server), visit(server=server)
    owner.sign_up("Olympia")
    friend.sign_up("Mortimer")
    page = owner.open("/clubs")
    page.get_by_label("Name").fill("Night owls")
    page.get_by_role("button", name="Create a club").click()
    expect(page.get_by_role("heading", name="Night owls")).to_be_visible()
    expect(page.locator("section", has_text="Members").locator("li")).to_have_count(1)
    link = page.locator("input[readonly]").input_value()
    assert not barriers(page)
    theirs = friend.open(link.removeprefix(friend.url))
    theirs.get_by_role("button", name="Join the club").click()
    expect(theirs.locator("section", has_text="Members").locator("li")).to_have_count(2)
    # A table of the club is opened on a game's page, and the club's page updates by itself.
    page = owner.open("/games/builders")
    page.get_by_label("Club").select_option(label="Night owls")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    room = page.url.removeprefix(owner.url)
    expect(theirs.locator(f'a[href="{room}"]')).to_be_visible()
    theirs.get_by_role("button", name="Join", exact=True).click()
    theirs.wait_for_url(f"**{room}")
    page = owner.open("/clubs")
    page.get_by_role("link", name="Night owls").click()
    page.get_by_role("button", name="Dissolve the club").click()
    expect(page.get_by_text("Dissolve it for all members?")).to_be_visible()
    page.get_by_role("button", name="Dissolve the club").click()
    expect(page.get_by_text("You are not a member of any club yet.")).to_be_visible()
