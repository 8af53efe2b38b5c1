"""Selecting moves by pointing: the things of a move, the move of a selection, the questions."""

from collections.abc import Iterator
from typing import cast

import pytest

from guildhall import locales
from guildhall.core.playout import choose_eagerly
from guildhall.core.rng import seeded
from guildhall.games.burgundy.state import Burgundy
from tests.games.burgundy.position import GAME, Owner, legal, play, position, seen

EVERYTHING = {"estates": "chosen", "later_estates": "yes"}


def played(games: int) -> Iterator[Burgundy]:
    """Yield positions of games between sensible players, in both editions."""
    for seed in range(games):
        edition = ("2011", "2019")[seed % 2]
        options = EVERYTHING if seed % 3 == 0 else {}
        state = cast(Burgundy, GAME.new(2 + seed % 3, seed, edition=edition, **options))
        rng = seeded(seed)
        while not state.over:
            yield state
            state.play(int(choose_eagerly(state, rng)))


def things(state: Burgundy, move: str) -> list[str]:
    assert move in legal(state)
    return state.things(GAME.parse(move))


def nearest(state: Burgundy, *pointed: str) -> list[str]:
    return [GAME.text(action) for action in state.nearest(list(pointed))]


def answer(state: Burgundy, *pointed: str) -> str:
    """Return the message after pointing at these things."""
    (action,) = state.nearest(list(pointed))
    assert not state.is_legal(action)
    refusal = state.refusal(action)
    return f"{refusal.rule}: {locales.worded('en', refusal.message, refusal.facts)}"


def asked(state: Burgundy) -> str:
    return locales.worded("en", *state.question())


# Things


def test_no_two_moves_of_a_position_have_the_same_things() -> None:
    """Otherwise pointing alone could not distinguish these moves."""
    alone = {"decline", "end"}
    positions = 0
    for state in played(6):
        moves = [a for a in state.legal() if GAME.text(a) not in alone]
        pointed = [tuple(sorted(state.things(action))) for action in moves]
        assert len(set(pointed)) == len(pointed), [GAME.text(action) for action in moves]
        assert all(pointed)
        positions += 1
    assert positions > 500


def test_owned_things_of_moves_belong_to_the_seat_to_act() -> None:
    owned = {"die", "storage", "hex", "good", "workers", "silver"}
    for state in played(3):
        for action in state.legal():
            for thing in state.things(action):
                kind, _, place = thing.partition(":")
                assert kind not in owned or place.split(".")[0] == str(state.seat)


def test_a_die_is_a_thing_of_a_move_only_if_two_dice_differ() -> None:
    owner = Owner(storage=["mine"], goods={"red": 1}, workers=9, dice=(4, 5))
    state = position(owner, depots={"4.2": "ship"})
    assert things(state, "take 4.2 with 4") == ["die:0.0", "space:4.2"]
    assert things(state, "place 1 h24 with 5") == ["die:0.1", "storage:0.1", "hex:0.24"]
    assert things(state, "sell red with 5") == ["die:0.1", "good:0.red"]
    assert things(state, "workers with 4") == ["die:0.0", "workers:0"]
    play(state, "workers with 4")
    assert things(state, "take 4.2 with 5") == ["space:4.2"]
    state = position(Owner(dice=(4, 4)), depots={"4.2": "ship"})
    assert things(state, "take 4.2 with 4") == ["space:4.2"]


def test_silver_or_workers_are_things_of_a_purchase_only_if_the_tile_is_ambiguous() -> None:
    depots = {"4.1": "mine", "black.2": "castle"}
    plain = position(Owner(silver=2), depots=depots)
    assert things(plain, "buy black.2") == ["space:black.2"]
    owner = Owner(placed={12: "knowledge_06"}, silver=2, workers=2)
    state = position(owner, depots=depots, edition="2019")
    assert things(state, "buy 4.1") == ["silver:0", "space:4.1"]
    assert things(state, "buy 4.1 for workers") == ["workers:0", "space:4.1"]


def test_things_of_moves_during_effects() -> None:
    owner = Owner(placed={11: "church"}, storage=["castle", "mine"], goods={"red": 1}, dice=(6, 1))
    state = position(owner, depots={"4.2": "ship"})
    play(state, "place 1 h6 with 6")
    assert things(state, "take 4.2") == ["space:4.2"]
    assert things(state, "place 2 h24") == ["storage:0.2", "hex:0.24"]
    assert things(state, "sell red") == ["good:0.red"]
    assert things(state, "workers") == ["workers:0"]
    goods = {1: {"pink": 1, "brown": 1}, 6: {"violet": 1, "red": 1}}
    owner = Owner(placed={12: "knowledge_05"}, storage=["ship"], dice=(2, 1))
    state = position(owner, goods=goods)
    play(state, "place 1 h17 with 2")
    assert things(state, "load 6") == ["depot:6"]
    assert things(state, "load 6+1") == ["depot:6", "depot:1"]
    play(state, "load 6+1")
    assert things(state, "keep violet pink red") == ["fresh:violet", "fresh:pink", "fresh:red"]


