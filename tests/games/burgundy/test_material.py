"""A. Terms and material."""

from collections import Counter

import pytest

from guildhall.core.bits import count, members
from guildhall.core.errors import SeatsOutOfRange
from guildhall.core.rng import seeded
from guildhall.games.burgundy.components import MATERIAL, SPACE_PLAYERS
from guildhall.games.burgundy.estates import HEX_COLOUR, NEIGHBOURS, NUMBER, REGION
from guildhall.games.burgundy.moves import depots_of, load_two
from tests.games.burgundy.position import GAME, Owner, legal, play, position, seen, workers

TILES = MATERIAL["tiles"]
BLACK_KNOWLEDGE = {7, 12, 14, 15, 24, 25}


def printed(colour: str) -> tuple[int, int]:
    """Return how many tiles of a colour have their own back, and how many a black one."""
    tiles = [tile for tile in TILES if tile["colour"] == colour]
    return sum(tile["coloured"] for tile in tiles), sum(tile["black"] for tile in tiles)


@pytest.mark.rule("K1")
def test_two_to_four_players_and_25_turns_of_two_dice_each() -> None:
    for seats in (1, 5):
        with pytest.raises(SeatsOutOfRange):
            GAME.new(seats, 1)
    for seats in (2, 3, 4):
        state, rng = GAME.new(seats, 1), seeded(2)
        dice: Counter[int] = Counter()
        rounds = set()
        while not state.over:
            view = state.view(-1)
            rounds.add((view["phase"], view["round"]))
            action = state.legal()[rng.below(len(state.legal()))]
            dice[int(state.seat)] += " with " in GAME.text(action)
            state.play(action)
        assert len(rounds) == 25
        assert dice == dict.fromkeys(range(seats), 50)


@pytest.mark.rule("K2", "K3")
def test_164_tiles_in_six_colours_with_their_backs() -> None:
    backs = {colour: printed(colour) for colour in MATERIAL["colours"]}
    assert backs == {
        "building": (40, 16),
        "animal": (20, 8),
        "knowledge": (20, 6),
        "castle": (14, 2),
        "mine": (10, 2),
        "ship": (20, 6),
    }
    assert sum(own + black for own, black in backs.values()) == 164


@pytest.mark.rule("K4")
def test_eight_buildings_seven_times() -> None:
    buildings = [tile for tile in TILES if tile["colour"] == "building"]
    assert len(buildings) == 8
    assert all((tile["coloured"], tile["black"]) == (5, 2) for tile in buildings)


@pytest.mark.rule("K5")
def test_four_species_seven_times() -> None:
    for species in ("cow", "sheep", "pig", "chicken"):
        tiles = [tile for tile in TILES if tile["id"].startswith(species)]
        backs = {tile["id"][-1]: (tile["coloured"], tile["black"]) for tile in tiles}
        assert backs == {"2": (2, 0), "3": (2, 1), "4": (1, 1)}


@pytest.mark.rule("K6")
def test_26_knowledge_tiles_once_each() -> None:
    tiles = [tile for tile in TILES if tile["colour"] == "knowledge"]
    assert [tile["id"] for tile in tiles] == [f"knowledge_{n:02}" for n in range(1, 27)]
    for number, tile in enumerate(tiles, 1):
        assert tile["black"] == (number in BLACK_KNOWLEDGE)
        assert tile["coloured"] + tile["black"] == 1


@pytest.mark.rule("K7")
def test_42_goods_and_the_die_of_each_colour() -> None:
    assert MATERIAL["goods"] == ["turquoise", "violet", "pink", "red", "brown", "orange"]
    assert MATERIAL["goods_of_each_kind"] == 7
    for die, good in enumerate(MATERIAL["goods"], 1):
        state = position(Owner(goods={good: 1}, dice=(die, die)))
        assert legal(state, "sell") == {f"sell {good} with {die}"}


@pytest.mark.rule("K8")
def test_silver_and_workers_never_run_out() -> None:
    state = position(Owner(workers=28, storage=["boarding_house"], dice=(3, 1)), Owner(workers=30))
    play(state, "place 1 h25 with 3", "workers with 1")
    assert workers(state) == 34


@pytest.mark.rule("K9")
def test_twelve_bonus_tiles() -> None:
    left = seen(position())["bonus_tiles"]
    assert left == {colour: ["large", "small"] for colour in MATERIAL["colours"]}


