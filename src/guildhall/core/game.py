"""The box of a game: its seats, its options, and how its moves are written."""

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
"""What an option can be set to."""


@dataclass(frozen=True)
class Option:
    """A variant of the rules: its default and what else it can be.

    With no `choices` any text is taken here and the game itself checks it.
    """

    default: Value
    choices: tuple[Value, ...] = ()
    added: bool = False
    """It came when games had been stored: at its default it is left out of keys."""
    needs: Mapping[str, tuple[Value, ...]] = field(default_factory=dict)
    """The values of other options without which it changes nothing."""


@dataclass(frozen=True)
class Preset:
    """Options that people like to play with; `<game>-preset-<name>` says what they are."""

    name: str
    options: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class Count:
    """Something that a seat has more or less of, and how many of it make a difference."""

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
    """One game. A subclass sets the attributes and writes the methods of the first part."""

    name: str
    rules_version: int
    """Raised whenever the same moves would lead to another position than before."""
    minutes: int
    """How long a game takes, as its box says."""
    min_seats: int
    max_seats: int
    moves: Moves
    options: Mapping[str, Option] = {}
    presets: tuple[Preset, ...] = ()
    """The ways to set it up, for beginners first; each option can still be chosen by itself."""
    layout: Layout
    """What the numbers of an observation mean."""
    effects: tuple[str, ...] = ()
    """What a long fuzz run must have met, as `effects_of` names it."""
    material: Mapping[str, Any]
    """The printed components, as data; part of the fingerprint."""
    figures: Mapping[str, Any] = {}
    """Numbers of the rulebook that stand on no component but that a table shows."""
    search: Mapping[str, float] = {}
    """How a search should think about this game, by the names in bots/settings.py."""
    counts: tuple[Count, ...] = ()
    """What `State.measure` counts, for a learned evaluation to look at."""
    clock: str = ""
    """The count that says how much of the game is left."""
    subjects: int = 1
    """How many things `State.subject` can name."""
    openings: Sequence[str] = ()
    """Kinds of events with which a year, a phase or a round begins."""
    open_scores = False
    """Everybody may know at any time what everybody has points for."""
    sources: Mapping[str, str]
    """For each table of the material `documented` or `reconstructed`."""

    def __init__(self) -> None:
        printed = json.dumps([self.name, self.rules_version, self.material], sort_keys=True)
        self.fingerprint = hashlib.blake2b(printed.encode(), digest_size=8).hexdigest()
        """Changes when the rules or the printed material change."""

    # What each game writes.

    def blank(self, seats: int, options: dict[str, Value], rng: Rng) -> State:
        """A table of this size with nothing on it yet."""
        raise NotImplementedError

    def set_up(self, state: State) -> None:
        """Lay out a blank table for the first move; chance comes from its own generator."""
        raise NotImplementedError

    def effects_of(self, event: Event) -> Sequence[str]:
        """Names of the effects, out of `effects`, that an event shows."""
        raise NotImplementedError

    def with_components(self, file: Path) -> "Game":
        """The game with the components of a file; a game whose material is certain takes none."""
        raise InvalidComponents(reason="fixed", detail=self.name, found="", wanted="")

    # What every game gets.

    @cached_property
    def n_actions(self) -> int:
        return self.moves.size

    def text(self, action: int) -> str:
        """The one canonical text of an action."""
        return self.moves.text(action)

    def parse(self, text: str) -> int:
        """The action of a text; raises UnparsableMove where there is none."""
        return self.moves.parse(text)

    def describe(self, action: int) -> tuple[str, Facts]:
        """Message of the catalogue, and facts for it, that say an action to a person."""
        return self.moves.describe(action)

    def event_things(self, kind: str, seat: int, facts: Facts) -> list[str]:
        """The things on the table that an event of a seat is about."""
        found: list[str] = []
        for name, fact in facts.items():
            for word in fact if isinstance(fact, list) else [fact]:
                if thing := self.moves.thing(name, word, seat):
                    found.append(thing)
        return found

    def new(self, seats: int, seed: int, **options: Value) -> State:
        """A table set up for play, the same for the same seed."""
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
        """How many numbers a seat's observation has."""
        return self.layout.size(seats)

    def checked(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """All options with their values, those not given at their default."""
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
        """What a key says of the options: a new one leaves the keys of older games alone."""
        return {
            name: value
            for name, value in options.items()
            if not self.options[name].added or value != self.options[name].default
        }

    def restore(self, snapshot: bytes) -> State:
        """The position that a snapshot holds; raises BadSnapshot unless the game can reach it.

        It may come from anywhere: every number is looked at before anything is made of it, and
        the books must balance.
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
        # Every game's module keeps its one instance under this name.
        return "GAME"
