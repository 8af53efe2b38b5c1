"""The games API for clients that know no game."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from guildhall import games, locales
from guildhall.bots.levels import NUMBERS
from guildhall.rules.page import page
from tests.server.harness import ROOT, Server, settings, visitor, within
from tests.server.server_process import ServerProcess


@pytest.mark.parametrize("language", locales.LANGUAGES)
async def test_the_texts_of_a_game_name_everything_in_its_views(
    server: Server, language: str
) -> None:
    async with visitor(server.url) as stranger:
        for info in await stranger.done("GET", "/api/games"):
            name = info["name"]
            assert info["minutes"] == games.load(name).minutes
            sent = await stranger.done("GET", f"/api/games/{name}/words/{language}")
            bundle = FluentBundle([language])
            bundle.add_resource(FluentResource(sent["words"]))
            title = bundle.get_message(f"{name}-title").value
            assert title
            assert bundle.format_pattern(title)[0] == locales.text(language, f"{name}-title")
            for verb in games.load(name).moves.list:
                assert bundle.has_message(f"{name}-move-{verb.name}")


async def test_every_preset_is_playable_and_has_texts(server: Server) -> None:
    async with visitor(server.url, "Ann") as ann:
        for info in await ann.done("GET", "/api/games"):
            name = info["name"]
            usual = {option["name"]: option["default"] for option in info["options"]}
            assert not info["presets"] or info["presets"][0]["options"] == usual
            assert info["for_beginners"] in info["levels"]
            for preset in info["presets"]:
                wanted = {"game": name, "seats": 2, "options": preset["options"]}
                table = await ann.done("POST", "/api/tables", wanted)
                assert table["options"] == preset["options"]
                for language in locales.LANGUAGES:
                    for end in ("", "-about"):
                        message = f"{name}-preset-{preset['name']}{end}"
                        assert locales.text(language, message) != message


async def test_options_without_effect_are_marked(server: Server) -> None:
    async with visitor(server.url) as stranger:
        for info in await stranger.done("GET", "/api/games"):
            choices = {option["name"]: option["choices"] for option in info["options"]}
            for option in info["options"]:
                for other, values in option["needs"].items():
                    assert set(values) < set(choices[other])
        burgundy = {info["name"]: info for info in await stranger.done("GET", "/api/games")}
        options = {one["name"]: one for one in burgundy["burgundy"]["options"]}
        assert options["choosing"]["needs"] == {"estates": ["dealt", "random", "chosen"]}


async def test_unknown_games_and_languages_are_not_found(
    server: Server,
) -> None:
    async with visitor(server.url) as stranger:
        for path, error in (
            ("chess/words/en", "unknown-game"),
            ("builders/words/de", "no-such-page"),
            ("chess/rules/en", "unknown-game"),
            ("builders/rules/de", "no-such-page"),
        ):
            assert await stranger.refused("GET", f"/api/games/{path}") == (404, error)


@pytest.mark.parametrize("language", locales.LANGUAGES)
async def test_the_rules_of_a_game_are_sent_as_data(server: Server, language: str) -> None:
    async with visitor(server.url) as stranger:
        for info in await stranger.done("GET", "/api/games"):
            assert info["rules"]
            sent = await stranger.done("GET", f"/api/games/{info['name']}/rules/{language}")
            assert sent["language"] == page(games.load(info["name"]), language).language
            kinds = {block["kind"] for section in sent["sections"] for block in section["blocks"]}
            assert kinds == {"paragraph", "rule", "list", "table", "picture"}


async def test_a_game_offers_ten_levels_and_ratings_of_available_bots(
    server: Server,
) -> None:
    async with visitor(server.url) as stranger:
        for info in await stranger.done("GET", "/api/games"):
            numbered = [level for level in info["levels"] if level.isdigit()]
            assert numbered == list(NUMBERS)
            assert set(info["ratings"]) <= set(info["levels"])


def test_a_bot_without_a_net_for_its_table_is_marked(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(server: Server) -> None:
        async with visitor(server.url, "Ann") as ann:
            wanted = {"game": "ferry", "seats": 3, "bots": ["grandmaster", "apprentice"]}
            strange = await ann.done("POST", "/api/tables", wanted)
            assert [seat["unlearned"] for seat in strange["seats"]] == ["", "no-net", ""]
            known = await ann.done("POST", "/api/tables", {**wanted, "game": "builders"})
            assert [seat["unlearned"] for seat in known["seats"]] == ["", "", ""]

    # Games are found on import, so this needs its own process.
    monkeypatch.setenv("GUILDHALL_GAMES", str(ROOT / "examples"))
    with ServerProcess(settings(sqlite)) as found:
        within(run(found))
