"""The table in a terminal, without colour."""

import pytest
from rich.console import Console

from guildhall import locales
from guildhall.games.burgundy.terminal import draw
from tests.games.burgundy.position import GAME, Owner, position


def drawn(view: dict[str, object], language: str, players: int) -> str:
    console = Console(width=100, no_color=True, force_terminal=False)
    with console.capture() as caught:
        console.print(draw(view, language, [f"P{n}" for n in range(players)]))
    return caught.get()


def test_empty_hexes_show_colour_number_and_id_and_filled_ones_their_tile() -> None:
    owner = Owner(placed={25: "city_hall", 17: "ship", 10: "cow_3", 12: "knowledge_09"})
    text = drawn(position(owner).view(0), "en", 2)
    first = text.split("╭")[1]
    assert "| A6 h0 | C5 h1 | C4 h2 | K3 h3 |" in first
    assert "|S6 h15 |S1 h16 | ship  |castle |S5 h19 |S4 h20 |S1 h21 |" in first
    assert "|B2 h22 |B5 h23 |M4 h24 |C.Hall |B1 h26 |A2 h27 |" in first
    assert "|3 cows |" in first
    assert "|  K 9  |" in first
    assert sum(f"h{hexagon} " in first for hexagon in range(37)) == 32


def test_goods_are_counted_with_the_right_plural() -> None:
    owner = Owner(goods={"pink": 2, "brown": 1}, sold={"violet": 3})
    text = drawn(position(owner).view(0), "fr", 2).replace("\u00a0", " ")
    assert "Marchandises : 2 roses, 1 brune" in text
    assert "Vendues : 3 violettes" in text


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_fits_100_columns(language: str, players: int) -> None:
    state = GAME.new(players, 3, estates="dealt", choosing="hidden")
    moves = 0
    while not state.over:
        if moves % 40 == 0:
            text = drawn(state.view(0), language, players)
            assert max(len(line) for line in text.splitlines()) <= 100
        state.play(max(state.legal(), key=state.eagerness))
        moves += 1
    drawn(state.view(-1), language, players)
