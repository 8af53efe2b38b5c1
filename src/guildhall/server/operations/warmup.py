"""Loads slow resources in the background at start."""

import gc

from litestar import Litestar
from litestar._openapi.plugin import OpenAPIPlugin

from guildhall import games, locales
from guildhall.rules.page import has_page, page
from guildhall.server.accounts import names
from guildhall.server.http.openapi import ExactSchema


def warm_up(app: Litestar, described: ExactSchema) -> None:
    """In a separate thread, because each of these blocks for a while."""
    read_words()
    described.make(app.plugins.get(OpenAPIPlugin).provide_openapi_schema())
    # These objects stay alive; excluding them from garbage collection avoids long pauses.
    gc.collect()
    gc.freeze()


def read_words() -> None:
    """Load all texts and rules pages, in every language."""
    names.look("Guildhall")
    for language in locales.LANGUAGES:
        locales.text(language, "web-guest")
        for game in games.NAMES:
            locales.title(language, game)
            if has_page(games.load(game)):
                page(games.load(game), language)
