"""Hints at a table: for a single user among bots, or if the table's settings allow them."""

import time
from typing import Any

import httpx
import pytest

from guildhall import games
from guildhall.bots import net
from guildhall.bots.bot import Budget
from guildhall.bots.grandmaster import Grandmaster
from guildhall.bots.hints import careless
from guildhall.core.perspective import Perspective
from guildhall.core.rng import seeded
from guildhall.server.bots.advice import hints
from tests.bots.test_hints import positions
from tests.server.harness import UNENCRYPTED, Server, settings

ALONE = {"game": "builders", "seats": 2, "bots": ["random"], "public": False, "start": True}
FEW = Budget(iterations=50)


def guest(server: Server, name: str) -> httpx.Client:
    client = httpx.Client(base_url=f"{server.url}/api", timeout=60, verify=UNENCRYPTED)
    me = client.post("/guests", json={"name": name}).json()
    client.headers["x-csrf-token"] = me["csrf"]
    return client


def ask(client: httpx.Client, table: dict[str, Any]) -> httpx.Response:
    """Request a hint at the current position, which must be our turn."""
    end = time.monotonic() + 300
    while time.monotonic() < end:
        now = client.get(f"/tables/{table['id']}").json()
        if now["turn"] == 0:
            answer = client.post(f"/tables/{table['id']}/hints", json={"at": now["seq"]})
            if answer.status_code != 409 or answer.json()["error"] != "stale":
                return answer
    raise AssertionError("our turn does not come")


def test_a_single_user_among_bots_gets_hints(server: Server) -> None:
    ann = guest(server, "Ann")
    answer = ask(ann, ann.post("/tables", json=ALONE).json())
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert 1 <= len(found["hints"]) <= 3
    shown = [round(hint["lead"], 1) for hint in found["hints"]]
    assert shown == sorted(shown, reverse=True)
    assert found["hints"][0]["move"] not in found["careless"]


def test_a_hint_request_is_refused_if_the_server_is_too_busy(sqlite: str) -> None:
    with Server(settings(sqlite, bot_seconds=0.001)) as server:
        # There are no bots at this table, so no bot search could take the worker.
        ann, ben = guest(server, "Ann"), guest(server, "Ben")
        table = ann.post("/tables", json={"game": "builders", "seats": 2, "hints": True}).json()
        ben.put(f"/tables/{table['id']}/seats/1", json={"player": "me"})
        now = ann.post(f"/tables/{table['id']}/start").json()
        acting = ann if now["turn"] == 0 else ben
        answer = acting.post(f"/tables/{table['id']}/hints", json={"at": now["seq"]})
        assert (answer.status_code, answer.json()["error"]) == (503, "too-busy")


@pytest.mark.parametrize(("agreed", "status"), [(False, 403), (True, 200)])
def test_hints_among_several_users_need_the_table_setting(
    server: Server, agreed: bool, status: int
) -> None:
    ann, ben = guest(server, "Ann"), guest(server, "Ben")
    table = ann.post("/tables", json={"game": "builders", "seats": 2, "hints": agreed}).json()
    assert table["hints"] is agreed
    ben.put(f"/tables/{table['id']}/seats/1", json={"player": "me"})
    now = ann.post(f"/tables/{table['id']}/start").json()
    acting = ann if now["turn"] == 0 else ben
    answer = acting.post(f"/tables/{table['id']}/hints", json={"at": now["seq"]})
    assert answer.status_code == status, answer.text
    assert status == 200 or answer.json()["error"] == "no-hints"


def test_hints_out_of_turn_or_at_other_tables_are_refused(server: Server) -> None:
    ann, ben = guest(server, "Ann"), guest(server, "Ben")
    table = ann.post("/tables", json={"game": "builders", "seats": 2, "hints": True}).json()
    ben.put(f"/tables/{table['id']}/seats/1", json={"player": "me"})
    now = ann.post(f"/tables/{table['id']}/start").json()
    waiting = ben if now["turn"] == 0 else ann
    path = f"/tables/{table['id']}/hints"
    assert waiting.post(path, json={"at": now["seq"]}).json()["error"] == "not-your-turn"
    stranger = guest(server, "Cleo")
    assert stranger.post(path, json={"at": now["seq"]}).json()["error"] == "not-allowed"
    no_one = httpx.Client(base_url=f"{server.url}/api", timeout=60, verify=UNENCRYPTED)
    assert no_one.post(path, json={"at": now["seq"]}).status_code == 401


@pytest.mark.parametrize("name", games.NAMES)
def test_a_worker_returns_the_same_hint_as_the_search(name: str) -> None:
    state = games.load(name).new(2, 4)
    perspective = Perspective(state, int(state.seat))
    advice = Grandmaster(8, FEW).advise(perspective)[:3]
    advice.sort(key=lambda one: -round(one.lead, 1))
    found = hints(perspective, 8, FEW).hints
    assert [(hint.lead, hint.tries) for hint in found] == [(a.lead, a.tries) for a in advice]
    assert [hint.move for hint in found] == [state.game.text(a.action) for a in advice]


def test_a_worker_marks_moves_that_lose_much() -> None:
    received: list[str] = []
    for state in positions("builders", 12):
        perspective = Perspective(state, int(state.seat))
        thrown_away = careless(perspective, Grandmaster(8, FEW).advise(perspective))
        found = hints(perspective, 8, FEW).careless
        assert found == [state.game.text(action) for action in thrown_away]
        received += found
    assert received


def test_hints_name_the_bot_that_computed_them(monkeypatch: pytest.MonkeyPatch) -> None:
    state = games.load("builders").new(2, 4)
    perspective = Perspective(state, int(state.seat))
    assert hints(perspective, 8, FEW).by == "grandmaster"
    monkeypatch.setattr(net, "shipped", lambda game: None)
    assert hints(perspective, 8, FEW).by == "master"


@pytest.mark.parametrize("name", games.NAMES)
def test_hints_use_only_what_the_seat_knows(name: str) -> None:
    state = games.load(name).new(2, 4)
    seat = int(state.seat)
    twin = state.determinize(seat, seeded(5))
    received = [hints(Perspective(one, seat), 8, FEW) for one in (state, twin)]
    assert received[0] == received[1]
