"""Stage II: builders."""

import pytest

from tests.games.craftsmen.position import (
    Owner,
    asked,
    capital,
    hand,
    legal,
    log_of,
    play,
    position,
    refused,
    row,
    seen,
)

AT_WORK = {"builders": [[], [0], []]}
ON_GOLD = {"builders": [[0], [], []]}
RICH = ["red_1", "red_2", "red_3", "red_3", "blue_1"]


@pytest.mark.rule("C44")
def test_costs_of_two_cards_are_paid_together() -> None:
    state = position(
        Owner(capital=RICH, hand=["paper_mill_1", "iron_ore_mine_2"], row=["sawmill_6"]),
        stage="builders",
        queues=AT_WORK,
    )
    play(state, "build paper_mill_1 left")
    assert asked(state) == (0, "build")
    assert state.price == 3
    play(state, "build iron_ore_mine_2 right")
    assert asked(state) == (0, "pay")
    assert state.price == 5


@pytest.mark.rule("C44")
@pytest.mark.parametrize(
    ("name", "cost"), [("iron_ore_mine_2", 2), ("paper_mill_1", 3), ("tailor_1", 6)]
)
def test_costs_by_type(name: str, cost: int) -> None:
    state = position(
        Owner(capital=RICH, hand=[name], row=["sawmill_6"]), stage="builders", queues=ON_GOLD
    )
    move = sorted(legal(state, "build") | legal(state, "defy"))[0]
    play(state, move)
    assert state.price == cost
    assert asked(state) == (0, "pay")


@pytest.mark.rule("C44")
def test_what_cannot_be_paid_cannot_be_built() -> None:
    state = position(
        Owner(capital=["red_2", "blue_1"], hand=["tailor_1", "iron_ore_mine_2"], row=["sawmill_2"]),
        stage="builders",
        queues=ON_GOLD,
    )
    assert refused(state, "defy tailor_1 left") == "C44: This costs 6; your cards are worth 3."
    play(state, "build iron_ore_mine_2 left")
    assert state.price == 2


@pytest.mark.rule("C45", "A10")
def test_upper_must_match_upper_or_lower_lower() -> None:
    """The sawmill is red above and violet below; violet above does not match."""
    state = position(
        Owner(
            capital=RICH, hand=["iron_ore_mine_4", "iron_ore_mine_1", "mill_1"], row=["sawmill_4"]
        ),
        stage="builders",
        queues=AT_WORK,
    )
    assert legal(state, "build") == {
        "build iron_ore_mine_4 left", "build iron_ore_mine_4 right",
        "build iron_ore_mine_1 left", "build iron_ore_mine_1 right",
    }  # fmt: skip
    assert refused(state, "build mill_1 left") == (
        "C45: The colours of the Mill do not match those of the Sawmill, above or below."
    )


@pytest.mark.rule("C45", "A10")
def test_cards_are_laid_at_either_end_and_the_second_may_touch_the_first() -> None:
    state = position(
        Owner(capital=RICH, hand=["paper_mill_1", "flax_plantation_2"], row=["sawmill_4"]),
        stage="builders",
        queues=AT_WORK,
    )
    assert "build flax_plantation_2 right" not in legal(state)
    play(state, "build paper_mill_1 right", "build flax_plantation_2 right")
    assert row(state) == ["sawmill_4", "paper_mill_1", "flax_plantation_2"]


@pytest.mark.rule("C46", "A11")
def test_one_card_may_ignore_the_rule_but_stays_at_an_end() -> None:
    state = position(
        Owner(capital=RICH, hand=["mill_1", "iron_ore_mine_3"], row=["sawmill_4", "vineyard_4"]),
        stage="builders",
        queues=ON_GOLD,
    )
    assert legal(state) == {
        "pass", "defy mill_1 left", "defy mill_1 right",
        "defy iron_ore_mine_3 left", "defy iron_ore_mine_3 right",
    } - {"defy mill_1 right"} | {"build mill_1 right"}  # fmt: skip
    play(state, "defy mill_1 left")
    assert row(state) == ["mill_1", "sawmill_4", "vineyard_4"]
    assert legal(state, "defy") == set()
    assert refused(state, "defy iron_ore_mine_3 left").startswith("C35: ")


@pytest.mark.rule("A11")
def test_a_fitting_card_uses_up_no_privilege_and_the_next_must_fit() -> None:
    state = position(
        Owner(capital=RICH, hand=["iron_ore_mine_4", "mill_1"], row=["sawmill_4"]),
        stage="builders",
        queues=ON_GOLD,
    )
    assert refused(state, "defy iron_ore_mine_4 left").startswith("A11: ")
    play(state, "build iron_ore_mine_4 left")
    assert not state.privileged
    play(state, "defy mill_1 right")
    assert state.privileged


