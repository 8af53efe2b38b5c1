"""Parameters of the search: of a game (`Game.search`) or of a net (the header of its file)."""

from collections.abc import Mapping
from typing import Final, final

from guildhall.compiled_types import i64

EAGERNESS_CLASSES: Final = 24
"""Classes of eagerness that a net distinguishes: half doublings."""
_EARLIER_NAMES: Final = {
    "trust": "prior_exponent",
    "curiosity": "exploration",
    "ambition": "score_weight",
    "sharpness": "policy_exponent",
}
"""In the files of nets made before version 0.2."""


@final
class SearchSettings:
    """How a search explores and judges positions."""

    def __init__(
        self,
        clear_lead: i64,
        horizon: i64,
        prior_exponent: float,
        exploration: float,
        score_weight: float,
        policy_exponent: float,
    ) -> None:
        self.clear_lead = clear_lead
        """The lead, in hundredths of a point, that wins three games out of four."""
        self.horizon = horizon
        """Length of a rollout, in rounds of turns, before the position is evaluated."""
        self.prior_exponent = prior_exponent
        """Exponent of the heuristic priors: 0 ignores them."""
        self.exploration = exploration
        """Weight of the prior-driven exploration term."""
        self.score_weight = score_weight
        """From 0, where only the lead counts, to 1, where only the player's own points count."""
        self.policy_exponent = policy_exponent
        """Exponent of the move priors of a net."""


def settings_of(given: Mapping[str, float]) -> SearchSettings:
    """Return the given settings, with defaults for all others."""
    return SearchSettings(
        int(given.get("clear_lead", 1000)),
        int(given.get("horizon", 1)),
        float(given.get("prior_exponent", 1.0)),
        float(given.get("exploration", 1.0)),
        float(given.get("score_weight", 0.0)),
        float(given.get("policy_exponent", 1.0)),
    )


def with_current_names(search: Mapping[str, float]) -> dict[str, float]:
    """Rename the settings in the file of a net made by an earlier version."""
    return {_EARLIER_NAMES.get(name, name): value for name, value in search.items()}
