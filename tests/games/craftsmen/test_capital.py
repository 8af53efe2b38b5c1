"""F. Capital cards: value, payments, limits, the discard pile."""

import itertools

import pytest

from guildhall.core.rng import seeded
from guildhall.games.craftsmen.bank import Bank
from guildhall.games.craftsmen.capital import (
    KIND_IDS,
    KINDS,
    ONE,
    count,
    digits,
    number,
    value,
)
from guildhall.games.craftsmen.payments import completes, leads_on
from tests.games.craftsmen.position import (
    GAME,
    MATERIAL,
    Owner,
    asked,
    capital,
    cards,
    legal,
    play,
    position,
    refused,
    seen,
)


@pytest.mark.rule("C38")
def test_cards_of_one_colour_count_five_more_for_each_after_the_first() -> None:
    assert value(cards(["violet_1"])) == 1
    assert value(cards(["violet_1", "violet_2"])) == 5
    assert value(cards(["violet_1", "violet_1", "violet_1"])) == 10
    assert value(cards(["violet_1"] * 4)) == 15
    assert value(cards(["violet_1"] * 4 + ["violet_2"] * 3)) == 30
    assert digits(cards(["violet_1", "violet_2", "violet_2"])) == 5


@pytest.mark.rule("C39")
def test_only_two_threes_are_better_by_digits() -> None:
    better = []
    for copies in itertools.product(range(4), repeat=3):
        group = ["red_1"] * copies[0] + ["red_2"] * copies[1] + ["red_3"] * copies[2]
        if len(group) > 1 and value(cards(group)) > 5 * (len(group) - 1):
            better.append(group)
    assert better == [["red_3", "red_3"]]
    assert value(cards(["red_3", "red_3", "blue_2"])) == 8


def payments_of(hand: list[str], price: int) -> set[tuple[str, ...]]:
    """Try all sets of cards; return those that reach the price and need every card."""
    found = set()
    for size in range(1, len(hand) + 1):
        for chosen in itertools.combinations(sorted(hand, key=KIND_IDS.index), size):
            least = [chosen[:n] + chosen[n + 1 :] for n in range(size)]
            if value(cards(chosen)) >= price > max(value(cards(less)) for less in least):
                found.add(chosen)
    return found


def paths_of(hand: int, paid: tuple[str, ...], price: int) -> list[tuple[str, ...]]:
    """Follow every offered step; return all resulting payments."""
    if paid and completes(cards(paid), price):
        return [paid]
    lowest = KIND_IDS.index(paid[-1]) if paid else 0
    found = []
    steps = [
        kind
        for kind in range(lowest, KINDS)
        if count(hand, kind) and leads_on(hand, cards(paid), kind, price)
    ]
    assert steps, "a dead end"
    for kind in steps:
        found += paths_of(hand - int(ONE[kind]), (*paid, KIND_IDS[kind]), price)
    return found


@pytest.mark.rule("C94", "A35")
def test_every_payment_without_a_superfluous_card_has_exactly_one_path() -> None:
    rng = seeded(4)
    for _ in range(150):
        hand = [KIND_IDS[rng.below(12)] for _ in range(2 + rng.below(7))]
        if any(hand.count(kind) > 4 for kind in hand):
            continue
        price = 1 + int(rng.below(value(cards(hand))))
        paths = paths_of(cards(hand), (), price)
        assert len(paths) == len(set(paths))
        assert set(paths) == payments_of(hand, price)


@pytest.mark.rule("C94", "C38")
def test_no_change_is_given() -> None:
    state = position(
        Owner(capital=["violet_3", "red_1"], hand=["iron_ore_mine_4"], row=["sawmill_4"]),
        stage="builders",
        queues={"builders": [[0], [], []]},
    )
    play(state, "build iron_ore_mine_4 left", "pay violet_3")
    assert capital(state) == ["red_1"]


@pytest.mark.rule("C40")
def test_never_more_than_ten_cards_and_eight_at_the_end_of_a_round() -> None:
    ten = ["violet_3"] * 4 + ["blue_3"] * 4 + ["red_3"] * 2
    state = position(
        Owner(capital=ten),
        stage="town_hall",
        queues={"town_hall": [[0], [], []]},
    )
    play(state, "token work")
    assert asked(state) == (0, "too_many")
    play(state, "discard violet_3", "discard red_3")
    assert number(state.players[0].capital) == 8
    assert state.season == 1


