"""The file format of games: save file, replay, test fixture, bug report and training data.

A record is a JSON object. Replaying its moves from its seed leads to the state with its key. Its
checksum covers everything else, so truncated or modified records are refused.
"""

import hashlib
import json
from collections import deque
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import asdict

from guildhall.core.errors import BadRecord, GuildhallError
from guildhall.core.events import Log
from guildhall.core.game import Game, Value
from guildhall.core.state import State

FORMAT = 1
_MARK = "\ufeff"
"""Some editors write a byte order mark."""


class Record(msgspec.Struct):
    """Everything needed to replay a game move by move."""

    game: str
    fingerprint: str
    seats: int
    seed: int
    options: dict[str, Value]
    moves: list[str] = msgspec.field(default_factory=list)
    players: list[str] = msgspec.field(default_factory=list)
    """The player of each seat; free text, or empty."""
    key: str = ""
    """The key of the state after the last move."""

    def dumps(self) -> str:
        """The record as text, with several moves per line."""
        content = {"format": FORMAT, **asdict(self)}
        return json.dumps({**content, "checksum": _checksum(content)}, ensure_ascii=False, indent=1)

    def save(self, path: Path) -> None:
        """Write the file completely or not at all."""
        part = path.with_name(path.name + ".part")
        part.write_text(self.dumps() + "\n", encoding="utf-8")
        part.replace(path)


class _Head(msgspec.Struct):
    format: int


class _File(Record, forbid_unknown_fields=True, kw_only=True):
    format: int
    checksum: str


def begin(game: Game, seats: int, seed: int, **options: Value) -> Record:
    """The record of a game without moves."""
    state = game.new(seats, seed, **options)
    key = f"{state.key():032x}"
    return Record(game.name, game.fingerprint, seats, seed, state.options, key=key)


def loads(text: str) -> Record:
    """Parse a record; raises BadRecord with the reason."""
    text = text.removeprefix(_MARK)
    try:
        head = msgspec.json.decode(text, type=_Head)
        if head.format != FORMAT:
            raise BadRecord(reason="format", detail=str(head.format))
        content = asdict(msgspec.json.decode(text, type=_File))
    except msgspec.ValidationError as error:
        raise BadRecord(reason="no-record", detail=str(error)) from error
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise BadRecord(reason="not-json", detail="") from error
    if content.pop("checksum") != _checksum(content):
        raise BadRecord(reason="checksum", detail="")
    del content["format"]
    found = Record(**content)
    if len(found.players) > max(found.seats, 0):
        raise BadRecord(reason="no-record", detail="players")
    return found


def load(path: Path) -> Record:
    try:
        return loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(reason="unreadable", detail=str(path)) from error


class Replayed(NamedTuple):
    """A position of a game with the move that led to it and its events."""

    state: State
    """Never modified."""
    move: str
    """Empty at the start."""
    log: Log


def replay(game: Game, record: Record) -> Iterator[Replayed]:
    """Yield the start and the position after every move; raises BadRecord if they do not match."""
    check_rules(game, record)
    state = game.new(record.seats, record.seed, **record.options)
    yield Replayed(state, "", [])
    for replayed in play_on(state, record.moves):
        state = replayed.state
        yield replayed
    if f"{state.key():032x}" != record.key:
        raise BadRecord(reason="other-end", detail="")


def check_rules(game: Game, record: Record) -> None:
    """Raise BadRecord unless the record is of this game under these rules."""
    if record.game != game.name:
        raise BadRecord(reason="other-game", detail=record.game)
    if record.fingerprint != game.fingerprint:
        raise BadRecord(reason="other-rules", detail=record.fingerprint)


def play_on(state: State, moves: Iterable[str]) -> Iterator[Replayed]:
    """Yield the positions after each move, starting from a state."""
    for number, move in enumerate(moves, 1):
        try:
            action = state.game.parse(move)
            state, log = state.played(action)
        except GuildhallError as error:
            raise BadRecord(reason="move", number=number, move=move) from error
        yield Replayed(state, state.game.text(action), log)


def verify(game: Game, record: Record) -> State:
    """Replay to the end; raises BadRecord unless the result is the stored state."""
    return deque(replay(game, record), maxlen=1).pop().state


def _checksum(content: dict[str, Any]) -> str:
    text = json.dumps(content, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
