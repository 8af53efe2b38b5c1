"""The file format of a learned evaluation.

A file consists of a line naming the format, a header as one line of JSON, and all weights as 16-bit
little-endian integers. Integers give the same result on every machine. The weights are:

- for each level of each count a row of 2 x `hidden`: for the seat itself, then for its rivals;
- `second` rows of `hidden`; then one row of `second`;
- with move priors, rows of `prior.hidden`: one per level of each count, per action, per verb and
  eagerness class, and per subject.

`kernel.py` and `kernel.c` compute the layers.
"""

import hashlib
import json
import sys
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Any, Final

import msgspec

from guildhall.bots.kernel import MOST_ACTIVE, MOST_SEATS
from guildhall.bots.settings import EAGERNESS_CLASSES, with_current_names
from guildhall.core.errors import GuildhallError
from guildhall.core.game import Game, Value
from guildhall.paths import game_folders

_FORMAT: Final = b"guildhall-net 1\n"
MOST_BYTES: Final = 1_000_000
_MOST_WIDE: Final = 512
_MOST_HEADER: Final = 100_000


class BadNet(GuildhallError):
    """The file contains no net, or none for this game."""

    message = "error-net"


class PriorHeader(msgspec.Struct, forbid_unknown_fields=True):
    """Dimensions and biases of the move priors."""

    hidden: int
    moves: str
    """Hash of the texts of all actions, in the order of their numbers."""
    actions: int
    verbs: int
    subjects: int
    bias: list[list[int]]
    """For each trained number of players."""
    search: dict[str, float]
    """Search settings that change when priors are used."""


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """Describes the game, the training data and the dimensions of a net."""

    game: str
    fingerprint: str
    """Of the rules and the components during training."""
    counts: list[tuple[str, int]]
    hidden: int
    second: int
    seats: list[int]
    """Trained numbers of players."""
    options: dict[str, list[Value]]
    """Trained values of each option."""
    search: dict[str, float]
    """Search settings, by the names in settings.py."""
    clear_leads: list[int]
    """The lead that wins three games out of four, in hundredths, by clock."""
    first_bias: list[list[int]]
    """For each number in `seats`."""
    second_bias: list[int]
    last_bias: int
    weights: str
    """Hash of all weights."""
    prior: PriorHeader | None = None


@dataclass(frozen=True)
class PriorWeights:
    """Weights of the move priors."""

    rows: "array[int]"
    actions: "array[int]"
    verbs: "array[int]"
    subjects: "array[int]"


@dataclass(frozen=True)
class Net:
    """A net in memory."""

    header: Header
    rows: "array[int]"
    second: "array[int]"
    last: "array[int]"
    prior: PriorWeights | None = None
    first_row: list[int] = field(init=False)
    """Index of the first row of each count."""

    def __post_init__(self) -> None:
        starts = accumulate((most for _, most in self.header.counts), initial=0)
        object.__setattr__(self, "first_row", list(starts))

    def reason_against(self, game: Game, seats: int, options: Mapping[str, Value]) -> str:
        """Return `rules`, `seats` or an option if the net does not cover such a table, else ''."""
        found = self.header
        named = [(count.name, count.most) for count in game.counts]
        if found.game != game.name or found.fingerprint != game.fingerprint:
            return "rules"
        if found.counts != named:
            return "rules"
        if seats not in found.seats:
            return "seats"
        for name, value in options.items():
            option = game.options.get(name)
            if option is None or value not in found.options.get(name, [option.default]):
                return name
        return ""

    def has_prior_for(self, game: Game) -> bool:
        """Return whether the priors match the game's current numbering of moves."""
        found = self.header.prior
        return (
            found is not None
            and found.moves == moves_hash(game)
            and (found.actions, found.verbs) == (game.n_actions, len(game.moves.list))
            and found.subjects == game.subjects
        )

    def to_bytes(self) -> bytes:
        weights = b"".join(_little(numbers).tobytes() for numbers in self._arrays())
        header = msgspec.to_builtins(self.header) | {"weights": _hash(weights)}
        text = json.dumps(header, separators=(",", ":"), ensure_ascii=False)
        return _FORMAT + text.encode() + b"\n" + weights

    def _arrays(self) -> "Sequence[array[int]]":
        found = [self.rows, self.second, self.last]
        if self.prior is not None:
            found += [self.prior.rows, self.prior.actions, self.prior.verbs, self.prior.subjects]
        return found


