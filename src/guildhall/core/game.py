"""The description of a game: its seats, its options, and the notation of its moves."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from guildhall.core.errors import (
    BadSnapshot,
    BrokenInvariant,
    InvalidComponents,
    InvalidOption,
    InvalidSeed,
    SeatsOutOfRange,
    UnknownOption,
)
from guildhall.core.events import Event, Facts
from guildhall.core.layout import Layout
from guildhall.core.moves import Moves
from guildhall.core.rng import Rng, seeded
from guildhall.core.state import State

Value = int | str
"""The value of an option."""


@dataclass(frozen=True)
class Option:
    """A variant of the rules: its default and its other values.

    An option without `choices` accepts any text, and the game validates it.
    """

    default: Value
    choices: tuple[Value, ...] = ()
    added: bool = False
    """The option was added after games had been stored, so its default is omitted from keys."""
    needs: Mapping[str, tuple[Value, ...]] = field(default_factory=dict)
    """The values of other options that make this one matter."""


@dataclass(frozen=True)
class Preset:
    """A popular combination of options; `<game>-preset-<name>` describes it."""

    name: str
    options: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class Count:
    """A feature of a seat, with the number of values that make a difference."""

    name: str
    most: int


class _Snapshot(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    fingerprint: str
    seats: int
    options: dict[str, Value]
    ints: list[int]
    key: str


class Game:
    """One game. A subclass sets the attributes and implements the methods of the first part."""

    name: str
    rules_version: int
    """Raised whenever the same moves lead to another position than before."""
    minutes: int
    """The duration of a game as printed on its box."""
    min_seats: int
    max_seats: int
    moves: Moves
    options: Mapping[str, Option] = {}
    presets: tuple[Preset, ...] = ()
    """Combinations of options, the one for beginners first; options can also be chosen one by
    one."""
    layout: Layout
    """The meaning of the numbers of an observation."""
    effects: tuple[str, ...] = ()
    """The effects that a long fuzz run must reach, as named by `effects_of`."""
    material: Mapping[str, Any]
    """The printed components, as data; part of the fingerprint."""
    figures: Mapping[str, Any] = {}
    """Numbers of the rulebook that are not on a component but that a table shows."""
    search: Mapping[str, float] = {}
    """Search parameters for this game, by the names in bots/settings.py."""
    counts: tuple[Count, ...] = ()
    """The features that `State.measure` writes, for a learned evaluation."""
    clock: str = ""
    """The feature that measures the remaining length of the game."""
    subjects: int = 1
    """The number of things that `State.subject` can return."""
    openings: Sequence[str] = ()
    """Kinds of events that begin a year, a phase or a round."""
    open_scores = False
    """Whether the points of all players by source are public at any time."""
    sources: Mapping[str, str]
    """For each table of the material: `documented` or `reconstructed`."""

    def __init__(self) -> None:
        printed = json.dumps([self.name, self.rules_version, self.material], sort_keys=True)
        self.fingerprint = hashlib.blake2b(printed.encode(), digest_size=8).hexdigest()
        """Changes when the rules or the printed material change."""

    # Implemented by each game.

    def blank(self, seats: int, options: dict[str, Value], rng: Rng) -> State:
        """An empty state with this number of seats."""
        raise NotImplementedError

    def set_up(self, state: State) -> None:
        """Set up an empty state for the first move; chance comes from its own generator."""
        raise NotImplementedError

    def effects_of(self, event: Event) -> Sequence[str]:
        """The effects, out of `effects`, that an event shows."""
        raise NotImplementedError

    def with_components(self, file: Path) -> "Game":
        """The game with the components of a file, if the game supports that."""
        raise InvalidComponents(reason="fixed", detail=self.name, found="", wanted="")

    # Inherited by every game.

    @cached_property
    def n_actions(self) -> int:
        return self.moves.size

    def text(self, action: int) -> str:
        """The canonical text of an action."""
        return self.moves.text(action)

    def parse(self, text: str) -> int:
        """The action of a text; raises UnparsableMove if there is none."""
        return self.moves.parse(text)

    def describe(self, action: int) -> tuple[str, Facts]:
        """Message and facts that describe an action."""
        return self.moves.describe(action)

    def event_things(self, kind: str, seat: int, facts: Facts) -> list[str]:
        """The things on the table that an event is about."""
        found: list[str] = []
        for name, fact in facts.items():
            for word in fact if isinstance(fact, list) else [fact]:
                if thing := self.moves.thing(name, word, seat):
                    found.append(thing)
        return found

    def new(self, seats: int, seed: int, **options: Value) -> State:
        """A state set up for play, the same for the same seed."""
        if not self.min_seats <= seats <= self.max_seats:
            raise SeatsOutOfRange(
                game=self.name, seats=seats, min=self.min_seats, max=self.max_seats
            )
        if seed < 0:
            raise InvalidSeed(seed=seed)
        state = self.blank(seats, self.checked(options), seeded(seed))
        self.set_up(state)
        return state

    def observation_size(self, seats: int) -> int:
        """The number of values in a seat's observation."""
        return self.layout.size(seats)

    def checked(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """All options with their values; missing ones get their default."""
        for name, value in options.items():
            option = self.options.get(name)
            if option is None:
                known = ", ".join(self.options) or "-"
                raise UnknownOption(game=self.name, option=name, known=known)
            if option.choices and value not in option.choices:
                allowed = ", ".join(str(choice) for choice in option.choices)
                raise InvalidOption(option=name, value=str(value), allowed=allowed)
        return {name: options.get(name, option.default) for name, option in self.options.items()}

    def key_options(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """The options that are part of a key; new options at their default are left out."""
        return {
            name: value
            for name, value in options.items()
            if not self.options[name].added or value != self.options[name].default
        }

    def restore(self, snapshot: bytes) -> State:
        """The state of a snapshot; raises BadSnapshot unless the game can reach it.

        Snapshots are untrusted input: every number is checked before use, and the audit must
        succeed.
        """
        try:
            found = msgspec.json.decode(snapshot, type=_Snapshot)
        except (msgspec.DecodeError, RecursionError) as error:
            raise BadSnapshot(reason="unreadable") from error
        if found.game != self.name:
            raise BadSnapshot(reason="other-game")
        if found.fingerprint != self.fingerprint:
            raise BadSnapshot(reason="other-rules")
        if not self.min_seats <= found.seats <= self.max_seats:
            raise BadSnapshot(reason="damaged")
        try:
            state = self.blank(found.seats, self.checked(found.options), Rng(1, 1))
            state.load_all(found.ints)
            state.audit()
            fits = f"{state.key():032x}" == found.key and state.over != bool(state.legal())
        except (ArithmeticError, BrokenInvariant, LookupError, ValueError) as error:
            raise BadSnapshot(reason="damaged") from error
        if not fits:
            raise BadSnapshot(reason="damaged")
        return state

    def __reduce__(self) -> str | tuple[Any, ...]:
        # The name of the single instance in every game's module.
        return "GAME"
