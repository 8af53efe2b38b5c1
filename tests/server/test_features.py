"""A feature is registered by its folder alone."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import AsyncTestClient

from guildhall import server
from guildhall.server import typescript
from guildhall.server.app import litestar
from guildhall.server.context import Context
from guildhall.server.generate import openapi
from guildhall.server.storage.database import database_url, prepare
from tests.server.harness import settings

FILES = {
    "__init__.py": '"""A feature for a test."""',
    "messages.py": '''
from msgspec import Struct

class Weather(Struct, frozen=True):
    """The weather of a place."""

    place: str
    degrees: int
    """In Celsius."""
''',
    "routes.py": """
from litestar import Controller, get
from litestar.params import FromPath
from guildhall.server.http.visitor import TheContext
from guildhall.server.weather import tasks
from guildhall.server.weather.messages import Weather

class WeatherController(Controller):
    path = "/api/weather"

    @get("/{place:str}", summary="The weather")
    async def weather(self, context: TheContext, place: FromPath[str]) -> Weather:
        await tasks.measured.wait()
        return Weather(place, tasks.degrees[0])
""",
    "tasks.py": """
import asyncio
from guildhall.server.context import Context

degrees = []
measured = asyncio.Event()

async def start(context: Context) -> None:
    degrees.append(20)

async def measure(context: Context) -> None:
    degrees[0] += 1
    measured.set()

TASKS = (measure,)
""",
}


@pytest.fixture
def weather(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install a feature in a folder of its own."""
    folder = tmp_path / "weather"
    folder.mkdir()
    for name, text in FILES.items():
        (folder / name).write_text(text)
    monkeypatch.setattr(server, "__path__", [*server.__path__, str(tmp_path)])
    yield
    vars(server).pop("weather", None)
    for name in [name for name in sys.modules if name.startswith("guildhall.server.weather")]:
        del sys.modules[name]


@pytest.mark.usefixtures("weather")
async def test_a_folder_adds_an_endpoint_and_a_background_task(sqlite: str) -> None:
    prepare(database_url(sqlite))
    async with AsyncTestClient(litestar(Context(settings(sqlite)))) as client:
        answer = await client.get("/api/weather/Cracow")
        assert answer.json() == {"place": "Cracow", "degrees": 21}


@pytest.mark.written
@pytest.mark.usefixtures("weather")
def test_a_folder_appears_in_the_api_description_and_the_browser_types() -> None:
    assert '"/api/weather/{place}"' in openapi()
    types = {file.name: text for file, text in typescript.files().items()}["types.ts"]
    assert "/** The weather of a place. */\nexport interface Weather {" in types
    assert "  /** In Celsius. */\n  degrees: number;" in types