def test_things_of_choosing_a_castle_and_discarding_a_tile() -> None:
    choosing = cast(Burgundy, GAME.new(2, 1, estates="chosen"))
    assert things(choosing, "choose estate_1 h18") == ["castle:estate_1.18"]
    state = position(Owner(storage=["mine", "ship", "bank"], dice=(2, 3)), depots={"2.3": "castle"})
    play(state, "take 2.3 with 2")
    assert things(state, "discard 2") == ["storage:0.2"]


# From things to moves


def test_pointing_at_the_things_of_a_move_selects_that_move() -> None:
    """Except with silver or workers: a purchase for workers names the same tile."""
    verbs = {"take", "place", "sell", "workers", "load"}
    compared = 0
    for state in played(3):
        for action in state.legal():
            text = GAME.text(action)
            if text.split()[0] in verbs and "+" not in text:
                assert text in nearest(state, *state.things(action)), text
                compared += 1
    assert compared > 1000


def test_pointing_at_a_hex_offers_each_stored_tile() -> None:
    state = position(Owner(storage=["mine", "ship"], dice=(2, 3)))
    assert nearest(state, "hex:0.24") == ["place 1 h24 with 2", "place 2 h24 with 2"]
    assert nearest(state, "die:0.1", "storage:0.2", "hex:0.24") == ["place 2 h24 with 3"]
    assert nearest(position(Owner(dice=(2, 3))), "hex:0.24") == ["place 1 h24 with 2"]


def test_pointing_at_other_things() -> None:
    state = position(Owner(dice=(2, 3)), depots={"4.2": "ship"})
    assert nearest(state, "space:4.2") == ["take 4.2 with 2"]
    assert nearest(state, "silver:0", "space:4.2") == ["buy 4.2"]
    assert nearest(state, "space:black.3") == ["buy black.3"]
    assert nearest(state, "depot:3") == ["load 3"]
    assert nearest(state, "good:0.red") == ["sell red with 2"]
    assert nearest(state, "die:0.1", "workers:0") == ["workers with 3"]
    assert nearest(state, "die:0.1") == ["workers with 3"]
    assert nearest(state, "hex:0.24", "storage:0.1") == ["place 1 h24 with 2"]


@pytest.mark.parametrize(
    "thing",
    ["", ":", "hex", "hex:", "hex:0", "hex:0.99", "hex:1.24", "storage:0.9", "storage:0.",
     "die:0.7", "space:7.1", "space:", "depot:0", "depot:9", "good:0.gold", "seat:0", "marker:0",
     "{}:{}",
     "storage:0.1.2", "workers:9", "good:0.red with 1"],
)  # fmt: skip
def test_pointing_at_unknown_things_is_harmless(thing: str) -> None:
    """Clients may send anything."""
    for state in (
        position(Owner(storage=["mine"], dice=(2, 3))),
        cast(Burgundy, GAME.new(2, 1, estates="chosen")),
    ):
        for action in state.nearest([thing]) + state.nearest(["storage:0.1", thing]):
            assert state.is_legal(action) or state.refusal(action).sentence()


def test_pointing_after_the_end_selects_nothing() -> None:
    state = cast(Burgundy, GAME.new(2, 3))
    rng = seeded(3)
    while not state.over:
        state.play(int(choose_eagerly(state, rng)))
    assert state.nearest(["hex:0.24"]) == []
    assert state.nearest([]) == []


# A stored tile that cannot be placed


@pytest.mark.rule("K64")
def test_a_stored_tile_for_which_workers_are_missing_says_how_many() -> None:
    state = position(Owner(storage=["ship"], dice=(3, 3)))
    assert answer(state, "storage:0.1") == "K64: Using die 3 as a 2 costs 1 worker; you have none."


@pytest.mark.rule("K66")
def test_a_stored_tile_without_a_hex_beside_placed_ones_says_so() -> None:
    state = position(Owner(storage=["castle"], dice=(3, 3), workers=9))
    assert answer(state, "storage:0.1") == (
        "K66: There is no empty hex for a castle next to a tile you have placed."
    )


@pytest.mark.rule("K67")
def test_a_stored_building_that_all_cities_in_reach_have_says_so() -> None:
    placed = {11: "bank", 25: "bank"}
    state = position(Owner(placed=placed, storage=["bank"], dice=(3, 3), workers=9))
    assert answer(state, "storage:0.1") == "K67: This city already has a Bank."


