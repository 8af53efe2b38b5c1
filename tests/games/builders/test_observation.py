"""The observation of The Builders, compared with the view."""

from typing import cast

import pytest

from guildhall import games
from guildhall.envs.observer import Observer
from guildhall.games.builders.components import BUILDING_IDS
from guildhall.games.builders.view import BuildersView, PlayerView, RowView
from tests.envs.named import Named
from tests.envs.positions import positions

GAME = games.load("builders")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_observation_matches_the_view(seats: int) -> None:
    observer = Observer(GAME, seats)
    for state in positions(GAME, seats, seed=5, every=6):
        for viewer in range(seats):
            found = Named(observer, state, viewer)
            view = cast(BuildersView, state.view(viewer))
            assert found["round"] == view["round"]
            assert found["actions"] == view["actions"]
            assert found["ending"] == view["ending"]
            check_row(found, view["buildings"], "building")
            check_row(found, view["workers"], "worker")
            for after in range(seats):
                seat = (viewer + after) % seats
                assert found[f"player{after}.first"] == (seat == view["first_player"])
                check_player(found, view["players"][seat], f"player{after}")


def check_row(found: Named, row: RowView, card: str) -> None:
    assert found.marked(f"open_{card}s") == set(row["places"]) - {""}
    assert found.marked(f"next_{card}") == {row["top"]} - {""}
    assert found[f"{card}_deck"] == row["deck"]


def check_player(found: Named, player: PlayerView, name: str) -> None:
    assert found[f"{name}.coins"] == player["coins"]
    assert found[f"{name}.points"] == player["points"]
    assert found.marked(f"{name}.idle") == set(player["idle"])
    assert found.marked(f"{name}.sites") == {site["building"] for site in player["sites"]}
    assert found.marked(f"{name}.finished") == set(player["finished"])
    workplaces, lacking, sent = (found.counts(name) for name in ("workplace", "lacking", "sent"))
    for site in player["sites"]:
        building = site["building"]
        for material, lack in site["missing"].items():
            assert lacking.get(f"{building}.{material}", 0) == lack
        assert sent.get(building, 0) == site["next_worker_actions"] - 1
        number = BUILDING_IDS.index(building) + 1
        assert {unit for unit, place in workplaces.items() if place == number} == set(site["crew"])
