"""A corrected component file: accepted if valid, otherwise refused with a clear message."""

import copy
import json
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from guildhall import games, locales
from guildhall.conformance.games import proven_game
from guildhall.core import record
from guildhall.core.errors import BadRecord, InvalidComponents
from guildhall.games.craftsmen.components import printed

Data = dict[str, Any]


def changed(tmp_path: Path, change: Callable[[Data], object]) -> Path:
    data = copy.deepcopy(printed())
    change(data)
    file = tmp_path / "components.json"
    file.write_text(json.dumps(data), "utf-8")
    return file


def corrected(data: Data) -> None:
    """Bread from flour and wax, uneven capital cards, other colours, a weapon for three goods."""
    bakery = next(r for r in data["recipes"]["kinds"] if r["kind"] == "bakery")
    bakery["from"] = ["flour", "wax"]
    smith = next(r for r in data["recipes"]["kinds"] if r["kind"] == "weaponsmith")
    smith["from"] = ["iron", "leather", "wood"]
    smith["points"] = 6
    for colour in data["capital"]["copies"]:
        data["capital"]["copies"][colour] = [6, 4, 2]
    data["extended"]["cards"][0]["upper"] = "red"
    data["ships"]["ships"][0]["holds"][0]["points"] = 9


def test_a_corrected_file_makes_another_game(tmp_path: Path) -> None:
    usual = games.load("craftsmen")
    other = games.load("craftsmen", changed(tmp_path, corrected))
    assert other.fingerprint != usual.fingerprint
    for seats in (2, 5):
        proven_game(other, seats, 3, 97)


def test_states_of_a_corrected_game_can_be_pickled(tmp_path: Path) -> None:
    other = games.load("craftsmen", changed(tmp_path, corrected))
    state = other.new(3, 5)
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert again.game.fingerprint == other.fingerprint
    assert pickle.loads(pickle.dumps(games.load("craftsmen"))) is games.load("craftsmen")


def test_records_do_not_mix_editions(tmp_path: Path) -> None:
    other = games.load("craftsmen", changed(tmp_path, corrected))
    written = record.begin(other, 3, 1)
    record.verify(other, written)
    with pytest.raises(BadRecord, match="different rules or with different components"):
        record.verify(games.load("craftsmen"), written)


def test_an_unchanged_file_is_the_same_game(tmp_path: Path) -> None:
    same = games.load("craftsmen", changed(tmp_path, lambda data: None))
    assert same.fingerprint == games.load("craftsmen").fingerprint


def recipe(data: Data, kind: str) -> Data:
    found: Data = next(r for r in data["recipes"]["kinds"] if r["kind"] == kind)
    return found


