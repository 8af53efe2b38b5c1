"""A browser receives nothing about hidden cards of other seats."""

import json
from typing import Any

import pytest

from guildhall import games
from guildhall.core.events import PUBLIC, Log
from tests.server.harness import Server
from tests.web.conftest import SEED, NewVisit, Visit
from tests.web.player import Player
from tests.web.two_players import together, two_people, whose_turn

PICKS = 24
PARTS_OF_AN_UPDATE = {
    "type", "table", "seq", "entries", "gap", "whole", "info", "position",
}  # fmt: skip
PARTS_OF_AN_ENTRY = {
    "seq", "at", "kind", "seat", "person", "move", "only", "events", "moment", "text", "to",
}  # fmt: skip


def entries(visitor: Visit) -> dict[int, dict[str, Any]]:
    updates = [frame for frame in visitor.frames if frame["type"] == "update"]
    return {entry["seq"]: entry for update in updates for entry in update["entries"]}


@pytest.mark.parametrize("game", games.NAMES)
def test_a_browser_receives_only_what_its_seat_may_know(
    visit: NewVisit, server: Server, game: str
) -> None:
    """The engine recomputes the whole traffic from the seed and the moves of both players."""
    host, guest = two_people(visit, server, game)
    spectator = visit()
    spectator.open(host.page.url.removeprefix(host.url)).wait_for_selector("section.tray")
    for number in range(PICKS):
        player = Player(whose_turn(host, guest)[0].page, number)
        player.click_on(player.wait_for_turn())
    together(host, guest, spectator)
    seats = {0: host, 1: guest, PUBLIC: spectator}
    last = Player(host.page, 0).look().at
    for visitor in seats.values():
        visitor.wait_until(lambda: int(last) in entries(visitor))  # noqa: B023
    received = {seat: entries(visitor) for seat, visitor in seats.items()}

    played = sorted(seq for seq, entry in received[PUBLIC].items() if entry["kind"] == "move")
    state = games.load(game).new(2, SEED)
    views = {played[0] - 1: {seat: as_sent(state.view(seat)) for seat in seats}}
    moments = {played[0] - 1: as_sent(state.moment())}
    for seq in played:
        text = received[int(state.seat)][seq]["move"]
        log: Log = []
        before, action = state.clone(), state.game.parse(text)
        state.play(action, log)
        for place, event in reversed(before.unsaid(action, state, log)):
            assert not event.secret
            log.insert(place, event)
        moments[seq] = as_sent(state.moment())
        views[seq] = {seat: as_sent(state.view(seat)) for seat in seats}
        for seat in seats:
            seen = [as_sent(event.seen_by(seat)) for event in log]
            events = received[seat][seq].get("events", [])
            assert [event["facts"] for event in events] == seen
            for event in events:
                about = state.game.event_things(event["kind"], event["seat"], event["facts"])
                assert event.get("things", []) == about
                assert "secret" not in event

    assert len(views) > 3
    for seat, visitor in seats.items():
        for frame in visitor.frames:
            if frame["type"] != "update":
                continue
            assert set(frame) <= PARTS_OF_AN_UPDATE
            for entry in frame["entries"]:
                assert set(entry) <= PARTS_OF_AN_ENTRY
                assert not entry.get("move") or entry["seat"] == seat
                assert not entry.get("only") or entry["seat"] == seat
                if moment := entry.get("moment"):
                    assert [moment["message"], moment["facts"]] == moments[entry["seq"]]
            if position := frame["position"]:
                assert position["view"] == views[position["position"]][seat]
                assert not position["moves"] or position["turn"] == seat
                assert not position["question"] or position["turn"] == seat


def as_sent(value: object) -> Any:
    return json.loads(json.dumps(value))
