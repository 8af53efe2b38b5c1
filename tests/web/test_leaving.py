"""The ways out of a running game, at the page."""

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import Server
from tests.web.company import two_people
from tests.web.conftest import NewVisit

LEAVE = "Leave the game…"


def leave(page: Page, way: str) -> None:
    """Choose a way out, after what comes of it was said."""
    page.get_by_role("button", name=LEAVE).click()
    page.locator("dialog[open]").get_by_role("button", name=way).click()
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_game_ends_without_a_result_when_both_agree(visit: NewVisit, house: Server) -> None:
    host, guest = two_people(visit, house)
    host.page.get_by_role("button", name=LEAVE).click()
    host.page.keyboard.press("Enter")
    expect(host.page.locator("dialog[open]")).to_have_count(0)
    leave(host.page, "End without a result")
    asked = guest.page.get_by_role("alert")
    expect(asked).to_contain_text("would like to end the game without a result")
    expect(asked).to_contain_text("Zofia")
    asked.get_by_role("button", name="Keep playing").click()
    expect(host.page.get_by_role("alert")).to_have_count(0)
    expect(host.page.locator(".log li").last).to_contain_text("Zofia (guest) wants to keep playing")
    leave(guest.page, "End without a result")
    host.page.get_by_role("alert").get_by_role("button", name="Agree").click()
    for one in (host, guest):
        expect(one.page.locator(".lone")).to_contain_text("All players have agreed")
        assert one.complaints == []


def test_a_bot_plays_on_for_whoever_resigns(visit: NewVisit, house: Server) -> None:
    host, guest = two_people(visit, house)
    leave(guest.page, "Resign")
    for one in (host, guest):
        expect(one.page.locator(".log")).to_contain_text(
            "Zofia (guest) resigns; a bot (Apprentice)"
        )
        expect(
            one.page.locator(".player strong", has_text="Bot 2 (Apprentice)").first
        ).to_be_visible()
    expect(guest.page.get_by_role("button", name=LEAVE)).to_have_count(0)
    expect(host.page.locator("section.tray.mine")).to_be_visible()
    leave(host.page, "End the game")
    expect(host.page.locator(".lone")).to_contain_text("All players have left")


@pytest.mark.parametrize("answer", ["Resume playing", "Leave the game…"])
def test_whoever_left_to_a_bot_comes_back_or_resigns(
    visit: NewVisit, house: Server, answer: str
) -> None:
    host, guest = two_people(visit, house)
    leave(guest.page, "Let a bot play for me")
    expect(guest.page.locator(".replaced")).to_be_visible()
    if answer == "Resume playing":
        guest.page.get_by_role("button", name=answer).click()
        expect(guest.page.locator(".replaced")).to_have_count(0)
        expect(host.page.locator(".player strong", has_text="Zofia").first).to_be_visible()
    else:
        leave(guest.page, "Resign")
        expect(guest.page.locator(".replaced")).to_have_count(0)
        expect(host.page.locator(".log")).to_contain_text("Zofia (guest) resigns")
