"""Updates that tell only what has changed: the same table in the end, in far fewer bytes."""

from typing import Any

import msgspec
import pytest

from guildhall import games
from guildhall.core.difference import difference
from guildhall.core.events import PUBLIC
from guildhall.core.rng import seeded
from guildhall.core.undo_point import UndoPoint
from guildhall.server.context import Context
from guildhall.server.socket import render
from guildhall.server.socket.messages import Update
from guildhall.server.socket.updates import Common, Content, Seen, Told
from guildhall.server.storage.database import database_url, prepare
from guildhall.server.tables import seating
from guildhall.server.tables.messages import SeatChange
from guildhall.server.tables.moves import move as play
from guildhall.server.tables.running import Running
from guildhall.server.tables.table import Table
from guildhall.table.settings import NewTable
from guildhall.table.view import Position, Preview, Sentence
from tests.server.changes import changed
from tests.server.harness import Server, choose, settings, visitor, within

VALUES: list[tuple[Any, Any]] = [
    ({"a": 1}, {"a": 1}),
    ({"a": 1, "b": 2}, {"a": 1}),
    ({"a": None}, {"a": {"b": None}}),
    ({"a": 0}, {"a": False}),
    ({"a": [1, 2]}, {"a": [1, 2, 3]}),
    ({"a": [[1], [2]]}, {"a": [[1], [3]]}),
    ({"a": [{"x": 0}, {"y": 1}]}, {"a": [{"x": 0}, {"y": 1, "z": [0]}]}),
    ({"a": []}, {"a": {}}),
]


@pytest.mark.parametrize(("before", "after"), VALUES)
def test_a_value_with_its_changes_is_the_other(before: Any, after: Any) -> None:
    for one, other in ((before, after), (after, before)):
        change = difference(one, other)
        found = one if change is None else changed(one, change)
        assert repr(found) == repr(other) or sorted(found.items()) == sorted(other.items())
        assert (change is None) == (repr(one) == repr(other))


def test_any_value_becomes_any_other() -> None:
    rng = seeded(3)

    def some(depth: int) -> Any:
        kind = int(rng.below(6 if depth else 4))
        if kind == 4:
            return [some(depth - 1) for _ in range(int(rng.below(4)))]
        if kind == 5:
            return {f"k{rng.below(4)}": some(depth - 1) for _ in range(int(rng.below(4)))}
        return (None, True, int(rng.below(3)), f"w{rng.below(2)}")[kind]

    for _ in range(2000):
        before, after = {"root": some(3)}, {"root": some(3)}
        change = difference(before, after)
        assert (before if change is None else changed(before, change)) == after


def test_moves_are_told_once_and_all_anew_when_there_are_too_many() -> None:
    told = Told()
    moves = [b'{"text":"%d"}' % number for number in range(600)]
    one, two = Common(Seen({"seq": 1})), Common(Seen({"seq": 2}))
    assert told.changes(Content(one, None, moves[:2])) is None
    assert told.changes(Content(one)) == (b"{}", b"[]")
    found = told.changes(Content(two, None, [moves[1], moves[2], moves[0]]))
    assert found == (b'{"info":{"seq":[2]}}', b"[1,%b,0]" % moves[2])
    assert told.changes(Content(two, None, [moves[2]])) == (b"{}", b"[2]"), "the last one is known"
    assert told.changes(Content(two, None, moves[:499])) is None, "all is told anew"


@pytest.mark.parametrize("name", games.NAMES)
def test_a_move_is_said_as_its_position_says_it_whatever_was_said_before(name: str) -> None:
    game, rng = games.load(name), seeded(3)
    for seed in range(2):
        running = Running(UndoPoint(game.new(3, seed), 0), 1, 0)
        for number in range(2, 150):
            state = running.state
            if state.over:
                break
            said = msgspec.json.decode(b"[%b]" % b",".join(render.encoded_moves(running)))
            assert [one["text"] for one in said] == list(running.legal().values())
            for action, one in zip(running.legal(), said, strict=True):
                message, facts = state.describe(action)
                assert (one["message"], one["facts"]) == (message, facts)
                assert one["things"] == state.things(action)
            legal = state.legal()
            after, _ = running.reached.play(legal[rng.below(len(legal))], number)
            running = Running(after, number, number)


def test_what_all_see_alike_is_compared_once_and_by_its_types() -> None:
    before, now = Seen({"a": [0, {"b": 1}], "c": 1}), Seen({"a": [False, {"b": 1}], "c": 1})
    change = now.since(before)
    assert change == b'{"a":{"0":[false]}}', "what is 0 for Python is not false in a page"
    assert now.since(before) is change, "the next viewer is told the same bytes"
    assert now.since(now) == b""
    assert now.since(Seen({"a": [False, {"b": 1}], "c": 1})) == b""
    assert now.since(Seen({"a": 0, "c": 1})) == b'{"a":[[false,{"b":1}]]}'
    assert now.since(before) == change, "whoever was told something else in between"


def test_the_parts_of_what_is_seen_become_those_of_anything_else() -> None:
    for before, after in VALUES:
        for one, other in ((before, after), (after, before)):
            change = Seen(other).since(Seen(one))
            found = changed(one, msgspec.json.decode(change)) if change else one
            assert msgspec.json.encode(found, order="sorted") == msgspec.json.encode(
                other, order="sorted"
            )
            assert (change == b"") == (repr(one) == repr(other))
    assert Seen({"a": {"x": 1, "y": 2}}).since(Seen({"a": {"y": 2, "x": 1}})) == b"", "only order"
    assert msgspec.json.decode(Seen({'"': [1], "b": None}).encoded) == {'"': [1], "b": None}


