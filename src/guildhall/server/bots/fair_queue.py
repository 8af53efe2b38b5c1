"""Round-robin scheduling over people, regardless of how many requests each has."""

from collections import Counter, OrderedDict, deque
from typing import Generic, TypeVar

Wish = TypeVar("Wish")


class Turns(Generic[Wish]):
    """The pending requests, by person."""

    def __init__(self, most_at_once: int) -> None:
        self._most_at_once = most_at_once
        """Maximum number of concurrent requests per person."""
        self._waiting: OrderedDict[str, deque[Wish]] = OrderedDict()
        """The person served longest ago comes first."""
        self._served: Counter[str] = Counter()

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def all(self) -> list[Wish]:
        """All pending requests."""
        return [wish for wishes in self._waiting.values() for wish in wishes]

    def add(self, person: str, wish: Wish) -> None:
        self._waiting.setdefault(person, deque()).append(wish)

    def take(self) -> tuple[str, Wish] | None:
        """The next request and its person, served until `done`; None if there is none."""
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
