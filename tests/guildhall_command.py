"""Run `guildhall` commands in this process as users type them."""

import os
import subprocess
import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir, redirect_stderr, redirect_stdout
from io import BytesIO, TextIOWrapper
from pathlib import Path
from unittest.mock import patch

from guildhall import cli

ROOT = Path(__file__).parents[1]


def guildhall(
    *words: str,
    typed: str = "",
    folder: Path = ROOT,
    environment: Mapping[str, str] | None = None,
) -> subprocess.CompletedProcess[str]:
    """Run a command with more environment variables, in English by default."""
    found = {**os.environ, "LC_ALL": "C", **(environment or {})}
    # In a thread, because browser tests may have an event loop in this one.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(_run, words, typed, folder, found).result()


def _run(
    words: tuple[str, ...], typed: str, folder: Path, environment: Mapping[str, str]
) -> subprocess.CompletedProcess[str]:
    stdin, stdout, stderr = (TextIOWrapper(BytesIO(), "utf-8") for _ in range(3))
    stdin.write(typed)
    stdin.seek(0)
    with (
        patch.dict(os.environ, environment, clear=True),
        patch.object(sys, "argv", ["guildhall", *words]),
        patch.object(sys, "stdin", stdin),
        redirect_stdout(stdout),
        redirect_stderr(stderr),
        chdir(folder),
    ):
        try:
            cli.main()
            status = 0
        except SystemExit as end:
            status = int(end.code or 0)
    return subprocess.CompletedProcess(words, status, _text(stdout), _text(stderr))


def _text(stream: TextIOWrapper) -> str:
    stream.seek(0)
    return stream.read()
