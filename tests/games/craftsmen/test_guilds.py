"""E. Guild phase: order of helpers, privileges, work tokens; C. Round structure."""

from typing import cast

import pytest

from guildhall.core.rng import seeded
from guildhall.games.craftsmen.state import Craftsmen
from tests.games.craftsmen.position import (
    GAME,
    Owner,
    asked,
    capital,
    discs,
    finish_round,
    legal,
    log_of,
    play,
    points,
    position,
    refused,
    seen,
)

CRAFTER = Owner(row=["sawmill_1", "cooperage_1"], works=2)


@pytest.mark.rule("C22", "C33", "C90")
def test_six_stages_in_their_order() -> None:
    state = position(Owner(capital=["red_1"] * 2, hand=["vineyard_1"]))
    for guild in ("town_hall", "crafts", "notary", "builders", "bankers"):
        play(state, f"send {guild}")
        while asked(state) in ((1, "send"), (2, "send")):
            play(state, "pass")
    stages = []
    while state.season == 0:
        stages.append(seen(state)["stage"])
        play(state, "pass")
    assert stages == ["bankers", "builders", "notary", "crafts", "town_hall"]


@pytest.mark.rule("C33", "C93")
def test_helpers_act_field_by_field_the_lower_disc_first() -> None:
    state = position(stage="town_hall", seats=5, queues={"town_hall": [[0, 2], [1, 3], [2, 4]]})
    acting = []
    while asked(state)[1] == "town_hall":
        acting.append(asked(state)[0])
        play(state, "pass")
    assert acting == [0, 2, 1, 3, 2, 4]


@pytest.mark.rule("C33", "A36")
def test_an_action_may_be_skipped() -> None:
    for stage in ("bankers", "builders", "notary", "crafts", "town_hall"):
        state = position(
            Owner(capital=["red_1"], hand=["vineyard_1"]),
            stage=stage,
            queues={stage: [[0], [], []]},
        )
        assert "pass" in legal(state)
        play(state, "pass")
        assert asked(state) != (0, stage)


@pytest.mark.rule("C34", "A6")
def test_the_privilege_of_a_gold_field_is_optional_and_only_use_counts() -> None:
    state = position(
        Owner(capital=["red_1"] * 3),
        stage="bankers",
        queues={"bankers": [[0], [], []]},
    )
    log = play(state, "take both", "discard violet_1", "discard green_1")
    assert log_of(log, "fewest-privileges") == [(0, {}), (1, {}), (2, {})]


@pytest.mark.rule("C35", "A6", "A61")
def test_a_token_lets_a_helper_act_as_on_gold_and_returns_to_the_pool() -> None:
    state = position(
        Owner(capital=["red_1"] * 3, privileges=2),
        stage="bankers",
        queues={"bankers": [[1], [0], []]},
    )
    play(state, "pass", "take both")
    assert "privilege" in legal(state)
    before = seen(state)["privilege_tokens"]
    play(state, "privilege")
    assert seen(state)["privilege_tokens"] == before + 1
    assert seen(state)["players"][0]["privilege_tokens"] == 1
    assert refused(state, "privilege") == "C35: This helper has already used the privilege."


@pytest.mark.rule("A61")
def test_on_a_gold_field_no_token_is_spent() -> None:
    state = position(
        Owner(capital=["red_1"] * 3, privileges=2),
        stage="bankers",
        queues={"bankers": [[0], [], []]},
    )
    play(state, "take both", "privilege")
    assert seen(state)["players"][0]["privilege_tokens"] == 2


@pytest.mark.rule("C35")
def test_several_tokens_in_a_round_each_for_another_helper() -> None:
    state = position(
        Owner(capital=["red_1"] * 2, privileges=2),
        stage="bankers",
        queues={"bankers": [[1], [0, 0], []]},
    )
    play(state, "pass")
    for left in (1, 0):
        play(state, sorted(legal(state, "take"))[0], "privilege")
        assert state.players[0].privileges == left
        play(state, sorted(legal(state))[0])


@pytest.mark.rule("C34")
def test_without_gold_field_and_token_there_is_no_privilege() -> None:
    state = position(
        Owner(capital=["red_1"] * 3), stage="bankers", queues={"bankers": [[], [0], []]}
    )
    play(state, "take both")
    assert refused(state, "privilege").startswith("C34: ")


@pytest.mark.rule("A33")
def test_the_bankers_privilege_is_announced_after_seeing_the_new_cards() -> None:
    state = position(
        Owner(capital=["red_1"] * 3, privileges=1),
        stage="bankers",
        queues={"bankers": [[], [0], []]},
    )
    assert "privilege" not in legal(state)
    play(state, "take both")
    assert state.players[0].privileges == 1
    assert "privilege" in legal(state)


@pytest.mark.rule("A33", "A34")
def test_elsewhere_the_privilege_is_a_part_of_the_action() -> None:
    for stage in ("bankers", "builders", "merchants"):
        state = position(
            Owner(capital=["red_1"] * 3, hand=["vineyard_1"], privileges=1),
            stage=stage,
            queues={stage: [[], [0], []]},
        )
        assert "privilege" not in legal(state)


@pytest.mark.rule("C36", "A7", "A46")
def test_work_tokens_are_spent_between_the_stages_in_turn_order() -> None:
    state = position(
        Owner(works=1),
        Owner(works=2),
        order=[1, 0, 2],
        stage="bankers",
        queues={"bankers": [[0], [], []], "town_hall": [[2], [], []]},
    )
    assert refused(state, "work").startswith("A7: ")
    play(state, "pass")
    windows = []
    while asked(state)[1] == "tokens":
        windows.append((asked(state)[0], seen(state)["stage"]))
        play(state, "pass")
    later = ["builders", "notary", "crafts", "merchants", "town_hall"]
    assert windows == [(seat, stage) for stage in later for seat in (1, 0)]
    assert asked(state) == (2, "town_hall")