@pytest.mark.rule("K10")
def test_nine_dice() -> None:
    view = GAME.new(4, 1).view(-1)
    dice = [die for player in view["players"] for die in player["dice"]]  # type: ignore[attr-defined]
    assert len(dice) == 8
    assert all(1 <= die["number"] <= 6 for die in dice)
    assert 1 <= int(str(view["white_die"])) <= 6


@pytest.mark.rule("K11", "K13")
def test_the_main_board() -> None:
    codes = {"knowledge": "K", "building": "B", "ship": "S", "animal": "A", "castle": "C"}
    codes["mine"] = "M"
    depots = [
        " ".join(f"{codes[colour]}{players}" for colour, players in depot)
        for depot in MATERIAL["depots"]
    ]
    assert depots == [
        "K3 B2 S2 A4",
        "K2 B3 C2 B4",
        "A2 S3 B2 K4",
        "M4 S2 B2 A3",
        "B3 M2 B4 K2",
        "C3 B2 S4 A2",
    ]
    assert MATERIAL["phase_points"] == [10, 8, 6, 4, 2]
    assert len(seen(position())["depots"]) == 7
    assert len(MATERIAL["black_depot"]) == 8


@pytest.mark.rule("K12")
def test_the_goods_space_of_a_depot_takes_any_number() -> None:
    heap = {"pink": 7, "red": 4}
    state = position(goods={3: heap}, phase="C")
    assert seen(state)["depots"][2]["goods"] == heap


@pytest.mark.rule("K14")
def test_the_depots_form_a_ring() -> None:
    pairs = [[d + 1 for d in members(depots_of(load_two(n)))] for n in range(6)]
    assert pairs == [[1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [1, 6]]


@pytest.mark.rule("K15", "K84")
def test_six_ships_fit_the_turn_order_track() -> None:
    rivers = dict.fromkeys((15, 16, 17, 19, 20), "ship")
    state = position(Owner(placed=rivers, storage=["ship"], dice=(1, 1)))
    assert seen(state)["players"][0]["track"] == 5
    play(state, "place 1 h21 with 1")
    assert seen(state)["players"][0]["track"] == 6


@pytest.mark.rule("K16")
def test_estates_one_to_nine_and_those_of_the_later_edition() -> None:
    ids = [estate["id"] for estate in MATERIAL["estates"]]
    assert ids[:9] == [f"estate_{n}" for n in range(1, 10)]
    assert all(estate.startswith("estate_2019_") for estate in ids[9:])


@pytest.mark.rule("K17")
def test_every_estate_has_37_hexes_of_fixed_colours_and_numbers() -> None:
    expected = {0: 4, 1: 6, 2: 3, 3: 6, 4: 12, 5: 6}
    for estate in range(len(MATERIAL["estates"])):
        colours = HEX_COLOUR[estate * 37 : estate * 37 + 37]
        assert Counter(colours) == expected
    assert len(NUMBER) == 37
    assert set(NUMBER) == {1, 2, 3, 4, 5, 6}
    assert sum(count(neighbours) for neighbours in NEIGHBOURS) == 2 * 90
    assert members(NEIGHBOURS[18]) == [11, 12, 17, 19, 24, 25]
    assert members(NEIGHBOURS[0]) == [1, 4, 5]


@pytest.mark.rule("K18")
def test_regions_are_connected_hexes_of_one_colour() -> None:
    sizes = set()
    for estate in range(9):
        for hexagon in range(37):
            own = REGION[estate * 37 + hexagon]
            colour = HEX_COLOUR[estate * 37 + hexagon]
            sizes.add(count(own))
            for other in members(own):
                assert HEX_COLOUR[estate * 37 + other] == colour
                for neighbour in members(NEIGHBOURS[other]):
                    same = HEX_COLOUR[estate * 37 + neighbour] == colour
                    assert same == (neighbour in members(own))
    assert sizes == {1, 2, 3, 4, 5, 6, 7, 8}


@pytest.mark.rule("K19")
def test_places_of_a_player_board() -> None:
    player = seen(position())["players"][0]
    assert player["storage"] == ["", "", ""]
    assert player["hexes"].count("") == 36
    assert SPACE_PLAYERS[0] == 3
