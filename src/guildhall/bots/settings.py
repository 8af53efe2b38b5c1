"""How a search thinks about a game, as the game's `search` says, or that of a net."""

from collections.abc import Mapping
from typing import Final, final

from guildhall.compiled_types import i64

WISHES: Final = 24
"""Strengths of a wish that a net tells apart: half doublings of eagerness."""


@final
class SearchSettings:
    """What a search must know about a game to judge its positions well."""

    def __init__(
        self,
        clear_lead: i64,
        horizon: i64,
        trust: float,
        curiosity: float,
        ambition: float,
        sharpness: float,
    ) -> None:
        self.clear_lead = clear_lead
        """A lead, in hundredths of a point, that wins three times out of four."""
        self.horizon = horizon
        """How many rounds of turns are worth playing on before `evaluate` is asked."""
        self.trust = trust
        """How much eagerness counts before a move is tried: its power, 0 for not at all."""
        self.curiosity = curiosity
        """How much a wanted but little tried move draws."""
        self.ambition = ambition
        """How much points count for themselves: from 0, only the lead does, to 1, no lead does."""
        self.sharpness = sharpness
        """How much what a net says about moves counts before they are tried: its power."""


def settings_of(given: Mapping[str, float]) -> SearchSettings:
    """As a game or a net says, and as usual where it says nothing."""
    return SearchSettings(
        int(given.get("clear_lead", 1000)),
        int(given.get("horizon", 1)),
        float(given.get("trust", 1.0)),
        float(given.get("curiosity", 1.0)),
        float(given.get("ambition", 0.0)),
        float(given.get("sharpness", 1.0)),
    )
