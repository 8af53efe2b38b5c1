"""A finished game in the browser: every way to a position shows it completely."""

import re
from typing import Any, cast

import pytest
from playwright.sync_api import Page, Request, Route, expect

from guildhall import games
from guildhall.core.record import load, replay
from guildhall.games.craftsmen.view import CraftsmenView
from guildhall.locales import worded
from tests.web.conftest import NewVisit
from tests.web.test_end import RECORDED, recorded, upload
from tests.web.test_review import shows
from tests.web.test_table import COUNT_MOVEMENTS

_JUMP = """(number) => {
  const slider = document.querySelector('section.control input[type=range]');
  slider.value = number;
  slider.dispatchEvent(new Event('input', { bubbles: true }));
}"""

_COUNT_BEATS = """
window.beats = 0;
const set = window.setInterval;
window.setInterval = (done, time) => ((window.beats += Number(time < 1000)), set(done, time));
"""
"""Count the timer ticks that animate points and dice."""


def jump(page: Page, number: int) -> None:
    page.evaluate(_JUMP, number)
    shows(page, number)


def drawn(page: Page) -> list[str]:
    """Return all texts and selectable things of the table."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('section.table, .opponent')].flatMap((part) =>
          [part.innerText, ...[...part.querySelectorAll('[data-thing]')].map((one) =>
            one.dataset.thing + one.textContent)])"""
    )
    return found