WRONG: dict[str, tuple[Callable[[Data], object], str]] = {
    "a table is missing": (lambda d: d.pop("ships"), "“ships” is missing"),
    "no source": (lambda d: d["ships"].pop("source"), "does not say whether it is documented"),
    "too few cards": (
        lambda d: d["basic"]["cards"].pop(),
        "“basic” has 23 entries; it must have 24",
    ),
    "47 capital cards": (
        lambda d: d["capital"]["copies"].update(red=[4, 4, 3]),
        "“capital” has 47 entries; it must have 48",
    ),
    "too many of a kind": (
        lambda d: d["capital"]["copies"].update(red=[16, 0, 0]),
        "“capital.red” is 16; it must be in the range 0-15",
    ),
    "seven houses": (
        lambda d: d["extended"]["cards"][0].update(house=False),
        "“extended.house” has 7 entries; it must have 8",
    ),
    "an unknown colour": (
        lambda d: d["basic"]["cards"][0].update(upper="pink"),
        "“iron_ore_mine_1.upper” cannot be “pink”",
    ),
    "an unknown building": (
        lambda d: d["basic"]["cards"][0].update(id="castle_1"),
        "“basic.id” cannot be “castle_1”",
    ),
    "one card twice": (
        lambda d: d["basic"]["cards"][0].update(id="iron_ore_mine_2"),
        "“iron_ore_mine_2” appears twice",
    ),
    "an unknown good": (
        lambda d: recipe(d, "bakery").update({"from": ["flour", "gold"]}),
        "“bakery.from” cannot be “gold”",
    ),
    "meat is processed": (
        lambda d: recipe(d, "bakery").update({"from": ["flour", "meat"]}),
        "“bakery.from” cannot be “meat”",
    ),
    "two raws for a half-product": (
        lambda d: recipe(d, "mill").update({"from": ["wheat", "wood"]}),
        "“mill.from” has 2 entries; it must have 1",
    ),
    "four inputs": (
        lambda d: recipe(d, "bakery").update({"from": ["wood"] * 4}),
        "“bakery.from” is 4; it must be in the range 1-3",
    ),
    "points out of range": (
        lambda d: recipe(d, "bakery").update(points=-1),
        "“bakery.points” is -1; it must be in the range 0-20",
    ),
    "another product": (
        lambda d: recipe(d, "bakery").update(makes="wine"),
        "“bakery.makes” cannot be “wine”",
    ),
    "a chain cannot be completed": (
        lambda d: [
            card.update(id=f"cooperage_{n + 4}")
            for n, card in enumerate(d["extended"]["cards"])
            if card["id"].startswith("mill_")
        ],
        "there is no card “mill”",
    ),
    "three ships": (lambda d: d["ships"]["ships"].pop(), "“ships” has 3 entries"),
    "a bonus too many": (
        lambda d: d["ships"]["ships"][0]["bonuses"].append(1),
        "“ships.1.bonuses” has 2 entries; it must have 1",
    ),
    "no hold for a product": (
        lambda d: [s.update(holds=[h for h in s["holds"] if h["product"] != "wine"])
                   for s in d["ships"]["ships"]],
        "no ship has a hold for “wine”",
    ),
    "two holds of a product": (
        lambda d: d["ships"]["ships"][0]["holds"].append({"product": "wine", "points": 1}),
        "“wine” appears twice in “ships.1”",
    ),
    "a bonus token without value": (
        lambda d: d["bonus_tokens"]["points"].pop("wine"),
        "“bonus_tokens” has 7 entries; it must have 8",
    ),
    "a field of lead": (
        lambda d: d["guilds"]["fields"]["crafts"].__setitem__(0, "lead"),
        "“guilds.crafts” cannot be “lead”",
    ),
    "a guild without gold": (
        lambda d: d["guilds"]["fields"]["crafts"].__setitem__(0, "silver"),
        "“guilds.crafts” has no gold space",
    ),
    "a house that is a number": (
        lambda d: d["extended"]["cards"][0].update(house=1),
        "(at “extended.cards[0].house”)",
    ),
    "points that are true": (
        lambda d: recipe(d, "bakery").update(points=True),
        "(at “recipes.kinds[22].points”)",
    ),
    "points beyond all measure": (
        lambda d: recipe(d, "bakery").update(points=10**60),
        "“bakery.points” is 100000000000000000000000000000000000000…; it must be in the range 0-20",
    ),
    "one id in two tables": (
        lambda d: d["basic"]["cards"][0].update(id="sawmill_1"),
        "“sawmill_1” appears twice",
    ),
    "an unknown field": (lambda d: d["ships"].update(sails=4), "(at “ships”)"),
    "a number that is none": (
        lambda d: d["basic"]["cards"][0].update(id="iron_ore_mine_²"),
        "“basic.id” cannot be “iron_ore_mine_²”",
    ),
    "an unknown guild": (
        lambda d: d["guilds"]["fields"].update(thieves=["gold", "gold", "gold"]),
        "“guilds” has 7 entries; it must have 6",
    ),
    "not the form": (lambda d: d["capital"].update(copies=7), "its format is wrong"),
}  # fmt: skip


@pytest.mark.parametrize("case", WRONG)
def test_errors_in_a_file_are_reported(case: str, tmp_path: Path) -> None:
    change, sentence = WRONG[case]
    with pytest.raises(InvalidComponents) as caught:
        games.load("craftsmen", changed(tmp_path, change))
    assert sentence in str(caught.value)
    for language in locales.LANGUAGES:
        assert caught.value.sentence(language)


def test_unreadable_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidComponents, match="cannot be read"):
        games.load("craftsmen", tmp_path / "nothing.json")
    broken = tmp_path / "broken.json"
    broken.write_text("{", "utf-8")
    with pytest.raises(InvalidComponents, match="is not a JSON file"):
        games.load("craftsmen", broken)
    broken.write_text("[]", "utf-8")
    with pytest.raises(InvalidComponents, match="its format is wrong"):
        games.load("craftsmen", broken)


def test_a_game_without_corrections_accepts_no_file(tmp_path: Path) -> None:
    with pytest.raises(InvalidComponents, match="are fully documented and cannot be replaced"):
        games.load("builders", changed(tmp_path, corrected))
