"""Alternative readings: where rulebooks differ, or where the text hardly means what it says."""

import json
from typing import cast

import pytest

from guildhall.conformance.games import proven_game
from guildhall.games.craftsmen.game import RULINGS
from guildhall.games.craftsmen.state import Craftsmen
from tests.games.craftsmen.position import (
    GAME,
    Owner,
    asked,
    cards,
    column,
    legal,
    log_of,
    play,
    position,
    refused,
    seen,
)

OTHER = {name: option.choices[1] for name, option in RULINGS.items()}


@pytest.mark.parametrize("ruling", OTHER)
@pytest.mark.parametrize("seats", [2, 4])
def test_whole_games_under_each_alternative_reading(ruling: str, seats: int) -> None:
    proven_game(GAME, seats, 1, 97, **{ruling: OTHER[ruling]})


@pytest.mark.rule("A16", "A21", "A23")
def test_the_literal_preset_takes_the_text_where_the_default_is_a_ruling() -> None:
    (literal,) = (preset for preset in GAME.presets if preset.name == "literal")
    assert literal.options == {
        "ruling_granary_card": "full",
        "ruling_fewest_privileges": "helpers",
        "ruling_winter_tokens": "all",
    }


@pytest.mark.rule("A1")
def test_polish_exchange_of_a_card_and_the_sawmill_besides() -> None:
    state = cast(Craftsmen, GAME.new(3, 1, ruling_exchange="pl"))
    seat = int(state.seat)
    assert legal(state, "swap") == set()
    play(state, sorted(legal(state, "exchange"))[0])
    assert asked(state) == (seat, "exchange")
    assert legal(state, "exchange") == set()
    play(state, sorted(legal(state, "swap"))[0])
    assert asked(state)[0] != seat


@pytest.mark.rule("A13")
def test_polish_mayor_counts_printed_values() -> None:
    state = position(
        Owner(capital=["violet_2", "violet_1"]),
        stage="notary",
        queues={"notary": [[], [0], []]},
        market={"extended": ["mill_3", "tannery_1"]},
        ruling_mayor="pl",
    )
    pair = ["red_1", "red_2"]
    state.bank.discard += state.bank.deck - cards(pair)
    state.bank.discard_size += state.bank.deck_size - 2
    state.bank.deck, state.bank.deck_size = cards(pair), 2
    log = play(state, "auction mill_3", "bid 4")
    assert log_of(log, "mayor")[0][1]["bid"] == 3
    assert asked(state) == (0, "pay")


@pytest.mark.rule("A14")
def test_french_search_puts_the_cards_on_top() -> None:
    state = position(
        Owner(capital=["red_1"]),
        stage="notary",
        queues={"notary": [[0], [], []]},
        ruling_search="fr",
    )
    play(state, "search basic")
    play(state, sorted(legal(state))[0])
    play(state, sorted(legal(state))[0])
    assert asked(state) == (0, "put_back")


@pytest.mark.rule("A22")
def test_french_privilege_tokens_go_from_the_right() -> None:
    state = position(
        Owner(privileges=3),
        Owner(privileges=1),
        Owner(privileges=1),
        order=[2, 1, 0],
        stage="town_hall",
        queues={"town_hall": [[1], [], []]},
        ruling_privilege_ties="fr",
    )
    play(state, "pass")
    assert [p["privilege_tokens"] for p in seen(state)["players"]] == [3, 2, 1]


@pytest.mark.rule("A25")
def test_polish_refill_gives_one_cube_to_each_good_that_is_missing() -> None:
    state = position(
        season="winter",
        granary={"flour": [0, 1], "iron": ["n", 0], "rope": ["n", "n"]},
        ruling_granary_refill="pl",
    )
    while state.year == 1:
        play(state, "pass")
    assert [column(state, good) for good in ("flour", "iron", "rope")] == [["n"], ["n"], ["n", "n"]]


