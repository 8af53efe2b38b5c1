"""Snapshots from untrusted sources are refused, or their position can be played on."""

import hashlib
import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from guildhall import games
from guildhall.core.errors import BadSnapshot
from guildhall.core.events import PUBLIC
from guildhall.core.game import Game
from guildhall.core.rng import seeded
from guildhall.core.state import State

Content = dict[str, Any]

TABLES = [
    (name, seats)
    for name in games.NAMES
    for seats in range(games.load(name).min_seats, games.load(name).max_seats + 1)
]


@cache
def positions(name: str, seats: int) -> list[Content]:
    """Return snapshots from games under all options, from the start to the end."""
    game = games.load(name)
    rng = seeded(seats)
    found: list[Content] = []
    for seed in range(2):
        options = {
            option: about.choices[int(rng.below(len(about.choices)))]
            for option, about in game.options.items()
            if about.choices
        }
        state = game.new(seats, seed, **options)
        every = 1 + int(rng.below(7))
        for number in range(10_000):
            if number % every == 0 or state.over:
                found.append(json.loads(state.snapshot()))
            if state.over:
                break
            legal = state.legal()
            state.play(legal[rng.below(len(legal))])
    return found


def options_in_key(content: Content) -> object:
    """An option added later is omitted while it has its default."""
    options = content.get("options")
    if content.get("game") not in games.NAMES or not isinstance(options, dict):
        return options
    known = games.load(content["game"]).options
    later = {name: option.default for name, option in known.items() if option.added}
    return {
        name: value for name, value in options.items() if name not in later or value != later[name]
    }


def signed(content: Content) -> bytes:
    """Return a snapshot with a valid key, whatever its content."""
    named = [content.get(name) for name in ("fingerprint", "seats")]
    named += [options_in_key(content), content.get("ints")]
    text = json.dumps(named, sort_keys=True, separators=(",", ":"))
    key = hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
    return json.dumps({**content, "key": key}).encode()


def use(state: State, game: Game) -> None:
    """Use every operation on a position of a running game."""
    rng = seeded(7)
    for viewer in range(PUBLIC, int(state.seats)):
        state.view(viewer)
        state.determinize(viewer, rng).view(viewer)
    state.scores()
    state.ranking()
    for action in (0, game.n_actions // 2, game.n_actions - 1):
        if not (state.over or state.is_legal(action)):
            state.refusal(action).sentence()
    for _ in range(40):
        legal = state.legal()
        if state.over or not legal:
            break
        action = legal[int(rng.below(len(legal)))]
        state.describe(action)
        state.preview(action)
        state.play(action, [])
        state.audit()
        for viewer in range(PUBLIC, int(state.seats)):
            state.view(viewer)


def numbers() -> st.SearchStrategy[int]:
    near = st.integers(-3, 70)
    edges = st.builds(
        lambda power, off, sign: sign * (2**power + off),
        st.integers(0, 70),
        st.integers(-1, 1),
        st.sampled_from([1, -1]),
    )
    return st.one_of(near, edges, st.integers(-(10**30), 10**30))


@st.composite
def forged(draw: st.DrawFn, name: str, seats: int) -> bytes:
    """Change, swap, add or remove a few numbers of a real snapshot."""
    content = dict(draw(st.sampled_from(positions(name, seats))))
    ints = list(content["ints"])
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(ints) - 1))
        match draw(st.sampled_from(["set", "set", "set", "nudge", "swap", "drop", "add"])):
            case "set":
                ints[place] = draw(numbers())
            case "nudge":
                ints[place] += draw(st.sampled_from([-1, 1]))
            case "swap":
                other = draw(st.integers(0, len(ints) - 1))
                ints[place], ints[other] = ints[other], ints[place]
            case "drop":
                del ints[place]
            case "add":
                ints.insert(place, draw(numbers()))
    return signed({**content, "ints": ints})


@pytest.mark.parametrize(("name", "seats"), TABLES)
@given(data=st.data())
def test_forged_numbers_are_refused_or_can_be_played(
    data: st.DataObject, name: str, seats: int
) -> None:
    game = games.load(name)
    snapshot = data.draw(forged(name, seats))
    try:
        state = game.restore(snapshot)
    except BadSnapshot:
        return
    assert state.snapshot() == json.dumps(json.loads(snapshot), separators=(",", ":")).encode()
    use(state, game)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_real_snapshots_are_accepted(name: str, seats: int) -> None:
    game = games.load(name)
    for number, content in enumerate(positions(name, seats)):
        state = game.restore(signed(content))
        if number % 50 == 0:
            use(state, game)


ANYTHING = st.recursive(
    st.none() | st.booleans() | numbers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
)


@pytest.mark.parametrize("name", games.NAMES)
@settings(max_examples=50)
@given(
    field=st.sampled_from(["game", "fingerprint", "seats", "options", "ints", "key", "more"]),
    value=ANYTHING,
)
def test_any_other_shape_is_refused(name: str, field: str, value: object) -> None:
    game = games.load(name)
    content = positions(name, 2)[-1]
    forged = {**content, field: value}
    if forged == content:
        return
    for snapshot in (signed(forged), json.dumps(forged).encode()):
        if field == "key" and snapshot == signed(forged):
            continue
        with pytest.raises(BadSnapshot):
            game.restore(snapshot)


@pytest.mark.parametrize("name", games.NAMES)
def test_deep_and_broken_snapshots_are_refused(name: str) -> None:
    game = games.load(name)
    whole = json.dumps(positions(name, 2)[0])
    for text in (
        "[" * 200_000,
        '{"ints":' * 200_000,
        whole.replace('"ints": [', '"ints": [' + "[" * 200_000),
        whole[:-1],
        "\ufeff" + whole,
        "null",
        "",
    ):
        with pytest.raises(BadSnapshot):
            game.restore(text.encode())
    with pytest.raises(BadSnapshot):
        game.restore(b"\xff\xfe\x00")


@pytest.mark.parametrize("name", games.NAMES)
@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 2**31, 2**63, 10**30])
def test_seats_are_checked_before_a_state_is_created(name: str, seats: int) -> None:
    with pytest.raises(BadSnapshot):
        games.load(name).restore(signed({**positions(name, 2)[0], "seats": seats}))
