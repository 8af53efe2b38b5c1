"""The table in a terminal, without colour."""

import pytest
from rich.console import Console

from guildhall import locales
from guildhall.core.playout import choose_eagerly
from guildhall.core.rng import seeded
from guildhall.core.state import View
from guildhall.games.craftsmen.terminal import draw
from tests.games.craftsmen.position import GAME, Owner, play, position


def drawn(view: View, language: str, players: int) -> str:
    console = Console(width=100, no_color=True, force_terminal=False)
    with console.capture() as caught:
        console.print(draw(view, language, [f"P{n}" for n in range(players)]))
    return caught.get()


def test_queues_rows_fair_granary_ships_and_markets_are_shown() -> None:
    state = position(
        Owner(
            capital=["red_1", "red_2", "green_3"],
            row=["sawmill_4", "mill_3", "bakery_1"],
            filled={"mill_3": ["wheat"], "bakery_1": ["wood"]},
            fair=2,
        ),
        stage="bankers",
        queues={"bankers": [[0, 1], [2], []]},
        granary={"flour": [1, 0], "rope": []},
        holds={(1, "bread"): [2, 0]},
        market={"basic": ["vineyard_2", "apiary_1"]},
    )
    play(state, "take both", "privilege", "discard violet_1")
    text = drawn(state.view(0), "en", 3)
    assert "1* 2  gold" in text
    assert "3  silver" in text
    assert "Sawmill RV | Mill RB ■wheat | Bakery RB □flour ■wood" in text
    assert "fair 2" in text
    assert "flour 2 1" in " ".join(text.split())
    assert "rope · ·" in text
    assert "bread 4: 3 1" in text
    assert "Vineyard GG → grapes" in text
    assert "Year 1, spring" in text


def test_a_spectator_sees_no_hand() -> None:
    state = position(Owner(capital=["red_1", "red_2", "green_3"]))
    assert "G3 R1 R2" in drawn(state.view(0), "en", 3)
    assert "G3" not in drawn(state.view(1), "en", 3)
    assert "G3" not in drawn(state.view(-1), "en", 3)


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_every_position_fits_100_columns(language: str, players: int) -> None:
    state, rng = GAME.new(players, 3), seeded(4)
    moves = 0
    while not state.over:
        if moves % 60 == 0:
            text = drawn(state.view(0), language, players)
            assert max(len(line) for line in text.splitlines()) <= 100
        state.play(choose_eagerly(state, rng))
        moves += 1
    drawn(state.view(-1), language, players)
