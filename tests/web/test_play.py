"""Whole games through the page, against a bot, to the final ranking."""

import pytest

from guildhall import games
from tests.web.conftest import NewVisit
from tests.web.player import Player, sit_down

OPPONENTS = {"builders": "apprentice", "burgundy": "random", "craftsmen": "random"}
"""Quick ones; a game of The Builders ends only when somebody builds."""


@pytest.mark.parametrize("game", games.NAMES)
def test_a_whole_game_by_mouse(visit: NewVisit, game: str) -> None:
    visitor = visit()
    page = visitor.open("/")
    sit_down(page, game, OPPONENTS[game])
    Player(page, 1).play_by_mouse()
    assert page.locator("dialog th.player").count() == 2
    ended = [frame for frame in visitor.frames if (frame.get("position") or {}).get("over")]
    scores = sorted(ended[-1]["position"]["result"]["scores"], reverse=True)
    shown = [int(cell) for cell in page.locator("dialog td.total").all_inner_texts()]
    assert sorted(shown, reverse=True) == scores
    before = page.url
    page.locator("dialog .button.main").click()
    page.wait_for_url(lambda url: url != before)
    page.wait_for_selector("section.tray")


@pytest.mark.parametrize("game", games.NAMES)
def test_a_whole_game_by_keyboard_alone(visit: NewVisit, game: str) -> None:
    page = visit().open("/")
    sit_down(page, game, OPPONENTS[game])
    page.keyboard.press("Tab")
    Player(page, 2).play_by_keyboard()
    assert page.locator("dialog th.player").count() == 2


def test_the_moves_in_words_are_as_good_as_the_table(visit: NewVisit) -> None:
    """Whoever cannot see the table plays from the list of all moves."""
    visitor = visit()
    page = visitor.open("/")
    sit_down(page, "builders", "random")
    Player(page, 3).wait_for_turn()
    offered = next(
        frame["position"]["moves"]
        for frame in reversed(visitor.frames)
        if (frame.get("position") or {}).get("moves")
    )
    page.keyboard.press("m")
    listed = page.eval_on_selector_all(
        "section.moves [data-move]", "all => all.map((one) => one.dataset.move)"
    )
    assert sorted(listed) == sorted(move["text"] for move in offered)
    page.click('section.moves [data-move="take 1"]')
    page.wait_for_function(
        "() => document.querySelector('.log').innerText.includes('takes 1 coin')"
    )
