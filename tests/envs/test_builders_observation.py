"""The numbers of The Builders, compared with what the view says in words."""

from typing import cast

import pytest

from guildhall import games
from guildhall.envs.observer import Observer
from guildhall.games.builders.components import BUILDING_IDS
from guildhall.games.builders.view import BuildersView, RowView
from tests.envs.positions import positions

GAME = games.load("builders")


def named(seats: int, numbers: list[int]) -> dict[str, int]:
    return dict(zip(GAME.layout.names(seats), numbers, strict=True))


def ones(found: dict[str, int], block: str) -> set[str]:
    """The items of a block that are marked with a 1."""
    return {
        name.removeprefix(f"{block}.")
        for name, number in found.items()
        if name.startswith(f"{block}.") and number == 1
    }


def check_row(found: dict[str, int], row: RowView, open_block: str, next_block: str) -> None:
    assert ones(found, open_block) == set(row["places"]) - {""}
    assert ones(found, next_block) == {row["top"]} - {""}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_numbers_say_what_the_view_says(seats: int) -> None:
    observer = Observer(GAME, seats)
    for state in positions(GAME, seats, seed=5, every=6):
        for viewer in range(seats):
            found = named(seats, observer.numbers(state, viewer).tolist())
            view = cast(BuildersView, state.view(viewer))
            assert found["round"] == view["round"]
            assert found["actions"] == view["actions"]
            assert found["ending"] == view["ending"]
            check_row(found, view["buildings"], "open_buildings", "next_building")
            check_row(found, view["workers"], "open_workers", "next_worker")
            assert found["building_deck"] == view["buildings"]["deck"]
            assert found["worker_deck"] == view["workers"]["deck"]
            for after in range(seats):
                seat = (viewer + after) % seats
                player, name = view["players"][seat], f"player{after}"
                assert found[f"{name}.coins"] == player["coins"]
                assert found[f"{name}.points"] == player["points"]
                assert found[f"{name}.first"] == (seat == view["first_player"])
                assert ones(found, f"{name}.idle") == set(player["idle"])
                assert ones(found, f"{name}.sites") == {s["building"] for s in player["sites"]}
                assert ones(found, f"{name}.finished") == set(player["finished"])
                for site in player["sites"]:
                    building = site["building"]
                    for material, lack in site["missing"].items():
                        assert found[f"lacking.{building}.{material}"] == lack
                    assert found[f"sent.{building}"] == site["next_worker_actions"] - 1
                    workplace = BUILDING_IDS.index(building) + 1
                    crew = {
                        name.removeprefix("workplace.")
                        for name, number in found.items()
                        if name.startswith("workplace.") and number == workplace
                    }
                    assert crew == set(site["crew"])
