"""A net: its file, its two implementations, and the grandmaster that uses it."""

import pickle
from array import array
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from guildhall import bots, games
from guildhall.bots import net
from guildhall.bots.bot import Budget
from guildhall.bots.grandmaster import NO_NET, Grandmaster
from guildhall.bots.kernel import Kernel, PlainKernel, native
from guildhall.bots.master import Master
from guildhall.bots.net import BadNet
from guildhall.compiled_types import i64, vec
from guildhall.core.perspective import Perspective
from guildhall.core.playout import choose_eagerly
from guildhall.core.rng import seeded
from guildhall.paths import game_folders
from tests.bots.nets import any_net


def received(kernel: Kernel, amounts: "array[int]", counted: list[list[int]]) -> list[int]:
    for seat, numbers in enumerate(counted):
        amounts[:] = array("q", numbers)
        kernel.take(seat)
    return [int(kernel.residual(seat)) for seat in range(len(counted))]


@pytest.mark.parametrize("name", games.NAMES)
def test_both_kernels_return_the_same_values(name: str, machine_code: ModuleType) -> None:
    game, chance = games.load(name), Random(3)
    spread = set()
    for seed, (hidden, second, size) in enumerate([(1, 1, 500), (16, 8, 200), (33, 7, 3000)]):
        learned = any_net(game, seed, hidden, second, size)
        for seats in learned.header.seats:
            amounts = array("q", [0 for _ in game.counts])
            here = PlainKernel(learned, seats, amounts)
            there = native(machine_code.NativeKernel, learned, seats, amounts)
            for _ in range(3):
                counted = [
                    [chance.choice([-3, 0, 0, 1, 2, 5, 300, 2**40]) for _ in game.counts]
                    for _ in range(seats)
                ]
                found = received(here, amounts, counted)
                assert found == received(there, amounts, counted)
                spread.update(found)
    assert len(spread) > 20


def test_the_c_kernel_refuses_arrays_of_wrong_sizes(machine_code: ModuleType) -> None:
    learned = any_net(games.load("builders"), 1)
    counts = len(learned.header.counts)
    for short in (array("q", [0] * (counts - 1)), array("i", [0] * (2 * counts)), array("q")):
        with pytest.raises(ValueError, match="do not fit"):
            native(machine_code.NativeKernel, learned, 2, short)
    kernel = native(machine_code.NativeKernel, learned, 2, array("q", [0] * counts))
    for seat in (-1, 2):
        with pytest.raises(IndexError):
            kernel.take(seat)
        with pytest.raises(IndexError):
            kernel.residual(seat)
    unmade = machine_code.NativeKernel.__new__(machine_code.NativeKernel)
    with pytest.raises(IndexError):
        unmade.take(0)


def test_a_saved_net_can_be_loaded() -> None:
    made = any_net(games.load("builders"), 5)
    back = net.read(made.to_bytes())
    assert (back.rows, back.second, back.last) == (made.rows, made.second, made.last)
    assert back.to_bytes() == made.to_bytes()


def test_an_incomplete_net_file_is_refused() -> None:
    good = any_net(games.load("builders"), 5).to_bytes()
    flipped = bytearray(good)
    flipped[-1] ^= 1
    for bad in (b"", b"PK", good[:-2], bytes(flipped), good + b"\0\0", good[:40], b"[" * 10**5):
        with pytest.raises(BadNet):
            net.read(bad)
    wide = good.replace(b'"hidden":16', b'"hidden":17').replace(b'"second":8', b'"second":9')
    with pytest.raises(BadNet):
        net.read(wide)


def test_a_net_that_could_overflow_32_bits_is_refused() -> None:
    made = any_net(games.load("builders"), 5)
    made.header.second_bias[0] = 2**31 - 1
    with pytest.raises(BadNet):
        net.read(made.to_bytes())


def played(bot: Master, name: str, seats: int, moves: int) -> list[int]:
    state, rng = games.load(name).new(seats, 3), seeded(3)
    chosen = []
    for _ in range(moves):
        seat = int(state.seat)
        chosen.append(bot.choose(Perspective(state, seat)))
        state.play(choose_eagerly(state, rng))
    return chosen


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "a:b.net"
    found.write_bytes(any_net(games.load("builders"), 1, size=2000).to_bytes())
    return found


