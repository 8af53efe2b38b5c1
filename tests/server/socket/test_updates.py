"""Updates contain only changed parts: the same table state in far fewer bytes."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from guildhall import games
from guildhall.core.events import PUBLIC
from guildhall.server.context import Context
from guildhall.server.socket import render
from guildhall.server.socket.messages import Update
from guildhall.server.socket.updates import Parts, Seen
from guildhall.server.socket.whole import WholeTable
from guildhall.server.storage.database import database_url, prepare
from guildhall.server.tables import seating
from guildhall.server.tables.messages import SeatChange
from guildhall.server.tables.moves import move as play
from guildhall.server.tables.table import Table
from guildhall.table import choices
from guildhall.table.settings import NewTable
from tests.server.harness import Server, choose, settings, visitor

_PLAIN = st.none() | st.booleans() | st.integers(0, 2) | st.text('ab"\\\n.é', max_size=2)
_OBJECTS = st.lists(st.dictionaries(st.sampled_from("xy"), _PLAIN, max_size=2), max_size=3)
_FIELDS = st.fixed_dictionaries(dict.fromkeys("abc", _PLAIN | _OBJECTS | st.lists(_PLAIN)))


def changes(after: Any, before: Any) -> Any:
    return msgspec.json.decode(b"{%b}" % Parts(after).since(Parts(before)))


@given(before=_FIELDS, after=_FIELDS)
def test_applying_changes_to_fields_gives_the_new_fields(before: Any, after: Any) -> None:
    table = WholeTable()
    table.apply({}, {"view": before}, whole=True)
    table.apply({}, {"view": changes(after, before)}, whole=False)
    assert table.position
    found, expected = (repr(sorted(view.items())) for view in (table.position["view"], after))
    assert found == expected


def test_only_changed_fields_and_changed_list_items_are_sent() -> None:
    before = {"year": 1, "players": [{"silver": 1}, {"silver": 2}], "dice": [1, 2]}
    assert changes(before, before) == {}
    assert changes(before | {"year": 2}, before) == {"year": 2}
    assert changes(before | {"dice": [1, 3]}, before) == {"dice": [1, 3]}
    richer = {"players": [{"silver": 1}, {"silver": 3}]}
    assert changes(before | richer, before) == {"players.1": {"silver": 3}}
    fewer = {"players": [{"silver": 1}]}
    assert changes(before | fewer, before) == fewer
    assert changes({"over": False}, {"over": 0}) == {"over": False}, "false and 0 differ in JSON"


def test_a_part_is_compared_once_for_all_viewers_of_the_same_state() -> None:
    before, after = Parts({"year": 1}), Parts({"year": 2})
    change = after.since(before)
    assert after.since(before) is change
    assert after.since(Parts({"year": 2})) == b"", "a socket with a different earlier version"
    assert after.since(before) == change


def test_a_viewer_with_different_fields_receives_all_of_them() -> None:
    info, parts = Parts({"seq": 1}), Parts({"turn": 0})
    one = Seen(info, parts, parts, Parts({"deck": 3}), Parts({"viewer": 0, "hand": []}))
    other = Seen(info, parts, parts, Parts({"deck": 3, "hand": []}), Parts({"viewer": 0}))
    assert one.since(one).startswith(b'"whole":false')
    assert other.since(one).startswith(b'"whole":true')


async def test_an_updated_socket_equals_a_new_one_even_after_reconnecting(server: Server) -> None:
    async with visitor(server.url, "Ann") as ann:
        wanted = {"game": "burgundy", "seats": 2, "bots": ["random"], "public": False}
        table = (await ann.done("POST", "/api/tables", {**wanted, "start": True}))["id"]
        async with ann.socket() as received:
            await received.watch(table)
            for number in range(20):
                await received.until(lambda: bool(received.position and received.position["moves"]))
                assert received.position
                await received.move(table, choose(received.position, 7 * number))
                if number == 7:
                    at = received.position["position"]
                    answer = await received.ask("undo", table=table, at=at)
                    seq = answer.get("seq", 0)
                    await received.until(lambda: received.updates[-1]["seq"] >= seq)  # noqa: B023
                if number == 14:
                    await received.watch(table, since=received.updates[-1]["seq"])
                await received.until(lambda: bool(received.position and received.position["moves"]))
                async with ann.socket() as new:
                    await new.watch(table)
                    assert new.updates[-1]["seq"] == received.updates[-1]["seq"]
                    assert new.info == received.info
                    assert new.position == received.position
                    whole = len(new.frames[-1])
            later = [len(frame) for frame in received.frames if '"whole":false' in frame]
            assert len(later) > 20
            assert sum(later) / len(later) < whole / 2


async def test_an_update_contains_what_its_viewer_may_know_regardless_of_order(sqlite: str) -> None:
    prepare(database_url(sqlite))
    context = Context(settings(sqlite))
    await context.open()
    ids = [(await context.people.new_guest(n)).person.id for n in ("Ann", "Bob")]
    for game in games.NAMES:
        table = await seating.open_table(context, ids[0], NewTable(game=game, seats=2))
        await seating.change_seat(context, table, 1, ids[1], SeatChange(player="me"))
        await seating.start(context, table, ids[0])
        known: dict[int, Seen | None] = dict.fromkeys((PUBLIC, 0, 1))
        whole = {viewer: WholeTable() for viewer in known}
        for number in range(40):
            running = table.session
            assert running
            texts = list(running.legal.values())
            person, text = ids[running.state.seat], texts[7 * number % len(texts)]
            await play(context, table, person, running.position, text)
            viewers = list(known)
            for viewer in viewers[number % 3 :] + viewers[: number % 3]:
                known[viewer] = _check(context, table, viewer, known[viewer], whole[viewer])
    await context.close()


def _check(
    context: Context, table: Table, viewer: int, before: Seen | None, whole: WholeTable
) -> Seen:
    """Compare a viewer's update after the last move with the message types."""
    lines = table.lines_since(table.seq - 1) or []
    message, seen = context.updates.update(table, viewer, table.seq - 1, lines, before)
    update = msgspec.json.decode(message, type=Update)
    [entry] = update.entries
    assert entry == render.entry(table.game, lines[0], viewer, context.people)
    assert bool(entry.move) == (viewer == lines[0].seat)
    found = whole.read(update)
    assert found.info == render.info(table, context.people)
    assert table.session
    state = table.session.state
    assert found.position
    assert found.position.view == msgspec.to_builtins(state.view(viewer))
    acts = viewer == state.seat
    legal = choices.legal_moves(state, table.session.legal) if acts else []
    assert found.position.moves == legal
    assert found.position.previews.keys() == {move.text for move in found.position.moves}
    return seen


@pytest.mark.parametrize("name", games.NAMES)
async def test_a_position_has_all_fields_of_its_type(name: str, sqlite: str) -> None:
    prepare(database_url(sqlite))
    context = Context(settings(sqlite))
    await context.open()
    ann = (await context.people.new_guest("Ann")).person.id
    wanted = NewTable(game=name, seats=2, bots=["random"])
    table = await seating.open_table(context, ann, wanted)
    message, _ = context.updates.update(table, 0, 0, [], None)
    assert '"whole":true' in message
    assert '"position":null' in message, "the game has not started"
    await seating.start(context, table, ann)
    for viewer in (PUBLIC, 0, 1):
        message, _ = context.updates.update(table, viewer, 0, [], None)
        update = msgspec.json.decode(message)
        assert update.pop("type") == "update"
        assert update.keys() == set(Update.__struct_fields__)
        assert WholeTable().read(msgspec.convert(update, Update)).position
    await context.close()
