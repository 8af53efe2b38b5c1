"""Read observations by the names of their numbers."""

from functools import cache

from guildhall import games
from guildhall.core.layout import Block
from guildhall.core.state import State
from guildhall.envs.observer import Observer


@cache
def _blocks(game: str, seats: int) -> dict[str, Block]:
    return {block.name: block for block in games.load(game).layout.blocks(seats)}


class Named:
    """An observation by name: `found["round"]`, or a whole block."""

    def __init__(self, observer: Observer, state: State, viewer: int) -> None:
        self._blocks = _blocks(observer.game.name, observer.seats)
        self._numbers: list[int] = observer.numbers(state, viewer).tolist()

    def __getitem__(self, name: str) -> int:
        """Return the single number of a block."""
        block = self._blocks[name]
        assert block.size == 1
        return self._numbers[block.offset]

    def counts(self, name: str) -> dict[str, int]:
        """Return the items of a block that are not 0."""
        block = self._blocks[name]
        numbers = self._numbers[block.offset : block.offset + block.size]
        return {item: n for item, n in zip(block.items, numbers, strict=True) if n}

    def marked(self, name: str) -> set[str]:
        """Return the items of a block that are 1."""
        counts = self.counts(name)
        assert set(counts.values()) <= {1}
        return set(counts)
