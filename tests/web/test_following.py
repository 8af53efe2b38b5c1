"""Following a game: changes since the last turn, summaries, the log, and earlier positions."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.server.harness import Server
from tests.web.barriers import barriers
from tests.web.conftest import DESKTOP, PHONE, NewVisit, Visit
from tests.web.player import Player, at_table, wait_until_ready
from tests.web.test_end import recorded
from tests.web.two_players import join, open_table, two_people, whose_turn

_AT_ONCE = """() => {
  const saved = JSON.parse(localStorage.guildhall);
  localStorage.guildhall = JSON.stringify({ ...saved, bots: 'instant' });
}"""
_THINGS = "(all) => all.map((one) => one.dataset.thing)"
_AT_END = """() => {
  const log = document.querySelector('.log');
  return log.scrollHeight - log.clientHeight - log.scrollTop < 8;
}"""


def table_of_bots(visitor: Visit, game: str) -> Page:
    """Return a table at which bots play all seats, including the own one."""
    visitor.be_guest("Watcher")
    wanted = {"game": game, "seats": 2, "bots": ["random"], "stand_in": "random", "start": True}
    table = visitor.call("POST", "/tables", wanted)["id"]
    visitor.call("PUT", f"/tables/{table}/seats/0", {"player": "bot"})
    return visitor.open(f"/table/{table}")


def finished(visitor: Visit, game: str) -> Page:
    """Open a finished table and close the result."""
    table, _ = recorded(visitor, game)
    page = visitor.open(f"/table/{table}")
    page.locator("dialog .actions .button").last.click()
    expect(page.locator("dialog")).to_have_count(0)
    return page


def position_of(page: Page) -> int:
    return int(page.locator("section.tray").get_attribute("data-position") or -1)


# Changes since the last turn.


def play_until_something_changed(page: Page) -> Player:
    """Play until it is the own turn and the bot has changed something on the table meanwhile."""
    player = Player(page, 2)
    seen = player.wait_for_turn()
    for _ in range(200):
        if page.locator(".changed").count():
            break
        player.click_on(seen)
        seen = player.wait_for_turn()
    return player


def test_changes_since_the_last_turn_are_listed_marked_and_stepped_through(visit: NewVisit) -> None:
    visitor = visit()
    page = at_table(visitor, "builders", "random")
    play_until_something_changed(page)
    now = position_of(page)
    since = page.locator("section.since")
    expect(since.locator(".last")).to_contain_text("Bot 2")
    since.get_by_role("button", name="Show everyone’s moves").click()
    expect(since.locator("h3")).to_have_text(re.compile("Bot 2"))
    assert barriers(page) == []
    mark = page.locator(".changed").first.evaluate(
        "(thing) => thing.style.getPropertyValue('--by')"
    )
    assert mark == "var(--seat-1)"
    since.get_by_role("button", name="Step by step").click()
    looking = page.locator("section.history")
    expect(looking).to_be_visible()
    expect(page.locator("section.tray, .thing.lit")).to_have_count(0)
    # From the first of the bot's moves to the last one.
    expect(looking.locator(".what")).to_contain_text("Bot 2")
    assert 0 < int(looking.get_attribute("data-at") or 0) < now
    forward = looking.get_by_role("button", name="Next move")
    while forward.is_enabled():
        at = looking.get_attribute("data-at") or ""
        forward.click()
        expect(looking).not_to_have_attribute("data-at", at)
    assert barriers(page) == []
    looking.get_by_role("button", name="Back to the game").click()
    expect(page.locator("section.tray.mine")).to_be_visible()
    assert position_of(page) == now
    expect(page.locator(".changed").first).to_be_visible()
    # The last action of the bot is shown beside the question, and its marks stay during the
    # whole turn.
    expect(page.locator("section.tray .question")).not_to_be_empty()
    since.get_by_role("button", name="Show everyone’s moves").click()
    last = page.locator('.log li[data-seat="1"]').last.inner_text()
    expect(since.locator(".last")).to_contain_text(last.removeprefix("Bot 2 (Random) "))
    marked = page.locator(".changed").evaluate_all(_THINGS)
    wait_until_ready(page)
    page.click('section.tray [data-move="take 1"]')
    page.wait_for_function(
        f"() => Number(document.querySelector('section.tray').dataset.position) > {now}"
    )
    expect(page.locator("section.tray.mine")).to_be_visible()
    assert page.locator(".changed").evaluate_all(_THINGS) == marked


def test_a_pause_delays_moves_of_bots_until_it_ends(visit: NewVisit) -> None:
    visitor = visit(bots="calm")
    page = table_of_bots(visitor, "builders")
    page.locator("button.pause").click()
    expect(page.locator("button.pause")).to_have_text("Continue")
    shown = position_of(page)

    def come() -> int:
        updates = [frame for frame in visitor.frames if frame["type"] == "update"]
        return max(int(update["seq"]) for update in updates)

    visitor.wait_until(lambda: come() >= shown + 3)
    assert position_of(page) == shown
    expect(page.locator("button.held")).to_have_attribute("title", re.compile("to show"))
    page.locator("button.held").click()
    page.wait_for_function(
        f"() => Number(document.querySelector('section.tray').dataset.position) > {shown}"
    )


# Summaries.


def amounts(cells: Locator) -> list[int]:
    """Return the numbers with their signs; a dot means zero."""
    texts = cells.all_inner_texts()
    return [int(text.replace("−", "-").replace("·", "0")) for text in texts]


def gains_add_up(card: Locator) -> None:
    """Assert that the rows of a summary add up to the gains, and that some are not zero."""
    rows = [amounts(row.locator("td")) for row in card.locator("tbody tr").all()]
    total = [sum(column) for column in zip(*rows, strict=True)]
    assert amounts(card.locator("td.gain")) == total
    assert any(total)


def test_the_end_of_a_phase_lists_all_gains_and_the_last_round_is_announced(
    visit: NewVisit,
) -> None:
    page = table_of_bots(visit(bots="brisk"), "burgundy")
    page.wait_for_selector("section.moment.chapter h2")
    # Skip the animation of the rest of the game.
    page.evaluate(_AT_ONCE)
    page.reload()
    page.wait_for_selector("dialog[open]")
    page.locator("dialog .actions .button").last.click()
    headings = page.locator(".log li.moment")
    expect(headings.last).to_contain_text("Phase E, round 5: the last round")
    # An estate leaves little room for the log: the filter can be opened.
    page.click("button.funnel")
    page.locator(".filter select").last.select_option("points")
    page.locator(".log .sum").last.click()
    card = page.locator("section.moment.chapter")
    expect(card.locator("h2")).to_have_text("Phase E, round 1")
    expect(card.locator("caption")).to_have_text("Points since “phase D, round 1”")
    gains_add_up(card)
    assert barriers(page) == []
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


_LOOK_AT_ONCE = """() => {
  new MutationObserver((_, observer) => {
    const list = document.querySelector('.moment ul');
    if (!list) return;
    observer.disconnect();
    window.shown = performance.now();
    requestAnimationFrame(() => { window.long = list.matches('.long'); });
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""Record whether a list that scrolls stays open from the first visible frame."""


def test_a_year_of_craftsmen_ends_with_a_summary_of_its_points(visit: NewVisit) -> None:
    page = finished(visit(), "craftsmen")
    page.locator(".filter select").last.select_option("points")
    page.add_style_tag(content=".moment ul { max-height: 12px !important }")
    page.evaluate(_LOOK_AT_ONCE)
    page.locator(".log .sum").last.click()
    card = page.locator("section.moment.chapter")
    expect(card.locator("caption")).to_contain_text("Points since")
    gains_add_up(card)
    # A click aimed at a control that was uncovered a frame before must not close the summary.
    page.wait_for_function("() => window.long !== undefined")
    assert page.evaluate("() => window.long") is True
    # Scrolling an overflowing summary does not close it.
    brought = card.locator("ul.long")
    brought.hover()
    page.mouse.wheel(0, 500)
    page.wait_for_function("() => document.querySelector('.moment ul').scrollTop > 0")
    expect(card).to_be_visible()
    assert barriers(page) == []
    # A summary that was read closes by itself so that it covers nothing; unread it stays.
    page.wait_for_function("() => performance.now() - window.shown > 600")
    brought.click()
    expect(card).to_have_count(0)


def test_the_log_renders_only_a_part_and_can_be_scrolled_to_its_beginning(visit: NewVisit) -> None:
    page = finished(visit(), "burgundy")
    log = page.locator(".log")
    lines = int(log.get_attribute("data-lines") or 0)
    assert lines > 300
    assert page.locator(".log li").count() <= 120
    for _ in range(60):
        if page.locator(".log li", has_text="opens the table").count():
            break
        before = page.locator(".log li").first.get_attribute("data-row") or ""
        log.evaluate("(list) => list.scrollTo({ top: 0 })")
        expect(page.locator(".log li").first).not_to_have_attribute("data-row", before)
    expect(page.locator(".log li", has_text="opens the table")).to_have_count(1)
    assert page.locator(".log li").count() <= 120
    log.evaluate("(list) => list.scrollTo({ top: 0 })")
    assert not page.evaluate(_AT_END)


def test_the_log_keeps_its_last_line_visible_when_the_window_is_resized(visit: NewVisit) -> None:
    page = finished(visit(), "burgundy")
    page.wait_for_function(_AT_END)
    for height in (600, 1000, 640):
        page.set_viewport_size({"width": DESKTOP["width"], "height": height})
        page.wait_for_function(f"() => innerHeight === {height}")
        page.wait_for_function(_AT_END)


def test_the_log_is_filtered_and_a_line_shows_its_position(visit: NewVisit) -> None:
    page = finished(visit(), "builders")
    # Two opponents leave little room for the log: the filter can be opened.
    page.click("button.funnel")
    page.locator(".filter select").first.select_option(label="Player 2")
    page.locator(".filter select").last.select_option("points")
    lines = page.locator(".log li:not(.moment)")
    expect(lines.first).to_contain_text("finishes")
    assert all("point" in text for text in lines.all_inner_texts())
    end = page.locator("section.board").inner_text()
    lines.first.locator("button").click()
    looking = page.locator("section.history")
    expect(looking.locator(".what")).to_contain_text("finishes")
    expect(page.locator(".log li.looked").first).to_be_visible()
    assert page.locator("section.board").inner_text() != end
    assert barriers(page) == []
    page.keyboard.press("Escape")
    expect(looking).to_have_count(0)
    expect(page.locator("section.tray")).to_be_visible()
    assert page.locator("section.board").inner_text() == end


def test_only_players_of_a_table_see_the_chat_field(visit: NewVisit, server: Server) -> None:
    host, guest = visit(server=server), visit(server=server)
    page = guest.open(open_table(host, "builders"))
    page.fill("#your-name", "Zofia")
    page.press("#your-name", "Enter")
    sit = page.locator("section.room li .button").first
    expect(sit).to_be_visible()
    expect(page.get_by_label("Message")).to_have_count(0)
    sit.click()
    expect(page.get_by_label("Message")).to_be_visible()


def test_chat_is_shown_apart_with_a_count_of_unread_messages(
    visit: NewVisit, server: Server
) -> None:
    host, guest = visit(server=server), visit(server=server)
    path = open_table(host, "builders")
    join(guest, path, "Zofia")
    guest.page.get_by_label("Message").fill("Good evening!")
    guest.page.keyboard.press("Enter")
    expect(host.page.locator(".talk li").last).to_contain_text("Good evening!")
    assert barriers(host.page) == []
    host.page.locator("section.room .button.main").click()
    for one in (host, guest):
        one.page.wait_for_selector("section.tray")
    guest.page.get_by_role("button", name="Chat").click()
    guest.page.get_by_label("Message").fill("Good luck!")
    # Pressing Enter twice sends one message.
    guest.page.locator(".side form").evaluate("(it) => [it.requestSubmit(), it.requestSubmit()]")
    tab = host.page.get_by_role("button", name=re.compile("^Chat"))
    expect(tab).to_have_text(re.compile("1 new message"))
    expect(host.page.locator(".log li", has_text="Good luck!")).to_have_count(0)
    tab.click()
    expect(host.page.locator(".talk li").last).to_contain_text("Good luck!")
    expect(tab.locator(".badge")).to_have_count(0)
    guest.page.get_by_label("Message").fill("Have fun!")
    guest.page.keyboard.press("Enter")
    expect(host.page.locator(".talk li").last).to_contain_text("Have fun!")
    expect(host.page.locator(".talk li", has_text="Good luck!")).to_have_count(1)
    # On a phone the chat is far below: its tab shows the count.
    host.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    host.page.evaluate("() => scrollTo(0, 0)")
    side = host.page.locator("nav.wide button").last
    expect(side).to_have_text("Log")
    guest.page.get_by_label("Message").fill("Your turn!")
    guest.page.keyboard.press("Enter")
    expect(side).to_have_text(re.compile("1 new message"))
    assert barriers(host.page) == []
    side.click()
    expect(side).to_have_text("Log")
    assert barriers(host.page) == []


def test_a_response_about_another_thing_is_not_shown(visit: NewVisit, server: Server) -> None:
    actor, _ = whose_turn(*two_people(visit, server))
    actor.page.locator("section.board .thing:not(.pickable)").first.click()
    detail = actor.page.locator("section.tray .detail")
    expect(detail).to_contain_text("B34")
    actor.page.locator("section.board .thing.lit").first.click()
    expect(detail).not_to_contain_text("B34")
