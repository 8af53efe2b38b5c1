"""The random number generator of a state."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from guildhall.compiled_types import i64, vec
from guildhall.core.rng import seeded


def test_the_sequence_of_a_seed_never_changes() -> None:
    rng = seeded(1)
    assert [int(rng.word()) for _ in range(4)] == [3345537757, 826881493, 4025849065, 1416810323]


@given(seed=st.integers(0, 2**200), limit=st.integers(1, 2**31))
def test_numbers_stay_below_their_limit(seed: int, limit: int) -> None:
    rng = seeded(seed)
    assert all(0 <= rng.below(limit) < limit for _ in range(50))


@given(seed=st.integers(0, 2**200))
def test_states_fit_native_integers(seed: int) -> None:
    rng = seeded(seed)
    for _ in range(200):
        rng.word()
        assert 0 < rng.first < 2**63
        assert 0 < rng.second < 2**63


def test_all_numbers_are_equally_likely() -> None:
    rng = seeded(2)
    counts = Counter(int(rng.below(7)) for _ in range(70_000))
    assert len(counts) == 7
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 30


@pytest.mark.written
def test_all_orders_are_equally_likely() -> None:
    rng = seeded(3)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards: vec[i64] = vec[i64]([9, 0, 1, 2, 3, 9])
        rng.shuffle(cards, 1, 5)
        assert (cards[0], cards[5]) == (9, 9)
        counts[tuple(int(card) for card in cards[1:5])] += 1
    assert len(counts) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 60


def test_every_bit_of_a_seed_matters() -> None:
    seeds = [0, 1, 2**63, 2**64, 2**127, 2**128 + 1]
    assert len({int(seeded(seed).word()) for seed in seeds}) == len(seeds)


def test_a_clone_continues_the_sequence_and_a_split_starts_another() -> None:
    rng = seeded(4)
    twin = rng.clone()
    assert rng.word() == twin.word()
    child = rng.split()
    assert child.word() != rng.word()
