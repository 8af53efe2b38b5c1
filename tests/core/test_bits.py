"""Sets of small numbers as bits."""

from hypothesis import given
from hypothesis import strategies as st

from guildhall.core.bits import BIT, count, lowest, members


@given(st.sets(st.integers(0, 61)))
def test_bits_are_sets(numbers: set[int]) -> None:
    bits = sum(BIT[n] for n in numbers)
    assert members(bits) == sorted(numbers)
    assert count(bits) == len(numbers)
    if numbers:
        assert lowest(bits) == min(numbers)
