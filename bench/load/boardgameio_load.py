"""A boardgame.io server under load."""

from bench.load.report import Figures


async def measure(port: int, server: Figures, seconds: float) -> None:
    raise NotImplementedError
