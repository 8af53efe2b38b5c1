"""Puzzles in the browser: solved, failed, the next one, and progress on the account."""

import re

from playwright.sync_api import Page, expect

from tests.web.barriers import check_in_all_looks
from tests.web.conftest import PHONE, NewVisit, Visit
from tests.web.player import choose, wait_until_ready
from tests.web.test_account import OLD, make_account, sign_in
from tests.web.test_learning import CARD

SOLVED = "section[data-solved]"


def number_of(page: Page) -> int:
    return int(page.url.rsplit("/", 1)[1])


def moves(visitor: Visit, number: int) -> tuple[str, str]:
    """Return the solution of a puzzle and another move, according to the server."""
    path = f"{visitor.url}/api/games/builders/puzzles/{number}"
    legal = [move["text"] for move in visitor.context.request.get(path).json()["position"]["moves"]]
    right = next(
        move
        for move in legal
        if visitor.context.request.post(path, data={"move": move}).json()["right"]
    )
    return right, next(move for move in legal if move != right)


def answer(page: Page, move: str) -> None:
    choose(page, move)
    page.wait_for_selector(SOLVED)


def has_progress(visitor: Visit) -> bool:
    """Return whether the account has progress in a lesson and a puzzle."""
    known = visitor.context.request.get(f"{visitor.url}/api/me/progress").json()
    return len(known["lessons"]) == len(known["puzzles"]) == 1


def rating(page: Page) -> str:
    return page.locator("p", has_text="Your rating").inner_text()


def test_a_puzzle_is_failed_and_solved_and_the_next_one_follows(visit: NewVisit) -> None:
    visitor = visit()
    page = visitor.open("/puzzles/builders")
    expect(page.locator("[data-puzzle]")).to_have_count(3)
    assert rating(page) == "Your rating: 1,200"
    page.click("[data-next]")
    page.wait_for_url("**/puzzles/builders/*")
    first = number_of(page)
    right, wrong = moves(visitor, first)
    answer(page, wrong)
    expect(page.locator(SOLVED)).to_have_attribute("data-solved", "false")
    expect(page.locator(SOLVED)).to_contain_text("There was a better move.")
    expect(page.locator("[data-why]")).to_have_text(re.compile(r"^Compared with your move: \w"))
    lower = rating(page)
    assert lower < "Your rating: 1,200"
    page.get_by_role("button", name="Try again").click()
    answer(page, right)
    expect(page.locator(SOLVED)).to_have_attribute("data-solved", "true")
    expect(page.locator("[data-why]")).to_have_text(
        re.compile(r"^Compared with the other moves: \w")
    )
    assert rating(page) == lower, "only the first attempt counts"
    before = page.url
    page.click("[data-next]")
    page.wait_for_function("(before) => location.href !== before", arg=before)
    second = number_of(page)
    assert second != first
    answer(page, moves(visitor, second)[0])
    expect(page.locator(SOLVED)).to_have_attribute("data-solved", "true")
    assert rating(page) > lower
    page.get_by_role("link", name="Puzzles", exact=True).last.click()
    expect(page.locator("p.rating")).to_be_visible()
    check_in_all_looks(page, "puzzles")


_NOTE_DEAF = """
window.deaf = [];
new MutationObserver(() => {
  const deaf = document.querySelector('section.tray')?.dataset.paused;
  if (deaf && window.deaf.at(-1) !== deaf) window.deaf.push(deaf);
}).observe(document, { attributes: true, childList: true, subtree: true });
"""


def test_a_stray_click_does_not_fail_a_puzzle(visit: NewVisit) -> None:
    visitor = visit()
    # A click on a question that has just appeared does not count.
    visitor.context.add_init_script(_NOTE_DEAF)
    wait_until_ready(visitor.open("/puzzles/builders/0"))
    assert visitor.page.evaluate("() => window.deaf") == ["true", "false"]
    # Answers here are confirmed even if confirmation is turned off elsewhere.
    visitor = visit()
    visitor.context.add_init_script(
        """localStorage.guildhall =
          JSON.stringify({ ...JSON.parse(localStorage.guildhall), ask: 'never' });"""
    )
    page = visitor.open("/puzzles/builders/0")
    wait_until_ready(page)
    page.keyboard.press("m")
    page.locator(f'.moves [data-move="{moves(visitor, 0)[1]}"]').click()
    expect(page.locator("section.tray .give")).to_be_enabled()
    expect(page.locator(SOLVED)).to_have_count(0)


def test_a_puzzle_is_solved_by_keyboard_alone(visit: NewVisit) -> None:
    visitor = visit()
    page = visitor.open("/puzzles/builders")
    expect(page.locator("[data-next]")).to_be_visible()
    for _ in range(60):
        if page.evaluate("document.activeElement.matches('[data-next]')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    for _ in range(2):
        focused(page, ".thing.pickable")
        first = number_of(page)
        wait_until_ready(page)
        while not page.locator("section.tray .give:enabled").count():
            page.keyboard.press("Enter")
            focused(page, ".thing.lit, section.tray .give")
        wait_until_ready(page)
        page.keyboard.press("Enter")
        # The puzzle's origin, and the link to the next one.
        focused(page, f"{SOLVED} .button")
        page.keyboard.press("Tab")
        focused(page, "[data-next]")
        page.keyboard.press("Enter")
        page.wait_for_function("(first) => !location.href.endsWith(`/${first}`)", arg=first)


def focused(page: Page, selector: str) -> None:
    page.wait_for_function("(one) => document.activeElement.matches(one)", arg=selector)


def test_on_a_phone_task_and_next_button_are_visible(visit: NewVisit) -> None:
    visitor = visit(viewport=PHONE)
    page = visitor.open("/puzzles/builders/0")
    expect(page.get_by_text("Which move is best?")).to_be_in_viewport()
    # A puzzle does not explain illegal moves.
    expect(page.get_by_role("button", name="Why not?")).to_have_count(0)
    answer(page, moves(visitor, 0)[1])
    expect(page.locator(SOLVED)).to_contain_text("There was a better move.")
    expect(page.get_by_role("button", name="Try again")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-next]")).to_be_in_viewport(ratio=1)


def test_progress_follows_the_account_to_another_device(visit: NewVisit) -> None:
    here, there = visit(), visit()
    page = here.open("/puzzles/builders/0")
    answer(page, moves(here, 0)[0])
    known = rating(page)
    page = here.open("/learn/builders/sites")
    page.click("[data-lesson=on]")
    page.wait_for_selector(f"{CARD}[data-step='1']")
    # Progress made on this device before registering is added to the account.
    page = here.open("/account")
    make_account(page, "Ida of Bruges")
    here.open("/puzzles/builders")
    here.wait_until(lambda: has_progress(here))
    page = there.open("/account")
    sign_in(page, "Ida of Bruges", OLD)
    expect(page.get_by_role("heading", name="Ida of Bruges")).to_be_visible()
    page = there.open("/learn/builders/sites")
    page.wait_for_selector(f"{CARD}[data-step='1']")
    page = there.open("/puzzles/builders")
    expect(page.locator("p.rating")).to_have_text(known)
    # Signing out leaves no data behind. Requests of the account finish first.
    with page.expect_response("**/api/bots"), page.expect_response("**/api/me/progress"):
        there.open("/account")
    page.get_by_role("button", name="Sign out").first.click()
    expect(page.get_by_role("heading", name="Ida of Bruges")).to_have_count(0)
    page = there.open("/puzzles/builders")
    expect(page.locator("p.rating")).to_have_text("Your rating: 1,200")
