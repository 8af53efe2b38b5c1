"""A game in progress: a deterministic state machine over integer actions.

Every game implements the methods of the first part; the second part is the same for all.
"""

import hashlib
import json
from typing import TYPE_CHECKING, Final, final

import msgspec

from guildhall.buffers import borrow_buffer, give_back
from guildhall.compiled_types import i64, vec
from guildhall.core.composed import Composed, of_moves, pieces_of_moves
from guildhall.core.errors import (
    BrokenInvariant,
    GameIsOver,
    IllegalMove,
    NoSuchSeat,
    Refusal,
    UnparsableMove,
)
from guildhall.core.events import PUBLIC, Event, Facts, Log
from guildhall.core.observation import ObservationWriter
from guildhall.core.rng import LAST_FIRST, LAST_SECOND, Rng
from guildhall.core.snapshot import SnapshotReader

if TYPE_CHECKING:
    from guildhall.core.game import Game, Value

NOBODY: Final = -1
"""The seat to act once the game is over."""

_COMMON: Final = 5
"""The numbers that every snapshot begins with."""

View = dict[str, object]
"""The view of one seat in plain JSON values; each game has a TypedDict for it."""


@final
class Preview:
    """The effects of a move that are known before it is played."""

    def __init__(
        self, reveals: bool, ends: bool, costs: bool, says: list[tuple[str, Facts]]
    ) -> None:
        self.reveals = reveals
        """It reveals hidden information or involves chance."""
        self.ends = ends
        """It reveals nothing, and another player decides next, or the game ends."""
        self.costs = costs
        """It spends something valuable, or pays another player."""
        self.says = says
        """Cost and gain: messages and their facts."""