def moves_hash(game: Game) -> str:
    texts = "\n".join(game.moves.text(action) for action in range(game.n_actions))
    return hashlib.blake2b(texts.encode(), digest_size=16).hexdigest()


def read(data: bytes) -> Net:
    """Parse a file from an untrusted source; raise BadNet if it is invalid."""
    if not data.startswith(_FORMAT) or len(data) > MOST_BYTES:
        raise BadNet(reason="format")
    text, newline, weights = data[len(_FORMAT) :].partition(b"\n")
    if not newline or len(text) > _MOST_HEADER:
        raise BadNet(reason="format")
    try:
        header = msgspec.json.decode(text, type=Header)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadNet(reason="format") from error
    header.search = with_current_names(header.search)
    if header.prior:
        header.prior.search = with_current_names(header.prior.search)
    if header.weights != _hash(weights):
        raise BadNet(reason="damaged")
    _check(header, weights)
    numbers = array("h", weights)
    if sys.byteorder == "big":
        numbers.byteswap()
    taken = 0
    parts: list[array[int]] = []
    for size in _sizes(header):
        parts.append(numbers[taken : taken + size])
        taken += size
    rows, second, last, *prior = parts
    net = Net(header, rows, second, last, PriorWeights(*prior) if prior else None)
    _check_bounds(net)
    return net


def load(file: Path) -> Net:
    try:
        return read(file.read_bytes())
    except OSError as error:
        raise BadNet(reason="unreadable") from error


@cache
def shipped(game: str) -> Net | None:
    """Return the net in the folder of a game, if there is one."""
    folder = game_folders().get(game)
    file = folder / f"{game}.net" if folder else None
    return load(file) if file and file.exists() else None


def _hash(weights: bytes) -> str:
    return hashlib.blake2b(weights, digest_size=16).hexdigest()


def _little(numbers: "array[int]") -> "array[int]":
    if sys.byteorder == "little":
        return numbers
    swapped = array("h", numbers)
    swapped.byteswap()
    return swapped


def _sizes(header: Header) -> list[int]:
    """Return the number of weights in each part, in the order of the file."""
    levels = sum(most for _, most in header.counts)
    sizes = [2 * header.hidden * levels, header.second * header.hidden, header.second]
    if header.prior:
        verbs = header.prior.verbs * EAGERNESS_CLASSES
        rows = (levels, header.prior.actions, verbs, header.prior.subjects)
        sizes += [header.prior.hidden * number for number in rows]
    return sizes


def _check(header: Header, weights: bytes) -> None:
    """Check every number that determines a memory size."""
    wide = [header.hidden, header.second, len(header.counts)]
    levels = [most for _, most in header.counts]
    prior = header.prior
    if prior:
        wide.append(prior.hidden)
    fits = (
        all(1 <= width <= _MOST_WIDE for width in wide)
        and all(1 <= most <= 255 for most in levels)
        and len(weights) == 2 * sum(_sizes(header))
        and len(header.seats) == len(header.first_bias) == len(set(header.seats))
        and all(1 <= seats <= MOST_SEATS for seats in header.seats)
        and all(len(bias) == header.hidden for bias in header.first_bias)
        and len(header.second_bias) == header.second
        and 1 <= len(header.clear_leads) <= 256
        and all(1 <= lead <= 10**6 for lead in header.clear_leads)
        and (
            prior is None
            or (
                min(prior.actions, prior.verbs, prior.subjects) >= 1
                and len(prior.bias) == len(header.seats)
                and all(len(bias) == prior.hidden for bias in prior.bias)
            )
        )
    )
    if not fits:
        raise BadNet(reason="damaged")


def _check_bounds(net: Net) -> None:
    """Check that no sum of a layer can overflow 32 bits."""
    header, wide = net.header, net.header.hidden
    for bias in header.first_bias + (header.prior.bias if header.prior else []):
        if any(abs(number) >= 2**30 for number in bias):
            raise BadNet(reason="damaged")
    for place, number in enumerate(header.second_bias):
        row = net.second[place * wide : (place + 1) * wide]
        if abs(number) + MOST_ACTIVE * sum(abs(weight) for weight in row) >= 2**31:
            raise BadNet(reason="damaged")
    if abs(header.last_bias) >= 2**40:
        raise BadNet(reason="damaged")


def as_json(header: Header) -> dict[str, Any]:
    """Return the header as plain data."""
    found: dict[str, Any] = msgspec.to_builtins(header)
    return found
