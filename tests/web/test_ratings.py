"""Ratings in the browser: a rated table, a profile, a leaderboard."""

from typing import Any

from playwright.sync_api import expect

from guildhall import locales
from guildhall.client import Client
from guildhall.server.ratings.messages import Profile
from tests.server.harness import Server, play_out, soonest, visitor, within
from tests.web.barriers import check_in_all_looks, switch_language
from tests.web.conftest import PHONE, NewVisit
from tests.web.test_pages import NARROW


def rated_account(url: str) -> str:
    """An account that has finished a rated game against a bot."""
    found: list[str] = []

    async def run() -> None:
        async with visitor(url, "Rosa") as rosa:
            account: dict[str, Any] = {"name": "Rosa Rated", "password": "long enough"}
            rosa.take_over(await rosa.done("POST", "/api/account", account))
            wanted = {"game": "builders", "seats": 2, "bots": [soonest("builders")], "start": True}
            table = await rosa.done("POST", "/api/tables", {**wanted, "rated": True})
            async with rosa.socket() as socket:
                await socket.watch(table["id"])
                await play_out(socket, table["id"])
            async with Client(url) as client:
                profile: Profile = await client.profile(rosa.id)
                while not profile.games:
                    profile = await client.profile(rosa.id)
                assert profile.games[0].table == table["id"]
            found.append(rosa.id)

    within(run())
    return found[0]


def test_profile_and_leaderboard_show_rated_games(visit: NewVisit, server: Server) -> None:
    person = rated_account(server.url)
    page = visit().open("/games/builders")
    page.get_by_role("link", name="Leaderboard").click()
    page.get_by_role("link", name="Rosa Rated").click()
    expect(page.locator("h1")).to_have_text("Rosa Rated")
    assert page.url.endswith(f"/players/{person}")
    expect(page.get_by_role("img", name="The rating after each game")).to_be_visible()
    expect(page.get_by_text("Wins by seat")).to_be_visible()
    expect(page.get_by_role("row", name="Seat 1 of 2")).to_be_visible()
    expect(page.get_by_role("table", name="First worker")).to_contain_text("1 game, ")
    check_in_all_looks(page, "profile")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    for language in locales.LANGUAGES:
        switch_language(page, language)
        assert page.evaluate(NARROW) == {"wide": False, "cut": []}, language


def test_a_table_shows_whether_it_is_rated(visit: NewVisit) -> None:
    page = visit().open("/games/builders")
    page.get_by_label("Counts towards ratings").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("rated", exact=False).first).to_be_visible()
