"""The table of The Castles of Burgundy: opponents, regions, and the layout on phones."""

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from guildhall import games, locales
from guildhall.core.playout import choose_eagerly
from guildhall.core.rng import seeded
from guildhall.table import LocalTable
from tests.web.barriers import barriers, switch_language
from tests.web.conftest import DESKTOP, PHONE, NewVisit, Visit
from tests.web.player import Player, at_table
from tests.web.test_end import RECORDED, branch, upload
from tests.web.test_pages import resize
from tests.web.test_steadiness import crowded_game

SMALL_DESKTOP = {"width": 1280, "height": 720}
FINGER = 44

_OVERLAPS = """() => {
  const found = [];
  const apart = (one, other) =>
    one.right <= other.left + 1 || other.right <= one.left + 1 ||
    one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
  for (const opponent of document.querySelectorAll('section.opponent')) {
    const parts = [
      ...opponent.querySelectorAll('header, .estate, .has .things, .possessions .line'),
    ].map((part) => [part.className, part.getBoundingClientRect()]);
    const frame = opponent.getBoundingClientRect();
    parts.forEach(([name, box], n) => {
      const inside = box.bottom <= frame.bottom + 1 && box.right <= frame.right + 1;
      if (!inside) found.push(`${name} sticks out`);
      for (const [other, otherBox] of parts.slice(n + 1)) {
        if (!apart(box, otherBox)) found.push(`${name} over ${other}`);
      }
    });
    for (const line of opponent.querySelectorAll('.has .things, .possessions .line')) {
      if (line.scrollWidth > line.clientWidth + 6) found.push(`${line.className} is too full`);
    }
  }
  return found;
}"""

_SEE_IT_ALL = """
window.flares = [];
window.shown = [];
window.carried = [];
window.thing = (id) => document.querySelector(`[data-thing="${id}"]`);
window.tile = (id) => thing(id).querySelector('.rim.halo').previousElementSibling.innerHTML;
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    for (const added of addedNodes) {
      if (added.matches?.('.flare')) window.flares.push(added);
      if (added.matches?.('.piece:not(.carried)')) {
        const left = Number(getComputedStyle(thing('storage:0.1')).opacity) < 0.5;
        const come = tile('hex:0.15') !== window.empty;
        window.carried.push([left, come]);
      }
    }
    const points = target.parentElement?.matches('[data-thing="points:0"] svg text');
    if (points && target.nodeType === Node.TEXT_NODE) window.shown.push(Number(target.data));
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Record short effects: highlights, shown points, and whether a moving tile has left its place
without having reached the other."""
_LIES_OVER = """(thing) => {
  const middle = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(document.querySelector('.piece.ghost'));
  const [left, top] = middle(document.querySelector(`[data-thing="${thing}"]`));
  return Math.hypot(x - left, y - top) < 2;
}"""
_FLARED = """(things) => things.map((thing) => {
  const { left, top, width } =
    document.querySelector(`[data-thing="${thing}"]`).getBoundingClientRect();
  return window.flares.filter(({ style }) =>
    Math.abs(parseFloat(style.left) - left) < 2 && Math.abs(parseFloat(style.top) - top) < 2 &&
    Math.abs(parseFloat(style.width) - width) < 2).length;
})"""
"""Return how often each of the things was highlighted."""


def sit(visitor: Visit) -> Page:
    page = at_table(visitor, "burgundy", "random")
    Player(page, 1).wait_for_turn()
    return page


def test_opponents_are_shown_completely_at_the_end_of_a_game_of_four(visit: NewVisit) -> None:
    visitor = visit()
    table = upload(visitor, crowded_game("burgundy"))
    page = visitor.open(f"/table/{table}")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("section.opponent")).to_have_count(3)
    for size in (DESKTOP, SMALL_DESKTOP):
        resize(page, size)
        assert page.evaluate(_OVERLAPS) == [], size


