"""Sets of small numbers as bits."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT, count, lowest, members, write_members


@given(st.sets(st.integers(0, 61)))
def test_bits_are_sets(numbers: set[int]) -> None:
    bits = sum(BIT[n] for n in numbers)
    assert members(bits) == sorted(numbers)
    assert count(bits) == len(numbers)
    if numbers:
        assert lowest(bits) == min(numbers)


@pytest.mark.written
@given(st.sets(st.integers(0, 61)), st.integers(0, 5), st.integers(0, 9000))
def test_members_are_listed_in_order(numbers: set[int], start: int, first: int) -> None:
    buffer = vec[i64]([-1 for _ in range(70)])
    end = write_members(buffer, start, first, sum(BIT[n] for n in numbers))
    assert list(buffer[start:end]) == [first + n for n in sorted(numbers)]
    assert set(buffer[:start]) | set(buffer[end:]) == {-1}
