"""Endpoints of the games."""

from typing import Final

from litestar import Controller, get
from litestar.datastructures import CacheControlHeader

from guildhall import bots, locales
from guildhall import games as box
from guildhall.bots.levels import levels_of
from guildhall.core.game import Game
from guildhall.lessons.script import script
from guildhall.puzzles.book import shipped
from guildhall.rules.blocks import RulesPage
from guildhall.rules.page import has_page, page
from guildhall.server.errors import NoSuchPage
from guildhall.server.games.messages import (
    GameBox,
    GameInfo,
    GameWords,
    OptionInfo,
    PresetInfo,
)
from guildhall.server.http.parameters import PathName
from guildhall.server.lessons.messages import LessonInfo

FOR_BEGINNERS: Final = "1"


def info(game: Game) -> GameInfo:
    return GameInfo(
        name=game.name,
        minutes=game.minutes,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        options=[
            OptionInfo(
                name,
                option.default,
                list(option.choices),
                {other: list(values) for other, values in option.needs.items()},
            )
            for name, option in game.options.items()
        ],
        presets=[PresetInfo(one.name, game.checked(one.options)) for one in game.presets],
        levels=list(bots.BOTS),
        ratings={
            bot: rating for bot, rating in levels_of(game.name).ratings.items() if bot in bots.BOTS
        },
        for_beginners=FOR_BEGINNERS,
        fingerprint=game.fingerprint,
        sources=dict(game.sources),
        rules=has_page(game),
        lessons=_lessons(game),
        puzzles=len(shipped(game.name)),
    )


def _lessons(game: Game) -> LessonInfo:
    found = script(game)
    return LessonInfo([chapter.name for chapter in found.chapters], found.minutes)


class GamesController(Controller):
    """The games of the server."""

    path = "/api/games"
    tags = ("games",)

    @get("/", summary="List all games", sync_to_thread=False)
    def games(self) -> list[GameInfo]:
        return [info(box.load(name)) for name in box.NAMES]

    @get(
        "/{game:str}",
        summary="Get a game with its printed material",
        sync_to_thread=False,
        cache_control=CacheControlHeader(max_age=3600, public=True),
    )
    def game(self, game: PathName) -> GameBox:
        found = box.load(game)
        return GameBox(info(found), dict(found.material), dict(found.figures))

    @get(
        "/{game:str}/words/{language:str}",
        summary="Get the texts of a game in a language",
        sync_to_thread=False,
        cache_control=CacheControlHeader(max_age=3600, public=True),
    )
    def words(self, game: PathName, language: PathName) -> GameWords:
        found = box.load(game)
        if language not in locales.LANGUAGES:
            raise NoSuchPage()
        return GameWords(locales.game_words(language, found.name))

    @get(
        "/{game:str}/rules/{language:str}",
        summary="Get the rules of a game in a language",
        sync_to_thread=False,
        cache_control=CacheControlHeader(max_age=3600, public=True),
    )
    def rules(self, game: PathName, language: PathName) -> RulesPage:
        found = box.load(game)
        if language not in locales.LANGUAGES or not has_page(found):
            raise NoSuchPage()
        return page(found, language)
