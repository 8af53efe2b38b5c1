"""Python client for the API of a Guildhall server, for scripts and bot accounts.

async with Client("http://127.0.0.1:8400", token="…") as client:
    async for position in client.turns(table):
        await client.move(table, position, position.moves[0].text)
"""

from guildhall.client.client import Client
from guildhall.client.connection import LINES, Refused

__all__ = ["LINES", "Client", "Refused"]
