"""Places from standings."""


def places(standings: list[tuple[int, ...]]) -> list[int]:
    """The place of each seat: 1 for the greatest standing, the same place for equal ones."""
    return [1 + sum(other > standing for other in standings) for standing in standings]
