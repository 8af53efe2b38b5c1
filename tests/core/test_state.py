"""Behaviour that every state inherits from its base class."""

import copy
import hashlib
import json
import pickle

import pytest

from guildhall import games
from guildhall.core.events import PUBLIC
from guildhall.core.game import Value
from guildhall.core.rng import seeded

GAME = games.load("builders")


def test_a_state_can_be_copied_and_pickled_during_a_game() -> None:
    state, rng = GAME.new(3, 5), seeded(1)
    for _ in range(40):
        legal = state.legal()
        state.play(legal[rng.below(len(legal))])
    for twin in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
        assert twin == state
        assert twin.game is GAME
        twin.play(twin.legal()[0])
        assert twin != state


@pytest.mark.parametrize("name", games.NAMES)
def test_the_format_of_keys_and_snapshots_is_unchanged(name: str) -> None:
    game = games.load(name)
    state, rng = game.new(3, 5), seeded(1)
    for _ in range(20):
        stored = json.loads(state.snapshot())
        content = [game.fingerprint, 3, game.key_options(state.options), stored["ints"]]
        text = json.dumps(content, sort_keys=True, separators=(",", ":"))
        assert state.key() == int(hashlib.blake2b(text.encode(), digest_size=16).hexdigest(), 16)
        assert stored["key"] == f"{state.key():032x}"
        assert state.snapshot() == json.dumps(stored, separators=(",", ":")).encode()
        legal = state.legal()
        state.play(legal[rng.below(len(legal))])


def test_the_fingerprint_covers_rules_and_material() -> None:
    assert type(GAME)().fingerprint == GAME.fingerprint
    for attribute, value in (("material", {**GAME.material, "workers": []}), ("rules_version", 0)):
        changed = type("Changed", (type(GAME),), {attribute: value})
        assert changed().fingerprint != GAME.fingerprint


@pytest.mark.parametrize(
    ("name", "options"),
    [
        *((name, {}) for name in games.NAMES),
        ("burgundy", {"estates": "chosen", "choosing": "hidden"}),
    ],
)
def test_a_view_is_the_public_view_with_the_own_part(name: str, options: dict[str, Value]) -> None:
    state, rng = games.load(name).new(3, 5, **options), seeded(1)
    for _ in range(60):
        public = state.view(PUBLIC)
        for seat in range(3):
            assert {**public, **state.view_own(seat)} == state.view(seat)
        legal = state.legal()
        state.play(legal[rng.below(len(legal))])
