"""Proofreading prints messages with facts that exist."""

import tomllib
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from guildhall import games, locales
from guildhall.cli.words import Variables, of_message, rendered
from guildhall.paths import game_folders


def folder_of(owner: str) -> Path:
    shared = Path(locales.__file__).parent
    return game_folders()[owner] / "locales" if owner else shared


@pytest.mark.parametrize("owner", ["", *games.NAMES])
def test_every_proofreading_fact_belongs_to_its_message(owner: str) -> None:
    messages = {
        entry.id.name: entry
        for file in folder_of(owner).glob("en/*.ftl")
        for entry in FluentParser().parse(file.read_text("utf-8")).body
        if isinstance(entry, ast.Message)
    }
    given = tomllib.loads((folder_of(owner) / "facts.toml").read_text("utf-8"))
    for message, facts in given.items():
        named = Variables(messages[message], messages).names
        assert facts.keys() <= named, f"{message} has no {facts.keys() - named}"
        assert of_message(owner, message) == facts


def test_a_message_is_printed_with_its_facts_and_referenced_messages() -> None:
    printed = {
        message: sentence
        for file in locales.catalogue("en")
        for message, sentence in rendered("en", file, only="^(terminal-no-number|hint-reason)$")
    }
    assert printed["terminal-no-number"] == "There is no move 22; choose a number from 1 to 12."
    assert printed["hint-reason"] == f"{locales.text('en', 'hint-later')} (+3)"


def test_referenced_messages_get_their_own_facts() -> None:
    only = "^(web-room-stand-in|burgundy-table-held)$"
    files = locales.catalogue("fr")
    printed = [sentence for file in files for _, sentence in rendered("fr", file, only=only)]
    assert [sentence.replace("\u00a0", " ") for sentence in printed] == [
        "un bot (Maître) remplace les absents",
        "un bot (Apprenti) remplace les absents",
        "Marchandises : 2 roses, 1 brune",
        "Marchandises : 1 rouge",
    ]


def test_a_message_that_refers_to_another_file_is_printed_too() -> None:
    [file] = [one for one in locales.catalogue("en") if one.name == "burgundy-words.ftl"]
    printed = [sentence for _, sentence in rendered("en", file, only="^burgundy-words-hex$")]
    assert len(printed) > 1
    assert all("row" in sentence for sentence in printed)
