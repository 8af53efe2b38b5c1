"""A. Terms and material; C. open and hidden information."""

from collections import Counter

import pytest

from guildhall.core.errors import SeatsOutOfRange
from guildhall.core.events import PUBLIC
from guildhall.core.rng import seeded
from guildhall.games.builders.components import MATERIAL, MATERIALS
from tests.games.builders.position import (
    GAME,
    Owner,
    coins,
    crew,
    end_turn,
    idle,
    legal,
    play,
    position,
    seen,
)

WORKERS = MATERIAL["workers"]
BUILDINGS = MATERIAL["buildings"]
MACHINES = [card for card in BUILDINGS if "produces" in card]


@pytest.mark.rule("B1", "BA1")
def test_two_to_four_players() -> None:
    for seats in (2, 3, 4):
        assert len(GAME.new(seats, 1).scores()) == seats
    for seats in (0, 1, 5):
        with pytest.raises(SeatsOutOfRange):
            GAME.new(seats, 1)


@pytest.mark.rule("B2")
def test_materials_are_four_and_nothing_is_stored() -> None:
    assert MATERIALS == ["stone", "wood", "knowledge", "tile"]
    state = position(Owner(idle=["craftsman_06"], sites={"bower": [], "straw_hut": []}))
    play(state, "send craftsman_06 bower")  # makes one stone and one tile too many
    missing = seen(state)["players"][0]["sites"][0]["missing"]
    assert missing == {"stone": 1, "wood": 0, "knowledge": 0, "tile": 2}


@pytest.mark.rule("B3")
def test_worker_cards_show_wage_and_production() -> None:
    assert len(WORKERS) == len({card["id"] for card in WORKERS}) == 42
    assert all(card["wage"] > 0 and len(card["produces"]) == 4 for card in WORKERS)


@pytest.mark.rule("B4")
def test_ranks_and_wages() -> None:
    ranks = Counter((card["rank"], card["wage"]) for card in WORKERS)
    expected = {("apprentice", 2): 6, ("labourer", 3): 12, ("craftsman", 4): 16, ("master", 5): 8}
    assert ranks == expected
    assert all(sum(card["produces"]) == card["wage"] for card in WORKERS)


@pytest.mark.rule("B5")
def test_building_cards() -> None:
    assert len(BUILDINGS) == len({card["id"] for card in BUILDINGS}) == 42
    assert len(MACHINES) == 8
    for card in BUILDINGS:
        assert len(card["needs"]) == 4
        assert sum(card["needs"]) >= 2
        assert card["points"] >= 0


@pytest.mark.rule("B6")
def test_a_card_is_a_site_or_finished_never_both() -> None:
    state = position(Owner(idle=["craftsman_06"], sites={"bower": []}))
    play(state, "send craftsman_06 bower")
    player = state.players[0]
    assert player.sites & player.finished == 0


@pytest.mark.rule("B7")
def test_machines_pay_nothing_and_work_for_nothing() -> None:
    for card in MACHINES:
        assert card["coins"] == 0
        assert sorted(card["produces"]) in ([0, 0, 0, 2], [0, 0, 0, 3])
    state = position(Owner(coins=0, sites={"chapel": []}, finished=["crane_2"]))
    play(state, "send crane_2 chapel")
    assert coins(state) == 0


@pytest.mark.rule("B8", "BA2")
def test_the_bank_never_runs_out() -> None:
    state = position(Owner(coins=100), Owner(coins=100))
    play(state, "take 3")
    assert coins(state) == 106


@pytest.mark.rule("B9", "B12", "B19")
def test_a_round_begins_with_the_first_player_and_goes_clockwise() -> None:
    state = position(Owner(), Owner(), Owner(), seat=1, first_player=1)
    order = []
    for _ in range(6):
        order.append((state.round, state.seat))
        end_turn(state)
    assert order == [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0)]
    assert state.first_player == 1


@pytest.mark.rule("B10", "B11")
def test_a_worker_is_idle_or_on_one_site() -> None:
    state = position(Owner(idle=["apprentice_01", "master_01"], sites={"chapel": [], "castle": []}))
    play(state, "send master_01 chapel")
    assert idle(state) == {"apprentice_01"}
    assert crew(state, "chapel") == {"master_01"}
    assert "send master_01 castle" not in legal(state)


@pytest.mark.rule("B21", "BA4")
def test_everything_but_the_decks_is_open_to_all() -> None:
    state = position(
        Owner(coins=7, idle=["master_01"], sites={"chapel": ["craftsman_02"]}, finished=["inn"]),
        Owner(),
        buildings=["bower"],
    )
    for viewer in (PUBLIC, 0, 1):
        view = seen(state, viewer)
        first = view["players"][0]
        assert first["coins"] == 7
        assert first["idle"] == ["master_01"]
        assert first["sites"][0]["building"] == "chapel"
        assert first["sites"][0]["crew"] == ["craftsman_02"]
        assert first["finished"] == ["inn"]
        rows = view["buildings"]
        assert rows["places"][0] == "bower"
        assert rows["deck"] == 42 - 2 - 5


@pytest.mark.rule("B22")
def test_the_order_of_the_decks_is_hidden() -> None:
    state = GAME.new(3, 5)
    imagined = [state.determinize(0, seeded(n)) for n in range(20)]
    assert all(other.view(0) == state.view(0) for other in imagined)
    assert len({other.key() for other in imagined}) == 20
