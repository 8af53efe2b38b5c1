"""How one encoded value becomes another: the form in C beside the one in Python."""

from contextlib import suppress
from random import Random
from types import ModuleType
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from guildhall.core.encoded import decoded_difference, difference
from tests.machine_code import built

ENCODE = msgspec.json.Encoder().encode
WORDS = st.text('ab"\\\n{}[],:é', max_size=3)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-12, 12) | st.floats(0, 2) | WORDS,
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(WORDS, inside, max_size=4),
    max_leaves=20,
)


@pytest.fixture(scope="module")
def machine_code() -> ModuleType:
    return built("guildhall.core._encoded")


@given(before=VALUES, after=VALUES)
def test_both_forms_find_the_same(machine_code: ModuleType, before: Any, after: Any) -> None:
    for one, other in ((before, after), (after, before), (before, before)):
        texts = ENCODE(one), ENCODE(other)
        assert in_order(machine_code.difference(*texts)) == in_order(decoded_difference(*texts))


@given(value=VALUES, seed=st.integers(0, 1000))
def test_both_forms_find_the_same_where_little_has_changed(
    machine_code: ModuleType, value: Any, seed: int
) -> None:
    texts = ENCODE(value), ENCODE(a_little_changed(value, Random(seed)))
    assert in_order(machine_code.difference(*texts)) == in_order(decoded_difference(*texts))


def in_order(change: bytes) -> bytes:
    """The names of an object may come in any order."""
    return msgspec.json.encode(msgspec.json.decode(change), order="sorted") if change else b""


def a_little_changed(value: Any, chance: Random) -> Any:
    if isinstance(value, dict):
        named = [(name, a_little_changed(one, chance)) for name, one in value.items()]
        if chance.random() < 0.3:
            chance.shuffle(named)
        if named and chance.random() < 0.2:
            del named[chance.randrange(len(named))]
        if chance.random() < 0.2:
            named.insert(chance.randrange(len(named) + 1), ("new", [1]))
        return dict(named)
    if isinstance(value, list):
        return [a_little_changed(one, chance) for one in value]
    return value if chance.random() < 0.8 else chance.choice([0, False, "0", None, [], {}, 1.0])


@given(value=VALUES, seed=st.integers(0, 1000))
def test_what_is_not_encoded_is_refused_and_nothing_beyond_it_is_read(
    machine_code: ModuleType, value: Any, seed: int
) -> None:
    chance, text = Random(seed), ENCODE(value)
    broken = bytearray(text[: chance.randrange(len(text) + 1)])
    if broken:
        broken[chance.randrange(len(broken))] = chance.choice(b'{}[]",:1\\')
    for one, other in ((text, bytes(broken)), (bytes(broken), text), (bytes(broken), text[:-1])):
        # What is broken may still be something else that is whole.
        with suppress(ValueError):
            machine_code.difference(one, other)
    with pytest.raises(ValueError, match="not JSON as it is encoded here"):
        machine_code.difference(text, text + b",")


def test_it_does_not_descend_for_ever(machine_code: ModuleType) -> None:
    deep = b"[" * 100_000 + b"]" * 100_000
    with pytest.raises(ValueError, match="not JSON"):
        machine_code.difference(deep, deep.replace(b"[]", b"[1]"))
    with pytest.raises(TypeError):
        machine_code.difference("{}", b"{}")


def test_the_same_and_the_order_of_names_are_no_change() -> None:
    assert difference(b'{"a":1,"b":[2]}', b'{"b":[2],"a":1}') == b""
    assert difference(b'{"a":1,"b":2}', b'{"b":[2]}') == b'{"b":[[2]],"a":0}'
