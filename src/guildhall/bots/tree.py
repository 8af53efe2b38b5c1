"""The memory of a search: what was tried after which moves, and how well it went.

A node stands for the moves since the root, not for a position: chance and hidden cards differ
from visit to visit, and the node keeps the average over all of them.
"""

from typing import Final, final

from guildhall.compiled_types import append, i64, vec

NONE: Final[i64] = -1
ROOT: Final[i64] = 0
MOST_NODES: Final[i64] = 1_000_000
"""Nine numbers each: a full tree takes 72 MB."""
MOST_KEPT: Final[i64] = 200_000
"""What `below` copies at most, so that it never takes long."""


@final
class Tree:
    """Nodes as flat arrays; the children of a node are a linked list."""

    def __init__(self) -> None:
        self.action: vec[i64] = vec[i64]()
        """The action that leads here from the parent."""
        self.mover: vec[i64] = vec[i64]()
        """The seat that chose it."""
        self.child: vec[i64] = vec[i64]()
        self.sibling: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.offered: vec[i64] = vec[i64]()
        """How often the action was legal when its parent was visited."""
        self.prior: vec[float] = vec[float]()
        """How much the mover wants the action before anything is known."""
        self.worth: vec[float] = vec[float]()
        """Sum over all visits of what came out for the mover, each from 0 to 1."""
        self.lead: vec[float] = vec[float]()
        """Sum over all visits of the mover's lead at the end, in hundredths of a point."""
        self.size: i64 = 0
        self.add(NONE, NONE, NONE, 1.0)

    def is_full(self) -> bool:
        return self.size >= MOST_NODES

    def add(self, parent: i64, action: i64, mover: i64, prior: float) -> i64:
        """A new node, first among the children of its parent."""
        node: i64 = self.size
        self.size += 1
        self.action = append(self.action, action)
        self.mover = append(self.mover, mover)
        self.child = append(self.child, NONE)
        self.visits = append(self.visits, 0)
        self.offered = append(self.offered, 0)
        self.prior = append(self.prior, prior)
        self.worth = append(self.worth, 0.0)
        self.lead = append(self.lead, 0.0)
        if parent == NONE:
            self.sibling = append(self.sibling, NONE)
        else:
            self.sibling = append(self.sibling, self.child[parent])
            self.child[parent] = node
        return node

    def child_after(self, node: i64, action: i64, mover: i64) -> i64:
        """The child that an action leads to, or NONE."""
        found: i64 = self.child[node]
        while found != NONE and (self.action[found] != action or self.mover[found] != mover):
            found = self.sibling[found]
        return found

    def result(self, node: i64) -> tuple[int, float]:
        """How often a node was tried, and the mean lead it brought, in points."""
        visits: i64 = self.visits[node]
        return int(visits), self.lead[node] / (100.0 * float(max(1, visits)))

    def below(self, node: i64) -> "Tree":
        """A tree of its own that has this node as its root; of a huge one only the upper part."""
        twin = Tree()
        self._copy(node, twin, ROOT)
        sources: vec[i64] = vec[i64]([node])
        copies: vec[i64] = vec[i64]([ROOT])
        done: i64 = 0
        while done < len(sources) and twin.size < MOST_KEPT:
            found: i64 = self.child[sources[done]]
            while found != NONE:
                copy: i64 = twin.add(
                    copies[done], self.action[found], self.mover[found], self.prior[found]
                )
                self._copy(found, twin, copy)
                sources = append(sources, found)
                copies = append(copies, copy)
                found = self.sibling[found]
            done += 1
        return twin

    def _copy(self, node: i64, twin: "Tree", copy: i64) -> None:
        twin.visits[copy] = self.visits[node]
        twin.offered[copy] = self.offered[node]
        twin.worth[copy] = self.worth[node]
        twin.lead[copy] = self.lead[node]
