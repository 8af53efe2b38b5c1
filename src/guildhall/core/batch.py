"""Many games in parallel: one compiled call plays a move in each and writes the results."""

from typing import TYPE_CHECKING, Final, final

from guildhall.buffers import borrow_buffer, give_back
from guildhall.compiled_types import i64, u8, vec
from guildhall.core.errors import IllegalMove, UnparsableMove
from guildhall.core.observation import ObservationWriter
from guildhall.core.ranking import rank_rewards, score_rewards
from guildhall.core.rng import Rng, seeded
from guildhall.core.state import State

if TYPE_CHECKING:
    from guildhall.core.game import Game, Value

_SEEDS: Final = 2**31


@final
class Batch:
    """Parallel games of one kind; a finished game is replaced by a new one.

    Each step writes into the given arrays, for each game: the observation and the legal-action
    mask of the seat to act, that seat, whether the previous game has just ended, and the rewards
    of all seats.
    """

    def __init__(
        self,
        game: "Game",
        seats: i64,
        options: "dict[str, Value]",
        by_rank: bool,
        observations: ObservationWriter,
        masks: vec[u8],
        to_act: vec[i64],
        ended: vec[u8],
        rewards: vec[float],
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.by_rank = by_rank
        self.observations = observations
        self.masks = masks
        self.to_act = to_act
        self.ended = ended
        self.rewards = rewards
        self.n_actions: i64 = game.n_actions
        self.size: i64 = game.observation_size(int(seats))
        self.states: list[State] = []
        self.rng = Rng(0, 0)

    def reset(self, seed: int) -> None:
        """Restart all games; the same seed deals the same games."""
        self.rng = seeded(seed)
        for place in range(len(self.masks)):
            self.masks[place] = 0
        for place in range(len(self.rewards)):
            self.rewards[place] = 0.0
        self.states = []
        room = borrow_buffer()
        for place in range(len(self.to_act)):
            self.ended[place] = 0
            state = self._new_game()
            self.states.append(state)
            self._show(place, state, room.actions)
        give_back(room)

    def step(self, actions: vec[i64]) -> None:
        """Play one action in each game; if one of them is illegal, play none."""
        self._check(actions)
        room = borrow_buffer()
        buffer = room.actions
        for place in range(len(actions)):
            state = self.states[place]
            if self.ended[place]:
                self._forget_end(place)
            self._mark(place, state, buffer, 0)
            state.do_play(actions[place], None)
            if state.over:
                self._finish(place, state)
                state = self._new_game()
                self.states[place] = state
            self._show(place, state, buffer)
        give_back(room)

    def random_actions(self, rng: Rng, chosen: vec[i64]) -> None:
        """Write a uniformly random legal action for each game."""
        room = borrow_buffer()
        buffer = room.actions
        for place in range(len(chosen)):
            legal: i64 = self.states[place].do_legal(buffer)
            chosen[place] = buffer[rng.below(legal)]
        give_back(room)

    def _check(self, actions: vec[i64]) -> None:
        if len(actions) != len(self.states):
            raise ValueError(f"{len(self.states)} games need as many actions, not {len(actions)}")
        for place in range(len(actions)):
            action: i64 = actions[place]
            if action < 0 or action >= self.n_actions:
                raise UnparsableMove(move=str(action))
            if not self.masks[place * self.n_actions + action]:
                refusal = self.states[place].refusal(action)
                raise IllegalMove(self.game.text(int(action)), refusal)

    def _new_game(self) -> State:
        return self.game.new(int(self.seats), int(self.rng.below(_SEEDS)), **self.options)

    def _show(self, place: i64, state: State, buffer: vec[i64]) -> None:
        """Write the observation and the mask of the seat to act."""
        self.to_act[place] = state.seat
        state.observe(state.seat, self.observations, place * self.size, self.size)
        self._mark(place, state, buffer, 1)

    def _mark(self, place: i64, state: State, buffer: vec[i64], mark: u8) -> None:
        """Set or clear the mask at every legal action."""
        masks = self.masks
        first: i64 = place * self.n_actions
        legal: i64 = state.do_legal(buffer)
        for i in range(legal):
            masks[first + buffer[i]] = mark

    def _forget_end(self, place: i64) -> None:
        self.ended[place] = 0
        for seat in range(self.seats):
            self.rewards[place * self.seats + seat] = 0.0

    def _finish(self, place: i64, state: State) -> None:
        self.ended[place] = 1
        found = rank_rewards(state) if self.by_rank else score_rewards(state)
        for seat in range(self.seats):
            self.rewards[place * self.seats + seat] = found[seat]