@pytest.mark.rule("C41", "A9")
def test_used_cards_become_the_deck_when_it_is_empty_even_in_a_draw() -> None:
    bank = Bank()
    bank.deck = cards(["violet_1"])
    bank.deck_size = 1
    bank.put_away(KIND_IDS.index("red_2"))
    bank.put_away(KIND_IDS.index("red_2"))
    rng = seeded(1)
    drawn = [KIND_IDS[bank.draw(rng)] for _ in range(3)]
    assert drawn == ["violet_1", "red_2", "red_2"]
    assert bank.draw(rng) == -1


@pytest.mark.rule("C41", "A9")
def test_paid_and_discarded_cards_share_one_open_pile() -> None:
    state = position(
        Owner(capital=["violet_3", "red_1", "red_2"], hand=["iron_ore_mine_4"], row=["sawmill_4"]),
        stage="builders",
        queues={"builders": [[0], [], []]},
    )
    play(state, "build iron_ore_mine_4 left", "pay violet_3")
    assert seen(state, 1)["capital_discard"] == ["violet_3"]


@pytest.mark.rule("A8")
def test_the_limit_of_ten_at_the_bankers_is_checked_after_the_discards() -> None:
    eight = ["violet_3"] * 4 + ["blue_3"] * 4
    state = position(Owner(capital=eight), stage="bankers", queues={"bankers": [[], [0], []]})
    play(state, "take both")
    assert state.left == 2
    ten = [*eight, "red_3", "red_3"]
    state = position(Owner(capital=ten), stage="bankers", queues={"bankers": [[], [0], []]})
    play(state, "take both")
    assert state.left == 4


@pytest.mark.rule("A8", "A30")
def test_an_excess_card_is_discarded_at_once_out_of_turn_and_may_be_the_new_one() -> None:
    ten = ["violet_3"] * 4 + ["blue_3"] * 4 + ["red_3"] * 2
    state = position(
        Owner(capital=["green_2", "green_3"]),
        Owner(capital=ten),
        queues={"bankers": [[1], [2], [2]]},
    )
    play(state, "cover bankers 1 card", "pay green_2")
    assert asked(state) == (1, "too_many")
    play(state, "discard green_2")
    assert capital(state, 1) == ten
    assert asked(state)[0] == 1
    assert legal(state, "send")


@pytest.mark.rule("A32")
def test_the_payer_chooses_any_card_of_his_hand() -> None:
    state = position(
        Owner(capital=["green_2", "green_3", "red_1"]), queues={"bankers": [[1], [2], [2]]}
    )
    play(state, "cover bankers 1 card")
    assert legal(state) == {"pay green_2", "pay green_3", "pay red_1"}
    play(state, "pay green_3")
    assert capital(state, 1) == ["green_3"]


@pytest.mark.rule("A65")
def test_the_only_card_of_a_hand_goes_by_itself() -> None:
    state = position(Owner(capital=["green_2"]), queues={"bankers": [[1], [2], [2]]})
    play(state, "cover bankers 1 card")
    assert capital(state, 0) == []
    assert capital(state, 1) == ["green_2"]
    assert asked(state) == (1, "send")


@pytest.mark.rule("A38")
def test_five_savers_can_empty_the_supply() -> None:
    assert number(sum(int(MATERIAL.copies[kind] * ONE[kind]) for kind in range(12))) == 48
    assert 48 - 5 * 8 - 2 == 6


@pytest.mark.rule("A35")
def test_a_card_that_would_be_superfluous_is_refused() -> None:
    state = position(
        Owner(capital=["violet_1", "red_2", "blue_2"], hand=["iron_ore_mine_4"], row=["sawmill_4"]),
        stage="builders",
        queues={"builders": [[0], [], []]},
    )
    play(state, "build iron_ore_mine_4 left")
    assert legal(state) == {"pay blue_2", "pay red_2"}
    assert refused(state, "pay violet_1").startswith("A35: ")


@pytest.mark.rule("C40", "C74")
def test_every_round_ends_with_hands_of_at_most_eight() -> None:
    state = GAME.new(5, 3)
    for _ in range(12):
        while not state.over:
            before = (state.year, state.season)  # type: ignore[attr-defined]
            state.do_play(state.legal()[-1], None)
            if (state.year, state.season) != before:  # type: ignore[attr-defined]
                sizes = [player.capital_size for player in state.players]  # type: ignore[attr-defined]
                assert max(sizes) <= 8
                break
