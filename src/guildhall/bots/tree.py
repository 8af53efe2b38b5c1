"""The tree of a search.

A node represents a sequence of moves since the root, not a position: chance and hidden cards differ
between visits, and the node contains their average.
"""

from typing import Final, final

from guildhall.compiled_types import append, i64, vec

NONE: Final[i64] = -1
ROOT: Final[i64] = 0
MOST_NODES: Final[i64] = 1_000_000
"""Nine numbers per node: a full tree uses 72 MB."""
MOST_KEPT: Final[i64] = 200_000
"""Limits the time that `below` takes."""


@final
class Tree:
    """Nodes as flat arrays; the children of a node form a linked list."""

    def __init__(self) -> None:
        self.action: vec[i64] = vec[i64]()
        """The action that leads here from the parent."""
        self.mover: vec[i64] = vec[i64]()
        """The seat that chose it."""
        self.child: vec[i64] = vec[i64]()
        self.sibling: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.offered: vec[i64] = vec[i64]()
        """Number of parent visits in which the action was legal."""
        self.prior: vec[float] = vec[float]()
        """Prior weight of the action for the mover."""
        self.worth: vec[float] = vec[float]()
        """Sum of the values for the mover, each from 0 to 1."""
        self.lead: vec[float] = vec[float]()
        """Sum of the mover's final leads, in hundredths of a point."""
        self.size: i64 = 0
        self.add(NONE, NONE, NONE, 1.0)

    def is_full(self) -> bool:
        return self.size >= MOST_NODES

    def add(self, parent: i64, action: i64, mover: i64, prior: float) -> i64:
        """Add a node as the first child of its parent."""
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
        """Return the child for this action and seat, or NONE."""
        found: i64 = self.child[node]
        while found != NONE and (self.action[found] != action or self.mover[found] != mover):
            found = self.sibling[found]
        return found

    def result(self, node: i64) -> tuple[int, float]:
        """Return the visits of a node and its mean lead in points."""
        visits: i64 = self.visits[node]
        return int(visits), self.lead[node] / (100.0 * float(max(1, visits)))

    def below(self, node: i64) -> "Tree":
        """Copy the subtree below a node; of a huge one only the upper part."""
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
