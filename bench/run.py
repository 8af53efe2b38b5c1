"""Measures the rules, compiled and interpreted, beside other engines in the same run.

Prints a table with ratios and writes `bench/results/<time>.json` and `latest.json`.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

from guildhall.cli.bench import Speeds, environment_table, speed_table
from guildhall.cli.common import console

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "bench" / "results"
PEERS = ROOT / "build" / "peers" / "bin" / "python"


def bench(package: str, *words: str) -> Speeds:
    run = subprocess.run(
        [sys.executable, "-m", "guildhall", "bench", "--json", *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / package)},
        stdout=subprocess.PIPE,
        check=True,
    )
    found: Speeds = json.loads(run.stdout)
    return found


def main() -> None:
    speeds = bench("build/compiled", "--peers", str(PEERS))
    environments = speeds.pop("environments")
    slow = bench("src")
    del slow["environments"]
    interpreted = {f"{name} (interpreted)": speed for name, speed in slow.items()}
    console().print(speed_table({**interpreted, **speeds}), environment_table(environments))
    RESULTS.mkdir(exist_ok=True)
    text = json.dumps({**speeds, **interpreted, "environments": environments}, indent=1) + "\n"
    for name in (time.strftime("%Y%m%d-%H%M%S"), "latest"):
        (RESULTS / f"{name}.json").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