@pytest.mark.parametrize("game", games.NAMES)
def test_after_any_jump_log_and_table_match_the_link(visit: NewVisit, game: str) -> None:
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
        received = steps[: number + 1]
        events = sum(len(step["events"]) for step in received)
        moments = sum(step.get("moment") is not None for step in received)
        expect(page.locator(".log")).to_have_attribute("data-lines", str(1 + events + moments))
    page.keyboard.press("ArrowRight")
    shows(page, moves // 2 + 1)
    # Screen readers announce the position and the move.
    status = page.locator("section.control").get_by_role("status").first
    expect(status).to_have_text(re.compile(rf"^\s*{moves // 2 + 1} / {moves}\s*\S"))
    page.keyboard.press("ArrowLeft")
    shows(page, moves // 2)
    travelled = drawn(page)
    page.wait_for_function(f"() => location.hash === '#{moves // 2}'")
    page.reload()
    shows(page, moves // 2)
    assert drawn(page) == travelled


def test_the_replay_controls_have_labels_and_links_lead_through_the_game(
    visit: NewVisit,
) -> None:
    """The labels are visible text, not only accessible names; a phone has room for icons."""
    visitor = visit()
    table, record = recorded(visitor, "builders")
    page = visitor.open(f"/replay/{table}#17")
    shows(page, 17)
    control = page.locator("section.control")
    for name in ("Go to the start", "Previous move", "Play", "Next move", "Go to the end"):
        expect(control.get_by_role("button", name=name)).to_contain_text(name, use_inner_text=True)
    for name in ("View as", "Speed", "Jump between"):
        label = control.locator("label", has=page.get_by_label(name))
        expect(label.locator(".label")).to_have_text(name)
        expect(label.locator(".label")).to_be_in_viewport()
    for name in ("Jump back", "Jump ahead"):
        expect(control.get_by_role("button", name=name)).to_be_visible()
    expect(control.get_by_role("slider", name="Move")).to_have_value("17")
    expect(control.locator(".at")).to_have_text(f"17 / {len(record.moves)}")
    check_links_within_the_game(page)


BONUS = "tie-decided-by-turn-order.json", 504
"""A game of Craftsmen and a position in it in which a player has a bonus token."""


def test_bonus_tokens_count_on_the_badges_from_the_moment_they_are_gained(visit: NewVisit) -> None:
    file, number = RECORDED / "craftsmen" / BONUS[0], BONUS[1]
    state = list(replay(games.load("craftsmen"), load(file)))[number].state
    view = cast(CraftsmenView, state.view(-1))
    assert not state.over
    assert any(player["bonus_tokens"] for player in view["players"])
    assert [player["points"] for player in view["players"]] != state.scores()
    visitor = visit()
    page = visitor.open(f"/replay/{upload(visitor, file.read_text('utf-8'))}#{number}")
    shows(page, number)
    for seat, score in enumerate(state.scores()):
        expect(page.locator(f'[data-thing="points:{seat}"] text').first).to_have_text(str(score))


def test_inaction_is_logged_with_its_reason(visit: NewVisit) -> None:
    """Passes, and a helper whose turn passes without a question."""
    visitor = visit()
    table, _ = recorded(visitor, "craftsmen")
    page = visitor.open(f"/replay/{table}")
    shows(page, 0)
    steps: list[dict[str, Any]] = page.evaluate(
        f"() => fetch('/api/tables/{table}/course').then((answer) => answer.json())"
    )["steps"]
    said = {
        event["kind"]: (step["number"], event)
        for step in steps
        for event in step["events"]
        if event["kind"] in ("craftsmen-idle", "craftsmen-passed-build")
    }
    assert len(said) == 2
    for kind, (number, event) in said.items():
        jump(page, number)
        # The name of the player is shown only before the first action of a turn.
        received = worded("en", kind, event["facts"])
        line = page.locator(f'.log li.looked[data-seat="{event["seat"]}"]', has_text=received)
        expect(line.first).to_be_in_viewport()
        # An automatic action has a reason.
        assert kind != "craftsmen-idle" or re.search(r": [a-z ]+$", received)


def test_a_replay_animates_single_steps_only(visit: NewVisit) -> None:
    """One step forward is animated; a jump is immediate."""
    visitor = visit(motion="full")
    visitor.context.add_init_script(COUNT_MOVEMENTS + _COUNT_BEATS)
    table, record = recorded(visitor, "burgundy")
    moves = len(record.moves)
    page = visitor.open(f"/replay/{table}")
    shows(page, 0)
    # The fourth move is a sale, whose points are counted up.
    for number in (1, 2, 3, 4):
        page.keyboard.press("ArrowRight")
        shows(page, number)
    assert page.evaluate("() => window.movements") > 0
    page.wait_for_function("() => window.beats > 0")
    page.evaluate("() => (window.movements = window.beats = 0)")
    jump(page, moves)
    assert page.evaluate("() => [window.movements, window.beats]") == [0, 0]


def test_a_failed_request_is_shown_and_the_table_stays(visit: NewVisit) -> None:
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


def test_a_running_replay_stops_where_it_cannot_continue(visit: NewVisit) -> None:
    visitor = visit()
    table, _ = recorded(visitor, "builders")
    page = visitor.page
    held: list[Route] = []
    page.route("**/replay?start=32&*", lambda route: held.append(route))
    visitor.open(f"/replay/{table}#30")
    shows(page, 30)
    run = page.locator("section.control .steps .main")
    resting = run.inner_text()
    page.locator("section.control select").nth(1).select_option("8")
    run.click()
    expect(run).not_to_have_text(resting)
    page.route("**/replay?start=32&*", lambda route: route.abort())
    for route in held:
        route.abort()
    expect(page.locator("section.control").get_by_role("alert")).not_to_be_empty()
    expect(run).to_have_text(resting)
    shows(page, 31)
    # The error disappears on moving to another position.
    page.keyboard.press("ArrowLeft")
    shows(page, 30)
    expect(page.locator("section.control").get_by_role("alert")).to_have_count(0)
    page.unroute_all(behavior="ignoreErrors")


def check_links_within_the_game(page: Page) -> None:
    page.evaluate("() => (window.same = true)")
    page.evaluate("() => (location.hash = '')")
    shows(page, 0)
    page.evaluate("() => (location.hash = '#40-2')")
    shows(page, 40)
    expect(page.locator("section.control select").first).to_have_value("1")
    page.go_back()
    shows(page, 0)
    expect(page.locator("section.control select").first).to_have_value("-1")
    assert page.evaluate("() => window.same")


def test_a_link_from_a_seat_that_is_not_taken_opens_the_spectator_view(visit: NewVisit) -> None:
    visitor = visit()
    table, _ = recorded(visitor, "builders")
    page = visitor.open(f"/replay/{table}#17-9")
    shows(page, 17)
    expect(page.locator("section.control select").first).to_have_value("-1")
    assert all("422" in said for said in visitor.browser_errors)
    visitor.browser_errors.clear()


_WATCH_THE_TABLE = """() => {
  const area = (node) => (node.nodeType === 1 ? node : node.parentElement)
    .closest('[data-thing], section.opponent, section.table');
  const areas = () => [...document.querySelectorAll('[data-thing], section.opponent')];
  const look = (one) => {
    const { className, children } = one.parentElement;
    return [one.outerHTML, className, children.length, [...children].indexOf(one)];
  };
  let before = new Map();
  let touched = new Set();
  const watcher = new MutationObserver((found) => {
    for (const { target } of found) touched.add(area(target));
  });
  for (const part of document.querySelectorAll('section.table, section.opponent')) {
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    watcher.observe(part, all);
  }
  window.begin = () => {
    watcher.takeRecords();
    touched = new Set();
    before = new Map(areas().map((one) => [one, look(one)]));
  };
  // Areas that were rendered again without a change or replaced by equal ones; a growing row may
  // be rendered again.
  window.wasted = () => {
    for (const { target } of watcher.takeRecords()) touched.add(area(target));
    const gone = [...before].filter(([one]) => !one.isConnected).map(([, was]) => was);
    const isSame = (one, was) => look(one).every((what, n) => what === was[n]);
    return areas()
      .filter((one) => before.has(one) ? touched.has(one) && isSame(one, before.get(one))
        : gone.some((was) => isSame(one, was)))
      .map((one) => one.dataset.thing ?? one.className);
  };
}"""
PART = 16
"""Positions per response."""
DRAWN = 120
"""Lines of the log that are rendered at once."""


@pytest.mark.parametrize("game", games.NAMES)
def test_a_step_and_a_jump_request_and_render_no_more_than_needed(
    visit: NewVisit, game: str
) -> None:
    """`bench.looking_back` measures the time; this test checks the work that it depends on."""
    visitor = visit()
    file = max((RECORDED / game).glob("*.json"), key=lambda one: len(load(one).moves))
    moves = len(load(file).moves)
    page = visitor.open(f"/replay/{upload(visitor, file.read_text('utf-8'))}")
    shows(page, 0)
    asked: list[str] = []

    def hear(request: Request) -> None:
        if "/api/" in request.url:
            asked.append(request.url.rsplit("/", 1)[1])

    page.on("request", hear)
    try:
        page.evaluate(_WATCH_THE_TABLE)
        for number in range(1, 2 * PART + 1):
            page.evaluate("() => window.begin()")
            page.keyboard.press("ArrowRight")
            shows(page, number)
            assert page.evaluate("() => window.wasted()") == [], f"step {number}"
        # The next part is loaded in advance.
        assert [one.split("&")[0] for one in asked] == ["replay?start=32", "replay?start=48"]
        asked.clear()
        for number in (moves, moves // 2, moves):
            jump(page, number)
            assert page.locator("ol.log > li").count() <= DRAWN
        # The part of the new position and its neighbours are loaded; earlier ones stay loaded.
        beside = moves // PART * PART - PART
        visitor.wait_until(lambda: any(f"start={beside}&" in one for one in asked))
        assert all(one.startswith("replay?") for one in asked)
        assert len(asked) == len(set(asked)) <= 6
        # Elements that are rendered again without a change would be found.
        page.evaluate("() => window.begin()")
        page.evaluate(
            """() => {
              const one = document.querySelector('section.table [data-thing]');
              one.setAttribute('class', one.getAttribute('class'));
            }"""
        )
        assert len(page.evaluate("() => window.wasted()")) == 1
        page.evaluate("() => window.begin()")
        page.evaluate(
            """() => {
              const one = document.querySelector('section.table');
              one.replaceWith(one.cloneNode(true));
            }"""
        )
        assert len(page.evaluate("() => window.wasted()")) > 1
    finally:
        page.remove_listener("request", hear)
