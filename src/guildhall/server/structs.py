"""All structs of the API, from which its description and the browser's types are generated."""

from typing import Final

from msgspec import Struct

from guildhall.core import events
from guildhall.review import model as review_model
from guildhall.rules import blocks
from guildhall.server import problem
from guildhall.server.features import defined_structs, features
from guildhall.table import lessons as table_lessons
from guildhall.table import records as table_records
from guildhall.table import settings, view

_SHARED: Final = (
    problem, blocks, settings, view, table_lessons, table_records, events, review_model,
)  # fmt: skip
"""Modules outside the features."""


def structs() -> dict[str, type[Struct]]:
    shared = [struct for module in _SHARED for struct in defined_structs(module)]
    found = [struct for feature in features() for struct in feature.structs]
    return {struct.__name__: struct for struct in (*shared, *found)}