BADGES = """() => {
  const badges = [...document.querySelectorAll('.thing .badge')];
  const boxes = badges.map((badge) => badge.getBoundingClientRect());
  const over = (one, other) =>
    one.right > other.left + 1 && other.right > one.left + 1 &&
    one.bottom > other.top + 1 && other.bottom > one.top + 1;
  const name = (n) => `${badges[n].closest('.thing').dataset.thing} ${badges[n].innerText}`;
  const covered = boxes.flatMap((one, n) =>
    boxes.flatMap((other, m) => (m > n && over(one, other) ? [`${name(n)}, ${name(m)}`] : [])));
  // The area beside the tray covers the table, which can be scrolled.
  const above = (n) => badges[n].closest('.dock') === null;
  const hidden = [...document.querySelectorAll('.tiles text')].flatMap((number) =>
    boxes.flatMap((one, n) =>
      above(n) && over(one, number.getBoundingClientRect())
        ? [`${name(n)} hides ${number.textContent}`] : []));
  return [badges.length, [...covered, ...hidden]];
}"""


def test_prices_cover_neither_each_other_nor_the_number_of_a_tile(visit: NewVisit) -> None:
    page = sit(visit())
    for language in locales.LANGUAGES:
        switch_language(page, language)
        for size in (DESKTOP, PHONE):
            resize(page, size)
            expect(page.locator("nav.wide")).to_have_count(int(size == PHONE))
            page.wait_for_function("() => document.querySelectorAll('.thing .badge').length > 3")
            number, covered = page.evaluate(BADGES)
            assert number > 3
            assert covered == [], (language, size)


def test_an_opponents_estate_is_enlarged_by_click_and_by_key(visit: NewVisit) -> None:
    page = sit(visit())
    close = page.locator("dialog.owned")
    page.locator("section.opponent .estate").click()
    expect(close.locator("svg[role=img] g.spot")).to_have_count(37)
    # The enlarged estate is only a picture: no thing is on the table twice.
    expect(close.locator("[data-thing]")).to_have_count(0)
    assert barriers(page) == []
    page.keyboard.press("Escape")
    expect(close).to_have_count(0)
    page.keyboard.press("o")
    expect(close).to_be_visible()
    page.keyboard.press("o")
    expect(close).to_have_count(0)


def test_unfinished_regions_show_their_points_now_and_later(visit: NewVisit) -> None:
    page = sit(visit())
    plates = page.locator("section.mine:not(.tray) .plates > g")
    expect(plates).to_have_count(0)
    page.keyboard.press("r")
    # One mine alone: 1 point for its size, and 10 in phase A, 8 in phase B.
    single = plates.filter(has_text="0/1")
    expect(single.first).to_contain_text("+11")
    expect(single.first).to_contain_text("+9")
    page.locator("section.mine:not(.tray) header button").click()
    expect(plates).to_have_count(0)


_HELD = """() => [...document.querySelectorAll('.dock .thing')].map((element) => {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return { thing: element.dataset.thing, inside, width, height };
})"""


def test_on_a_phone_the_players_own_things_are_beside_the_tray(visit: NewVisit) -> None:
    page = sit(visit(viewport=PHONE))
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    held: list[dict[str, Any]] = page.evaluate(_HELD)
    kinds = {one["thing"].split(":")[0] for one in held}
    assert kinds == {"die", "workers", "silver", "good", "storage"}
    for one in held:
        assert one["inside"], one
        assert min(one["width"], one["height"]) >= FINGER, one


