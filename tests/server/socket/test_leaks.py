"""Each seat receives only what it may know, checked byte by byte."""

import asyncio
import re
import shutil
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from guildhall import games
from guildhall.core import record
from guildhall.core.events import PUBLIC
from guildhall.core.game import Game
from guildhall.core.playout import choose_eagerly
from guildhall.core.rng import Rng, seeded
from guildhall.core.state import State
from guildhall.server.context import Context
from guildhall.server.storage.database import database_url, prepare
from guildhall.server.tables import seating
from guildhall.server.tables.messages import SeatChange
from guildhall.table.settings import NewTable
from tests.server.harness import (
    UNENCRYPTED,
    Server,
    Socket,
    Visitor,
    play_out,
    settings,
    soonest,
    visitor,
    within,
)

# Whole games: every message is recomputed from the rules for every seat.


class Received:
    """A finished game, replayed: its states, and the events of each move."""

    def __init__(self, game: Game, text: str) -> None:
        self.game = game
        self.record = record.loads(text)
        steps = list(record.replay(game, self.record))
        self.states = [step.state for step in steps]
        self.logs = [step.log for step in steps]
        first = {int(state.rng.first) for state in self.states}
        self._hidden = {str(self.record.seed), *(str(one) for one in first if one > 10**6)}

    def hidden_numbers_in(self, text: str) -> list[str]:
        """Return the numbers in a message from which hidden information could be computed."""
        digits = " ".join(re.findall(r"\d+", text))
        return [number for number in self._hidden if number in digits]


def check_entry(received: Received, entry: dict[str, Any], viewer: int, number: int) -> None:
    before, after = received.states[number - 1], received.states[number]
    log, seat = list(received.logs[number]), int(before.seat)
    action = received.game.parse(received.record.moves[number - 1])
    for place, event in reversed(before.unsaid(action, after, log)):
        assert not event.secret
        log.insert(place, event)
    facts = [event.seen_by(viewer) for event in log]
    things = [
        received.game.event_things(event.kind, event.seat, known)
        for event, known in zip(log, facts, strict=True)
    ]
    seen = [
        {"kind": event.kind, "seat": event.seat, "facts": known}
        | ({"things": about} if about else {})
        for event, known, about in zip(log, facts, things, strict=True)
    ]
    assert entry.get("events", []) == seen
    assert entry.get("seat", -1) == seat
    assert entry.get("move", "") == (received.record.moves[number - 1] if viewer == seat else "")
    assert entry.get("only", False) == (viewer == seat and len(before.legal()) == 1)
    assert set(entry) <= {
        "seq", "at", "kind", "seat", "person", "move", "only", "events", "moment",
    }  # fmt: skip
    check_moment(entry, after, begins=not after.over and before.moment() != after.moment())


def check_moment(entry: dict[str, Any], state: State, *, begins: bool) -> None:
    message, facts = state.moment()
    assert ("moment" in entry) == begins
    if begins:
        assert (entry["moment"]["message"], entry["moment"]["facts"]) == (message, facts)
        assert set(entry["moment"]) <= {"message", "facts", "place", "chapter"}


async def check_past(
    received: Received, person: Visitor, socket: Socket, table: str, viewer: int
) -> None:
    """Check that earlier positions, requested one by one, show what this viewer saw then."""
    moves = [entry for entry in socket.entries if entry["kind"] in ("started", "move")]
    for number in range(0, len(moves), 29):
        path = f"/api/tables/{table}/positions/{moves[number]['seq']}"
        past = await person.done("GET", path)
        state = received.states[number]
        assert past["view"] == state.view(viewer)
        assert past["points"] == [state.breakdown(seat) for seat in range(state.seats)]
        assert set(past) == {"position", "turn", "view", "points"}


def check_position(received: Received, position: dict[str, Any], viewer: int, number: int) -> None:
    state = received.states[number]
    assert position["view"] == state.view(viewer)
    mine = state.seat == viewer and not state.over
    texts = [received.game.text(action) for action in state.legal()] if mine else []
    assert [move["text"] for move in position["moves"]] == texts
    assert (position["question"] is not None) == mine
    assert (position["result"] is not None) == state.over
    assert position["kind"] == (state.kind() if mine else "one")
    is_set = mine and state.kind() == "set"
    assert position["pieces"] == (state.pieces() if is_set else [])
    assert list(position["previews"]) == texts
    assert set(position) == {
        "position", "you", "turn", "over", "view", "moves", "question", "kind", "pieces",
        "previews", "undo", "asked", "result",
    }  # fmt: skip