def test_a_grandmaster_evaluates_with_its_net(file: Path) -> None:
    budget = Budget(iterations=30)
    by_net = played(Grandmaster(1, budget, file), "builders", 3, 12)
    assert by_net == played(Grandmaster(1, budget, file), "builders", 3, 12)
    assert by_net != played(Master(1, budget), "builders", 3, 12)


def test_without_a_net_for_the_table_a_grandmaster_plays_as_a_master(file: Path) -> None:
    budget = Budget(iterations=10)
    strange = Grandmaster(1, budget, file)
    assert played(strange, "craftsmen", 2, 6) == played(Master(1, budget), "craftsmen", 2, 6)
    builders, craftsmen = games.load("builders"), games.load("craftsmen")
    assert strange.reason_against(builders, 4, {}) == ""
    assert strange.reason_against(builders, 5, {}) == "seats"
    assert strange.reason_against(craftsmen, 2, {}) == "rules"
    burgundy = games.load("burgundy")
    few = any_net(burgundy, 1)
    few.header.options["edition"] = ["2011"]
    assert few.reason_against(burgundy, 2, burgundy.checked({})) == ""
    assert few.reason_against(burgundy, 2, burgundy.checked({"edition": "2019"})) == "edition"


@pytest.mark.parametrize("name", ["builders", "burgundy", "craftsmen"])
def test_every_table_of_the_shipped_games_has_a_net_with_a_card(name: str) -> None:
    game, found = games.load(name), net.shipped(name)
    assert found
    assert len(found.to_bytes()) <= net.MOST_BYTES
    assert (game_folders()[name] / f"{name}.net.md").read_text("utf-8").startswith("# The net of ")
    for seats in range(game.min_seats, game.max_seats + 1):
        assert found.reason_against(game, seats, game.checked({})) == ""
    for option, known in game.options.items():
        for value in known.choices:
            assert found.reason_against(game, 2, game.checked({option: value})) == ""


def test_a_game_without_a_net_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(net, "shipped", lambda game: None)
    game = games.load("builders")
    assert bots.reason_against("grandmaster:5", game, 2, {}) == NO_NET
    assert bots.reason_against("master:5", game, 2, {}) == ""


def test_a_bot_can_be_named_with_its_net(file: Path) -> None:
    assert bots.with_net("master:5", file) == "master:5"
    name = bots.with_net("grandmaster:25", file)
    assert bots.net_file(name) == file
    bot = bots.make(name, 1)
    assert isinstance(bot, Grandmaster)
    assert bot.budget.iterations == 25
    assert bots.make(bots.with_net("grandmaster", file), 1).budget == Budget()
    assert bots.is_outside(name)
    with pytest.raises(BadNet):
        bots.make(f"grandmaster@{file}.no:5", 1)


def test_a_grandmaster_can_be_copied_to_another_process(file: Path) -> None:
    bot = Grandmaster(1, Budget(iterations=10), file)
    played(bot, "builders", 2, 3)
    twin = pickle.loads(pickle.dumps(bot))
    assert len(played(twin, "builders", 2, 3)) == 3


@pytest.mark.written
@pytest.mark.parametrize("name", games.NAMES)
def test_features_match_the_evaluation_and_use_only_public_and_own_information(
    name: str,
) -> None:
    game = games.load(name)
    state, rng = game.new(game.max_seats, 4), seeded(4)
    seen: set[int] = set()
    for move in range(800):
        if state.over:
            break
        if move % 20 == 0:
            for seat in range(game.max_seats):
                counted = state.counted(seat)
                assert len(counted) == len(game.counts)
                seen.update(place for place, amount in enumerate(counted) if amount)
                amounts = vec[i64]([0 for _ in game.counts])
                assert state.measure(seat, amounts) == state.evaluate(seat)
            seat = int(state.seat)
            tables = [state.determinize(seat, seeded(n)) for n in range(2)]
            assert tables[0].counted(seat) == tables[1].counted(seat)
        state.play(choose_eagerly(state, rng))
    assert len(seen) > len(game.counts) / 2
    assert game.clock in [count.name for count in game.counts]
