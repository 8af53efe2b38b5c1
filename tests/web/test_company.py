"""Several people at one table, and a network and a server that fail."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import Server, settings
from tests.web.conftest import NewVisit, Visit
from tests.web.player import Player


def open_table(host: Visit) -> str:
    """Open a table of The Builders for two people; returns its path."""
    page = host.open("/")
    page.click("article .button.main")
    page.click("article .levels .button:not(.main)")
    page.wait_for_url("**/table/*")
    page.wait_for_selector("section.room")
    return page.url.removeprefix(host.url)


def join(guest: Visit, path: str, name: str) -> Page:
    page = guest.open(path)
    page.fill("#your-name", name)
    page.press("#your-name", "Enter")
    page.locator("section.room li .button").first.click()
    return page


def two_people(visit: NewVisit, server: Server) -> tuple[Visit, Visit]:
    host, guest = visit(server=server), visit(server=server)
    path = open_table(host)
    join(guest, path, "Zofia")
    start = host.page.locator("section.room .button.main")
    expect(start).to_be_enabled()
    start.click()
    for one in (host, guest):
        one.page.wait_for_selector("section.tray")
    return host, guest


def whose_turn(*visits: Visit) -> tuple[Visit, Visit]:
    """The one whose turn it is, and the other."""
    one, other = visits
    mine = one.page.locator("section.tray.mine").count() == 1
    return (one, other) if mine else (other, one)


def play_one_move(actor: Visit, watcher: Visit) -> None:
    """The move of one, which only the tray offers, is seen by the other."""
    before = Player(watcher.page, 0).look().at
    Player(actor.page, 0).wait_for_turn()
    actor.page.locator('[data-move="take 1"], [data-move="end"]').click()
    for page in (actor.page, watcher.page):
        page.wait_for_function(
            f"() => document.querySelector('section.tray').dataset.position > {int(before)}"
        )


def log_of(visitor: Visit) -> list[str]:
    return visitor.page.locator(".log li").all_inner_texts()


@pytest.fixture
def frail(tmp_path: Path) -> Server:
    """A server that may be killed."""
    return Server(settings(f"sqlite:///{tmp_path / 'guildhall.db'}"))


def test_two_browsers_see_each_others_moves(visit: NewVisit, house: Server) -> None:
    host, guest = two_people(visit, house)
    actor, watcher = whose_turn(host, guest)
    play_one_move(actor, watcher)
    expect(watcher.page.locator(".log li").last).to_contain_text("takes 1 coin for 1 action")
    watcher.page.fill("form input", "Well played!")
    watcher.page.press("form input", "Enter")
    expect(actor.page.locator(".log li").last).to_contain_text("Well played!")
    assert log_of(host) == log_of(guest)


def test_a_reload_in_the_middle_of_a_move_loses_nothing(visit: NewVisit, house: Server) -> None:
    host, guest = two_people(visit, house)
    actor, watcher = whose_turn(host, guest)
    play_one_move(actor, watcher)
    before = log_of(actor)
    actor.page.locator("section.board .thing.lit").first.click()
    expect(actor.page.locator("section.tray .choices .main")).to_be_visible()
    actor.page.reload()
    actor.page.wait_for_selector("section.tray.mine")
    assert log_of(actor) == before
    play_one_move(actor, watcher)


def test_both_go_on_when_the_server_was_killed(visit: NewVisit, frail: Server) -> None:
    with frail:
        host, guest = two_people(visit, frail)
        actor, watcher = whose_turn(host, guest)
        play_one_move(actor, watcher)
        before = log_of(host)
        frail.kill()
        for one in (host, guest):
            expect(one.page.locator(".lost")).to_be_visible()
        actor.page.click('section.tray [data-move="take 1"]')
        expect(actor.page.locator("section.tray .bad")).to_be_visible()
        assert log_of(host) == before
        frail.start()
        for one in (host, guest):
            expect(one.page.locator(".lost")).to_have_count(0, timeout=15_000)
        play_one_move(actor, watcher)
        assert len(log_of(host)) == len(before) + 1 == len(log_of(guest))


def test_a_move_is_taken_back_where_nothing_was_revealed(visit: NewVisit, house: Server) -> None:
    host, guest = two_people(visit, house)
    actor, watcher = whose_turn(host, guest)
    play_one_move(actor, watcher)
    actor.page.keyboard.press("u")
    for one in (actor, watcher):
        expect(one.page.locator(".log li.undone")).to_have_count(1)
    expect(actor.page.locator('section.tray [data-move="take 3"]')).to_be_visible()


def test_why_not_cites_the_rule(visit: NewVisit, house: Server) -> None:
    host, guest = two_people(visit, house)
    actor, _ = whose_turn(host, guest)
    actor.page.locator("section.board .thing.askable").first.click()
    expect(actor.page.locator("section.tray .detail")).to_contain_text("B34")


def test_each_browser_gets_what_its_seat_may_know_and_nothing_else(
    visit: NewVisit, house: Server
) -> None:
    """Every view in the traffic is the engine's own for that seat; moves of others never come."""
    host, guest = two_people(visit, house)
    spectator = visit()
    spectator.open(host.page.url.removeprefix(host.url)).wait_for_selector("section.tray")
    for _ in range(4):
        actor, watcher = whose_turn(host, guest)
        play_one_move(actor, watcher)
    seats = {0: host, 1: guest, -1: spectator}
    for seat, visitor in seats.items():
        positions = [frame["position"] for frame in visitor.frames if frame.get("position")]
        assert positions
        for position in positions:
            assert position["you"] == position["view"]["viewer"] == seat
            assert position["moves"] == [] or position["turn"] == seat
        for frame in visitor.frames:
            for entry in frame.get("entries", ()):
                assert not entry.get("move") or entry["seat"] == seat
