"""Whole games in the browser against a bot, to the final ranking."""

from typing import Any

import pytest

from guildhall import games
from tests.web.conftest import PHONE, NewVisit, Visit
from tests.web.player import Player, Seen, at_table, sit_down

OPPONENTS = {"builders": "journeyman", "burgundy": "random", "craftsmen": "random"}
"""Fast bots; The Builders end only when buildings are finished, soonest against this one."""
BY_POINTING = 2
BY_KEYBOARD = {"builders": 4, "burgundy": 5, "craftsmen": 4}
"""Seeds with which a whole game takes the fewest clicks; others need up to twice as many."""


def positions(visitor: Visit) -> list[dict[str, Any]]:
    """Return the positions received over the socket."""
    found = [frame.get("position") for frame in visitor.frames if frame["type"] == "update"]
    return [position for position in found if position]


_DRAWN = """() => [
  Number(document.querySelector('section.tray').dataset.position),
  [...document.querySelectorAll('.thing')].map((one) => one.dataset.thing),
]"""
"""Return the position and the things on its table."""


@pytest.mark.parametrize("game", games.NAMES)
def test_a_whole_game_by_mouse_with_all_selectable_things_on_the_table(
    visit: NewVisit, game: str
) -> None:
    """The things of the legal moves are those that the table draws, with the same ids."""
    visitor = visit()
    page = visitor.open("/")
    sit_down(page, game, OPPONENTS[game])
    compared = set()

    def compare(seen: Seen) -> None:
        if int(seen.at) in compared:
            return
        at, drawn = page.evaluate(_DRAWN)
        moves = visitor.position(at)["moves"]
        # A number is selected in the tray.
        wanted = {thing for move in moves for thing in move["things"] if thing[:4] != "bid:"}
        assert wanted <= set(drawn)
        compared.add(at)

    Player(page, BY_POINTING).play_by_pointing(compare)
    assert len(compared) > 20
    assert page.locator("dialog th.player").count() == 2
    visitor.wait_until(lambda: any(position["over"] for position in positions(visitor)))
    scores = sorted(positions(visitor)[-1]["result"]["scores"], reverse=True)
    shown = [int(cell) for cell in page.locator("dialog td.total").all_inner_texts()]
    assert sorted(shown, reverse=True) == scores
    before = page.url
    page.locator("dialog .button.main").click()
    page.wait_for_url(lambda url: url != before)
    page.wait_for_selector("section.tray")


_NO_MOUSE = """
addEventListener('pointerdown', ({ pointerType }) => {
  if (pointerType !== 'touch') console.error(`pointed by ${pointerType}`);
}, true);
"""
"""Report an error for any mouse event."""


def by_touch(visit: NewVisit, game: str) -> Player:
    """Open a table on a phone, before the first turn."""
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    page = visitor.open("/")
    sit_down(page, game, OPPONENTS[game])
    page.evaluate(_NO_MOUSE)
    return Player(page, BY_POINTING, by_touch=True)


def test_a_whole_game_by_touch_on_a_phone(visit: NewVisit) -> None:
    player = by_touch(visit, "builders")
    player.play_by_pointing()
    assert player.page.locator("dialog th.player").count() == 2


@pytest.mark.parametrize(("game", "kind"), [("burgundy", "pair"), ("craftsmen", "set")])
def test_moves_of_several_taps_by_touch_on_a_phone(visit: NewVisit, game: str, kind: str) -> None:
    player = by_touch(visit, game)
    given = False
    while not given:
        before = player.wait_for_turn()
        player.click_on(before)
        seen = player.wait_for_turn()
        given = before.kind == kind and bool(before.picked) and seen.at != before.at


@pytest.mark.parametrize("game", games.NAMES)
def test_a_whole_game_by_keyboard_alone(visit: NewVisit, game: str) -> None:
    visitor = visit()
    page = visitor.open("/")
    sit_down(page, game, OPPONENTS[game])
    page.keyboard.press("Tab")
    Player(page, BY_KEYBOARD.get(game, 1)).play_by_keyboard()
    assert page.locator("dialog th.player").count() == 2


def test_the_list_of_moves_is_equivalent_to_the_table(visit: NewVisit) -> None:
    """A player who cannot see the table uses the list of all moves."""
    visitor = visit()
    page = at_table(visitor, "builders", "random")
    at = int(Player(page, 3).wait_for_turn().at)
    visitor.wait_until(lambda: positions(visitor)[-1]["position"] == at)
    offered = positions(visitor)[-1]["moves"]
    page.keyboard.press("m")
    page.wait_for_selector("section.moves [data-move]")
    listed = page.eval_on_selector_all(
        "section.moves [data-move]", "all => all.map((one) => one.dataset.move)"
    )
    assert sorted(listed) == sorted(move["text"] for move in offered)
    page.click('section.moves [data-move="take 1"]')
    page.wait_for_function(
        "() => document.querySelector('.log').innerText.includes('takes 1 coin')"
    )
