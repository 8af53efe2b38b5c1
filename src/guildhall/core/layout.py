"""The meaning of the numbers of an observation: named blocks in a row."""

from collections.abc import Iterator
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Block:
    """Consecutive numbers of an observation."""

    name: str
    meaning: str
    scale: int = 1
    """Divided by it, the numbers are between 0 and about 1."""
    items: tuple[str, ...] = ("",)
    """The subject of each number; a block of one number needs no names."""
    offset: int = 0

    @property
    def size(self) -> int:
        return len(self.items)


@dataclass(frozen=True)
class Layout:
    """The layout of a game: the table once, then each player, beginning with the viewer.

    The version is raised whenever the numbers change their order or meaning.
    """

    version: int
    table: tuple[Block, ...]
    player: tuple[Block, ...]

    def size(self, seats: int) -> int:
        each = sum(block.size for block in self.player)
        return sum(block.size for block in self.table) + seats * each

    def blocks(self, seats: int) -> Iterator[Block]:
        """All blocks with their offsets; those of the viewer are named `player0.…`."""
        blocks = list(self.table)
        for player in range(seats):
            blocks += [replace(b, name=f"player{player}.{b.name}") for b in self.player]
        offset = 0
        for block in blocks:
            yield replace(block, offset=offset)
            offset += block.size

    def names(self, seats: int) -> list[str]:
        """A name for every number."""
        return [
            f"{block.name}.{item}" if item else block.name
            for block in self.blocks(seats)
            for item in block.items
        ]

    def scales(self, seats: int) -> list[int]:
        """The scale of every number."""
        return [block.scale for block in self.blocks(seats) for _ in block.items]
