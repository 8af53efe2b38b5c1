"""Q. Differences of the 2019 edition."""

import pytest

from tests.games.burgundy.position import (
    Owner,
    legal,
    pass_round,
    play,
    position,
    refused,
    seen,
    silver,
    storage,
    workers,
)


@pytest.mark.rule("KD1")
def test_the_misprinted_tie_break_is_used_in_no_edition() -> None:
    for edition in ("2011", "2019"):
        emptier = Owner(sold={"red": 2}, silver=1)
        fuller = Owner(placed={24: "mine"}, sold={"pink": 2})
        state = position(emptier, fuller, Owner(), phase="E", round=5, edition=edition)
        pass_round(state)
        assert state.scores()[0] == state.scores()[1]
        assert state.ranking()[0] < state.ranking()[1]


@pytest.mark.rule("KD2")
def test_knowledge_6_pays_with_workers() -> None:
    owner = Owner(placed={12: "knowledge_06"}, workers=2)
    depots = {"4.1": "mine", "black.2": "castle"}
    assert not legal(position(owner, depots=depots), "buy")
    state = position(owner, depots=depots, edition="2019")
    assert legal(state, "buy") == {"buy 4.1 for workers", "buy black.2 for workers"}
    play(state, "buy 4.1 for workers")
    assert (workers(state), storage(state)) == (0, ["mine", "", ""])
    owner = Owner(placed={12: "knowledge_06"}, silver=2, workers=1)
    assert legal(position(owner, depots=depots, edition="2019"), "buy") == {
        "buy 4.1",
        "buy black.2",
    }


@pytest.mark.rule("KD2")
def test_knowledge_6_does_not_mix_silver_and_workers() -> None:
    owner = Owner(placed={12: "knowledge_06"}, silver=1, workers=1)
    state = position(owner, depots={"4.1": "mine"}, edition="2019")
    assert not legal(state, "buy")
    for move in ("buy 4.1", "buy 4.1 for workers"):
        assert refused(state, move) == (
            "KD2: A tile costs 2 silver or 2 workers, not a mix of the two."
        )
    owner.workers = 0
    state = position(owner, depots={"4.1": "mine"}, edition="2019")
    assert refused(state, "buy 4.1") == "K122: A tile costs 2 silver; you have 1."
    assert refused(state, "buy 4.1 for workers") == "K122: A tile costs 2 workers; you have none."


@pytest.mark.rule("KD3")
def test_knowledge_15_scores_two_for_a_kind() -> None:
    owner = Owner(placed={12: "knowledge_15"}, sold={"red": 2, "pink": 1})
    assert position(owner, edition="2019").breakdown(0)["knowledge_15"] == 4


@pytest.mark.rule("KD4")
def test_knowledge_26_scores_three_for_a_bonus_tile() -> None:
    owner = Owner(placed={12: "knowledge_26", 24: "mine", 29: "mine", 33: "mine"})
    assert position(owner, edition="2019").breakdown(0)["knowledge_26"] == 3


@pytest.mark.rule("KD5")
def test_a_purchase_during_an_action() -> None:
    owner = Owner(storage=["city_hall"], silver=2, dice=(3, 1))
    state = position(owner, depots={"black.2": "ship"}, edition="2019")
    play(state, "place 1 h25 with 3")
    assert legal(state) == {"buy black.2", "decline"}
    play(state, "buy black.2")
    assert silver(state) == 0
    assert seen(state)["effect"] == "city_hall"
    play(state, "place 1 h17")
    assert storage(state) == ["", "", ""]
    state = position(owner, depots={"black.2": "ship"})
    play(state, "place 1 h25 with 3")
    assert seen(state)["effect"] == ""


@pytest.mark.rule("KD5")
def test_storage_filled_during_an_effect_still_discards() -> None:
    owner = Owner(storage=["market", "mine", "mine"], silver=2, dice=(3, 1))
    depots = {"black.2": "castle", "1.3": "ship"}
    state = position(owner, depots=depots, edition="2019")
    play(state, "place 1 h25 with 3", "buy black.2", "take 1.3", "discard 2")
    assert storage(state) == ["castle", "ship", "mine"]
