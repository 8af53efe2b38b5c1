"""The audit finds inconsistent states."""

from collections.abc import Callable

import pytest

from guildhall.core.errors import BrokenInvariant
from guildhall.games.burgundy.components import NO_TILE, TILE_IDS
from guildhall.games.burgundy.player import ANIMAL_TILES, PHASE_BONUS, REGIONS, SALES
from guildhall.games.burgundy.state import Burgundy
from tests.games.burgundy.position import Owner, position


def take_away_a_tile(state: Burgundy) -> None:
    state.players[0].storage[0] = NO_TILE


def remove_a_tile_twice(state: Burgundy) -> None:
    state.removed[3] += 1


def forget_an_occupied_space(state: Burgundy) -> None:
    state.occupied = 0


def mix_two_piles(state: Burgundy) -> None:
    last_castle, last_ship = 13, 33
    state.tiles[last_castle], state.tiles[last_ship] = (
        state.tiles[last_ship],
        state.tiles[last_castle],
    )


def add_a_good(state: Burgundy) -> None:
    state.players[0].goods += 1


def score_a_region_more(state: Burgundy) -> None:
    state.players[0].points[REGIONS] += 1


def score_a_phase_twice(state: Burgundy) -> None:
    state.players[0].points[PHASE_BONUS] += 10


def score_an_animal_more(state: Burgundy) -> None:
    state.players[0].points[ANIMAL_TILES] += 1


def score_a_sale_more(state: Burgundy) -> None:
    state.players[0].points[SALES] += 2


def move_a_marker(state: Burgundy) -> None:
    state.players[0].track += 1


def forget_the_frontier(state: Burgundy) -> None:
    state.players[0].frontier = 0


def open_a_city(state: Burgundy) -> None:
    state.players[0].barred[6] = 0


def give_a_bonus_tile(state: Burgundy) -> None:
    state.players[0].large_bonuses = 1


def make_silver_negative(state: Burgundy) -> None:
    state.players[0].silver = -1


def wait_for_a_tile_without_a_choice(state: Burgundy) -> None:
    state.effect = TILE_IDS.index("bank")


def wait_for_a_missing_tile(state: Burgundy) -> None:
    state.effect = TILE_IDS.index("market")


@pytest.mark.parametrize(
    ("break_it", "complaint"),
    [
        (take_away_a_tile, "164 tiles"),
        (remove_a_tile_twice, "164 tiles"),
        (forget_an_occupied_space, "occupied depot spaces"),
        (mix_two_piles, "pile holds tiles of another"),
        (add_a_good, "goods were lost or found"),
        (score_a_region_more, "region points"),
        (score_a_phase_twice, "exactly once"),
        (score_an_animal_more, "points for animals"),
        (score_a_sale_more, "points for sales"),
        (move_a_marker, "marker has not followed"),
        (forget_the_frontier, "beside filled ones"),
        (open_a_city, "cities that hold a building"),
        (give_a_bonus_tile, "large bonus tile"),
        (make_silver_negative, "has debts"),
        (wait_for_a_tile_without_a_choice, "does not give"),
        (wait_for_a_missing_tile, "lies nowhere"),
    ],
)
def test_inconsistent_states_are_found(
    break_it: Callable[[Burgundy], None], complaint: str
) -> None:
    owner = Owner(storage=["mine"], placed={11: "bank", 17: "ship"}, goods={"red": 1})
    state = position(owner, depots={"1.2": "church"})
    state.audit()
    break_it(state)
    with pytest.raises(BrokenInvariant, match=complaint):
        state.audit()
