"""The generic table plays games for which the browser has no table of its own."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.harness import ROOT, Server, settings
from tests.server.server_process import ServerProcess
from tests.web.barriers import check_in_all_looks, switch_language
from tests.web.conftest import PHONE, NewVisit
from tests.web.player import Player, at_table, sit_down, wait_until_ready
from tests.web.test_pages import NARROW

GAME = "ferry"


@pytest.fixture(scope="module")
def examples(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that also has the example games, which the built client does not know."""
    file: Path = tmp_path_factory.mktemp("examples") / "guildhall.db"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GUILDHALL_GAMES", str(ROOT / "examples"))
        with ServerProcess(settings(f"sqlite:///{file}")) as found:
            yield found


def test_a_game_without_its_own_table_is_played_to_the_end(
    visit: NewVisit, examples: Server
) -> None:
    page = visit(server=examples).open("/")
    sit_down(page, GAME, "random")
    player = Player(page, 4)
    player.wait_for_turn()
    expect(page.locator('[data-thing^="traveller:"].lit')).not_to_have_count(0)
    player.play_by_pointing()
    expect(page.locator("dialog[open] tbody th")).to_have_text(re.compile("Crossings"))
    page.locator("dialog[open] a", has_text="Replay").click()
    expect(page.locator("section.control .what")).to_contain_text("Start of the game")


def test_every_move_is_a_button_and_every_id_has_a_name(visit: NewVisit, examples: Server) -> None:
    visitor = visit(server=examples)
    page = at_table(visitor, GAME, "random")
    seen = Player(page, 4).wait_for_turn()
    legal = visitor.position(int(seen.at))["moves"]
    buttons = page.locator("section.moves [data-move]")
    texts = [button.get_attribute("data-move") for button in buttons.all()]
    assert sorted(map(str, texts)) == sorted(move["text"] for move in legal)
    for thing in seen.lit:
        trade, _, number = thing.removeprefix("traveller:").rpartition("_")
        card = page.locator(f'[data-thing="{thing}"]').first
        expect(card).to_contain_text(f"{trade.capitalize()} {number}")
    switch_language(page, "pl")
    expect(buttons.first).to_contain_text(re.compile("Zabierz|Przepraw|Czekaj"))


@pytest.mark.parametrize("forced", [True, False])
def test_a_single_legal_move_is_played_automatically_if_enabled_and_marked_in_the_log(
    visit: NewVisit, examples: Server, forced: bool
) -> None:
    page = visit(server=examples).open("/")
    page.evaluate("(forced) => (localStorage.guildhall = JSON.stringify({ forced }))", forced)
    page.reload()
    sit_down(page, GAME, "random")
    player = Player(page, 4)
    for _ in range(4):
        seen = player.wait_for_turn()
        page.locator('section.moves [data-move^="board"]').first.click()
        wait_until_ready(page)
        page.locator("section.tray .give").click()
        player.wait_for_next_position(seen)
    # A full ferry can only cross.
    crossed = page.locator(".log li", has_text="crosses").filter(has_not_text="Bot")
    if not forced:
        seen = player.wait_for_turn()
        assert seen.choices == ["cross"]
        page.click('section.tray [data-move="cross"]')
        wait_until_ready(page)
        page.locator("section.tray .give").click()
    expect(crossed).to_have_count(1)
    expect(crossed).to_contain_text("(the only possible move)")


def test_a_long_name_breaks_between_words(visit: NewVisit, examples: Server) -> None:
    page = at_table(visit(server=examples), GAME, "apprentice")
    name = page.locator(".opponent header strong").first
    expect(name).to_contain_text("Apprentice")
    lines = """(name) => {
      const word = document.createRange();
      const at = name.firstChild.data.indexOf('Apprentice');
      word.setStart(name.firstChild, at);
      word.setEnd(name.firstChild, at + 'Apprentice'.length);
      return word.getClientRects().length;
    }"""
    assert name.evaluate(lines) == 1


def test_an_illegal_move_is_explained_by_its_rule(visit: NewVisit, examples: Server) -> None:
    page = at_table(visit(server=examples), GAME, "random")
    player = Player(page, 4)
    seen = player.wait_for_turn()
    boarded = seen.lit[0]
    page.click(f'.thing.lit[data-thing="{boarded}"]')
    wait_until_ready(page)
    page.locator("section.tray .give").click()
    player.wait_for_turn(seen)
    page.locator(f'section.mine [data-thing="{boarded}"]').click()
    expect(page.locator("section.tray .detail .cite")).to_have_text(re.compile(r"^F\d"))


def test_the_generic_table_is_accessible_and_not_cut_off(visit: NewVisit, examples: Server) -> None:
    for size in ({}, {"viewport": PHONE}):
        page = at_table(visit(server=examples, **size), GAME, "random")
        player = Player(page, 5)
        for _ in range(4):
            player.click_on(player.wait_for_turn())
        player.wait_for_turn()
        check_in_all_looks(page, GAME)
        if size:
            assert page.evaluate(NARROW) == {"wide": False, "cut": []}


def test_a_bot_without_a_net_shows_that_at_its_table(visit: NewVisit, examples: Server) -> None:
    page = at_table(visit(server=examples), GAME, "grandmaster")
    expect(page.locator(".unlearned")).to_have_text(
        "The bot “Grandmaster” has not been trained for this table "
        "(there is no neural network for this game), so it plays like “Master”."
    )
    page = at_table(visit(server=examples), "builders", "grandmaster")
    expect(page.locator(".unlearned")).to_have_count(0)


def test_a_game_without_rules_pages_has_no_drawer(visit: NewVisit, examples: Server) -> None:
    page = at_table(visit(server=examples), GAME, "random")
    Player(page, 4).wait_for_turn()
    expect(page.get_by_role("button", name="Rules", exact=True)).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator("aside")).to_have_count(0)
