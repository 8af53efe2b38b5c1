"""Counts all move sequences of a given depth (perft)."""

from guildhall.core.state import State


def perft(state: State, depth: int) -> int:
    """Number of different sequences of `depth` decisions, shorter where the game ends."""
    if depth == 0 or state.over:
        return 1
    legal = state.legal()
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = state.clone()
        after.do_play(action, None)
        total += perft(after, depth - 1)
    return total
