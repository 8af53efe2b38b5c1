"""Number and array types of the rules: `int` and `list`, or machine types when compiled.

mypyc reads `compiled_types.pyi` instead of this file. Always write `array = append(array, item)`:
a compiled `vec` may move when it grows.
"""

from typing import TypeVar

Item = TypeVar("Item")

i64 = int
i16 = int
u8 = int
vec = list


def append(array: list[Item], item: Item, /) -> list[Item]:
    array.append(item)
    return array


def remove(array: list[Item], item: Item, /) -> list[Item]:
    array.remove(item)
    return array
