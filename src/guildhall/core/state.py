"""One table in play: a deterministic machine over integer actions.

Every game writes the methods of the first part; the second part is the same for all.
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
"""The numbers of a snapshot that every game has."""

View = dict[str, object]
"""What one seat may see, in plain JSON values; each game has a TypedDict for it."""


@final
class Preview:
    """What can be known of a move before it is played."""

    def __init__(
        self, reveals: bool, ends: bool, costs: bool, says: list[tuple[str, Facts]]
    ) -> None:
        self.reveals = reveals
        """It brings something hidden to light or lets chance decide."""
        self.ends = ends
        """It reveals nothing, and somebody else decides after it, or nobody any more."""
        self.costs = costs
        """It spends what one is loath to lose, or pays another player."""
        self.says = says
        """What it costs and brings: messages and their facts."""


class State:
    """A position of a game, with everything hidden in it."""

    def __init__(self, game: "Game", seats: i64, options: "dict[str, Value]", rng: Rng) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.rng = rng
        self.seat: i64 = 0
        """Who decides now; NOBODY when the game is over."""
        self.over = False
        self.revealed: i64 = 0
        """Grows whenever chance or something hidden comes to light; no free undo goes behind it."""

    # What each game writes.

    def do_legal(self, buffer: vec[i64]) -> i64:
        """Write all legal actions, ascending, to the front of the buffer; return their number."""
        raise NotImplementedError

    def do_play(self, action: i64, log: Log | None) -> None:
        """Play an action that is known to be legal; tell the log, if there is one."""
        raise NotImplementedError

    def refusal(self, action: i64) -> Refusal:
        """Why this action, which is not legal now, is not."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    def breakdown(self, seat: int) -> dict[str, int]:
        """The points of a seat by source, as if the game ended now; they add up to its score."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """The place of every seat, 1 for the winner, tie-breaks applied; shared where tied."""
        raise NotImplementedError

    def do_view(self, viewer: int) -> View:
        """What a seat, or PUBLIC, may see; the seat number has been checked."""
        raise NotImplementedError

    def view_own(self, viewer: int) -> View:
        """The parts of `look` that are not the same for everybody, `viewer` among them.

        A server shows the other parts to all alike, as a spectator sees them.
        """
        return self.do_view(viewer)

    def do_determinize(self, viewer: int, rng: Rng) -> "State":
        """A clone in which all that the viewer cannot see, chance included, is drawn anew.

        It may depend only on what the viewer sees and on `rng`: sort what is unseen, then shuffle.
        """
        raise NotImplementedError

    def do_snapshot(self) -> list[int]:
        """The whole position as numbers, except what `__init__` of this class takes."""
        raise NotImplementedError

    def do_restore(self, ints: list[int]) -> None:
        """Take over a position written by `ints`."""
        raise NotImplementedError

    def do_observe(self, viewer: i64, writer: ObservationWriter) -> None:
        """Write what a seat may see as numbers, in the order of the game's layout.

        What is left out stays 0: the place has been wiped.
        """
        raise NotImplementedError

    def audit(self) -> None:
        """Recount everything from zero; raises BrokenInvariant where the books do not balance."""
        raise NotImplementedError

    def eagerness(self, action: i64) -> i64:
        """How much a sensible player wants this legal action, from 1 up; one rough guess a move."""
        return 1

    def subject(self, action: i64) -> i64:
        """What a legal action is about where its text does not say it, below the game's `subjects`.

        As the tile that lies in the place it names; 0 where the text says it all.
        """
        return 0

    def evaluate(self, seat: i64) -> i64:
        """The points a seat may expect at the end, in hundredths; exact once the game is over."""
        return 100 * sum(self.breakdown(int(seat)).values())

    def account(self, seat: i64) -> dict[str, int]:
        """What `evaluate` says by where it comes from, for whoever explains a move.

        `<game>-reason-<source>` words a difference; a source without words is not mentioned.
        """
        return {"expected": int(self.evaluate(seat))}

    def left_over(self, seat: i64) -> dict[str, int]:
        """What a seat has and makes no use of any more once the game is over.

        `<game>-left-<name>` words it, with `count`.
        """
        return {}

    def waste(self, action: i64) -> dict[str, int]:
        """What a legal action gives away without use, counted like what is left over."""
        return {}

    def measure(self, seat: i64, amounts: vec[i64]) -> i64:
        """What `evaluate` says, with all that the game's `counts` name counted into `amounts`.

        The amounts are 0 before. A game that counts nothing cannot be learned.
        """
        return self.evaluate(seat)

    def describe(self, action: i64) -> tuple[str, Facts]:
        """Message and facts that say a legal action to the seat to act.

        As the box says it, unless the game can name what lies in the places of the action.
        """
        return self.game.describe(int(action))

    def question(self) -> tuple[str, Facts]:
        """Message and facts that say what the seat to act is asked."""
        return f"{self.game.name}-question", {}

    def kind(self) -> str:
        """How the seat to act answers.

        By `one` thing, a `pair`, a `set` or a `number`, or by a `choice` of words.
        """
        most = max([len(self.things(action)) for action in self.legal()], default=0)
        return "choice" if most == 0 else "one" if most == 1 else "pair"

    def pieces(self) -> list[str]:
        """The things of which a set can be made, where a set is asked for."""
        return pieces_of_moves(self)

    def compose(self, things: list[str]) -> Composed:
        """What a set of things makes, where a set is asked for."""
        return of_moves(self, things)

    def best_sets(self) -> list[list[str]]:
        """The few sets that a sensible player would choose among, the best first."""
        return []

    def things(self, action: i64) -> list[str]:
        """The things on the table that the seat to act points at for a legal action."""
        return self.game.moves.things(int(action), int(self.seat))

    def nearest(self, things: list[str]) -> list[int]:
        """The actions that the seat to act most likely means by pointing at these things."""
        return self.game.moves.nearest(things, int(self.seat))

    def moment(self) -> tuple[str, Facts]:
        """Message and facts that say where the game stands, for all: its year, phase or round."""
        return "", {}

    def chapter(self) -> int:
        """Another number whenever a part of the game is over after which points are counted up."""
        return 0

    def unsaid(self, action: i64, after: "State", log: Log) -> "list[tuple[int, Event]]":
        """What the log of a legal action, which leads to `after`, does not say, for all to know.

        Who passes, or has nothing to do, brings nothing about; each with its place in the log.
        """
        return []

    def do_preview(self, action: i64, after: "State", log: Log) -> "list[tuple[str, Facts]]":
        """What a legal action, which leads to `after`, costs and brings: messages and their facts.

        Only what the seat can know before it acts: never the outcome of chance, nor a hidden card.
        """
        return []

    def do_costs(self, action: i64, after: "State", log: Log) -> bool:
        """Whether a legal action, which leads to `after`, is to be thought over for its price."""
        return False

    # What every game gets.

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
        """Play an action in place; raises, and changes nothing, if the rules forbid it."""
        if self.over:
            raise GameIsOver()
        if not 0 <= action < self.game.n_actions:
            raise UnparsableMove(move=str(action))
        if not self.is_legal(action):
            raise IllegalMove(self.game.text(action), self.refusal(action))
        self.do_play(action, log)

    def played(self, action: int) -> "tuple[State, Log]":
        """The position after an action and what it brings about; this one stays as it is."""
        after = self.clone()
        log: Log = []
        after.play(action, log)
        return after, log

    def preview(self, action: i64) -> Preview:
        """What its seat can know of a legal action before it is played."""
        after = self.clone()
        log: Log = []
        after.do_play(action, log)
        reveals = after.revealed > self.revealed
        # Who decides after something came to light may depend on what that was.
        ends = not reveals and after.seat != self.seat
        costs = self.do_costs(action, after, log)
        return Preview(reveals, ends, costs, self.do_preview(action, after, log))

    def tell(self, log: Log, kind: str, facts: Facts) -> None:
        """Log an event of the seat to act."""
        log.append(Event(kind, int(self.seat), facts))

    def counted(self, seat: i64) -> list[int]:
        """The amounts of a seat, for whoever learns from them."""
        amounts: vec[i64] = vec[i64]([0 for _ in range(len(self.game.counts))])
        self.measure(seat, amounts)
        return [int(amount) for amount in amounts]

    def scores(self) -> list[int]:
        """The points of every seat, as if the game ended now."""
        return [sum(self.breakdown(seat).values()) for seat in range(self.seats)]

    def view(self, viewer: int) -> View:
        """All that a seat, or PUBLIC, may know, and not a bit more."""
        self._check_viewer(viewer)
        return self.do_view(viewer)

    def observe(self, viewer: i64, writer: ObservationWriter, start: i64, size: i64) -> None:
        """Write what a seat may see to `size` numbers from `start` on."""
        writer.begin(start, size)
        self.do_observe(viewer, writer)
        if writer.at != start + size:
            raise BrokenInvariant("an observation does not fit its layout")

    def determinize(self, viewer: int, rng: Rng) -> "State":
        """A state this viewer could believe in: equal in all it sees, drawn anew in all else."""
        self._check_viewer(viewer)
        return self.do_determinize(viewer, rng)

    def _check_viewer(self, viewer: int) -> None:
        if not PUBLIC <= viewer < self.seats:
            raise NoSuchSeat(seat=viewer + 1, seats=int(self.seats))

    def key(self) -> int:
        """128 bits that are equal for equal positions, whatever moves led there."""
        return self._key_of(self._encoded_ints())

    def _key_of(self, ints: str) -> int:
        options = json.dumps(
            self.game.key_options(self.options), sort_keys=True, separators=(",", ":")
        )
        text = f'["{self.game.fingerprint}",{int(self.seats)},{options},{ints}]'
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=16).digest(), "big")

    def snapshot(self) -> bytes:
        """The whole position, hidden facts included; `Game.restore` brings it back."""
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
        """As JSON; most of a position, and a tenth of the time that Python's own encoder takes."""
        return str(msgspec.json.encode(self._all_ints()), "ascii")

    def load_all(self, ints: list[int]) -> None:
        """Take over what `snapshot` wrote."""
        numbers = SnapshotReader(ints[:_COMMON])
        self.rng = Rng(numbers.between(1, LAST_FIRST), numbers.between(1, LAST_SECOND))
        self.seat = numbers.between(NOBODY, self.seats - 1)
        self.over = numbers.flag()
        self.revealed = numbers.amount()
        if self.over != (self.seat == NOBODY):
            raise ValueError("somebody is to act after the end, or nobody before it")
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
