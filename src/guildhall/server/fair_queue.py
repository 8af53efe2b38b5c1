"""Turn-taking between people, or addresses, however many requests each of them has."""

from collections import Counter, OrderedDict, deque
from typing import Generic, TypeVar

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """Pending items by owner; the owner served longest ago comes first."""

    def __init__(self, most_at_once: int) -> None:
        self._most_at_once = most_at_once
        """Items of one owner that are served at a time."""
        self._waiting: dict[str, deque[Item]] = {}
        self._ready: OrderedDict[str, None] = OrderedDict()
        """Owners with pending items who may be served now."""
        self._served: Counter[str] = Counter()

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    @property
    def served(self) -> int:
        return self._served.total()

    def all(self) -> list[Item]:
        """All pending items."""
        return [item for items in self._waiting.values() for item in items]

    def add(self, owner: str, item: Item) -> None:
        self._waiting.setdefault(owner, deque()).append(item)
        self._update(owner)

    def take(self) -> tuple[str, Item] | None:
        """The next item and its owner, served until `done`; None if there is none."""
        if not self._ready:
            return None
        owner, _ = self._ready.popitem(last=False)
        items = self._waiting[owner]
        item = items.popleft()
        if not items:
            del self._waiting[owner]
        self._served[owner] += 1
        self._update(owner)
        return owner, item

    def done(self, owner: str) -> None:
        self._served[owner] -= 1
        if not self._served[owner]:
            del self._served[owner]
        self._update(owner)

    def _update(self, owner: str) -> None:
        if owner in self._waiting and self._served[owner] < self._most_at_once:
            self._ready.setdefault(owner)
