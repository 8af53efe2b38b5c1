"""Run the tests ten times, alternately under CPU load, and report failures.

`make test-again`, or `make test-again RUNS=4` for another number of runs.
"""

import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent
RUNS = 10
_SPIN = "import os\nwhile os.getppid() == {parent}: sum(range(100_000))"
"""Keep a core busy while this process lives."""


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else RUNS
    failed: Counter[str] = Counter()
    for number in range(1, runs + 1):
        busy = number % 2 == 0
        found, seconds = busy_run() if busy else run()
        failed.update(found)
        how = "on busy cores" if busy else "on quiet cores"
        print(f"Run {number} of {runs}, {how}, {seconds:.0f} s: {len(found)} failed.", flush=True)
        for name in found:
            print(f"  {name}", flush=True)
    for name, times in failed.most_common():
        print(f"{times} of {runs}: {name}")
    sys.exit(1 if failed else 0)


def run() -> tuple[list[str], float]:
    """Run once; return the failures and the duration."""
    begun = time.monotonic()
    done = subprocess.run(
        ["make", "tests"],
        cwd=ROOT,
        env={**os.environ, "PYTEST_ADDOPTS": "--tb=short -rfE"},
        capture_output=True,
        text=True,
        check=False,
    )
    lines = done.stdout.splitlines()
    found = [line for line in lines if line.startswith(("FAILED ", "ERROR "))]
    if done.returncode and not found:
        found = [f"ERROR pytest ended with {done.returncode}"]
    if found:
        report = ROOT / "build" / f"test-again-{int(time.time())}.txt"
        report.parent.mkdir(exist_ok=True)
        report.write_text(done.stdout + done.stderr, "utf-8")
        print(f"  all that was said: {report.relative_to(ROOT)}")
    return found, time.monotonic() - begun


def busy_run() -> tuple[list[str], float]:
    with busy_cores():
        return run()


@contextmanager
def busy_cores() -> Iterator[None]:
    """Keep every core busy."""
    spin = [sys.executable, "-c", _SPIN.format(parent=os.getpid())]
    others = [subprocess.Popen(spin) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


if __name__ == "__main__":
    main()
