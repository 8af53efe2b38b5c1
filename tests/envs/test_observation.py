"""Observations contain what a seat may see, in the documented places, and nothing else."""

import itertools

import numpy as np
import pytest

from guildhall import games
from guildhall.core.errors import BrokenInvariant
from guildhall.core.game import Value
from guildhall.core.observation import ObservationWriter
from guildhall.core.rng import seeded
from guildhall.core.state import State
from guildhall.envs.observer import Observer, observation_space
from tests.envs.positions import TABLES, positions


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_observation_never_depends_on_hidden_information(name: str, seats: int) -> None:
    game = games.load(name)
    observer, rng = Observer(game, seats), seeded(3)
    for state in positions(game, seats, seed=4, every=7):
        for viewer in range(seats):
            seen = observer.observation(state, viewer)
            for _ in range(2):
                imagined = observer.observation(state.determinize(viewer, rng), viewer)
                assert np.array_equal(imagined["observation"], seen["observation"])
                assert np.array_equal(imagined["action_mask"], seen["action_mask"])


def variants(name: str) -> list[dict[str, Value]]:
    """All combinations of the options of a game."""
    options = games.load(name).options
    chosen = itertools.product(*(option.choices for option in options.values()))
    return [dict(zip(options, values, strict=True)) for values in chosen]


@pytest.mark.parametrize("name", games.NAMES)
def test_no_variant_of_the_rules_leaks(name: str) -> None:
    game = games.load(name)
    seats = game.max_seats
    observer, rng = Observer(game, seats), seeded(5)
    for options in variants(name):
        for state in itertools.islice(positions(game, seats, 1, options=options), 5):
            for viewer in range(seats):
                seen = observer.numbers(state, viewer)
                imagined = state.determinize(viewer, rng)
                assert np.array_equal(observer.numbers(imagined, viewer), seen)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_different_views_have_different_observations(name: str, seats: int) -> None:
    """Positions with different views have different observations."""
    game = games.load(name)
    observer = Observer(game, seats)
    views: dict[bytes, object] = {}
    for state in positions(game, seats, seed=6):
        seen = observer.numbers(state, 1).tobytes()
        view = state.view(1)
        assert views.setdefault(seen, view) == view
    assert len(views) > 30


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_observations_belong_to_their_space(name: str, seats: int) -> None:
    game = games.load(name)
    observer, space = Observer(game, seats), observation_space(game, seats)
    for state in positions(game, seats, seed=2, every=5):
        for viewer in range(seats):
            seen = observer.observation(state, viewer)
            assert space.contains(seen)
            legal = state.legal() if state.seat == viewer else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == legal


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_number_has_its_place_and_name(name: str, seats: int) -> None:
    layout = games.load(name).layout
    names = layout.names(seats)
    assert len(set(names)) == len(names) == layout.size(seats) == len(layout.scales(seats))
    end = 0
    for block in layout.blocks(seats):
        assert block.offset == end
        assert block.meaning
        assert block.scale >= 1
        end += block.size


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_viewer_comes_first_in_its_own_observation(name: str, seats: int) -> None:
    game = games.load(name)
    observer = Observer(game, seats)
    turn = [game.layout.names(seats).index(f"player{after}.turn") for after in range(seats)]
    for state in positions(game, seats, seed=3, every=9):
        for viewer in range(seats):
            flags = observer.numbers(state, viewer)[turn]
            acting = [(viewer + after) % seats == state.seat for after in range(seats)]
            assert flags.tolist() == acting


@pytest.mark.written
def test_an_encoder_that_does_not_match_its_layout_is_reported(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def short(self: State, viewer: int, writer: ObservationWriter) -> None:
        writer.number(1)

    game = games.load("builders")
    state = game.new(2, 1)
    monkeypatch.setattr(type(state), "do_observe", short)
    with pytest.raises(BrokenInvariant):
        Observer(game, 2).numbers(state, 0)
