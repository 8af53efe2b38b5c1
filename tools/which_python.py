"""Says which of the Pythons of this machine to set up with: `python3 tools/which_python.py`.

One that its makers built with profiles of real programs takes a seventh less time for all that is
done here, tests and servers alike. Those of distributions are built so; one that was compiled by
hand, or by pyenv, mostly is not.
"""

import subprocess
import sys
import sysconfig

SYSTEM = "/usr/bin/python3"
FIT = """
import ensurepip, pathlib, sys, sysconfig, venv
header = pathlib.Path(sysconfig.get_path("include"), "Python.h")
sys.exit(sys.version_info < (3, 11) or not header.exists())
"""
"""Whether it is new enough, and can make an environment and compile for it."""


def main() -> None:
    optimised = "--enable-optimizations" in str(sysconfig.get_config_var("CONFIG_ARGS"))
    print(SYSTEM if not optimised and is_fit(SYSTEM) else sys.executable)


def is_fit(python: str) -> bool:
    try:
        done = subprocess.run([python, "-c", FIT], capture_output=True, check=False)
    except OSError:
        return False
    return done.returncode == 0


if __name__ == "__main__":
    main()
