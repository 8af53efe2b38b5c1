"""Lessons and rules in a terminal."""

from pathlib import Path

import pytest

from guildhall import games, locales
from guildhall.lessons.following import models
from guildhall.lessons.script import chapter_of, message_of, script
from tests.cli.test_cli import guildhall


def words(shown: str) -> str:
    return " ".join(shown.split())


def test_a_chapter_is_played_to_its_end_after_a_mistake() -> None:
    chapters = script(games.load("builders")).chapters
    answers = ["; ".join(answer) for chapter in chapters for answer in models(chapter)]
    first = next(place for place, answer in enumerate(answers) if answer)
    typed = [*answers[:first], "take 1", "end", "rules", *answers[first:]]
    run = guildhall("learn", "builders", typed="\n".join(typed) + "\n")
    assert run.returncode == 0, run.stderr
    shown = words(run.stdout)
    for message in (
        "builders-lesson-sites",
        "builders-lesson-sites-start-coins",
        "builders-lesson-end-over",
    ):
        assert words(locales.text("en", message)) in shown
    assert "guildhall play builders" in shown, "the way on"
    assert "You have to use all your actions" in shown
    assert "B31" in shown


@pytest.mark.parametrize(("name", "chapter"), [("burgundy", "placing"), ("craftsmen", "capital")])
def test_a_chapter_of_every_game_is_played_to_its_end(name: str, chapter: str) -> None:
    """In another language, with sets of cards and other features that the first game lacks."""
    game = games.load(name)
    found = chapter_of(game, chapter)
    assert found
    typed = ["; ".join(answer) for answer in models(found)]
    run = guildhall(
        "learn", name, chapter, "--language", "pl", typed="\n".join([*typed, "quit"]) + "\n"
    )
    assert run.returncode == 0, run.stderr
    shown = words(run.stdout)
    for step in found.steps:
        assert words(locales.text("pl", message_of(game, found, step))) in shown
    chapters = script(game).chapters
    following = chapters[chapters.index(found) + 1].name
    assert words(locales.text("pl", f"{name}-lesson-{following}")) in shown, "the way on"


def test_leaving_a_lesson_and_unknown_chapters_are_answered() -> None:
    run = guildhall("learn", "builders", "2", typed="help\nquit\n")
    assert run.returncode == 0
    assert "separate multiple steps" in words(run.stdout)
    assert "guildhall learn builders workers" in words(run.stdout), "how to go on"
    for wrong in ("99", "nowhere"):
        run = guildhall("learn", "builders", wrong)
        assert run.returncode == 2
        assert "sites, workers, coins" in words(run.stderr)


def test_rules_are_found_by_number_and_by_words_in_every_language() -> None:
    assert "second 2" in words(guildhall("rules", "builders", "b46").stdout)
    polish = guildhall("rules", "builders", "B46", "--language", "pl").stdout
    assert "B46" in polish
    assert "second" not in polish
    assert "B47" in guildhall("rules", "builders", "wage").stdout
    nothing = guildhall("rules", "builders", "zeppelin")
    assert nothing.returncode == 1
    assert "zeppelin" in nothing.stdout


def test_rules_can_be_shown_during_a_game(tmp_path: Path) -> None:
    run = guildhall("play", "builders", "--seed", "3", typed="rules B46\nquit\n", folder=tmp_path)
    assert "B46" in run.stdout
