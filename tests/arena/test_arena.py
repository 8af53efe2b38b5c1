"""The arena: fair seats, reproducible results, and statistics checked by hand."""

import json
from collections import Counter
from pathlib import Path

import pytest

from guildhall import games
from guildhall.arena.journal import Journal
from guildhall.arena.match import Result, play
from guildhall.arena.report import html
from guildhall.arena.run import run
from guildhall.arena.schedule import Setting, schedule
from guildhall.arena.summary import summarize, wilson
from guildhall.bots import UnknownBot
from guildhall.core.errors import SeatsOutOfRange

FOUR = ("master:1", "journeyman", "apprentice", "random")


def setting(
    bots: tuple[str, ...] = ("apprentice", "random"), players: int = 2, games: int = 4
) -> Setting:
    return Setting("builders", bots, players, games, seed=7)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_has_every_seat_equally_often_on_every_deal(players: int) -> None:
    matches = list(schedule(setting(FOUR, players, games=4 * players)))
    per_deal = Counter(
        (match.deal, frozenset(match.seating), seat, bot)
        for match in matches
        for seat, bot in enumerate(match.seating)
    )
    assert set(per_deal.values()) == {1}
    neighbours = Counter(
        (frozenset(match.seating), match.seating) for match in schedule(setting(FOUR, 4, 24))
    )
    assert len(neighbours) == 24
    assert {match.deal for match in matches} == {7, 8, 9, 10}


def test_all_groups_of_bots_meet() -> None:
    groups = Counter(frozenset(match.seating) for match in schedule(setting(FOUR, 2, games=6)))
    assert len(groups) == 6
    assert set(groups.values()) == {6}


def test_invalid_matches_are_refused_before_the_first_game() -> None:
    with pytest.raises(UnknownBot):
        setting(("wizard", "random")).check()
    with pytest.raises(SeatsOutOfRange):
        setting(("random",), 1).check()
    with pytest.raises(SeatsOutOfRange):
        setting(("random",), 2).check()


def test_worker_processes_return_the_same_results(tmp_path: Path) -> None:
    chosen = setting()
    found = run(chosen, Journal(tmp_path, chosen), lambda n: None)
    here = [play(chosen, match) for match in schedule(chosen)]
    assert [result.played() for result in found] == [result.played() for result in here]


def test_an_interrupted_run_is_resumed(tmp_path: Path) -> None:
    chosen = setting()
    matches = list(schedule(chosen))
    journal = Journal(tmp_path, chosen)
    for match in matches[:2]:
        journal.write(play(chosen, match))
    with journal.file.open("a", encoding="utf-8") as file:
        file.write('\n{"number": 2, "deal"')
    done: list[int] = []
    found = run(chosen, journal, done.append)
    assert done == [2, 1, 1], "two are kept, two are played"
    assert [result.number for result in found] == [0, 1, 2, 3]
    assert len(journal.read()) == 4
    journal.remove()
    assert journal.read() == {}
    assert Journal(tmp_path, setting(games=6)).file != journal.file


def test_wilson_intervals() -> None:
    """Compare with published values for 8 of 10, 0 of 10 and 10 of 10."""
    share = wilson(8, 10)
    assert (round(share.low, 3), round(share.high, 3)) == (0.490, 0.943)
    assert (wilson(0, 10).low, round(wilson(0, 10).high, 3)) == (0, 0.278)
    assert round(wilson(10, 10).low, 3) == 0.722
    assert wilson(0, 0).high == 1


def result(number: int, places: list[int], scores: list[int]) -> Result:
    seats = len(places)
    return Result(
        number, 7, list(range(seats)), scores, places, [10] * seats, "", [0.5] * seats,
        [0.1] * seats, [[] for _ in places],
    )  # fmt: skip


def test_summary_of_known_results() -> None:
    known = [result(0, [1, 2], [20, 10]), result(1, [1, 1], [15, 15])]
    first, second = summarize(setting(), known).standings
    assert (first.wins.share, second.wins.share) == (0.75, 0.25)
    assert (first.score, first.spread) == (17.5, 2.5)
    assert second.place == 1.5
    assert first.rating > 25 > second.rating
    assert first.ms_per_move == 50
    assert first.longest_ms == 100
    assert summarize(setting(), known).before[0][1].share == 0.75


def test_the_report_is_one_translated_file() -> None:
    chosen = setting(("apprentice", "apprentice"), games=2)
    results = [play(chosen, match) for match in schedule(chosen)]
    page = html(chosen, results, summarize(chosen, results), "guildhall arena <x>", "pl")
    assert "apprentice (2)" in page
    assert "&lt;x&gt;" in page
    assert "Wygrane" in page
    assert page.count("<svg") == 3
    assert "http" not in page
    json.dumps([found.as_json() for found in results])


def test_results_list_faults() -> None:
    chosen = setting(("cmd:no-such-program", "random"), games=2)
    for match in schedule(chosen):
        seat = match.seating.index(0)
        faults = play(chosen, match).faults
        assert len(faults[seat]) == 1
        assert faults[1 - seat] == []


def test_every_game_runs_with_the_most_players() -> None:
    for name in games.NAMES:
        seats = games.load(name).max_seats
        chosen = Setting(name, ("apprentice",) * seats, seats, 1, seed=1)
        chosen.check()
        assert len(play(chosen, next(schedule(chosen))).places) == seats
