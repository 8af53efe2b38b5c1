"""Things on the board: dragged, clicked, named and reached by keyboard."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import NewVisit
from tests.web.player import Player, wait_until_ready
from tests.web.test_moving import play_towards, sit
from tests.web.test_pages import IN_THE_TRAY, too_small


class Mouse:
    """Drags things with a mouse."""

    def __init__(self, page: Page) -> None:
        self._mouse = page.mouse

    def down(self, x: float, y: float) -> None:
        self._mouse.move(x, y)
        self._mouse.down()
        self._mouse.move(x + 9, y + 9)

    def move(self, x: float, y: float) -> None:
        self._mouse.move(x, y)

    def up(self) -> None:
        self._mouse.up()


class Finger:
    """Drags things by touch, after a long press."""

    def __init__(self, page: Page) -> None:
        self._cdp = page.context.new_cdp_session(page)

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        received = {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        self._cdp.send("Input.dispatchTouchEvent", received)

    def down(self, x: float, y: float) -> None:
        self._touch("touchStart", (x, y))

    def move(self, x: float, y: float) -> None:
        self._touch("touchMove", (x, y))

    def up(self) -> None:
        self._touch("touchEnd")


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("pointer", [Mouse, Finger])
def test_dragging_a_thing_to_its_target_selects_both(
    visit: NewVisit, pointer: type[Mouse] | type[Finger]
) -> None:
    page = sit(visit(has_touch=pointer is Finger))
    player = Player(page, 1)
    for kind in ("building", "unit"):
        before = player.wait_for_turn()
        page.locator(f'section.board [data-thing^="{kind}:"].lit').first.click()
        wait_until_ready(page)
        page.locator("section.tray .give").click()
        player.wait_for_next_position(before)
    before = player.wait_for_turn()
    worker, site = page.locator("section.mine .hand").first, page.locator("section.mine .site")
    sent = worker.get_attribute("data-thing")
    carried = page.locator(".carried")
    hand = pointer(page)
    if pointer is Finger:
        assert too_small(page, IN_THE_TRAY) == []

    hand.down(*middle(worker))
    expect(carried).to_be_visible()
    hand.move(*middle(page.locator("section.tray .question")))
    hand.up()
    expect(carried).to_have_count(0)
    expect(page.locator(".thing.picked")).to_have_count(0)

    hand.down(*middle(worker))
    expect(carried).to_be_visible()
    hand.move(*middle(site))
    expect(page.locator(".carried.ghost")).to_be_visible()
    hand.up()
    expect(carried).to_have_count(0)
    player.wait_for_next_position(before)
    expect(site.locator(f'[data-thing="{sent}"]')).to_have_count(1)


def test_clicking_an_opponents_thing_enlarges_it_and_explains_only_on_request(
    visit: NewVisit,
) -> None:
    page = sit(visit())
    answer = page.locator("section.tray .detail .reason")
    theirs = page.locator(".opponent .thing").first
    theirs.click()
    closer = page.locator("dialog.owned")
    expect(closer).to_be_visible()
    closer.get_by_role("button", name="Close").click()
    expect(closer).to_have_count(0)
    expect(answer).to_have_count(0)
    page.keyboard.press("?")
    theirs.click()
    expect(answer).not_to_have_count(0)
    expect(closer).to_have_count(0)


def test_prices_are_shown_on_things_and_hovering_links_texts_and_things(
    visit: NewVisit,
) -> None:
    page = sit(visit(), "craftsmen")
    play_towards(page, "Bankers", "send bankers")
    question = page.locator("section.tray .question")
    page.locator('[data-thing^="open:"].lit').first.click()
    both = page.locator('section.tray [data-move="take both"]')
    both.hover()
    expect(page.locator('[data-thing^="open:"].meant')).to_have_count(2)
    expect(question).to_contain_text("both open cards?")
    page.locator('[data-thing^="open:"].lit').first.hover()
    expect(both).to_have_class(re.compile("meant"))

    page = sit(visit(), "burgundy")
    expect(page.locator(".drawn-badge, .badge").first).to_have_text(re.compile("0|[−+]\\d"))


def test_the_question_stays_visible_and_lists_missing_choices(visit: NewVisit) -> None:
    page = sit(visit(), "craftsmen")
    question = page.locator("section.tray .question")
    both: list[str] = []
    while not both:
        seen = play_towards(page, "Notary: buy or auction", "send notary")
        page.keyboard.press("m")
        page.wait_for_selector("section.moves [data-move]")
        both = page.eval_on_selector_all(
            '.moves [data-move^="buy "]', "all => all.map((one) => one.dataset.move.slice(4))"
        )
        if not both:
            page.click('.moves [data-move="pass"]')
            Player(page, 1).wait_for_turn(seen)
    page.keyboard.press("m")
    card = page.locator(f'[data-thing="card:{both[0]}"]')
    card.hover()
    expect(page.locator("section.tray .detail")).not_to_be_empty()
    expect(question).to_contain_text("Notary: buy or auction")
    card.click()
    expect(question).to_have_text(re.compile(r"^Buy or auction .+\?$"))
    page.locator('section.tray [data-move^="buy "]').hover()
    expect(page.locator("section.tray .detail")).to_contain_text("costs")
    expect(question).to_have_text(re.compile(r"^Buy or auction .+\?$"))


def test_the_board_is_one_tab_stop_with_arrow_key_navigation(visit: NewVisit) -> None:
    page = sit(visit(), "burgundy")
    player = Player(page, 1)
    seen = player.wait_for_turn()
    assert len(seen.lit) > 1
    expect(page.locator('.thing[tabindex="0"]')).to_have_count(1)
    # Arrows visit everything, wherever the focus was.
    for _ in range(100):
        page.keyboard.press("Tab")
        if player.look().focus:
            break
    first = player.look().focus
    assert first
    page.keyboard.press("Tab")
    assert not player.look().focus, "the next tab stop is on the board too"
    page.keyboard.press("Shift+Tab")
    assert player.look().focus == first
    reached = {first}
    for way in ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"):
        page.keyboard.press(way)
        reached.add(player.look().focus)
    assert len(reached - {""}) > 1
    expect(page.locator('.thing[tabindex="0"]')).to_have_count(1)
