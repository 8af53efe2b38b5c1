"""Whose turn it is to be served: one person after the other, however much each one asks for."""

from collections import Counter, OrderedDict, deque
from typing import Generic, TypeVar

Wish = TypeVar("Wish")


class Turns(Generic[Wish]):
    """What waits, by person."""

    def __init__(self, most_at_once: int) -> None:
        self._most_at_once = most_at_once
        """So many wishes of one person are served at a time."""
        self._waiting: OrderedDict[str, deque[Wish]] = OrderedDict()
        """The person served longest ago comes first."""
        self._served: Counter[str] = Counter()

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def all(self) -> list[Wish]:
        """Everything that waits."""
        return [wish for wishes in self._waiting.values() for wish in wishes]

    def add(self, person: str, wish: Wish) -> None:
        self._waiting.setdefault(person, deque()).append(wish)

    def take(self) -> tuple[str, Wish] | None:
        """The next wish and whose it is, served until `done`; None where nobody may be served."""
        for person, wishes in self._waiting.items():
            if self._served[person] < self._most_at_once:
                self._served[person] += 1
                wish = wishes.popleft()
                if wishes:
                    self._waiting.move_to_end(person)
                else:
                    del self._waiting[person]
                return person, wish
        return None

    def done(self, person: str) -> None:
        self._served[person] -= 1
        if not self._served[person]:
            del self._served[person]
