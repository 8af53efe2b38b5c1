"""What must never be in the repository."""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent


def tracked() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [ROOT / name for name in listed.stdout.split("\0") if name]


def test_lock_files_name_no_address() -> None:
    locks = [file for file in tracked() if "lock" in file.name]
    assert locks
    for file in locks:
        assert not re.search(r"https?://|file:|\"resolved\"", file.read_text("utf-8")), file


def test_no_file_is_very_long() -> None:
    for file in tracked():
        if file.suffix == ".py" and file.exists():
            assert len(file.read_text("utf-8").splitlines()) <= 600, file
