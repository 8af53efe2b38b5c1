"""A bot that searches."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from guildhall.bots.bot import Bot, Budget
from guildhall.bots.learned import Learned
from guildhall.bots.search import Search
from guildhall.bots.tree import NONE, ROOT, Tree
from guildhall.core.perspective import Perspective
from guildhall.core.rng import seeded
from guildhall.core.state import State

_ENOUGH = 10**12


@dataclass(frozen=True)
class Advice:
    """An action with its visits and its mean lead in points."""

    action: int
    tries: int
    lead: float


@dataclass(frozen=True)
class Comparison:
    """The result of a search, with the best action and another after equally many extra visits."""

    advice: list[Advice]
    """All legal actions, best first."""
    chances: list[float]
    """Each seat's chance to win before the move."""
    best: Advice
    chances_with_best: list[float]
    other: Advice
    chances_with_other: list[float]


class Master(Bot):
    """Plays the most visited action and reuses the tree for its next move."""

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(seed, budget)
        self._rng = seeded(seed)
        self._tree = Tree()
        self._chosen = NONE
        """Node of the last chosen action."""
        self._expected: State | None = None
        """The predicted position after the last choice."""
        self.simulations = 0

    def __getstate__(self) -> dict[str, object]:
        # A copy starts with an empty tree.
        kept = dict(self.__dict__)
        del kept["_tree"], kept["_expected"]
        return kept

    def __setstate__(self, kept: dict[str, object]) -> None:
        self.__dict__.update(kept)
        self._tree = Tree()
        self._expected = None

    def choose(self, perspective: Perspective, budget: Budget | None = None) -> int:
        return self.decide(perspective, budget)[0].action

    def decide(self, perspective: Perspective, budget: Budget | None = None) -> list[Advice]:
        """Search, play the best action in the tree, and return all legal actions, best first."""
        advice = self.advise(perspective, budget)
        self._play_on(perspective, advice[0].action)
        return advice

    def advise(self, perspective: Perspective, budget: Budget | None = None) -> list[Advice]:
        """Search and return all legal actions, best first."""
        self._searched(perspective, budget or self.budget).close()
        return self._advised(perspective)

    def compare(
        self, perspective: Perspective, other: Callable[[list[Advice]], int], tries: int
    ) -> Comparison:
        """Search, then visit the best action and another `tries` times each.

        Poor actions get so few visits in a normal search that their mean is unreliable. `other`
        chooses the action from the search result.
        """
        search = self._searched(perspective, self.budget)
        advice = self._advised(perspective)
        best, action = advice[0].action, other(advice)
        before = list(search.chances) if search.simulations else search.insist(best, tries)
        chances = _shares(before)
        with_best = with_other = search.insist(best, tries)
        if action != best:
            with_other = search.insist(action, tries)
        search.close()
        return Comparison(
            advice,
            chances,
            self._advice(best, perspective.seat),
            _shares(with_best),
            self._advice(action, perspective.seat),
            _shares(with_other),
        )

    def _searched(self, perspective: Perspective, thinking: Budget) -> Search:
        begun = perf_counter()
        root = perspective.determinize(self._rng)
        # The budget includes the time for this copy.
        known = self._is_expected(perspective, root)
        self._tree = self._tree.below(self._chosen) if known else Tree()
        self._expected = None
        learned = self._learned_for(root)
        search = Search(root, perspective.seat, self._rng, self._tree, learned)
        if len(perspective.legal) > 1:
            if thinking.iterations is not None:
                search.run(thinking.iterations, begun + thinking.patience)
            else:
                search.run(_ENOUGH, begun + thinking.seconds)
        self.simulations += search.simulations
        return search

    def _advised(self, perspective: Perspective) -> list[Advice]:
        found = [self._advice(action, perspective.seat) for action in perspective.legal]
        return sorted(found, key=lambda advice: (-advice.tries, -advice.lead, advice.action))

    def _learned_for(self, root: State) -> Learned | None:
        """Return the learned evaluation for this table, if any."""
        return None

    def _advice(self, action: int, seat: int) -> Advice:
        tree = self._tree
        node = tree.child_after(ROOT, action, seat)
        if node == NONE:
            return Advice(action, 0, 0.0)
        return Advice(action, *tree.result(node))

    def _play_on(self, perspective: Perspective, action: int) -> None:
        """Reuse the subtree if the same seat decides next and nothing was revealed.

        Nothing is kept across moves of other seats: a perspective does not contain their moves, and
        trying the likely replies found less than 2 % of a move's simulations again in each of our
        games.
        """
        table = perspective.determinize(self._rng)
        before = table.revealed
        table.play(action)
        node = self._tree.child_after(ROOT, action, perspective.seat)
        if table.seat == perspective.seat and table.revealed == before and node != NONE:
            self._chosen = node
            self._expected = table
        else:
            self._tree = Tree()

    def _is_expected(self, perspective: Perspective, root: State) -> bool:
        """Return whether the perspective can follow the last choice."""
        expected = self._expected
        if expected is None or expected.game is not perspective.game:
            return False
        if expected.revealed != root.revealed or expected.seats != root.seats:
            return False
        return expected.view(perspective.seat) == perspective.view


def _shares(chances: list[float]) -> list[float]:
    """Normalize to sum 1: each chance was computed independently."""
    whole = sum(chances)
    return [chance / whole for chance in chances]
