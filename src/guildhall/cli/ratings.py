"""guildhall ratings."""

from cyclopts import App

from guildhall import locales
from guildhall.cli.app import app
from guildhall.cli.common import Language, console, system_language
from guildhall.cli.database import Db, database_of

ratings = App(name="ratings", help="Manage the ratings of the players.")
app.command(ratings)


@ratings.command
def rebuild(*, db: Db = "", language: Language = None) -> None:
    """Recompute all ratings from the finished games; the server may be running.

    Examples: `guildhall ratings rebuild`,
    `guildhall ratings rebuild --db postgresql://user@host/guildhall`.
    """
    from guildhall.server.ratings.store import rebuild as run
    from guildhall.server.storage.database import database_url

    done = run(database_url(database_of(db)))
    facts = {"games": done.games, "people": done.people, "changed": done.changed}
    sentence = locales.text(language or system_language(), "ratings-rebuilt", facts)
    console().print(sentence, markup=False, highlight=False)
