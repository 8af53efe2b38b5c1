"""Leaving a running game in the browser."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import Server, settings
from tests.web.conftest import NewVisit
from tests.web.two_players import two_people

LEAVE = "Leave the game…"


def leave(page: Page, way: str) -> None:
    """Choose a way to leave, after its consequences were shown."""
    page.get_by_role("button", name=LEAVE).click()
    page.locator("dialog[open]").get_by_role("button", name=way).click()
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_game_ends_without_a_result_when_both_players_agree(
    visit: NewVisit, server: Server
) -> None:
    host, guest = two_people(visit, server)
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
        assert one.browser_errors == []


def test_a_bot_continues_for_a_player_who_resigns(visit: NewVisit, server: Server) -> None:
    host, guest = two_people(visit, server)
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
def test_a_player_replaced_by_a_bot_returns_or_resigns(
    visit: NewVisit, server: Server, answer: str
) -> None:
    host, guest = two_people(visit, server)
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


def test_a_player_replaces_an_absent_opponent_by_a_bot(visit: NewVisit, tmp_path: Path) -> None:
    sqlite = f"sqlite:///{tmp_path / 'guildhall.db'}"
    with Server(settings(sqlite, absent_days=1e-5)) as server:
        host, guest = two_people(visit, server)
        page, path = host.page, host.page.url.removeprefix(host.url)
        expect(guest.page.locator("section.tray.mine")).to_be_visible()
        page.get_by_role("button", name=LEAVE).click()
        rules = page.locator("dialog[open] .rules")
        expect(rules).to_contain_text("a player’s turn for 1 s and they are not at the table")
        expect(rules).to_contain_text("nothing happens for 30 days")
        page.keyboard.press("Enter")
        expect(page.locator(".absent")).to_have_count(0)
        guest.open("/")
        claim = page.locator(".absent").get_by_role("button", name="Let a bot play")
        claim.click()
        expect(page.locator(".absent")).to_contain_text("play for Zofia until they come back")
        page.get_by_role("button", name="Keep waiting").click()
        claim.click()
        claim.click()
        expect(page.locator(".absent")).to_have_count(0)
        expect(page.locator(".log")).to_contain_text("lets a bot (Apprentice) play in seat 2")
        guest.open(path)
        guest.page.get_by_role("button", name="Resume playing").click()
        expect(guest.page.locator(".replaced")).to_have_count(0)
        assert host.browser_errors == []
