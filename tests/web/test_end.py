"""The end of a game: ranking, score breakdown, and the replay."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from guildhall import games
from guildhall.core.record import Record, load, verify
from tests.web.barriers import barriers, check_in_all_looks
from tests.web.conftest import DESKTOP, PHONE, NewVisit, Visit

RECORDED = Path(__file__).parent.parent / "recorded"


def upload(visitor: Visit, record: str) -> str:
    """Upload a record as a finished table."""
    visitor.be_guest("Reader")
    table: str = visitor.call("POST", "/records", json.loads(record))["id"]
    return table


def branch(visitor: Visit, table: str, at: int, **wanted: object) -> str:
    """Branch from a position of a finished table; return the id of the new table."""
    wanted = {"at": at, "seat": 0, "level": "random", "name": "River", **wanted}
    made: str = visitor.call("POST", f"/tables/{table}/branches", wanted)["id"]
    return made


def recorded(visitor: Visit, game: str) -> tuple[str, Record]:
    """Upload a recorded game as a finished table."""
    file = sorted((RECORDED / game).glob("*.json"))[0]
    return upload(visitor, file.read_text("utf-8")), load(file)


def numbers(within: Page | Locator, cells: str) -> list[int]:
    return [int(text) for text in within.locator(cells).all_inner_texts()]


TURN_TO = """(path) => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}"""
"""Follow an internal link without reloading the page."""

_READABLE = """() => {
  const chart = document.querySelector('dialog .growth > svg');
  const { a: scale } = chart.getScreenCTM();
  return [...chart.querySelectorAll('text')].every(
    (text) => parseFloat(getComputedStyle(text).fontSize) * scale >= 11,
  );
}"""
"""Return the rendered size of the numbers beside the growing points."""


@pytest.mark.parametrize("game", games.NAMES)
def test_the_result_is_shown_as_table_and_chart_and_the_game_can_be_replayed(
    visit: NewVisit, game: str
) -> None:
    visitor = visit()
    table, record = recorded(visitor, game)
    end = verify(games.load(game), record)
    page = visitor.open(f"/table/{table}")
    expect(page.locator("dialog")).to_be_visible()
    places = [int(text.rstrip(".")) for text in page.locator("dialog .place").all_inner_texts()]
    assert places == sorted(end.ranking())
    assert sorted(numbers(page, "dialog td.total")) == sorted(end.scores())
    assert sorted(numbers(page, "dialog .chart > b")) == sorted(end.scores())
    rows = page.locator("dialog tbody tr:not(.group)").all()
    columns = zip(*(numbers(row, "td.points") for row in rows), strict=True)
    assert [sum(column) for column in columns] == numbers(page, "dialog td.total")
    if groups := page.locator("dialog tr.group").all():
        columns = zip(*(numbers(group, "td") for group in groups), strict=True)
        assert [sum(column) for column in columns] == numbers(page, "dialog td.total")
    assert sorted(numbers(page, "dialog .podium b")) == sorted(end.scores())
    expect(page.locator("dialog .growth > svg path")).to_have_count(record.seats)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.wait_for_function(_READABLE)
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    expect(page.locator("dialog .thumbnail")).to_have_count(record.seats)
    check_in_all_looks(page, f"end of {game}")
    # The scores on the table are the same.
    page.locator("dialog .actions .button").last.click()
    for seat, score in enumerate(end.scores()):
        points = page.locator(f'[data-thing="points:{seat}"]').first
        expect(points).to_contain_text(str(score))
    page.evaluate(TURN_TO, f"/replay/{table}")
    check_replay_button(page, record, end.scores())


def check_replay_button(page: Page, record: Record, scores: list[int]) -> None:
    position = page.locator("section.control input[type=range]")
    expect(position).to_have_value("0")
    for number in (1, 2, 3):
        page.locator("section.control .button:not(.quiet)").nth(3).click()
        expect(position).to_have_value(str(number))
    page.locator("section.control .button:not(.quiet)").nth(4).click()
    at = page.locator("section.control .at")
    expect(at).to_have_attribute("data-at", str(len(record.moves)))
    shown = page.locator("section.control .scores").inner_text()
    assert [int(part.rsplit(": ", 1)[1]) for part in shown.split(" · ")] == scores
    assert barriers(page) == []
