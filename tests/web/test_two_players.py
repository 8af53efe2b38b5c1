"""Several players at one table, and failures of network and server."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from guildhall import locales
from tests.server.harness import Server, settings
from tests.server.server_process import ServerProcess
from tests.web.conftest import SEED, NewVisit, Visit
from tests.web.player import Player, wait_until_ready
from tests.web.two_players import join, open_table, two_people, whose_turn


def play_one_move(actor: Visit, watcher: Visit) -> None:
    """Play one move in one browser and wait until the other shows it."""
    players = [Player(one.page, 0) for one in (actor, watcher)]
    before = players[0].wait_for_turn()
    actor.page.locator('[data-move="take 1"], [data-move="end"]').click()
    players[0].wait_until_done(before)
    if players[0].look().give:
        actor.page.click("section.tray .give")
    for player in players:
        player.wait_for_next_position(before)


def log_of(visitor: Visit) -> list[str]:
    return visitor.page.locator(".log li").all_inner_texts()


@pytest.fixture
def killable_server(tmp_path: Path) -> ServerProcess:
    """A server that can be killed."""
    return ServerProcess(settings(f"sqlite:///{tmp_path / 'guildhall.db'}"), seed=SEED)


def test_a_host_who_cannot_start_yet_sees_why(visit: NewVisit) -> None:
    page = visit().open("/games/builders")
    page.get_by_role("button", name="Open the table").click()
    start = page.get_by_role("button", name="Start")
    expect(start).to_be_disabled()
    expect(start).to_have_accessible_description("You can start when every seat is taken.")
    page.get_by_role("button", name="Add a bot").click()
    expect(start).to_be_enabled()
    expect(start).to_have_accessible_description("")
    expect(page.locator("section.room")).not_to_contain_text("You can start")


def test_two_browsers_see_each_others_moves(visit: NewVisit, server: Server) -> None:
    host, guest = two_people(visit, server)
    actor, watcher = whose_turn(host, guest)
    play_one_move(actor, watcher)
    expect(watcher.page.locator(".log li").last).to_contain_text("takes 1 coin for 1 action")
    assert log_of(host) == log_of(guest)


def test_the_host_removes_a_guest_who_is_marked_as_one(visit: NewVisit, server: Server) -> None:
    host, guest = visit(server=server), visit(server=server)
    path = open_table(host, "builders")
    join(guest, path, "Zofia")
    seat = host.page.locator("section.room li", has_text="Zofia (guest)")
    expect(guest.page.locator("section.room li", has_text="Zofia")).to_have_count(1)
    seat.get_by_role("button", name="Remove").click()
    for one in (host, guest):
        expect(one.page.locator("section.room li", has_text="Zofia")).to_have_count(0)
    guest.page.locator("section.room li .button").first.click()
    alert = guest.page.get_by_role("alert")
    expect(alert).to_have_text("The host has removed you from this table.")
    # The browser logs it too.
    assert guest.browser_errors.pop().endswith("403 (Forbidden)")


def test_a_reload_in_the_middle_of_a_move_loses_nothing(visit: NewVisit, server: Server) -> None:
    host, guest = two_people(visit, server)
    actor, watcher = whose_turn(host, guest)
    play_one_move(actor, watcher)
    before = log_of(actor)
    actor.page.locator("section.board .thing.lit").first.click()
    expect(actor.page.locator("section.tray .give")).to_be_enabled()
    actor.page.reload()
    actor.page.wait_for_selector("section.tray.mine")
    assert log_of(actor) == before
    play_one_move(actor, watcher)


def test_both_players_continue_after_the_server_was_killed(
    visit: NewVisit, killable_server: ServerProcess
) -> None:
    with killable_server:
        host, guest = two_people(visit, killable_server)
        actor, watcher = whose_turn(host, guest)
        play_one_move(actor, watcher)
        before = log_of(host)
        # The previews of its moves are shown before the server is killed.
        Player(actor.page, 0).wait_for_turn()
        killable_server.kill()
        for one in (host, guest):
            expect(one.page.locator(".lost")).to_be_visible()
        actor.page.click('section.tray [data-move="take 1"]')
        expect(actor.page.locator("section.tray .bad")).to_be_visible()
        assert log_of(host) == before
        killable_server.start()
        for one in (host, guest):
            expect(one.page.locator(".lost")).to_have_count(0, timeout=60_000)
        play_one_move(actor, watcher)
        assert len(log_of(host)) == len(before) + 1 == len(log_of(guest))


NOT_YET = {
    "en": "We do not know yet whether your move was saved",
    "pl": "nie wiadomo jeszcze, czy zmianę zapisano",
    "fr": "On ne sait pas encore si votre coup a été enregistré",
}
MADE = {
    "en": "Your move went through",
    "pl": "Twój ruch został wykonany",
    "fr": "Votre coup a été joué",
}
NOT_MADE = {
    "en": "did not reach the server",
    "pl": "nie dotarł do serwera",
    "fr": "n’est pas arrivé au serveur",
}


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_a_move_whose_response_was_lost_is_shown_as_made(
    visit: NewVisit, server: Server, language: str
) -> None:
    actor, watcher = whose_turn(*two_people(visit, server, language=language, breakable=True))
    before = Player(actor.page, 0).wait_for_turn()
    connection = actor.connection
    connection.break_at_a_move(move_arrives=True)
    actor.page.click('section.tray [data-move="take 3"]')
    expect(actor.page.locator("section.tray .bad")).to_contain_text(NOT_YET[language])
    Player(watcher.page, 0).wait_for_next_position(before)
    connection.join()
    expect(actor.page.locator("section.tray .detail")).to_contain_text(MADE[language])
    expect(actor.page.locator("section.tray .bad")).to_have_count(0)
    Player(actor.page, 0).wait_for_next_position(before)
    assert log_of(actor) == log_of(watcher)


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_a_lost_move_is_reported_as_not_made(
    visit: NewVisit, server: Server, language: str
) -> None:
    actor, watcher = whose_turn(*two_people(visit, server, language=language, breakable=True))
    connection = actor.connection
    connection.break_at_a_move(move_arrives=False)
    before = log_of(watcher)
    wait_until_ready(actor.page)
    actor.page.click('section.tray [data-move="take 1"]')
    expect(actor.page.locator("section.tray .bad")).to_contain_text(NOT_YET[language])
    connection.join()
    expect(actor.page.locator("section.tray .bad")).to_contain_text(NOT_MADE[language])
    assert log_of(watcher) == before
    connection.hold()
    play_one_move(actor, watcher)


def test_a_move_that_reveals_nothing_is_undone(visit: NewVisit, server: Server) -> None:
    host, guest = two_people(visit, server)
    actor, watcher = whose_turn(host, guest)
    play_one_move(actor, watcher)
    wait_until_ready(actor.page)
    actor.page.keyboard.press("u")
    for one in (actor, watcher):
        expect(one.page.locator(".log li.undone")).to_have_count(1)
    expect(actor.page.locator('section.tray [data-move="take 3"]')).to_be_visible()


def test_an_illegal_move_is_explained_with_its_rule_cited(visit: NewVisit, server: Server) -> None:
    host, guest = two_people(visit, server)
    actor, _ = whose_turn(host, guest)
    actor.page.locator("section.board .thing:not(.pickable)").first.click()
    expect(actor.page.locator("section.tray .detail")).to_contain_text("B34")
