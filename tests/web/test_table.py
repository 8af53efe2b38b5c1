"""The table: what it shows before, during and after an action."""

import re
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

from guildhall import games
from guildhall.games.burgundy.view import BurgundyView
from tests.server.harness import Server, settings
from tests.web.conftest import NewVisit, Visit
from tests.web.player import Player, at_table, wait_until_ready
from tests.web.two_players import join, whose_turn

UNLIKE_DICE = 3
"""A seed with which the first seat begins, and with two different dice."""

COUNT_MOVEMENTS = """
window.movements = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
  window.movements += 1;
  return animate.apply(this, given);
};
"""

_WATCH_THE_LANGUAGE = """() => {
  window.languages = 0;
  new MutationObserver((found) => (window.languages += found.length))
    .observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
}"""


def sit(visitor: Visit, game: str = "builders") -> Page:
    page = at_table(visitor, game, "random")
    Player(page, 1).wait_for_turn()
    return page


def hire(page: Page) -> None:
    """Select the first worker in the row, and wait until a confirmation is required."""
    page.locator('section.board [data-thing^="unit:"].lit').first.click()
    expect(page.locator("section.tray .detail")).to_contain_text("Hire")
    expect(page.locator("section.tray .give")).to_be_enabled()
    wait_until_ready(page)


def test_the_effect_of_a_choice_is_shown_before_it_is_made(visit: NewVisit) -> None:
    page = sit(visit())
    page.locator('section.board [data-thing^="unit:"].lit').first.hover()
    expect(page.locator("section.tray .question")).to_contain_text("actions")
    expect(page.locator("section.tray .detail")).to_contain_text("Hire")
    expect(page.locator("section.tray .detail")).to_contain_text(
        re.compile(r"1 action .* \d coins")
    )


def test_only_irreversible_moves_are_confirmed(visit: NewVisit) -> None:
    page = sit(visit())
    player = Player(page, 1)
    before = player.look()
    hire(page)
    page.keyboard.press("Escape")
    expect(page.locator("section.tray .give")).to_be_disabled()
    assert player.look().at == before.at
    wait_until_ready(page)
    page.click('section.tray [data-move="take 1"]')
    player.wait_for_next_position(before)
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()


def test_a_move_does_not_set_the_page_language_again(visit: NewVisit) -> None:
    """Setting even the same language makes a browser restyle the whole page."""
    page = sit(visit())
    before = Player(page, 1).look()
    page.evaluate(_WATCH_THE_LANGUAGE)
    wait_until_ready(page)
    page.click('section.tray [data-move="take 1"]')
    Player(page, 1).wait_for_next_position(before)
    assert page.evaluate("() => window.languages") == 0


def test_a_move_of_several_steps_is_undone_step_by_step(visit: NewVisit, tmp_path: Path) -> None:
    dealt = cast(BurgundyView, games.load("burgundy").new(2, UNLIKE_DICE).view(0))
    dice = {die["number"] for die in dealt["players"][0]["dice"]}
    assert len(dice) == 2, "equal dice leave no choice"
    database = f"sqlite:///{tmp_path / 'guildhall.db'}"
    with Server(settings(database)) as server:
        page = sit(visit(server=server), "burgundy")
        page.locator('[data-thing^="die:"].lit').first.click()
        expect(page.locator(".thing.picked")).to_have_count(1)
        seen = Player(page, 1).look()
        assert seen.lit or seen.choices
        page.get_by_role("button", name="Undo").click()
        expect(page.locator(".thing.picked")).to_have_count(0)


def test_the_common_part_of_moves_is_shown_once_above_them(visit: NewVisit, tmp_path: Path) -> None:
    dealt = cast(BurgundyView, games.load("burgundy").new(2, UNLIKE_DICE).view(0))
    dice = [f"Die showing {die['number']}" for die in dealt["players"][0]["dice"]]
    database = f"sqlite:///{tmp_path / 'guildhall.db'}"
    with Server(settings(database)) as server:
        page = sit(visit(server=server), "burgundy")
        page.keyboard.press("m")
        listed = page.locator("section.moves")
        expect(listed.locator("h3")).to_have_text(dice)
        expect(listed.locator("h4").first).to_have_text("Take a tile")
        expect(listed.get_by_role("button", name="Take workers")).to_have_count(len(dice))
        assert "with die" not in listed.inner_text()
        page.keyboard.press("Escape")
        wait_until_ready(page)
        page.locator('[data-thing^="die:0.0"].lit').click()
        expect(page.locator("section.tray .question")).to_have_text(
            f"{dice[0]}: what would you like to do?"
        )