@pytest.mark.rule("C47", "A12")
def test_the_first_complete_line_takes_the_bonus_token_at_once() -> None:
    """Beer needs wheat and barrels, barrels need wood."""
    state = position(
        Owner(
            capital=["red_1", "red_2", "red_3", "red_3"],
            hand=["brewery_1"],
            row=["sawmill_4", "cooperage_3", "wheat_field_4"],
        ),
        stage="builders",
        queues=AT_WORK,
    )
    log = play(state, "build brewery_1 right")
    assert log_of(log, "bonus-token") == [(0, {"good": "beer", "points": 3})]
    assert seen(state)["players"][0]["bonus_tokens"] == ["beer"]
    assert "beer" not in seen(state)["bonus_tokens"]
    assert state.breakdown(0)["bonus_tokens"] == 3


@pytest.mark.rule("C47", "A12")
def test_an_incomplete_line_or_a_taken_token_brings_nothing() -> None:
    builder = Owner(
        capital=["red_1", "red_2", "red_3", "red_3"],
        hand=["brewery_1"],
        row=["sawmill_4", "wheat_field_4"],
    )
    state = position(builder, stage="builders", queues=AT_WORK)
    play(state, "build brewery_1 right")
    assert seen(state)["players"][0]["bonus_tokens"] == []
    late = Owner(
        capital=builder.capital,
        hand=["brewery_1"],
        row=["sawmill_4", "cooperage_3", "wheat_field_4"],
    )
    first = Owner(bonus=["beer"], row=["sawmill_1", "cooperage_1", "wheat_field_1", "brewery_2"])
    state = position(late, first, stage="builders", queues=AT_WORK)
    play(state, "build brewery_1 right")
    assert seen(state)["players"][0]["bonus_tokens"] == []
    assert seen(state)["players"][1]["bonus_tokens"] == ["beer"]


@pytest.mark.rule("A12")
def test_one_card_may_win_several_tokens() -> None:
    state = position(
        Owner(
            capital=["red_1", "red_2"],
            hand=["cooperage_3"],
            row=["winery_1", "vineyard_4", "brewery_1", "wheat_field_4", "sawmill_4"],
        ),
        stage="builders",
        queues=AT_WORK,
    )
    play(state, "build cooperage_3 right")
    assert set(seen(state)["players"][0]["bonus_tokens"]) == {"wine", "beer"}


@pytest.mark.rule("A36", "C44")
def test_a_builder_may_build_nothing_one_or_two_cards() -> None:
    builder = Owner(
        capital=RICH,
        hand=["iron_ore_mine_4", "vineyard_4", "apiary_4"],
        row=["sawmill_4"],
    )
    state = position(builder, stage="builders", queues=AT_WORK)
    play(state, "pass")
    assert row(state) == ["sawmill_4"]
    state = position(builder, stage="builders", queues=AT_WORK)
    play(state, "build apiary_4 left", "pass")
    assert asked(state) == (0, "pay")
    state = position(builder, stage="builders", queues=AT_WORK)
    play(state, "build apiary_4 left", "build vineyard_4 left")
    assert asked(state) == (0, "pay")
    assert refused(state, "build iron_ore_mine_4 left").startswith("C94: ")


@pytest.mark.rule("A37")
def test_any_number_of_cards_in_hand_and_row_and_copies_of_a_kind() -> None:
    many = [f"{kind}_{n}" for kind in ("vineyard", "apiary", "wheat_field") for n in (1, 2, 3, 4)]
    state = position(
        Owner(capital=RICH, hand=many[1:], row=["sawmill_4", "vineyard_1"]),
        stage="builders",
        queues=ON_GOLD,
    )
    assert len(hand(state)) == 11
    play(state, "defy vineyard_2 right")
    assert row(state) == ["sawmill_4", "vineyard_1", "vineyard_2"]


@pytest.mark.rule("C44", "A35")
def test_any_colours_pay_for_a_building() -> None:
    state = position(
        Owner(
            capital=["violet_2", "green_3", "blue_2"], hand=["iron_ore_mine_4"], row=["sawmill_4"]
        ),
        stage="builders",
        queues=AT_WORK,
    )
    play(state, "build iron_ore_mine_4 left")
    assert legal(state) == {"pay violet_2", "pay green_3", "pay blue_2"}
    play(state, "pay blue_2")
    assert capital(state) == ["violet_2", "green_3"]
