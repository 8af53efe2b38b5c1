"""B. Setup."""

from collections import Counter
from collections.abc import Sequence
from typing import cast

import pytest

from guildhall.games.burgundy.components import CASTLE, PILE_START, PILES, SORTED_PILES, total
from guildhall.games.burgundy.state import Burgundy
from tests.games.burgundy.position import GAME, legal, seen


def fresh(seats: int, seed: int = 1) -> Burgundy:
    return cast(Burgundy, GAME.new(seats, seed))


@pytest.mark.rule("K20")
def test_seven_shuffled_piles_by_their_backs() -> None:
    one, other = fresh(2, 1), fresh(2, 2)
    for pile in range(PILES):
        first, end = PILE_START[pile], PILE_START[pile + 1]
        assert sorted(one.tiles[first:end]) == SORTED_PILES[first:end]
        if len(set(SORTED_PILES[first:end])) > 1:
            assert one.tiles[first:end] != other.tiles[first:end]


@pytest.mark.rule("K21", "K22")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_goods_dealt_stacked_and_left_out(seats: int) -> None:
    state = fresh(seats)
    assert sorted(state.goods) == sorted(list(range(6)) * 7)
    for seat, player in enumerate(state.players):
        dealt = Counter(state.goods[3 * seat : 3 * seat + 3])
        assert {kind: (player.goods >> 4 * kind) & 15 for kind in dealt} == dealt
        assert total(player.goods) == 3
    left_out = 42 - 3 * seats - 25
    assert left_out == 17 - 3 * seats


@pytest.mark.rule("K23")
def test_bonus_tiles_lie_ready() -> None:
    assert all(left == ["large", "small"] for left in seen(fresh(3))["bonus_tiles"].values())


@pytest.mark.rule("K24", "KA1")
def test_basic_game_on_estate_one_with_the_castle_in_the_centre() -> None:
    for player in seen(fresh(4))["players"]:
        assert player["estate"] == "estate_1"
        assert [h for h, tile in enumerate(player["hexes"]) if tile] == [18]
        assert player["hexes"][18] == "castle"


@pytest.mark.rule("K25")
@pytest.mark.parametrize(("seats", "left"), [(2, 11), (3, 9), (4, 8)])
def test_start_castles_come_from_the_dark_green_pile(seats: int, left: int) -> None:
    state = fresh(seats)
    laid = sum(tile == CASTLE for tile in state.spaces[:24])
    assert seen(state)["piles"]["castle"] == 14 - seats - laid == left


@pytest.mark.rule("K26", "KA2")
def test_the_start_castle_gives_nothing_but_its_filled_hex() -> None:
    state = fresh(3)
    for seat, player in enumerate(state.players):
        assert player.score() == 0
        assert player.large_bonuses == 0
        assert seen(state)["players"][seat]["hexes"][18] == "castle"
    assert seen(state)["effect"] == ""
    assert not legal(state, "decline")


@pytest.mark.rule("K27")
def test_what_a_player_begins_with() -> None:
    for player in seen(fresh(4))["players"]:
        assert player["silver"] == 1
        assert player["points"] == 0
        assert len(player["dice"]) == 2
        assert player["storage"] == ["", "", ""]


@pytest.mark.rule("K28", "K29", "K30")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_workers_and_markers_clockwise_from_the_first_player(seats: int) -> None:
    state = fresh(seats, 5)
    view = seen(state)
    first = view["order"][0]
    assert view["order"] == [(first + n) % seats for n in range(seats)]
    assert [view["players"][seat]["workers"] for seat in view["order"]] == [1, 2, 3, 4][:seats]
    assert all(player["track"] == 0 for player in view["players"])
    assert view["seat"] == first


@pytest.mark.rule("KA3")
def test_the_first_player_is_uniformly_random() -> None:
    firsts = [int(fresh(4, seed).order[0]) for seed in range(400)]
    assert_uniform(firsts, outcomes=4, limit=28)


def assert_uniform(drawn: Sequence[object], outcomes: int, limit: float) -> None:
    counts = Counter(drawn)
    expected = len(drawn) / outcomes
    missing = outcomes - len(counts)
    assert missing >= 0
    chi_square = sum((number - expected) ** 2 / expected for number in counts.values())
    assert chi_square + missing * expected < limit
