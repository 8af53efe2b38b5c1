"""Training samples: features, targets, and errors without the luck."""

from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

from guildhall import games
from guildhall.training import samples, selfplay
from guildhall.training.samples import DISCOUNT, Samples
from guildhall.training.selfplay import HELD_OUT_EVERY, REPLAYS, SAMPLES, Batch

FIRST = 10 * HELD_OUT_EVERY


@pytest.fixture(scope="module")
def seen(tmp_path_factory: pytest.TempPathFactory) -> Samples:
    folder = tmp_path_factory.mktemp("games")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(selfplay, "GAMES_IN_A_FILE", 2)
        for first in (FIRST, FIRST + 2):
            file = folder / f"games-{first}.npz"
            assert selfplay.play(Batch("builders", "apprentice", first, file)) == 2
    assert not list(folder.glob("_*"))
    return samples.load(sorted(folder.glob("games-*.npz")))


def test_games_are_sampled_with_their_results(seen: Samples) -> None:
    game = games.load("builders")
    assert len(seen.seats) == 4
    assert seen.counts.shape == (len(seen.worth), game.max_seats, len(game.counts))
    assert max(np.bincount(seen.game)) <= SAMPLES
    assert seen.held_out.tolist() == [True, False, False, False]
    for number in range(4):
        seats, options = selfplay.table_of(game, FIRST + number)
        assert (seen.seats[number], options) == (seats, {})
        assert (seen.final[number, seats:] == 0).all()
        assert seen.won[number].sum() == pytest.approx(1)
        best = seen.final[number, :seats].max()
        assert seen.won[number][seen.final[number] < best].sum() == 0


def test_a_held_out_game_is_replayed_to_its_end(seen: Samples) -> None:
    assert seen.replayed.shape[:2] == (1, REPLAYS)
    assert seen.game[seen.replayed_sample].tolist() == [0]
    assert len(np.unique(seen.replayed[0], axis=0)) > 1


def test_a_sample_contains_its_search_result(tmp_path: Path) -> None:
    file = tmp_path / "games-1.npz"
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(selfplay, "GAMES_IN_A_FILE", 1)
        selfplay.play(Batch("builders", "master:12", FIRST + 1, file, samples=20))
    twice = samples.load([file, file])
    assert len(twice.asked) % 2 == 0
    half = len(twice.asked) // 2
    assert (twice.asked[half:, 0] - twice.asked[:half, 0] == len(twice.worth) // 2).all()
    assert (twice.asked[half:, 1:] == twice.asked[:half, 1:]).all()
    size, first = np.unique(twice.asked[:, 0], return_index=True)
    assert len(size) > 10
    for sample, block in zip(size, np.split(twice.asked, first[1:]), strict=True):
        assert 0 <= twice.mover[sample] < twice.seats[twice.game[sample]]
        assert len(block) > 1
        assert block[:, 4].sum() > 0
        assert block[0, 4] == block[:, 4].max()
        assert len(np.unique(block[:, 1])) == len(block)


def test_all_options_and_numbers_of_players_occur() -> None:
    game = games.load("burgundy")
    tables = [selfplay.table_of(game, deal) for deal in range(200)]
    assert {seats for seats, _ in tables} == {2, 3, 4}
    assert sum(1 for _, options in tables if not options) > 60
    for name, option in game.options.items():
        assert {chosen[name] for _, chosen in tables if chosen} == set(option.choices)


def made(final: list[float], again: list[list[float]], size: int) -> Samples:
    """Return samples of games for two in which only the first seat varies, each of a given size."""
    number = len(final)
    rows = number * size
    return Samples(
        counts=np.zeros((rows, 2, 1), np.uint8),
        worth=np.zeros((rows, 2), np.float32),
        game=np.repeat(np.arange(number), size),
        seats=np.full(number, 2),
        final=np.array([[100 * points, 0] for points in final], np.float32),
        won=np.array([[1, 0] for _ in final], np.float32),
        held_out=np.ones(number, bool),
        replayed_sample=np.arange(number) * size if again else np.array([], int),
        replayed=np.array([[[100 * p, 0] for p in line] for line in again], np.float32).reshape(
            -1, REPLAYS, 2
        ),
    )


def test_a_target_mixes_the_result_with_later_expectations() -> None:
    found = made([10, 20], [], size=3)
    expected = np.array([[0, 0], [100, 0], [200, 0], [0, 0], [0, 0], [0, 0]], np.float32)
    hoped = samples.targets(found, expected)[:, 0]
    second = (1 - DISCOUNT) * 200 + DISCOUNT * 1000
    assert hoped[:3] == pytest.approx([(1 - DISCOUNT) * 100 + DISCOUNT * second, second, 1000])
    assert hoped[5] == 2000
    assert hoped[3] == pytest.approx(DISCOUNT**2 * 2000)


def test_the_true_error_excludes_luck() -> None:
    chance = Random(1)
    mean = [chance.uniform(50, 150) for _ in range(4000)]
    ends = [[m + chance.gauss(0, 20) for _ in range(REPLAYS + 1)] for m in mean]
    found = made([line[0] for line in ends], [line[1:] for line in ends], size=1)
    guess = np.array([[100 * (m + 6), 0] for m in mean], np.float32)
    # The second seat always has 0 points, as expected: half of the squares are 0.
    assert samples.true_error(found, guess) == pytest.approx(6 / 2**0.5, abs=0.4)
    perfect = np.array([[100 * m, 0] for m in mean], np.float32)
    assert samples.true_error(found, perfect) < 2


def test_a_clear_lead_shrinks_when_the_game_ends() -> None:
    game = games.load("builders")
    place = [count.name for count in game.counts].index(game.clock)
    chance = np.random.default_rng(1)
    rows = 6000
    clock = chance.integers(0, 18, rows)
    lead = chance.normal(0, 600, rows)
    won = lead + chance.normal(0, 1, rows) * (40 + 60 * clock) > 0
    counts = np.zeros((rows, 4, len(game.counts)), np.uint8)
    counts[:, 0, place] = clock
    found = Samples(
        counts=counts,
        worth=np.zeros((rows, 4), np.float32),
        game=np.arange(rows),
        seats=np.full(rows, 2),
        final=np.zeros((rows, 4), np.float32),
        won=np.stack([won, ~won, won & False, won & False], 1).astype(np.float32),
        held_out=np.zeros(rows, bool),
        replayed_sample=np.array([], int),
        replayed=np.zeros((0, REPLAYS, 4), np.float32),
    )
    expected = np.zeros((rows, 4), np.float32)
    expected[:, 0] = lead
    leads = samples.clear_leads(game, found, expected)
    assert len(leads) == 18
    assert leads[1] < leads[8] < leads[16]
    unseen = replace(found, held_out=np.ones(rows, bool))
    by_the_hour = samples.log_loss(game, unseen, expected, leads)
    for lead_for_all in leads:
        assert by_the_hour < samples.log_loss(game, unseen, expected, [lead_for_all])
