"""Write the sections of docs/benchmarks.md: each benchmark command writes its own."""

import os
import platform
import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

PAGE: Final = Path(__file__).parent.parent / "docs" / "benchmarks.md"
_HEADING: Final = re.compile(r"^## ", re.MULTILINE)


def write_section(title: str, command: str, text: str, page: Path = PAGE) -> None:
    """Replace the section with this title, or append it."""
    measured = f"`{command}`, measured on {datetime.now(UTC):%Y-%m-%d} on {machine()}."
    section = f"{title}\n\n{measured}\n\n{text.strip()}\n\n"
    head, *sections = _HEADING.split(page.read_text("utf-8").rstrip() + "\n\n")
    titles = [one.partition("\n")[0] for one in sections]
    if title in titles:
        sections[titles.index(title)] = section
    else:
        sections.append(section)
    page.write_text("## ".join([head, *sections]).rstrip() + "\n", "utf-8")


def machine() -> str:
    """Describe this machine and its load."""
    cores = f"{os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f}"
    python = f"Python {platform.python_version()}"
    return ", ".join([_processor(), cores, platform.system(), python])


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    found = re.search(r"model name\s*: (.*)", info.read_text()) if info.exists() else None
    return found[1] if found else platform.machine()


def table(heading: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a Markdown table; all columns but the first are aligned right."""
    lines = [heading, ["---", *["--:"] * (len(heading) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def write_figures(title: str, command: str, figures: Mapping[str, object]) -> None:
    """Print measured values and write them as a section of two columns."""
    text = table(["what", "measured"], list(_rows(figures)))
    print(text)
    write_section(title, command, text)


def _rows(figures: Mapping[str, object], prefix: str = "") -> Iterator[list[str]]:
    for name, value in figures.items():
        if isinstance(value, Mapping):
            yield from _rows(value, f"{prefix}{name}, ")
        else:
            yield [prefix + name, str(value)]