def test_previews_are_told_where_they_are_new_or_other_ones() -> None:
    told = Told()
    one = Preview(reveals=False, ends=False, costs=False, says=[])
    other = Preview(reveals=True, ends=True, costs=False, says=[Sentence("m", {"points": 1})])
    assert told.fresh({"a": one, "b": other}) == {"a": one, "b": other}
    assert told.fresh({"a": one, "b": one}) == {"b": one}
    assert told.fresh({"b": other}) == {"b": other}


def test_who_is_told_changes_sees_what_others_see_also_after_a_break(server: Server) -> None:
    async def run() -> None:
        async with visitor(server.url, "Ann") as ann:
            wanted = {"game": "burgundy", "seats": 2, "bots": ["random"], "public": False}
            table = (await ann.done("POST", "/api/tables", {**wanted, "start": True}))["id"]
            async with ann.socket() as whole, ann.socket() as told:
                await whole.watch(table)
                await told.watch(table, changes=True)
                for number in range(30):
                    await told.until(lambda: bool(told.position and told.position["moves"]))
                    assert told.position
                    await told.move(table, choose(told.position, 7 * number))
                    if number == 10:
                        at = told.position["position"]
                        answer = await told.ask("undo", table=table, at=at)
                        seq = answer.get("seq", 0)
                        await told.until(lambda: told.updates[-1]["seq"] >= seq)  # noqa: B023
                    if number == 20:
                        await told.watch(table, since=told.updates[-1]["seq"], changes=True)
                last = told.updates[-1]["seq"]
                await whole.until(lambda: whole.updates[-1]["seq"] >= last)
                by_number = {u["seq"]: u for u in whole.updates}
                compared = [u for u in told.updates if u["seq"] in by_number and u["position"]]
                assert len(compared) > 20
                for update in compared:
                    assert update["info"] == by_number[update["seq"]]["info"]
                    other = by_number[update["seq"]]["position"]
                    assert other is None or update["position"] == other
                sent = [sum(len(frame) for frame in one.frames) for one in (told, whole)]
                assert sent[0] < sent[1] / 2

    within(run())


def test_an_update_and_a_position_have_all_fields_of_their_types(sqlite: str) -> None:
    async def run() -> None:
        context = Context(settings(sqlite))
        await context.open()
        ann, bob = [(await context.people.new_guest(n)).person.id for n in ("Ann", "Bob")]
        table = await seating.open_table(context, ann, NewTable(game="burgundy", seats=2))
        await seating.change_seat(context, table, 1, bob, SeatChange(player="me"))
        told = [Told() for _ in range(3)]
        _compare(context, table, told)
        await seating.start(context, table, ann)
        _compare(context, table, told)
        assert table.running
        seat, move = table.running.state.seat, next(iter(table.running.legal().values()))
        await play(context, table, (ann, bob)[seat], table.running.position, move)
        _compare(context, table, told)
        await context.close()

    prepare(database_url(sqlite))
    within(run())


def test_whoever_is_told_of_a_move_is_told_what_is_for_him(sqlite: str) -> None:
    """Also where it was made ready for somebody else, whichever of them was first."""

    async def run() -> None:
        context = Context(settings(sqlite))
        await context.open()
        ids = [(await context.people.new_guest(n)).person.id for n in ("Ann", "Bob")]
        for game in games.NAMES:
            table = await seating.open_table(context, ids[0], NewTable(game=game, seats=2))
            await seating.change_seat(context, table, 1, ids[1], SeatChange(player="me"))
            await seating.start(context, table, ids[0])
            for number in range(30):
                running = table.running
                assert running
                texts = list(running.legal().values())
                person, text = ids[running.state.seat], texts[7 * number % len(texts)]
                await play(context, table, person, running.position, text)
                [line] = table.lines_since(table.seq - 1) or []
                viewers = (PUBLIC, 0, 1)
                for viewer in viewers[number % 3 :] + viewers[: number % 3]:
                    told = render.encoded_entry(table.game, line, viewer, context.people)
                    seen = render.entry(table.game, line, viewer, context.people)
                    assert told == msgspec.json.encode(seen)
                    assert bool(seen.move) == (viewer == line.seat)
        await context.close()

    prepare(database_url(sqlite))
    within(run())


def _compare(context: Context, table: Table, told: list[Told]) -> None:
    """What each viewer is sent, whole and as changes, against the types of the messages."""
    for viewer, known in zip((PUBLIC, 0, 1), told, strict=True):
        lines = table.lines_since(table.seq - 1) or []
        whole = render.update(table, viewer, 0, lines, context.people, with_position=True)
        changes = render.changes(table, viewer, 0, lines, context.people, known)
        for framed in (whole, changes):
            text = framed[framed.index(b'{"type"') :]  # a length may be a brace, too
            assert msgspec.json.decode(text, type=Update).seq == table.seq
            update = msgspec.json.decode(text)
            assert update.pop("type") == "update"
            assert update.keys() == set(Update.__struct_fields__)
            if update["position"]:
                assert update["position"].keys() == set(Position.__struct_fields__)