@pytest.mark.rule("C36", "A46", "A43")
def test_a_work_token_gives_one_point_that_must_be_used_at_once() -> None:
    state = position(CRAFTER, stage="bankers")
    assert asked(state) == (0, "tokens")
    play(state, "work")
    assert legal(state) == {"make wood fair", "make wood cooperage_1"}
    play(state, "make wood cooperage_1")
    assert asked(state) == (0, "tokens")
    assert seen(state)["work_tokens"] == 5
    play(state, "work", "process cooperage_1 granary", "draw")
    assert points(state) == 11
    assert state.players[0].works == 0


@pytest.mark.rule("A46")
def test_a_work_token_is_not_offered_where_the_point_has_no_use() -> None:
    state = position(
        Owner(row=["sawmill_1"], fair=3, works=1),
        Owner(works=1),
        stage="bankers",
    )
    assert asked(state) == (1, "tokens")


@pytest.mark.rule("A46")
def test_the_crafts_privilege_does_not_apply_to_a_token() -> None:
    state = position(
        Owner(row=["sawmill_1", "cooperage_1"], works=2, privileges=2), stage="bankers"
    )
    play(state, "work")
    assert "privilege" not in legal(state)


@pytest.mark.rule("A7")
def test_a_token_taken_in_stage_six_waits_for_the_next_round() -> None:
    state = position(
        Owner(row=["sawmill_1", "cooperage_1"]),
        stage="town_hall",
        queues={"town_hall": [[0], [], []]},
    )
    play(state, "token work")
    assert (state.season, asked(state)[1]) == (1, "send")


@pytest.mark.rule("C23", "A7", "A23")
def test_winter_has_stages_two_and_four_with_windows_around_them() -> None:
    builder = Owner(
        capital=["red_3", "red_2"],
        hand=["vineyard_1"],
        row=["sawmill_1", "cooperage_1"],
        works=1,
    )
    state = position(builder, season="winter", order=[0, 1, 2])
    asked_for = []
    while state.season == 3:
        asked_for.append(asked(state))
        play(state, "pass")
        if len(asked_for) > 8:
            break
    assert asked_for[:2] == [(0, "tokens"), (0, "build")]
    assert [d for s, d in asked_for if s == 0] == [
        "tokens", "build", "tokens", "craft", "tokens",
    ]  # fmt: skip


@pytest.mark.rule("C24", "C22")
def test_the_calendar_moves_on() -> None:
    state = position(season="autumn")
    finish_round(state)
    assert (state.year, state.season) == (1, 3)
    finish_round(state)
    assert (state.year, state.season) == (2, 0)


@pytest.mark.rule("C24")
def test_the_game_ends_after_winter_of_year_three() -> None:
    state = position(season="winter", year=3)
    finish_round(state)
    assert state.over


@pytest.mark.rule("C37")
def test_helpers_that_used_a_privilege_stay_until_the_end_phase() -> None:
    state = position(
        Owner(capital=["red_1"] * 3),
        Owner(capital=["red_2"] * 3),
        stage="bankers",
        queues={"bankers": [[0], [1], []], "town_hall": [[2], [], []]},
    )
    play(state, "take both", "privilege")
    play(state, sorted(legal(state))[0], "pass")
    queue = seen(state)["guilds"][0]["discs"]
    assert [[d["used_privilege"] for d in place] for place in queue] == [[True], [False], []]
    log = play(state, "pass")
    assert log_of(log, "fewest-privileges") == [(1, {}), (2, {})]
    assert discs(state, "bankers") == [[], [], []]
    assert seen(state)["players"][0]["helpers"] == 5


@pytest.mark.rule("A65", "A29")
def test_a_player_is_asked_where_hidden_cards_could_leave_a_choice() -> None:
    """Player 0 can build nothing, but the others cannot know that; player 1 has no card at all."""
    state = position(
        Owner(capital=["red_3", "red_2"], hand=["iron_ore_mine_1"], row=["sawmill_3"]),
        Owner(capital=["blue_3"]),
        stage="builders",
        queues={"builders": [[], [0, 1], []]},
    )
    assert asked(state) == (0, "build")
    assert legal(state) == {"pass"}
    play(state, "pass")
    assert asked(state)[1] != "build"
    assert capital(state, 1) == ["blue_3"]


def test_a_position_contains_nothing_of_earlier_actions() -> None:
    """Equal positions have equal keys, whichever moves led to them."""
    rng = seeded(5)
    for seed in range(8):
        state = cast(Craftsmen, GAME.new(2 + seed % 4, seed))
        while not state.over:
            if asked(state)[1] == "send":
                assert [
                    state.actor, state.progress, state.privileged, state.work_points, state.stage,
                    state.raws_left, state.built, state.price, state.colours, state.paid,
                    state.lowest_kind, state.left, state.invested, state.drawn, state.waiting,
                    state.lot, state.bid, state.bids, state.bidder, state.bidding, state.mayor,
                    state.looked, state.looked_open, state.looked_type, state.below,
                ] == [-1] + [0] * 14 + [-1] + [0] * 9  # fmt: skip
            legal_ = state.legal()
            state.do_play(legal_[rng.below(len(legal_))], None)