@pytest.mark.rule("A7")
def test_french_work_tokens_beside_an_own_action_in_any_stage() -> None:
    state = position(
        Owner(row=["sawmill_1", "cooperage_1"], works=2, capital=["red_1"] * 3),
        stage="bankers",
        queues={"bankers": [[], [0], []], "town_hall": [[1], [], []]},
        ruling_work_tokens="fr",
    )
    assert "work" in legal(state)
    play(state, "work", "make wood cooperage_1")
    assert asked(state) == (0, "bankers")
    play(state, "take both", "discard violet_1", "discard green_1")
    assert (asked(state), seen(state)["stage"]) == ((0, "tokens"), "bankers")
    play(state, "work", "process cooperage_1 granary", "draw")
    assert seen(state)["stage"] == "town_hall"


@pytest.mark.rule("A7")
def test_french_work_tokens_are_not_offered_in_the_middle_of_an_action() -> None:
    state = position(
        Owner(row=["sawmill_1", "cooperage_1"], works=1),
        stage="crafts",
        queues={"crafts": [[], [0], []]},
        ruling_work_tokens="fr",
    )
    assert "work" in legal(state)
    play(state, "make wood fair")
    assert "work" not in legal(state)
    assert "before or after an action by one of your own helpers" in refused(state, "work")
    play(state, "pass")
    assert asked(state) == (0, "tokens")


@pytest.mark.rule("A16")
@pytest.mark.parametrize(
    ("ruling", "cubes", "brings"),
    [
        ("every", [], True),
        ("every", ["n"], True),
        ("every", ["n", "n"], True),
        ("full", [], False),
        ("full", ["n"], False),
        ("full", ["n", "n"], True),
    ],
)
def test_a_card_for_every_delivery_or_only_where_the_granary_was_full(
    ruling: str, cubes: list[int | str], brings: bool
) -> None:
    state = position(
        Owner(row=["sawmill_1", "mill_1"], filled={"mill_1": ["wheat"]}),
        stage="crafts",
        queues={"crafts": [[], [0], []]},
        granary={"flour": cubes},
        ruling_granary_card=ruling,
    )
    delivery = GAME.parse("process mill_1 granary")
    said = [message for message, _ in state.preview(delivery).says]
    assert ("craftsmen-preview-granary" in said) == brings
    play(state, "process mill_1 granary")
    assert asked(state) == (0, "granary_card" if brings else "craft")
    assert column(state, "flour") == [*cubes, "0"][-2:]


@pytest.mark.rule("A21")
@pytest.mark.parametrize(("ruling", "tokens"), [("privileges", [1, 1, 1]), ("helpers", [0, 1, 1])])
def test_a_helper_on_the_order_change_track_may_count_as_still_on_the_board(
    ruling: str, tokens: list[int]
) -> None:
    state = position(
        stage="town_hall",
        queues={"town_hall": [[0], [], []]},
        ruling_fewest_privileges=ruling,
    )
    play(state, "change order")
    assert [p["privilege_tokens"] for p in seen(state)["players"]] == tokens


@pytest.mark.rule("A23")
@pytest.mark.parametrize(("ruling", "tokens"), [("none", [0, 3, 1]), ("all", [1, 3, 2])])
def test_the_end_phase_of_winter_may_give_everybody_a_privilege_token(
    ruling: str, tokens: list[int]
) -> None:
    state = position(
        Owner(),
        Owner(privileges=3),
        Owner(privileges=1),
        season="winter",
        ruling_winter_tokens=ruling,
    )
    while state.year == 1:
        play(state, "pass")
    assert [p["privilege_tokens"] for p in seen(state)["players"]] == tokens


@pytest.mark.rule("A23", "C87")
def test_two_players_are_tied_in_winter_and_get_none() -> None:
    state = position(Owner(), Owner(), season="winter", ruling_winter_tokens="all", seats=2)
    while state.year == 1:
        play(state, "pass")
    assert [p["privilege_tokens"] for p in seen(state)["players"]] == [0, 0]


def test_games_stored_before_a_ruling_became_an_option_can_be_read() -> None:
    """Their snapshots and keys did not contain the option."""
    state = GAME.new(3, seed=1)
    written = json.loads(state.snapshot())
    added = [name for name, option in RULINGS.items() if option.added]
    assert added
    for name in added:
        del written["options"][name]
    old = GAME.restore(json.dumps(written).encode())
    assert old == state
    assert old.options == state.options
    assert {GAME.new(3, seed=1, **{name: OTHER[name]}).key() for name in added}.isdisjoint(
        {state.key()}
    )
