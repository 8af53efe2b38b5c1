"""Invalid input raises a specific error with one sentence and changes nothing."""

import pytest

from guildhall import games, locales
from guildhall.core.errors import (
    BadSnapshot,
    GameIsOver,
    GuildhallError,
    IllegalMove,
    InvalidOption,
    InvalidSeed,
    NoSuchSeat,
    SeatsOutOfRange,
    UnknownGame,
    UnknownOption,
    UnparsableMove,
)
from guildhall.core.game import Option
from guildhall.core.playout import random_playout
from guildhall.core.rng import seeded

GAME = games.load("builders")


def sentence_of(error: GuildhallError) -> str:
    sentences = {error.sentence(language) for language in locales.LANGUAGES}
    assert len(sentences) == len(locales.LANGUAGES)
    assert all("\n" not in sentence for sentence in sentences)
    return str(error)


def test_unknown_game() -> None:
    with pytest.raises(UnknownGame) as caught:
        games.load("chess")
    assert "no game “chess”; the games are: builders" in sentence_of(caught.value)


def test_seats_out_of_range() -> None:
    with pytest.raises(SeatsOutOfRange) as caught:
        GAME.new(5, 1)
    assert sentence_of(caught.value) == "The Builders: Middle Ages is for 2 to 4 players, not 5."


def test_unknown_and_invalid_options(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnknownOption) as unknown:
        GAME.new(2, 1, edition="2019")
    assert "has no option “edition”" in sentence_of(unknown.value)
    monkeypatch.setattr(type(GAME), "options", {"edition": Option("2011", ("2011", "2019"))})
    assert GAME.checked({}) == {"edition": "2011"}
    with pytest.raises(InvalidOption) as invalid:
        GAME.checked({"edition": "1999"})
    assert "allowed values: 2011, 2019" in sentence_of(invalid.value)


def test_negative_seed() -> None:
    with pytest.raises(InvalidSeed):
        GAME.new(2, -1)


def test_no_such_seat() -> None:
    state = GAME.new(2, 1)
    for seat in (-2, 2):
        with pytest.raises(NoSuchSeat):
            state.view(seat)
        with pytest.raises(NoSuchSeat):
            state.determinize(seat, seeded(1))


@pytest.mark.parametrize("text", ["", "start", "start nothing", "send chapel", "take x", "TAKE 1"])
def test_unparsable_move(text: str) -> None:
    with pytest.raises(UnparsableMove):
        GAME.parse(text)


@pytest.mark.parametrize("action", [-1, GAME.n_actions, 10**30])
def test_a_number_that_is_not_an_action(action: int) -> None:
    state = GAME.new(2, 1)
    before = state.key()
    with pytest.raises(UnparsableMove):
        state.play(action)
    assert state.key() == before


def test_an_illegal_move_cites_its_rule_and_changes_nothing() -> None:
    state = GAME.new(2, 1)
    before = state.key()
    with pytest.raises(
        IllegalMove, match=r"^You have to use all your actions; you have 3 left\. \(B23\)$"
    ):
        state.play(GAME.parse("end"))
    assert state.key() == before


def test_no_move_after_the_end() -> None:
    state = GAME.new(2, 1)
    random_playout(state, seeded(1))
    with pytest.raises(GameIsOver):
        state.play(0)


@pytest.mark.parametrize(
    "damage",
    [
        lambda snapshot: snapshot[:-20],
        lambda snapshot: b"",
        lambda snapshot: b"\xff\x00",
        lambda snapshot: b"[]",
        lambda snapshot: snapshot.replace(b'"builders"', b'"burgundy"'),
        lambda snapshot: snapshot.replace(b'"fingerprint":"', b'"fingerprint":"0'),
        lambda snapshot: snapshot.replace(b'"seats":2', b'"seats":3'),
        lambda snapshot: snapshot.replace(b",10,", b",11,", 1),
        lambda snapshot: snapshot.replace(b'"ints":[', b'"ints":[1,'),
    ],
)
def test_a_damaged_snapshot_is_refused(damage: object) -> None:
    snapshot = GAME.new(2, 1).snapshot()
    with pytest.raises(BadSnapshot) as caught:
        GAME.restore(damage(snapshot))  # type: ignore[operator]
    assert sentence_of(caught.value).startswith("The snapshot cannot be used: ")
