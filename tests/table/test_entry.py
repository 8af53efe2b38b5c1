"""Log entries: stored rows, and what viewers may see of them."""

import json

import pytest

from guildhall import games
from guildhall.core.events import PUBLIC, Event
from guildhall.table.entry import (
    BotSeated,
    Clocked,
    Details,
    LogEntry,
    Move,
    Opened,
    Removal,
    SilentEvent,
    StageChange,
    Started,
    Text,
    TextRemoved,
    UndoAnswered,
    Undone,
    UndoRequested,
)
from guildhall.table.settings import Branch
from guildhall.table.view import Entry, EntryKind, Moment

BUILDERS = games.load("builders")
ROWS: list[tuple[EntryKind, str, Details | Opened]] = [
    (
        "opened",
        '{"game":"builders","seats":3,"options":{"cards":1},"speed":"live","public":false,'
        '"stand_in":"apprentice","rated":false,"bank":900,"increment":10,"hints":false,"club":"",'
        '"branch":{"of":"t","at":7,"name":"B"},"tournament":""}',
        Opened(
            game="builders", seats=3, options={"cards": 1}, speed="live", public=False,
            bank=900, increment=10, branch=Branch("t", 7, "B"),
        ),
    ),
    ("opened", '{"game":"builders","options":{},"seats":2}', Opened(game="builders", seats=2)),
    ("sat", "{}", Clocked()),
    ("sat", '{"clock":[1,2]}', Clocked(clock=[1, 2])),
    ("left", "{}", Details()),
    ("bot", '{"text":"master"}', BotSeated(level="master")),
    (
        "bot",
        '{"text":"apprentice","absent":true,"clock":[5,6]}',
        BotSeated(level="apprentice", absent=True, clock=[5, 6]),
    ),
    ("resigned", '{"text":"apprentice"}', BotSeated(level="apprentice")),
    ("removed", '{"removed":"p"}', Removal(removed="p")),
    (
        "started",
        '{"seed":"18446744073709551615","fingerprint":"f","moment":["m",{"round":1},0,false]}',
        Started(
            seed="18446744073709551615", fingerprint="f", stage=StageChange("m", {"round": 1})
        ),
    ),
    ("started", '{"position":"{}","fingerprint":"f"}', Started(position="{}", fingerprint="f")),
    ("move", '{"move":"pass","only":true}', Move(move="pass", only=True)),
    (
        "move",
        '{"move":"a","first":4,"unsaid":[[0,"k",1,{"n":2}]],"moment":["m",{},1,true],"clock":[7,8],'
        '"key":"00"}',
        Move(
            move="a", first=4, silent=[SilentEvent(0, "k", 1, {"n": 2})],
            stage=StageChange("m", {}, 1, chapter=True), clock=[7, 8], key="00",
        ),
    ),
    ("undo-asked", '{"to":3,"before":5}', UndoRequested(to=3, before=5)),
    ("undo-agreed", '{"asked":9}', UndoAnswered(asked=9)),
    ("undo-declined", '{"asked":9}', UndoAnswered(asked=9)),
    ("undone", '{"to":3,"clock":[1,2]}', Undone(to=3, clock=[1, 2])),
    ("said", '{"text":"Hello"}', Text(text="Hello")),
    ("said", "{}", Text()),
    ("unsaid", '{"to":4}', TextRemoved(to=4)),
    ("unsaid", "{}", TextRemoved()),
    ("rematch", '{"text":"t"}', Text(text="t")),
    ("shared", "{}", Details()),
    ("closed", '{"text":"expired"}', Text(text="expired")),
    ("closed", "{}", Text()),
    ("end-agreed", "{}", Details()),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "stored", "details"), ROWS)
def test_a_stored_row_is_read_and_written_without_loss(
    kind: EntryKind, stored: str, details: Details | Opened
) -> None:
    entry = LogEntry.load(kind=kind, details=stored, events="", seq=1, at=2)
    assert entry.details == details
    assert json.loads(entry.stored_details()).items() >= json.loads(stored).items()
    again = LogEntry.load(kind=kind, details=entry.stored_details(), events="", seq=1, at=2)
    assert again.details == details


def test_events_are_stored_as_before() -> None:
    stored = '[["builders-take",0,{"building":"b1"},{}],["draw",1,{"count":1},{"card":"c"}]]'
    entry = LogEntry.load(kind="move", details='{"move":"a"}', events=stored, seq=1, at=2)
    assert entry.events[1] == Event("draw", 1, {"count": 1}, {"card": "c"})
    assert entry.stored_events() == stored


def _move() -> LogEntry:
    return LogEntry(
        seq=5,
        at=9,
        kind="move",
        seat=1,
        person="b",
        details=Move(
            move="draw",
            only=True,
            silent=[SilentEvent(0, "idle", 0, {})],
            stage=StageChange("round", {"number": 2}, 2),
            key="the key",
        ),
        events=[Event("draw", 1, {"count": 1}, {"card": "c"})],
    )


def test_the_player_of_a_move_sees_its_secret_and_its_text() -> None:
    seen = _move().for_viewer(1, BUILDERS)
    assert (seen.move, seen.only) == ("draw", True)
    assert [event.kind for event in seen.events] == ["idle", "draw"]
    assert seen.events[1].facts == {"count": 1, "card": "c"}
    assert seen.moment == Moment("round", {"number": 2}, 2)


@pytest.mark.parametrize("viewer", [PUBLIC, 0, 2])
def test_others_see_neither_its_secret_nor_its_text(viewer: int) -> None:
    seen = _move().for_viewer(viewer, BUILDERS)
    assert (seen.move, seen.only) == ("", False)
    assert seen.events[1].facts == {"count": 1}


def test_no_viewer_sees_the_seed() -> None:
    start = LogEntry(seq=2, at=1, kind="started", details=Started(seed="7", fingerprint="f"))
    for viewer in (PUBLIC, 0, 1):
        assert start.for_viewer(viewer, BUILDERS) == Entry(2, 1, "started")