@pytest.mark.rule("K68")
def test_a_stored_tile_of_a_full_colour_says_so() -> None:
    mines = {24: "mine", 29: "mine", 33: "mine"}
    state = position(Owner(placed=mines, storage=["mine"], dice=(3, 3), workers=9))
    assert answer(state, "storage:0.1") == ("K68: All hexes for a mine are already filled.")


@pytest.mark.rule("K63")
def test_an_empty_storage_space_says_so() -> None:
    state = position(Owner(storage=["mine"], dice=(3, 3)))
    assert answer(state, "storage:0.2") == "K63: Storage space 2 is empty."


@pytest.mark.rule("K73")
def test_a_stored_tile_waits_while_an_effect_does() -> None:
    owner = Owner(storage=["market", "mine"], dice=(3, 1))
    state = position(owner, depots={"1.3": "ship"})
    play(state, "place 1 h25 with 3")
    assert answer(state, "storage:0.2") == "K73: Use the effect of the Market first."


@pytest.mark.rule("K60")
def test_a_tile_that_can_be_placed_cannot_be_discarded() -> None:
    state = position(Owner(storage=["mine"], dice=(4, 4)))
    assert answer(state, "storage:0.1").startswith("K60: ")


def test_every_stored_tile_that_cannot_be_placed_has_a_reason_of_its_own() -> None:
    explained = 0
    for state in played(4):
        player = seen(state, int(state.seat))["players"][state.seat]
        placeable = {text.split()[1] for text in legal(state, "place")}
        waiting = seen(state)["surplus"] or not seen(state)["phase"]
        for space, tile in enumerate(player["storage"], 1):
            if tile and str(space) not in placeable and not waiting:
                sentence = answer(state, f"storage:{state.seat}.{space}")
                assert not sentence.startswith("K60"), sentence
                explained += 1
    assert explained > 50


# Questions


def test_the_question_asks_for_the_dice() -> None:
    state = position(Owner(dice=(2, 3), silver=2), depots={"black.1": "ship"})
    assert asked(state) == "Choose a die and what to do with it."
    play(state, "workers with 2")
    assert asked(state) == "What will you do with die 3?"
    play(state, "workers with 3")
    assert asked(state) == "You have used both dice: buy a tile, or end your turn."
    state = position(Owner(dice=(2, 2)))
    assert asked(state) == "Both dice show 2. What will you do with the first?"


def test_the_question_names_the_tile_that_needs_space() -> None:
    state = position(Owner(storage=["mine", "ship", "bank"], dice=(2, 3)), depots={"2.3": "castle"})
    play(state, "take 2.3 with 2")
    assert (
        asked(state)
        == "Your storage is full. Which tile will you discard to make room for the castle?"
    )


def test_every_decision_has_a_question_in_every_language() -> None:
    met = set()
    for state in played(12):
        message, facts = state.question()
        if message not in met:
            met.add(message)
            for language in locales.LANGUAGES:
                assert locales.worded(language, message, facts) != message
    assert {name.removeprefix("burgundy-question-") for name in met} >= {
        *("choose", "dice", "die", "end", "discard", "keep", "castle", "ship"),
        *("warehouse", "carpenters-workshop", "church", "market", "city-hall"),
    }


# Things of events


@pytest.mark.parametrize(
    ("kind", "facts", "things"),
    [
        ("burgundy-placed", {"tile": "mine", "hex": 24, "by": "die"}, ["hex:1.24"]),
        ("burgundy-took", {"tile": "mine", "depot": 3, "by": "die"}, ["depot:3"]),
        ("burgundy-bought", {"tile": "mine", "depot": 0, "silver": 2, "workers": 0}, []),
        ("burgundy-sold", {"good": "red", "number": 2, "points": 4}, ["good:1.red"]),
        ("burgundy-white-die", {"depot": 4, "good": "red"}, ["depot:4"]),
        ("burgundy-rolled", {"dice": [2, 3]}, ["die:1.0", "die:1.1"]),
        ("burgundy-marker", {"space": 3}, ["marker:1"]),
        ("burgundy-first", {}, ["marker:1"]),
        ("burgundy-workers", {"workers": 2, "silver": 0, "by": "die"}, ["workers:1"]),
        ("burgundy-boarding-house", {"workers": 4}, ["workers:1"]),
        ("burgundy-estate-chosen", {"estate": "estate_1", "hex": 18}, ["hex:1.18"]),
        ("burgundy-estate-hidden", {}, []),
        ("burgundy-region", {"colour": "mine", "size": 3, "points": 6, "phase": 10}, []),
    ],
)
def test_events_name_their_things(
    kind: str, facts: dict[str, int | str | list[int] | list[str]], things: list[str]
) -> None:
    assert GAME.event_things(kind, 1, facts) == things
