"""A finished game in the page: whatever way one comes to a position, it is told and drawn whole."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from guildhall import games
from tests.web.conftest import NewVisit
from tests.web.test_end import recorded
from tests.web.test_review import shows
from tests.web.test_table import COUNT_MOVEMENTS

_JUMP = """(number) => {
  const slider = document.querySelector('section.control input[type=range]');
  slider.value = number;
  slider.dispatchEvent(new Event('input', { bubbles: true }));
}"""


def jump(page: Page, number: int) -> None:
    page.evaluate(_JUMP, number)
    shows(page, number)


def drawn(page: Page) -> list[str]:
    """Everything at the table that one could read, or point at."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('section.table, .opponent')].flatMap((part) =>
          [part.innerText, ...[...part.querySelectorAll('[data-thing]')].map((one) =>
            one.dataset.thing + one.textContent)])"""
    )
    return found


@pytest.mark.parametrize("game", games.NAMES)
def test_after_any_jump_the_log_has_no_gaps_and_the_table_is_that_of_the_link(
    visit: NewVisit, game: str
) -> None:
    visitor = visit()
    table, record = recorded(visitor, game)
    page = visitor.open(f"/replay/{table}")
    shows(page, 0)
    steps: list[dict[str, Any]] = page.evaluate(
        f"() => fetch('/api/tables/{table}/course').then((answer) => answer.json())"
    )["steps"]
    moves = len(record.moves)
    for number in (moves, moves // 3, moves // 3 + 40, 5, moves // 2):
        jump(page, number)
        told = steps[: number + 1]
        events = sum(len(step["events"]) for step in told)
        moments = sum(step.get("moment") is not None for step in told)
        expect(page.locator(".log")).to_have_attribute("data-lines", str(1 + events + moments))
    page.keyboard.press("ArrowRight")
    shows(page, moves // 2 + 1)
    page.keyboard.press("ArrowLeft")
    shows(page, moves // 2)
    travelled = drawn(page)
    page.wait_for_function(f"() => location.hash === '#{moves // 2}'")
    page.reload()
    shows(page, moves // 2)
    assert drawn(page) == travelled


def test_a_replay_moves_as_a_game_does(visit: NewVisit) -> None:
    """One step on is a move that is seen; a jump is not, and nobody waits for it."""
    visitor = visit(motion="full")
    visitor.window.run_first(COUNT_MOVEMENTS)
    table, _ = recorded(visitor, "builders")
    page = visitor.open(f"/replay/{table}")
    shows(page, 0)
    for number in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        shows(page, number)
    assert page.evaluate("() => window.movements") > 0
    page.evaluate("() => (window.movements = 0)")
    jump(page, 30)
    assert page.evaluate("() => window.movements") == 0


def test_what_cannot_be_fetched_is_said_and_the_table_stays(visit: NewVisit) -> None:
    visitor = visit()
    table, record = recorded(visitor, "builders")
    page = visitor.open(f"/replay/{table}")
    shows(page, 0)
    last = len(record.moves)
    positions = f"**/api/tables/{table}/replay?*"
    page.route(positions, lambda route: route.abort())
    page.evaluate(_JUMP, last)
    expect(page.locator("section.control").get_by_role("alert")).not_to_be_empty()
    shows(page, 0)
    expect(page.locator("section.table .board")).to_be_visible()
    page.unroute(positions)
    jump(page, last)
    expect(page.locator("section.control").get_by_role("alert")).to_have_count(0)
