"""What is made once and takes long, made beside the first requests and not by them."""

import gc

from litestar import Litestar
from litestar._openapi.plugin import OpenAPIPlugin

from guildhall import games, locales
from guildhall.rules.page import has_page, page
from guildhall.server.accounts import names
from guildhall.server.http.openapi import ExactSchema


def warm_up(app: Litestar, described: ExactSchema) -> None:
    """In a thread of its own: a stranger could make everybody wait for each of these."""
    read_words()
    described.make(app.plugins.get(OpenAPIPlugin).provide_openapi_schema())
    # All of this stays; looking through it again and again would stall everybody.
    gc.collect()
    gc.freeze()


def read_words() -> None:
    """All words and the rules pages, in every language."""
    names.look("Guildhall")
    for language in locales.LANGUAGES:
        locales.text(language, "web-guest")
        for game in games.NAMES:
            locales.title(language, game)
            if has_page(games.load(game)):
                page(games.load(game), language)
