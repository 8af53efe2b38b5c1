"""Path parameters that several features use."""

from typing import Annotated

from litestar.params import PathParameter

from guildhall.server.fields import ID, Id
from guildhall.table.fields import WORD

PathId = Annotated[Id, PathParameter(max_length=40, min_length=1, pattern=ID)]
PathName = Annotated[str, PathParameter(max_length=40, min_length=1, pattern=WORD)]
"""The name of a game, a language, a lesson and so on."""
