"""Craftsmen for PettingZoo; the version is that of its encodings."""

from guildhall.envs.aec import Maker

env = Maker("craftsmen", version=1)
raw_env = Maker("craftsmen", version=1, raw=True)
