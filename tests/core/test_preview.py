"""The preview of a move shows what actually happens when it is played."""

import random
from typing import Any, cast

from guildhall import games
from guildhall.core.state import State

GAMES_EACH = 8
WATCHTOWER = 4  # K102
BOARDING_HOUSE = 4  # K99


def player(state: State, seat: int) -> dict[str, Any]:
    players = cast(list[dict[str, Any]], state.view(seat)["players"])
    return players[seat]


def facts_of(state: State, action: int, effect: str) -> list[dict[str, Any]]:
    wanted = f"{state.game.name}-preview-{effect}"
    return [dict(facts) for message, facts in state.preview(action).says if message == wanted]


def when(state: State, parts: tuple[str, ...]) -> list[object]:
    """Return the moment of a game: phase, round, year."""
    return [state.view(0)[part] for part in parts]


def positions(name: str, verbs: tuple[str, ...]) -> list[tuple[State, int]]:
    """Yield positions of played games, each with a move of these kinds."""
    box = games.load(name)
    found: list[tuple[State, int]] = []
    for seed in range(GAMES_EACH):
        lot = random.Random(seed)
        state = box.new(box.min_seats + seed % 3, seed)
        while not state.over:
            legal = state.legal()
            wanted = [action for action in legal if box.text(action).split()[0] in verbs]
            action = lot.choice(wanted if wanted and lot.random() < 0.7 else legal)
            if action in wanted:
                found.append((state.clone(), action))
            state.do_play(action, None)
    assert len(found) > 100
    return found


def test_previews_of_builders_match_costs_and_gains() -> None:
    finished = 0
    for state, action in positions("builders", ("send",)):
        seat = int(state.seat)
        before = player(state, seat)
        (cost,) = facts_of(state, action, "send")
        gains = facts_of(state, action, "finishes")
        gain = gains[0] if gains else {"coins": 0, "points": 0}
        state.do_play(action, None)
        after = player(state, seat)
        assert after["coins"] == before["coins"] - cost["wage"] + gain["coins"]
        assert after["points"] == before["points"] + gain["points"]
        finished += len(gains)
    assert finished


def test_previews_of_builders_match_missing_resources() -> None:
    for state, action in positions("builders", ("send",)):
        left = facts_of(state, action, "left")
        site = state.game.text(action).split()[2]
        seat = int(state.seat)
        state.do_play(action, None)
        sites = {one["building"]: one for one in player(state, seat)["sites"]}
        assert bool(left) == (site in sites)
        if left:
            assert left[0]["missing"] == sum(sites[site]["missing"].values())


def test_previews_of_burgundy_match_points_and_workers() -> None:
    scored = paid = 0
    for state, action in positions("burgundy", ("take", "place", "sell", "workers")):
        seat = int(state.seat)
        before, moment = player(state, seat), when(state, ("phase", "round"))
        gains = [
            facts
            for effect in ("region", "bonus", "animals", "sell", "workers")
            for facts in facts_of(state, action, effect)
        ]
        points = sum(facts.get("points", 0) + facts.get("phase", 0) for facts in gains)
        workers = sum(facts.get("workers", 0) for facts in gains)
        workers -= sum(facts["workers"] for facts in facts_of(state, action, "die"))
        said = {message for message, _ in state.preview(action).says}
        placed = state.game.text(action).startswith("place")
        points += WATCHTOWER * (placed and "burgundy-does-watchtower" in said)
        workers += BOARDING_HOUSE * (placed and "burgundy-does-boarding-house" in said)
        state.do_play(action, None)
        # At the end of a round the mines and the final scoring add points.
        if not state.over and when(state, ("phase", "round")) == moment:
            after = player(state, seat)
            assert after["points"] - before["points"] == points, state.game.text(action)
            assert after["workers"] - before["workers"] == workers, state.game.text(action)
            scored += points > 0
            paid += workers < 0
    assert scored > 50
    assert paid > 50


def test_previews_of_craftsmen_match_points() -> None:
    scored = 0
    for state, action in positions("craftsmen", ("process", "load", "bribe", "make", "cover")):
        seat = int(state.seat)
        before, moment = player(state, seat), when(state, ("year", "season", "phase", "stage"))
        points = sum(facts["points"] for facts in facts_of(state, action, "points"))
        points -= sum(facts["points"] for facts in facts_of(state, action, "fee-points"))
        state.do_play(action, None)
        if not state.over and when(state, ("year", "season", "phase", "stage")) == moment:
            assert player(state, seat)["points"] - before["points"] == points
            scored += points > 0
    assert scored > 50


def test_previews_of_craftsmen_match_payments() -> None:
    compared = 0
    for state, action in positions("craftsmen", ("pay",)):
        before = cast(dict[str, Any], state.view(int(state.seat)))
        if before["decision"] == "give_card":
            assert not state.preview(action).says
            continue
        (said,) = facts_of(state, action, "pay")
        state.do_play(action, None)
        after = cast(dict[str, Any], state.view(int(state.seat)))
        assert said["price"] == before["price"]
        # If there is only one way to pay the rest, it is paid automatically.
        if len(after["paid"]) == len(before["paid"]) + 1:
            assert after["paid_value"] == said["paid"]
            compared += 1
    assert compared > 50
