"""Train a value net, and a whole training run; needs the extra `train`."""

from array import array
from pathlib import Path

import numpy as np
import pytest

from guildhall import games
from guildhall.bots import net
from guildhall.bots.kernel import kernel
from guildhall.training.samples import Samples
from guildhall.training.selfplay import REPLAYS

pytest.importorskip("torch", reason="without torch")

from guildhall.training import rounds, selfplay
from guildhall.training.model import Model
from guildhall.training.report import card, report
from guildhall.training.rounds import OtherTraining, Plan, Round, Training

GAME = games.load("builders")


def toy_samples(rows: int) -> Samples:
    """Return positions where coins give points and rivals' coins cost some."""
    chance = np.random.default_rng(1)
    counts = chance.integers(0, 4, (rows, GAME.max_seats, len(GAME.counts))).astype(np.uint8)
    seats = chance.integers(2, GAME.max_seats + 1, rows)
    absent = np.arange(GAME.max_seats)[None, :] >= seats[:, None]
    counts[absent] = 0
    coins = counts[:, :, 2].astype(np.float32)
    final = 500 * coins - 200 * (coins.sum(1, keepdims=True) - coins) + 100 * seats[:, None]
    final[absent] = 0
    return Samples(
        counts=counts,
        worth=np.zeros_like(final),
        game=np.arange(rows),
        seats=seats.astype(np.uint8),
        final=final,
        won=np.zeros_like(final),
        held_out=np.arange(rows) % 10 == 0,
        replayed_sample=np.array([], int),
        replayed=np.zeros((0, REPLAYS, GAME.max_seats), np.float32),
    )


def test_a_net_learns_and_its_integer_form_agrees() -> None:
    world = toy_samples(6_000)
    model = Model(GAME, 16, 8, seed=1)
    epochs = model.fit(world, world.final, 20, 600, lambda epoch: None)
    assert epochs[-1].held_out < 0.2 * epochs[0].held_out
    expected = model.expected(world)
    learned = net.read(model.net([1000], {}, {}).to_bytes())
    for row in range(40):
        seats = int(world.seats[row])
        amounts = array("q", [0 for _ in GAME.counts])
        layers = kernel(learned, seats, amounts)
        for seat in range(seats):
            amounts[:] = array("q", world.counts[row, seat].tolist())
            layers.take(seat)
        for seat in range(seats):
            assert layers.residual(seat) == pytest.approx(float(expected[row, seat]), abs=25)


def test_weights_of_unseen_levels_stay_zero() -> None:
    world = toy_samples(5_000)
    model = Model(GAME, 8, 4, seed=1)
    model.fit(world, world.final, 1, 600, lambda epoch: None)
    first = model.parameters["first"]
    levels = [level for count in GAME.counts for level in range(1, count.most + 1)]
    unseen = [place for place, level in enumerate(levels) if level > 3]
    assert float(first[unseen].detach().abs().max()) == 0
    assert float(first.detach().abs().max()) > 0


def test_a_stopped_training_is_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "_MOST_FILES", 2)
    monkeypatch.setattr(rounds, "_DEALS_OF_A_ROUND", 10 * selfplay.HELD_OUT_EVERY)
    plan = Plan("builders", rounds=1, simulations=2, match_seconds=1e-6, match_games=2, epochs=2)
    received: list[str] = []
    training = Training(plan, tmp_path, "local", lambda message, facts: received.append(message))
    (first,) = training.run(120)
    assert {"train-playing", "train-learning", "train-match"} == set(received)
    assert (first.games, first.wins.games, len(first.epochs)) == (16, 2, 4)
    assert net.load(tmp_path / "round-1.net").reason_against(GAME, 4, {}) == ""
    assert (training.champion is not None) == first.kept
    received.clear()
    again = Training(plan, tmp_path, "local", lambda message, facts: received.append(message))
    assert again.run(120) == [first]
    assert received == []
    assert "round | games" in report(plan, [first], "guildhall train builders")
    first.kept = True
    assert "Made by" in card(plan, net.load(tmp_path / "round-1.net"), [first], "guildhall train")
    with pytest.raises(OtherTraining):
        Training(Plan("builders", rounds=2), tmp_path, "local", lambda message, facts: None)


def test_a_slow_round_shortens_the_following_rounds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [1000.0]
    given: list[float] = []

    def too_long(self: Training, number: int, seconds: float) -> Round:
        given.append(seconds)
        clock[0] += 1.2 * seconds
        return Round(number)

    monkeypatch.setattr(rounds, "monotonic", lambda: clock[0])
    monkeypatch.setattr(Training, "_round", too_long)
    training = Training(Plan("builders", rounds=3), tmp_path, "local", lambda message, facts: None)
    training.run(300)
    assert given == pytest.approx([100, 90, 72])
    (tmp_path / "round-3.json").unlink()
    given.clear()
    Training(Plan("builders", rounds=3), tmp_path, "local", lambda message, facts: None).run(300)
    assert given == pytest.approx([100])