TABLET = {"width": 820, "height": 1180}
_HEADS = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const [board, estate, dock] = ['#area-board', '#area-estate', '.dock'].map(box);
  const apart = box('#area-estate .mark').right <= box('#area-estate header .button').left;
  const beside = board.right <= estate.left && Math.max(board.bottom, estate.bottom) <= dock.top;
  return { apart, beside };
}"""


def test_a_tablet_shows_board_and_estate_side_by_side(visit: NewVisit) -> None:
    page = sit(visit(viewport=TABLET))
    for language in locales.LANGUAGES:
        switch_language(page, language)
        assert page.evaluate(_HEADS) == {"apart": True, "beside": True}, language
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    for language in locales.LANGUAGES:
        switch_language(page, language)
        assert page.evaluate(_HEADS)["apart"], language
        wide, room = page.locator("nav.wide").evaluate("(it) => [it.scrollWidth, it.clientWidth]")
        assert wide <= room, language


_COVERED = """() => {
  const button = document.querySelector('section.tray .give');
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const corners = [left + 6, right - 6].flatMap((x) => [[x, top + 6], [x, bottom - 6]]);
  return corners.filter((corner) => document.elementFromPoint(...corner) !== button).length;
}"""
WANTED = {"burgundy-question-keep": ".fresh", "burgundy-question-discard": ".surplus"}


@cache
def asked(question: str) -> tuple[str, int]:
    """Return a record with this question to the first seat, and the number of moves before it."""
    rules = games.load("burgundy")
    for seed in range(100):
        table = LocalTable.open(rules, 2, seed)
        rng = seeded(seed)
        at = -1
        while not table.state.over:
            if at < 0 and table.state.seat == 0 and table.state.question()[0] == question:
                at = table.session.depth
            table.play(choose_eagerly(table.state, rng))
        if at >= 0:
            return table.record().dumps(), at
    raise AssertionError(f"no one is asked {question}")


@pytest.mark.parametrize("question", WANTED)
def test_temporary_messages_do_not_cover_the_confirm_button(visit: NewVisit, question: str) -> None:
    visitor = visit(viewport=TABLET)
    record, at = asked(question)
    page = visitor.open(f"/table/{branch(visitor, upload(visitor, record), at)}")
    for size in (TABLET, PHONE, DESKTOP):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        expect(page.locator(WANTED[question])).to_be_visible()
        assert page.evaluate(_COVERED) == 0, size
    if question == "burgundy-question-keep":
        brings = re.compile(r" goods\s*\d+ goods tiles?\s*$")
        expect(page.locator("[data-offer]").first).to_have_text(brings)


_ASKED_IN_SIGHT = """() =>
  [...document.querySelectorAll('.table .thing.lit')].some((thing) => {
    const { top, bottom } = thing.getBoundingClientRect();
    return top > 0 && bottom < document.querySelector('.dock').getBoundingClientRect().top;
  })"""


def test_on_a_phone_tabs_jump_to_areas_and_a_question_scrolls_to_its_area(visit: NewVisit) -> None:
    page = sit(visit(viewport=PHONE))
    page.get_by_role("button", name="Log", exact=True).first.click()
    expect(page.locator("nav button[aria-current]")).to_have_text("Log")
    page.wait_for_function(f"() => !({_ASKED_IN_SIGHT})()")
    page.locator(".dock .thing.lit").first.click()
    page.wait_for_function(_ASKED_IN_SIGHT)


def test_a_tile_is_previewed_in_its_hex_and_a_finished_region_is_highlighted_and_scored(
    visit: NewVisit,
) -> None:
    visitor = visit(motion="full")
    visitor.context.add_init_script(_SEE_IT_ALL)
    record = RECORDED / "burgundy" / "tie-decided-by-empty-hexes.json"
    table = upload(visitor, record.read_text("utf-8"))
    # A ship is in storage for the last empty hex of a river of three.
    page = visitor.open(f"/table/{branch(visitor, table, 97)}")
    player = Player(page, 1)
    before = player.wait_for_turn()
    shown = page.locator('[data-thing="points:0"] text').first
    points = int(shown.text_content() or "")
    page.click('[data-thing="storage:0.2"]')
    page.hover('[data-thing="hex:0.8"]')
    ghost = page.locator(".piece.ghost")
    expect(ghost.locator("svg").first).to_be_visible()
    page.wait_for_function(_LIES_OVER, arg="hex:0.8")
    page.mouse.move(5, 5)
    expect(ghost).to_have_count(0)

    # Deselected again; the ship has only one possible hex.
    page.keyboard.press("Escape")
    expect(page.locator(".thing.picked")).to_have_count(0)
    race = page.locator(".bonuses li", has_text="Ship:").locator(".lacks")
    missing = int(race.first.inner_text())
    page.evaluate("() => (window.empty = tile('hex:0.15'))")
    page.click('[data-thing="storage:0.1"]')
    player.wait_for_next_position(before)
    expect(shown).to_have_text(str(points + 10))
    assert page.evaluate("() => window.carried") == [[True, False]]
    assert page.evaluate("() => tile('hex:0.15') !== window.empty")
    expect(race.first).to_have_text(str(missing - 1))
    counted = page.evaluate("() => window.shown")
    assert counted == sorted(counted)
    assert len(counted) > 1
    assert counted[-1] == points + 10
    region = [f"hex:0.{place}" for place in (15, 16, 17)]
    assert page.evaluate(_FLARED, region) == [1, 1, 1]
    assert page.evaluate("() => window.flares.length") == 3
    expect(page.locator(".flare")).to_have_count(0)