def check_socket(received: Received, socket: Socket, viewer: int) -> None:
    number_of: dict[int, int] = {}
    for update in socket.updates:
        for entry in update["entries"]:
            if entry["kind"] == "started":
                number_of[entry["seq"]] = 0
                assert set(entry) <= {"seq", "at", "kind", "moment"}
                check_moment(entry, received.states[0], begins=True)
            elif entry["kind"] == "move":
                number_of[entry["seq"]] = len(number_of)
                check_entry(received, entry, viewer, number_of[entry["seq"]])
        if update["position"]:
            at = number_of[update["position"]["position"]]
            check_position(received, update["position"], viewer, at)
    assert len(number_of) == len(received.states)
    for frame in socket.frames:
        assert "seed" not in frame
        assert received.hidden_numbers_in(frame) == []


@pytest.mark.parametrize("name", games.NAMES)
def test_in_whole_games_each_seat_receives_only_what_it_may_know(name: str, sqlite: str) -> None:
    async def run(url: str) -> None:
        async with AsyncExitStack() as stack:
            enter = stack.enter_async_context
            people = [await enter(visitor(url, person)) for person in ("Ann", "Ben")]
            eve = await enter(visitor(url, "Eve"))
            wanted = {"game": name, "seats": 3, "bots": [soonest(name)]}
            table = (await people[0].done("POST", "/api/tables", wanted))["id"]
            await people[1].done("PUT", f"/api/tables/{table}/seats/1", {"player": "me"})
            sockets = [await enter(person.socket()) for person in (*people, eve)]
            for socket in sockets:
                await socket.watch(table)
            await people[0].done("POST", f"/api/tables/{table}/start")
            logs: list[Any] = []

            async def request_hidden_information() -> None:
                """Request hidden information in other ways while the game runs."""
                for path in ("", "/log?count=500", "/record", "/replay", "/course", "/positions/4"):
                    logs.append(await eve.call("GET", f"/api/tables/{table}{path}"))
                logs.append(await eve.call("GET", "/api/lobby"))

            await request_hidden_information()
            await asyncio.gather(
                play_out(sockets[0], table, 5),
                play_out(sockets[1], table, 5),
                watch_out(sockets[2]),
            )
            text = (await people[0].call("GET", f"/api/tables/{table}/record")).text
            received = Received(games.load(name), text)
            for viewer, socket in zip((0, 1, PUBLIC), sockets, strict=True):
                check_socket(received, socket, viewer)
            for viewer, person, socket in zip((0, 1, -1), (*people, eve), sockets, strict=True):
                await check_past(received, person, socket, table, viewer)
                assert sum('"whole":true' in frame for frame in socket.frames) < 5
            for response in logs:
                assert received.hidden_numbers_in(response.text) == []

    with Server(settings(sqlite)) as server:
        within(run(server.url))


async def watch_out(socket: Socket) -> None:
    await socket.until(lambda: bool(socket.position and socket.position["over"]))


# Two servers whose games differ only in what one seat may not know.


class Case:
    """A table in a running game, with two states that look the same to one viewer."""

    def __init__(self, table: str, viewer: int, one: State, other: State) -> None:
        self.table = table
        self.viewer = viewer
        self.states = (one, other)

    def quiet_move(self) -> tuple[int, str] | None:
        """Return a move that is legal in both states and reveals nothing, and its player."""
        one, other = self.states
        for action in one.legal():
            if one.seat != other.seat or not other.is_legal(action):
                continue
            after = [state.clone() for state in self.states]
            for state in after:
                state.play(action)
            if [s.revealed for s in after] == [s.revealed for s in self.states]:
                return int(one.seat), one.game.text(action)
        return None


def positions(game: Game, seats: int, rng: Rng) -> list[State]:
    """Return positions from all parts of one game."""
    state = game.new(seats, int(rng.below(1_000_000)))
    found = []
    for number in range(400):
        if state.over:
            break
        if number % 40 == 11:
            found.append(state.clone())
        state.play(choose_eagerly(state, rng))
    return found


