"""A view contains all that a seat may know: equal views imply equal legal moves."""

import pytest

from tests.games.craftsmen.position import Owner, legal, play, position, seen


@pytest.mark.rule("A29", "C93")
def test_which_of_two_helpers_acts_is_open() -> None:
    state = position(
        Owner(hand=["iron_ore_mine_2"], row=["sawmill_4"], capital=["red_1", "red_2"]),
        stage="builders",
        queues={"builders": [[0], [0], []]},
    )
    first = seen(state)
    assert legal(state, "defy")
    play(state, "pass")
    assert not legal(state, "defy")
    assert seen(state) != first
    discs = next(g for g in seen(state)["guilds"] if g["guild"] == "builders")["discs"]
    assert [[disc["acting"] for disc in field] for field in discs] == [[False], [True], []]


@pytest.mark.rule("A29", "A32")
def test_what_a_card_is_paid_for_is_open() -> None:
    state = position(
        Owner(capital=["blue_2", "red_3"]), Owner(), queues={"notary": [[1], [1], [2]]}
    )
    assert seen(state)["waiting_move"] == ""
    play(state, "cover notary 2 card")
    assert [seen(state, viewer)["waiting_move"] for viewer in (-1, 0, 1)] == [
        "cover notary 2 card"
    ] * 3
    play(state, "pay blue_2")
    assert seen(state)["waiting_move"] == ""


@pytest.mark.rule("A29", "A14")
def test_whether_cards_go_on_top_or_below_is_open() -> None:
    state = position(
        Owner(),
        stage="notary",
        queues={"notary": [[0], [], []]},
        market={"basic": ["vineyard_2", "apiary_1"]},
    )
    play(state, "search basic", "lay vineyard_2", "lay apiary_1", "below")
    assert all(seen(state, viewer)["put_below"] for viewer in (-1, 0, 1))
