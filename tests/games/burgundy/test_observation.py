"""The observation of The Castles of Burgundy, compared with the view."""

from typing import cast

import pytest

from guildhall import games
from guildhall.core.game import Value
from guildhall.envs.observer import Observer
from guildhall.games.burgundy.view import BurgundyView, PlayerView
from tests.envs.named import Named
from tests.envs.positions import positions

GAME = games.load("burgundy")
VARIANT: dict[str, Value] = {"estates": "dealt", "choosing": "hidden", "edition": "2019"}


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, VARIANT), (4, {})])
def test_the_observation_matches_the_view(seats: int, options: dict[str, Value]) -> None:
    observer = Observer(GAME, seats)
    moves = 0
    for state in positions(GAME, seats, seed=5, options=options):
        moves += 1
        if moves > 6 and moves % 9:
            continue
        for viewer in range(seats):
            found = Named(observer, state, viewer)
            view = cast(BurgundyView, state.view(viewer))
            check_table(found, view)
            for after in range(seats):
                seat = (viewer + after) % seats
                name = f"player{after}"
                assert found[f"{name}.order"] == view["order"].index(seat)
                assert found[f"{name}.round_order"] == view["round_order"].index(seat)
                check_player(found, view["players"][seat], name)


def check_table(found: Named, view: BurgundyView) -> None:
    assert found["edition"] == (view["edition"] == "2019")
    assert found.marked("phase") == {view["phase"]} - {""}
    assert found["round"] == view["round"]
    assert found.marked("white_die") == {str(view["white_die"])} - {"0"}
    assert found["turns"] == view["turn"]
    assert found["bought"] == view["bought"]
    assert found.marked("effect") == {view["effect"]} - {""}
    assert found.marked("surplus") == {view["surplus"]} - {""}
    assert found.marked("loading") == {str(depot) for depot in view["loading"]}
    tiles, goods = set(), {}
    for depot, lying in zip("123456", view["depots"], strict=False):
        goods.update({f"{depot}.{good}": number for good, number in lying["goods"].items()})
    for depot, lying in zip([*"123456", "black"], view["depots"], strict=True):
        tiles |= {f"{depot}.{n}.{tile}" for n, tile in enumerate(lying["spaces"], 1) if tile}
    assert found.marked("spaces") == tiles
    assert found.counts("depot_goods") == goods
    to_come = view["round_goods"]
    first = 6 - len(to_come)
    assert found.marked("round_goods") == {f"round{n}.{g}" for n, g in enumerate(to_come, first)}
    assert found.counts("piles") == {pile: left for pile, left in view["piles"].items() if left}
    assert found.counts("removed") == view["removed"]


def check_player(found: Named, player: PlayerView, name: str) -> None:
    assert found.marked(f"{name}.choices") == set(player["choices"])
    assert found.marked(f"{name}.estate") == {player["estate"]} - {""}
    hexes = {f"h{n}": tile for n, tile in enumerate(player["hexes"]) if tile}
    assert found.marked(f"{name}.filled") == set(hexes)
    buildings = {item.partition(".") for item in found.marked(f"{name}.buildings")}
    assert all(hexes[hexagon] == tile for hexagon, _, tile in buildings)
    for item, number in found.counts(f"{name}.animals").items():
        hexagon, _, kind = item.partition(".")
        assert hexes[hexagon] == f"{kind}_{number}"
    shown = len(buildings) + len(found.counts(f"{name}.animals"))
    plain = [tile for tile in hexes.values() if tile in ("castle", "ship", "mine")]
    assert shown + len(plain) + len(player["knowledge"]) == len(hexes)
    assert found.marked(f"{name}.knowledge") == {str(number) for number in player["knowledge"]}
    stored = {f"{n}.{tile}" for n, tile in enumerate(player["storage"], 1) if tile}
    assert found.marked(f"{name}.storage") == stored
    assert found.counts(f"{name}.goods") == player["goods"]
    assert found.counts(f"{name}.sold") == player["sold"]
    for what in ("silver", "workers", "track", "points"):
        assert found[f"{name}.{what}"] == player[what]
    for die, nth in zip(player["dice"], ("low", "high"), strict=False):
        assert found.marked(f"{name}.{nth}_die") == {str(die["number"])}
        assert (nth in found.marked(f"{name}.used")) == die["used"]
    for size in ("large", "small"):
        owned = {colour for colour, tile in player["bonus_tiles"].items() if tile == size}
        assert found.marked(f"{name}.{size}_bonuses") == owned