class State:
    """A state of a game, hidden information included."""

    def __init__(self, game: "Game", seats: i64, options: "dict[str, Value]", rng: Rng) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.rng = rng
        self.seat: i64 = 0
        """The seat to act; NOBODY when the game is over."""
        self.over = False
        self.revealed: i64 = 0
        """Counts reveals of hidden information or chance; free undo never goes back past one."""

    # Implemented by each game.

    def do_legal(self, buffer: vec[i64]) -> i64:
        """Write all legal actions, ascending, to the front of the buffer; return their number."""
        raise NotImplementedError

    def do_play(self, action: i64, log: Log | None) -> None:
        """Play a legal action; append to the log, if there is one."""
        raise NotImplementedError

    def refusal(self, action: i64) -> Refusal:
        """Why an illegal action is illegal now."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    def breakdown(self, seat: int) -> dict[str, int]:
        """The points of a seat by source, as if the game ended now; their sum is its score."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """The place of every seat, 1 for the winner, after tie-breaks; shared if tied."""
        raise NotImplementedError

    def do_view(self, viewer: int) -> View:
        """The view of a seat, or of PUBLIC; the seat number has been checked."""
        raise NotImplementedError

    def view_own(self, viewer: int) -> View:
        """The parts of the view that differ between seats, `viewer` among them.

        A server sends the other parts to all viewers as a spectator sees them.
        """
        return self.do_view(viewer)

    def do_determinize(self, viewer: int, rng: Rng) -> "State":
        """A clone in which everything the viewer cannot see, chance included, is sampled again.

        It may depend only on the view and on `rng`: sort the unseen things, then shuffle.
        """
        raise NotImplementedError

    def do_snapshot(self) -> list[int]:
        """The state as numbers, except the arguments of `__init__`."""
        raise NotImplementedError

    def do_restore(self, ints: list[int]) -> None:
        """Load a state from `ints`."""
        raise NotImplementedError

    def do_observe(self, viewer: i64, writer: ObservationWriter) -> None:
        """Write the view of a seat as numbers, in the order of the game's layout.

        Skipped numbers are 0, because the array has been wiped.
        """
        raise NotImplementedError

    def audit(self) -> None:
        """Recount everything; raises BrokenInvariant if a count is wrong."""
        raise NotImplementedError

    def eagerness(self, action: i64) -> i64:
        """A rough estimate of how attractive this legal action is, from 1 up."""
        return 1

    def subject(self, action: i64) -> i64:
        """What a legal action is about if its text does not name it, below the game's `subjects`.

        For example the tile on the space that it names; 0 if the text is complete.
        """
        return 0

    def evaluate(self, seat: i64) -> i64:
        """The expected final points of a seat, in hundredths; exact once the game is over."""
        return 100 * sum(self.breakdown(int(seat)).values())

    def account(self, seat: i64) -> dict[str, int]:
        """The result of `evaluate` by source, for explanations of moves.

        `<game>-reason-<source>` describes a difference; a source without a message is not
        mentioned.
        """
        return {"expected": int(self.evaluate(seat))}

    def left_over(self, seat: i64) -> dict[str, int]:
        """Resources of a seat that are unused at the end of the game.

        `<game>-left-<name>` describes it, with `count`.
        """
        return {}

    def waste(self, action: i64) -> dict[str, int]:
        """Resources that a legal action wastes, counted like those left over."""
        return {}

    def measure(self, seat: i64, amounts: vec[i64]) -> i64:
        """Return `evaluate` and write the features of the game's `counts` into `amounts`.

        The amounts are 0 before. A game without features cannot be learned.
        """
        return self.evaluate(seat)

    def describe(self, action: i64) -> tuple[str, Facts]:
        """Message and facts that describe a legal action to the seat to act.

        By default those of the game; a state can also name the things on the spaces of the action.
        """
        return self.game.describe(int(action))

    def question(self) -> tuple[str, Facts]:
        """Message and facts of the question to the seat to act."""
        return f"{self.game.name}-question", {}

    def kind(self) -> str:
        """The kind of answer.

        `one` thing, a `pair`, a `set`, a `number`, or a `choice` of texts.
        """
        most = max([len(self.things(action)) for action in self.legal()], default=0)
        return "choice" if most == 0 else "one" if most == 1 else "pair"

    def pieces(self) -> list[str]:
        """The things that can be selected, if the answer is a set."""
        return pieces_of_moves(self)

    def compose(self, things: list[str]) -> Composed:
        """The effect of a selection, if the answer is a set."""
        return of_moves(self, things)

    def best_sets(self) -> list[list[str]]:
        """The few sets that a sensible player would consider, the best first."""
        return []

    def things(self, action: i64) -> list[str]:
        """The things to click for a legal action."""
        return self.game.moves.things(int(action), int(self.seat))

    def nearest(self, things: list[str]) -> list[int]:
        """The actions that the player most likely means by clicking these things."""
        return self.game.moves.nearest(things, int(self.seat))

    def moment(self) -> tuple[str, Facts]:
        """Message and facts of the current part of the game: its year, phase or round."""
        return "", {}

    def chapter(self) -> int:
        """A number that changes whenever points are counted up after a part of the game."""
        return 0

    def unsaid(self, action: i64, after: "State", log: Log) -> "list[tuple[int, Event]]":
        """Public events that the log of a legal action, which leads to `after`, does not contain.

        A pass, or a helper without work, has no event; each comes with its index in the log.
        """
        return []

    def do_preview(self, action: i64, after: "State", log: Log) -> "list[tuple[str, Facts]]":
        """Cost and gain of a legal action, which leads to `after`: messages and their facts.

        Only what the seat can know before it acts: never the outcome of chance, nor a hidden card.
        """
        return []

    def do_costs(self, action: i64, after: "State", log: Log) -> bool:
        """Whether a legal action, which leads to `after`, costs something valuable."""
        return False

    # Inherited by every game.

    def legal(self) -> list[int]:
        """All legal actions, ascending; empty when the game is over."""
        room = borrow_buffer()
        buffer = room.actions
        count: i64 = self.do_legal(buffer)
        found: list[int] = [int(buffer[i]) for i in range(count)]
        give_back(room)
        return found

    def is_legal(self, action: i64) -> bool:
        room = borrow_buffer()
        buffer = room.actions
        count: i64 = self.do_legal(buffer)
        found = False
        for i in range(count):
            if buffer[i] == action:
                found = True
                break
        give_back(room)
        return found

    def play(self, action: int, log: Log | None = None) -> None:
        """Play an action in place; if the rules forbid it, raise and change nothing."""
        if self.over:
            raise GameIsOver()
        if not 0 <= action < self.game.n_actions:
            raise UnparsableMove(move=str(action))
        if not self.is_legal(action):
            raise IllegalMove(self.game.text(action), self.refusal(action))
        self.do_play(action, log)

    def played(self, action: int) -> "tuple[State, Log]":
        """Return the state after an action and its events, without changing this one."""
        after = self.clone()
        log: Log = []
        after.play(action, log)
        return after, log

    def preview(self, action: i64) -> Preview:
        """The effects of a legal action that its seat can know before playing it."""
        after = self.clone()
        log: Log = []
        after.do_play(action, log)
        reveals = after.revealed > self.revealed
        # The next seat may depend on what was revealed.
        ends = not reveals and after.seat != self.seat
        costs = self.do_costs(action, after, log)
        return Preview(reveals, ends, costs, self.do_preview(action, after, log))

    def tell(self, log: Log, kind: str, facts: Facts) -> None:
        """Log an event of the seat to act."""
        log.append(Event(kind, int(self.seat), facts))

    def counted(self, seat: i64) -> list[int]:
        """The features of a seat, for learning."""
        amounts: vec[i64] = vec[i64]([0 for _ in range(len(self.game.counts))])
        self.measure(seat, amounts)
        return [int(amount) for amount in amounts]

    def scores(self) -> list[int]:
        """The points of every seat, as if the game ended now."""
        return [sum(self.breakdown(seat).values()) for seat in range(self.seats)]

    def view(self, viewer: int) -> View:
        """The view of a seat, or of PUBLIC: everything it may know and nothing else."""
        self._check_viewer(viewer)
        return self.do_view(viewer)

    def observe(self, viewer: i64, writer: ObservationWriter, start: i64, size: i64) -> None:
        """Write the observation of a seat to `size` numbers from `start` on."""
        writer.begin(start, size)
        self.do_observe(viewer, writer)
        if writer.at != start + size:
            raise BrokenInvariant("an observation does not fit its layout")

    def determinize(self, viewer: int, rng: Rng) -> "State":
        """A possible state for this viewer: equal in all it sees, sampled in everything else."""
        self._check_viewer(viewer)
        return self.do_determinize(viewer, rng)

    def _check_viewer(self, viewer: int) -> None:
        if not PUBLIC <= viewer < self.seats:
            raise NoSuchSeat(seat=viewer + 1, seats=int(self.seats))

    def key(self) -> int:
        """128 bits that are equal for equal states, independent of the moves that led there."""
        return self._key_of(self._encoded_ints())

    def _key_of(self, ints: str) -> int:
        options = json.dumps(
            self.game.key_options(self.options), sort_keys=True, separators=(",", ":")
        )
        text = f'["{self.game.fingerprint}",{int(self.seats)},{options},{ints}]'
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=16).digest(), "big")

    def snapshot(self) -> bytes:
        """The complete state, hidden information included; `Game.restore` loads it."""
        ints = self._encoded_ints()
        content = {
            "game": self.game.name,
            "fingerprint": self.game.fingerprint,
            "seats": int(self.seats),
            "options": self.options,
        }
        head = json.dumps(content, separators=(",", ":"))
        return f'{head[:-1]},"ints":{ints},"key":"{self._key_of(ints):032x}"}}'.encode()

    def _encoded_ints(self) -> str:
        """Encode as JSON, in a tenth of the time of Python's own encoder."""
        return str(msgspec.json.encode(self._all_ints()), "ascii")

    def load_all(self, ints: list[int]) -> None:
        """Load the numbers that `snapshot` wrote."""
        numbers = SnapshotReader(ints[:_COMMON])
        self.rng = Rng(numbers.between(1, LAST_FIRST), numbers.between(1, LAST_SECOND))
        self.seat = numbers.between(NOBODY, self.seats - 1)
        self.over = numbers.flag()
        self.revealed = numbers.amount()
        if self.over != (self.seat == NOBODY):
            raise ValueError("a seat is to act after the end of the game, or none before it")
        self.do_restore(ints[_COMMON:])

    def _all_ints(self) -> list[int]:
        rng = self.rng
        return [
            int(rng.first), int(rng.second), int(self.seat), int(self.over), int(self.revealed),
            *self.do_snapshot(),
        ]  # fmt: skip

    def __reduce__(self) -> tuple[object, ...]:
        return self.game.restore, (self.snapshot(),)

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())
