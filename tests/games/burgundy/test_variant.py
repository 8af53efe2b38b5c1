"""O. Variant: chosen sides and start castle, and other set-ups."""

from typing import cast

import pytest

from guildhall.core.errors import InvalidOption
from guildhall.core.events import PUBLIC
from guildhall.core.rng import seeded
from guildhall.games.burgundy.state import Burgundy
from tests.games.burgundy.position import GAME, kinds_of, legal, play, refused, seen


def fresh(seats: int = 3, seed: int = 1, **options: str) -> Burgundy:
    return cast(Burgundy, GAME.new(seats, seed, **options))


@pytest.mark.rule("K164", "KA29")
def test_two_sided_boards_are_dealt() -> None:
    pairs: set[tuple[str, ...]] = set()
    for seed in range(60):
        dealt = [p["choices"] for p in seen(fresh(4, seed, estates="dealt"))["players"]]
        assert all(len(sides) == 2 for sides in dealt)
        later = [side for sides in dealt for side in sides if side != "estate_1"]
        assert len(later) == len(set(later)), "no two players share a board"
        assert not any(side.startswith("estate_2019") for side in later)
        pairs.update(tuple(sides) for sides in dealt)
        assert sum("estate_1" in sides for sides in dealt) >= 2
    assert len(pairs) > 20


@pytest.mark.rule("K165")
def test_one_side_and_any_dark_green_hex() -> None:
    state = fresh(estates="dealt")
    sides = seen(state)["players"][state.seat]["choices"]
    moves = legal(state)
    assert {text.split()[1] for text in moves} == set(sides)
    assert len(moves) == 8
    other = next(f"choose estate_{n}" for n in range(1, 10) if f"estate_{n}" not in sides)
    move = next(GAME.text(a) for a in range(64) if GAME.text(a).startswith(other + " "))
    assert refused(state, move).startswith("K165: ")


@pytest.mark.rule("K166", "KA30")
def test_openly_in_turn_order() -> None:
    state = fresh(estates="dealt", choosing="open")
    order = seen(state)["order"]
    for seat in order:
        assert state.seat == seat
        assert seen(state)["phase"] == ""
        move = min(legal(state))
        log = play(state, move)
        assert kinds_of(log)[0] == "burgundy-estate-chosen"
        for viewer in (PUBLIC, 0, 1, 2):
            player = seen(state, viewer)["players"][seat]
            assert f"choose {player['estate']} h{player['start_castle']}" == move
            assert player["hexes"][player["start_castle"]] == "castle"
    assert seen(state)["phase"] == "phase_a"


@pytest.mark.rule("K167", "KA30")
def test_secretly_and_uncovered_together() -> None:
    state = fresh(estates="dealt", choosing="hidden")
    order = seen(state)["order"]
    moves = {}
    for place, seat in enumerate(order):
        moves[seat] = max(legal(state))
        log = play(state, moves[seat])
        assert kinds_of(log)[0] == "burgundy-estate-hidden"
        assert log[0].seen_by(PUBLIC) == {}
        assert log[0].seen_by(seat)
        if place < 2:
            for viewer in (PUBLIC, 0, 1, 2):
                player = seen(state, viewer)["players"][seat]
                assert (player["estate"] != "") == (viewer == seat)
                assert any(player["hexes"]) == (viewer == seat)
    assert kinds_of(log)[1:4] == ["burgundy-estate-uncovered"] * 3
    for seat in order:
        player = seen(state, PUBLIC)["players"][seat]
        assert f"choose {player['estate']} h{player['start_castle']}" == moves[seat]


@pytest.mark.rule("K167")
def test_a_secret_choice_is_imagined_anew() -> None:
    state = fresh(estates="chosen", choosing="hidden")
    chooser = int(state.seat)
    play(state, "choose estate_5 h10")
    other = (chooser + 1) % 3
    found = {int(state.determinize(other, seeded(n)).players[chooser].estate) for n in range(40)}  # type: ignore[attr-defined]
    assert len(found) > 3
    own = {int(state.determinize(chooser, seeded(n)).players[chooser].estate) for n in range(5)}  # type: ignore[attr-defined]
    assert own == {4}


@pytest.mark.rule("K168")
def test_before_phase_a_with_goods_and_workers_known() -> None:
    state = fresh(estates="dealt")
    view = seen(state)
    assert all(tile == "" for depot in view["depots"] for tile in depot["spaces"])
    assert all(sum(player["goods"].values()) == 3 for player in view["players"])
    assert sorted(player["workers"] for player in view["players"]) == [1, 2, 3]
    assert refused(state, "workers with 1") == "K168: First, everybody chooses an estate."
    for _ in range(3):
        play(state, min(legal(state)))
    assert refused(state, "choose estate_1 h18") == (
        "K168: Estates are chosen once, before phase A."
    )


@pytest.mark.rule("K169")
def test_the_first_tile_goes_beside_the_chosen_castle() -> None:
    state = fresh(2, estates="chosen")
    play(state, "choose estate_8 h5", "choose estate_8 h31")
    first = seen(state)["order"][0]
    assert state.players[first].frontier == sum(2**h for h in (0, 1, 4, 6, 10, 11))
    assert [player.score() for player in state.players] == [0, 0]


def test_random_estates_leave_only_the_castle_hex_to_choose() -> None:
    state = fresh(4, estates="random")
    dealt = [player["choices"] for player in seen(state)["players"]]
    assert all(len(choices) == 1 for choices in dealt)
    assert len({choices[0] for choices in dealt}) == 4
    assert ["estate_1"] not in dealt
    assert len(legal(state)) == 4


def test_any_estate_can_be_chosen_even_twice() -> None:
    state = fresh(2, estates="chosen")
    assert len(legal(state)) == 9 * 4
    play(state, "choose estate_8 h5")
    assert "choose estate_8 h5" in legal(state)


def test_estates_of_the_later_edition_need_an_option() -> None:
    state = fresh(2, estates="chosen", later_estates="yes")
    assert len(legal(state)) == 16 * 4
    play(state, "choose estate_2019_2 h18")
    assert refused(fresh(2, estates="chosen"), "choose estate_2019_2 h18").startswith("K165: ")


def test_options_are_checked() -> None:
    with pytest.raises(InvalidOption):
        fresh(2, estates="mine")
