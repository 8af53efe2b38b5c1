"""The changes between two plain values."""

from typing import Final

GONE: Final = 0


def difference(before: object, after: object) -> object:
    """The change from one value to another; None if they are equal.

    `[value]` sets a value, 0 removes a key, an object descends by key or index.
    Equal values have the same type: 0 in Python is not false in JavaScript.
    """
    if before is after:
        return None
    if isinstance(after, dict):
        return _of_objects(before, after) if isinstance(before, dict) else [after]
    if isinstance(after, list):
        if isinstance(before, list) and len(before) == len(after):
            return _of_lists(before, after)
        return [after]
    return None if type(before) is type(after) and before == after else [after]


def _of_objects(before: dict[str, object], after: dict[str, object]) -> object:
    found: dict[str, object] = {}
    known = 0
    for key, value in after.items():
        if key in before:
            known += 1
            # Strings and small integers are mostly identical objects.
            old = before[key]
            if old is not value:
                change = difference(old, value)
                if change is not None:
                    found[key] = change
        else:
            found[key] = [value]
    if known < len(before):
        for key in before:
            if key not in after:
                found[key] = GONE
    return found or None


def _of_lists(before: list[object], after: list[object]) -> object:
    found: dict[str, object] = {}
    for place in range(len(after)):
        old = before[place]
        value = after[place]
        if old is not value:
            change = difference(old, value)
            if change is not None:
                found[str(place)] = change
    return found or None
