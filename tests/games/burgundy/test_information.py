"""C. Open and hidden information."""

from typing import cast

import pytest

from guildhall.core.events import PUBLIC
from guildhall.core.rng import seeded
from guildhall.games.burgundy.state import Burgundy
from tests.games.burgundy.position import GAME, Owner, play, position, seen


@pytest.mark.rule("K31")
def test_everything_on_the_table_is_open_to_all() -> None:
    state = position(
        Owner(placed={25: "bank"}, storage=["mine"], goods={"red": 2}, silver=3, workers=4),
        Owner(dice=(2, 5)),
        depots={"1.2": "church", "black.1": "castle"},
        goods={4: {"brown": 1}},
    )
    views = [state.view(viewer) for viewer in (PUBLIC, 0, 1)]
    for view in views:
        view.pop("viewer")
    assert views[0] == views[1] == views[2]
    open_to_all = seen(state, 1)
    own = open_to_all["players"][0]
    assert own["hexes"][25] == "bank"
    assert own["storage"] == ["mine", "", ""]
    assert (own["goods"], own["silver"], own["workers"]) == ({"red": 2}, 3, 4)
    assert [die["number"] for die in open_to_all["players"][1]["dice"]] == [2, 5]
    assert open_to_all["depots"][0]["spaces"][1] == "church"
    assert open_to_all["depots"][6]["spaces"][0] == "castle"
    assert open_to_all["depots"][3]["goods"] == {"brown": 1}
    assert len(open_to_all["round_goods"]) == 4


@pytest.mark.rule("K32")
def test_piles_goods_to_come_and_dice_to_come_are_hidden() -> None:
    state = cast(Burgundy, GAME.new(3, 1))
    one, other = (cast(Burgundy, state.determinize(0, seeded(n))) for n in (1, 2))
    assert one.view(0) == other.view(0) == state.view(0)
    assert one.tiles != other.tiles
    first = 9 + 5
    assert one.goods[:first] == other.goods[:first] == state.goods[:first]
    assert one.goods[first:] != other.goods[first:]
    assert sorted(one.goods[first:]) == sorted(state.goods[first:])
    assert (one.rng.first, one.rng.second) != (other.rng.first, other.rng.second)
    for pile in range(7):
        seen_part = slice(0 if pile == 0 else int(state.drawn[pile - 1]), int(state.drawn[pile]))
        assert len(one.tiles[seen_part]) == len(state.tiles[seen_part])


@pytest.mark.rule("K33", "KA4")
def test_sold_goods_are_open() -> None:
    state = position(Owner(goods={"red": 2, "pink": 1}, dice=(4, 1)))
    play(state, "sell red with 4")
    for viewer in (PUBLIC, 0, 1):
        assert seen(state, viewer)["players"][0]["sold"] == {"red": 2}


@pytest.mark.rule("K34", "KA5")
def test_sizes_of_piles_and_removed_tiles_are_known() -> None:
    state = position(Owner(storage=["mine", "ship", "bank"], dice=(2, 1)), depots={"2.3": "castle"})
    assert seen(state)["piles"]["mine"] == 9
    assert seen(state)["removed"] == {}
    play(state, "take 2.3 with 2", "discard 2")
    assert seen(state, 1)["removed"] == {"ship": 1}
