"""Number and array types of the rules: ordinary Python here, machine words when compiled.

mypyc reads `native.pyi` instead of this file and so compiles `i64`, `i16`, `u8` and `vec` to
native integers and packed arrays; interpreted, the same source runs on `int` and `list`.
A `vec` is changed through the functions below, always as `array = append(array, item)`.
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
