"""Lobby, table page before the start, clocks, spectators and rematches."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from guildhall.server.settings import PACES, Pace
from tests.server.harness import Server, settings
from tests.web.conftest import NewVisit
from tests.web.player import at_table, wait_until_ready
from tests.web.test_leaving import leave
from tests.web.two_players import join, open_table, play_out, together, two_people, whose_turn


def section(page: Page, title: str) -> Locator:
    return page.locator("section.sheet", has=page.get_by_role("heading", name=title, exact=True))


def test_a_table_is_found_by_filters_and_joined_by_a_button(
    visit: NewVisit, server: Server
) -> None:
    host, guest = visit(server=server), visit(server=server)
    host.be_guest("Halina")
    options = {"estates": "dealt"}
    wanted = {"game": "burgundy", "seats": 2, "speed": "slow", "options": options}
    table = host.call("POST", "/tables", wanted)["id"]
    page = guest.open("/")
    row = section(page, "Open tables").locator("li", has_text="Halina")
    expect(row).to_contain_text("3 days, plus 1 day per turn")
    expect(row).to_contain_text("Club rules")
    game, pace, bots = page.locator(".filters select").all()
    game.select_option("builders")
    expect(row).to_have_count(0)
    game.select_option("burgundy")
    pace.select_option("live")
    expect(row).to_have_count(0)
    pace.select_option("slow")
    bots.select_option("random")
    expect(row).to_have_count(0)
    bots.select_option("people")
    row.get_by_role("button", name="Join").click()
    page.wait_for_url(f"**/table/{table}")
    expect(page.locator("section.room li", has_text="Guest (guest)")).to_have_count(1)
    expect(page.locator("section.room")).to_contain_text("Club rules")


def test_own_tables_are_listed_once_and_always(visit: NewVisit, server: Server) -> None:
    host, guest = two_people(visit, server)
    actor, other = whose_turn(host, guest)
    address = actor.page.url.removeprefix(server.url)
    for one in (actor, other):
        page = one.open("/")
        expect(page.locator(f'a[href="{address}"]').first).to_be_visible()
        expect(page.locator(f'li > a[href="{address}"]')).to_have_count(1)
    expect(actor.page.locator(".waiting")).to_contain_text("Your turn")
    expect(actor.page.get_by_text("You haven’t joined a table.")).to_have_count(0)


def test_the_link_is_copied_and_a_guest_chooses_a_name(visit: NewVisit, server: Server) -> None:
    host = visit(server=server, permissions=["clipboard-read", "clipboard-write"])
    open_table(host, "builders")
    page = host.page
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    assert page.evaluate("() => navigator.clipboard.readText()") == page.url
    page.locator("header .brand").click()
    page.get_by_role("button", name="Change your name").click()
    page.get_by_label("Your name").fill("Bożena")
    page.get_by_label("Your name").press("Enter")
    expect(page.get_by_text("You are playing as Bożena")).to_be_visible()
    expect(section(page, "My tables").locator("li", has_text="Bożena (guest)")).to_have_count(1)


def test_the_link_of_a_running_table_is_copied(visit: NewVisit) -> None:
    page = at_table(visit(permissions=["clipboard-read", "clipboard-write"]), "builders", "random")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.locator("section.side [role=status]", has_text="Copied")).to_have_count(1)
    assert page.evaluate("() => navigator.clipboard.readText()") == page.url


def test_clocks_are_shown_at_the_seats_and_a_bot_replaces_a_player_without_time(
    visit: NewVisit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PACES, "live", Pace(3, 3))
    database = f"sqlite:///{tmp_path / 'guildhall.db'}"
    with Server(settings(database, bot_pause=600.0)) as server:
        host, guest = visit(server=server), visit(server=server)
        host.be_guest("Halina")
        table = host.call("POST", "/tables", {"game": "builders", "seats": 2, "speed": "live"})
        path = f"/table/{table['id']}"
        host.open(path)
        join(guest, path, "Zofia")
        start = host.page.locator("section.room .button.main")
        expect(start).to_be_enabled()
        expect(host.page.locator("section.room")).to_contain_text("3 s, plus 3 s per turn")
        start.click()
        for one in (host, guest):
            one.page.wait_for_selector("section.tray")
        # The page of the replaced player no longer shows that it is their turn.
        begins = host.call("GET", f"/tables/{table['id']}")["turn"]
        actor, waiting = ((host, guest), (guest, host))[begins]
        late = ("Halina", "Zofia")[begins]
        expect(actor.page.locator(".replaced")).to_contain_text("A bot is playing for you.")
        expect(waiting.page.locator(".log")).to_contain_text("Out of time")
        clocked = waiting.page.locator(".player", has=waiting.page.locator("[role=timer]"))
        expect(clocked.filter(has_text=late)).to_have_count(0)


_AN_HOUR_BEHIND = "(() => { const now = Date.now; Date.now = () => now() - 3_600_000; })();"


def test_a_clock_uses_server_time_if_the_device_clock_is_wrong(
    visit: NewVisit,
) -> None:
    host = visit()
    host.be_guest("Halina")
    about = {"game": "builders", "seats": 2, "speed": "live", "bots": ["random"], "start": True}
    table = host.call("POST", "/tables", about)
    host.context.add_init_script(_AN_HOUR_BEHIND)
    page = host.open(f"/table/{table['id']}")
    expect(page.locator("section.mine .clock:not(.idle)")).to_have_text(
        re.compile(r"^(9|10):\d\d$")
    )


def test_spectators_are_marked_counted_and_choose_a_seat_to_view(
    visit: NewVisit, server: Server
) -> None:
    host, guest = two_people(visit, server)
    spectator = visit(server=server)
    page = spectator.open(host.page.url.removeprefix(server.url))
    expect(page.locator(".company")).to_contain_text("You are watching.")
    for one in (host, guest, spectator):
        expect(one.page.locator(".company")).to_contain_text("1 spectator")
    expect(host.page.locator(".company")).not_to_contain_text("You are watching.")
    opponent = page.locator("section.opponent")
    expect(opponent).to_contain_text("Zofia")
    page.get_by_label("View as").select_option("1")
    expect(opponent).not_to_contain_text("Zofia")
    expect(page.locator("section.mine .player")).to_contain_text("Zofia")
    seen = [frame for frame in spectator.frames if frame["type"] == "update"]
    assert all(frame["position"]["you"] == -1 for frame in seen if frame["position"])


def test_log_entries_keep_the_name_of_the_player_who_moved(visit: NewVisit, server: Server) -> None:
    host, guest = two_people(visit, server)
    actor, watcher = whose_turn(host, guest)
    wait_until_ready(actor.page)
    actor.page.locator('[data-move="take 1"], [data-move="end"]').click()
    name = "Zofia" if actor is guest else "Guest"
    line = watcher.page.locator(".log li", has_text="takes 1 coin for 1 action")
    expect(line).to_contain_text(name)
    together(host, guest)
    leave(actor.page, "Let a bot play for me")
    expect(watcher.page.locator(".log")).to_contain_text("A bot (Apprentice) now plays in seat")
    expect(line.first).to_contain_text(name)


def test_a_rematch_is_offered_and_accepted(visit: NewVisit, server: Server) -> None:
    host, guest = visit(server=server), visit(server=server)
    for one, name in ((host, "Halina"), (guest, "Zofia")):
        one.be_guest(name)
    table = host.call("POST", "/tables", {"game": "burgundy", "seats": 2})["id"]
    guest.call("PUT", f"/tables/{table}/seats/1", {"player": "me"})
    host.call("POST", f"/tables/{table}/start")
    play_out(table, host, guest)
    for one in (host, guest):
        one.open(f"/table/{table}")
        expect(one.page.locator("dialog[open] td.total")).to_have_count(2)
    host.page.get_by_role("button", name="Offer a rematch").click()
    host.page.wait_for_selector("section.room")
    expect(host.page.locator("section.room li", has_text="Zofia")).to_have_count(0)
    asked = guest.page.locator("dialog[open]")
    expect(asked).to_contain_text("offers a rematch")
    asked.get_by_role("button", name="Join the rematch").click()
    guest.page.wait_for_url(host.page.url)
    expect(host.page.locator("section.room li", has_text="Zofia")).to_have_count(1)
    start = host.page.locator("section.room .button.main")
    expect(start).to_be_enabled()
    host.page.locator("header .brand").click()
    finished = section(host.page, "My finished games").locator("li").first
    expect(finished).to_contain_text(re.compile(r"(1st|2nd) of 2 · -?\d+ points? · .*20\d\d"))


def test_a_game_is_configured_by_a_preset_or_manually(visit: NewVisit, server: Server) -> None:
    visitor = visit(server=server)
    page = visitor.open("/games/burgundy")
    form = page.locator("form")
    expect(form.get_by_role("radio", name=re.compile("^First game"))).to_be_checked()

    def field(name: str) -> Locator:
        return form.locator("label:has(select)", has_text=re.compile(f"^{name}"))

    expect(field("Edition")).to_have_count(0)
    form.get_by_role("radio", name=re.compile("^Custom")).check()
    expect(field("Edition")).to_be_visible()
    expect(field("Choosing estates")).to_have_count(0)
    field("Estates").locator("select").select_option("chosen")
    expect(field("Choosing estates")).to_be_visible()
    expect(field("Opponents")).to_contain_text(
        re.compile(r"Level 1(, rating \d+)? \(for beginners\)")
    )
    form.get_by_role("radio", name=re.compile("^All variants")).check()
    form.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("section.room")).to_contain_text("All variants")


def test_depots_are_shown_while_estates_are_chosen(visit: NewVisit, server: Server) -> None:
    visitor = visit(server=server)
    visitor.be_guest("Halina")
    options = {"estates": "chosen"}
    wanted = {"game": "burgundy", "seats": 2, "options": options, "bots": ["random"], "start": True}
    page = visitor.open(f"/table/{visitor.call('POST', '/tables', wanted)['id']}")
    expect(page.locator(".choosing .thing.lit").first).to_be_visible()
    expect(page.locator("section.board")).to_be_visible()


def test_beginners_are_recommended_an_opponent(visit: NewVisit, server: Server) -> None:
    page = visit(server=server).open("/")
    card = page.locator("article").first
    card.locator(".button.main").first.click()
    expect(card.locator(".suits")).to_have_text("Level 1 (for beginners)")
    expect(card.locator(".suiting")).to_have_attribute("data-level", "1")
    card.locator(".suiting").click()
    expect(page.locator("section.tray")).to_be_visible()
