"""`make bench`: measure the rules, compiled and interpreted, and other engines in the same run.

Writes its section of docs/benchmarks.md and bench/results/latest.json.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from bench import peers
from bench.results import table, write_section

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "bench" / "results"
SECONDS = "2"

Figures = dict[str, dict[str, Any]]


def run(*command: str, path: str = "src") -> Figures:
    output = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / path)},
        stdout=subprocess.PIPE,
        check=True,
    ).stdout
    found: Figures = json.loads(output)
    return found


def engines(found: Figures) -> str:
    """Return a table with ratios to Catanatron."""
    reference = found["catanatron"]["stepped_decisions_per_s"]
    rows = []
    for name, row in found.items():
        best = max(row.get("playout_decisions_per_s", 0), row["stepped_decisions_per_s"])
        rows.append([
            name,
            f"{row['playout_decisions_per_s']:,}" if "playout_decisions_per_s" in row else "",
            f"{row['stepped_decisions_per_s']:,}",
            f"{row['clone_us']:.2f}",
            f"{best / reference:,.1f}",
            f"{row['simulations_per_s']:,}" if "simulations_per_s" in row else "",
        ])  # fmt: skip
    heading = ["engine", "decisions/s in random games", "decisions/s stepped", "clone µs",
               "× Catanatron", "simulations/s of the search"]  # fmt: skip
    return table(heading, rows)


def environments(found: Figures) -> str:
    """Return a table with ratios to RLCard."""
    reference = found["RLCard gin rummy"]["steps_per_s"]
    rows = [
        [name, f"{row['steps_per_s']:,}", f"{row['steps_per_s'] / reference:,.1f}"]
        for name, row in found.items()
    ]
    return table(["environment", "steps/s with observations", "× RLCard"], rows)


def main() -> None:
    ours = ("-m", "guildhall", "bench", "--json", "--seconds", SECONDS)
    compiled, interpreted = run(*ours, path="tests/compiled"), run(*ours)
    others = run(peers.__file__, SECONDS)
    steps = compiled.pop("environments") | others.pop("environments")
    del interpreted["environments"]
    slow = {f"{name}, interpreted": row for name, row in interpreted.items()}
    speeds = compiled | slow | others
    text = f"{engines(speeds)}\n\n{environments(steps)}"
    print(text)
    RESULTS.mkdir(exist_ok=True)
    latest = json.dumps(speeds | {"environments": steps}, indent=1) + "\n"
    (RESULTS / "latest.json").write_text(latest, "utf-8")
    write_section("Rules and environments", "make bench", text)


if __name__ == "__main__":
    main()
