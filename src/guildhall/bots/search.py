"""Monte Carlo tree search for several players, hidden information and chance.

Each simulation determinizes the position from the perspective of the searching seat, descends the
tree by PUCT (max^n), plays a short rollout and evaluates the position by the game's evaluation or
by a net. It knows no particular game.
"""

from math import sqrt
from time import perf_counter
from typing import Final, final

from guildhall.bots.learned import Learned
from guildhall.bots.settings import settings_of
from guildhall.bots.tree import NONE, ROOT, Tree
from guildhall.buffers import borrow_buffer, give_back
from guildhall.compiled_types import append, i64, vec
from guildhall.core.playout import eager_choice, most_wanted
from guildhall.core.rng import Rng
from guildhall.core.state import State

_FIRST_PLAY_REDUCTION: Final = 0.05
"""How much lower than its parent's value an unvisited action is estimated."""
_RANDOM_PERCENT: Final[i64] = 50
"""Percentage of rollout moves drawn by eagerness; the others are the most eager ones."""
_MOST_ROLLED: Final[i64] = 2000
_CHECK_EVERY: Final[i64] = 64
"""Simulations between checks whether the choice can still change."""
_SPEED_UP: Final = 1.5
"""Assumed acceleration of the remaining simulations."""


@final
class Search:
    """A tree grown by simulations from one position."""

    def __init__(
        self, root: State, seat: i64, rng: Rng, tree: Tree, learned: Learned | None = None
    ) -> None:
        self.root = root
        self.seat = seat
        self.rng = rng
        self.tree = tree
        self.simulations: i64 = 0
        self.chances: vec[float] = vec[float]([0.0 for _ in range(root.seats)])
        """Each seat's chance to win, summed over all simulations."""
        self._first: i64 = NONE
        """Forced first action of every simulation, or NONE."""
        self.clocked = False
        """Whether to measure the time spent outside the rules."""
        self.seconds_in_tree: float = 0.0
        settings = settings_of(root.game.search) if learned is None else learned.settings
        self._learned = learned
        self._policy: Learned | None = (
            learned if learned is not None and learned.uses_policy else None
        )
        self._horizon: i64 = settings.horizon * root.seats
        self._prior_exponent: float = settings.prior_exponent
        self._exploration: float = settings.exploration
        self._score_weight: float = settings.score_weight
        n_actions: i64 = root.game.n_actions
        self._node_of: vec[i64] = vec[i64]([0 for _ in range(n_actions)])
        self._stamp: vec[i64] = vec[i64]([0 for _ in range(n_actions)])
        """Time stamp of `_node_of` for each action."""
        self._now: i64 = 0
        self._path: vec[i64] = vec[i64]()
        self._actions = borrow_buffer()
        self._eager = borrow_buffer()
        self._half: float = float(settings.clear_lead)
        """The clear lead in the position judged last."""
        self._clear_gain: float = float(settings.clear_lead)
        self._points: vec[float] = vec[float]([0.0 for _ in range(root.seats)])
        self._lead: vec[float] = vec[float]([0.0 for _ in range(root.seats)])
        self._worth: vec[float] = vec[float]([0.0 for _ in range(root.seats)])
        self._expect(root)
        self._initial: vec[float] = self._points[:]
        """Expected points of each seat at the root."""

    def run(self, iterations: int, deadline: float) -> None:
        """Simulate until the root has `iterations` visits or the deadline has passed.

        Stop early when the remaining simulations cannot change the most visited action.
        """
        most: i64 = iterations
        begun: float = perf_counter()
        now: float = begun
        while self.tree.visits[ROOT] < most and now < deadline:
            if self.simulations % _CHECK_EVERY == 0:
                left: float = float(most - self.tree.visits[ROOT])
                if self.simulations:
                    by_then: float = (deadline - now) / (now - begun) * float(self.simulations)
                    left = min(left, by_then * _SPEED_UP)
                if self._lead_in_tries() > left:
                    break
            self._simulate()
            self.simulations += 1
            now = perf_counter()

    def insist(self, action: i64, tries: int) -> list[float]:
        """Simulate with a forced first action; return each seat's chance to win after it."""
        before: vec[float] = self.chances[:]
        self._first = action
        for _ in range(tries):
            self._simulate()
        self._first = NONE
        return [(self.chances[seat] - before[seat]) / tries for seat in range(self.root.seats)]

    def _lead_in_tries(self) -> float:
        """Return the difference in visits between the two most visited actions."""
        tree = self.tree
        most: i64 = 0
        next_most: i64 = 0
        child: i64 = tree.child[ROOT]
        while child != NONE:
            tries: i64 = tree.visits[child]
            if tries > most:
                next_most = most
                most = tries
            elif tries > next_most:
                next_most = tries
            child = tree.sibling[child]
        return float(most - next_most)

    def close(self) -> None:
        give_back(self._actions)
        give_back(self._eager)

    def _simulate(self) -> None:
        state = self.root.determinize(int(self.seat), self.rng)
        tree = self.tree
        node: i64 = ROOT
        self._path = vec[i64]([ROOT])
        while not state.over:
            node = self._descend(state, node)
            if node == NONE:
                break
            self._path = append(self._path, node)
            if tree.visits[node] == 0:
                break
        self._play_on(state)
        self._judge(state)
        begun: float = perf_counter() if self.clocked else 0.0
        for node in self._path:
            tree.visits[node] += 1
            mover: i64 = tree.mover[node]
            if mover != NONE:
                tree.worth[node] += self._worth[mover]
                tree.lead[node] += self._lead[mover]
        if self.clocked:
            self.seconds_in_tree += perf_counter() - begun

    def _descend(self, state: State, node: i64) -> i64:
        """Play the most promising action; return its node, or NONE if the tree is full."""
        tree = self.tree
        actions = self._actions.actions
        mover: i64 = state.seat
        count: i64 = state.do_legal(actions)
        begun: float = perf_counter() if self.clocked else 0.0
        self._now += 1
        now: i64 = self._now
        child: i64 = tree.child[node]
        while child != NONE:
            if tree.mover[child] == mover:
                self._node_of[tree.action[child]] = child
                self._stamp[tree.action[child]] = now
            child = tree.sibling[child]
        total: float = 0.0
        visits: i64 = 0
        worth: float = 0.0
        has_priors = False
        prior: float
        action: i64
        for i in range(count):
            action = actions[i]
            if self._stamp[action] == now:
                child = self._node_of[action]
            elif tree.is_full():
                return NONE
            else:
                if self._policy is None:
                    prior = float(state.eagerness(action)) ** self._prior_exponent
                else:
                    if not has_priors:
                        self._policy.compute_priors(state, actions, count)
                        has_priors = True
                    prior = self._policy.priors[i]
                child = tree.add(node, action, mover, prior)
                self._node_of[action] = child
            tree.offered[child] += 1
            total += tree.prior[child]
            visits += tree.visits[child]
            worth += tree.worth[child]
        untried: float = worth / float(visits) - _FIRST_PLAY_REDUCTION if visits else 0.5
        best: i64 = NONE
        best_value: float = -1.0
        for i in range(count):
            child = self._node_of[actions[i]]
            tried: i64 = tree.visits[child]
            value: float = tree.worth[child] / float(tried) if tried else untried
            share: float = tree.prior[child] / total
            value += self._exploration * share * sqrt(float(tree.offered[child])) / float(1 + tried)
            if value > best_value:
                best_value = value
                best = child
        if node == ROOT and self._first != NONE:
            best = self._node_of[self._first]
        if self.clocked:
            self.seconds_in_tree += perf_counter() - begun
        state.do_play(tree.action[best], None)
        return best

    def _play_on(self, state: State) -> None:
        """Play a rollout as long as the game's horizon."""
        actions = self._actions.actions
        eager = self._eager.actions
        changes: i64 = 0
        rolled: i64 = 0
        seat: i64 = state.seat
        while not state.over and rolled < _MOST_ROLLED:
            if state.seat != seat:
                seat = state.seat
                changes += 1
                if changes >= self._horizon:
                    break
            if self.rng.below(100) < _RANDOM_PERCENT:
                state.do_play(eager_choice(state, actions, eager, self.rng), None)
            else:
                state.do_play(most_wanted(state, actions), None)
            rolled += 1

    def _expect(self, state: State) -> None:
        """Set each seat's expected points and the current clear lead."""
        if self._learned is not None and not state.over:
            self._learned.judge(state, self._points)
            self._half = self._learned.clear_lead
        else:
            for seat in range(state.seats):
                self._points[seat] = float(state.evaluate(seat))
            self._half = self._clear_gain

    def _judge(self, state: State) -> None:
        """Set the lead and the value of the position for each seat."""
        seats: i64 = state.seats
        self._expect(state)
        places: list[int] = state.ranking() if state.over else []
        for seat in range(seats):
            points: float = self._points[seat]
            best: float = -1e18
            for other in range(seats):
                if other != seat and self._points[other] > best:
                    best = self._points[other]
            self._lead[seat] = points - best
            chance: float = _chance(points - best, self._half)
            if state.over:
                won: float = 0.0
                if places[seat] == 1:
                    won = 1.0 / float(places.count(1))
                chance = 0.3 * chance + 0.7 * won
            self.chances[seat] += chance
            gain: float = _chance(points - self._initial[seat], self._clear_gain)
            self._worth[seat] = chance + self._score_weight * (gain - chance)


def _chance(lead: float, half: float) -> float:
    """Convert a lead to a chance to win between 0 and 1; 3/4 for a lead of `half`."""
    size: float = lead if lead > 0.0 else -lead
    return 0.5 + 0.5 * lead / (size + half)
