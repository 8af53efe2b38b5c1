"""Records: games stored as files."""

import copy
import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import asdict

from guildhall import games, locales
from guildhall.core import record
from guildhall.core.errors import BadRecord, GuildhallError
from guildhall.core.record import Record
from guildhall.core.rng import seeded
from guildhall.table import LocalTable

GAME = games.load("builders")


def played(moves: int = 40) -> Record:
    table = LocalTable.open(GAME, 2, 7)
    rng = seeded(1)
    for _ in range(moves):
        legal = table.state.legal()
        table.play(legal[rng.below(len(legal))])
    return table.record()


def test_a_saved_record_can_be_loaded(tmp_path: Path) -> None:
    written = played()
    written.players = ["Zoë", "bot:journeyman"]
    file = tmp_path / "game.json"
    written.save(file)
    assert record.load(file) == written
    assert list(tmp_path.iterdir()) == [file]


def test_a_record_replays_to_its_stored_state() -> None:
    written = played()
    state = record.verify(GAME, written)
    assert f"{state.key():032x}" == written.key
    assert [step.move for step in record.replay(GAME, written)] == ["", *written.moves]


def test_seeds_longer_than_a_machine_word_are_kept() -> None:
    written = record.begin(GAME, 2, 2**100 + 1)
    assert record.loads(written.dumps()).seed == 2**100 + 1


def changed(**changes: object) -> str:
    """Return a record with a change and a matching checksum."""
    fields = {**asdict(played()), **changes}
    return Record(**fields).dumps()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "incomplete"),
        ("hello", "incomplete"),
        ("[]", "not a valid record"),
        ("{}", "not a valid record"),
        (played().dumps()[:300], "incomplete"),
        (played().dumps().replace('"format": 1', '"format": 9'), "format 9"),
        (played().dumps().replace('"seed": 7', '"seed": 8'), "checksum"),
        (played().dumps().replace("take 1", "take 2", 1), "checksum"),
        (changed(moves="take 1"), "not a valid record"),
        (changed(seed="7"), "not a valid record"),
    ],
)
def test_invalid_records_are_refused(text: str, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        record.loads(text)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "craftsmen"}, "different game .craftsmen."),
        ({"fingerprint": "0"}, "different rules"),
        ({"moves": played().moves[:-1]}, "different position"),
        ({"moves": [*played().moves, "end", "end", "end"]}, "move 4"),
        ({"moves": ["fly"]}, "move 1, .fly"),
        ({"key": "0" * 32}, "different position"),
        ({"seed": 8}, "move|different position"),
    ],
)
def test_a_tampered_record_is_refused(changes: dict[str, object], reason: str) -> None:
    written = record.loads(changed(**changes))
    with pytest.raises(BadRecord, match=reason):
        record.verify(GAME, written)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be read"):
        record.load(tmp_path / "none.json")
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="cannot be read"):
        record.load(tmp_path / "binary.json")


def test_a_record_is_plain_json() -> None:
    content = json.loads(played().dumps())
    assert content["game"] == "builders"
    assert content["moves"][0].split()[0] in ("start", "hire", "take", "buy")


@cache
def recorded(name: str, seats: int) -> dict[str, Any]:
    """Return the first moves of a game as the dictionary in its file."""
    game = games.load(name)
    table = LocalTable.open(game, seats, seats)
    rng = seeded(seats)
    for _ in range(25):
        legal = table.state.legal()
        table.play(legal[rng.below(len(legal))])
    content: dict[str, Any] = json.loads(table.record().dumps())
    return content


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
)
FIELDS = ["format", "game", "fingerprint", "seats", "seed", "options", "moves", "players", "key"]


@st.composite
def forged(draw: st.DrawFn, name: str, seats: int) -> str:
    """Change a real record in any way and update its checksum."""
    content = copy.deepcopy(recorded(name, seats))
    moves = content["moves"]
    match draw(st.sampled_from(["field", "drop", "swap", "text", "cut", "number"])):
        case "field":
            content[draw(st.sampled_from([*FIELDS, "more"]))] = draw(ANYTHING)
        case "drop":
            del content[draw(st.sampled_from(FIELDS))]
        case "swap":
            one, other = draw(st.integers(0, 24)), draw(st.integers(0, 24))
            moves[one], moves[other] = moves[other], moves[one]
        case "text":
            moves[draw(st.integers(0, 24))] = draw(st.text() | st.from_regex(r"\w+( \w+){0,3}"))
        case "cut":
            del moves[draw(st.integers(0, 24)) :]
        case "number":
            content[draw(st.sampled_from(["seats", "seed"]))] = draw(st.integers())
    content.pop("checksum")
    text = json.dumps(content, sort_keys=True, separators=(",", ":"))
    checksum = hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
    return json.dumps({**content, "checksum": checksum})


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        (name, seats)
        for name in games.NAMES
        for seats in range(games.load(name).min_seats, games.load(name).max_seats + 1)
    ],
)
@settings(max_examples=40)
@given(data=st.data())
def test_a_forged_record_is_refused_or_replays_to_its_stored_state(
    data: st.DataObject, name: str, seats: int
) -> None:
    text = data.draw(forged(name, seats))
    try:
        written = record.loads(text)
        state = record.verify(games.load(name), written)
    except GuildhallError as error:
        for language in locales.LANGUAGES:
            error.sentence(language)
        return
    assert f"{state.key():032x}" == written.key
    assert len(written.players) <= state.seats