async def lay_tables(url: str) -> tuple[list[str], list[Case]]:
    """Create a database with many tables of three players; return also their tokens."""
    rng = seeded(11)
    context = Context(settings(url))
    await context.open()
    sessions = [await context.people.new_guest(name) for name in ("Ann", "Ben", "Eve")]
    ids = [session.person.id for session in sessions]
    cases: list[Case] = []
    for name in games.NAMES:
        for state in positions(games.load(name), 2, rng):
            for viewer in (0, 1, PUBLIC):
                table = await seating.open_table(context, ids[0], NewTable(game=name, seats=2))
                await seating.change_seat(context, table, 1, ids[1], SeatChange(player="me"))
                await seating.start(context, table, ids[0])
                states = [state.determinize(viewer, rng) for _ in range(2)]
                cases.append(Case(table.id, viewer, *states))
    await context.close()
    return [session.token for session in sessions], cases


def put_states(url: str, cases: list[Case], which: int) -> None:
    """Set every game to one of its two states."""
    with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
        for case in cases:
            snapshot = case.states[which].snapshot()
            seat = int(case.states[which].seat)
            where = (case.table,)
            connection.execute(
                "UPDATE snapshots SET position = ? WHERE table_id = ?", (snapshot, *where)
            )
            connection.execute(
                "UPDATE entries SET turn = ? WHERE table_id = ? AND kind = 'started'",
                (seat, *where),
            )


async def received(url: str, tokens: list[str], cases: list[Case]) -> dict[str, list[str]]:
    """Return the bytes each viewer receives for positions, explanations and one quiet move."""
    found: dict[str, list[str]] = {}
    async with AsyncExitStack() as stack:
        people = []
        for token in tokens:
            http = await stack.enter_async_context(
                httpx.AsyncClient(base_url=url, timeout=60, verify=UNENCRYPTED)
            )
            http.cookies.set("guildhall", token)
            people.append(Visitor(url, http))
        for case in cases:
            async with people[case.viewer].socket() as socket:
                await socket.watch(case.table)
                assert socket.position
                at = socket.position["position"]
                if case.states[0].seat == case.viewer:
                    for text in some_moves(case.states[0]):
                        await socket.ask("why", table=case.table, at=at, move=text)
                    for things in some_things(case.states[0]):
                        await socket.ask("why", table=case.table, at=at, things=things)
                move = case.quiet_move()
                if move:
                    async with people[move[0]].socket() as mover:
                        played = await mover.ask("move", table=case.table, at=at, move=move[1])
                    assert played["type"] == "done", played
                    seq = played["seq"]
                    await socket.until(lambda: socket.updates[-1]["seq"] >= seq)  # noqa: B023
                shown = [frame for frame in socket.frames if '"type":"presence"' not in frame]
                found[case.table] = [
                    re.sub(r'("at":|"claimable":\[?)\d+', r"\g<1>0", frame) for frame in shown
                ]
    return found


def some_moves(state: State) -> list[str]:
    rng = seeded(5)
    return [state.game.text(int(rng.below(state.game.n_actions))) for _ in range(10)]


def some_things(state: State) -> list[list[str]]:
    """Return things for the viewer to select, from own moves and moves of others."""
    rng = seeded(6)
    moves = state.game.moves
    found = [moves.things(int(rng.below(moves.size)), number % 2) for number in range(10)]
    found += [state.things(action) for action in state.legal()[:5]]
    return [[*things, *things[:1]] for things in found]


def test_two_servers_that_differ_in_hidden_state_send_the_same_bytes(tmp_path: Path) -> None:
    files = [tmp_path / f"{which}.db" for which in ("one", "other")]
    urls = [f"sqlite:///{file}" for file in files]
    prepare(database_url(urls[0]))
    tokens: list[str] = []
    cases: list[Case] = []

    async def lay() -> None:
        laid = await lay_tables(urls[0])
        tokens.extend(laid[0])
        cases.extend(laid[1])

    within(lay())
    shutil.copy(files[0], files[1])
    frames: list[dict[str, list[str]]] = []
    for which, url in enumerate(urls):
        put_states(url, cases, which)

        async def ask(address: str) -> None:
            frames.append(await received(address, tokens, cases))

        with Server(settings(url)) as server:
            within(ask(server.url))
    assert sum(case.states[0] != case.states[1] for case in cases) > len(cases) // 2
    assert sum(case.quiet_move() is not None for case in cases) > len(cases) // 3
    for case in cases:
        assert frames[0][case.table] == frames[1][case.table], case.states[0].game.name
