"""What is made once and takes long, made beside the first requests and not by them."""

import gc

from litestar import Litestar
from litestar._openapi.plugin import OpenAPIPlugin

from guildhall import games, locales
from guildhall.rules.page import has_page, page
from guildhall.server import names
from guildhall.server.http.described import ExactSchema


def warm_up(app: Litestar, described: ExactSchema) -> None:
    """In a thread of its own: a stranger could make everybody wait for each of these."""
    for language in locales.LANGUAGES:
        locales.text(language, "web-guest")
    names.look("Guildhall")
    for game in games.NAMES:
        if has_page(games.load(game)):
            for language in locales.LANGUAGES:
                page(games.load(game), language)
    described.make(app.plugins.get(OpenAPIPlugin).provide_openapi_schema())
    # All of this stays; looking through it again and again would stall everybody.
    gc.collect()
    gc.freeze()
