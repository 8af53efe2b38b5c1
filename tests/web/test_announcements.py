"""Operator announcements on an open page."""

import re

from playwright.sync_api import expect

from tests.server.harness import Server
from tests.server.operations.test_admin import admin
from tests.web.conftest import NewVisit


def test_an_announcement_appears_by_itself_and_can_be_dismissed(
    visit: NewVisit, server: Server
) -> None:
    url = server.settings.database
    page = visit().open("/")
    expect(page.locator("article").first).to_be_visible()
    [number] = re.findall(r"Announcement (\d+)", admin(url, "announce", "Back at <b>six</b>"))
    try:
        expect(page.get_by_text("Back at <b>six</b>")).to_be_visible()
        page.get_by_role("button", name="Dismiss").click()
        expect(page.get_by_role("button", name="Dismiss")).to_have_count(0)
        page.reload()
        expect(page.get_by_role("region", name="Announcements")).to_be_attached()
        expect(page.get_by_role("button", name="Dismiss")).to_have_count(0)
    finally:
        admin(url, "withdraw", number)
    expect(page.get_by_role("region", name="Announcements")).to_have_count(0)
