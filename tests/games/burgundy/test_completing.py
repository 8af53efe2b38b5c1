"""I. Completing regions and colours; KE9 to KE11, KP4 and KP11 are in test_examples."""

import pytest

from tests.games.burgundy.position import Owner, gained, play, position, seen


@pytest.mark.rule("K106")
@pytest.mark.parametrize(
    ("estate", "castle", "placed", "tile", "move", "points"),
    [
        ("estate_1", 18, {}, "watchtower", "place 1 h11 with 3", 1 + 4),
        ("estate_7", 1, {}, "castle", "place 1 h2 with 4", 3),
        ("estate_1", 18, {24: "mine", 29: "mine"}, "mine", "place 1 h33 with 3", 6 + 5),
        (
            "estate_4",
            13,
            {3: "ship", 7: "ship", 12: "ship"},
            "ship",
            "place 1 h8 with 4",
            10,
        ),
        (
            "estate_1",
            18,
            {17: "ship", 0: "cow_2", 4: "pig_2", 5: "sheep_2", 9: "chicken_2"},
            "cow_3",
            "place 1 h10 with 4",
            15 + 5,
        ),
        (
            "estate_6",
            2,
            {3: "ship", 7: "ship", 12: "ship", 19: "ship", 26: "ship"},
            "ship",
            "place 1 h32 with 6",
            21 + 5,
        ),
    ],
)
def test_points_by_size(
    estate: str, castle: int, placed: dict[int, str], tile: str, move: str, points: int
) -> None:
    owner = Owner(estate=estate, castle=castle, placed=placed, storage=[tile])
    owner.dice = (int(move[-1]), int(move[-1]))
    assert gained(position(owner, phase="E"), move) == points + 2


@pytest.mark.rule("K106")
@pytest.mark.parametrize(
    ("estate", "castle", "city", "move", "points"),
    [
        ("estate_7", 1, (11, 12, 17, 18, 19, 24, 25), "place 1 h25 with 3", 28),
        ("estate_2", 21, (1, 6, 12, 15, 16, 17, 18, 19), "place 1 h12 with 1", 36),
    ],
)
def test_points_of_the_largest_cities(
    estate: str, castle: int, city: tuple[int, ...], move: str, points: int
) -> None:
    types = ["bank", "church", "market", "warehouse", "city_hall", "boarding_house"]
    types += ["watchtower"]
    last = int(move.split()[2][1:])
    hexes = [h for h in city if h != last]
    owner = Owner(estate=estate, castle=castle, placed=dict(zip(hexes, types, strict=False)))
    owner.storage = ["carpenters_workshop"]
    owner.dice = (int(move[-1]), int(move[-1]))
    assert gained(position(owner, phase="E"), move) == points + 2


@pytest.mark.rule("K107")
@pytest.mark.parametrize(("phase", "points"), [("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)])
def test_points_by_phase(phase: str, points: int) -> None:
    state = position(Owner(storage=["bank"], dice=(3, 1)), phase=phase)
    assert gained(state, "place 1 h11 with 3") == 1 + points
    assert state.breakdown(0)[f"regions_phase_{phase.lower()}"] == points
    assert state.breakdown(0)["regions_building"] == 1


@pytest.mark.rule("K108")
def test_a_region_scores_once_and_the_start_castle_alone_never() -> None:
    state = position(Owner(placed={11: "bank"}, storage=["ship"], dice=(2, 1)))
    assert gained(state, "place 1 h17 with 2", "workers with 1") == 0
    assert state.breakdown(0)["regions_castle"] == 0


@pytest.mark.rule("K109", "K110", "K111")
@pytest.mark.parametrize(("seats", "large", "small"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_first_second_and_later_to_fill_a_colour(seats: int, large: int, small: int) -> None:
    owners = [
        Owner(placed={24: "mine", 29: "mine"}, storage=["mine"], dice=(3, 3)) for _ in range(seats)
    ]
    state = position(*owners)
    found = []
    for _ in range(seats):
        found.append(gained(state, "place 1 h33 with 3") - 6 - 10)
        play(state, "workers with 3")
    assert found == [large, small, 0, 0][:seats]


@pytest.mark.rule("K109", "K110")
def test_bonus_tiles_belong_to_their_owners() -> None:
    owners = [
        Owner(placed={24: "mine", 29: "mine"}, storage=["mine"], dice=(3, 3)) for _ in range(3)
    ]
    state = position(*owners)
    for _ in range(3):
        play(state, "place 1 h33 with 3")
        if not state.over and state.seat != 2:
            play(state, "workers with 3")
    view = seen(state)
    assert [p["bonus_tiles"] for p in view["players"]] == [{"mine": "large"}, {"mine": "small"}, {}]
    assert view["bonus_tiles"]["mine"] == []
    assert view["bonus_tiles"]["ship"] == ["large", "small"]


@pytest.mark.rule("K112")
def test_the_start_castle_counts_for_dark_green() -> None:
    owner = Owner(placed={11: "bank", 6: "castle", 2: "castle"}, storage=["castle"], dice=(5, 1))
    state = position(owner)
    assert gained(state, "place 1 h1 with 5") == 6 + 10 + 5


@pytest.mark.rule("K113", "KA31")
def test_the_score_has_no_upper_limit() -> None:
    placed = dict.fromkeys((11, 13, 25, 23), "bank") | {12: "knowledge_01", 24: "mine"}
    state = position(Owner(placed=placed, sold={"red": 7, "pink": 7, "violet": 7}), Owner(),
                     Owner(), Owner(), phase="E")  # fmt: skip
    assert seen(state)["players"][0]["points"] == 21 * 4 + 1 + 10
    state = position(Owner(sold=dict.fromkeys(("red", "pink", "violet", "brown"), 7)), Owner(),
                     Owner(), Owner(), phase="E")  # fmt: skip
    assert seen(state)["players"][0]["points"] == 112
    assert state.scores()[0] == 112