def test_illegal_moves_are_explained_for_every_ambiguous_tile(visit: NewVisit) -> None:
    page = sit(visit(), "burgundy")
    page.keyboard.press("?")
    page.locator('[data-thing^="hex:"].asking').first.click()
    expect(page.locator("section.tray .detail .cite").first).to_have_text(re.compile(r"^K\w?\d+"))


def test_a_log_line_highlights_the_things_it_mentions(visit: NewVisit) -> None:
    page = sit(visit())
    hire(page)
    page.locator("section.tray .give").click()
    line = page.locator(".log li", has_text="hires").last
    line.hover()
    expect(page.locator(".named").first).to_be_visible()
    page.mouse.move(5, 5)
    expect(page.locator(".named")).to_have_count(0)


@pytest.mark.parametrize(("look", "moves"), [({}, True), ({"reduced_motion": "reduce"}, False)])
def test_moved_things_are_animated_unless_motion_is_reduced(
    visit: NewVisit, look: dict[str, Any], moves: bool
) -> None:
    visitor = visit(motion="full", **look)
    visitor.context.add_init_script(COUNT_MOVEMENTS)
    page = sit(visitor)
    before = Player(page, 1).look()
    hire(page)
    page.locator("section.tray .give").click()
    if moves:
        page.wait_for_function("() => window.movements > 0")
    else:
        Player(page, 1).wait_for_next_position(before)
        assert page.evaluate("() => window.movements") == 0


def test_the_title_shows_whose_turn_it_is_and_sound_is_off(visit: NewVisit) -> None:
    page = sit(visit())
    expect(page).to_have_title(re.compile("^● "))
    page.get_by_role("button", name="Settings").click()
    expect(page.locator("#settings input[type=checkbox]").first).not_to_be_checked()
    page.goto(page.url.split("/table")[0])
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    expect(page.locator("section.waiting .turn")).to_be_visible()


def test_a_table_with_a_clock_shows_the_remaining_time(visit: NewVisit, server: Server) -> None:
    host, guest = visit(), visit()
    page = host.open("/games/builders")
    page.get_by_label("Time limit").select_option("live")
    page.locator("form .button.main").click()
    page.wait_for_selector("#your-name, section.room")
    if page.locator("#your-name").count():
        page.fill("#your-name", "Ann")
        page.press("#your-name", "Enter")
    page.wait_for_selector("section.room")
    join(guest, page.url.removeprefix(host.url), "Zofia")
    page.locator("section.room .button.main").click()
    for one in (host, guest):
        running = one.page.locator(".clock:not(.idle)")
        expect(running).to_have_text(re.compile(r"^[1-9]:\d\d$"))
    # It is shown at the seat whose clock runs, and in the lobby for all.
    actor, waiting = whose_turn(host, guest)
    name = waiting.page.locator("section.opponent .player strong").inner_text()
    timed = waiting.page.locator(".player", has=waiting.page.locator(".clock:not(.idle)"))
    expect(timed.locator("strong")).to_have_text(name)
    own = actor.page.locator("section.mine .player .clock:not(.idle)")
    expect(own).to_have_count(1)
    address = actor.page.url.removeprefix(server.url)
    lobby = visit().open("/")
    row = lobby.locator("li", has=lobby.locator(f'a[href="{address}"]'))
    expect(row.get_by_role("timer")).to_have_text(re.compile(r"^[1-9]:\d\d$"))


def test_the_focus_is_visible(visit: NewVisit) -> None:
    page = sit(visit())
    for _ in range(30):
        page.keyboard.press("Tab")
        if Player(page, 1).look().focus:
            break
    outline = page.evaluate("() => getComputedStyle(document.activeElement).outline")
    assert "solid" in outline
    assert "0px" not in outline
