"""How a move is made: select, preview, confirm."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import PHONE, NewVisit, Visit
from tests.web.player import Player, Seen, at_table, click_twice, wait_until_ready
from tests.web.test_pages import IN_THE_TRAY, too_small

_AT_ONCE = """(selector) => {
  const tray = document.querySelector('section.tray');
  const before = tray.dataset.position;
  new MutationObserver((_, observer) => {
    if (tray.dataset.position === before) return;
    observer.disconnect();
    window.early = [tray.dataset.paused, document.querySelector(selector) !== null];
    document.querySelector(selector)?.click();
  }).observe(tray, { attributes: true });
}"""
"""Click something at the moment at which the question changes."""
_BACK_AT_ONCE = """() => {
  new MutationObserver((_, observer) => {
    const give = document.querySelector('section.tray .give');
    if (!give) return;
    observer.disconnect();
    window.early = [give.closest('.tray').dataset.paused, give.dataset.give];
    give.click();
  }).observe(document.querySelector('.dock'), { childList: true, subtree: true });
}"""
"""Confirm at the moment at which the question is back."""
_AT_GIVE = """() => {
  const give = document.querySelector('section.tray .give');
  const { left, top, width, height } = give.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return [left, top, width, height, there === give].join();
}"""


def sit(visitor: Visit, game: str = "builders") -> Page:
    page = at_table(visitor, game, "random")
    Player(page, 1).wait_for_turn()
    return page


def play_towards(page: Page, question: str, *wishes: str) -> Seen:
    """Play these moves if legal, else others, until a question contains these words."""
    player = Player(page, 1)
    seen = player.wait_for_turn()
    asked = page.locator("section.tray .question")
    while question not in asked.inner_text():
        listed = None
        if not seen.give:
            page.keyboard.press("m")
            page.wait_for_selector("section.moves")
            listed = page.locator(", ".join(f'.moves [data-move^="{wish}"]' for wish in wishes))
        if listed and listed.count():
            listed.first.click()
            player.wait_until_done(seen)
        else:
            if listed:
                page.keyboard.press("m")
            player.click_on(seen)
        seen = player.wait_for_turn()
        assert not seen.over, f"the question never comes: {question}"
    return seen


def test_a_set_is_selected_in_any_order_and_confirmed_and_undone_as_one(visit: NewVisit) -> None:
    page = sit(visit(), "craftsmen")
    seen = play_towards(page, "will you discard?", "send bankers", "take")
    page.wait_for_selector("section.tray [data-offer]")
    look_back(page, 2)
    page.locator("section.history .now").click()
    wait_until_ready(page)
    wanted = page.locator("[data-offer]").first.get_attribute("data-offer") or ""
    cards = wanted.split(" ")
    assert len(cards) > 1
    for thing in reversed(cards):
        expect(page.locator("section.tray .give")).to_be_disabled()
        page.click(f'[data-thing="{thing}"]')
        expect(page.locator(f'[data-thing="{thing}"]')).to_have_class(re.compile("picked"))
    expect(page.locator("section.tray .makes")).to_have_text(f"Cards: {len(cards)} of {len(cards)}")
    page.click(f'[data-thing="{cards[0]}"]')
    expect(page.locator("section.tray .give")).to_be_disabled()
    page.locator("[data-offer]").first.click()
    page.locator("section.tray .give:enabled").click()
    Player(page, 1).wait_for_next_position(seen)
    # The bot may have discarded too.
    mine = page.locator('.log li[data-seat="0"]', has_text="discards")
    expect(mine).to_have_count(len(cards))
    Player(page, 1).wait_for_turn()
    page.locator("section.tray [data-undo]").click()
    undone = page.locator('.log li.undone[data-seat="0"]', has_text="discards")
    expect(undone).to_have_count(len(cards))


def look_back(page: Page, times: int) -> None:
    """View this many earlier positions, one after the other."""
    lines = page.locator(".log li:has(button)")
    for number in range(times):
        line = lines.nth(-1 - number)
        line.locator("button").first.click()
        expect(line).to_have_class(re.compile("looked"))


def test_a_question_is_restored_after_viewing_earlier_positions(visit: NewVisit) -> None:
    page = sit(visit(), "craftsmen")
    seen = play_towards(page, "opening bid", "send notary", "auction")
    number = page.locator("section.tray input")
    lowest = number.input_value()
    look_back(page, 2)
    page.evaluate(_BACK_AT_ONCE)
    page.locator("section.history .now").click()
    expect(number).to_have_value(lowest)
    expect(page.locator("section.tray .give")).to_have_text(f"Bid {lowest}")
    # A second click does not press the control that replaced the back button.
    assert page.evaluate("() => window.early") == ["true", f"bid {lowest}"]
    wait_until_ready(page)
    assert Player(page, 1).look().at == seen.at
    look_back(page, 1)
    page.keyboard.press("Escape")
    expect(number).to_be_focused()


def test_a_number_is_changed_in_steps_and_confirmed_by_its_own_button(visit: NewVisit) -> None:
    page = sit(visit(), "craftsmen")
    seen = play_towards(page, "opening bid", "send notary", "auction")
    number, give = page.locator("section.tray input"), page.locator("section.tray .give")
    lowest, highest = int(number.input_value()), int(number.get_attribute("max") or 0)
    assert lowest + 2 <= highest
    expect(give).to_have_text(f"Bid {lowest}")
    place = page.evaluate(_AT_GIVE)
    page.get_by_role("button", name="More", exact=True).click()
    expect(give).to_have_text(f"Bid {lowest + 1}")
    assert page.evaluate(_AT_GIVE) == place
    page.get_by_role("button", name=str(lowest), exact=True).click()
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert too_small(page, IN_THE_TRAY) == []
    assert Player(page, 1).look().at == seen.at
    give.click()
    Player(page, 1).wait_for_next_position(seen)
    expect(my_last_bid(page)).to_have_text(re.compile(rf"\b{lowest}\b"))


def my_last_bid(page: Page) -> Locator:
    return page.locator('.log li[data-seat="0"]', has_text="bids").last


def test_a_typed_number_is_submitted_unchanged_or_not_at_all(visit: NewVisit) -> None:
    page = sit(visit(), "craftsmen")
    seen = play_towards(page, "opening bid", "send notary", "auction")
    number, give = page.locator("section.tray input"), page.locator("section.tray .give")
    lowest, highest = int(number.input_value()), int(number.get_attribute("max") or 0)
    for impossible in (str(highest + 1), str(lowest - 1), ""):
        number.fill(impossible)
        number.press("Enter")
        number.press("c")
        expect(give).to_be_disabled()
        detail = page.locator("section.tray .detail")
        expect(detail).to_have_text(f"Choose a number from {lowest} to {highest}.")
        assert number.input_value() == impossible
        assert Player(page, 1).look().at == seen.at
    page.get_by_role("button", name=str(lowest), exact=True).click()
    expect(give).to_have_text(f"Bid {lowest}")
    for typed, key in ((lowest + 2, "Enter"), (lowest + 1, "c")):
        wait_until_ready(page)
        number.fill(str(typed))
        number.press(key)
        Player(page, 1).wait_for_next_position(seen)
        expect(my_last_bid(page)).to_have_text(re.compile(rf"\b{typed}\b"))
        Player(page, 1).wait_for_turn()
        page.locator("section.tray [data-undo]").click()
        expect(page.locator("section.tray .question")).to_contain_text("opening bid")


def take_back(page: Page, until: str) -> int:
    """Undo until a question contains these words; return the number of undone moves."""
    player = Player(page, 1)
    times = 0
    seen = player.wait_for_turn()
    while until not in page.locator("section.tray .question").inner_text():
        page.locator("section.tray [data-undo]").click()
        player.wait_for_next_position(seen)
        seen = player.wait_for_turn()
        times += 1
        assert times < 20, f"undo does not reach: {until}"
    return times


def bid_all(page: Page) -> Seen:
    """Bid as much as possible; it is paid card by card, without a choice."""
    player = Player(page, 1)
    before = player.wait_for_turn()
    number = page.locator("section.tray input")
    number.fill(number.get_attribute("max") or "")
    number.press("Enter")
    player.wait_for_next_position(before)
    # The last card could no longer be undone freely, so it is not played automatically.
    page.wait_for_selector("section.tray [data-offer]")
    return player.wait_for_turn()


def test_an_undone_automatic_move_is_not_played_automatically_again(visit: NewVisit) -> None:
    page = sit(visit(), "craftsmen")
    play_towards(page, "opening bid", "send notary", "auction")
    bid_all(page)
    assert take_back(page, "opening bid") > 1
    waiting = bid_all(page)
    page.locator("[data-offer]").first.click()
    page.locator("section.tray .give:enabled").click()
    Player(page, 1).wait_for_next_position(waiting)
    # This holds in the next turn too, when the last turn can no longer be undone freely.
    assert take_back(page, "opening bid") > 2


def test_clicks_on_a_new_question_are_ignored_at_first(visit: NewVisit) -> None:
    page = sit(visit())
    player = Player(page, 1)
    before = player.wait_for_turn()
    page.evaluate(_AT_ONCE, 'section.tray [data-move="take 1"]')
    page.click('section.tray [data-move="take 1"]')
    player.wait_for_next_position(before)
    wait_until_ready(page)
    assert page.evaluate("() => window.early") == ["true", True]
    page.wait_for_function("() => document.querySelector('section.tray').ariaBusy === 'false'")
    taken = page.locator('.log li[data-seat="0"]', has_text="takes 1 coin")
    expect(taken).to_have_count(1)


def test_the_confirm_button_has_a_place_of_its_own(visit: NewVisit) -> None:
    page = sit(visit())
    player = Player(page, 4)
    places = {page.evaluate(_AT_GIVE)}
    for _ in range(12):
        player.click_on(player.wait_for_turn())
        places.add(page.evaluate(_AT_GIVE))
    assert len(places) == 1
    assert places.pop().endswith("true")


def test_passing_is_the_last_and_least_prominent_option_and_is_confirmed(visit: NewVisit) -> None:
    page = sit(visit(), "craftsmen")
    player = Player(page, 1)
    last = page.locator("section.tray .choices [data-move]").last
    seen = player.wait_for_turn()
    while not (seen.choices and seen.choices[-1] == "pass" and seen.lit):
        player.click_on(seen)
        seen = player.wait_for_turn()
    expect(last).to_have_class(re.compile("quiet"))
    page.evaluate('() => (localStorage.guildhall = \'{"ask": "never", "motion": "off"}\')')
    page.reload()
    seen = player.wait_for_turn()
    last.click()
    expect(page.locator("section.tray .detail")).to_contain_text("You can still do something")
    assert player.look().at == seen.at


def test_a_turn_can_be_changed_until_it_is_ended(visit: NewVisit) -> None:
    page = sit(visit())
    player = Player(page, 1)
    for _ in range(3):
        before = player.wait_for_turn()
        page.click('section.tray [data-move="take 1"]')
        player.wait_for_next_position(before)
    for left in (1, 2, 3):
        player.wait_for_turn()
        page.locator("section.tray [data-undo]").click()
        expect(page.locator(".log li.undone")).to_have_count(left)
    player.wait_for_turn()
    page.click('section.tray [data-move="take 3"]')
    page.wait_for_selector('section.tray [data-move="end"]')
    before = player.wait_for_turn()
    page.click('section.tray [data-move="end"]')
    give = page.locator("section.tray .give")
    expect(give).to_have_text("End turn")
    wait_until_ready(page)
    assert player.look().at == before.at
    page.locator("section.tray [data-undo]").click()
    expect(give).to_be_disabled()
    wait_until_ready(page)
    page.click('section.tray [data-move="end"]')
    wait_until_ready(page)
    give.click()
    player.wait_for_next_position(before)


_NOTE_COUNTING = """() => {
  const look = () => { window.counted ||= Boolean(document.querySelector('.tray .counting')); };
  new MutationObserver(look).observe(document.body, { attributes: true, subtree: true });
}"""
"""It disappears after three seconds."""


def test_confirmation_can_be_turned_off_or_replaced_by_a_countdown(
    visit: NewVisit,
) -> None:
    page = sit(visit())
    player = Player(page, 1)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Ask me to confirm").select_option("never")
    page.keyboard.press("Escape")
    before = player.wait_for_turn()
    page.locator('section.board [data-thing^="unit:"].lit').first.click()
    player.wait_for_next_position(before)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Ask me to confirm").select_option("always")
    page.get_by_label("Confirm automatically").select_option(label="after 3 seconds")
    page.keyboard.press("Escape")
    before = player.wait_for_turn()
    page.evaluate(_NOTE_COUNTING)
    page.locator('section.board [data-thing^="unit:"].lit').first.click()
    player.wait_for_next_position(before)
    assert page.evaluate("() => window.counted")


def test_a_second_click_on_a_selection_confirms_it(visit: NewVisit) -> None:
    page = sit(visit())
    player = Player(page, 1)
    before = player.wait_for_turn()
    worker = page.locator('section.board [data-thing^="unit:"].lit').first
    name = worker.get_attribute("data-thing")
    click_twice(worker)
    wait_until_ready(page)
    assert player.look().at == before.at, "a double click confirms nothing"
    page.click(f'[data-thing="{name}"]')
    player.wait_for_next_position(before)
