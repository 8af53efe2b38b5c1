"""A game written down: save file, replay, test fixture, bug report and training data in one.

A record is a JSON object. Its moves replayed from its seed lead to the state whose key it
carries; its checksum covers all the rest, so that a record cut short or changed is refused.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import asdict

from guildhall.core.errors import BadRecord, GuildhallError
from guildhall.core.game import Game, Value
from guildhall.core.state import State

FORMAT = 1
_MARK = "\ufeff"
"""Some editors begin every file with it."""


class Record(msgspec.Struct):
    """What is needed to play a game again, move by move."""

    game: str
    fingerprint: str
    seats: int
    seed: int
    options: dict[str, Value]
    moves: list[str] = msgspec.field(default_factory=list)
    players: list[str] = msgspec.field(default_factory=list)
    """Who sat where; free text, or empty."""
    key: str = ""
    """The key of the state after the last move."""

    def dumps(self) -> str:
        """The record as text, its moves a few to the line."""
        content = {"format": FORMAT, **asdict(self)}
        return json.dumps({**content, "checksum": _checksum(content)}, ensure_ascii=False, indent=1)

    def save(self, path: Path) -> None:
        """Write the file whole or not at all."""
        part = path.with_name(path.name + ".part")
        part.write_text(self.dumps() + "\n", encoding="utf-8")
        part.replace(path)


class _Head(msgspec.Struct):
    format: int


class _File(Record, forbid_unknown_fields=True, kw_only=True):
    format: int
    checksum: str


def begin(game: Game, seats: int, seed: int, **options: Value) -> Record:
    """The record of a game in which nothing has been played."""
    state = game.new(seats, seed, **options)
    key = f"{state.key():032x}"
    return Record(game.name, game.fingerprint, seats, seed, state.options, key=key)


def loads(text: str) -> Record:
    """Read a record; raises BadRecord, with the reason, where it is none."""
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


def replay(game: Game, record: Record) -> Iterator[State]:
    """The position at the start and after every move; one state, changed in place."""
    if record.game != game.name:
        raise BadRecord(reason="other-game", detail=record.game)
    if record.fingerprint != game.fingerprint:
        raise BadRecord(reason="other-rules", detail=record.fingerprint)
    state = game.new(record.seats, record.seed, **record.options)
    yield state
    for number, move in enumerate(record.moves, 1):
        try:
            state.play(game.parse(move))
        except GuildhallError as error:
            raise BadRecord(reason="move", detail=f"{number}: {move}: {error}") from error
        yield state


def verify(game: Game, record: Record) -> State:
    """Replay to the end; raises BadRecord unless that is the state the record carries."""
    state = game.new(record.seats, record.seed, **record.options)
    for position in replay(game, record):
        state = position
    if f"{state.key():032x}" != record.key:
        raise BadRecord(reason="other-end", detail="")
    return state


def _checksum(content: dict[str, Any]) -> str:
    text = json.dumps(content, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
